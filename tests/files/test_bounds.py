"""Within bounds: exactly so many bytes are read, one more is refused, and no claimed size is believed."""

import errno
import io
import os
import struct
import tracemalloc
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from companion import bounds
from companion.bounds import KB, MB, Bound, TooLarge, inflate, read_file, read_stream, unzip
from companion.locale.negotiation import LOCALES
from companion.locale.texts import Texts

SMALL = Bound("record", 4 * KB, "for these tests")
LARGE = Bound("bundle", 4 * MB, "for these tests")


def archive(content: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as opened:
        for name, data in content.items():
            opened.writestr(name, data)
    return made.getvalue()


def claiming(data: bytes, size: int) -> bytes:
    """Return the archive, whose directory says of its last file that it has so many bytes."""
    at = data.rfind(b"PK\x01\x02")
    return data[: at + 24] + struct.pack("<I", size) + data[at + 28 :]


def peak(act: Callable[[], object]) -> int:
    """Return the most bytes that Python held while something refused what was too large."""
    tracemalloc.start()
    try:
        with pytest.raises(TooLarge):
            act()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_file_of_exactly_so_many_bytes_is_read_and_one_more_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(bytes(SMALL.most))
    assert read_file(path, SMALL) == bytes(SMALL.most)
    path.write_bytes(bytes(SMALL.most + 1))
    with pytest.raises(TooLarge):
        read_file(path, SMALL)


def test_a_file_that_has_grown_too_large_is_refused_before_anything_is_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(2 * 1024 * MB)
    assert peak(lambda: read_file(path, LARGE)) < MB


def test_a_file_that_hides_its_size_is_counted_while_it_is_read() -> None:
    with pytest.raises(TooLarge):
        read_file(Path("/proc/self/smaps"), Bound("record", 100, "for this test"))


def test_nothing_but_an_ordinary_file_is_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, why in ((tmp_path / "pipe", errno.EINVAL), (tmp_path, errno.EISDIR), (tmp_path / "no", 2)):
        with pytest.raises(OSError) as raised:
            read_file(path, SMALL)
        assert raised.value.errno == why


def test_a_stream_without_an_end_is_left_one_byte_beyond_the_bound() -> None:
    class Endless:
        given = 0

        def read(self, most: int, /) -> bytes:
            self.given += most
            return bytes(most)

    stream = Endless()
    with pytest.raises(TooLarge):
        read_stream(stream, LARGE)
    assert stream.given == LARGE.most + 1


def test_what_comes_out_of_zlib_is_counted() -> None:
    assert inflate(zlib.compress(bytes(SMALL.most)), SMALL) == bytes(SMALL.most)
    packed = zlib.compress(bytes(100 * MB))
    assert peak(lambda: inflate(packed, LARGE)) < 3 * LARGE.most


@pytest.mark.parametrize("packed", [b"", b"no", zlib.compress(b"text")[:-5]])
def test_a_damaged_block_of_zlib_is_no_block(packed: bytes) -> None:
    with pytest.raises(ValueError):
        inflate(packed, SMALL)


@pytest.mark.parametrize("claimed", [0, 1000, 100 * MB])
def test_what_comes_out_of_a_zip_is_counted_whatever_it_claims(claimed: int) -> None:
    data = claiming(archive({"a": bytes(100 * MB)}), claimed)

    def read() -> None:
        try:
            unzip(data, LARGE, accepts=str, most_files=1)
        except ValueError:  # it is known to be no sound zip before the bound is reached
            raise TooLarge(LARGE) from None

    assert peak(read) < 3 * LARGE.most


def test_the_files_of_a_zip_are_counted_together() -> None:
    half = bytes(LARGE.most // 2)
    assert len(unzip(archive({"a": half, "b": half}), LARGE, accepts=str, most_files=3)) == 2
    with pytest.raises(TooLarge):
        unzip(archive({"a": half, "b": half, "c": b"1"}), LARGE, accepts=str, most_files=3)


def test_a_zip_of_another_packing_is_not_unpacked() -> None:
    """The decoders of bzip2 and LZMA give all that comes out of a block at once."""
    bomb = archive({"a": bytes(100 * MB)}, zipfile.ZIP_BZIP2)
    assert len(bomb) < KB
    tracemalloc.start()
    with pytest.raises(ValueError):
        unzip(bomb, LARGE, accepts=str, most_files=1)
    assert tracemalloc.get_traced_memory()[1] < MB
    tracemalloc.stop()


def test_a_zip_of_countless_files_is_not_even_listed() -> None:
    data = archive({str(number): b"" for number in range(10_000)}, zipfile.ZIP_STORED)
    tracemalloc.start()
    with pytest.raises(ValueError):
        unzip(data, LARGE, accepts=str, most_files=11)
    assert tracemalloc.get_traced_memory()[1] < 2 * len(data)
    tracemalloc.stop()


def test_a_damaged_zip_is_no_zip() -> None:
    whole = archive({"a": bytes(range(256)) * 40, "b": b"text"})
    for at in range(0, len(whole), 3):
        for damaged in (whole[:at], whole[:at] + b"\xff\x80" + whole[at + 2 :]):
            try:
                unzip(damaged, SMALL, accepts=str, most_files=2)
            except (ValueError, TooLarge):
                continue


def test_every_bound_says_what_it_rests_on() -> None:
    assert all(bound.why and bound.most > 0 for bound in bounds.BOUNDS.values())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", bounds.BOUNDS)
def test_the_sentence_says_the_bound_in_a_persons_unit(name: str, locale: str) -> None:
    error = TooLarge(bounds.BOUNDS[name])
    said = Texts.load(locale).say(error.id, **error.params)
    assert str(error.params["size"]) in said.replace(",", "")
    assert "{" not in said
    assert error.params["size"] != 0


@pytest.mark.parametrize(
    ("most", "said"),
    [(4 * MB, "4 MB"), (64 * KB, "64 kB"), (20_000_000, "20 MB"), (200_000, "200 kB"), (128 * MB, "128 MB")],
)
def test_a_bound_is_said_as_people_say_it(most: int, said: str) -> None:
    error = TooLarge(Bound("record", most, "for this test"))
    assert f"larger than {said}," in Texts.load("en").say(error.id, **error.params)
