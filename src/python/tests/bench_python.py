"""How fast keys are looked up: python3 bench_python.py [KEYS] prints a table.

measure() gives the same as rows, for other benchmarks.
"""

import sys
import time

import numpy

from ribbonfilter import Filter


def _rate(function, n, seconds=0.5):
    """Keys a second, of the best of several runs."""
    best, end = None, time.perf_counter() + seconds
    while best is None or time.perf_counter() < end:
        start = time.perf_counter()
        function()
        spent = time.perf_counter() - start
        best = spent if best is None else min(best, spent)
    return n / best


def measure(n, kinds=("ribbon", "fuse", "bloom", "counting", "keyset"), probes=1000000):
    """(kind, what, keys a second) of filters of n keys, half of the probes in."""
    random = numpy.random.default_rng(1)
    keys = random.permutation(numpy.arange(2 * n, dtype="int64"))
    probe = random.choice(keys, probes)
    texts = numpy.array([f"user-{key:010d}" for key in probe.tolist()], dtype=object)
    for kind in kinds:
        start = time.perf_counter()
        numbers = Filter.build(keys[:n], kind=kind)
        yield kind, "build of int64", n / (time.perf_counter() - start)
        yield kind, "int64", _rate(lambda: numbers.contains_many(probe), probes)
        words = Filter.build((f"user-{key:010d}" for key in keys[:n].tolist()), kind=kind)
        yield kind, "object array of str", _rate(lambda: words.contains_many(texts), probes)
        yield kind, "U array", _rate(lambda: words.contains_many(texts.astype("U")), probes)
    if n <= 1000000:
        listed = probe.tolist()
        plain = set(keys[:n].tolist())
        yield "set", "[k in s for k in list]", _rate(lambda: [key in plain for key in listed], probes)


if __name__ == "__main__":
    for row in measure(int(sys.argv[1]) if len(sys.argv) > 1 else 1000000):
        print("%-9s %-25s %8.1f million/s" % (row[0], row[1], row[2] / 1e6))
