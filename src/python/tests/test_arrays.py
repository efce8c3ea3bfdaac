"""Arrays and columns: buffers, NumPy, pandas."""

import array
import ctypes
import datetime
import decimal
import uuid

import pytest

import ribbonfilter
from ribbonfilter import Error, Filter, KeyTypeError, key_hash


@pytest.fixture
def np():
    return pytest.importorskip("numpy")


@pytest.fixture
def pd():
    return pytest.importorskip("pandas")


def answers(filter, keys):
    return [int(answer) for answer in filter.contains_many(keys)]


def same(keys, listed, type=None):
    """An array builds what a list does, and its keys are found; strangers are not."""
    for kind in "keyset", "bloom", "counting":
        assert Filter.build(keys, type, kind) == Filter.build(listed, type, kind)
    built = Filter.build(listed, type, "keyset")
    expected = [int(key is not None) for key in listed]
    assert answers(built, keys) == expected
    other = Filter.build([listed[0]], type, "keyset")
    assert answers(other, keys) == [int(key == listed[0]) for key in listed]
    return built


def test_buffers():
    for code in "bhilqBHILQ":
        keys = array.array(code, [0, 1, 5, 127])
        same(keys, [0, 1, 5, 127])
        same(memoryview(keys)[::2], [0, 5])
        same(memoryview(keys)[::-1], [127, 5, 1, 0])
    same(array.array("f", [0.5, -0.0]), [0.5, 0.0])
    same(array.array("d", [0.1, 2]), [0.1, 2.0])
    same(memoryview(bytes(range(3))), [0, 1, 2])
    same(array.array("q", [-2**63, 2**63 - 1]), [-2**63, 2**63 - 1])
    same(array.array("q", [-5, 0, 17]), [decimal.Decimal(-5), 0, 17], "numeric")
    same(array.array("Q", [2**64 - 1, 0]), [2**64 - 1, 0], "numeric")
    for name in "oid", "xid", "cid":
        same(array.array("I", [2**32 - 1, 0]), [2**32 - 1, 0], name)
        same(array.array("i", [-1, -2**31, 7]), [2**32 - 1, 2**31, 7], name)
        assert answers(Filter.build([2**31 - 1], name), array.array("q", [-2**31 - 1, 2**31 - 1])) == [0, 1]
    assert answers(Filter.build([2**64 - 1], "xid8"), array.array("q", [-1])) == [0]
    filter = Filter.build([1, -1])
    assert answers(filter, array.array("Q", [2**64 - 1, 2**63, 1])) == [0, 0, 1]
    with pytest.raises(Error):
        Filter.build(array.array("Q", [2**64 - 1]))
    assert answers(filter, array.array("q")) == [] == answers(filter, [])


class Buffer(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("data", "object")] + [
        (name, ctypes.c_ssize_t) for name in ("length", "itemsize")] + [
        (name, ctypes.c_int) for name in ("readonly", "ndim")] + [("format", ctypes.c_char_p)] + [
        (name, ctypes.c_void_p) for name in ("shape", "strides", "suboffsets", "internal")]


def with_format(form, data, size):
    """A memoryview of items of a size, in a format that cast() does not know."""
    shape, stride = ctypes.c_ssize_t(len(data) // size), ctypes.c_ssize_t(size)
    view = ctypes.pythonapi.PyMemoryView_FromBuffer
    view.restype = ctypes.py_object
    return view(ctypes.byref(Buffer(
        ctypes.cast(data, ctypes.c_void_p), None, len(data), size, 1, 1, form,
        ctypes.addressof(shape), ctypes.addressof(stride), None, None)))


def test_what_is_refused():
    filter = Filter.build([1])
    for keys in b"abc", "abc", bytearray(b"abc"), 5, None:
        with pytest.raises(TypeError):
            filter.contains_many(keys)
    grid = memoryview(bytes(8)).cast("B", (2, 4))
    with pytest.raises(ValueError, match="dimension"):
        filter.contains_many(grid)
    for keys in array.array("d", [1]), memoryview(b"a").cast("?"), memoryview(b"a").cast("c"):
        with pytest.raises(KeyTypeError):
            filter.contains_many(keys)
    # items of several numbers
    for form in b"2i", b"8B", b"1q", b"<2f", b"8?":
        with pytest.raises(KeyTypeError, match="format"):
            filter.contains_many(with_format(form, b"\0" * 24, 8))
    assert answers(Filter.build([b"ab"]), with_format(b"2s", b"abcd", 2)) == [1, 0]
    with pytest.raises(KeyTypeError):
        Filter.build(["a"]).contains_many(array.array("q", [1]))
    with pytest.raises(KeyTypeError):
        Filter.build([1.5]).contains_many(array.array("q", [1]))


def test_many_parts():
    """More keys than are hashed at once."""
    keys = array.array("q", range(100000))
    filter = Filter.build(keys)
    assert all(filter.contains_many(keys))
    assert sum(filter.contains_many(array.array("q", range(100000, 200000)))) < 2000
    assert filter == Filter.build(iter(keys)) == Filter.build(list(keys))


def test_numbers(np):
    values = [0, 1, 5, 100]
    for kind in "i1 i2 i4 i8 u1 u2 u4 u8".split():
        for order in "<>":
            keys = np.array(values, dtype=order + kind)
            same(keys, values)
            same(keys[::2], values[::2])
            same(keys[::-1], values[::-1])
    same(np.array([-1, -128], "i1"), [-1, -128])
    for form in "<f4", ">f4", "<f8", ">f8":
        same(np.array([0.5, -2, 0.25], form), [0.5, -2.0, 0.25])
    same(np.array([True, False]), [True, False])
    frozen = np.arange(5)
    frozen.flags.writeable = False
    same(frozen, list(range(5)))
    unaligned = np.frombuffer(b"x" + np.arange(5, dtype="i8").tobytes(), dtype="u1")[1:].view("i8")
    same(unaligned, list(range(5)))
    filter = Filter.build([float("nan")])
    assert answers(filter, np.array([np.nan, 1.0])) == [1, 0]
    # reals are the doubles that they equal
    assert answers(Filter.build(np.array([0.1], "f4")), np.array([0.1], "f8")) == [0]
    assert answers(Filter.build([0.1], "real"), np.array([0.1], "f4")) == [1]
    assert Filter.build(np.array([0.1], "f8"), "real") == Filter.build(np.array([0.1], "f4"))


def test_mask(np):
    mask = Filter.build([1, 2]).contains_many(np.arange(4))
    assert mask.dtype == bool and mask.flags.writeable
    assert list(np.arange(4)[mask]) == [1, 2]


def test_shapes(np):
    filter = Filter.build([1])
    for keys in np.zeros((2, 2), int), np.array(1), np.int64(1), np.zeros((0, 2)), \
            np.zeros((2, 2), "M8[s]"), np.zeros((1, 1), object):
        with pytest.raises(ValueError, match="dimension"):
            filter.contains_many(keys)
    for keys in np.array([1j]), np.zeros(1, "f2"), np.zeros(1, "V8"), np.zeros(1, [("a", "i4")]), \
            np.zeros(1, "M8[Y]"), np.zeros(1, "M8[W]"), np.zeros(1, "longdouble"):
        with pytest.raises(TypeError):
            filter.contains_many(keys)
    assert answers(filter, np.array([])) == []


def test_scalars(np):
    filter = Filter.build([1, 5])
    for kind in "i1 i8 u1 u8".split():
        assert np.dtype(kind).type(5) in filter and np.dtype(kind).type(6) not in filter
    assert np.uint64(2**64 - 1) not in filter
    with pytest.raises(KeyTypeError):
        np.float64(1) in filter
    with pytest.raises(KeyTypeError):
        np.bool_(True) in filter
    assert np.float32(0.5) in Filter.build([0.5]) and np.str_("a") in Filter.build(["a"])
    assert np.datetime64("2024-01-01") in Filter.build([datetime.date(2024, 1, 1)])
    moment = Filter.build([datetime.datetime(2024, 1, 1)])
    assert np.datetime64("2024-01-01T00:00:00.000000000") in moment
    assert np.datetime64("2024-01-01T00:00:00.000000001") not in moment
    assert np.datetime64("NaT") not in moment
    assert np.timedelta64(1, "D") in Filter.build([datetime.timedelta(1)])
    assert answers(filter, np.array([1, 5, None, np.int32(1)], object)) == [1, 1, 0, 1]
    with pytest.raises(KeyTypeError):
        Filter.build([np.datetime64("2024", "Y")])
    for one in np.array(["2024-01-01"], "M8[us]"), np.array([1]):
        with pytest.raises(KeyTypeError):
            one in moment
    with pytest.raises(Error):
        Filter.build(np.array([1e300]), "real")
    with pytest.raises(Error):
        Filter.build(np.array([1e-300]), "real")
    assert np.float32(0.1) in Filter.build([0.1], "real")


def test_times(np):
    days = [datetime.date(2024, 2, 29), datetime.date(1900, 1, 1), datetime.date(1, 1, 1)]
    same(np.array(days, "M8[D]"), days)
    moments = [datetime.datetime(2024, 2, 29, 12, 30), datetime.datetime(1969, 12, 31, 23, 59)]
    for unit in "m", "s", "ms", "us", "ns":
        for order in "<>":
            same(np.array(moments, f"M8[{unit}]").astype(f"{order}M8[{unit}]"), moments)
    same(np.array(moments * 2, "M8[us]")[::2], [moments[0]] * 2)
    same(np.array([datetime.datetime(2024, 1, 1, 5)], "M8[h]"), [datetime.datetime(2024, 1, 1, 5)])
    spans = [datetime.timedelta(days=2), datetime.timedelta(seconds=-7200)]
    for unit in "s", "us", "ns":
        same(np.array(spans, f"m8[{unit}]"), spans)
    # of each unit and count, an array has the keys that its scalars are
    for unit in "D", "3D", "h", "10m", "10s", "250ms", "7us", "500ns", "2000ns", "16ns", "W", "2Y", "ps":
        for kind in "M8", "m8":
            numbers = np.array([0, 1, 4, 125, 1000, -8, -1234567, 3 * 10**18], "i8").view(f"{kind}[{unit}]")
            try:
                filter = Filter.build([numbers[0]], kind="keyset")
            except KeyTypeError:
                with pytest.raises(KeyTypeError):
                    Filter.build(numbers)
                assert unit in ("W", "2Y", "ps")
                continue
            assert unit in ("W", "D", "3D") or kind == "m8" or filter.type == "timestamp"
            for number in numbers:
                try:
                    filter = Filter.build([number], kind="keyset")
                except Error:
                    with pytest.raises(Error):
                        Filter.build(np.array([number]))
                    assert number.view("i8") not in (0, 1000)
                    continue
                assert Filter.build(np.array([number]), kind="keyset") == filter
                assert answers(filter, numbers) == [int(other == number) for other in numbers]
    same(np.array([datetime.datetime(2024, 1, 1, 0, 0, 20)], "M8[10s]"), [datetime.datetime(2024, 1, 1, 0, 0, 20)])
    # as long as an interval can be: hashed modulo 2^64
    long = np.array([10**13], "m8[s]")
    assert answers(Filter.build(["115740740 days 17:46:40"], "interval"), long) == [1]
    assert long[0] in Filter.build(long)
    filter = Filter.build(moments)
    odd = np.array(["NaT", "2024-02-29T12:30:00.000000001", "2024-02-29T12:30"], "M8[ns]")
    assert answers(filter, odd) == [0, 0, 1]
    assert Filter.build(odd[[0, 2]]).nkeys == 1
    with pytest.raises(Error):
        Filter.build(odd)
    far = np.array([2**62, -2**62, 2**31 - 1 + 10957, 10**13], "i8")
    assert answers(Filter.build(days), far.view("M8[D]")) == [0] * 4
    assert answers(filter, np.array([2**62], "i8").view("M8[s]")) == [0]
    infinity = Filter.build(["infinity"], "date")
    assert answers(infinity, far.view("M8[D]")) == [0] * 4
    for wrong in np.array(days, "M8[D]"), np.array(spans, "m8[s]"), np.arange(3):
        with pytest.raises(KeyTypeError):
            filter.contains_many(wrong)
    with pytest.raises(KeyTypeError):
        Filter.build([moments[0].replace(tzinfo=datetime.timezone.utc)]).contains_many(odd)


def test_texts(np):
    words = ["a", "Zürich", "", "\N{GRINNING FACE}x", "\u20ac"]
    for keys in np.array(words), np.array(words).astype(">U9"), np.array(words, object):
        same(keys, words)
    same(np.array(words)[::2], words[::2])
    same(np.array([b"a", b"bc"]), [b"a", b"bc"])
    assert answers(Filter.build([1, 22]), np.array(["1", "22", "3"])) == [1, 1, 0]
    assert answers(Filter.build(["1"], "character"), np.array(["1", "1 "])) == [1, 1]
    with pytest.raises(Error):
        Filter.build([1]).contains_many(np.array(["x"]))
    for filter, keys in (Filter.build(["a"]), [b"a"]), (Filter.build([b"a"]), ["a"]):
        with pytest.raises(KeyTypeError):
            filter.contains_many(np.array(keys))
    for odd in (np.array(["a\0b"]), np.array([0xD800], "u4").view("U1"),
                np.array([0x110000], "u4").view("U1")):
        assert answers(Filter.build(["a"]), np.concatenate([odd, ["a"]])) == [0, 1]
        with pytest.raises(Error):
            Filter.build(odd)
    reals = Filter.build(["0.1"], "real")
    assert answers(reals, np.array(["0.1", "0.3"])) == [1, 0]


def test_masked(np):
    keys = np.ma.array([1, 2, 3], mask=[False, True, False])
    assert answers(Filter.build([1, 2, 3]), keys) == [1, 0, 1]
    assert Filter.build(keys) == Filter.build([1, 3])
    assert answers(Filter.build([1, 2]), np.ma.array([1, 2])) == [1, 1]
    assert answers(Filter.build(["a", "b"]), np.ma.array(["a", "b"], mask=[0, 1])) == [1, 0]
    assert answers(Filter.build(["a", "b"]), np.ma.array(["a", "b"], mask=[0, 1], dtype=object)) == [1, 0]
    assert answers(Filter.build([1, 2, 3]), keys[::-1]) == [1, 0, 1]
    # one that is masked is the only key
    zero = Filter.build([0.0])
    for key in np.ma.masked, np.ma.array(0.0, mask=True):
        assert key not in zero and key not in Filter.build([0]) and key not in Filter.build(["a"])
        assert answers(zero, [key, 0.0]) == [0, 1] == answers(zero, np.array([key, 0.0], object))
        assert Filter.build([1.5, key]) == Filter.build([1.5]) and key_hash(key) is None
    assert np.ma.array("2024-01-01", "M8[D]", mask=True) not in zero and np.array(0.0) in zero


def test_no_numpy(monkeypatch):
    monkeypatch.setattr(ribbonfilter, "_modules", [None])
    assert Filter.build([1]).contains_many([1, 2]) == bytearray([1, 0])


def test_series(np, pd):
    filter = Filter.build([1, 2, 5])
    series = pd.Series([5, 6, 1], index=[7, 8, 9])
    assert list(series[filter.contains_many(series)]) == [5, 1]
    assert answers(filter, pd.Index([1, 3])) == [1, 0]
    nullable = pd.Series([1, None, 5], dtype="Int64")
    assert answers(filter, nullable) == [1, 0, 1] == answers(filter, nullable.array)
    assert Filter.build(nullable) == Filter.build([1, 5])
    assert answers(Filter.build([1.5]), pd.Series([1.5, None], dtype="Float64")) == [1, 0]
    assert answers(Filter.build([True]), pd.Series([True, None, False], dtype="boolean")) == [1, 0, 0]
    words = Filter.build(["a", "b"])
    for dtype in object, "string":
        assert answers(words, pd.Series(["a", None, "c"], dtype=dtype)) == [1, 0, 0]
    assert answers(words, pd.Series(["a", np.nan, "c"])) == [1, 0, 0]
    assert Filter.build(pd.Series(["a", np.nan, "b"])) == words
    assert answers(words, pd.Series(["a", None, "c"], dtype="category")) == [1, 0, 0]
    assert answers(filter, pd.Series([1, 3], dtype="category")) == [1, 0]
    assert answers(filter, pd.Series([1, None, 3], dtype="category")) == [1, 0, 0]
    with pytest.raises(KeyTypeError):
        words.contains_many(series)
    with pytest.raises(KeyTypeError):
        filter.contains_many(pd.Series([1.0, None]))
    with pytest.raises(KeyTypeError):
        filter.contains_many(pd.Series(pd.period_range("2024-01", periods=1, freq="M")))
    with pytest.raises(KeyTypeError):
        words.contains_many(pd.DataFrame({"a": ["a"]}))


def test_series_of_times(pd):
    naive = pd.Series([pd.Timestamp("2024-06-01 12:00"), None,
                       pd.Timestamp("2024-06-01 12:00:00.000000001")])
    assert answers(Filter.build([datetime.datetime(2024, 6, 1, 12)]), naive) == [1, 0, 0]
    aware = naive.dt.tz_localize("Europe/Berlin")
    filter = Filter.build([datetime.datetime(2024, 6, 1, 10, tzinfo=datetime.timezone.utc)])
    assert answers(filter, aware) == [1, 0, 0] == answers(filter, pd.Index(aware))
    assert answers(filter, aware.astype(object)) == [1, 0, 0]
    assert Filter.build(aware[:2]) == filter
    with pytest.raises(KeyTypeError):
        filter.contains_many(naive)
    with pytest.raises(KeyTypeError):
        aware in filter
    assert aware[0] in filter and aware[2] not in filter and pd.NaT not in filter and pd.NA not in filter
    spans = pd.Series(pd.to_timedelta(["1 day", None]))
    assert answers(Filter.build([datetime.timedelta(1)]), spans) == [1, 0]
    assert pd.Timedelta(1, "D") in Filter.build([datetime.timedelta(1)])
    assert pd.Timedelta(1, "ns") not in Filter.build([datetime.timedelta(0)])


def test_objects(np, pd):
    keys = [uuid.UUID(int=i) for i in range(3)]
    assert answers(Filter.build(keys[:2]), pd.Series(keys)) == [1, 1, 0]
    assert answers(Filter.build(keys[:2]), np.array(keys)) == [1, 1, 0]
    numbers = [decimal.Decimal("1.50"), decimal.Decimal("NaN"), None]
    assert answers(Filter.build(numbers), pd.Series(numbers, dtype=object)) == [1, 1, 0]
    assert key_hash(decimal.Decimal("1.5")) == key_hash(decimal.Decimal("1.50"))
    for mixed in [1, "2"], [1, 2.0], [decimal.Decimal(1), 1]:
        with pytest.raises(KeyTypeError):
            Filter.build(np.array(mixed, object))
        with pytest.raises(KeyTypeError):
            Filter.build(pd.Series(mixed, dtype=object))
    assert answers(Filter.build([]), pd.Series([object()])) == [0]


def test_nan(np, pd):
    """NaN is a key among floats, and what is missing among all else."""
    nan = float("nan")
    for dtype in "f8", object:
        series = pd.Series([1.5, nan], dtype=dtype)
        built = Filter.build([1.5, nan], kind="keyset")
        assert Filter.build(series, kind="keyset") == built
        assert Filter.build(series, "double precision", "keyset") == built
        assert answers(built, series) == [1, 1]
    # a category is never NaN
    missing = pd.Series([1.5, None], dtype="category")
    assert answers(built, missing) == [1, 0] and Filter.build(missing, kind="keyset") == Filter.build(
        [1.5], kind="keyset")
    decimals = pd.Series([decimal.Decimal("1.5"), decimal.Decimal("NaN"), nan], dtype=object)
    numeric = Filter.build(decimals, kind="keyset")
    assert numeric == Filter.build([decimal.Decimal("NaN"), decimal.Decimal("1.5")], kind="keyset")
    assert answers(numeric, decimals) == [1, 1, 0]
    assert answers(Filter.build([1]), pd.Series([1, nan], dtype=object)) == [1, 0]
