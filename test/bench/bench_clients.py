"""The Python module beside sets, NumPy and pandas: a part of bench_clients.pl.

Prints a table of Markdown.  Half of the keys that are looked up are known.
"""

import sys
import time
from os import environ

import numpy

sys.path[:0] = [environ["BUILT"] + "/python/lib"]
from ribbonfilter import Filter  # noqa: E402

PROBES = 1000000


def rate(function, seconds=1.0):
    """Keys a second, the median of the runs of a second, three at least."""
    spent = []
    while len(spent) < 3 or sum(spent) < seconds:
        start = time.perf_counter()
        function()
        spent.append(time.perf_counter() - start)
    return PROBES / sorted(spent)[len(spent) // 2]


def row(name, nkeys, ints, texts):
    cells = ["" if r is None else f"{r / 1e6:.1f}" for r in (ints, texts)]
    print(f"| {nkeys:,} | {name} | {' | '.join(cells)} |", flush=True)


print("## Python: known keys among a million, half of which are\n")
print("| known keys | way | int64, million a second | text, million a second |\n|---:|---|---:|---:|")
for nkeys in 100000, 1000000, 10000000:
    random = numpy.random.default_rng(1)
    numbers = random.permutation(numpy.arange(2 * nkeys, dtype="int64")) * 97
    known, probe = numbers[:nkeys], random.choice(numbers, PROBES)
    texts = numpy.array([f"user-{n:010d}" for n in probe.tolist()], dtype=object)
    for kind in "ribbon", "fuse", "bloom":
        ints = Filter.build(known, kind=kind)
        words = Filter.build((f"user-{n:010d}" for n in known.tolist()), kind=kind)
        assert ints.contains_many(known).all()
        row(f"`contains_many()`, {kind}", nkeys, rate(lambda: ints.contains_many(probe)),
            rate(lambda: words.contains_many(texts)))
    if nkeys <= 1000000:
        plain, plain_texts = set(known.tolist()), {f"user-{n:010d}" for n in known.tolist()}
        row("`[k in s for k in keys.tolist()]`, a set", nkeys, rate(lambda: [k in plain for k in probe.tolist()]),
            rate(lambda: [k in plain_texts for k in texts.tolist()]))
        row("the same, of a list", nkeys, rate(lambda listed=probe.tolist(): [k in plain for k in listed]),
            rate(lambda listed=texts.tolist(): [k in plain_texts for k in listed]))
        row("`{k for k in keys if k in s}`, of a list", nkeys,
            rate(lambda listed=probe.tolist(): {k for k in listed if k in plain}),
            rate(lambda listed=texts.tolist(): {k for k in listed if k in plain_texts}))
        row("`numpy.isin()`", nkeys, rate(lambda: numpy.isin(probe, known)), None)
        try:
            import pandas
        except ImportError:
            continue
        row("`pandas.Series.isin()`, a set", nkeys, rate(lambda: pandas.Series(probe).isin(plain)),
            rate(lambda: pandas.Series(texts).isin(plain_texts)))
