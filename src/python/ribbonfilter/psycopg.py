"""Filters as values of psycopg 3.

>>> import psycopg, ribbonfilter.psycopg
>>> with psycopg.connect() as connection:
...     ribbonfilter.psycopg.register(connection)
...     f, = connection.execute("SELECT ribbon_agg(i) FROM generate_series(1, 9) i").fetchone()
...     connection.execute("SELECT %s @> 5", (f,)).fetchone()
(True,)
"""

import base64

from psycopg.adapt import Dumper, Loader
from psycopg.pq import Format
from psycopg.rows import tuple_row
from psycopg.types import TypeInfo

from . import Error, Filter
from ._catalog import MISSING, QUERY

__all__ = ["register"]


class _TextLoader(Loader):
    format = Format.TEXT

    def load(self, data):
        return Filter.from_bytes(bytes(data))


class _BinaryLoader(_TextLoader):
    format = Format.BINARY


class _TextDumper(Dumper):
    """Each kind of filter is a type of its own, which a dumper is made for."""

    format = Format.TEXT
    oids = {}

    def get_key(self, obj, format):
        return (self.cls, obj.kind)

    def upgrade(self, obj, format):
        dumper = type(self)(self.cls, self)
        dumper.oid = self.oids[obj.kind]
        return dumper

    def dump(self, obj):
        return base64.b64encode(bytes(obj))


class _BinaryDumper(_TextDumper):
    format = Format.BINARY

    def dump(self, obj):
        return bytes(obj)


def register(connection):
    """Make a connection return filters as Filter, and take them as parameters.

    The types are those of the extension in the connection's database, wherever
    its schema is.
    """
    with connection.transaction():
        rows = connection.cursor(row_factory=tuple_row).execute(QUERY).fetchall()
    if not rows:
        raise Error(MISSING)
    # in a database of SQL_ASCII, texts are bytes
    types = [tuple(field.decode("utf-8", "replace") if isinstance(field, bytes) else field for field in row)
             for row in rows]
    oids = {kind: oid for _, oid, _, _, kind in types}
    for name, oid, array_oid, sql_name, _ in types:
        TypeInfo(name, oid, array_oid, regtype=sql_name).register(connection)
        connection.adapters.register_loader(oid, _TextLoader)
        connection.adapters.register_loader(oid, _BinaryLoader)
        # what Copy.set_types() looks for
        for dumper in _BinaryDumper, _TextDumper:
            connection.adapters.register_dumper(None, type(dumper.__name__, (dumper,), {"oid": oid}))
    # what is registered last is what %s takes
    for dumper in _BinaryDumper, _TextDumper:
        connection.adapters.register_dumper(Filter, type(dumper.__name__, (dumper,), {"oids": oids}))
