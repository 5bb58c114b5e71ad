"""QR codes found in a picture: a photo of a screen or of paper, a screenshot, a saved code.

Finding them is the work of zxing-cpp and Pillow, the optional extra ``photo``. Everything else works without.

A picture comes from anywhere and may be made to do harm, so everything about it is bounded: its bytes and
its pixels, before anything is unpacked (a picture takes at most 650 MB of memory, a usual photo of 12
megapixels 50); the kinds of files, by their first bytes and not by their names; and the time. Nothing global
is changed, and the time is spent outside Python's lock: this is made to run in a worker thread.
"""

from __future__ import annotations

import struct
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from companion.sharing.errors import CarryError

if TYPE_CHECKING:
    from PIL import Image, ImageFile

LIMIT_BYTES = 20_000_000
"""The largest file that is looked at."""

LIMIT_PIXELS = MappingProxyType(
    {"PNG": 50_000_000, "JPEG": 50_000_000, "GIF": 50_000_000, "WEBP": 25_000_000}
)
"""The kinds of pictures that are read, and the most pixels of each; WebP needs twice the memory."""

PATIENCE = 20.0
"""Seconds after which no further place is looked at."""

_TILE = 1600
"""Pixels a side of what is searched at once. The search takes time by the square of what looks like a corner
of a code, so a picture made of nothing else would keep it busy for ever if it were searched as a whole."""

_THOROUGH = 2
"""How many of the levels, coarsest first, are searched again in other ways where nothing was found."""

_HEIC = frozenset({b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"})
"""The brands of the pictures that iPhones take (ISO/IEC 23008-12)."""

_ORIENTATION = 0x0112

Treatment = Callable[["Image.Image"], "Image.Image"]


def codes_in(
    image: bytes, *, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic
) -> tuple[str, ...]:
    """The texts of all QR codes in a picture, each once.

    The picture is searched as a whole, then in ever finer parts for as long as that brings more. Where
    nothing is found it is searched again sharpened, smoothed, brightened and turned.

    Args:
        image: the file: PNG, JPEG, WebP or GIF, of which only the first picture counts.
        patience: seconds after which no further part is searched; one part takes three at the worst.
        clock: tells the time in seconds.

    Returns:
        At least one text, which is not known to be a carried table yet.

    Raises:
        CarryError: ``carry-no-decoder``: the extra is not installed. ``carry-photo-too-large``: more bytes or
            pixels than allowed. ``carry-photo-heic``: an iPhone's own kind of file.
            ``carry-photo-unreadable``: no picture, or a damaged one. ``carry-photo-empty``: no code in it
            could be read.
    """
    read = _reader()
    try:
        grey = _opened(image)
        found = _found(grey, read, clock() + patience, clock)
    except MemoryError as error:
        raise _too_large() from error
    if not found:
        raise CarryError("carry-photo-empty")
    return tuple(found)


def _too_large(kind: str = "JPEG") -> CarryError:
    return CarryError(
        "carry-photo-too-large",
        megabytes=LIMIT_BYTES // 1_000_000,
        megapixels=LIMIT_PIXELS[kind] // 1_000_000,
    )


def _kind(image: bytes) -> str:
    """Which of the kinds in `LIMIT_PIXELS` a file is, by its first bytes."""
    if image.startswith(b"\x89PNG\r\n\x1a\n"):
        return "PNG"
    if image.startswith(b"\xff\xd8\xff"):
        return "JPEG"
    if image.startswith((b"GIF87a", b"GIF89a")):
        return "GIF"
    if image.startswith(b"RIFF") and image[8:12] == b"WEBP":
        return "WEBP"
    if image[4:8] == b"ftyp" and image[8:12] in _HEIC:
        raise CarryError("carry-photo-heic")
    raise CarryError("carry-photo-unreadable")


def _opened(image: bytes) -> Image.Image:
    """The picture, upright and grey, a byte a pixel."""
    from PIL.Image import DecompressionBombError, DecompressionBombWarning

    if len(image) > LIMIT_BYTES:
        raise _too_large()
    kind = _kind(image)
    try:
        if kind == "WEBP":
            _within(kind, *_webp_size(image))
        opened = _file(kind, BytesIO(image))
        _within(kind, *opened.size)
        return _grey(opened)
    except CarryError:
        raise
    except (MemoryError, DecompressionBombError, DecompressionBombWarning) as error:
        raise _too_large(kind) from error
    except Exception as error:  # what a damaged file makes a decoder raise is not told by its name
        raise CarryError("carry-photo-unreadable") from error


def _within(kind: str, width: int, height: int) -> None:
    if width * height > LIMIT_PIXELS[kind]:
        raise _too_large(kind)


def _file(kind: str, stream: BytesIO) -> ImageFile.ImageFile:
    """A picture of which only the head is read. No other kind of file is even tried."""
    if kind == "PNG":
        from PIL.PngImagePlugin import PngImageFile

        return PngImageFile(stream)
    if kind == "JPEG":
        from PIL.JpegImagePlugin import JpegImageFile

        return JpegImageFile(stream)
    if kind == "GIF":
        from PIL.GifImagePlugin import GifImageFile

        return GifImageFile(stream)
    from PIL.WebPImagePlugin import WebPImageFile

    return WebPImageFile(stream)


def _webp_size(image: bytes) -> tuple[int, int]:
    """Width and height as the head says: WebP's decoder takes its memory as soon as it is made (RFC 9649)."""
    chunk = image[12:16]
    if chunk == b"VP8X":
        width, height = (int.from_bytes(image[at : at + 3], "little") + 1 for at in (24, 27))
    elif chunk == b"VP8L":
        (bits,) = struct.unpack_from("<I", image, 21)
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    else:
        width, height = (side & 0x3FFF for side in struct.unpack_from("<HH", image, 26))
    return width, height


def _grey(opened: ImageFile.ImageFile) -> Image.Image:
    from PIL import Image

    turn = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_270,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_90,
    }.get(_orientation(opened))
    opened.draft("L", None)
    grey = _flat(opened)
    return grey if turn is None else grey.transpose(turn)


def _orientation(opened: ImageFile.ImageFile) -> int:
    """How the camera was held, 1 to 8 (Exif 2.32, tag 274); 1 where that cannot be read."""
    try:
        return int(opened.getexif().get(_ORIENTATION, 1))
    except Exception:  # a photo may be good although what its camera says about it is not
        return 1


def _flat(picture: Image.Image) -> Image.Image:
    """The picture in grey; what is transparent is white, as paper is."""
    from PIL import Image

    picture.load()
    if picture.mode.startswith("I"):  # 16 bits a pixel
        return picture.point(lambda level: level * (1 / 256) + 0).convert("L")
    if "transparency" in picture.info:
        picture = picture.convert("RGBA")
    if picture.mode not in ("RGBA", "LA", "PA"):
        return picture.convert("L")
    white = Image.new("L", picture.size, 255)
    return Image.composite(picture.convert("L"), white, picture.getchannel("A"))


def _reader() -> Callable[[Image.Image], list[str]]:
    """What finds the codes in a grey picture."""
    try:
        import PIL  # noqa: F401 - only whether it is there
        from zxingcpp import BarcodeFormat, TextMode, read_barcodes
    except ImportError as error:
        raise CarryError("carry-no-decoder") from error

    def read(picture: Image.Image) -> list[str]:
        wanted: Any = (
            BarcodeFormat.QRCode
        )  # one format is taken for a set of them, which its types do not say
        found = read_barcodes(picture, formats=wanted, text_mode=TextMode.Plain)
        return [code.text for code in found if code.text]

    return read


def _found(
    grey: Image.Image, read: Callable[[Image.Image], list[str]], until: float, clock: Callable[[], float]
) -> dict[str, None]:
    """Every text once, in the order found."""
    found: dict[str, None] = {}
    for number, treatment in enumerate((None, *_treatments())):
        for depth, level in enumerate(_levels(grey)):
            if treatment and depth >= _THOROUGH:
                break
            known = len(found)
            for tile in _tiles(level):
                if clock() >= until and (number or depth):
                    return found
                found.update(dict.fromkeys(read(treatment(tile) if treatment else tile)))
            if known and len(found) == known:
                break
        if found:
            break
    return found


def _levels(picture: Image.Image) -> Iterator[Image.Image]:
    """The picture from so small that it is one tile to its full size, doubling."""
    factor = 1
    while max(picture.size) > factor * _TILE:
        factor *= 2
    while factor:
        yield picture.reduce(factor) if factor > 1 else picture
        factor //= 2


def _tiles(picture: Image.Image) -> Iterator[Image.Image]:
    """Parts that overlap by half, so that what is no larger than half a tile lies whole in one of them."""
    for top in _starts(picture.height):
        for left in _starts(picture.width):
            right, bottom = min(left + _TILE, picture.width), min(top + _TILE, picture.height)
            yield picture.crop((left, top, right, bottom))


def _starts(length: int) -> list[int]:
    last = max(0, length - _TILE)
    return [*range(0, last, _TILE // 2), last]


def _treatments() -> tuple[Treatment, ...]:
    """Other ways to look, each of which reads photos that no other does: small, dim, blurred, grainy ones."""
    from PIL import Image, ImageFilter

    cubic, smooth = Image.Resampling.BICUBIC, ImageFilter.GaussianBlur(1)

    def enlarged(radius: int, percent: int) -> Treatment:
        sharper = ImageFilter.UnsharpMask(radius, percent, 0)
        return lambda tile: tile.resize((tile.width * 2, tile.height * 2), cubic).filter(sharper)

    def brightened(tile: Image.Image) -> Image.Image:
        return tile.filter(smooth).point(lambda level: round(255 * (level / 255) ** 0.5))

    return (
        enlarged(3, 200),
        brightened,
        enlarged(5, 300),
        lambda tile: tile.filter(smooth),
        lambda tile: brightened(tile).rotate(30, cubic, expand=True, fillcolor=255),
    )
