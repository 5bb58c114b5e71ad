"""A picture that comes from anywhere, opened within bounds by Pillow, which is part of the extra ``photo``.

It may be made to do harm, so everything about it is bounded: its bytes and its pixels, before anything is
unpacked, and the kinds of files, by their first bytes and not by their names. Nothing global is changed.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from io import BytesIO
from types import MappingProxyType
from typing import TYPE_CHECKING

from companion.bounds import PHOTO, PIXELS, WEBP_PIXELS, TooLarge, check_length
from companion.sharing.errors import CarryError

if TYPE_CHECKING:
    from PIL import Image, ImageFile

LIMITS = MappingProxyType({"PNG": PIXELS, "JPEG": PIXELS, "GIF": PIXELS, "WEBP": WEBP_PIXELS})
"""The kinds of pictures that are read, and the most pixels of each."""

MOST_SCANS = 100
"""Scans of a JPEG that are decoded, each over all pixels; cameras write one, the web's pictures ten."""

_MARKER = re.compile(rb"\xff+([^\x00\xff])")
_ALONE = frozenset({0x01, *range(0xD0, 0xD9)})
_END, _SCAN = 0xD9, 0xDA
"""Markers of a JPEG: those that stand alone, the end, the start of a scan (ITU-T T.81, B.1.1.3)."""

Unpack = Callable[["ImageFile.ImageFile"], "Image.Image"]
"""Unpacks a file, of which only the head is read, to the wanted picture."""

_HEIC = frozenset({b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"})
"""The brands of the pictures that iPhones take (ISO/IEC 23008-12)."""

_ORIENTATION = 0x0112


def read_picture(image: bytes, unpack: Unpack) -> Image.Image:
    """Read a picture, turn it upright and unpack it. A moving one gives its first picture.

    Args:
        image: the file: PNG, JPEG, WebP or GIF.
        unpack: unpacks the opened file; any error it raises means that the file is damaged.

    Raises:
        TooLarge: the picture has more bytes or pixels than are read.
        CarryError: ``carry-photo-heic``: an iPhone's own kind of file. ``carry-photo-unreadable``: no
            picture, or a damaged one.
    """
    from PIL.Image import DecompressionBombError, DecompressionBombWarning

    check_length(image, PHOTO)
    kind = _recognise_kind(image)
    try:
        if kind == "WEBP":
            _check_size(kind, *_webp_size(image))
        if kind == "JPEG" and count_scans(image) > MOST_SCANS:
            raise CarryError("carry-photo-unreadable")
        opened = _open_picture(kind, BytesIO(image))
        _check_size(kind, *opened.size)
        return _turn_upright(unpack, opened)
    except (CarryError, TooLarge):
        raise
    except (MemoryError, DecompressionBombError, DecompressionBombWarning) as error:
        raise TooLarge(LIMITS[kind]) from error
    except Exception as error:  # what a damaged file makes a decoder raise is not told by its name
        raise CarryError("carry-photo-unreadable") from error


def unpack_plainly(opened: ImageFile.ImageFile) -> Image.Image:
    """Unpack a picture to eight bits a channel, with an alpha channel if some of it is transparent."""
    opened.load()
    if opened.mode.startswith("I"):  # 16 bits a pixel
        return opened.point(lambda level: level * (1 / 256) + 0).convert("L")
    return opened.convert("RGBA") if "transparency" in opened.info else opened


def jpeg_size(image: bytes) -> tuple[int, int] | None:
    """Read width and height from the head of a JPEG (ITU-T T.81, B.2.2). Return None for any other file."""
    at = 2 if image.startswith(b"\xff\xd8") else len(image)
    while at + 9 <= len(image) and image[at] == 0xFF:
        marker, length = image[at + 1], int.from_bytes(image[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", image, at + 5)
            return width, height
        if marker < 0xC0 or marker in (0xD8, 0xD9, 0xDA) or length < 2:
            return None
        at += 2 + length
    return None


def count_scans(image: bytes) -> int:
    """Count the scans of a JPEG as a decoder finds them, up to one more than are decoded."""
    scans = at = 0
    while scans <= MOST_SCANS and (found := _MARKER.search(image, at)):
        marker, at = found[1][0], found.end()
        if marker == _END:
            break
        scans += marker == _SCAN
        if marker not in _ALONE:
            at += int.from_bytes(image[at : at + 2], "big")
    return scans


def _recognise_kind(image: bytes) -> str:
    """Recognise the kind of a picture, a key of `LIMITS`, by its first bytes."""
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


def _check_size(kind: str, width: int, height: int) -> None:
    if width * height > LIMITS[kind].most:
        raise TooLarge(LIMITS[kind])


def _open_picture(kind: str, stream: BytesIO) -> ImageFile.ImageFile:
    """Open a picture of a known kind and read only its head. No other kind of file is even tried."""
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
    """Read width and height from a WebP's head.

    WebP's decoder takes its memory as soon as it is made (RFC 9649).
    """
    chunk = image[12:16]
    if chunk == b"VP8X":
        width, height = (int.from_bytes(image[at : at + 3], "little") + 1 for at in (24, 27))
    elif chunk == b"VP8L":
        (bits,) = struct.unpack_from("<I", image, 21)
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    else:
        width, height = (side & 0x3FFF for side in struct.unpack_from("<HH", image, 26))
    return width, height


def _turn_upright(unpack: Unpack, opened: ImageFile.ImageFile) -> Image.Image:
    from PIL import Image

    turn = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_270,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_90,
    }.get(_read_orientation(opened))
    unpacked = unpack(opened)
    return unpacked if turn is None else unpacked.transpose(turn)


def _read_orientation(opened: ImageFile.ImageFile) -> int:
    """Read the camera's orientation, 1 to 8 (Exif 2.32, tag 274). Return 1 if that cannot be read."""
    try:
        return int(opened.getexif().get(_ORIENTATION, 1))
    except Exception:  # a photo may be good although what its camera says about it is not
        return 1
