"""Filters and single keys."""

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
    with pytest.raises(KeyTypeError):
        Filter.build([1], type="no_such_type", kind=kind)
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
    [datetime.date(2024, 1, 1), "2024-01-01"], [datetime.time(1), datetime.time(1, tzinfo=UTC)],
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
    ("time", [datetime.time(23, 59, 59, 999999), "23:59:59.999999"]),
    ("timetz", [datetime.time(12, 0, tzinfo=EAST), "12:00:00+02"]),
    ("interval", [datetime.timedelta(hours=-1, microseconds=1), "-00:59:59.999999"]),
    ("interval", [datetime.timedelta(days=3), "3 days", "72:00:00"]),
    ("inet", [ipaddress.ip_address("192.168.0.1"), "192.168.0.1", ipaddress.ip_interface("192.168.0.1")]),
    ("inet", [ipaddress.ip_network("10.0.0.0/8"), "10.0.0.0/8"]),
    ("inet", [ipaddress.ip_interface("2001:db8::1/64"), "2001:db8::1/64"]),
    ('"char"', ["", "\0"]),
    ("macaddr", ["08:00:2b:01:02:03", "08002b010203"]),
    ("oid", [4294967295, "4294967295", -1, "-1"]),
    ("xid", [2**31, -2**31, "-2147483648"]),
    ("cid", [-5, 2**32 - 5]),
    ("xid8", [2**64 - 1, "18446744073709551615"]),
]


@pytest.mark.parametrize("name,keys", ALIKE)
def test_alike(name, keys):
    assert len({key_hash(key, name) for key in keys}) == 1
    built = Filter.build(keys[:1], type=name, kind="keyset")
    for key in keys:
        if name != "real":
            assert key in built
            assert list(built.contains_many([key, None])) == [1, 0]
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
    ("oid", [-2**31 - 1, 2**32]), ("xid", [-2**31 - 1, 2**32]), ("cid", [-2**31 - 1]),
    ("xid8", [-1, 2**64]),
    ("timetz", [datetime.time(1, tzinfo=datetime.timezone(datetime.timedelta(microseconds=1))),
                datetime.time(1, tzinfo=datetime.timezone(datetime.timedelta(hours=-16)))]),
    ("text", ["a\0", "\0", "\ud800", "a\udc80"]), ("bigint", ["\ud800", "1\0"]),
    ("inet", [ipaddress.ip_address("fe80::1%eth0")]),
]


@pytest.mark.parametrize("name,keys", ABSENT)
def test_absent(name, keys):
    built = Filter.build([{"timetz": "12:00+00", "inet": "1.1.1.1"}.get(name, "1")], type=name)
    for key in keys:
        assert key not in built
        with pytest.raises(Error):
            Filter.build([key], type=name)


WRONG = [
    ("bigint", [1.0, True, b"1", datetime.date.today(), uuid.UUID(int=1), [1], object()]),
    ("text", [1, 1.0, b"a", D(1), True, datetime.date.today()]),
    ("bytea", [1, uuid.UUID(int=1)]),
    ("double precision", [1, D(1), True]),
    ("numeric", [1.0, True]),
    ("boolean", [1, 0.0]),
    ("date", [datetime.datetime(2024, 1, 1), 1]),
    ("timestamp", [datetime.date(2024, 1, 1), datetime.datetime(2024, 1, 1, tzinfo=UTC)]),
    ("timestamptz", [datetime.datetime(2024, 1, 1)]),
    ("time", [datetime.time(1, tzinfo=UTC), datetime.timedelta(1)]),
    ("timetz", [datetime.time(1), datetime.time(1, tzinfo=zoneinfo.ZoneInfo("Europe/Berlin"))]),
    ("uuid", [b"0123456789abcdef"]),
]


@pytest.mark.parametrize("name,keys", WRONG)
def test_wrong_types(name, keys):
    texts = {"boolean": "t", "date": "2024-01-01", "timestamp": "2024-01-01 00:00:00",
             "timestamptz": "2024-01-01 00:00:00+00", "time": "01:00", "timetz": "01:00+00",
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


def test_readings():
    """A text may be what a column of reals or of names makes of it."""
    reals = Filter.build(["0.1", "16777217"], type="real", kind="keyset")
    doubles = Filter.build([0.1, 0.2], kind="keyset")
    for filter in reals, doubles:
        assert "0.1" in filter and "0.3" not in filter
        assert list(filter.contains_many(["0.3", "0.1", None])) == [0, 1, 0]
    assert "16777217" in reals and 16777217.0 not in reals and 16777216.0 in reals
    assert 0.1 in doubles and 0.1 not in reals
    names = Filter.build(["a" * 70, "b"], type="name", kind="keyset")
    assert "a" * 70 in names and "a" * 63 in names and "b" in names and "a" * 62 not in names
    assert names.type == "text"


LONG = "a" * 70


@pytest.mark.parametrize("text,types", [("0.1", ["real", "double precision"]), (LONG, ["name", "text"])])
def test_one_reading(text, types):
    """Of a text that may be several keys, one is changed, if it is said which."""
    for type in types:
        counting = Filter.build([text], type, "counting")
        for other in types:
            before = bytes(counting)
            with pytest.raises(Error, match=f'type="{other}"'):
                counting.remove(text)
            assert other == type or not counting.remove(text, type=other)
            assert bytes(counting) == before
        assert counting.remove(text, type) and text not in counting
        with pytest.raises(KeyTypeError):
            counting.remove(text, type="bigint")
        with pytest.raises(KeyTypeError):
            counting.remove(text, type="no_such_type")
        assert not Filter.build([], kind="counting").remove(text)
    # what is one key alone needs no type
    short = Filter.build(["0.5"], types[0], "counting")
    assert short.remove("0.5") and "0.5" not in short


def test_add_one_reading(kind):
    if kind in ("ribbon", "fuse"):
        return
    array = pytest.importorskip("numpy").array
    reals, names = Filter.build([0.5], kind=kind), Filter.build(["a"], kind=kind)
    before = bytes(reals)
    for keys in ["0.1"], iter(["0.1"]), array(["0.1"]):
        with pytest.raises(Error, match='type="real"'):
            reals.add(keys)
    assert bytes(reals) == before
    reals.add(["0.25", "0.5"])
    reals.add(array(["0.1"]), "real")
    assert 0.25 in reals and array(["0.1"], "f4")[0] in reals and 0.1 not in reals
    names.add([LONG])
    assert LONG in names and LONG[:63] not in names
    names.add([LONG], "name")
    assert LONG[:63] in names


def test_precision():
    for name in "numeric(10,2)", "timestamp(3)", "varchar(5)":
        with pytest.raises(ValueError, match="as they are"):
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
