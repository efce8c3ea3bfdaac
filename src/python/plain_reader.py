#!/usr/bin/env python3
"""A reader of filters in plain Python, written from the FORMAT.md pages alone.

It opens, verifies and probes all kinds.  It is an example for readers in other
languages, and a proof that these pages say enough.  It is slow: the module
ribbonfilter is for use.

    python3 plain_reader.py FILE KEY...

prints what a raw filter in a file says of integers, or of texts.  Numbers in
comments are sections of these pages.  The hash is that of the package xxhash.
"""

import struct
import sys

from xxhash import xxh3_64_intdigest as xxh3

M32, M64 = 2**32 - 1, 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15
KEYSET, BLOOM, RIBBON, FUSE, COUNTING, RIBBONMAP = 1, 2, 3, 4, 5, 6


class Damaged(ValueError):
    """Bytes that a reader must refuse."""


def refuse(condition, why):
    if condition:
        raise Damaged(why)


def u(data, at, size):
    """An unsigned number of so many bytes."""
    refuse(at < 0 or at + size > len(data), "too short")
    return int.from_bytes(data[at:at + size], "little")


def mulhi(a, b):
    return a * b >> 64


def mullo(a, b):
    return a * b & M64


def ones(word):
    return bin(word).count("1")


def clamp(number, least, most):
    return max(least, min(number, most))


# ---- 6.3: what ribbons and fuse filters make of a hash ----

def mixed(h, seed):
    v = h + (seed + 1) * GOLDEN & M64
    v = (v ^ v >> 30) * 0xBF58476D1CE4E5B9 & M64
    v = (v ^ v >> 27) * 0x94D049BB133111EB & M64
    return v ^ v >> 31


class Keyset:
    """4"""

    def __init__(self, filter, data):
        n, refuse_odd = filter.nkeys, lambda odd: refuse(odd, "a keyset of another length")
        entries = -(-n // 32) + 1 if n >= 2**14 else 0
        refuse(filter.parameter != 0 or filter.flags & 0xF0, "a parameter or flag of a keyset")
        refuse_odd(len(data) != 8 * n + 2 * entries)
        hashes = struct.unpack_from(f"<{n}Q", data)
        refuse(any(a >= b for a, b in zip(hashes, hashes[1:])), "hashes out of order")
        self.hashes = set(hashes)
        below = rank = 0
        for k in range(entries):
            # the number of hashes whose expected rank is below 32 k
            while below < n and mulhi(hashes[below], n) < 32 * k:
                below += 1
            rank = clamp(below - 32 * k + 32768, 0, 65535)
            refuse(u(data, 8 * n + 2 * k, 2) != rank, "an entry of the index")

    def looks(self, h):
        return [0] if h in self.hashes else []


class Bloom:
    """5, and with four bits for one 5.1"""

    def __init__(self, filter, data):
        self.width = 4 if filter.kind == COUNTING else 1
        self.k, self.data, p = filter.parameter, data, len(data) // self.width
        refuse(not 1 <= self.k <= 16, "a number of probes")
        refuse(filter.flags & 0xF0, "a flag of a Bloom filter")
        refuse(p == 0 or len(data) % self.width != 0, "a length that no Bloom filter has")
        refuse(p > 512 and p % 64 != 0, "a length that is not made of blocks")
        self.blocks, self.size = (1, 8 * p) if p <= 512 else (p // 64, 512)
        refuse(filter.family == 0 and any(data), "keys without a type")

    def looks(self, h):
        block = mulhi(h, self.blocks) if self.blocks > 1 else 0
        first, second = mullo(h, GOLDEN) >> 32, h & M32
        for i in range(self.k):
            pattern = (first if i < 8 else second) * pow(0x9E3779B9, i % 8) & M32
            bit = (block * self.size + (pattern * self.size >> 32)) * self.width
            if not self.data[bit // 8] >> bit % 8 & (1 << self.width) - 1:
                return []
        return [0]


class System:
    """6.1, 6.2, and the columns of values of 6.6: e of them"""

    def __init__(self, data, at, m, b, low_share, left, right, e):
        self.m, self.b, self.e, self.data = m, b, e, data
        if m > 64:
            self.left, self.starts = left, m - 63
            self.virtual = left + self.starts + right
        else:
            self.left, self.starts, self.virtual = 0, 1, 1
        low = low_share * self.virtual >> 32
        self.low_blocks = 0 if low <= self.left else min((low - self.left) // 64, (self.starts - 1) // 64)
        self.at = 8 * at
        values_at = (m * b - 64 * self.low_blocks + 7) // 8
        self.values_at = 8 * (at + values_at)
        self.length = values_at + (m * e + 7) // 8

    def look(self, x, f):
        """The word of an entry, or None."""
        start = clamp(mulhi(f, self.virtual) - self.left, 0, self.starts - 1)
        c = mullo(x ^ x >> 32, 0xD6E8FEB86659FD93)
        coeff = (c ^ c >> 32 | 1) & (1 << min(self.m, 64)) - 1
        product = mullo(x, 0x9FB21C651E98DF25)
        columns = self.b - (start // 64 < self.low_blocks)

        def parity(first, j):
            """Of a column: first(q) is the bit at which block q begins."""
            total = 0
            here, there = coeff << start % 64 & M64, coeff >> 64 - start % 64
            for q, part in (start // 64, here), (start // 64 + 1, there):
                width = min(64, self.m - 64 * q)
                if part and width > 0:
                    at = first(q) + j * width
                    word = u(self.data, at // 8, (at % 8 + width + 7) // 8) >> at % 8
                    total += ones(word & part & (1 << width) - 1)
            return total & 1

        def block(q):
            return self.at + 64 * (q * self.b - min(q, self.low_blocks))

        if any(parity(block, j) != product >> 34 + j & 1 for j in range(columns)):
            return None
        word = 0
        for j in range(self.e):
            word |= parity(lambda q: self.values_at + 64 * q * self.e, j) << j
        return word ^ (product >> 33 & 1) << self.e - 1 if self.e else 0


class List:
    """A list of hashes, or of hashes and words (6.3, 6.6, 7.2)"""

    def __init__(self, data, at, n, e=0):
        size = 16 if e else 8
        self.length = size * n
        refuse(at + self.length > len(data), "a list that is too short")
        numbers = struct.unpack_from(f"<{size // 8 * n}Q", data, at)
        entries = list(zip(numbers[::2], numbers[1::2])) if e else [(h, 0) for h in numbers]
        refuse(any(a > b or a == b and not e for a, b in zip(entries, entries[1:])), "a list out of order")
        refuse(any(word >> e for _, word in entries), "a word with more bits than values have")
        self.words = {}
        for h, word in entries:
            self.words.setdefault(h, []).append(word)

    def looks(self, h):
        return self.words.get(h, [])


class Dense:
    """6.3, of m slots; seed 255 is a list"""

    def __init__(self, data, at, m, seed, b, low_share, e):
        refuse(64 <= seed != 255, "a seed of a ribbon")
        self.seed, self.nchunks = seed, 0
        self.part = List(data, at, m, e) if seed == 255 else System(data, at, m, b, low_share, 16, 16, e)
        self.length = self.part.length

    def looks(self, h):
        if self.seed == 255:
            return self.part.looks(h)
        x = mixed(h, self.seed)
        word = self.part.look(x, x)
        return [] if word is None else [word]


class Chunk:
    """6.4: a chunk that begins at a byte; length None: up to the end"""

    def __init__(self, data, at, end, m, b, low_share, e):
        self.pad = 0
        self.system = System(data, at, m, b, low_share, 16, 39, e)
        virtual = self.system.virtual
        self.pad = (24 - virtual) % 192
        buckets = (self.pad + virtual) // 192 + 1
        self.classes = data[at:at + (buckets + 3) // 4]
        self.system = System(data, at + len(self.classes), m, b, low_share, 16, 39, e)
        at += len(self.classes) + self.system.length
        header = u(data, at, 4)
        at += 4
        self.whole = ()
        if header >> 23 & 1:
            n = u(data, at, 2)
            refuse(n == 0, "an empty list of buckets")
            self.whole = [u(data, at + 2 + 2 * i, 2) for i in range(n)]
            refuse(any(a >= b for a, b in zip(self.whole, self.whole[1:])), "buckets out of order")
            refuse(self.whole[-1] >= buckets or any(self.class_of(i) != 3 for i in self.whole), "a bucket")
            at += 2 + 2 * n
        slots, seed = header & 2**23 - 1, header >> 24
        refuse(64 <= seed != 255, "a seed of an overflow")
        self.overflow = Dense(data, at, slots, seed, b, low_share, e) if slots else None
        refuse(at + (self.overflow.length if slots else 0) != end, "an overflow of another length")

    def class_of(self, bucket):
        return self.classes[bucket // 4] >> 2 * (bucket % 4) & 3

    def looks(self, h, f):
        place = mulhi(f, self.system.virtual) + self.pad
        bucket = place // 192
        if place % 192 < 16 * self.class_of(bucket) or bucket in self.whole:
            return self.overflow.looks(h) if self.overflow else []
        word = self.system.look(h, f)
        return [] if word is None else [word]


class Chunks:
    """6.4"""

    def __init__(self, filter, data, rate, e):
        refuse(filter.parameter != 0, "a seed of chunks")
        m, at = u(data, 0, 4), 4
        self.nchunks, directory = 1, [0]
        if filter.flags & 0x10:
            self.nchunks = u(data, 4, 4)
            refuse(self.nchunks < 2 or 12 + 4 * self.nchunks > len(data), "a number of chunks")
            directory = [u(data, 8 + 4 * i, 4) for i in range(self.nchunks + 1)]
            at = 12 + 4 * self.nchunks
        refuse(m == 0 or m > 2**30 or m % 64 != 0, "a number of slots")
        plain = System(data, 0, m, *rate, 16, 39, e)
        buckets = ((24 - plain.virtual) % 192 + plain.virtual) // 192 + 1
        fixed = (buckets + 3) // 4 + plain.length
        if filter.flags & 0x20:
            directory.append(len(data) - at - fixed)
        refuse(at + self.nchunks * fixed + directory[-1] != len(data), "chunks of another length")
        refuse(directory[0] != 0 or any(b - a < 4 for a, b in zip(directory, directory[1:])), "a directory")
        begins = [at + i * fixed + directory[i] for i in range(self.nchunks + 1)]
        self.chunks = [Chunk(data, begin, end, m, *rate, e) for begin, end in zip(begins, begins[1:])]

    def looks(self, h):
        return self.chunks[mulhi(h, self.nchunks)].looks(h, mullo(h, self.nchunks))


class Ribbon:
    """6: of a rate, with e columns of values"""

    def __init__(self, filter, data, rate, e=0):
        d = struct.unpack("<Q", struct.pack("<d", rate))[0]
        b = 1023 - (d >> 52)
        rate = b, d >> 20 & M32 if b > 1 else 0
        flags, seed = filter.flags & 0x30, filter.parameter
        self.nchunks, self.form = 0, None
        refuse(flags == 0x30, "both flags of a ribbon")
        refuse(64 <= seed <= 254 or seed > 255, "a seed of a ribbon")
        refuse(not data and (filter.nkeys or flags) or data and not filter.nkeys, "keys or a payload")
        if flags:
            self.form = Chunks(filter, data, rate, e)
            self.nchunks = self.form.nchunks if flags == 0x10 else 0
        elif data:
            slots = u(data, 0, 4)
            refuse(slots == 0 or slots > 2**30, "a number of slots")
            self.form = Dense(data, 4, slots, seed, *rate, e)
            refuse(4 + self.form.length != len(data), "a ribbon of another length")

    def looks(self, h):
        return self.form.looks(h) if self.form else []


class Ribbonmap:
    """6.6"""

    def __init__(self, filter, data):
        self.several, rate = filter.flags >> 6 & 1, filter.rate
        self.varying = self.constant = 0
        refuse(not data and self.several, "a flag of an empty map")
        refuse(0 < len(data) <= 8, "a map that is too short")
        if data:
            self.varying, self.constant = u(data, 0, 4), u(data, 4, 4)
            refuse(self.varying & self.constant, "bits that vary and do not")
        self.v = ones(self.varying)
        if self.several:
            rate = min(2 * rate / (1 + 2 * rate), 0.5)
        self.ribbon = Ribbon(filter, data[8:], rate, self.v + self.several)

    def value(self, word):
        value = self.constant
        for i in range(32):
            if self.varying >> i & 1:
                value |= (word & 1) << i
                word >>= 1
        return value

    def values(self, h):
        words = self.ribbon.looks(h)
        values = [self.value(word) for word in words]
        if not self.several:
            return values[:1] if len(set(values)) < 2 else values
        n, k = self.ribbon.nchunks, 1
        first, more = len(words), any(word >> self.v for word in words)
        while more and len(values) < 65536:
            x = mixed(h, k)
            look = (h - mullo(h, n) // n + mulhi(x, M64 // n)) & M64 if n else x
            words = self.ribbon.looks(look)
            if not words and k == 1 and first == 1:
                return []
            values += [self.value(word) for word in words]
            more, k = any(word >> self.v for word in words), k + 1
        return values

    def looks(self, h):
        return self.values(h)


class Fuse:
    """7"""

    def __init__(self, filter, data):
        refuse(filter.rate < 2.0**-16, "a rate of a fuse filter")
        self.f = 8 if filter.rate >= 2.0**-8 else 12 if filter.rate >= 2.0**-12 else 16
        self.k, self.data, self.chunks, n = 4 if filter.flags & 0x20 else 3, data, [], filter.nkeys
        chunked = filter.flags & 0x10
        refuse(filter.flags & 0xC0, "a flag of a fuse filter")
        if not data:
            refuse(n or filter.parameter or filter.flags & 0xF0, "no payload")
        elif not chunked:
            refuse(n == 0 or len(data) < 5, "a fuse filter that is too short")
            self.add(5, u(data, 0, 4), filter.parameter, data[4])
            refuse(self.end != len(data), "a fuse filter of another length")
            refuse(filter.parameter == 0xFFFF and u(data, 0, 4) != n, "a list of other keys")
        else:
            count = u(data, 0, 4)
            refuse(n == 0 or count < 2 or filter.parameter != 0, "chunks")
            at = self.end = 4 + 16 * count
            refuse(at > len(data), "a directory that is too short")
            for i in range(count):
                begin, m, seed, log2, zero = struct.unpack_from("<QIHBB", data, 4 + 16 * i)
                refuse(at + begin != self.end or zero, "an entry of the directory")
                if m:
                    self.add(at + begin, m, seed, log2)
                else:
                    refuse(seed or log2, "an entry without keys")
                    self.chunks.append(None)
            refuse(self.end != len(data), "chunks of another length")
        refuse(sum(chunk[1] for chunk in self.chunks if chunk) < n, "fewer slots than keys")

    def add(self, at, m, seed, log2):
        refuse(m == 0 or m > 2**30 or log2 > 14, "an array")
        if seed == 0xFFFF:
            refuse(log2 != 0, "a list with a length")
            self.end = at + 8 * m
        else:
            refuse(m < self.k << log2, "an array that is too short")
            self.end = at + (m * self.f + 7) // 8
        self.chunks.append((at, m, seed, 1 << log2, List(self.data, at, m) if seed == 0xFFFF else None))
        refuse(self.end > len(self.data), "an array beyond the end")

    def looks(self, h):
        n = len(self.chunks)
        chunk = self.chunks[mulhi(h, n) if n > 1 else 0] if n else None
        if chunk is None:
            return []
        at, m, seed, length, listed = chunk
        if listed:
            return listed.looks(h)
        x = mixed(h, seed) if seed else h
        r = x if seed >= 0x8000 else mullo(h, n) if n > 1 else h
        clamped, starts = 5 * length // 8, m - self.k * length + 1
        virtual = starts + 2 * clamped
        start = clamp(mulhi(r, virtual) - clamped, 0, starts - 1)
        c, found = mullo(x ^ x >> 32, 0xD6E8FEB86659FD93), 0
        for i in range(self.k):
            bit = (start + i * length + (c >> 16 * i) % length) * self.f
            found ^= u(self.data, at + bit // 8, (bit % 8 + self.f + 7) // 8) >> bit % 8
        return [0] if (found ^ mullo(r, virtual) >> 48) % (1 << self.f) == 0 else []


KINDS = {KEYSET: Keyset, BLOOM: Bloom, FUSE: Fuse, COUNTING: Bloom, RIBBONMAP: Ribbonmap,
         RIBBON: lambda filter, data: Ribbon(filter, data, filter.rate)}


class Filter:
    """2: the envelope of a filter, which is verified as a whole"""

    def __init__(self, data):
        data = bytes(data)
        refuse(len(data) < 40 or data[:3] != b"\xad\xb7\xe2", "no filter")
        (version, self.kind, hash_id, self.family, self.flags, check, d, self.parameter, self.nkeys,
         self.rate, p) = struct.unpack_from("<BBBBBIHHQdQ", data, 3)
        refuse(version != 1 or self.kind not in KINDS or hash_id != 1, "a version, kind or hash")
        server = self.flags & 1
        refuse(self.family > 27 or self.flags & 0x0C, "a family or flag")
        refuse(self.flags & 2 and not server, "a byte order without a server")
        refuse(server and self.family not in (18, 19), "hashes of a server")
        refuse(self.family == 19 and not server, "hashes of no server")
        refuse((17 <= self.family <= 19) != (d > 0), "a descriptor")
        refuse(len(data) != 40 + d + p, "another length")
        refuse(0 in data[40:40 + d], "a zero in the descriptor")
        refuse(self.nkeys >= 2**63, "a number of keys")
        refuse(not 1e-9 <= self.rate <= 0.5 and not (self.kind == KEYSET and self.rate == 0), "a rate")
        refuse(self.kind not in (BLOOM, COUNTING) and self.nkeys and not self.family, "keys without a type")
        refuse(self.flags & 0x40 and self.kind != RIBBONMAP or self.flags & 0x80, "a flag")
        refuse(xxh3(data[12:], seed=xxh3(data[:8])) & M32 != check, "another check")
        try:
            self.descriptor = data[40:40 + d].decode("utf-8")
        except UnicodeDecodeError:
            refuse(True, "a descriptor that is not UTF-8")
        self.payload = KINDS[self.kind](self, data[40 + d:])

    def may_contain(self, canonical):
        """Of canonical bytes (3)."""
        return bool(self.payload.looks(xxh3(canonical)))

    def values(self, canonical):
        """The values of a key, if the filter is a map."""
        return self.payload.values(xxh3(canonical)) if self.kind == RIBBONMAP else []


def canonical_of(family, key):
    """3: the canonical bytes of an integer or a text; others are not read here."""
    if family == 2:
        return key.encode("utf-8")
    if family != 1:
        raise ValueError(f"keys of family {family} are not read here: integers are, and texts")
    number = int(key)
    if not -2**63 <= number < 2**63:
        raise ValueError(f"not an integer of 64 bits: {key}")
    return struct.pack("<q", number)


def main(path, *keys):
    with open(path, "rb") as file:
        opened = Filter(file.read())
    for key in keys:
        canonical = canonical_of(opened.family, key)
        print(key, "maybe" if opened.may_contain(canonical) else "absent", *opened.values(canonical))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except ValueError as error:
        sys.exit(f"plain_reader.py: {error}")
