"""A finished table with its note and photos as one file, and files that are something else."""

import io
import zipfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from companion.bounds import BUNDLE, TooLarge
from companion.history.albums import MOST_PHOTOS, NOTE_LENGTH, AlbumContent, Photo
from companion.history.details import PlayDetails
from companion.sharing.bundle import is_bundle, read_bundle, write_bundle
from companion.sharing.errors import CarryError
from companion.sharing.picture import jpeg_size
from companion.sharing.shrinking import shrink_photo
from tests.effort import times
from tests.sharing.pictures import claiming, saved
from tests.sharing.test_shrinking import halves

RECORD = b'{"header": {}}'
PHOTO = shrink_photo(saved(halves(), "JPEG"))
CONTENT = AlbumContent("Rain.\n下次換小明。", {5: PHOTO, 17: PHOTO})
SAID = AlbumContent(details=PlayDetails("2026-11-27", 1, ("Rivers",), ("好玩",), 8, "Ann"))
WHOLE = write_bundle(RECORD, CONTENT)


def zipped(**files: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


@pytest.mark.parametrize("content", [CONTENT, AlbumContent(), AlbumContent("Rain."), SAID], ids=range(4))
def test_a_table_comes_back_with_all_that_was_added_to_the_last_byte(content: AlbumContent) -> None:
    data = write_bundle(RECORD, content)
    assert is_bundle(data)
    assert read_bundle(data) == (RECORD, content)


def test_a_photo_without_its_little_one_stands_for_itself() -> None:
    data = zipped(**{"table.json": RECORD, "photo-1.jpg": PHOTO.large})
    assert read_bundle(data)[1].photos == {1: Photo(PHOTO.large, PHOTO.large)}


def test_a_note_is_text_and_no_longer_than_notes_are() -> None:
    data = zipped(**{"table.json": RECORD, "note.txt": b"a\0\xffb " * NOTE_LENGTH})
    note = read_bundle(data)[1].note
    assert len(note) <= NOTE_LENGTH
    assert "\0" not in note


@pytest.mark.parametrize(
    "files",
    [
        {"note.txt": b"Rain."},
        {"table.json": RECORD, "../note.txt": b""},
        {"table.json": RECORD, "photo-1.png": b""},
        {"table.json": RECORD, "photo-1.jpg": b"no picture"},
        {"table.json": RECORD, "details.json": b"{"},
        {"table.json": RECORD, "details.json": b'{"rating":11}'},
        {"table.json": RECORD, "photo-1.jpg": claiming("JPEG", 30000, 30000)},
        {"table.json": RECORD, "photo-1.jpg": claiming("JPEG", 0, 9)},
        {"table.json": RECORD, "photo-1.jpg": PHOTO.large + bytes(200_000)},
        {"table.json": RECORD, "photo-1.jpg": PHOTO.large, "photo-1-small.jpg": b"GIF89a"},
        {"table.json": RECORD, **{f"photo-{number}.jpg": PHOTO.large for number in range(5)}},
    ],
    ids=range(11),
)
def test_what_holds_anything_else_is_refused(files: dict[str, bytes]) -> None:
    with pytest.raises(CarryError, match="carry-bundle"):
        read_bundle(zipped(**files))


def test_what_holds_more_than_a_table_with_its_photos_is_refused() -> None:
    with pytest.raises(TooLarge):
        read_bundle(zipped(**{"table.json": bytes(BUNDLE.most + 1)}))


@settings(max_examples=times(100), deadline=None)
@given(st.data())
def test_any_bytes_are_read_or_refused_with_a_reason(data: st.DataObject) -> None:
    image = bytearray(data.draw(st.sampled_from((WHOLE, b"PK\x03\x04" + data.draw(st.binary(max_size=200))))))
    ends = st.integers(0, 80) | st.integers(max(0, len(image) - 400), len(image) - 1)
    for place in data.draw(st.lists(ends, max_size=6)):
        image[min(place, len(image) - 1)] = data.draw(st.integers(0, 255))
    try:
        record, content = read_bundle(bytes(image))
    except CarryError as error:
        assert error.id == "carry-bundle"  # noqa: PT017 - both ends are right
    else:
        assert len(record) < 9 * 1024 * 1024
        assert len(content.photos) <= MOST_PHOTOS


@pytest.mark.parametrize(
    "options", [{}, {"progressive": True}, {"exif": b"Exif\0\0" + bytes(300)}], ids=range(3)
)
def test_the_size_of_a_jpeg_is_read_from_its_head(options: dict[str, object]) -> None:
    assert jpeg_size(saved(Image.new("RGB", (40, 30)), "JPEG", **options)) == (40, 30)


@given(st.binary(max_size=40))
def test_a_head_that_breaks_off_has_no_size(rest: bytes) -> None:
    assert jpeg_size(b"\xff\xd8" + rest[:8]) is None
    assert jpeg_size(rest[:1] + b"\xd9" + rest) is None
