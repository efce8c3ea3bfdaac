"""The reader in plain Python, beside the library."""

import base64
import datetime
import os
import pathlib
import random
import struct
import subprocess
import sys

import pytest

import kit
from ribbonfilter import Filter, FilterError

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
pytest.importorskip("xxhash")
import plain_reader  # noqa: E402

# of damage, to each filter
ROUNDS = int(os.environ.get("ROUNDS", "40"))


def int64(key):
    return struct.pack("<q", key)


def values(filter, key):
    """As the module has them; of a key that was never added they come in any order."""
    return sorted(set(filter.values(int64(key))))


@pytest.mark.parametrize("n", [0, 1, 10, 63, 200, 3000, 20000])
def test_beside_the_library(kind, n):
    for rate in (0.3, 0.01, 0.0003, 0.00002) if kind != "keyset" else (None,):
        built = Filter.build(range(n), kind=kind, fpr=rate)
        filter = plain_reader.Filter(bytes(built))
        keys = [random.Random(n).randrange(-10**9, 10**9) for _ in range(300)] + list(range(min(n, 300)))
        assert [filter.may_contain(int64(key)) for key in keys] == list(built.contains_many(keys))


@pytest.mark.parametrize("keys,key,answer", [
    ([1, 2], "1", "1 maybe"), ([1, 2], "-7", "-7 absent"), (["a"], "a", "a maybe"),
    ([1], "9223372036854775808", None), ([1], "x", None), ([b"a"], "a", None),
    ([datetime.date(2024, 1, 1)], "2024-01-01", None)])
def test_main(keys, key, answer, tmp_path):
    """What cannot be read is refused, not absent."""
    Filter.build(keys).save(tmp_path / "filter")
    ran = subprocess.run([sys.executable, plain_reader.__file__, tmp_path / "filter", key],
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert ran.stdout == (f"{answer}\n" if answer else "") and ran.returncode == (not answer)
    assert answer or ran.stderr.startswith("plain_reader.py: ")


def with_check(data):
    seed = plain_reader.xxh3(bytes(data[:8]))
    data[8:12] = struct.pack("<I", plain_reader.xxh3(bytes(data[12:]), seed=seed) & 2**32 - 1)
    return bytes(data)


def test_descriptors():
    labels = bytearray(bytes(Filter.build(["happy"], kind="keyset")))
    labels[6] = 17
    for name, good in ((b"mood", True), ("Größe".encode(), True), (b"m\xff", False),
                       (b"\xed\xa0\x80", False)):
        labels[12] = len(name)
        data = with_check(labels[:40] + name + labels[40:])
        if good:
            assert plain_reader.Filter(data).descriptor == Filter.from_bytes(data).type == name.decode()
            continue
        with pytest.raises(FilterError):
            Filter.from_bytes(data)
        with pytest.raises(plain_reader.Damaged):
            plain_reader.Filter(data)


def test_damage(kind):
    """Both refuse the same bytes, and answer alike of what they accept."""
    made = [bytes(Filter.build(range(n), kind=kind, fpr=None if kind == "keyset" else rate))
            for n in (0, 1, 10, 100, 400, 20000) for rate in (0.1, 0.001)
            if (n < 1000 or kind == "keyset") and (rate == 0.1 or kind != "keyset")]
    if kind == "ribbon":
        made += [base64.b64decode(known.text) for known in kit.filters()
                 if known.key_type == "integer" and 1 < len(known.text) < 2000 and ":" not in known.text]
    dice = random.Random(int(os.environ.get("RF_SEED", "7")))
    for data in made:
        for _ in range(ROUNDS):
            bad = bytearray(data)
            for _ in range(dice.choice((1, 1, 2))):
                at = dice.choice((dice.randrange(len(bad)), dice.randrange(min(len(bad), 60)),
                                  dice.randrange(40)))
                bad[at] = dice.choice((dice.randrange(256), bad[at] ^ 1 << dice.randrange(8), 0, 255))
            if dice.random() < 0.1:
                bad = bad[:dice.randrange(len(bad))] + bytes(dice.randrange(3))
            bad = with_check(bad) if len(bad) >= 40 else bytes(bad)
            try:
                fast = Filter.from_bytes(bad)
            except FilterError:
                fast = None
            try:
                plain = plain_reader.Filter(bad)
            except plain_reader.Damaged as damaged:
                plain = str(damaged)
            assert (fast is None) == isinstance(plain, str), (bad.hex(), plain)
            if fast is not None and fast.type == "bigint":
                keys = range(-50, 50)
                answers = [plain.may_contain(int64(key)) for key in keys]
                assert answers == list(fast.contains_many(keys)), bad.hex()
                if fast.kind == "ribbonmap":
                    for key in keys:
                        try:
                            assert fast.values(key) == values(plain, key), bad.hex()
                        except FilterError:
                            pass
