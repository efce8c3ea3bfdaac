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
import itertools
import os
from typing import Any, Iterable, Optional, Union

from . import _native, _objects, _sources
from ._native import Error, FilterError, KeyTypeError

__all__ = ["Filter", "Error", "FilterError", "KeyTypeError", "key_hash"]
__version__ = _native.version


def _type(name: Optional[str]) -> int:
    return 0 if name is None else _native.type_named(name)


def key_hash(key: Any, type: Optional[str] = None) -> Optional[int]:
    """The number by which filters know a key: SQL's key_hash().

    type is a name in SQL, such as "bigint"; without one, the key suggests it.
    A str is read as a text of that type.  The hash of None is None.
    """
    if key is None:
        return None
    return _native.hash(key, _type(type) or _objects.guess(key), type is None)


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
              expected: Optional[int] = None) -> "Filter":
        """A filter of keys: of an iterable, an array, or a column.

        type: of the keys, by its name in SQL.  Without one, the keys suggest it
            (int: bigint, str: text, float: double precision, a datetime:
            timestamp or timestamptz, ...), and all must be alike.
        kind: "ribbon", "fuse", "bloom", "counting" or "keyset".
        fpr: the false positive rate, 0.01 unless the kind is keyset.
        memory: bytes of hashes to hold before some go to a temporary file; 0:
            256 MB.
        expected: of a Bloom or counting filter, the number of keys that it is
            sized for.

        None is no key.  A key that its type does not have raises Error.
        """
        number = _type(type)
        if fpr is None:
            fpr = 0.0 if kind == "keyset" else 0.01
        if not 0 <= memory < 2**63 or expected is not None and not 0 <= expected < 2**63:
            raise Error("memory and expected cannot be negative, or 2^63 or more")
        source = _sources.array(keys, number)
        parts = _lists(keys) if source is None else iter((source,))
        strict = not number
        begun = []
        if strict:
            # read as far as the first key
            for part in parts:
                begun.append(part)
                number = part.type()
                if number:
                    break
        builder = _native.builder_new(kind, number or _objects.INTEGER, fpr, memory,
                                      -1 if expected is None else expected)
        if number:
            for part in itertools.chain(begun, parts):
                _native.builder_add(builder, part, number, strict)
        return _native.builder_finish(builder, cls)

    def contains_many(self, keys: Iterable) -> Any:
        """Which keys may be in: an array of bool, if NumPy is there, which can
        be the mask of an array or a Series; else a bytearray of 1 and 0.

        keys: an array of NumPy's, a Series of pandas, an Arrow array, anything
        with the buffer protocol, or an iterable of objects.  NULLs, masked and
        missing values are not in.
        """
        source = _sources.array(keys, self._type or _objects.INTEGER)
        answers = self._contains_many(_native.keys_list(keys) if source is None else source)
        numpy = _numpy()
        return answers if numpy is None else numpy.frombuffer(answers, dtype=bool)

    def add(self, keys: Iterable, type: Optional[str] = None) -> None:
        """Add keys to a Bloom or counting filter, or a keyset: all or none.

        type: as in build(), for a filter that has no keys yet, and where a str
            may be of two: "real" or "double precision".  Texts are "text", unless
            it is "name".
        """
        number = _type(type) or self._type
        source = _sources.array(keys, number)
        if source is None:
            source = _native.keys_list(keys)
        strict = not number
        number = number or source.type() or _objects.INTEGER
        # one of the two keys that such a text may be would not be found
        self._add(source, number, strict, type is None and number == _objects.DOUBLE)

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


def _lists(keys):
    """An iterable, some keys at a time."""
    keys = iter(keys)
    while some := list(itertools.islice(keys, 65536)):
        yield _native.keys_list(some)


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
