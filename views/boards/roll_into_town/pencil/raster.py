"""Strokes as pixels, for a picture that is kept: smooth edges, no font, nothing but this machine.

The screen of a phone could be photographed instead, but that picture would have to come back over a line that
may be lost meanwhile, and would have the phone's size and its night. Here the file is the same for everybody.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from math import ceil, floor, hypot

from views.boards.roll_into_town.pencil.strokes import Drawing, Point, Trace
from views.boards.roll_into_town.pencil.tones import Palette

STEPS = 5
"""Number of straight pieces in a Bézier curve."""

LINES = 4
"""Number of scan lines within a row of pixels, to measure the covered part of each pixel."""

Cover = dict[int, float]
"""Covered part of each pixel, by its number. Pixels without cover are left out."""


class Sheet:
    """A picture that is drawn on.

    Attributes:
        width: in pixels.
        height: in pixels.
        pixels: red, green and blue of each, row by row.
    """

    def __init__(self, width: int, height: int, colour: str) -> None:
        self.width, self.height = width, height
        self.pixels = bytearray(bytes(_parse_rgb(colour)) * (width * height))

    def draw(self, drawing: Drawing, size: float, tones: Palette, *, left: float = 0, top: float = 0) -> None:
        """Draw strokes.

        Args:
            drawing: the strokes.
            size: of a square, in pixels.
            tones: the pencils.
            left: of the square, in pixels.
            top: of the square, in pixels.
        """
        for stroke in drawing:
            points = list(_trace_points(stroke.trace, size, left, top, closed=stroke.closed))
            width = max(1.0, stroke.width * size)
            cover = self._cover_line(points, width / 2) if stroke.width else self._cover_area(points)
            self._mix_colour(cover, _parse_rgb(tones[stroke.tone]))

    def paste(self, sheet: "Sheet", left: int, top: int) -> None:
        """Copy another picture onto a part of this one. It must fit."""
        for row in range(sheet.height):
            start = ((top + row) * self.width + left) * 3
            piece = sheet.pixels[row * sheet.width * 3 : (row + 1) * sheet.width * 3]
            self.pixels[start : start + len(piece)] = piece

    def png(self) -> bytes:
        """Encode the picture as a PNG file."""
        import png  # type: ignore[import-untyped]

        out = BytesIO()
        writer = png.Writer(self.width, self.height, greyscale=False, bitdepth=8, compression=9)
        writer.write_array(out, self.pixels)
        return out.getvalue()

    def _mix_colour(self, cover: Cover, colour: tuple[int, int, int]) -> None:
        pixels, whole = self.pixels, bytes(colour)
        for number, part in cover.items():
            at = number * 3
            if part >= 1:
                pixels[at : at + 3] = whole
                continue
            for i in range(3):
                old = pixels[at + i]
                pixels[at + i] = round(old + (colour[i] - old) * part)

    def _cover_line(self, points: list[Point], radius: float) -> Cover:
        """Cover the pixels of a line with round ends, each by the distance of its middle."""
        cover: Cover = {}
        reach = radius + 0.5
        for (ax, ay), (bx, by) in pairwise(points):
            dx, dy = bx - ax, by - ay
            long = dx * dx + dy * dy or 1e-9
            for y in self._pixels_between(min(ay, by) - reach, max(ay, by) + reach, self.height):
                for x in self._pixels_between(min(ax, bx) - reach, max(ax, bx) + reach, self.width):
                    px, py = x + 0.5 - ax, y + 0.5 - ay
                    along = min(1.0, max(0.0, (px * dx + py * dy) / long))
                    part = reach - hypot(px - along * dx, py - along * dy)
                    number = y * self.width + x
                    if part > cover.get(number, 0.0):
                        cover[number] = min(1.0, part)
        return cover

    def _cover_area(self, points: list[Point]) -> Cover:
        """Cover the pixels of a closed area by scan lines within each row of pixels."""
        cover: Cover = {}
        low, high = min(y for _, y in points), max(y for _, y in points)
        edges = [(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True) if a[1] != b[1]]
        for row in self._pixels_between(low, high, self.height):
            for step in range(LINES):
                y = row + (step + 0.5) / LINES
                crossed = sorted(
                    ax + (y - ay) * (bx - ax) / (by - ay)
                    for (ax, ay), (bx, by) in edges
                    if (ay <= y) != (by <= y)
                )
                for start, end in zip(crossed[::2], crossed[1::2], strict=False):
                    self._cover_span(cover, row, start, end)
        return cover

    def _cover_span(self, cover: Cover, row: int, start: float, end: float) -> None:
        """Add the cover of one scan line: full for the pixels within, partial at its ends."""
        start, end = max(0.0, start), min(float(self.width), end)
        first, last = floor(start), ceil(end) - 1
        if last < first or end <= start:
            return
        line, at = row * self.width, cover.get
        for number in range(line + first, line + last + 1):
            cover[number] = at(number, 0.0) + 1 / LINES
        cover[line + first] -= (start - first) / LINES
        cover[line + last] -= (last + 1 - end) / LINES

    @staticmethod
    def _pixels_between(low: float, high: float, most: int) -> range:
        return range(max(0, floor(low)), min(most, ceil(high)))


def _trace_points(trace: Trace, size: float, left: float, top: float, *, closed: bool) -> Iterator[Point]:
    """Yield the corners of a trace's straight pieces, in pixels."""
    x, y = trace[0]
    first = x, y = x * size + left, y * size + top
    yield first
    for part in trace[1:]:
        values = [value * size + (top if i % 2 else left) for i, value in enumerate(part)]
        yield from _curve_points((x, y), values) if len(values) == 6 else iter(((values[0], values[1]),))
        x, y = values[-2:]
    if closed:
        yield first


def _curve_points(start: Point, values: list[float]) -> Iterable[Point]:
    (ax, ay), (bx, by, cx, cy, dx, dy) = start, values
    for step in range(1, STEPS + 1):
        t = step / STEPS
        u = 1 - t
        p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy


@lru_cache(maxsize=64)
def _parse_rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
