"""Many keys: what NumPy, pandas, Arrow and Python have, as the C module's Keys.

None of the three is imported here before somebody else has done so, and none
is needed.
"""

import decimal
import sys

from . import _native
from ._objects import DOUBLE, REAL, times


def _shape(keys):
    if keys.ndim != 1:
        raise _native.Error(f"keys must have one dimension, not {keys.ndim}")


def _numpy(keys, mask=None, meaning=None):
    """An array of NumPy's.  mask: of what is NULL.  meaning: of its times."""
    import numpy

    _shape(keys)
    if isinstance(keys, numpy.ma.MaskedArray):
        mask = numpy.ma.getmaskarray(keys)
        keys = keys.data
    dtype = keys.dtype
    if dtype.kind == "O":
        if mask is not None:
            keys = numpy.where(mask, None, keys)
        return _native.keys_list(keys.tolist())
    if dtype.kind not in "Mm":
        if dtype.kind not in "iufbSU" or dtype.kind == "f" and dtype.itemsize not in (4, 8):
            raise _native.KeyTypeError(f"an array of {dtype} cannot be keys")
        return _native.keys_buffer(keys, mask, None, 1, 1)

    found, multiply, divide = times(dtype)
    numbers = keys.view(keys.dtype.byteorder + "i8")
    return _native.keys_buffer(numbers, mask, meaning or found, multiply, divide)


def _pandas(keys, pandas, wanted):
    """A Series, an Index, or what they are made of."""
    if not isinstance(keys, pandas.Series):
        keys = pandas.Series(keys)
    dtype = keys.dtype
    if isinstance(dtype, pandas.DatetimeTZDtype):
        # the same moments, in UTC
        return _numpy(keys.dt.tz_convert(None).to_numpy(), None, "timestamptz")
    if isinstance(dtype, pandas.CategoricalDtype):
        if keys.hasnans:
            return _numpy(keys.astype(object).to_numpy(), keys.isna().to_numpy())
        return _pandas(keys.astype(dtype.categories.dtype), pandas, wanted)
    if getattr(dtype, "storage", None) == "pyarrow" or type(dtype).__name__ == "ArrowDtype":
        return _arrow(keys.array.__arrow_array__())
    if hasattr(dtype, "numpy_dtype"):
        # Int64 and its like: numbers, and which of them are NULL
        plain = keys.to_numpy(dtype=dtype.numpy_dtype, na_value=dtype.numpy_dtype.type(0))
        return _numpy(plain, keys.isna().to_numpy())
    plain = keys.to_numpy()
    if plain.dtype.kind != "O":
        return _numpy(plain)
    # among objects pandas writes NaN for what is missing; a Decimal may be one
    missing = [gone and not isinstance(key, decimal.Decimal) for key, gone in zip(plain, keys.isna())]
    known = _numpy(plain, missing)
    # but among floats it is one of them, as in a column of floats
    return _numpy(plain) if dtype == object and (wanted or known.type()) in (DOUBLE, REAL) else known


def _arrow(keys):
    if hasattr(keys, "__arrow_c_array__"):
        return _native.keys_arrow(*keys.__arrow_c_array__())
    return _native.keys_stream(keys.__arrow_c_stream__())


def array(keys, wanted=0):
    """Keys of an array or a column; None: it is neither, but has to be
    iterated over."""
    if isinstance(keys, (str, bytes, bytearray)):
        raise _native.KeyTypeError(f"one key, not many: a {type(keys).__name__}")
    pandas = sys.modules.get("pandas")
    if pandas is not None and isinstance(keys, pandas.DataFrame):
        raise _native.KeyTypeError("a DataFrame cannot be keys, but one of its columns can")
    if pandas is not None and isinstance(
            keys, (pandas.Series, pandas.Index, pandas.api.extensions.ExtensionArray)):
        return _pandas(keys, pandas, wanted)
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(keys, (numpy.ndarray, numpy.generic)):
        return _numpy(keys)
    if hasattr(keys, "__arrow_c_array__") or hasattr(keys, "__arrow_c_stream__"):
        return _arrow(keys)
    try:
        view = memoryview(keys)
    except TypeError:
        return None
    return _native.keys_buffer(view, None, None, 1, 1)
