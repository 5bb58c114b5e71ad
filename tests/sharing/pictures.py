"""A camera without a camera: codes as they look on a photo taken by hand, the same for the same seed."""

import math
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from companion.sharing.qr import CHARACTERS, Symbol

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-."
"""What the texts of records are written in."""

DRAWN = 8
"""Pixels a module before the camera looks at it."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Shot:
    """How a photo is taken.

    Attributes:
        angle: degrees by which the phone is turned.
        tilt: how far each corner may lie off, as a part of the code's side.
        blur: radius in pixels, at the size of the photo.
        noise: how far a pixel's grey may be off.
        light: how much darker the dark end of the picture is, 0 to 1.
        quality: of the JPEG.
        shrink: the size of the photo, where 1 is `DRAWN` pixels a module.
    """

    angle: float = 0
    tilt: float = 0.03
    blur: float = 1.0
    noise: int = 24
    light: float = 0.4
    quality: int = 75
    shrink: float = 0.6


def text_for(version: int, rng: Random) -> str:
    """Return a text that fills a code of that version at level M."""
    return "".join(rng.choice(LETTERS) for _ in range(CHARACTERS[version]))


def drawn(symbol: Symbol, scale: int = DRAWN) -> Image.Image:
    """Return a code as a grey picture."""
    return Image.open(BytesIO(symbol.png(scale))).convert("L")


def saved(picture: Image.Image, kind: str, **options: object) -> bytes:
    """Return a picture as the bytes of a file."""
    out = BytesIO()
    picture.save(out, kind, **options)
    return out.getvalue()


def photographed(symbol: Symbol, shot: Shot, rng: Random) -> Image.Image:
    """Return a code on a table, seen at an angle, in uneven light, by a small camera."""
    flat = drawn(symbol)
    corners = _seen(flat.width, shot, rng)
    size = math.ceil(max(max(corner) for corner in corners) + flat.width * shot.shrink * 0.08)
    table = _table(size, rng)
    coefficients = _perspective(corners, flat.width)
    seen = flat.transform((size, size), Image.Transform.PERSPECTIVE, coefficients, Image.Resampling.BICUBIC)
    covered = Image.new("L", flat.size, 255).transform(
        (size, size), Image.Transform.PERSPECTIVE, coefficients, Image.Resampling.BICUBIC
    )
    table.paste(seen, mask=covered)
    blurred = _lit(table, shot.light, rng).filter(ImageFilter.GaussianBlur(shot.blur))
    return _noisy(blurred, shot.noise, rng)


def photo(symbol: Symbol, shot: Shot, rng: Random) -> bytes:
    """Return the file a camera makes of it."""
    return saved(photographed(symbol, shot, rng), "JPEG", quality=shot.quality)


def together(pictures: Sequence[Image.Image], columns: int) -> Image.Image:
    """Several pictures beside and below each other on one."""
    cell = max(max(picture.size) for picture in pictures)
    rows = math.ceil(len(pictures) / columns)
    sheet = Image.new("L", (cell * columns, cell * rows), 255)
    for number, picture in enumerate(pictures):
        sheet.paste(picture, (cell * (number % columns), cell * (number // columns)))
    return sheet


def _seen(side: int, shot: Shot, rng: Random) -> list[Point]:
    """Tell where the corners of a square lie on the photo: upper left, upper right, lower right,
    lower left.
    """
    turn = math.radians(shot.angle)
    half = side * shot.shrink / 2
    off = shot.tilt * side * shot.shrink
    corners = []
    for x, y in ((-half, -half), (half, -half), (half, half), (-half, half)):
        corners.append(
            (
                x * math.cos(turn) - y * math.sin(turn) + rng.uniform(-off, off),
                x * math.sin(turn) + y * math.cos(turn) + rng.uniform(-off, off),
            )
        )
    margin = half * 0.16
    left, top = min(x for x, _ in corners) - margin, min(y for _, y in corners) - margin
    return [(x - left, y - top) for x, y in corners]


def _perspective(corners: Sequence[Point], side: int) -> list[float]:
    """Return the eight numbers by which Pillow finds, for a point of the photo, the point of a square."""
    rows: list[list[float]] = []
    for (x, y), (u, v) in zip(corners, ((0, 0), (side, 0), (side, side), (0, side)), strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    return _solved(rows)


def _solved(rows: list[list[float]]) -> list[float]:
    """Return the solution of linear equations, each with its right-hand side last."""
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[size] / row[number] for number, row in enumerate(rows)]


def _table(size: int, rng: Random) -> Image.Image:
    """Return a table top with a few cards on it."""
    table = Image.new("L", (size, size), 120)
    pen = ImageDraw.Draw(table)
    for _ in range(12):
        x, y = rng.randrange(size), rng.randrange(size)
        box = (x, y, x + rng.randrange(8, size // 4), y + rng.randrange(8, size // 4))
        pen.rectangle(box, fill=rng.randrange(30, 230), outline=rng.randrange(256))
    return table


def _lit(picture: Image.Image, light: float, rng: Random) -> Image.Image:
    """Return the picture in light that falls off to one side, in a direction of its own."""
    ramp = Image.linear_gradient("L").rotate(rng.randrange(360), Image.Resampling.BILINEAR, fillcolor=128)
    shade = ramp.resize(picture.size).point(lambda level: round(255 * (1 - light * level / 255)))
    return ImageChops.multiply(picture, shade)


def _noisy(picture: Image.Image, noise: int, rng: Random) -> Image.Image:
    grain = Image.frombytes("L", picture.size, rng.randbytes(picture.width * picture.height))
    scaled = grain.point(lambda level: round(128 + noise * (level - 127.5) / 127.5))
    return ImageChops.add(picture, scaled, 1, -128)


def claiming(kind: str, width: int, height: int, frame: tuple[int, int] | None = None) -> bytes:
    """Return a file of a few hundred bytes whose head says that it is that large.

    Args:
        kind: ``PNG``, ``JPEG``, ``GIF``, or one of WebP's three ways: ``VP8X``, ``VP8L`` and ``VP8 ``.
        width: in pixels, at most 65535, for WebP 16383.
        height: likewise.
        frame: the size of a GIF's first picture; that of its screen by default.
    """
    small = Image.new("RGB", (16, 16), (9, 90, 200))
    if kind == "PNG":
        head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
        chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(4000))), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)
    if kind == "JPEG":
        plain = saved(small, "JPEG")
        at = plain.index(b"\xff\xc0") + 5
        return plain[:at] + struct.pack(">HH", height, width) + plain[at + 4 :]
    if kind == "GIF":
        screen = b"GIF89a" + struct.pack("<HHBBB", width, height, 0x80, 0, 0) + bytes(6)
        picture = b"," + struct.pack("<HHHHB", 0, 0, *(frame or (width, height)), 0)
        return screen + picture + b"\x02\x02\x4c\x01\x00;"
    lossless = saved(small, "WEBP", lossless=kind != "VP8 ")
    if kind == "VP8X":
        sides = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
        body = b"VP8X" + struct.pack("<II", 10, 0) + sides + lossless[12:]
        return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body
    if kind == "VP8L":
        return lossless[:21] + struct.pack("<I", (width - 1) | (height - 1) << 14) + lossless[25:]
    return lossless[:26] + struct.pack("<HH", width, height) + lossless[30:]


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
