"""Statements of a section: sentences, points of lists, rows of tables with their heads."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Literal

from companion.rulebook.book import Section, between_diagrams, is_rule_of_table, plain, without_bullet
from companion.wording.folding import HAN, flatten
from companion.wording.language_data import read_spoken, says
from companion.wording.terms import texts, weights

Kind = Literal["rule", "aside", "labelled", "example", "row"]
"""Rule, sentence about the rules, sentence under a label such as a hint, example, or row of a table."""

_END = re.compile(r"(?<!\bno)[.!?][”’\")*]*(?=\s|$)|[。！？][」』”）*]*")
_ASKS = re.compile(r"[?？][”’\")*」』）]*$")
_RUNS_ON = re.compile(r"(?:[,;，；、]|\b(?:and|or)|[\u548c\u6216])$")
_TABLE = re.compile(r"((?:^\|.*(?:\n|\Z))+)", re.MULTILINE)
_FIGURE = re.compile(r"\W*\d+\W*")
_CODE = re.compile(r"`[^`]*`")
_LABEL = re.compile(r"\*(?P<label>[^*\s][^*]*)\*(?:\s+|$)")
_DIGIT = re.compile(r"\d")
_WORD = re.compile(rf"[^\W\d_]{{2}}|[{HAN}]")


@dataclass(frozen=True)
class Statement:
    """Statement of a section.

    Attributes:
        text: its text for display.
        kind: its kind.
        first: whether the section begins with it.
        stressed: whether a part of it is printed bold.
    """

    text: str
    kind: Kind
    first: bool = False
    stressed: bool = False

    @cached_property
    def folded(self) -> str:
        """Text as it is compared."""
        return flatten(self.text)

    @cached_property
    def terms(self) -> dict[str, float]:
        """Terms of the text, each with its weight."""
        return weights(self.folded)

    @cached_property
    def length(self) -> int:
        """Length to read: a Chinese character counts 1, a Latin word 2."""
        return sum(
            1 if len(text) == 1 else 2 for text in texts(self.folded) if len(text) == 1 or text.isascii()
        )

    @cached_property
    def counts(self) -> bool:
        """Whether it has a number, in figures or words, or a limit. The word for 1 is not counted."""
        said = read_spoken()
        return bool(_DIGIT.search(self.folded)) or says(self.folded, said.several | said.bound)

    @cached_property
    def whole(self) -> bool:
        """Whether it is a full sentence or a row, and not a fragment, heading or lone question."""
        return self.kind == "row" or (bool(_END.search(self.text)) and not _ASKS.search(self.text))


@cache
def statements(section: Section) -> tuple[Statement, ...]:
    """List the statements of a section in words and tables, in order, without its diagrams.

    A question stands together with the sentence that answers it, and the points of a list that are parts of
    one sentence stand together as that sentence. A row of a table names the head of each of its columns.
    """
    told = (
        each for at, part in enumerate(between_diagrams(section.body)) for each in _read_part(part, at > 0)
    )
    found = [(text, kind) for text, kind in told if _WORD.search(plain(text))]
    return tuple(
        Statement(plain(text), kind, first=not at, stressed="**" in text)
        for at, (text, kind) in enumerate(found)
    )


def _read_part(part: str, below: bool) -> Iterator[tuple[str, Kind]]:
    """Yield the statements of Markdown without diagrams, where a line just below a diagram is an example."""
    for block in _TABLE.split(part):
        lines = [line for line in block.splitlines() if line]
        if block.startswith("|"):
            yield from _rows(lines)
        elif below and lines:
            yield from ((text, "example") for text, _ in _sentences(lines[:1]))
            yield from _sentences(lines[1:])
        else:
            yield from _sentences(lines)
        below = False


def _rows(lines: list[str]) -> Iterator[tuple[str, Kind]]:
    heads, *rows = (_cells(line) for line in lines if not is_rule_of_table(line))
    across = all(_FIGURE.fullmatch(head) for head in heads[1:])
    for first, *others in rows:
        name = first if across else f"{heads[0]} {first}"
        pairs = zip(heads[1:], others, strict=True)
        rest = (f"{heads[0]} {head}: {cell}" if across else f"{head} {cell}" for head, cell in pairs)
        yield f"{name}: {' · '.join(rest)}", "row"


def _cells(line: str) -> list[str]:
    return [plain(cell) for cell in line.strip("|").split("|")]


def _sentences(lines: list[str]) -> Iterator[tuple[str, Kind]]:
    waiting: list[str] = []
    for line, following in pairwise([*lines, ""]):
        bare = without_bullet(line)
        if _goes_on(bare, line, following):
            waiting.append(bare)
            continue
        label = _LABEL.match(bare)
        kind: Kind = "rule"
        if label:
            kind = "example" if flatten(label["label"]).strip(" .:") in read_spoken().example else "labelled"
            bare = bare[label.end() :]
        yield from ((text, _kind(text, kind)) for text in _split_line(" ".join([*waiting, bare])))
        waiting = []


def _kind(text: str, kind: Kind) -> Kind:
    """Classify a sentence: one that speaks about the rules is an aside wherever it stands."""
    return "aside" if kind == "rule" and says(flatten(text), read_spoken().about) else kind


def _goes_on(bare: str, line: str, following: str) -> bool:
    """Check that a line only begins a sentence that continues in the next point of a list."""
    after = without_bullet(following)
    if after == following:
        return False
    leads = (
        bare == line
        and not _END.search(bare[-3:])
        and (not bare.endswith((":", "：")) or bool(_RUNS_ON.search(after)))
    )
    return leads or bool(_RUNS_ON.search(bare))


def _split_line(line: str) -> Iterator[str]:
    """Split a line of Markdown into sentences, and keep an open one together with the next."""
    masked = _CODE.sub(lambda code: "x" * len(code[0]), line)
    ends = [0, *(found.end() for found in _END.finditer(masked)), len(line)]
    waiting = ""
    for text, following in pairwise([*(line[start:end] for start, end in pairwise(ends)), ""]):
        waiting += text
        if not (following.strip() and _is_open(waiting.strip(), following)):
            yield waiting.strip()
            waiting = ""


def _is_open(text: str, following: str) -> bool:
    """Check that a sentence asks, or tells that the rules are silent where the app is not."""
    if _ASKS.search(text):
        return True
    return says(flatten(text), read_spoken().silent) and says(flatten(following), read_spoken().about)


def opening(lines: tuple[str, ...]) -> str:
    """Cut the first line of a section after its last complete sentence.

    >>> opening(("Squares must be free. A tile never lies", "on another tile;"))
    'Squares must be free.'
    """
    line = next(iter(lines), "")
    ends = [found.end() for found in _END.finditer(line)]
    return line[: ends[-1]] if ends else line
