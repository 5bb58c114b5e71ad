"""The pages a visitor reads, as Markdown: their headings, links and blocks of code."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]

PAGES = tuple(
    sorted(path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))
)
"""README and its like, and whatever lies in ``docs``, as paths from the project's folder."""

_FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#{1,6} (.+?)\s*$", re.MULTILINE)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^()\s]+)\)")
_CODE = re.compile(r"`([^`\n]+)`")
_NOT_IN_ANCHORS = re.compile(r"[^\w\- ]")


@dataclass(frozen=True)
class Block:
    """A block of code.

    Attributes:
        info: what stands behind the fence: the language, and a word that a test may look for.
        text: its lines.
        line: the line of the page that it begins in, from 1.
    """

    info: str
    text: str
    line: int


def page(name: str) -> str:
    """Return a page's text."""
    return (ROOT / name).read_text(encoding="utf-8")


def prose(name: str) -> str:
    """Return a page without its blocks of code."""
    return _FENCE.sub("", page(name))


def blocks(name: str) -> Iterator[Block]:
    """Yield a page's blocks of code, from the top."""
    text = page(name)
    for found in _FENCE.finditer(text):
        yield Block(found["info"].strip(), found["text"], text.count("\n", 0, found.start()) + 1)


def anchors(name: str) -> set[str]:
    """Return what a link into a page may name behind ``#``: its headings, as GitHub spells them."""
    seen: Counter[str] = Counter()
    found = set()
    for heading in _HEADING.findall(prose(name)):
        anchor = _NOT_IN_ANCHORS.sub("", heading.lower()).replace(" ", "-")
        found.add(f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor)
        seen[anchor] += 1
    return found


def links(name: str) -> list[str]:
    """Tell where a page's links and pictures lead, as written."""
    return _LINK.findall(prose(name))


def words_in_code(name: str) -> set[str]:
    """Whatever a page sets in code within its prose."""
    return set(_CODE.findall(prose(name)))
