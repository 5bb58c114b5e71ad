"""QR codes found in a picture: a photo of a screen or of paper, a screenshot, a saved code.

Finding them is the work of zxing-cpp and Pillow, the optional extra ``photo``. Everything else works without.

A picture comes from anywhere: see ``companion.sharing.picture``. One takes at most 650 MB of memory, a usual
photo of 12 megapixels 50. The time is bounded, too, and spent outside Python's lock: this is made to run in a
worker thread.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from companion.bounds import PIXELS, TooLarge
from companion.sharing.errors import CarryError
from companion.sharing.picture import read_picture, unpack_plainly

if TYPE_CHECKING:
    from PIL import Image, ImageFile

PATIENCE = 20.0
"""Seconds after which no further place is looked at."""

_TILE = 1600
"""Pixels a side of what is searched at once. The search takes time by the square of what looks like a corner
of a code, so a picture made of nothing else would keep it busy for ever if it were searched as a whole."""

_THOROUGH = 2
"""Number of levels, coarsest first, that are searched again in other ways where nothing was found."""

Treatment = Callable[["Image.Image"], "Image.Image"]


def find_codes(
    image: bytes, *, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic
) -> tuple[str, ...]:
    """Read the texts of all QR codes in a picture, each once.

    The picture is searched as a whole, then in ever finer parts for as long as that brings more. Where
    nothing is found it is searched again enlarged and sharpened, smoothed, brightened and turned.

    Args:
        image: the file: PNG, JPEG, WebP or GIF. Only its first picture counts.
        patience: the seconds until no further part is searched; one part takes three at the worst.
        clock: tells the time in seconds.

    Returns:
        At least one text, not known to be a carried table yet.

    Raises:
        TooLarge: the picture has more bytes or pixels than are read.
        CarryError: ``carry-no-decoder``: the extra is not installed. ``carry-photo-heic``: an iPhone's own
            kind of file. ``carry-photo-unreadable``: no picture, or a damaged one. ``carry-photo-empty``: no
            code in it could be read.
    """
    read = _load_reader()
    try:
        grey = read_picture(image, _to_grey)
        found = _find_texts(grey, read, clock() + patience, clock)
    except MemoryError as error:
        raise TooLarge(PIXELS) from error
    if not found:
        raise CarryError("carry-photo-empty")
    return tuple(found)


def _to_grey(opened: ImageFile.ImageFile) -> Image.Image:
    """Convert the picture to grey, a byte a pixel. Transparency becomes white, as paper is."""
    from PIL import Image

    opened.draft("L", None)
    picture = unpack_plainly(opened)
    if picture.mode not in ("RGBA", "LA", "PA"):
        return picture.convert("L")
    white = Image.new("L", picture.size, 255)
    return Image.composite(picture.convert("L"), white, picture.getchannel("A"))


def _load_reader() -> Callable[[Image.Image], list[str]]:
    """Import the decoder, and return the function that reads the codes of a grey picture."""
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


def _find_texts(
    grey: Image.Image, read: Callable[[Image.Image], list[str]], until: float, clock: Callable[[], float]
) -> dict[str, None]:
    """Search the picture, and collect every text once in the order found."""
    found: dict[str, None] = {}
    for number, treatment in enumerate((None, *_list_treatments())):
        for depth, level in enumerate(_yield_sizes(grey)):
            if treatment and depth >= _THOROUGH:
                break
            known = len(found)
            for tile in _cut_tiles(level):
                if clock() >= until and (number or depth):
                    return found
                found.update(dict.fromkeys(read(treatment(tile) if treatment else tile)))
            if known and len(found) == known:
                break
        if found:
            break
    return found


def _yield_sizes(picture: Image.Image) -> Iterator[Image.Image]:
    """Yield the picture at doubling sizes, from one that fits a tile to its full size."""
    factor = 1
    while max(picture.size) > factor * _TILE:
        factor *= 2
    while factor:
        yield picture.reduce(factor) if factor > 1 else picture
        factor //= 2


def _cut_tiles(picture: Image.Image) -> Iterator[Image.Image]:
    """Yield parts that overlap by half, so that a code of half a tile's size lies whole in one of them."""
    for top in _tile_starts(picture.height):
        for left in _tile_starts(picture.width):
            right, bottom = min(left + _TILE, picture.width), min(top + _TILE, picture.height)
            yield picture.crop((left, top, right, bottom))


def _tile_starts(length: int) -> list[int]:
    last = max(0, length - _TILE)
    return [*range(0, last, _TILE // 2), last]


def _list_treatments() -> tuple[Treatment, ...]:
    """List other ways to look. Each reads photos that no other does: small, dim, blurred, grainy ones."""
    from PIL import Image, ImageFilter

    cubic, smooth = Image.Resampling.BICUBIC, ImageFilter.GaussianBlur(1)

    def enlarge(radius: int, percent: int) -> Treatment:
        sharper = ImageFilter.UnsharpMask(radius, percent, 0)
        return lambda tile: tile.resize((tile.width * 2, tile.height * 2), cubic).filter(sharper)

    def brighten(tile: Image.Image) -> Image.Image:
        return tile.filter(smooth).point(lambda level: round(255 * (level / 255) ** 0.5))

    return (
        enlarge(3, 200),
        brighten,
        enlarge(5, 300),
        lambda tile: tile.filter(smooth),
        lambda tile: brighten(tile).rotate(30, cubic, expand=True, fillcolor=255),
    )
