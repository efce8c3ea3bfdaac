"""The same as in SQL: needs a server, PGHOST and so on, and psycopg."""

import datetime
import decimal
import ipaddress
import os
import uuid

import pytest

from conftest import KINDS
from ribbonfilter import Error, Filter, KeyTypeError, key_hash

D = decimal.Decimal
UTC = datetime.timezone.utc

if "PGHOST" not in os.environ:
    pytest.skip("no server: PGHOST is not set", allow_module_level=True)

# around what a name has, and 64 kB
LENGTHS = [62, 63, 64, 65, 2**16 - 1, 2**16, 2**16 + 1]

# type in SQL, keys as Python has them, keys that are not in
KEYS = {
    "bigint": ([0, -1, 42, 2**63 - 1, -2**63, 2**53, 2**53 + 1, 2**31], [7, 8, 2**53 - 1, 2**31 - 1]),
    "integer": ([0, -1, 42, 2**31 - 1, -2**31], [7]),
    "smallint": ([0, 2**15 - 1, -2**15], [7]),
    "text": (["", "a", "Zürich", "\N{GRINNING FACE}", " b "] + [n * "x" for n in LENGTHS], ["b", "A"] + [
        n * "y" for n in LENGTHS]),
    "name": ([n * "x" for n in LENGTHS[:2]] + ["Zürich", "ä" * 40], ["b", "x" * 61]),
    "bytea": ([b"", b"\0\xff", b"a" * 300], [b"b"]),
    "uuid": ([uuid.UUID(int=i) for i in (0, 1, 2**128 - 1)], [uuid.UUID(int=7)]),
    "boolean": ([True], [False]),
    "double precision": ([0.0, 0.1, 1e300, float("inf"), float("nan"), 2.0**53, 2.0**53 + 2], [0.2, 2.0**53 - 1]),
    "real": ([0.0, 0.5, 0.1, 2.0**24, float("inf")], [0.2]),
    "numeric": ([D("0"), D("-12.50"), D("1E+30"), D("0.00100"), D("NaN"), D(10)**40], [D("1")]),
    "date": ([datetime.date(2024, 2, 29), datetime.date(1, 1, 1), datetime.date(9999, 12, 31)],
             [datetime.date(2024, 3, 1)]),
    "timestamp": ([datetime.datetime(2024, 2, 29, 12, 34, 56, 789), datetime.datetime(1, 1, 1)],
                  [datetime.datetime(2024, 2, 29)]),
    "timestamptz": ([datetime.datetime(2024, 2, 29, 12, 34, 56, 789, tzinfo=UTC)],
                    [datetime.datetime(2024, 2, 29, tzinfo=UTC)]),
    "inet": ([ipaddress.ip_interface("10.0.0.1/8"), ipaddress.ip_interface("::1/64")],
             [ipaddress.ip_interface("10.0.0.2/8")]),
}


@pytest.fixture(scope="module")
def connection():
    psycopg = pytest.importorskip("psycopg")
    import ribbonfilter.psycopg

    with psycopg.connect(autocommit=True) as connection:
        with pytest.raises(Error, match="no extension"):
            ribbonfilter.psycopg.register(connection)
        connection.execute('CREATE SCHEMA "Odd one"; CREATE EXTENSION ribbonfilter SCHEMA "Odd one"')
        ribbonfilter.psycopg.register(connection)
        connection.execute("SET search_path TO \"Odd one\", public; SET client_encoding TO 'UTF8'")
        yield connection
        connection.execute("DROP EXTENSION ribbonfilter CASCADE")


def one(connection, query, *parameters, binary=None):
    return connection.execute(query, parameters, binary=binary).fetchone()[0]


def type_of(connection, kind):
    """The type in SQL."""
    return one(connection, f"SELECT pg_typeof({kind}_agg(1))::text")


@pytest.mark.parametrize("name", KEYS)
def test_same_bytes(connection, name, kind):
    keys, others = KEYS[name]
    in_sql = one(connection, f"SELECT {kind}_agg(k) FROM unnest(%s::text[]::{name}[]) k",
                 [str(key) if not isinstance(key, bytes) else "\\x" + key.hex() for key in keys])
    built = Filter.build(keys, type=name, kind=kind, fpr=in_sql.target_rate or None)
    assert built == in_sql and built.type == in_sql.type == one(
        connection, "SELECT %s", in_sql).type
    # each finds the other's keys, and agrees about others
    for key in keys + others:
        quoted = "\\x" + key.hex() if isinstance(key, bytes) else str(key)
        answer = one(connection, f"SELECT %s @> %s::text::{name}", built, quoted)
        assert answer == in_sql.contains(key, name) and (answer or key in others)
        if name not in ("real", "name"):
            assert answer == (key in in_sql)
        assert key_hash(key, name) == one(connection, f"SELECT key_hash(%s::text::{name})", quoted)
        printed = one(connection, f"SELECT (%s::text::{name})::text", quoted)
        assert key_hash(printed, name) == key_hash(key, name)
    answers = list(in_sql.contains_many(keys + others, name))
    assert answers == [in_sql.contains(key, name) for key in keys + others]


def test_both_formats(connection, kind):
    built = Filter.build(range(1000), kind=kind)
    for binary in False, True:
        assert one(connection, "SELECT %b", built, binary=binary) == built
        assert one(connection, "SELECT %t", built, binary=binary) == built
        assert one(connection, "SELECT ARRAY[%s, NULL]", built, binary=binary) == [built, None]
        assert one(connection, "SELECT pg_typeof(%s)::text", built, binary=binary) == type_of(connection, kind)
        assert one(connection, "SELECT %s", [built, built], binary=binary) == [built, built]
    large = Filter.build(range(100000), kind=kind)
    count = one(connection, "SELECT count(*) FROM generate_series(0, 199999) i WHERE %s @> i", large)
    assert count == sum(large.contains_many(range(200000)))


def test_maps(connection):
    map = one(connection, "SELECT ribbonmap_agg(i, mod(i, 7)) FROM generate_series(0, 999) i")
    assert map.kind == "ribbonmap" and all(map.values(key) == [key % 7] for key in range(1000))
    several = one(connection, "SELECT ribbonmap_agg(mod(i, 100), i / 100) FROM generate_series(0, 999) i")
    for key in range(100):
        assert several.values(key) == list(range(10))
    assert one(connection, "SELECT %s", several) == several


@pytest.mark.parametrize("name,key,other", [
    ("varchar", "a ", "a"), ("name", "a", "b"), ("bpchar", "a", "b"), ("mood", "happy", "sad")])
def test_other_types(connection, name, key, other):
    connection.execute("DROP TYPE IF EXISTS mood; CREATE TYPE mood AS ENUM ('happy', 'sad')")
    filter = one(connection, f"SELECT keyset_agg(k) FROM unnest(%s::text[]::{name}[]) k", [str(key)])
    assert key in filter and other not in filter
    assert list(filter.contains_many([other, key, None])) == [0, 1, 0]
    if name != "mood":
        assert Filter.build([key], name, "keyset") == filter


@pytest.mark.parametrize("value", [
    "ARRAY[1]", "ROW(1, ARRAY[1])", "ROW(1)", "ROW(1, 'a'::\"char\")", "'10.0.0.0/8'::cidr", "'1 day'::interval",
    "'12:00'::time", "'12:00+00'::timetz", "5::oid", "'5'::xid", "'08:00:2b:01:02:03'::macaddr", "'1/2'::pg_lsn",
    "'(1,2)'::tid", "'a'::\"char\"", "int4range(1, 5)"])
def test_not_for_clients(connection, value):
    """Filters whose keys are not read here come and go, and are probed in SQL."""
    filter = one(connection, f"SELECT keyset_agg({value})")
    assert one(connection, f"SELECT %s @> {value}", filter) and Filter.from_bytes(filter.text) == filter
    if "cidr" in value:
        assert "10.0.0.0/8" in filter
        return
    for call in filter.contains, lambda key: filter.contains_many([key]), lambda key: filter.add([key]):
        for key in "1", 1, (1, 1), None:
            with pytest.raises(KeyTypeError, match="SQL"):
                call(key)


ROWS = [
    ("bigint,text", [(1, "a"), (2, None), (None, "b"), (None, None), (2**53 + 1, "x" * 64)], [(1, "b"), (1, None)]),
    ("integer,smallint", [(2**31 - 1, 5), (-1, None)], [(5, 5)]),
    ("text,text", [("", ""), ("a", "b"), ("x" * 2**16, None)], [("ab", ""), ("", "ab"), (None, "")]),
    ("name,uuid", [("x" * 63, uuid.UUID(int=5)), ("a", None)], [("x" * 62, uuid.UUID(int=5))]),
    ("numeric,date,timestamp", [(D("1.50"), datetime.date(2024, 1, 1), datetime.datetime(2024, 1, 1)),
                                (None, None, None)], [(D("1.5"), None, None)]),
    ("double precision,real,boolean", [(-0.0, 0.5, True), (0.1, float("nan"), None)], [(0.1, 0.5, True)]),
    ("bytea,timestamptz,inet", [(b"\0", datetime.datetime(2024, 1, 1, tzinfo=UTC), None),
                                (None, None, ipaddress.ip_interface("10.0.0.1/8"))], [(None, None, None)]),
    ("bpchar,text", [("a  ", "b ")], [("a", "b")]),
]


@pytest.mark.parametrize("types,rows,others", ROWS)
def test_rows(connection, types, rows, others, kind):
    """A tuple is SQL's ROW of its columns."""
    def quoted(row):
        fields = [None if value is None else "\\x" + value.hex() if isinstance(value, bytes) else str(value)
                  for value in row]
        return fields, "ROW(" + ", ".join(f"%s::text::{type}" for type in types.split(",")) + ")"

    values = [quoted(row) for row in rows]
    in_sql = connection.execute(
        f"SELECT {kind}_agg(r) FROM (VALUES " + ", ".join(f"({row})" for _, row in values) + ") v (r)",
        [field for fields, _ in values for field in fields]).fetchone()[0]
    built = Filter.build(rows, types, kind)
    assert built == in_sql and built.type == in_sql.type
    assert list(built.contains_many(rows, types)) == [1] * len(rows)
    for row in rows + others:
        fields, sql = quoted(row)
        answer = connection.execute(f"SELECT %s @> {sql}", [built, *fields]).fetchone()[0]
        assert answer == built.contains(row, types) and (answer or row in others)
        assert key_hash(row, types) == connection.execute(f"SELECT key_hash({sql})", fields).fetchone()[0]
        # as texts, each of the type of its column
        assert answer == built.contains(tuple(fields), types)
    assert list(built.contains_many(others, types)) == [built.contains(row, types) for row in others]
    if kind == "counting":
        assert all(built.remove(row, types) for row in rows) and not built.remove(others[0], types)


def test_random_rows(connection):
    """Many rows of each pair of types, from SQL's own texts and from a frame."""
    pandas = pytest.importorskip("pandas")
    for seed in range(4):
        rows = connection.execute(
            "SELECT nullif(i * 7919 %% 1000, 7) - 500, nullif(md5((i %% 97)::text), md5('5')), i::numeric / 8 "
            "FROM generate_series(%s::int, %s) i", (seed * 1000, seed * 1000 + 2999)).fetchall()
        in_sql = one(connection, "SELECT keyset_agg(ROW(nullif(i * 7919 %% 1000, 7) - 500, "
                     "nullif(md5((i %% 97)::text), md5('5')), i::numeric / 8)) FROM generate_series(%s::int, %s) i",
                     seed * 1000, seed * 1000 + 2999)
        frame = pandas.DataFrame(rows, columns=["a", "b", "c"]).astype({"a": "Int64"})
        for keys in rows, frame:
            assert Filter.build(keys, "integer,text,numeric", "keyset") == in_sql
            assert all(in_sql.contains_many(keys))
        printed = [tuple(None if value is None else str(value) for value in row) for row in rows]
        assert all(in_sql.contains_many(printed))


def test_maps_of_rows(connection):
    map = one(connection, "SELECT ribbonmap_agg(ROW(i, i::text), mod(i, 7)) FROM generate_series(0, 99) i")
    assert all(map.values((key, str(key))) == [key % 7] for key in range(100))
    assert map.values(None) == [] and map.values((None, None)) in ([], [0], [1], [2], [3], [4], [5], [6])
    with pytest.raises(Error, match="2 columns"):
        map.values((1, "1", 1))


def test_numbers_alike(connection):
    integers = one(connection, "SELECT keyset_agg(i) FROM generate_series(-5, 5) i")
    numerics = one(connection, "SELECT keyset_agg(i::numeric / 2) FROM generate_series(-5, 5) i")
    for key in [-5, 0, 2, 10**20, D("2.0"), D("2.5"), D("1E+1"), D("NaN")]:
        for filter in integers, numerics:
            assert (key in filter) == one(connection, "SELECT %s @> %s", filter, key)


def test_one_reading(connection):
    """A text is what the type of the filter makes of it, or the one that is said; as a value of that type in SQL."""
    texts = ["0.1", "16777217", "nan"]
    reals = one(connection, "SELECT keyset_agg(k::real) FROM unnest(%s::text[]) k", texts)
    assert reals == Filter.build(texts, "real", "keyset")
    for type in "real", "double precision":
        for text in texts + ["0.2"]:
            answer = one(connection, f"SELECT %s @> %s::text::{type}", reals, text)
            assert answer == reals.contains(text, type) == reals.contains_many([text], type)[0]
            assert type == "real" or answer == (text in reals)
    for word in ["a" * n for n in LENGTHS] + ["ä" * 31, "ä" * 32, "ä" * 31 + "b"]:
        for type in "text", "name":
            filter = one(connection, f"SELECT keyset_agg(%s::text::{type})", word)
            assert filter == Filter.build([word], type, "keyset")
            for other in "text", "name":
                answer = one(connection, f"SELECT %s @> %s::text::{other}", filter, word)
                assert answer == filter.contains(word, other)
            assert (word in filter) == one(connection, "SELECT %s @> %s::text", filter, word)
    map = one(connection, "SELECT ribbonmap_agg('0.1'::real, 5)")
    assert map.values("0.1", type="real") == [5]


def test_changes(connection):
    built = Filter.build(range(100), kind="counting")
    counting = one(connection, "SELECT counting_agg(i) FROM generate_series(0, 99) i")
    assert built == counting
    for kind in "bloom", "counting":
        part = one(connection, f"SELECT {kind}_agg(i) FROM generate_series(0, 999) i")
        whole = one(connection, f"SELECT {kind}_add(%s, 7777)", part)
        part.add([7777])
        assert part == whole


def test_kept_settings(connection):
    """COPY and files: what the server writes, and reads."""
    built = Filter.build(["a", "b"])
    cursor = connection.cursor()
    connection.execute("CREATE TEMP TABLE kept (f ribbonfilter)")
    with cursor.copy("COPY kept FROM STDIN (FORMAT binary)") as copy:
        path = os.path.join(os.environ.get("TMPDIR", "/tmp"), f"rbf_test_{os.getpid()}")
        built.save(path, "copy-binary")
        with open(path, "rb") as file:
            copy.write(file.read())
        os.unlink(path)
    assert one(connection, "SELECT f FROM kept") == built
    for options in "(FORMAT binary)", "(FORMAT text)", "(FORMAT csv)":
        with cursor.copy(f"COPY kept TO STDOUT {options}") as copy:
            assert Filter.from_bytes(b"".join(copy)) == built


@pytest.mark.parametrize("binary", [False, True])
def test_copy_of_rows(connection, binary):
    built = [Filter.build(range(9), kind=kind) for kind in KINDS]
    types = [type_of(connection, kind) for kind in KINDS]
    connection.execute("CREATE TEMP TABLE copied (%s)" % ", ".join(map(" ".join, zip(KINDS, types))))
    with connection.cursor().copy("COPY copied FROM STDIN" + " (FORMAT binary)" * binary) as copy:
        copy.set_types(types)
        copy.write_row(built)
        copy.write_row([None] * len(KINDS))
    assert connection.execute("SELECT * FROM copied").fetchall() == [tuple(built), (None,) * len(KINDS)]
    connection.execute("DROP TABLE copied")


def test_rows_of_dictionaries(connection):
    from psycopg import connect
    from psycopg.rows import dict_row
    import ribbonfilter.psycopg

    with connect(row_factory=dict_row) as other:
        ribbonfilter.psycopg.register(other)
        built = Filter.build([5])
        assert other.execute("SELECT %s AS f", (built,)).fetchone() == {"f": built}


def test_ascii(connection):
    """A database without an encoding, in which texts are bytes."""
    from psycopg import connect
    import ribbonfilter.psycopg

    connection.execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' TEMPLATE template0 LOCALE 'C'")
    try:
        with connect(dbname="plain") as other:
            other.execute('CREATE SCHEMA "Größe"; CREATE EXTENSION ribbonfilter SCHEMA "Größe"'.encode())
            ribbonfilter.psycopg.register(other)
            for kind in KINDS:
                built = Filter.build([5], kind=kind)
                for binary in False, True:
                    assert one(other, "SELECT ARRAY[%s]", built, binary=binary) == [built]
    finally:
        connection.execute("DROP DATABASE plain")


def test_client_side(connection):
    psycopg = pytest.importorskip("psycopg")
    built = Filter.build([5])
    with psycopg.ClientCursor(connection) as cursor:
        assert cursor.execute("SELECT %s::ribbonfilter @> 5", (built,)).fetchone() == (True,)


def test_psycopg2(connection):
    psycopg2 = pytest.importorskip("psycopg2")
    import ribbonfilter.psycopg2

    import psycopg2.extras

    other = psycopg2.connect("", cursor_factory=psycopg2.extras.RealDictCursor)
    ribbonfilter.psycopg2.register(other)
    other.cursor_factory = None
    assert other.status == psycopg2.extensions.STATUS_READY
    with other.cursor() as cursor:
        for kind in KINDS:
            built = Filter.build(range(100), kind=kind)
            cursor.execute('SELECT %s, ARRAY[%s, NULL], %s OPERATOR("Odd one".@>) 5, '
                           'NULL::"Odd one".ribbonfilter', (built, built, built))
            assert cursor.fetchone() == (built, [built, None], True, None)
    other.close()
