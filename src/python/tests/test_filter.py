"""Filters and single keys."""

import collections
import copy
import datetime
import decimal
import enum
import ipaddress
import os
import pickle
import threading
import uuid
import zoneinfo

import pytest

import kit
import ribbonfilter
from ribbonfilter import Error, Filter, FilterError, KeyTypeError, key_hash

D = decimal.Decimal
UTC = datetime.timezone.utc
EAST = datetime.timezone(datetime.timedelta(hours=2))


def test_all_keys_are_found(numbers, kind):
    assert all(key in numbers for key in range(1000))
    assert sum(key in numbers for key in range(1000, 11000)) < 400
    assert numbers.contains(1) and not numbers.contains(10**30) and None not in numbers
    assert (numbers.kind, numbers.type) == (kind, "bigint")
    assert 900 < numbers.nkeys < 1100
    assert numbers.target_rate == (0 if kind == "keyset" else 0.01)
    assert numbers.rate < 0.02
    assert kind in repr(numbers) and "bigint" in repr(numbers)


def test_forms(numbers, tmp_path):
    same = [numbers.text, numbers.text.encode(), bytes(numbers), memoryview(bytes(numbers)),
            bytearray(bytes(numbers)), "\\x" + bytes(numbers).hex()]
    assert numbers.text.startswith("rbfi")
    for data in same:
        assert Filter.from_bytes(data) == numbers
    for form in "raw", "text", "copy-binary":
        path = tmp_path / form
        numbers.save(path, form)
        assert Filter.load(path) == numbers
        assert Filter.from_bytes(path.read_bytes()) == numbers
        assert Filter.load(os.fsencode(path)) == numbers
    assert (tmp_path / "raw").read_bytes() == bytes(numbers)
    assert (tmp_path / "text").read_text() == numbers.text + "\n"
    with pytest.raises(Error, match="form"):
        numbers.save(path, "xml")
    none = tmp_path / "none" / "none"
    for path, said in (none, str(none)), (str(none), str(none)), (os.fsencode(none), os.fsencode(none)):
        for call in Filter.load, numbers.save:
            with pytest.raises(FileNotFoundError) as caught:
                call(path)
            assert caught.value.filename == said
    for path in f"{tmp_path}/raw\0", f"{tmp_path}/raw\0more".encode():
        with pytest.raises(ValueError, match="null byte"):
            Filter.load(path)
        with pytest.raises(ValueError, match="null byte"):
            numbers.save(path)


def test_copies(numbers):
    for other in copy.copy(numbers), copy.deepcopy(numbers), pickle.loads(pickle.dumps(numbers)):
        assert other == numbers and type(other) is Filter
        assert other is not numbers
    assert numbers != Filter.build(range(999), kind=numbers.kind) and numbers != 1
    # one that is changed would be lost in a set
    with pytest.raises(TypeError, match="unhashable"):
        {numbers}
    with pytest.raises(TypeError):
        Filter()
    with pytest.raises(TypeError):
        numbers < numbers


def test_rows():
    """A tuple is a key of several columns."""
    Pair = collections.namedtuple("Pair", "id name")
    rows = [(1, "a"), Pair(2, None), None, (None, None), (2**31, "x" * 64)]
    built = Filter.build(rows, kind="keyset")
    assert built.type == "(integer,text)" and built.nkeys == 4
    assert list(built.contains_many(rows)) == [row is not None and row in built for row in rows] == [1, 1, 0, 1, 1]
    assert Pair(1, "a") in built and ("1", "a") in built and (1, None) not in built and (2, "") not in built
    assert built == Filter.build(iter(rows), "bigint, TEXT", "keyset") == Filter.build(rows, "int8,varchar", "keyset")
    for absent in (2**63, "a"), (1, "a\0"), (2**63, None):
        assert absent not in built
        with pytest.raises(Error, match="no value"):
            Filter.build([absent], "bigint,text")
        with pytest.raises(Error, match="no value"):
            key_hash(absent, "bigint,text")
    assert not built.contains((2**31, "x" * 64), "integer,text") and built.contains((1, "a"), "smallint,text")
    assert built.contains((1, "a"), "smallint,name") and not built.contains((2**31, "x" * 64), "bigint,name")
    for wrong in (), (1,), (1, "a", 2):
        for call in built.contains, built.add, lambda row: built.contains_many([row]):
            with pytest.raises(Error, match=rf"2 columns, \(bigint,text\), not {len(wrong)}"):
                call([wrong] if call == built.add else wrong)
        with pytest.raises(Error, match="tuples of 2"):
            Filter.build([(1, None), wrong])
    for wrong in 1, "a", [1, "a"], {1: "a"}, (1, 2), (1, ("a",)), ((1,), "a"), (1.5, "a"), b"ab":
        with pytest.raises(KeyTypeError):
            wrong in built
        with pytest.raises(KeyTypeError, match="^row 1, "):
            built.contains_many([(1, "a"), wrong])
    for type in "bigint", "bigint,text,text", "text,text", "numeric,text", "compound":
        with pytest.raises(KeyTypeError):
            built.contains((1, "a"), type)
    with pytest.raises(KeyTypeError, match="column 1"):
        Filter.build([(1, None), (2, None)])
    assert Filter.build([(1, None)], "int,text").nkeys == 1
    # the first value of each column says its type, be it far
    late = [(None, "a")] * 70000 + [(5, None), (float("nan"), None)]
    assert Filter.build(late, kind="keyset") == Filter.build(
        [(None, "a"), (5, None), (None, None)], "bigint,text", "keyset")
    for one in [float("nan"), (1, 2)], [(1, 2), 3], [3, (1, 2)], [(1, 2), (1, "a")], [(1, 2.5), (1, 2)]:
        with pytest.raises(Error):
            Filter.build(one)
    assert key_hash((1, "a")) == key_hash(("1", "a"), "bigint,text") and key_hash((None, None), "int,int") is not None
    counting = Filter.build(rows, kind="counting")
    assert counting.remove((1, "a")) and (1, "a") not in counting and not counting.remove(None)
    counting.add([(7, "b"), None])
    assert (7, "b") in counting and counting.remove(("7", "b"), type="bigint,name")
    for kind in "bloom", "counting", "keyset":
        grown = Filter.build(rows[:1], kind=kind, **({} if kind == "keyset" else {"expected": 100}))
        grown.add(rows[1:])
        assert all(row in grown for row in rows if row is not None)
        assert grown == Filter.build(rows, kind=kind, **({} if kind == "keyset" else {"expected": 100}))
        assert pickle.loads(pickle.dumps(grown)) == grown
        with pytest.raises(KeyTypeError):
            grown | Filter.build([1], kind=kind, **({} if kind == "keyset" else {"expected": 100}))


class Mine(Filter):
    pass


def test_subclass():
    assert type(Mine.build([1])) is Mine
    assert type(pickle.loads(pickle.dumps(Mine.build([1])))) is Mine
    mine = Mine.build([1], kind="bloom", expected=10)
    mine.names = ["a"]
    for other in copy.copy(mine), copy.deepcopy(mine), pickle.loads(pickle.dumps(mine)):
        assert type(other) is Mine and other == mine and other.names == ["a"]
    assert copy.copy(mine).names is mine.names is not copy.deepcopy(mine).names
    other.add([2])
    assert other != mine and 2 not in mine


def test_damage(numbers):
    data = bytes(numbers)
    for at in range(0, len(data), 7):
        bad = bytearray(data)
        bad[at] ^= 0x10
        with pytest.raises(FilterError):
            Filter.from_bytes(bad)
    for bad in data[:-1], b"", b"nonsense", "rbfi", "ä", "\udc80":
        with pytest.raises(FilterError):
            Filter.from_bytes(bad)
    assert issubclass(FilterError, Error) and issubclass(Error, ValueError)
    assert issubclass(KeyTypeError, TypeError) and issubclass(KeyTypeError, Error)


def test_build(kind):
    same = Filter.build([3, 1, 2], kind=kind)
    assert Filter.build((key for key in (2, None, 3, 1, 1)), kind=kind, type="int") == same \
        or kind == "counting"
    assert Filter.build({1: "a", 2: "b", 3: "c"}, kind=kind) == same
    assert Filter.build(["1", " 2 ", "3"], "bigint", kind) == same
    assert Filter.build(range(100000), kind=kind, memory=1 << 20).contains(99999)
    for keys in [], [None, None], iter(()):
        empty = Filter.build(keys, kind=kind)
        assert empty.type == "none" and 1 not in empty and "a" not in empty
        assert list(empty.contains_many([1, "a", None])) == [0, 0, 0]
    with pytest.raises(Error):
        Filter.build([1], kind="xor")
    with pytest.raises(Error):
        Filter.build([1], kind="ribbon", fpr=2.0)
    with pytest.raises(Error):
        Filter.build([2**63], kind=kind)
    for type in "no_such_type", "", "bigint,", "bigint,bigint[]", ",".join(["int"] * 33):
        with pytest.raises(KeyTypeError):
            Filter.build([1], type=type, kind=kind)
        with pytest.raises(KeyTypeError):
            key_hash(1, type)
    with pytest.raises(KeyTypeError):
        Filter.build([object()], kind=kind)
    with pytest.raises(KeyTypeError):
        Filter.build("abc", kind=kind)


def test_sized():
    bloom = Filter.build(range(10), kind="bloom", expected=1000)
    assert bloom.contains(9) and len(bytes(bloom)) > 1000
    with pytest.raises(Error):
        Filter.build(range(10), kind="ribbon", expected=1000)
    for number in -5, 0, 2**63, 2**70:
        with pytest.raises(Error):
            Filter.build(range(10), kind="bloom", expected=number)
    for number in -1, 2**70:
        with pytest.raises(Error):
            Filter.build(range(10), memory=number)


@pytest.mark.parametrize("keys", [
    [1, "2"], [1, 2.0], [1, True], [1, D(2)], ["a", b"a"], [D(1), 1], [D(1), 1.0],
    [datetime.date(2024, 1, 1), datetime.datetime(2024, 1, 1)],
    [datetime.datetime(2024, 1, 1), datetime.datetime(2024, 1, 1, tzinfo=UTC)],
    [datetime.date(2024, 1, 1), "2024-01-01"], [(1, "a"), (1, 2)], [(1, None), ("a", 2)],
    [uuid.UUID(int=1), str(uuid.UUID(int=1))], [True, 1], [1.0, 1]])
def test_mixed(keys):
    with pytest.raises(TypeError):
        Filter.build(keys)
    with pytest.raises(TypeError):
        Filter.build([None] * 70000 + keys)


def test_change():
    for kind in "bloom", "counting", "keyset":
        sized = {} if kind == "keyset" else {"expected": 1000}
        changed = Filter.build(range(100), kind=kind, **sized)
        before = copy.copy(changed)
        changed.add(range(100, 200))
        changed.add(["200", None])
        assert all(key in changed for key in range(201)) and before != changed
        now = bytes(changed)
        with pytest.raises(Error):
            changed.add([1, 2, "x"])
        with pytest.raises(KeyTypeError):
            changed.add([1.5])
        assert bytes(changed) == now
        assert Filter.from_bytes(now) == changed
        other = Filter.build(range(500, 600), kind=kind, **sized)
        both = before | other
        assert both == before.union(other) == other | before
        assert 550 in both and 50 in both and 550 not in before
        empty = Filter.build([], kind=kind, **sized)
        with pytest.raises(KeyTypeError):
            empty.add(["a", 1])
        empty.add(["a", "b"])
        assert empty.type == "text" and "a" in empty
    for kind in "ribbon", "fuse":
        with pytest.raises(Error):
            Filter.build([1], kind=kind).add([2])
        with pytest.raises(Error):
            Filter.build([1], kind=kind) | Filter.build([2], kind=kind)
    with pytest.raises(TypeError):
        before | 1
    with pytest.raises(TypeError):
        before.union(1)
    with pytest.raises(Error):
        before | Filter.build(["a"], kind="keyset")


def test_remove():
    counting = Filter.build([1, 2, 2], kind="counting")
    assert counting.remove(1) and not counting.remove(1) and 1 not in counting
    assert counting.remove(2) and 2 in counting and counting.remove("2") and 2 not in counting
    assert not counting.remove(None)
    assert Filter.from_bytes(bytes(counting)) == counting
    with pytest.raises(Error):
        Filter.build([1]).remove(1)
    with pytest.raises(KeyTypeError):
        counting.remove(1.5)


class Colour(enum.IntEnum):
    RED = 1


ALIKE = [
    ("bigint", [1, "1", D("1.00"), Colour.RED, " 1"]),
    ("numeric", [1, "1", D("1"), D("1.00"), "1e0", D("0.1E1")]),
    ("numeric", [D("-0.50"), "-0.5", D("-5E-1")]),
    ("numeric", [D("NaN"), "NaN", D("sNaN")]),
    ("numeric", [D("-Infinity"), "-infinity"]),
    ("numeric", [D("0E-5"), D("-0"), 0, "0.00"]),
    ("numeric", [10**100, D(10)**100, "1" + "0" * 100]),
    ("numeric", [2**63, "9223372036854775808"]),
    ("double precision", [1.0, "1"]),
    ("double precision", [-0.0, 0.0, "0"]),
    ("double precision", [float("nan"), -float("nan"), "NaN"]),
    ("real", [0.1, "0.1"]),
    ("text", ["1", "1"]),
    ("text", ["Zürich \N{GRINNING FACE}"]),
    ("character", ["a", "a  "]),
    ("bytea", [b"a\0", bytearray(b"a\0"), memoryview(b"a\0"), "\\x6100"]),
    ("uuid", [uuid.UUID(int=5), str(uuid.UUID(int=5)), uuid.UUID(int=5).hex]),
    ("boolean", [True, "t", "yes"]),
    ("date", [datetime.date(2024, 2, 29), "2024-02-29"]),
    ("date", [datetime.date(1, 1, 1), "0001-01-01"]),
    ("timestamp", [datetime.datetime(2024, 2, 29, 12, 34, 56, 789), "2024-02-29 12:34:56.000789"]),
    ("timestamptz", [datetime.datetime(2024, 6, 1, 14, tzinfo=EAST), "2024-06-01 12:00+00",
                     datetime.datetime(2024, 6, 1, 14, tzinfo=zoneinfo.ZoneInfo("Europe/Berlin")),
                     datetime.datetime(2024, 6, 1, 12, tzinfo=UTC)]),
    ("inet", [ipaddress.ip_address("192.168.0.1"), "192.168.0.1", ipaddress.ip_interface("192.168.0.1")]),
    ("inet", [ipaddress.ip_network("10.0.0.0/8"), "10.0.0.0/8"]),
    ("inet", [ipaddress.ip_interface("2001:db8::1/64"), "2001:db8::1/64"]),
    ("integer", [2**31 - 1, "2147483647", D(2**31 - 1)]),
    ("smallint", [-2**15, "-32768", D(-2**15)]),
    ("name", ["a" * 63, "a" * 64, "a" * 65536]),
]


@pytest.mark.parametrize("name,keys", ALIKE)
def test_alike(name, keys):
    assert len({key_hash(key, name) for key in keys}) == 1
    built = Filter.build(keys[:1], type=name, kind="keyset")
    for key in keys:
        assert built.contains(key, type=name)
        assert list(built.contains_many([key, None], type=name)) == [1, 0]
        # a filter does not tell these from wider ones
        if name not in ("real", "name"):
            assert key in built
    assert Filter.build(keys, type=name, kind="keyset") == built


def test_hashes():
    assert key_hash(None) is None and key_hash(None, "int") is None
    with pytest.raises(Error):
        key_hash(2**63)
    with pytest.raises(KeyTypeError):
        key_hash(1, "text")


ABSENT = [
    ("bigint", [2**63, -2**63 - 1, D("1.5"), D("NaN"), D(2)**64, D("1E+1000000")]),
    ("numeric", [D("1E+131072"), D("1E-16384")]),
    ("integer", [2**31, -2**31 - 1, 2**63, D(2**31)]), ("smallint", [2**15, -2**15 - 1, 2**31, D(2**15)]),
    ("real", [1e300, 1e-300]),
    ("text", ["a\0", "\0", "\ud800", "a\udc80"]), ("bigint", ["\ud800", "1\0"]),
    ("inet", [ipaddress.ip_address("fe80::1%eth0")]),
]


@pytest.mark.parametrize("name,keys", ABSENT)
def test_absent(name, keys):
    built = Filter.build([{"inet": "1.1.1.1"}.get(name, "1")], type=name)
    for key in keys:
        assert not built.contains(key, type=name)
        assert list(built.contains_many([key, "1" if name != "inet" else "1.1.1.1"], type=name)) == [0, 1]
        with pytest.raises(Error):
            Filter.build([key], type=name)


WRONG = [
    ("bigint", [1.0, True, b"1", datetime.time(1), datetime.timedelta(1), (1,), (1, 2), datetime.date.today(), uuid.UUID(int=1), [1], object()]),
    ("text", [1, 1.0, b"a", D(1), True, datetime.date.today()]),
    ("bytea", [1, uuid.UUID(int=1)]),
    ("double precision", [1, D(1), True]),
    ("numeric", [1.0, True]),
    ("boolean", [1, 0.0]),
    ("date", [datetime.datetime(2024, 1, 1), 1]),
    ("timestamp", [datetime.date(2024, 1, 1), datetime.datetime(2024, 1, 1, tzinfo=UTC)]),
    ("timestamptz", [datetime.datetime(2024, 1, 1)]),
    ("uuid", [b"0123456789abcdef"]),
]


@pytest.mark.parametrize("name,keys", WRONG)
def test_wrong_types(name, keys):
    texts = {"boolean": "t", "date": "2024-01-01", "timestamp": "2024-01-01 00:00:00",
             "timestamptz": "2024-01-01 00:00:00+00",
             "uuid": str(uuid.UUID(int=1)), "bytea": "\\x00"}
    built = Filter.build([texts.get(name, "1")], type=name)
    for key in keys:
        with pytest.raises(KeyTypeError):
            key in built
        with pytest.raises(KeyTypeError):
            built.contains_many([None, key])
        with pytest.raises(KeyTypeError):
            Filter.build([key], type=name)


def test_wrong_texts():
    for name, text in (("bigint", "x"), ("bigint", str(2**63)), ("date", "today"), ("text", "a\0b"),
                       ("text", "\ud800"), ("bigint", "\ud800"),
                       ("timestamptz", "2024-01-01 00:00:00 Europe/Berlin"), ("boolean", "maybe")):
        with pytest.raises(Error):
            key_hash(text, name)
    # what no database has is in no filter, and nothing to stop for
    assert list(Filter.build(["a"]).contains_many(["a\0", "\ud800", "a"])) == [0, 0, 1]


def test_real():
    for number in 1e300, -1e300, 1e-300, 3.5e38:
        with pytest.raises(Error):
            Filter.build([number], type="real")
        with pytest.raises(Error):
            key_hash(number, "real")
    inf, nan = float("inf"), float("nan")
    alone = Filter.build([0.0, 1e-45, inf, -inf, nan], type="real", kind="keyset")
    assert alone.nkeys == 5 and inf in alone and nan in alone


def test_one_reading():
    """A text is one key, of the filter's type or of that which is said."""
    reals = Filter.build(["0.1", "16777217"], type="real", kind="keyset")
    assert reals.contains("0.1", "real") and reals.contains(0.1, "real") and reals.contains("16777217", "real")
    assert "0.1" not in reals and 0.1 not in reals and "16777217" not in reals and 16777216.0 in reals
    assert list(reals.contains_many(["0.1", "0.3"], "real")) == [1, 0]
    assert list(reals.contains_many(["0.1", "0.3"])) == [0, 0]
    assert "0.1" in Filter.build([0.1, 0.2], kind="keyset")
    # digits beyond 2^53
    assert 2**53 + 1 not in Filter.build([2**53], kind="keyset")
    assert "9007199254740993" in Filter.build([2.0**53], kind="keyset")
    assert D(2**53 + 1) not in Filter.build([D(2**53)], kind="keyset")
    for n in 62, 63, 64, 65, 2**16 - 1, 2**16, 2**16 + 1:
        texts = Filter.build(["a" * n], kind="keyset")
        assert "a" * n in texts and "a" * (n + 1) not in texts and "a" * (n - 1) not in texts
        assert texts.contains("a" * n, "name") == (n <= 63) and texts.contains("a" * 70, "name") == (n == 63)
        assert list(texts.contains_many(["a" * n, "a" * (n + 1), "a" * 63])) == [1, 0, n == 63]
        names = Filter.build(["a" * n, "\u00e4" * n], "name", "keyset")
        assert names == Filter.build(["a" * min(n, 63), "\u00e4" * 31], "text", "keyset")
    assert names.type == "text"
    for key in "0" * 63, "0" * 64:
        assert ("0" * 64 in Filter.build([key], kind="keyset")) == (len(key) == 64)


def test_types_asked():
    """What may be asked of which filter, the library says; all functions do as it does."""
    counting = Filter.build([1, 2], kind="counting")
    for type in "integer", "smallint", "int8", "numeric", "bigint":
        assert counting.contains("1", type) and counting.contains(1, type=type) and not counting.contains("7", type)
        assert list(counting.contains_many(["1", "7"], type)) == [1, 0]
    assert counting.contains("1.00", "numeric") and not counting.contains("1.5", "numeric")
    numbers = Filter.build([D("1.5"), D(2**31), D(2**63)], kind="counting")
    assert numbers.contains(2**31, "bigint") and not numbers.contains(2**31, "integer")
    assert numbers.contains("2147483648", "bigint") and not numbers.contains(2**63, "bigint")
    assert 2**63 in numbers and list(numbers.contains_many([2**63, 2**31], "bigint")) == [0, 1]
    with pytest.raises(Error):
        numbers.contains("2147483648", "integer")
    with pytest.raises(KeyTypeError):
        numbers.remove(2**31, "bigint")
    assert numbers.remove(2**31) and 2**31 not in numbers
    for type in "", "text", "real", "bigint,text", "no_such_type", "public.mood", "time", "oid", "numeric(10,2)":
        for call in counting.contains, counting.remove, lambda key, type: counting.contains_many([key], type), \
                lambda key, type: counting.add([key], type):
            with pytest.raises(KeyTypeError):
                call("1", type=type)
    for call in counting.remove, counting.contains:
        with pytest.raises(Error, match="no key of type bigint"):
            call("x")
    counting.add(["7", 9], "smallint")
    assert 7 in counting and counting.remove("7", "integer") and 7 not in counting
    with pytest.raises(Error):
        counting.add([1, 2**15], "smallint")
    assert not Filter.build([], kind="counting").remove(1)
    assert not Filter.build([]).contains(1, "bigint") and not Filter.build([]).contains((1, 2))


@pytest.mark.parametrize("type,good,bad,absent", [
    ("bigint", 5, "n/a", 2**63), ("text", "a", b"\xff", "a\0"), ("bigint,text", (5, "a"), ("n/a", "a"), (2**63, "a")),
    ("bigint,date", (5, "2024-01-01"), (5, "x"), (5, "2024-01-01\0"))])
def test_on_error(type, good, bad, absent):
    if type == "text":
        bad = None
    built = Filter.build([good], type, "keyset")
    keys = [good, None, bad, absent, good]
    if bad is not None:
        for many in keys, iter(keys), [good] * 70000 + keys:
            row = len(many) - 3 if isinstance(many, list) else 2
            with pytest.raises(Error, match=f"^row {row}, counted from 0: .*\"(n/a|x)\" is no key of type"):
                built.contains_many(many)
        with pytest.raises(Error, match="^row 2, .*is no key"):
            Filter.build(keys, type)
        with pytest.raises(Error, match="^row 2, .*is no key"):
            Filter.build([good], type, "bloom", expected=10).add(keys)
    kept = int(bad is not None)
    assert list(built.contains_many(keys, on_error="keep")) == [1, 0, kept, 0, 1]
    assert list(built.contains_many(keys, on_error="skip")) == [1, 0, 0, 0, 1]
    assert Filter.build(keys, type, "keyset", on_error="skip") == built
    with pytest.raises(Error, match="^row 1, counted from 0: the key is no value of its type"):
        Filter.build([good, absent], type)
    grown = Filter.build([good], type, "bloom", expected=10)
    before = copy.copy(grown)
    grown.add(keys, on_error="skip")
    assert grown == before
    for call in grown.add, lambda keys, on_error: Filter.build(keys, type, on_error=on_error):
        with pytest.raises(Error, match="on_error"):
            call(keys, on_error="keep")
    for word in "stop", "", None:
        with pytest.raises(Error, match="on_error"):
            built.contains_many(keys, on_error=word)
    # what is of another type is a mistake of the program's, whatever is said
    for rule in "raise", "keep", "skip":
        with pytest.raises(KeyTypeError, match="^row 1, counted from 0: "):
            built.contains_many([good, object()], on_error=rule)


def test_precision():
    for name in "numeric(10,2)", "timestamp(3)", "varchar(5)", "bigint,char(3)":
        with pytest.raises(KeyTypeError, match="as they are"):
            Filter.build(["1"], type=name)


IN_ANOTHER = """
import sys
sys.path.insert(0, {path!r})
try:
    import ribbonfilter
except ImportError as error:
    assert "one interpreter" in str(error), error
else:
    raise SystemError("imported")
"""


def test_other_interpreters():
    interpreters = pytest.importorskip("_xxsubinterpreters")
    filter = Filter.build([D("1.5")])
    path = os.path.dirname(os.path.dirname(ribbonfilter.__file__))
    other = interpreters.create()
    interpreters.run_string(other, IN_ANOTHER.format(path=path))
    interpreters.destroy(other)
    assert D("1.5") in filter and D("3") in Filter.build([D("3")])


def test_values():
    for known in kit.filters():
        if "map" in known.form and known.key_type == "integer" and known.keys == "numbers" and known.text != "-":
            filter = Filter.from_bytes(known.text)
            assert all(filter.values(key) and key in filter for key in range(known.n))
            assert filter.values(None) == []
    with pytest.raises(Error):
        Filter.build([1]).values(1)


def test_filters_of_the_kit():
    for known in kit.filters():
        # kit.py fills in what a colon stands for
        if known.text == "-" or ":" in known.text:
            continue
        filter = Filter.from_bytes(known.text)
        assert filter.text == known.text
        if known.keys == "numbers" and known.form in ("keyset", "bloom", "ribbon", "fuse"):
            keys = [kit.number(known.key_type, i).text for i in range(known.n)]
            type = {"integer": "bigint", "text": "text"}.get(known.key_type)
            assert type is None or Filter.build(keys, type, known.form, known.rate or None) == filter


def test_threads():
    """One thread adds, others probe and read: nothing crashes, nothing is lost."""
    shared = Filter.build(range(1000), kind="bloom", expected=100000)
    failures = []
    stop = threading.Event()

    def probe():
        keys = memoryview(bytearray(b"".join(i.to_bytes(8, "little") for i in range(1000)))).cast("q")
        while not stop.is_set():
            if not all(shared.contains_many(keys)) or 5 not in shared or len(bytes(shared)) < 100:
                failures.append("lost")

    threads = [threading.Thread(target=probe) for _ in range(4)]
    for thread in threads:
        thread.start()
    for i in range(1000, 3000):
        shared.add([i])
    stop.set()
    for thread in threads:
        thread.join()
    assert not failures and all(shared.contains_many(range(3000)))
    assert Filter.from_bytes(bytes(shared)) == shared
