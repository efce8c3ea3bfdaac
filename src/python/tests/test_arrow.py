"""Columns that come through Arrow's C data interface, made by hand."""

import datetime
import decimal
import struct
import uuid

import pytest

from conftest import Array, Stream, bits, texts
from ribbonfilter import Error, Filter, KeyTypeError


def answers(filter, keys, type=None, **options):
    return [int(answer) for answer in filter.contains_many(keys, type, **options)]


def fixed(form, code, values, **options):
    packed = struct.pack("<%d%s" % (len(values), code), *[value or 0 for value in values])
    return Array(form, len(values), [bits([value is not None for value in values]), packed], **options)


@pytest.mark.parametrize("form,code", zip("cCsSiIlL", "bBhHiIqQ"))
def test_integers(form, code):
    filter = Filter.build([1, 2, 100])
    assert answers(filter, fixed(form, code, [1, None, 100, 5])) == [1, 0, 1, 0]
    assert Filter.build(fixed(form, code, [1, 2, None, 100])) == filter
    part = fixed(form, code, [5, 1, None, 100], offset=1)
    part.length = 3
    assert answers(filter, part) == [1, 0, 1]
    no_nulls = Array(form, 2, [None, struct.pack("<2" + code, 1, 7)], null_count=0)
    assert answers(filter, no_nulls) == [1, 0]
    assert answers(Filter.build([decimal.Decimal(1)]), no_nulls) == [1, 0]
    with pytest.raises(KeyTypeError):
        Filter.build(["a"]).contains_many(no_nulls)
    assert answers(filter, fixed(form, code, [])) == []


def test_floats_and_booleans():
    assert answers(Filter.build([0.5]), fixed("f", "f", [0.5, None, 0.25])) == [1, 0, 0]
    assert answers(Filter.build([0.1]), fixed("g", "d", [0.1, None, 0.25])) == [1, 0, 0]
    flags = Array("b", 3, [bits([1, 1, 1, 0]), bits([0, 1, 0, 1])], offset=1)
    assert answers(Filter.build([True]), flags) == [1, 0, 0]
    assert Filter.build(flags).nkeys == 2
    assert answers(Filter.build([1]), Array("n", 3, [], null_count=3)) == [0, 0, 0]
    assert Filter.build(Array("n", 3, [], null_count=3)).type == "none"
    # one of another type, in which nothing is
    assert answers(Filter.build([1]), fixed("g", "d", [None, float("nan")])) == [0, 0]
    assert answers(Filter.build(["a"]), fixed("l", "q", [None, None])) == [0, 0]


@pytest.mark.parametrize("wide", [False, True])
def test_texts(wide):
    words = ["a", None, "", "Zürich", "x" * 50]
    column = Array("U" if wide else "u", 5, texts(words, wide))
    filter = Filter.build(words)
    assert Filter.build(column) == filter
    assert answers(filter, column) == [1, 0, 1, 1, 1]
    part = Array("U" if wide else "u", 3, texts(words, wide), offset=2)
    assert answers(Filter.build(["x" * 50]), part) == [0, 0, 1]
    data = Array("Z" if wide else "z", 5, texts(words, wide))
    assert answers(Filter.build([b"a", b""]), data) == [1, 0, 1, 0, 0]
    with pytest.raises(KeyTypeError):
        filter.contains_many(data)
    with pytest.raises(KeyTypeError):
        Filter.build([b"a"]).build([b"a"]).contains_many(fixed("l", "q", [1]))
    numbers = Array("u", 2, texts(["1", " 5 "]))
    assert answers(Filter.build([1, 5]), numbers) == [1, 1]
    with pytest.raises(Error):
        filter.contains_many(Array("u", 1, texts([b"\xff"])))
    assert answers(Filter.build(["a"]), Array("u", 2, texts(["\0", "a"]))) == [0, 1]
    assert answers(Filter.build(["0.1"], "real"), Array("u", 2, texts(["0.3", "0.1"])), "real") == [0, 1]


@pytest.mark.parametrize("form", ["vu", "vz"])
def test_views(form):
    words = [b"short", None, b"just twelve!", b"longer than twelve", b"another that is long"]
    heaps = [b"??longer than twelve", b"another that is long"]
    views = b""
    for word, (heap, at) in zip(words, [(0, 0), (0, 0), (0, 0), (0, 2), (1, 0)]):
        word = word or b""
        views += struct.pack("<i", len(word)) + (
            word.ljust(12, b"\0") if len(word) <= 12 else word[:4] + struct.pack("<ii", heap, at))
    column = Array(form, 5, [bits([word is not None for word in words]), views, *heaps,
                             struct.pack("<qq", *map(len, heaps))])
    keys = [word.decode() if form == "vu" else word for word in words if word is not None]
    assert Filter.build(column) == Filter.build(keys)
    assert answers(Filter.build(keys), column) == [1, 0, 1, 1, 1]
    column = Array(form, 2, [None, views, *heaps, struct.pack("<qq", *map(len, heaps))], offset=3,
                   null_count=0)
    assert answers(Filter.build(keys[-1:]), column) == [0, 1]


def test_times():
    day = datetime.date(2024, 2, 29)
    days = (day - datetime.date(1970, 1, 1)).days
    assert answers(Filter.build([day]), fixed("tdD", "i", [days, None, 1])) == [1, 0, 0]
    assert answers(Filter.build([day]), fixed("tdm", "q", [days * 86400000, None, 1])) == [1, 0, 0]
    moment = datetime.datetime(2024, 2, 29, 12)
    seconds = days * 86400 + 43200
    for unit, factor in zip("smun", (1, 10**3, 10**6, 10**9)):
        column = fixed(f"ts{unit}:", "q", [seconds * factor, None, 5 * factor])
        assert answers(Filter.build([moment]), column) == [1, 0, 0]
        assert Filter.build(fixed(f"ts{unit}:", "q", [seconds * factor])) == Filter.build([moment])
        aware = fixed(f"ts{unit}:Europe/Berlin", "q", [seconds * factor, None])
        assert answers(Filter.build([moment.replace(tzinfo=datetime.timezone.utc)]), aware) == [1, 0]
        with pytest.raises(KeyTypeError):
            Filter.build([moment]).contains_many(aware)
    odd = fixed("tsn:", "q", [seconds * 10**9 + 1])
    assert answers(Filter.build([moment]), odd) == [0]
    with pytest.raises(Error):
        Filter.build(odd)


def test_uuids():
    keys = [uuid.UUID(int=i) for i in (1, 2**127)]
    column = Array("w:16", 2, [None, b"".join(key.bytes for key in keys)])
    assert answers(Filter.build(keys[:1]), column) == [1, 0]
    assert Filter.build(column, type="uuid") == Filter.build(keys)
    assert Filter.build(column, type="bytea") == Filter.build([key.bytes for key in keys])
    with pytest.raises(KeyTypeError, match="uuid"):
        Filter.build(column)
    coded = Array("c", 3, [None, bytes([1, 0, 1])], dictionary=column)
    assert answers(Filter.build(keys[:1]), coded) == [0, 1, 0]
    assert Filter.build(coded, type="uuid") == Filter.build(keys)
    assert Filter.build(coded, type="bytea") == Filter.build([key.bytes for key in keys])
    with pytest.raises(KeyTypeError, match="uuid"):
        Filter.build(coded)
    short = Array("w:3", 2, [None, b"abcdef"])
    assert Filter.build(short) == Filter.build([b"abc", b"def"])


@pytest.mark.parametrize("form,code", zip("cCsSiIlL", "bBhHiIqQ"))
def test_dictionaries(form, code):
    words = Array("u", 3, texts(["a", None, "c"]))
    column = fixed(form, code, [2, 0, None, 1, 0], dictionary=words)
    assert answers(Filter.build(["a"]), column) == [0, 1, 0, 0, 1]
    assert Filter.build(column) == Filter.build(["c", "a"])
    with pytest.raises(KeyTypeError):
        Filter.build(["a"]).contains_many(fixed(form, code, [0], dictionary=Array("z", 1, texts(["a"]))))
    with pytest.raises(Error):
        Filter.build(["a"]).contains_many(fixed(form, code, [3], dictionary=words))
    reals = Array("u", 2, texts(["0.3", "0.1"]))
    assert answers(Filter.build(["0.1"], "real"), fixed(form, code, [1, 0], dictionary=reals), "real") == [1, 0]
    big = Array("u", 5000, texts([f"w{i}" for i in range(5000)]), null_count=0)
    if code in "hHiIqQ":
        assert all(answers(Filter.build([f"w{i}" for i in range(5000)]),
                           fixed(form, code, list(range(5000)), dictionary=big)))


def test_values_of_dictionaries():
    """One that is no key: as in a plain column if it is used, and nothing if it is not."""
    words = Array("u", 5, texts(["1", "x", "1\0", b"\xff", "2"]))
    filter = Filter.build([1, 2], kind="bloom", expected=10)
    good = fixed("c", "b", [0, None, 4, 0], dictionary=words)
    assert answers(filter, good) == [1, 0, 1, 1]
    assert Filter.build(good, "bigint", "bloom", expected=10) == filter
    zero = fixed("c", "b", [2, 0], dictionary=words)
    assert answers(filter, zero) == [0, 1] == answers(Filter.build(["1"]), zero)
    with pytest.raises(Error, match="no value"):
        Filter.build(zero)
    for at in 1, 3:
        with pytest.raises(Error, match="^row 1, counted from 0: .*(no key|UTF-8)"):
            filter.contains_many(fixed("c", "b", [0, at], dictionary=words))
        assert answers(filter, fixed("c", "b", [0, at], dictionary=words), on_error="keep") == [1, 1]
    nothing = fixed("c", "b", [2], dictionary=Array("u", 3, texts(["\0"] * 3)))
    assert answers(Filter.build(["a"]), nothing) == [0]
    half = Array("u", 2, [None, struct.pack("<iii", 0, 1, 0), b"a"])
    assert answers(Filter.build(["a"]), fixed("c", "b", [0], dictionary=half)) == [1]
    with pytest.raises(Error, match="outside"):
        Filter.build(["a"]).contains_many(fixed("c", "b", [1], dictionary=half))


@pytest.mark.parametrize("form,name", [
    ("+l", "list"), ("ttu", "time"), ("tDs", "duration"), ("d:10,2", "decimal"), ("e", "halffloat"), ("+r", "run"),
    ("tin", "interval"), ("tsx:", "tsx"), ("", ""), ("zz", "zz"), ("w:", "w:"), ("w:-1", "w:-1"),
    ("w:3x", "w:3x")])
def test_what_is_refused(form, name):
    with pytest.raises(KeyTypeError, match=name):
        Filter.build([1]).contains_many(Array(form, 1, [None, bytes(8)]))
    with pytest.raises(KeyTypeError, match=name):
        Filter.build(Array(form, 1, [None, bytes(8)]))


@pytest.mark.parametrize("form", ["n", "g", "u", "vu", "tdD", "b"])
def test_odd_dictionaries(form):
    words = Array("u", 2, texts(["a", "b"]))
    with pytest.raises(KeyTypeError, match="index"):
        Filter.build(["a"]).contains_many(Array(form, 2, [None, bytes(32), bytes(8)], dictionary=words))


def test_incomplete():
    """What would be read beyond its end, or after it was given away."""
    for array in (Array("l", -1, [None, bytes(8)]), Array("l", 1, [None, bytes(8)], offset=-1),
                  Array("l", 1, [None, None]), Array("l", 1, [None]), Array("u", 1, [None, bytes(8)])):
        with pytest.raises(Error):
            Filter.build([1 if array.form == "l" else "a"]).contains_many(array)
    assert answers(Filter.build([1]), Array("l", 0, [None, None])) == []

    huge = Array("l", 1, [None, bytes(8)], offset=2**61)
    with pytest.raises(Error, match="length"):
        Filter.build([1]).contains_many(huge)

    class Unknown(Array):
        def __arrow_c_array__(self, requested_schema=None):
            capsules = super().__arrow_c_array__()
            self.top[0].format = None
            return capsules

    with pytest.raises(Error, match="format"):
        Filter.build([1]).contains_many(Unknown("l", 1, [None, bytes(8)]))

    class Given(Array):
        def __arrow_c_array__(self, requested_schema=None):
            capsules = super().__arrow_c_array__()
            self.top[self.which].release = type(self.top[self.which].release)()
            return capsules

    for which in 0, 1:
        given = Given("l", 1, [None, bytes(8)])
        given.which = which
        with pytest.raises(Error, match="already"):
            Filter.build([1]).contains_many(given)

    class GivenStream(Stream):
        def __arrow_c_stream__(self, requested_schema=None):
            capsule = super().__arrow_c_stream__()
            self.stream.release = type(self.stream.release)()
            return capsule

    with pytest.raises(Error, match="already"):
        Filter.build([1]).contains_many(GivenStream("l", []))


def test_structs():
    """Arrow's structures are rows; those of a table come as a stream of them."""
    numbers = fixed("i", "i", [9, 1, 2, None, 4])
    words = Array("u", 5, texts(["x", "a", None, "c", "d"]))
    flags = Array("b", 5, [None, bits([0, 1, 1, 0, 0])])
    rows = Array("+s", 3, [None], offset=1, null_count=0, children=[numbers, words, flags])
    listed = [(1, "a", True), (2, None, True), (None, "c", False)]
    built = Filter.build(listed, kind="keyset")
    assert Filter.build(rows, kind="keyset") == built and answers(built, rows) == [1, 1, 1]
    assert built.type == "(integer,text,boolean)"
    rows.kept, rows.null_count = Array("", 1, [bits([1, 1, 0, 1])]).kept, -1
    assert answers(built, rows) == [1, 0, 1]
    assert Filter.build(rows, kind="keyset") == Filter.build([listed[0], None, listed[2]], kind="keyset")
    stream = Stream("+s", [rows, rows], children=rows.children)
    assert answers(built, stream) == [1, 0, 1] * 2 and Filter.build(stream, "bigint,text,boolean").nkeys == 2
    coded = Array("+s", 2, [None], null_count=0, children=[
        fixed("c", "b", [1, 0], dictionary=Array("u", 2, texts(["n/a", "5"]))), fixed("l", "q", [1, 2])])
    pairs = Filter.build([(5, 1)])
    with pytest.raises(Error, match="^row 1, counted from 0: "):
        pairs.contains_many(coded)
    assert answers(pairs, coded, on_error="skip") == [1, 0] and answers(pairs, coded, on_error="keep") == [1, 1]
    for children in [numbers], [], [numbers] * 33:
        with pytest.raises(KeyTypeError, match="2 to 32"):
            Filter.build(Array("+s", 1, [None], children=children))
    with pytest.raises(KeyTypeError, match="struct"):
        Filter.build(Array("+s", 1, [None], children=[numbers, rows]))
    for length, offset in (6, 0), (5, 1), (-1, 0), (1, -1), (2**62, 0):
        with pytest.raises(Error, match="length"):
            Filter.build(Array("+s", length, [None], offset=offset, children=[numbers, words]))


def view(length, heap, at):
    return struct.pack("<iiii", length, 0, heap, at)


OUTSIDE = [(form, [struct.pack("<2" + code, *offsets), heap])
           for form, code in (("u", "i"), ("U", "q"), ("z", "i"), ("Z", "q"))
           for offsets, heap in (((5, 0), b"01234"), ((-1, 0), b""), ((-3, -1), b""), ((0, 2), None))]
OUTSIDE += [(form, [data, b"x" * 20, b"y" * 30, struct.pack("<qq", 20, 30)])
            for form in ("vu", "vz")
            for data in (view(-5, 0, 0), view(-2**31, 0, 0), view(20, 2, 0), view(20, -1, 0), view(20, 0, 1),
                         view(20, 0, -1), view(13, 0, 2**31 - 1), view(2**31 - 1, 1, 0))]
OUTSIDE += [(form, [view(20, 0, 0), *buffers])
            for form in ("vu", "vz")
            for buffers in ([], [b""], [None], [None, struct.pack("<q", 20)], [b"x" * 20, None],
                            [b"x" * 20, struct.pack("<q", -2**63)])]


@pytest.mark.parametrize("form,buffers", OUTSIDE)
def test_outside(form, buffers):
    """What would be read beyond its data, by a value."""
    column = Array(form, 1, [None, *buffers])
    with pytest.raises(Error, match="outside"):
        Filter.build(column, expected=10, kind="bloom")
    with pytest.raises(Error, match="outside"):
        Filter.build(["a"] if form in ("u", "U", "vu") else [b"a"]).contains_many(column)
    # a NULL is not looked at
    assert Filter.build(Array(form, 1, [bytes(1), *buffers])).nkeys == 0


def test_streams():
    chunks = [fixed("l", "q", [1, None]), fixed("l", "q", []), fixed("l", "q", list(range(5000)))]
    filter = Filter.build(range(4000))
    found = answers(filter, Stream("l", chunks))
    assert found[:2] == [1, 0] and all(found[2:4002]) and len(found) == 5002
    assert Filter.build(Stream("l", chunks)) == Filter.build(range(5000))
    assert answers(filter, Stream("l", [])) == []
    with pytest.raises(Error, match="no more"):
        filter.contains_many(Stream("l", chunks, failure=b"no more"))
    changed = Filter.build([7], kind="bloom", expected=10000)
    before = bytes(changed)
    with pytest.raises(Error):
        changed.add(Stream("l", chunks, failure=b"no more"))
    assert bytes(changed) == before
    changed.add(Stream("l", chunks))
    assert 4999 in changed


def test_pyarrow():
    arrow = pytest.importorskip("pyarrow")
    filter = Filter.build(["a", "b"])
    for kind in arrow.string(), arrow.large_string(), arrow.dictionary(arrow.int8(), arrow.string()):
        column = arrow.array(["a", None, "c"], kind)
        assert answers(filter, column) == [1, 0, 0]
        assert answers(filter, arrow.chunked_array([column, column])) == [1, 0, 0] * 2
    with pytest.raises(KeyTypeError):
        filter.contains_many(arrow.array([1]))
