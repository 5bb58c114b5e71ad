"""QR codes as pictures: which one a text needs, and the same code for screens, printers and terminals.

What is made follows ISO/IEC 18004. Texts of digits, upper-case letters and ``$%*+-./: `` alone are packed
tightest; anything else is kept as UTF-8 bytes, which every reader in use takes for what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from companion.sharing.errors import CarryError

if TYPE_CHECKING:
    from qrcode.main import QRCode

Level = Literal["L", "M", "Q", "H"]
"""Share of a code that may be lost to dirt or glare: about 7, 15, 25 or 30 percent."""

QUIET = 4
"""Modules of white around a code, as the standard asks for."""

LARGEST = 40
"""The largest version there is: 177 by 177 modules."""

ON_SCREEN = 20
"""The largest version a phone still reads well off another phone's screen."""

COMFORTABLE = 15
"""The largest version any camera reads at arm's length: what records are split for."""

# fmt: off
_ROOM = (
    20, 38, 61, 90, 122, 154, 178, 221, 262, 311, 366, 419, 483, 528, 600, 656, 734, 816, 909, 970,
    1035, 1134, 1248, 1326, 1451, 1542, 1637, 1732, 1839, 1994,
    2113, 2238, 2369, 2506, 2632, 2780, 2894, 3054, 3220, 3391,
)
# fmt: on
CHARACTERS: Mapping[int, int] = MappingProxyType(dict(enumerate(_ROOM, start=1)))
"""Number of tightly packed characters that each version holds at level M (ISO/IEC 18004, table 7)."""

_LONGEST = 7089
"""Digits in the largest code at level L: nothing longer fits any code."""

_MASK = 3
"""One mask for all codes. Trying all eight takes five times as long and reads no better: the texts of
records are as good as random, and the tests read codes of nothing but zeros as well."""

_LARGEST_SCALE = 64

_SHORT = 6
_ZEROS = re.compile("0{9,}|\0{6,}")


@dataclass(frozen=True, slots=True)
class Symbol:
    """QR code as modules.

    Attributes:
        text: what a reader gets.
        version: 1 to 40; a code has ``17 + 4 * version`` modules a side.
        level: the share of it that may be lost.
        rows: the modules from top to bottom and left to right, True for dark, with the quiet zone of `QUIET`
            modules around them.
    """

    text: str
    version: int
    level: Level
    rows: tuple[tuple[bool, ...], ...]

    @property
    def side(self) -> int:
        """Modules from edge to edge, the quiet zone included."""
        return len(self.rows)

    def modules(self, quiet: int = QUIET) -> tuple[tuple[bool, ...], ...]:
        """Cut the rows to a narrower quiet zone, since every line of a terminal counts.

        Args:
            quiet: modules of white on each side, 0 to `QUIET`.

        Raises:
            ValueError: the quiet zone is none of these.
        """
        if not 0 <= quiet <= QUIET:
            raise ValueError(f"a quiet zone of {quiet}")
        inner = slice(QUIET - quiet, self.side - QUIET + quiet)
        return tuple(row[inner] for row in self.rows[inner])

    def png(self, scale: int = 1) -> bytes:
        """Draw the code as a PNG picture of one bit a pixel, black on white.

        Args:
            scale: pixels a module, 1 to 64. One is enough if the picture is enlarged without smoothing;
                a saved file should have 8.

        Raises:
            ValueError: the scale is none of these.
        """
        import png  # type: ignore[import-untyped]

        if not 1 <= scale <= _LARGEST_SCALE:
            raise ValueError(f"a scale of {scale}")
        width = self.side * scale
        out = BytesIO()
        writer = png.Writer(width, width, greyscale=True, bitdepth=1, compression=9)
        writer.write_packed(out, (line for row in self.rows for line in [_pack_row(row, scale)] * scale))
        return out.getvalue()

    def svg(self) -> str:
        """Draw the code as an SVG picture, a unit a module: a white square and one black path.

        The path follows the outlines of the dark areas, so that no hair-thin gaps show between modules at
        sizes that are no whole number of pixels a module.
        """
        side = self.side
        outlines = "".join(_trace_outlines(self.rows))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
            f'<path fill="#fff" d="M0 0h{side}v{side}H0z"/><path d="{outlines}"/></svg>'
        )


def version_for(text: str, level: Level = "M") -> int:
    """Find the smallest version that holds a text.

    Args:
        text: at least one character.
        level: the share of the code that may be lost.

    Raises:
        CarryError: ``carry-picture-too-long``: the text fits no code.
        ValueError: there is no text.
    """
    return int(_fit_symbol(text, level, LARGEST).version)


def make_symbol(text: str, *, level: Level = "M", max_version: int = LARGEST) -> Symbol:
    """Encode a text as the smallest code that holds it. This takes a few milliseconds.

    Args:
        text: at least one character.
        level: the share of the code that may be lost.
        max_version: the largest version allowed, such as `ON_SCREEN`.

    Raises:
        CarryError: ``carry-picture-too-long``: the text fits no such code.
        ValueError: there is no text.
    """
    code = _fit_symbol(text, level, max_version)
    code.make(fit=False)
    rows = tuple(tuple(map(bool, row)) for row in code.get_matrix())
    return Symbol(text, int(code.version), level, rows)


def _fit_symbol(text: str, level: Level, max_version: int) -> QRCode:
    """Prepare a code of the smallest version for a text, without its modules."""
    from qrcode import constants
    from qrcode.exceptions import DataOverflowError
    from qrcode.main import QRCode

    if not text:
        raise ValueError("a code of nothing")
    if len(text) > _LONGEST:
        raise CarryError("carry-picture-too-long", length=len(text))
    strength = getattr(constants, f"ERROR_CORRECT_{level}")
    code = QRCode(error_correction=strength, border=QUIET, mask_pattern=_MASK)
    for piece in _cut_text(text):
        code.add_data(piece)
    try:
        version = code.best_fit()
    except (DataOverflowError, ValueError):  # which of them says the same depends on the length
        version = LARGEST + 1
    if version > max_version:
        raise CarryError("carry-picture-too-long", length=len(text))
    return code


def _cut_text(text: str) -> Iterator[str]:
    """Cut the text only at places that would become a long run of zero bits.

    The library cannot compute the error correction of a block of nothing but zeros; the head of a piece is
    never zero, so none comes about.
    """
    start = 0
    for run in _ZEROS.finditer(text):
        yield text[start : run.start()]
        yield from (run[0][at : at + _SHORT] for at in range(0, len(run[0]), _SHORT))
        start = run.end()
    yield text[start:]


def _pack_row(row: Sequence[bool], scale: int) -> bytes:
    """Pack a line of pixels, eight to a byte, 1 for white."""
    bits = "".join("0" * scale if dark else "1" * scale for dark in row)
    bits += "0" * (-len(bits) % 8)
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


Step = tuple[int, int, int, int]
"""One side of a module, walked with the dark on the right hand: from x, y by dx, dy; y counts downwards."""


def _find_sides(rows: Sequence[Sequence[bool]]) -> Iterator[Step]:
    """Yield every side between dark and light, from the top left.

    The outermost rows and columns are light.
    """
    for y in range(1, len(rows)):
        above, row = rows[y - 1], rows[y]
        for x in range(1, len(row)):
            dark = row[x]
            if dark != above[x]:
                yield (x, y, 1, 0) if dark else (x + 1, y, -1, 0)
            if dark != row[x - 1]:
                yield (x, y + 1, 0, -1) if dark else (x, y, 0, 1)


def _trace_outlines(rows: Sequence[Sequence[bool]]) -> Iterator[str]:
    """Yield the outlines of the dark areas as closed subpaths. Those of holes run the other way round."""
    left = dict.fromkeys(_find_sides(rows))
    for side in list(left):
        x, y, dx, dy = side
        if side not in left or dx != 1:
            continue
        path, length = [f"M{x} {y}"], 0
        while True:
            del left[x, y, dx, dy]
            x, y, length = x + dx, y + dy, length + 1
            turns = ((-dy, dx), (dx, dy), (dy, -dx))
            turn = next((turn for turn in turns if (x, y, *turn) in left), None)
            if turn == (dx, dy):
                continue
            if turn is None:
                yield "".join(path) + "z"
                break
            path.append(f"h{dx * length}" if dx else f"v{dy * length}")
            (dx, dy), length = turn, 0
