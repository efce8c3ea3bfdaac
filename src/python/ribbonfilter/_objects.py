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

# Numbers of types are those of the library.
NAMES = {_native.type_named(name): name for name in (
    "bigint", "integer", "smallint", "text", "bytea", "uuid", "boolean", "double precision", "real", "numeric",
    "date", "timestamp", "timestamptz", "inet")}
(BIGINT, INTEGER, SMALLINT, TEXT, BYTEA, UUID, BOOLEAN, DOUBLE, REAL, NUMERIC, DATE, TIMESTAMP,
 TIMESTAMPTZ, INET) = NAMES
# what has several columns
COMPOUND = 18

NULL, ABSENT = None, False

_DAYS = datetime.date(2000, 1, 1).toordinal()
_MICROSECOND = datetime.timedelta(microseconds=1)
# how many bits they have
_INTEGERS = {BIGINT: 64, INTEGER: 32, SMALLINT: 16}

# NumPy's units of time: how many microseconds they are, and how many of them are one
_UNITS = {"W": (604800000000, 1), "D": (86400000000, 1), "h": (3600000000, 1), "m": (60000000, 1),
          "s": (1000000, 1), "ms": (1000, 1), "us": (1, 1), "ns": (1, 1000)}

# What numbers of NumPy's mean: their type, its epoch in them, its least and most
_MEANINGS = {"D": (DATE, 10957, -2451545, 2145031948),
             "T": (TIMESTAMP, 10957 * 86400000000, -211813488000000000, 9223371331199999999)}


def _integer(number, wanted):
    most = 2**(_INTEGERS[wanted] - 1)
    return struct.pack("<q", number) if -most <= number < most else ABSENT


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


def _datetime(key):
    time = ((key.hour * 60 + key.minute) * 60 + key.second) * 1000000 + key.microsecond
    number = (key.toordinal() - _DAYS) * 86400000000 + time
    offset = key.utcoffset()
    # a Timestamp of pandas may have what no timestamp of SQL has
    if getattr(key, "nanosecond", 0):
        return (TIMESTAMP if offset is None else TIMESTAMPTZ), ABSENT
    if offset is None:
        return TIMESTAMP, struct.pack("<q", number)
    return TIMESTAMPTZ, struct.pack("<q", number - offset // _MICROSECOND)


def times(dtype):
    """What the numbers of a datetime64 mean, "D", a date, or "T", a timestamp, and
    the fraction that makes days or microseconds of them."""
    import numpy

    unit, count = numpy.datetime_data(dtype)
    meaning = "D" if unit == "D" else "T"
    multiply, divide = (1, 1) if meaning == "D" else _UNITS.get(unit, (0, 1))
    multiply *= count
    # a week is no date, and the fraction has to fit the C module
    if dtype.kind == "m" or not 0 < multiply < 2**63 or unit == "W":
        raise _native.KeyTypeError(f"{dtype} cannot be keys")
    common = math.gcd(multiply, divide)
    return meaning, multiply // common, divide // common


def _numpy_time(key, wanted):
    """A scalar datetime64: exact, where item() might not be."""
    import numpy

    if numpy.isnat(key):
        return wanted, NULL
    meaning, multiply, divide = times(key.dtype)
    number = int(key.view("i8"))
    found, epoch, least, most = _MEANINGS[meaning]
    exact = number % divide == 0
    number = number // divide * multiply - epoch
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
        return BIGINT, _integer(key, BIGINT)
    if isinstance(key, float):
        return (REAL if wanted == REAL else DOUBLE), key
    if isinstance(key, decimal.Decimal):
        if wanted not in _INTEGERS:
            return NUMERIC, _numeric(key)
        # an integer in SQL is found by a numeric that equals it
        if not key.is_finite() or key.adjusted() > 20 or key != key.to_integral_value():
            return wanted, ABSENT
        return wanted, _integer(int(key), wanted)
    if key is None or type(key).__name__ in ("NaTType", "NAType"):
        return wanted, NULL
    if isinstance(key, uuid.UUID):
        return UUID, key.bytes
    if isinstance(key, datetime.datetime):
        return _datetime(key)
    if isinstance(key, datetime.date):
        return DATE, struct.pack("<q", key.toordinal() - _DAYS)
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
    # NaN is a number among floats, and missing among all else
    if found == DOUBLE != wanted and data != data:
        return NULL
    if found != wanted or strict and data is not NULL and _suggested(key) != wanted:
        said = f"of type {NAMES[wanted]}" if wanted in NAMES else "tuples" if wanted == COMPOUND else "of another type"
        raise _native.KeyTypeError(f"keys are {said}, not {type(key).__name__}")
    return data


def _suggested(key):
    """The number of the type that a key suggests; 0 for NULL, negative for NaN."""
    if isinstance(key, str):
        return TEXT
    found, data = _read(key, 0)
    if data is NULL:
        return 0
    if not found:
        raise _native.KeyTypeError(f"no type of SQL is known for keys of type {type(key).__name__}")
    return -DOUBLE if found == DOUBLE and data != data else found


def suggested(keys, known=()):
    """What is known of the types of keys, and what some more of them add to it:
    the first value of each column says it.  0: there is none yet."""
    for key in keys:
        row = key if isinstance(key, tuple) else (key,)
        types = [kept if kept > 0 else _suggested(value) or kept
                 for value, kept in zip(row, known or [0] * len(row))]
        if row is not key and types == [0]:
            continue
        if known and len(known) != len(row) or row is key and len(row) < 2:
            raise _native.Error(f"keys of several columns are tuples of {max(len(known), 2)}, not of {len(row)}")
        known = types
        if min(known) > 0:
            break
    return known


_native.set_converter(canonical)
