"""Files made to do harm: whatever they are, they are read or refused with a reason, within bounds."""

import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from companion.errors import CompanionError
from companion.sharing.photo import find_codes
from companion.sharing.qr import make_symbol
from tests.effort import times
from tests.sharing.pictures import claiming, drawn, saved, text_for

TEXT = text_for(3, Random(1))
HEADS = (
    *(b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"\xff\xd8\xff\xe0\x00\x10JFIF\0", b"GIF87a", b"GIF89a"),
    *(b"RIFF\x40\0\0\0WEBPVP8 ", b"RIFF\x40\0\0\0WEBPVP8L", b"RIFF\x40\0\0\0WEBPVP8X", b"\0\0\0\x18ftypheic"),
)
REFUSALS = {"carry-photo-unreadable", "carry-photo-empty", "too-large", "carry-photo-heic"}

UNHARMED = 5
"""Megabytes more at most for a picture that is refused by what its head says."""

LIMIT = 650
"""Megabytes more at most for any picture; what takes most is within the limits and kept in four colours."""

WEIGHING = """
import re, sys
from pathlib import Path
import PIL.GifImagePlugin, PIL.ImageFilter, PIL.ImageOps, PIL.JpegImagePlugin
import PIL.PngImagePlugin, PIL.WebPImagePlugin, zxingcpp
from companion.errors import CompanionError
from companion.sharing.photo import find_codes

def peak():
    return int(re.search(r"VmHWM:\\s*(\\d+)", Path("/proc/self/status").read_text())[1]) // 1024

image = Path(sys.argv[1]).read_bytes()
before = peak()
try:
    find_codes(image, patience=0)
except CompanionError as error:
    print(error.id, peak() - before)
"""


@cache
def pictures() -> tuple[bytes, ...]:
    """Small real pictures of every kind, each with a code in it, and two that claim to be large."""
    code = drawn(make_symbol(TEXT), 3)
    exif = Image.Exif()
    exif[0x0112] = 6
    moving = {"save_all": True, "append_images": [code.rotate(90)], "duration": 50}
    return (
        *(saved(code, kind) for kind in ("PNG", "JPEG", "GIF", "WEBP")),
        saved(code, "PNG", **moving),
        saved(code.convert("P"), "PNG", transparency=1),
        saved(code, "JPEG", exif=exif, progressive=True),
        saved(code, "GIF", **moving),
        saved(code.convert("RGBA"), "WEBP", lossless=True, exif=exif),
        saved(code, "WEBP", **moving),
        claiming("PNG", 2000, 30000),
        claiming("VP8X", 4000, 4000),
    )


def judged(image: bytes) -> None:
    """Check that the picture is read, or refused by one of the reasons there are. Nothing else is raised."""
    try:
        assert all(find_codes(image))
    except CompanionError as error:
        assert error.id in REFUSALS  # noqa: PT017 - both ends are right


@given(st.binary(max_size=2000))
def test_any_bytes_are_refused(image: bytes) -> None:
    judged(image)


@settings(max_examples=times(200))
@given(st.sampled_from(HEADS), st.binary(max_size=600))
def test_any_bytes_behind_a_pictures_first_ones_are_refused(head: bytes, rest: bytes) -> None:
    judged(head + rest)


@pytest.mark.filterwarnings("ignore")
@settings(max_examples=times(400))
@given(st.data())
def test_a_changed_picture_is_read_or_refused(data: st.DataObject) -> None:
    image = bytearray(data.draw(st.sampled_from(pictures())))
    early = st.integers(0, min(60, len(image) - 1))
    places = data.draw(st.lists(early | st.integers(0, len(image) - 1), max_size=8))
    for place in places:
        image[place] = data.draw(st.sampled_from((0, 1, 0x7F, 0x80, 0xFF)) | st.integers(0, 255))
    judged(bytes(image))


@settings(max_examples=times(200))
@given(st.data())
def test_a_picture_that_breaks_off_or_goes_on_is_read_or_refused(data: st.DataObject) -> None:
    image = data.draw(st.sampled_from(pictures()))
    cut = data.draw(st.integers(0, len(image)))
    judged(image[:cut] + data.draw(st.binary(max_size=40)))


def weighed(image: bytes, folder: Path) -> tuple[str, int]:
    """Return what became of a picture in a process of its own, and how many megabytes that took at
    its peak.
    """
    path = folder / "picture"
    path.write_bytes(image)
    command = [sys.executable, "-c", WEIGHING, str(path)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return said[0], int(said[1])


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "VP8X"])
def test_a_bomb_takes_no_memory(kind: str, tmp_path: Path) -> None:
    side = 16383 if kind == "VP8X" else 30000
    told, megabytes = weighed(claiming(kind, side, side), tmp_path)
    assert told == "too-large"
    assert megabytes <= UNHARMED


@pytest.mark.parametrize(
    ("kind", "mode", "side", "options"),
    [
        ("JPEG", "CMYK", 7071, {"progressive": True, "subsampling": 0}),
        ("PNG", "RGB", 7071, {"transparency": (1, 2, 3), "compress_level": 1}),
        ("WEBP", "RGBA", 5000, {"lossless": True, "method": 0}),
    ],
)
def test_the_largest_pictures_that_are_read_take_no_more_than_the_stated_memory(
    kind: str, mode: str, side: int, options: dict[str, object], tmp_path: Path
) -> None:
    told, megabytes = weighed(saved(Image.new(mode, (side, side)), kind, **options), tmp_path)
    assert told == "carry-photo-empty"
    assert megabytes <= LIMIT
