"""Single keys: from Python's objects to the canonical bytes of FORMAT.md.

The C module reads str, bytes, int and float where they are what a filter has,
and asks here for all else.
"""

import datetime
import decimal
import ipaddress
import math
import struct
import uuid

from . import _native

# Numbers of types are those of the library; names are looked up once.
(INTEGER, TEXT, BYTEA, UUID, BOOLEAN, DOUBLE, NUMERIC, DATE, TIMESTAMP, TIMESTAMPTZ, TIME,
 TIMETZ, INTERVAL, INET, OID, XID, XID8, CID, REAL) = map(_native.type_named, (
    "bigint", "text", "bytea", "uuid", "boolean", "double precision", "numeric", "date",
    "timestamp", "timestamptz", "time", "timetz", "interval", "inet", "oid", "xid", "xid8",
    "cid", "real"))

NULL, ABSENT = None, False

_DAYS = datetime.date(2000, 1, 1).toordinal()
_MICROSECOND = datetime.timedelta(microseconds=1)
# The least of a type, the one beyond the most, and how many bytes it has.  A
# negative oid, xid or cid is the number that has its bits, as in SQL.
_INTEGERS = {INTEGER: (-2**63, 2**63, 8), XID8: (0, 2**64, 8),
             OID: (-2**31, 2**32, 4), XID: (-2**31, 2**32, 4), CID: (-2**31, 2**32, 4)}

# NumPy's units of time: how many microseconds they are, and how many of them are one
_UNITS = {"W": (604800000000, 1), "D": (86400000000, 1), "h": (3600000000, 1), "m": (60000000, 1),
          "s": (1000000, 1), "ms": (1000, 1), "us": (1, 1), "ns": (1, 1000)}

# What numbers of NumPy's mean: their type, its epoch in them, its least and most
_MEANINGS = {"date": (DATE, 10957, -2451545, 2145031948),
             "timestamp": (TIMESTAMP, 10957 * 86400000000, -211813488000000000, 9223371331199999999)}


def _integer(number, wanted):
    least, beyond, size = _INTEGERS[wanted]
    return (number % 2**(8 * size)).to_bytes(size, "little") if least <= number < beyond else ABSENT


def _numeric(number):
    """The text of a numeric without exponent, scale, or sign of zero."""
    if number.is_nan():
        return b"NaN"
    if number.is_infinite():
        return b"Infinity" if number > 0 else b"-Infinity"
    if not number:
        return b"0"
    # a numeric has at most so many digits before and behind its point
    if number.adjusted() >= 131072 or number.adjusted() < -16383:
        return ABSENT
    text = format(number, "f")
    if "." in text:
        text = text.rstrip("0").rstrip(".")
        if len(text) - text.find(".") - 1 > 16383 and "." in text:
            return ABSENT
    return text.encode("ascii")


def _inet(key):
    if getattr(key, "scope_id", None) is not None:
        return ABSENT
    if isinstance(key, (ipaddress.IPv4Network, ipaddress.IPv6Network)):
        address, prefix = key.network_address, key.prefixlen
    elif isinstance(key, (ipaddress.IPv4Interface, ipaddress.IPv6Interface)):
        address, prefix = key.ip, key.network.prefixlen
    else:
        address, prefix = key, key.max_prefixlen
    return bytes((address.version, prefix)) + address.packed


def _microseconds(time):
    return ((time.hour * 60 + time.minute) * 60 + time.second) * 1000000 + time.microsecond


def _datetime(key):
    number = (key.toordinal() - _DAYS) * 86400000000 + _microseconds(key)
    offset = key.utcoffset()
    # a Timestamp of pandas may have what no timestamp of SQL has
    if getattr(key, "nanosecond", 0):
        return (TIMESTAMP if offset is None else TIMESTAMPTZ), ABSENT
    if offset is None:
        return TIMESTAMP, struct.pack("<q", number)
    return TIMESTAMPTZ, struct.pack("<q", number - offset // _MICROSECOND)


def _time(key):
    if key.tzinfo is None:
        return TIME, struct.pack("<q", _microseconds(key))
    offset = key.utcoffset()
    if offset is None:
        raise _native.KeyTypeError("a time in a zone without a fixed offset cannot be a key")
    if offset % datetime.timedelta(seconds=1) or abs(offset) >= datetime.timedelta(hours=16):
        return TIMETZ, ABSENT
    return TIMETZ, struct.pack("<qi", _microseconds(key), -(offset // datetime.timedelta(seconds=1)))


def _timedelta(key):
    if getattr(key, "nanoseconds", 0):
        return ABSENT
    number = (key.days * 86400 + key.seconds) * 1000000 + key.microseconds
    return struct.pack("<Q", number % 2**64)


def times(dtype):
    """What the numbers of a datetime64 or timedelta64 mean, "date", "timestamp" or
    "interval", and the fraction that makes days or microseconds of them."""
    import numpy

    unit, count = numpy.datetime_data(dtype)
    meaning = "interval" if dtype.kind == "m" else "date" if unit == "D" else "timestamp"
    multiply, divide = (1, 1) if meaning == "date" else _UNITS.get(unit, (0, 1))
    multiply *= count
    # a week is no date, and the fraction has to fit the C module
    if not 0 < multiply < 2**63 or meaning == "timestamp" and unit == "W":
        raise _native.KeyTypeError(f"{dtype} cannot be keys")
    common = math.gcd(multiply, divide)
    return meaning, multiply // common, divide // common


def _numpy_time(key, wanted):
    """A scalar datetime64 or timedelta64: exact, where item() might not be."""
    import numpy

    if numpy.isnat(key):
        return wanted, NULL
    meaning, multiply, divide = times(key.dtype)
    number = int(key.view("i8"))
    exact = number % divide == 0
    number = number // divide * multiply
    if meaning == "interval":
        return INTERVAL, struct.pack("<Q", number % 2**64) if exact else ABSENT
    found, epoch, least, most = _MEANINGS[meaning]
    number -= epoch
    return found, struct.pack("<q", number) if exact and least <= number <= most else ABSENT


def _read(key, wanted):
    """(type, bytes or float) of a key; its type is that wanted where both are the same in SQL."""
    kind = getattr(getattr(key, "dtype", None), "kind", None)
    if kind is not None and getattr(key, "shape", None) == ():
        # of NumPy's: an array without dimensions has a scalar in it
        key = key[()]
        if type(key).__name__ == "MaskedConstant":
            return wanted, NULL
        if kind in "Mm":
            return _numpy_time(key, wanted)
        if kind in "iufb":
            key = key.item()
    if isinstance(key, bool):
        return BOOLEAN, b"\1" if key else b"\0"
    if isinstance(key, int):
        if wanted == NUMERIC:
            return NUMERIC, _numeric(decimal.Decimal(key))
        if wanted in _INTEGERS:
            return wanted, _integer(key, wanted)
        return INTEGER, _integer(key, INTEGER)
    if isinstance(key, float):
        return (REAL if wanted == REAL else DOUBLE), key
    if isinstance(key, decimal.Decimal):
        if wanted != INTEGER:
            return NUMERIC, _numeric(key)
        # an integer in SQL is found by a numeric that equals it
        if not key.is_finite() or key.adjusted() > 20 or key != key.to_integral_value():
            return INTEGER, ABSENT
        return INTEGER, _integer(int(key), INTEGER)
    if type(key).__name__ in ("NaTType", "NAType"):
        return wanted, NULL
    if isinstance(key, uuid.UUID):
        return UUID, key.bytes
    if isinstance(key, datetime.datetime):
        return _datetime(key)
    if isinstance(key, datetime.date):
        return DATE, struct.pack("<q", key.toordinal() - _DAYS)
    if isinstance(key, datetime.time):
        return _time(key)
    if isinstance(key, datetime.timedelta):
        return INTERVAL, _timedelta(key)
    if isinstance(key, (bytes, bytearray, memoryview)):
        return BYTEA, bytes(key)
    if isinstance(key, (ipaddress.IPv4Address, ipaddress.IPv6Address,
                        ipaddress.IPv4Network, ipaddress.IPv6Network)):
        return INET, _inet(key)
    return 0, ABSENT


def canonical(key, wanted, strict):
    """The canonical bytes of a key of the type wanted, or a float: None for NULL,
    False if that type has no such value.  strict: nothing but what suggested that type."""
    found, data = _read(key, wanted)
    if found != wanted or strict and data is not NULL and guess(key) != wanted:
        _native.type_error(wanted, type(key).__name__)
    return data


def guess(key):
    """The number of the type that a key suggests; 0 for NULL."""
    if isinstance(key, str):
        return TEXT
    found, data = _read(key, 0)
    if data is NULL:
        return 0
    if not found:
        raise _native.KeyTypeError(f"keys of type {type(key).__name__} need a type=")
    return found


_native.set_readers(canonical, guess)
