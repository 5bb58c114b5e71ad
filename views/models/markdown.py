"""Parser of rulebook Markdown into blocks, without drawing them."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from views.models.hex_text import HexDiagram

Style = Literal["plain", "strong", "weak", "code"]

_MARKS = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\*(?P<weak>[^*]+)\*|`(?P<code>[^`]+)`|\[(?P<link>[^\]]*)\]\(#(?P<to>[a-z_.]+)\)"
)
_BULLET = re.compile(r"(?P<sign>[*-]|\d+\.) (?P<text>.*)")
_RULE = re.compile(r"\|[-:| ]+\|")

HEXES = "```hex"
"""First line of a picture of a hex map; other pictures begin with the three marks alone."""


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line in one style.

    Attributes:
        text: its text.
        style: how it is said.
        to: the section it leads to; empty for none.
    """

    text: str
    style: Style = "plain"
    to: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines that belong together, joined."""

    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Bullet:
    """An item of a list, with its sign: ``*``, or a number such as ``2.``."""

    sign: str
    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class MarkdownTable:
    """A table: its head, then its rows, cell by cell."""

    rows: tuple[tuple[tuple[Run, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Diagram:
    """A picture made of characters, as it would lie on the table, line by line."""

    lines: tuple[str, ...]

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """Places row by row, all rows equally long. An empty text stands for an empty place.

        Every second character is a place. If a place takes several characters, blanks part the places.
        """
        single = not any(line[1::2].strip() for line in self.lines)
        rows = [line[::2] if single else line.split() for line in self.lines]
        wide = max(map(len, rows), default=0)
        return tuple((*(sign.strip() for sign in row), *("",) * (wide - len(row))) for row in rows)


Block = Paragraph | Bullet | MarkdownTable | Diagram | HexDiagram


def split_runs(line: str) -> tuple[Run, ...]:
    """Split a line at each change of style."""
    found: list[Run] = []
    end = 0
    for mark in _MARKS.finditer(line):
        if mark.start() > end:
            found.append(Run(line[end : mark.start()]))
        found.append(_make_run(mark))
        end = mark.end()
    if end < len(line):
        found.append(Run(line[end:]))
    return tuple(found)


def _make_run(mark: re.Match[str]) -> Run:
    if mark["link"] is not None:
        return Run(mark["link"], to=mark["to"])
    for style in ("strong", "weak", "code"):
        if mark[style] is not None:
            return Run(mark[style], style)
    return Run(mark[0])


def parse_blocks(body: str) -> Iterator[Block]:
    """Yield the blocks of a section's body, in order."""
    lines = body.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif line.startswith("```"):
            end = _end_of_block(lines, at + 1, lambda other: other.startswith("```"))
            picture = HexDiagram if line == HEXES else Diagram
            yield picture(tuple(lines[at + 1 : end]))
            at = end + 1
        elif line.startswith("|"):
            end = _end_of_block(lines, at, lambda other: not other.startswith("|"))
            yield _parse_table(lines[at:end])
            at = end
        elif bullet := _BULLET.match(line):
            yield Bullet(bullet["sign"], split_runs(bullet["text"]))
            at += 1
        else:
            end = _end_of_block(lines, at, _ends_paragraph)
            yield Paragraph(split_runs(" ".join(lines[at:end])))
            at = end


def _end_of_block(lines: list[str], start: int, ends: Callable[[str], bool]) -> int:
    return next((at for at in range(start, len(lines)) if ends(lines[at])), len(lines))


def _ends_paragraph(line: str) -> bool:
    return not line.strip() or line.startswith(("|", "```")) or _BULLET.match(line) is not None


def _parse_table(lines: list[str]) -> MarkdownTable:
    kept = [line for line in lines if not _RULE.fullmatch(line.strip())]
    return MarkdownTable(
        tuple(tuple(split_runs(cell.strip()) for cell in line.strip().strip("|").split("|")) for line in kept)
    )
