"""Many keys: what NumPy, pandas, Arrow and Python have, as the C module's Keys.

None of the three is imported here before somebody else has done so, and none
is needed.
"""

import itertools
import re
import sys

from . import _native
from ._objects import NAMES, suggested, times

# of items of a buffer, by their format: what NumPy calls them
_KINDS = {**dict.fromkeys("bhilqn", "i"), **dict.fromkeys("BHILQN", "u"), "f": "f", "d": "f", "?": "b", "s": "S"}


def _buffer(keys):
    # a number of bytes is one key, of other items several
    format = re.fullmatch("([@=<>!]?)(?:([bhilqnBHILQNfd?])|[0-9]*(s))", keys.format)
    if not format:
        raise _native.KeyTypeError(f"items of format \"{keys.format}\" cannot be keys")
    swapped = format[1] != "" and format[1] in ("<" if sys.byteorder == "big" else ">!")
    return _native.keys_buffer(keys, None, _KINDS[format[2] or format[3]], swapped, 1, 1)


def _numpy(keys, mask=None, zone=False):
    """An array of NumPy's.  mask: of what is NULL.  zone: its times are of UTC."""
    import numpy

    if keys.ndim != 1:
        raise _native.Error(f"keys must have one dimension, not {keys.ndim}")
    if isinstance(keys, numpy.char.chararray):
        raise _native.KeyTypeError("items of a chararray lose trailing blanks: give keys.view(numpy.ndarray), "
                                   "in which they count")
    if keys.dtype.names is not None:
        return _native.keys_rows(tuple(_numpy(keys[name]) for name in keys.dtype.names))
    if isinstance(keys, numpy.ma.MaskedArray):
        mask = numpy.ma.getmaskarray(keys)
        keys = keys.data
    kind, swapped, multiply, divide = keys.dtype.kind, not keys.dtype.isnative, 1, 1
    if kind == "U":
        try:
            keys = keys.astype("S")
        except UnicodeEncodeError:
            kind = "O"
    if kind == "O":
        if mask is not None:
            keys = numpy.where(mask, None, keys)
        return _native.keys_list(keys.tolist())
    if kind in "Mm":
        kind, multiply, divide = times(keys.dtype)
        keys = keys.view(keys.dtype.byteorder + "i8")
    elif kind not in "iufbSU" or kind == "f" and keys.dtype.itemsize not in (4, 8):
        raise _native.KeyTypeError(f"an array of {keys.dtype} cannot be keys")
    return _native.keys_buffer(keys, mask, "Z" if zone else kind, swapped, multiply, divide)


def _pandas(keys, pandas):
    """A frame, a Series, an Index, or what they are made of."""
    if isinstance(keys, pandas.MultiIndex):
        return _native.keys_rows(tuple(_pandas(keys.get_level_values(i), pandas) for i in range(keys.nlevels)))
    if isinstance(keys, pandas.DataFrame):
        return _native.keys_rows(tuple(_pandas(keys.iloc[:, i], pandas) for i in range(keys.shape[1])))
    if not isinstance(keys, pandas.Series):
        keys = pandas.Series(keys)
    dtype = keys.dtype
    if isinstance(dtype, pandas.DatetimeTZDtype):
        # the same moments, in UTC
        return _numpy(keys.dt.tz_convert(None).to_numpy(), zone=True)
    if isinstance(dtype, pandas.CategoricalDtype):
        if keys.hasnans:
            return _numpy(keys.astype(object).to_numpy(), keys.isna().to_numpy())
        return _pandas(keys.astype(dtype.categories.dtype), pandas)
    if getattr(dtype, "storage", None) == "pyarrow" or type(dtype).__name__ == "ArrowDtype":
        column = keys.array.__arrow_array__()
        return _arrow(column.combine_chunks() if hasattr(column, "combine_chunks") else column)
    if hasattr(dtype, "numpy_dtype"):
        # Int64 and its like: numbers, and which of them are NULL
        plain = keys.to_numpy(dtype=dtype.numpy_dtype, na_value=dtype.numpy_dtype.type(0))
        return _numpy(plain, keys.isna().to_numpy())
    plain = keys.to_numpy()
    # in a column of objects, NaN may be a float
    return _numpy(plain, None if plain.dtype.kind != "O" or dtype == object else keys.isna().to_numpy())


def _arrow(keys):
    if hasattr(keys, "__arrow_c_array__"):
        return _native.keys_arrow(*keys.__arrow_c_array__())
    return _native.keys_stream(keys.__arrow_c_stream__())


def _lists(keys):
    while some := list(itertools.islice(keys, 65536)):
        yield some


def source(keys):
    """Keys for the C module: of an array, a column, a frame, or anything that can
    be iterated over."""
    if isinstance(keys, (str, bytes, bytearray)):
        raise _native.KeyTypeError(f"one key, not many: a {type(keys).__name__}")
    pandas = sys.modules.get("pandas")
    if pandas is not None and isinstance(
            keys, (pandas.DataFrame, pandas.Series, pandas.Index, pandas.api.extensions.ExtensionArray)):
        return _pandas(keys, pandas)
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(keys, (numpy.ndarray, numpy.generic)):
        return _numpy(keys)
    if hasattr(keys, "__arrow_c_array__") or hasattr(keys, "__arrow_c_stream__"):
        return _arrow(keys)
    try:
        view = memoryview(keys)
    except TypeError:
        return _native.keys_lists(_lists(iter(keys)))
    return _buffer(view)


def types(source):
    """The numbers of the types that keys suggest: negative of NaNs, 0 of no value."""
    if source.lists is not None:
        known, read = (), []
        for some in source.lists:
            read.append(some)
            known = suggested(some, known)
            if known and min(known) > 0:
                break
        source.lists = itertools.chain(read, source.lists)
        return known
    if source.objects is not None:
        return suggested(source.objects)
    if source.parts is None or type(source.parts[0]) is not type(source):
        return source.types()
    known = [types(column) if source.n else [] for column in source.parts]
    if any(len(found) > 1 for found in known):
        raise _native.KeyTypeError("a column of keys cannot have tuples")
    return [found[0] if found else 0 for found in known] if source.n else []


def type_of(source):
    """The name of the type that keys suggest: "", if all of them are NULL."""
    known = types(source)
    if len(known) > 1 and 0 in known:
        raise _native.KeyTypeError(f"column {known.index(0)} of the keys, counted from 0, has no value that "
                                   "suggests its type: say type=")
    return ",".join(NAMES[abs(number)] for number in known if number)
