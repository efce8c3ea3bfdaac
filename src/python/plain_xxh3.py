"""XXH3, 64 bits, in plain Python, after its specification: for plain_reader.py
where there is no python3-xxhash.
"""

import struct

M32, M64 = 2**32 - 1, 2**64 - 1
SECRET = bytes.fromhex(
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671fcb79e64eccc0e578825ad07dccff7221"
    "b8084674f743248ee03590e6813a264c3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8"
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364eac5ac8334d3ebc3c581a0fffa1363eb"
    "170ddd51b7f0da49d316552629d4689e2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e")
P32_1, P32_2, P32_3 = 0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D
P1, P2, P3, P4, P5 = (0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9,
                      0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5)


def _number(data, at, size):
    return int.from_bytes(data[at:at + size], "little")


def _fold(a, b):
    return a * b >> 64 ^ a * b & M64


def _avalanche(h):
    h = (h ^ h >> 37) * 0x165667919E3779F9 & M64
    return h ^ h >> 32


def _avalanche64(h):
    h = (h ^ h >> 33) * P2 & M64
    h = (h ^ h >> 29) * P3 & M64
    return h ^ h >> 32


def _rotate(h, by):
    return (h << by | h >> 64 - by) & M64


def _mix16(data, at, secret, seed):
    return _fold(_number(data, at, 8) ^ (_number(SECRET, secret, 8) + seed & M64),
                 _number(data, at + 8, 8) ^ (_number(SECRET, secret + 8, 8) - seed & M64))


def _long(data, seed):
    secret = b"".join(
        struct.pack("<QQ", _number(SECRET, at, 8) + seed & M64, _number(SECRET, at + 8, 8) - seed & M64)
        for at in range(0, 192, 16))
    acc = [P32_3, P1, P2, P3, P4, P32_2, P5, P32_1]
    keys = [struct.unpack_from("<8Q", secret, 8 * i) for i in range(16)]
    last = struct.unpack_from("<8Q", secret, 128)

    def accumulate(at, key):
        for i, value in enumerate(struct.unpack_from("<8Q", data, at)):
            mixed = value ^ key[i]
            acc[i ^ 1] = acc[i ^ 1] + value & M64
            acc[i] = acc[i] + (mixed & M32) * (mixed >> 32) & M64

    for stripe in range((len(data) - 1) // 64):
        accumulate(64 * stripe, keys[stripe % 16])
        if stripe % 16 == 15:
            for i in range(8):
                acc[i] = (acc[i] ^ acc[i] >> 47 ^ last[i]) * P32_1 & M64
    accumulate(len(data) - 64, struct.unpack_from("<8Q", secret, 121))
    return _avalanche(len(data) * P1 + sum(
        _fold(acc[i] ^ _number(secret, 11 + 8 * i, 8), acc[i + 1] ^ _number(secret, 19 + 8 * i, 8))
        for i in range(0, 8, 2)) & M64)


def xxh3(data, seed=0):
    """The hash of bytes, a number."""
    n = len(data)
    if n == 0:
        return _avalanche64(seed ^ _number(SECRET, 56, 8) ^ _number(SECRET, 64, 8))
    if n <= 3:
        word = data[0] << 16 | data[n >> 1] << 24 | data[-1] | n << 8
        return _avalanche64(word ^ (_number(SECRET, 0, 4) ^ _number(SECRET, 4, 4)) + seed & M64)
    if n <= 8:
        seed ^= int.from_bytes((seed & M32).to_bytes(4, "little"), "big") << 32
        flip = (_number(SECRET, 8, 8) ^ _number(SECRET, 16, 8)) - seed & M64
        h = _number(data, n - 4, 4) + (_number(data, 0, 4) << 32) ^ flip
        h = (h ^ _rotate(h, 49) ^ _rotate(h, 24)) * 0x9FB21C651E98DF25 & M64
        h = (h ^ (h >> 35) + n) * 0x9FB21C651E98DF25 & M64
        return h ^ h >> 28
    if n <= 16:
        low = _number(data, 0, 8) ^ (_number(SECRET, 24, 8) ^ _number(SECRET, 32, 8)) + seed & M64
        high = _number(data, n - 8, 8) ^ (_number(SECRET, 40, 8) ^ _number(SECRET, 48, 8)) - seed & M64
        swapped = int.from_bytes(low.to_bytes(8, "little"), "big")
        return _avalanche(n + swapped + high + _fold(low, high) & M64)
    if n <= 128:
        acc = n * P1
        for i in range((n - 1) // 32 + 1):
            acc += _mix16(data, 16 * i, 32 * i, seed) + _mix16(data, n - 16 * i - 16, 32 * i + 16, seed)
        return _avalanche(acc & M64)
    if n <= 240:
        acc = _avalanche(n * P1 + sum(_mix16(data, 16 * i, 16 * i, seed) for i in range(8)) & M64)
        acc += sum(_mix16(data, 16 * i, 16 * i - 125, seed) for i in range(8, n // 16))
        return _avalanche(acc + _mix16(data, n - 16, 119, seed) & M64)
    return _long(data, seed)
