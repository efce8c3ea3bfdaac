"""What tests share: the kit of test/vectors, and objects that speak Arrow."""

import ctypes
import pathlib
import struct
import sys

import pytest

import ribbonfilter

# kit.py, which is run by itself over all that is there
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "test" / "vectors"))


# those that are built here
KINDS = [kind for kind, rate in ribbonfilter._native.kinds.items() if rate is not None]


@pytest.fixture(params=KINDS)
def kind(request):
    return request.param


@pytest.fixture
def numbers(kind):
    return ribbonfilter.Filter.build(range(1000), kind=kind)


# Arrow's C data interface, made by hand: what a library with Arrow arrays does
class ArrowSchema(ctypes.Structure):
    pass


class ArrowArray(ctypes.Structure):
    pass


class ArrowStream(ctypes.Structure):
    pass


SchemaRelease = ctypes.CFUNCTYPE(None, ctypes.POINTER(ArrowSchema))
ArrayRelease = ctypes.CFUNCTYPE(None, ctypes.POINTER(ArrowArray))
StreamRelease = ctypes.CFUNCTYPE(None, ctypes.POINTER(ArrowStream))
GetSchema = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ArrowStream), ctypes.POINTER(ArrowSchema))
GetNext = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ArrowStream), ctypes.POINTER(ArrowArray))
GetError = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(ArrowStream))

ArrowSchema._fields_ = [
    ("format", ctypes.c_char_p), ("name", ctypes.c_char_p), ("metadata", ctypes.c_char_p),
    ("flags", ctypes.c_int64), ("n_children", ctypes.c_int64), ("children", ctypes.c_void_p),
    ("dictionary", ctypes.POINTER(ArrowSchema)), ("release", SchemaRelease),
    ("private_data", ctypes.c_void_p)]
ArrowArray._fields_ = [
    ("length", ctypes.c_int64), ("null_count", ctypes.c_int64), ("offset", ctypes.c_int64),
    ("n_buffers", ctypes.c_int64), ("n_children", ctypes.c_int64),
    ("buffers", ctypes.POINTER(ctypes.c_void_p)), ("children", ctypes.c_void_p),
    ("dictionary", ctypes.POINTER(ArrowArray)), ("release", ArrayRelease),
    ("private_data", ctypes.c_void_p)]
ArrowStream._fields_ = [
    ("get_schema", GetSchema), ("get_next", GetNext), ("get_last_error", GetError),
    ("release", StreamRelease), ("private_data", ctypes.c_void_p)]

_capsule = ctypes.pythonapi.PyCapsule_New
_capsule.restype = ctypes.py_object
_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]


@SchemaRelease
def _release_schema(schema):
    schema.contents.release = SchemaRelease()


@ArrayRelease
def _release_array(array):
    array.contents.release = ArrayRelease()


@StreamRelease
def _release_stream(stream):
    stream.contents.release = StreamRelease()


def bits(flags):
    number = sum(1 << i for i, flag in enumerate(flags) if flag)
    return number.to_bytes(len(flags) // 8 + 1, "little")


def fill_children(schema, children):
    """What of the children of a structure must stay."""
    schemas, arrays = [ArrowSchema() for _ in children], [ArrowArray() for _ in children]
    for child, *both in zip(children, schemas, arrays):
        child.fill(*both)
    pointers = [(ctypes.c_void_p * max(len(all), 1))(*map(ctypes.addressof, all)) for all in (schemas, arrays)]
    schema.n_children = len(children)
    schema.children = ctypes.cast(pointers[0], ctypes.c_void_p)
    return schemas, arrays, pointers[1], pointers[0]


class Array:
    """An Arrow array of a format: buffers as bytes, None for what is absent."""

    def __init__(self, form, length, buffers, offset=0, null_count=-1, dictionary=None, children=()):
        self.form, self.length, self.dictionary, self.children = form, length, dictionary, children
        self.offset, self.null_count = offset, null_count
        self.kept = [None if b is None else ctypes.create_string_buffer(b, max(len(b), 1))
                     for b in buffers]

    def fill(self, schema, array):
        schema.format = self.form.encode()
        schema.release = _release_schema
        array.length, array.offset, array.null_count = self.length, self.offset, self.null_count
        array.n_buffers = len(self.kept)
        self.pointers = (ctypes.c_void_p * max(len(self.kept), 1))(
            *[None if b is None else ctypes.addressof(b) for b in self.kept])
        array.buffers = self.pointers
        array.release = _release_array
        self.below = fill_children(schema, self.children)
        array.n_children = len(self.children)
        array.children = ctypes.cast(self.below[2], ctypes.c_void_p)
        if self.dictionary is not None:
            self.more = ArrowSchema(), ArrowArray()
            self.dictionary.fill(*self.more)
            schema.dictionary = ctypes.pointer(self.more[0])
            array.dictionary = ctypes.pointer(self.more[1])

    def __arrow_c_array__(self, requested_schema=None):
        self.top = ArrowSchema(), ArrowArray()
        self.fill(*self.top)
        return (_capsule(ctypes.addressof(self.top[0]), b"arrow_schema", None),
                _capsule(ctypes.addressof(self.top[1]), b"arrow_array", None))


class Stream:
    """Several of them; fails after the last, if failure says so."""

    def __init__(self, form, arrays, failure=None, children=()):
        self.form, self.arrays, self.failure, self.children = form, arrays, failure, children

    def __arrow_c_stream__(self, requested_schema=None):
        left = list(self.arrays)
        form = self.form.encode()

        @GetSchema
        def get_schema(stream, schema):
            schema.contents.format = form
            schema.contents.release = _release_schema
            self.below = fill_children(schema.contents, self.children)
            return 0

        @GetNext
        def get_next(stream, array):
            if left:
                left.pop(0).fill(ArrowSchema(), array.contents)
            elif self.failure is not None:
                return 5
            else:
                array.contents.release = ArrayRelease()
            return 0

        @GetError
        def get_error(stream):
            return ctypes.addressof(failure)

        failure = ctypes.create_string_buffer(self.failure or b"")
        self.stream = ArrowStream(get_schema, get_next, get_error, _release_stream)
        self.kept = get_schema, get_next, get_error, failure, form
        return _capsule(ctypes.addressof(self.stream), b"arrow_array_stream", None)


def texts(words, wide=False):
    """Buffers of an array of strings; None is NULL."""
    offsets, heap = [0], b""
    for word in words:
        heap += b"" if word is None else word.encode() if isinstance(word, str) else word
        offsets.append(len(heap))
    packed = struct.pack("<%d%s" % (len(offsets), "q" if wide else "i"), *offsets)
    return [bits([word is not None for word in words]), packed, heap]
