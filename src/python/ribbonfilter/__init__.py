"""Filters of the PostgreSQL extension ribbonfilter, outside the database.

A filter is a set of keys in a few bits each.  It says of a key that it is
surely absent, or that it may be there.

>>> from ribbonfilter import Filter
>>> known = Filter.build(range(1000))
>>> 42 in known
True
>>> bytes(known) == bytes(Filter.from_bytes(known.text))
True

The same keys give the same bytes as in SQL, and the same answers.
"""

import base64
import os
from typing import Any, Iterable, Optional, Union

from . import _native, _sources
from ._native import Error, FilterError, KeyTypeError

__all__ = ["Filter", "Error", "FilterError", "KeyTypeError", "key_hash"]
__version__ = _native.version


def key_hash(key: Any, type: Optional[str] = None) -> Optional[int]:
    """The number by which filters know a key: SQL's key_hash().

    type is a name in SQL, such as "bigint", or those of the columns of a tuple,
    "bigint,text"; without one, the key suggests it.  A str is read as a text of
    that type.  The hash of None is None.
    """
    return _native.hash(key, _sources.type_of(_native.keys_list([key])) if type is None else type, type is None)


class Filter(_native.Filter):
    """A filter: from_bytes(), load() and build() make one.

    Threads may share a filter, even one that another thread changes.
    """

    __slots__ = ()

    @classmethod
    def from_bytes(cls, data: Union[bytes, bytearray, memoryview, str]) -> "Filter":
        """The filter in bytes or a text: its own bytes, base64, hexadecimal as
        bytea has it, or what COPY wrote of one filter.  All of it is verified.
        """
        return _native.parse(cls, data.encode("utf-8", "replace") if isinstance(data, str) else data)

    @classmethod
    def load(cls, path: Union[str, "os.PathLike[str]"]) -> "Filter":
        """The filter in a file, in any of these forms."""
        return _native.load(cls, os.fsencode(path), os.fspath(path))

    @classmethod
    def build(cls, keys: Iterable, type: Optional[str] = None, kind: str = "ribbon",
              fpr: Optional[float] = None, memory: int = 0,
              expected: Optional[int] = None, on_error: str = "raise") -> "Filter":
        """A filter of keys: of an iterable, an array, or a column.  Keys of several
        columns, SQL's ROW(a, b), are tuples, or the rows of a frame.

        type: of the keys, by its name in SQL; of several columns, "bigint,text".
            Without one, the first key suggests it, or the first value of each
            column (int: bigint, str: text, float: double precision, a datetime:
            timestamp or timestamptz, ...), and all must be alike.
        kind: of the filter, as SQL has it; but no map.
        fpr: the false positive rate, 0.01 unless the kind has none.
        memory: bytes of hashes to hold before some go to a temporary file; 0:
            256 MB.
        expected: of a Bloom or counting filter, the number of keys that it is
            sized for.

        on_error: "raise" for a text that cannot be read, or a value that the type
            does not have; "skip" leaves it out.

        None is no key, but as a column of one it is NULL.
        """
        if fpr is None:
            fpr = _native.kinds.get(kind) or 0.0
        if not 0 <= memory < 2**63 or expected is not None and not 0 <= expected < 2**63:
            raise Error("memory and expected cannot be negative, or 2^63 or more")
        source = _sources.source(keys)
        name = _sources.type_of(source) if type is None else type
        return _native.build(cls, source, kind, name, type is None, fpr, memory,
                             -1 if expected is None else expected, _rule(on_error, "raise", "skip"))

    def contains_many(self, keys: Iterable, type: Optional[str] = None, on_error: str = "raise") -> Any:
        """Which keys may be in: an array of bool, if NumPy is there, which can
        be the mask of an array or a Series; else a bytearray of 1 and 0.

        keys: an array of NumPy's, a Series of pandas, an Arrow array, anything
        with the buffer protocol, or an iterable of objects; of several columns, a
        DataFrame, an array or Arrow's table with fields, or tuples.  NULLs, masked
        and missing values are not in.

        type: as in contains().
        on_error: of a text that cannot be read, "raise"; "keep" answers True, for
            it cannot be said; "skip" answers False.
        """
        answers = self._contains_many(_sources.source(keys), type,
                                      _rule(on_error, "raise", "skip", "keep"))
        numpy = _numpy()
        return answers if numpy is None else numpy.frombuffer(answers, dtype=bool)

    def add(self, keys: Iterable, type: Optional[str] = None, on_error: str = "raise") -> None:
        """Add keys to a Bloom or counting filter, or a keyset: all or none.

        type, on_error: as in build(); but without a type keys are read as the
            filter's, if it has any.
        """
        source, strict = _sources.source(keys), type is None and self.type == "none"
        self._add(source, _sources.type_of(source) if strict else type, strict, _rule(on_error, "raise", "skip"))

    def save(self, path: Union[str, "os.PathLike[str]"], form: str = "raw") -> None:
        """Write it to a file, which appears under its name once it is whole.

        form: "raw", "text", or "copy-binary", which is what COPY (FORMAT binary)
        reads.
        """
        self._save(os.fsencode(path), os.fspath(path), form)

    @property
    def text(self) -> str:
        """The text form: what SQL prints and reads."""
        return base64.b64encode(bytes(self)).decode("ascii")

    def __reduce__(self):
        # for copy as well; a subclass has its attributes as state
        return (self.__class__.from_bytes, (bytes(self),), self.__getstate__())

    def __repr__(self) -> str:
        return f"<ribbonfilter.Filter: {self.kind} of {self.type}, {self.nkeys} keys>"


def _rule(on_error, *rules):
    """The number of what is to be done about keys that cannot be read."""
    if on_error not in rules:
        raise Error(f"on_error is one of {', '.join(rules)} here, not {on_error}")
    return rules.index(on_error)


_modules = []


def _numpy():
    """NumPy, if it is installed."""
    if not _modules:
        try:
            import numpy
        except ImportError:
            numpy = None
        _modules.append(numpy)
    return _modules[0]
