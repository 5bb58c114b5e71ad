"""Contrast of everything that is drawn, measured on a picture of the screen.

A picture is taken apart: the most common colour of a region is its ground, and whatever else touches is a
piece. A large piece with a ground of its own is a region again. Small pieces side by side are a group: a word
or a sign. The ink of a group is its colour farthest from the ground, among those with enough pixels: the
blends at the edges of letters do not count.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageChops

Colour = tuple[int, int, int]

TEXT, SIGN = 4.5, 3.0
"""Least contrast of words, and of signs, which also tell by their shape (WCAG 1.4.3 and 1.4.11)."""

SLACK = 0.05
"""Difference that is due to the rounding of colours."""

SHARP = 3
"""Pixels of a picture to a pixel of the page, so that even thin strokes have pixels of their true colour."""

LARGE, FLAT = 36, 5
"""Greatest side of a letter, and least height of a group, in pixels of the page."""

BETWEEN = 5
"""Greatest distance between letters of a group, in pixels of the page."""

SQUARE = (10, 40)
"""Height of a single sign without words, in pixels of the page, from and to. Seat marks are the smallest."""

NEAR = 10
"""Difference in a channel below which two colours are the same."""

FILLED = 0.5
"""Least share of a group's box that one colour takes in a filled shape."""

UNSEEN = 1.6
"""Contrast below which a thing is an edge, a ground or a part of a drawing, and no word."""

THIN = 3.5
"""Width up to which a thing is a line and no word, in pixels of the page."""

BADGE = 24
"""Height up to which a filled shape is a sign itself, in pixels of the page: it has no room for a letter."""

ENOUGH = 0.06
"""Least share of a group's pixels that have its ink."""

_RUN = re.compile(rb"\xff+")


@dataclass(frozen=True)
class Group:
    """Word or sign as it is painted.

    Attributes:
        box: left, upper, right and lower edge, in pixels of the page.
        ink: colour of the word.
        ground: colour around it.
        ratio: contrast between both, from 1 to 21.
    """

    box: tuple[float, float, float, float]
    ink: Colour
    ground: Colour
    ratio: float

    @property
    def needed(self) -> float:
        """Contrast that this group needs."""
        left, top, right, low = self.box
        alone = right - left <= SQUARE[1] and SQUARE[0] <= low - top <= SQUARE[1]
        return SIGN if alone else TEXT

    @property
    def faint(self) -> bool:
        """True if the contrast is too low."""
        width = self.box[2] - self.box[0]
        return width > THIN and UNSEEN <= self.ratio < self.needed - SLACK


def measure_groups(picture: Image.Image) -> list[Group]:
    """Measure the contrast of every word and sign in a picture of `SHARP` pixels to a pixel of the page."""
    shown = picture.convert("RGB")
    return list(_measure_region(shown, (0, 0, *shown.size), None))


def contrast(one: Colour, other: Colour) -> float:
    """Compute the contrast between two colours, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    """Compute the relative luminance of a colour."""
    parts = [value / 255 for value in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


Box = tuple[int, int, int, int]


def _measure_region(shown: Image.Image, region: Box, outside: Colour | None) -> Iterator[Group]:
    """Measure a region, and the regions inside it."""
    part = shown.crop(region)
    ground = _most_common(part)
    if outside is not None and _is_near(ground, outside):
        return
    letters: list[Box] = []
    for piece in _find_pieces(part, ground):
        left, top, right, low = piece
        if max(right - left, low - top) <= LARGE * SHARP:
            if outside is None or not _is_outside(part, piece, ground, outside):
                letters.append(piece)
        elif min(right - left, low - top) > FLAT * SHARP:
            inner = (region[0] + left, region[1] + top, region[0] + right, region[1] + low)
            yield from _measure_region(shown, inner, ground)
    for box in _join_letters(letters):
        if box[3] - box[1] >= FLAT * SHARP:
            yield from _measure_group(part, box, ground, region)


def _measure_group(part: Image.Image, box: Box, ground: Colour, region: Box) -> Iterator[Group]:
    """Measure a group, or the letters on its own ground if it is a filled shape."""
    crop = part.crop(box)
    colours = _count_colours(crop)
    common, many = colours.most_common(1)[0]
    filled = not _is_near(common, ground) and many > FILLED * crop.width * crop.height
    around = common if filled else ground
    inks = {each: count for each, count in colours.items() if not _is_near(each, around)}
    if filled:
        right, low = (max(SHARP + 1, side - SHARP) for side in crop.size)
        inner = _count_colours(crop.crop((SHARP, SHARP, right, low)))
        near = (ground, common)
        inks = {each: n for each, n in inner.items() if not any(_is_near(each, other) for other in near)}
    least = max(SHARP * SHARP, ENOUGH * (many if filled else sum(inks.values())))
    strong = [each for each, count in inks.items() if count >= least]
    low = crop.height <= BADGE * SHARP
    if filled and (
        not strong or (low and contrast(common, ground) >= SIGN)
    ):  # a shape without a letter on it
        strong, around = [common], ground
    if not strong:
        return
    ink = max(strong, key=lambda each: contrast(each, around))
    x, y = region[0], region[1]
    place = tuple(edge / SHARP for edge in (box[0] + x, box[1] + y, box[2] + x, box[3] + y))
    yield Group(place, ink, around, contrast(ink, around))  # type: ignore[arg-type]


def _is_outside(part: Image.Image, piece: Box, ground: Colour, outside: Colour) -> bool:
    """Check that a piece is a corner of a region where what lies around it shows."""
    left, top, right, low = piece
    if min(left, top) > SHARP and right < part.width - SHARP and low < part.height - SHARP:
        return False
    colours = _count_colours(part.crop(piece))
    return next(
        (_is_near(each, outside) for each, _ in colours.most_common() if not _is_near(each, ground)), False
    )


def _count_colours(part: Image.Image) -> Counter[Colour]:
    return Counter({colour: count for count, colour in part.getcolors(part.width * part.height) or ()})  # type: ignore[misc]


def _most_common(part: Image.Image) -> Colour:
    return _count_colours(part).most_common(1)[0][0]


def _is_near(one: Colour, other: Colour) -> bool:
    return all(abs(here - there) < NEAR for here, there in zip(one, other, strict=True))


def _find_pieces(part: Image.Image, ground: Colour) -> list[Box]:
    """Find the connected pieces that are not of the ground's colour, as boxes."""
    apart = ImageChops.difference(part, Image.new("RGB", part.size, ground))
    red, green, blue = apart.split()
    mask = ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] * NEAR + [255] * (256 - NEAR))
    width, data = part.width, mask.tobytes()
    boxes: list[list[int]] = []
    owner: list[int] = []

    def root(number: int) -> int:
        while owner[number] != number:
            owner[number] = owner[owner[number]]
            number = owner[number]
        return number

    above: list[tuple[int, int, int]] = []
    for row in range(part.height):
        here: list[tuple[int, int, int]] = []
        at = 0
        for run in _RUN.finditer(data, row * width, (row + 1) * width):
            start, end = run.start() - row * width, run.end() - row * width
            mine = -1
            while at < len(above) and above[at][1] < start:
                at += 1
            look = at
            while look < len(above) and above[look][0] <= end:
                other = root(above[look][2])
                if mine < 0:
                    mine = other
                elif mine != other:
                    owner[other] = mine
                    kept, lost = boxes[mine], boxes[other]
                    boxes[mine] = [*map(min, kept[:2], lost[:2]), *map(max, kept[2:], lost[2:])]
                look += 1
            if mine < 0:
                mine = len(owner)
                owner.append(mine)
                boxes.append([start, row, end, row + 1])
            else:
                box = boxes[mine]
                boxes[mine] = [min(box[0], start), box[1], max(box[2], end), row + 1]
            here.append((start, end, mine))
        above = here
    return [tuple(boxes[number]) for number in range(len(owner)) if owner[number] == number]  # type: ignore[misc]


def _join_letters(letters: list[Box]) -> list[Box]:
    """Join letters of one line that lie close together."""
    joined: list[list[int]] = []
    for left, top, right, low in sorted(letters):
        for group in reversed(joined):
            close = left - group[2] <= BETWEEN * SHARP and left >= group[0]
            if close and top < group[3] and low > group[1]:
                group[1:] = [min(group[1], top), max(group[2], right), max(group[3], low)]
                break
        else:
            joined.append([left, top, right, low])
    return [tuple(group) for group in joined]  # type: ignore[misc]
