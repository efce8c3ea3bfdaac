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


def answers(filter, keys, type=None, **options):
    return [int(answer) for answer in filter.contains_many(keys, type, **options)]


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
    for name, most in ("integer", 2**31), ("smallint", 2**15):
        filter = Filter.build([most - 1, -most], name)
        for code in "qQ":
            keys = array.array(code, [most - 1, most, 2**63 - 1] + [2**64 - 1] * (code == "Q"))
            assert answers(filter, keys, name) == [1, 0, 0, 0][:len(keys)]
            with pytest.raises(Error, match="^row 1, "):
                Filter.build(keys, name)
            assert Filter.build(keys, name, "keyset", on_error="skip") == Filter.build([most - 1], name, "keyset")
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
    with pytest.raises(KeyTypeError):
        np.timedelta64(1, "D") in filter


def test_times(np):
    days = [datetime.date(2024, 2, 29), datetime.date(1900, 1, 1), datetime.date(1, 1, 1)]
    same(np.array(days, "M8[D]"), days)
    moments = [datetime.datetime(2024, 2, 29, 12, 30), datetime.datetime(1969, 12, 31, 23, 59)]
    for unit in "m", "s", "ms", "us", "ns":
        for order in "<>":
            same(np.array(moments, f"M8[{unit}]").astype(f"{order}M8[{unit}]"), moments)
    same(np.array(moments * 2, "M8[us]")[::2], [moments[0]] * 2)
    same(np.array([datetime.datetime(2024, 1, 1, 5)], "M8[h]"), [datetime.datetime(2024, 1, 1, 5)])
    spans = np.array([1, 2], "m8[s]")
    # of each unit and count, an array has the keys that its scalars are
    for unit in "D", "3D", "h", "10m", "10s", "250ms", "7us", "500ns", "2000ns", "16ns", "W", "2Y", "ps":
        for kind in ("M8",):
            numbers = np.array([0, 1, 4, 125, 1000, -8, -1234567, 3 * 10**18], "i8").view(f"{kind}[{unit}]")
            try:
                filter = Filter.build([numbers[0]], kind="keyset")
            except KeyTypeError:
                with pytest.raises(KeyTypeError):
                    Filter.build(numbers)
                assert unit in ("W", "2Y", "ps")
                continue
            assert unit in ("D", "3D") or filter.type == "timestamp"
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
    for wrong in np.array(days, "M8[D]"), spans, np.arange(3):
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
    with pytest.raises(KeyTypeError):
        Filter.build(["a"]).contains_many(np.array([b"a"]))
    assert answers(Filter.build([b"a"]), np.array(["\\x61", "a", "b"])) == [1, 1, 0]
    for odd in np.array(["a\0b"]), np.array([0xD800], "u4").view("U1"):
        assert answers(Filter.build(["a"]), np.concatenate([odd, ["a"]])) == [0, 1]
        with pytest.raises(Error):
            Filter.build(odd)
    reals = Filter.build(["0.1"], "real")
    assert answers(reals, np.array(["0.1", "0.3"]), "real") == [1, 0]
    assert answers(reals, np.array(["0.1", "0.3"])) == [0, 0]


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
    # a column of floats with a value in it
    with pytest.raises(KeyTypeError, match="bigint, not floats"):
        filter.contains_many(pd.Series([1.0, None]))
    with pytest.raises(KeyTypeError):
        filter.contains_many(pd.Series(pd.period_range("2024-01", periods=1, freq="M")))
    with pytest.raises(KeyTypeError, match="a single one"):
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
    for spans in pd.Series(pd.to_timedelta(["1 day", None])), [pd.Timedelta(1, "D")]:
        with pytest.raises(KeyTypeError):
            Filter.build(spans)


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


def test_missing_throughout(np, pd):
    """A column without a value goes with all types: none is in."""
    nan = float("nan")
    for filter in Filter.build([1]), Filter.build(["a"]), Filter.build([datetime.date(2024, 1, 1)]):
        for column in (pd.Series([nan, nan]), pd.Series([None, None], dtype=object), np.array([nan, nan], "f4"),
                       np.ma.array([1.5, 2], mask=True), pd.Series([None] * 2, dtype="Float64"),
                       np.array(["NaT"] * 2, "M8[s]"), [nan, nan], np.array([nan, nan], object)):
            assert answers(filter, column) == [0, 0]
            assert Filter.build(column, type=filter.type).type == "none"
            bloom = Filter.build(["1" if filter.type != "date" else "2024-01-01"], filter.type, "bloom", expected=9)
            before = bytes(bloom)
            bloom.add(column)
            assert bytes(bloom) == before
        for column in pd.Series([nan, 1.5]), np.ma.array([1.5, 2], mask=[0, 1]):
            with pytest.raises(KeyTypeError):
                filter.contains_many(column)
    # without a type, it is one of floats, of which NaN is one
    assert Filter.build(pd.Series([nan])) == Filter.build([nan]) and Filter.build([nan]).type == "double precision"
    frame = pd.DataFrame({"a": [1, 2], "b": [nan, nan]})
    assert answers(Filter.build([(1, None)], "bigint,text"), frame) == [1, 0]


def test_chararray(np):
    """Its items are not what is in it: they lose blanks."""
    words = np.array(["a ", "b"])
    filter = Filter.build(words)
    odd = words.view(np.chararray)
    for call in filter.contains_many, Filter.build:
        with pytest.raises(KeyTypeError, match="blanks"):
            call(odd)
    plain = odd.view(np.ndarray)
    assert answers(filter, plain) == [1, 1] == [int(key in filter) for key in plain]
    assert odd[0] not in filter


def test_unreadable_rows(np, pd):
    """An error names the row, and on_error goes on."""
    filter = Filter.build([1, 2])
    words = ["1"] * 3000 + ["n/a", "2", "7"]
    for column in pd.Series(words), np.array(words), pd.Series(words, dtype="category"), pd.Series(
            words, dtype="string"), words, pd.Index(words):
        with pytest.raises(Error, match='^row 3000, counted from 0: "n/a" is no key of type bigint$'):
            filter.contains_many(column)
        assert answers(filter, column, on_error="keep")[2999:] == [1, 1, 1, 0]
        assert answers(filter, column, on_error="skip")[2999:] == [1, 0, 1, 0]
        assert Filter.build(column, "bigint", on_error="skip") == Filter.build([1, 2, 7])
        frame = pd.DataFrame({"a": column, "b": 5})
        pairs = Filter.build([(1, 5), (2, 5)])
        with pytest.raises(Error, match='^row 3000, counted from 0: "n/a" is no key of type bigint$'):
            pairs.contains_many(frame)
        assert answers(pairs, frame, on_error="keep")[2999:] == [1, 1, 1, 0]
    with pytest.raises(Error, match="^row 1, .*no value"):
        Filter.build(np.array([1, 2**15]), "smallint")
    with pytest.raises(KeyTypeError, match="^row 1, "):
        filter.contains_many(pd.Series([1, "1", 1.5][::2], dtype=object))


def test_frames(np, pd):
    """Rows of a frame are tuples of its columns."""
    nan = float("nan")
    frame = pd.DataFrame({"id": [1, 2, 3, 4], "name": ["a", None, "c", nan],
                          "at": pd.to_datetime(["2024-01-01", None, "2024-01-01 12:00", "2024-01-02"]),
                          "x": [0.5, nan, 1.0, -0.0]})
    moment = datetime.datetime
    rows = [(1, "a", moment(2024, 1, 1), 0.5), (2, None, None, nan), (3, "c", moment(2024, 1, 1, 12), 1.0),
            (4, None, moment(2024, 1, 2), 0.0)]
    for kind in "keyset", "bloom", "ribbon":
        built = Filter.build(frame, kind=kind)
        assert built == Filter.build(rows, kind=kind) == Filter.build(
            iter(rows), "int, text, timestamp, float8", kind)
        assert built.type == "(integer,text,timestamp,double precision)"
        assert answers(built, frame) == [1] * 4 == answers(built, rows) == [int(row in built) for row in rows]
    built = Filter.build(frame, kind="keyset")
    assert answers(built, frame[::-1]) == [1] * 4 and answers(built, frame[:0]) == []
    assert answers(built, frame.astype({"name": "category", "id": "Int64"})) == [1] * 4
    assert answers(built, frame.astype({"id": str})) == [1] * 4
    other = frame.assign(id=frame["id"] + 10)
    assert answers(built, other) == [0] * 4
    two = frame[["id", "name"]]
    pairs = Filter.build(two, kind="keyset")
    index = pd.MultiIndex.from_frame(two)
    assert answers(pairs, index) == [1] * 4 and Filter.build(index, kind="keyset") == pairs
    assert answers(pairs, pd.MultiIndex.from_tuples([(1, "b"), (3, "c")])) == [0, 1]
    assert answers(pairs, pd.Series(list(zip(two["id"].tolist(), ["a", None, "c", None])))) == [1] * 4
    with pytest.raises(Error, match=r"4 columns, \(bigint,text,timestamp,double precision\), not 2"):
        built.contains_many(two)
    with pytest.raises(KeyTypeError, match="bigint, not of several"):
        Filter.build([1]).contains_many(two)
    with pytest.raises(KeyTypeError, match="tuples"):
        pairs.contains_many(frame["id"])
    with pytest.raises(KeyTypeError, match="text, not integers"):
        pairs.contains_many(frame.assign(name=5)[["id", "name"]])
    with pytest.raises(KeyTypeError, match="2 to 32"):
        Filter.build(pd.DataFrame({i: [1] for i in range(33)}))
    with pytest.raises(KeyTypeError, match="column 1 of the keys, counted from 0"):
        Filter.build(frame.assign(name=None))
    assert Filter.build(frame.assign(name=None)[["id", "name"]], "bigint,text") == Filter.build(
        [(i, None) for i in range(1, 5)], "bigint,text")
    assert Filter.build(frame[:0]).type == "none"
    assert answers(Filter.build([]), frame) == [0] * 4
    many = pd.DataFrame({"a": np.arange(10000), "b": np.arange(10000).astype(str)})
    built = Filter.build(many)
    assert all(built.contains_many(many)) and built == Filter.build(many.itertuples(index=False))
    assert sum(built.contains_many(many.assign(a=many["a"] + 1))) < 300


def test_structures(np):
    rows = np.array([(1, "a", "2024-01-01"), (2, "b", "NaT")], [("i", ">i4"), ("t", "U3"), ("d", "M8[D]")])
    listed = [(1, "a", datetime.date(2024, 1, 1)), (2, "b", None)]
    built = Filter.build(rows)
    assert built == Filter.build(listed) and answers(built, rows[::-1]) == [1, 1]
    assert answers(built, rows.view(np.recarray)) == [1, 1]
    masked = np.ma.array(rows, mask=[(0, 0, 0), (0, 1, 0)])
    assert answers(Filter.build([(2, None, None)], "bigint,text,date"), masked) == [0, 1]
    for odd in np.zeros(2, [("a", "i4")]), np.zeros((2, 2), [("a", "i4"), ("b", "i4")]), \
            np.zeros(2, [("a", "i4"), ("b", "i4", 2)]), np.zeros(2, [("a", "i4"), ("b", [("c", "i4"), ("d", "i4")])]):
        with pytest.raises(Error):
            Filter.build(odd)


def test_one_column_among_rows(np):
    pairs = Filter.build([(1, "a"), (2, None)])
    for wrong in np.array(["a", "b"]), np.array([1, 2]), np.array([b"a"]):
        with pytest.raises(KeyTypeError, match="keys are tuples"):
            pairs.contains_many(wrong)
    assert not pairs.contains_many(np.array([np.nan, np.nan])).any()
