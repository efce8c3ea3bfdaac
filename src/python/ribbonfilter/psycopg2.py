"""Filters as values of psycopg2.

>>> import psycopg2, ribbonfilter.psycopg2
>>> connection = psycopg2.connect("")
>>> ribbonfilter.psycopg2.register(connection)
>>> cursor = connection.cursor()
>>> cursor.execute("SELECT ribbon_agg(i) FROM generate_series(1, 9) i")
>>> f, = cursor.fetchone()
>>> cursor.execute("SELECT %s @> 5", (f,))
"""

import weakref

from psycopg2 import extensions

from . import Error, Filter
from ._catalog import MISSING, QUERY

__all__ = ["register"]

# of each connection: the names of the types in SQL
_names = weakref.WeakKeyDictionary()


class _Adapter:
    def __init__(self, filter):
        self.filter, self.cast = filter, ""

    def prepare(self, connection):
        names = _names.get(connection)
        self.cast = "::" + names[self.filter.kind] if names else ""

    def getquoted(self):
        return f"'{self.filter.text}'{self.cast}".encode("utf-8")


def _load(text, cursor):
    return None if text is None else Filter.from_bytes(text)


def register(connection):
    """Make a connection return filters as Filter, and take them as parameters.

    The types are those of the extension in the connection's database, wherever
    its schema is.
    """
    idle = connection.status == extensions.STATUS_READY
    with connection.cursor(cursor_factory=extensions.cursor) as cursor:
        cursor.execute(QUERY)
        rows = cursor.fetchall()
    if idle and not connection.autocommit:
        connection.rollback()
    if not rows:
        raise Error(MISSING)
    one = extensions.new_type(tuple(row[1] for row in rows), "ribbonfilter", _load)
    many = extensions.new_array_type(tuple(row[2] for row in rows), "ribbonfilter[]", one)
    extensions.register_type(one, connection)
    extensions.register_type(many, connection)
    _names[connection] = {row[4]: row[3] for row in rows}
    extensions.register_adapter(Filter, _Adapter)
