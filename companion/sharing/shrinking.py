"""A photo of any origin made small enough to be kept: upright, without a word about where it was taken.

Pillow does it, which is part of the extra ``photo``. Everything else works without. This is made to run in a
worker thread.
"""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING

from companion.bounds import KEPT_PHOTO, PIXELS, TooLarge
from companion.history.albums import Photo
from companion.sharing.errors import CarryError
from companion.sharing.picture import read_picture, unpack_plainly

if TYPE_CHECKING:
    from PIL import Image, ImageFile

SIDE = 1600
"""Most pixels a side of a kept photo."""

SMALL = 256
"""Pixels a side of the square that stands for the photo in a row."""

_QUALITIES = (85, 75, 65, 55)
_SMALL_QUALITY = 75
_LESS = 0.75
"""Factor by which the sides of a picture shrink that is too large at every quality."""


def can_shrink() -> bool:
    """Check that Pillow, of the extra ``photo``, is installed."""
    return find_spec("PIL") is not None


def shrink_photo(image: bytes) -> Photo:
    """Shrink a photo until it may be kept, as JPEG with nothing but its pixels in it.

    Args:
        image: the file: PNG, JPEG, WebP or GIF. Only its first picture counts.

    Returns:
        The photo and the small square from its middle.

    Raises:
        TooLarge: the picture has more bytes or pixels than are read.
        CarryError: ``carry-no-shrinker``: the extra is not installed; else as `read_picture` raises it.
    """
    if not can_shrink():
        raise CarryError("carry-no-shrinker")
    from PIL import ImageOps

    try:
        picture = read_picture(image, _unpack_photo)
        square = ImageOps.fit(picture, (SMALL, SMALL))
        return Photo(_pack_photo(picture), _encode_jpeg(square, _SMALL_QUALITY))
    except MemoryError as error:
        raise TooLarge(PIXELS) from error


def _unpack_photo(opened: ImageFile.ImageFile) -> Image.Image:
    """Unpack the picture in colours, no larger than `SIDE`. Transparency becomes white, as paper is."""
    from PIL import Image

    opened.draft("RGB", (SIDE, SIDE))
    picture = unpack_plainly(opened)
    see_through = picture.mode in ("RGBA", "LA", "PA")
    picture = picture.convert("RGBA" if see_through else "RGB")
    picture.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS, reducing_gap=2.0)
    plain = Image.new("RGB", picture.size, "white")
    plain.paste(picture, mask=picture if see_through else None)
    return plain


def _pack_photo(picture: Image.Image) -> bytes:
    """Encode the picture at the best quality that is small enough. If none is, shrink it."""
    while True:
        for quality in _QUALITIES:
            if len(packed := _encode_jpeg(picture, quality)) <= KEPT_PHOTO.most:
                return packed
        width, height = (max(1, round(side * _LESS)) for side in picture.size)
        picture = picture.resize((width, height))


def _encode_jpeg(picture: Image.Image, quality: int) -> bytes:
    made = BytesIO()
    picture.save(made, "JPEG", quality=quality, optimize=True, progressive=True)
    return made.getvalue()
