#!/usr/bin/env python3
"""Runs a reader in Python over the kit; README.md tells what is in it.

    PYTHONPATH=src/python python3 test/vectors/kit.py plain_reader
    PYTHONPATH=build/python/lib python3 test/vectors/kit.py ribbonfilter

For another reader, derive from Reader and call check().
"""

import base64
import importlib
import os
import struct
import sys
from collections import namedtuple

# A key: its type's word or descriptor, its type in SQL, its form ("written" and
# so on), canonical bytes and hash (None if it is no value), and its text
Key = namedtuple("Key", "key_type sql_type form canonical hash text")
Filter = namedtuple("Filter", "form key_type keys n rate length digest answers text")
Verdict = namedtuple("Verdict", "verdict why text kind")

KINDS = ["keyset", "bloom", "ribbon", "fuse", "counting", "ribbonmap"]


class Unable(Exception):
    """What a reader raises if it does not know a type, or cannot do this."""


class Reader:
    """What a reader can do: it raises ValueError for what it refuses."""

    # those it reads
    kinds = KINDS

    def hash(self, canonical):
        """The hash of canonical bytes."""
        raise Unable

    def hash_text(self, sql_type, text):
        """The hash of the value that a text stands for."""
        raise Unable

    def open(self, data):
        """The filter in bytes, all of which are checked."""
        raise NotImplementedError

    def open_text(self, text):
        """The filter in a text."""
        raise Unable

    def contains(self, filter, key):
        """True: the Key may be in."""
        raise NotImplementedError

    def values(self, filter, key):
        """The values of a Key in a map, in any order."""
        raise Unable

    def count(self, filter, key):
        """How often a counting filter has a Key."""
        raise Unable


def rows(name):
    """The rows of a file."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), name), encoding="utf-8") as file:
        for line in file.read().split("\n"):
            if line and not line.startswith("#"):
                yield line.split("\t")


def keys():
    for _, key_type, sql_type, form, canonical, number, text in rows("keys.txt"):
        if canonical == "*":
            yield Key(key_type, sql_type, form, None, None, text)
        else:
            yield Key(key_type, sql_type, form, bytes.fromhex(canonical.strip("-")), int(number, 16), text)


def filters():
    for form, key_type, which, n, rate, length, digest, answers, text in rows("filters.txt"):
        yield Filter(form, key_type, which, int(n), float(rate), int(length), int(digest, 16), answers, text)


def verdicts():
    for row in rows("verdicts.txt"):
        yield Verdict(*row)


def number(key_type, i):
    """The key of a number."""
    if key_type == "integer":
        return Key(key_type, "bigint", "written", struct.pack("<q", i), None, str(i))
    if key_type == "text":
        return Key(key_type, "text", "written", str(i).encode(), None, str(i))
    return Key(key_type, "bigint[]", "written", struct.pack("<IiiBIq", 1, 1, 1, 1, 8, i), None, "{%d}" % i)


def keys_of(filter, known):
    """The keys that a filter is asked for; known: those of keys()."""
    if filter.keys == "numbers":
        return [number(filter.key_type, i) for i in range(-64, min(filter.n, 16))]
    listed = {}
    for key in known:
        if key.key_type == filter.key_type and key.form == "written":
            listed.setdefault(key.hash, key)
    return list(listed.values())


def answers_of(filter):
    """The answers as bool, or as (bool, count), or as (bool, values)."""
    if "map" in filter.form:
        values = [[int(v) for v in a.split("+")] if a != "-" else [] for a in filter.answers.split(",")]
        return [(bool(v), v) for v in values]
    if filter.form == "counting":
        return [(a != "0", int(a, 16)) for a in filter.answers]
    return [(a != "0", None) for a in filter.answers]


def check(reader, tell=print):
    """Tells what a reader does otherwise.  Returns numbers: passed, failed, and
    of what it cannot do.
    """
    counts = {True: 0, False: 0, None: 0}

    def expect(right, what):
        counts[right] += 1
        if right is False:
            tell("not so: " + what)

    def refuses(call, *args):
        try:
            call(*args)
        except ValueError:
            return True
        except Unable:
            return None
        return False

    def gives(call, *args):
        """What a call returns, None if it cannot, or why it is refused."""
        try:
            return call(*args)
        except ValueError as error:
            return str(error) or "refused"
        except Unable:
            return None

    known = list(keys())
    for key in known:
        what = f"{key.form} key of {key.sql_type}: {key.text}"
        got = gives(reader.hash_text, key.sql_type, key.text)
        may_refuse = key.form != "written" and isinstance(got, str)
        expect(None if got is None else may_refuse or got == key.hash and key.hash is not None, what)
        if key.canonical is not None:
            got = gives(reader.hash, key.canonical)
            expect(None if got is None else got == key.hash, "hash of the bytes, " + what)

    hashes = {}

    def hash_of(key):
        """What the reader makes of a number: bytes, or else a text."""
        if key.canonical not in hashes:
            try:
                hashes[key.canonical] = reader.hash(key.canonical)
            except Unable:
                hashes[key.canonical] = reader.hash_text(key.sql_type, key.text)
        return hashes[key.canonical]

    def bytes_of(text, key_type):
        """The bytes of a text; a colon stands for the hashes of a keyset."""
        head, *index = (base64.b64decode(part, validate=True) for part in text.split(":"))
        if not index:
            return head
        n = int.from_bytes(head[16:24], "little")
        ascending = sorted(hash_of(number(key_type, i)) for i in range(n))
        return head + struct.pack(f"<{n}Q", *ascending) + index[0]

    for filter in filters():
        what = f"{filter.form} of {filter.key_type}, {filter.keys}, {filter.n} keys, rate {filter.rate}"
        if filter.text == "-":
            continue
        data = gives(bytes_of, filter.text, filter.key_type)
        if not isinstance(data, bytes):
            expect(None if data is None else False, f"{what}: {data}")
            continue
        opened = gives(reader.open, data)
        if KINDS[data[4] - 1] not in reader.kinds:
            expect(isinstance(opened, str), f"{what} is refused: {opened}")
            continue
        is_open = opened is not None and not isinstance(opened, str)
        expect(is_open and len(data) == filter.length, f"{what} is opened: {opened}")
        if not is_open:
            continue
        for key, (may_be, more) in zip(keys_of(filter, known), answers_of(filter)):
            got = gives(reader.contains, opened, key)
            expect(None if got is None else got is may_be, f"{what} may contain {key.text}: {got}")
            if more is not None:
                got = gives(reader.values if "map" in filter.form else reader.count, opened, key)
                got = sorted(set(got)) if isinstance(got, list) else got
                expect(None if got is None else got == more, f"{what} has of {key.text} {more}: {got}")

    for verdict, why, text, kind in verdicts():
        right = verdict != "filter" or kind not in reader.kinds
        if verdict != "text":
            data = bytes_of(text, "integer")
            text = base64.b64encode(data).decode()
        refused = refuses(reader.open_text, text)
        expect(None if refused is None else refused == right, f"{verdict}, as text: {why}")
        if verdict != "text":
            refused = refuses(reader.open, data)
            expect(None if refused is None else refused == right, f"{verdict}: {why}")
    return counts[True], counts[False], counts[None]


class Plain(Reader):
    """src/python/plain_reader.py"""

    def __init__(self, module):
        self.module = module

    def hash(self, canonical):
        return self.module.xxh3(canonical)

    def open(self, data):
        return self.module.Filter(data)

    def contains(self, filter, key):
        return filter.may_contain(key.canonical)

    def values(self, filter, key):
        return filter.values(key.canonical)


class Module(Reader):
    """The module ribbonfilter"""

    def __init__(self, module):
        self.module = module

    def able(self, call, *args):
        try:
            return call(*args)
        except self.module.KeyTypeError as error:
            raise Unable from error

    def hash_text(self, sql_type, text):
        return self.able(self.module.key_hash, text, sql_type) % 2**64

    def open(self, data):
        return self.module.Filter.from_bytes(data)

    def open_text(self, text):
        return self.module.Filter.from_bytes(text)

    def probe(self, call, key):
        # a text is read as a value of the filter's type, which is never real,
        # and among numbers of double precision as one of these and as a real
        if key.sql_type == "real":
            raise Unable
        return self.able(call, float(key.text) if key.sql_type == "double precision" else key.text)

    def contains(self, filter, key):
        return self.probe(filter.contains, key)

    def values(self, filter, key):
        # a long text may be a name as well, and then it has to be said
        said = key.sql_type if key.key_type == "text" else None
        return self.probe(lambda text: filter.values(text, said), key)


if __name__ == "__main__":
    name = sys.argv[1]
    passed, failed, unable = check((Plain if name == "plain_reader" else Module)(importlib.import_module(name)))
    print(f"{name}: {passed} passed, {failed} failed, {unable} it cannot do")
    sys.exit(1 if failed or not passed else 0)
