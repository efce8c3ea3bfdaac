"""New rows of a data frame: the Python module beside what pandas has.

	PYTHONPATH=build/python/lib /usr/bin/python3 test/bench/bench_etl.py [ROWS]

As many keys are known as the frame has rows; one row in fifty is new.  Keys are
a bigint, or a bigint and a text, vendor and order_no.  Prints a table of
Markdown: the medians of three runs, of the time that a processor spent.
"""

import sys
import time

import numpy
import pandas

from ribbonfilter import Filter

ROWS = int(sys.argv[1]) if len(sys.argv) > 1 else 3000000
PAIR = ["vendor", "order_no"]


def row(keys, way, function, expected=None):
    spent = []
    for _ in range(3):
        start = time.process_time()
        found = function()
        spent.append(time.process_time() - start)
    if expected is not None:
        assert int(found.sum()) == expected, (way, int(found.sum()))
    print(f"| {keys} | {way} | {sorted(spent)[1]:.2f} |", flush=True)


def frame(numbers):
    return pandas.DataFrame({"id": numbers * 97, "vendor": numbers % 5000,
                             "order_no": [f"PO-{n // 5000:07d}" for n in numbers.tolist()]})


def merged(new, known):
    both = new.merge(known, on=PAIR, how="left", indicator=True)
    return (both["_merge"] == "left_only").to_numpy()


def joined(keys):
    return keys["vendor"].astype(str) + "|" + keys["order_no"]


old = frame(numpy.arange(ROWS))
new = frame(numpy.random.default_rng(1).permutation(numpy.arange(ROWS) + ROWS // 50))
fresh = ROWS // 50
print(f"{ROWS:,} rows, {fresh:,} of them new; pandas {pandas.__version__}, NumPy {numpy.__version__}\n")
print("| key | way | seconds |\n|---|---|---:|")
ids, pairs = Filter.build(old["id"], kind="keyset"), Filter.build(old[PAIR], kind="keyset")
row("bigint", '`Filter.build(frame["id"], kind="keyset")`', lambda: Filter.build(old["id"], kind="keyset"))
row("bigint", '`~f.contains_many(frame["id"])`', lambda: ~ids.contains_many(new["id"]), fresh)
row("bigint", '`~frame["id"].isin(ids)`', lambda: ~new["id"].isin(old["id"]), fresh)
row("bigint, text", '`Filter.build(frame, kind="keyset")`', lambda: Filter.build(old[PAIR], kind="keyset"))
row("bigint, text", "`~f.contains_many(frame)`", lambda: ~pairs.contains_many(new[PAIR]), fresh)
row("bigint, text", "`~f.contains_many(frame.itertuples(…))`",
    lambda: ~pairs.contains_many(new[PAIR].itertuples(index=False, name=None)), fresh)
row("bigint, text", "`frame.merge(known, indicator=True)`", lambda: merged(new, old[PAIR]), fresh)
row("bigint, text", "both joined to a text, `isin()`", lambda: ~joined(new).isin(joined(old)), fresh)
