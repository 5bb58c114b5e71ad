"""Statements of a section: sentences, points of lists, rows of tables with their heads."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise
from typing import Literal

from companion.rulebook.book import Section, between_diagrams, is_rule_of_table, plain, without_bullet
from companion.wording.folding import HAN, flatten
from companion.wording.language_data import read_spoken, says
from companion.wording.numbers import Number, numbers_in
from companion.wording.terms import texts, weights

Kind = Literal["rule", "aside", "labelled", "example", "row", "table"]
"""Rule, sentence about the rules, sentence under a label such as a hint, example, row of a table, table."""

TABLED: frozenset[Kind] = frozenset({"row", "table"})
"""Kinds of statements that are read from tables."""

_END = re.compile(r"(?<!\bno)[.!?][”’\")*]*(?=\s|$)|[。！？][」』”）*]*")
_ASKS = re.compile(r"[?？][”’\")*」』）]*$")
_RUNS_ON = re.compile(r"(?:[,;，；、]|\b(?:and|or)|[\u548c\u6216])$")
_TABLE = re.compile(r"((?:^\|.*(?:\n|\Z))+)", re.MULTILINE)
_FIGURE = re.compile(rf"\W*\d+\W*[{HAN}]?")
_CODE = re.compile(r"`[^`]*`")
_LABEL = re.compile(r"\*(?P<label>[^*\s][^*]*)\*(?:\s+|$)")
_CLAUSE = re.compile(r"[,:;?.!。]")
_RANGE = re.compile(r"(\d+) ?(?:-|\u2013|to|\u5230|\u81f3) ?(\d+)")
_DIGIT = re.compile(r"\d")
_WORD = re.compile(rf"[^\W\d_]{{2}}|[{HAN}]|\d")

FEW = 2
"""Largest count of rows of a table that is read by its columns."""

SMALL = 4
"""Largest count of rows of a table that is quoted as a whole."""

SHORT = 70
"""Largest length of a table that is quoted as a whole."""

JOINED = " / "
"""Mark between the rows of a table that is quoted as a whole."""

LEAST = 8
"""Length of an opening of a list that says something by itself."""


@dataclass(frozen=True)
class Statement:
    """Statement of a section.

    Attributes:
        text: its text for display.
        kind: its kind.
        first: whether the section begins with it.
        stressed: whether a part of it is printed bold.
        head: the folded head of the column that tells rows apart; empty for a sentence.
        key: the folded cell of a row in that column.
        cells: the other folded cells of a row.
        heads: the folded heads of those cells, if the table has few rows.
    """

    text: str
    kind: Kind
    first: bool = False
    stressed: bool = False
    head: str = ""
    key: str = ""
    cells: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()

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
        """True for a statement with a number or a limit. The word for 1 only counts in bold."""
        said = read_spoken()
        words = said.several | said.bound | (said.once if self.stressed else frozenset())
        return bool(_DIGIT.search(self.folded)) or says(self.folded, words)

    @cached_property
    def condition(self) -> str:
        """Folded condition that begins the statement or makes it an exception; empty for most."""
        clause = self.clause
        begins = clause.partition(" ")[0] if clause.isascii() else clause
        return clause if self.kind not in TABLED and says(begins, read_spoken().unless) else ""

    def has_number(self, value: int) -> bool:
        """Check that it names a number, or a range that holds it."""
        ranges = _RANGE.finditer(self.folded)
        return any(number.sure and number.value == value for number in self.numbers) or any(
            int(found[1]) <= value <= int(found[2]) for found in ranges
        )

    @cached_property
    def numbers(self) -> tuple[Number, ...]:
        """Numbers of the statement, in order."""
        return numbers_in(self.folded)

    @cached_property
    def leaves_open(self) -> bool:
        """True for a statement that the rules leave a case open, without how the app reads it."""
        return says(self.folded, read_spoken().open) and not says(self.folded, read_spoken().app)

    @cached_property
    def opens(self) -> bool:
        """True for a statement that opens a list or a table and says something by itself."""
        return self.text.endswith((":", "：")) and self.length > LEAST

    @cached_property
    def clause(self) -> str:
        """First clause of the statement, folded."""
        return _CLAUSE.split(self.folded, maxsplit=1)[0]

    @cached_property
    def clause_terms(self) -> dict[str, float]:
        """Terms of its first clause, each with its weight."""
        return weights(self.clause)

    @cached_property
    def cell_terms(self) -> tuple[dict[str, float], ...]:
        """Terms of the key, the cells and the heads of a row, each with its weight."""
        return tuple(map(weights, (self.key, *self.cells, *self.heads)))

    @cached_property
    def head_terms(self) -> dict[str, float]:
        """Terms of the head of the column that tells rows apart, each with its weight."""
        return weights(self.head)

    @cached_property
    def whole(self) -> bool:
        """Whether it is a full sentence or a row, and not a fragment, heading or lone question."""
        if self.kind in TABLED:
            return True
        return bool(_END.search(self.text)) and not _ASKS.search(self.text)


@cache
def statements(section: Section) -> tuple[Statement, ...]:
    """List the statements of a section in words and tables, in order, without its diagrams.

    A question stands together with the sentence that answers it, and the points of a list that are parts of
    one sentence stand together as that sentence. A row of a table names the head of each of its columns.
    """
    told = (
        each for at, part in enumerate(between_diagrams(section.body)) for each in _read_part(part, at > 0)
    )
    found = [each for each in told if _WORD.search(plain(each.text))]
    return tuple(
        replace(each, text=plain(each.text), first=not at, stressed="**" in each.text)
        for at, each in enumerate(found)
    )


@cache
def columns(section: Section) -> tuple[Statement, ...]:
    """List the columns of the tables whose heads are figures, each read like a row of a table."""
    return tuple(each for table in _read_tables(section) for each in _column_statements(*table))


@cache
def small_tables(section: Section) -> tuple[Statement, ...]:
    """List the tables with few rows, each read as a whole."""
    read = (
        tuple(_row_statements(*table)) for table in _read_tables(section) if not _has_figure_heads(table[0])
    )
    found = (Statement(JOINED.join(row.text for row in rows), "table") for rows in read if len(rows) <= SMALL)
    return tuple(each for each in found if each.length <= SHORT)


def _read_tables(section: Section) -> Iterator[tuple[list[str], list[list[str]]]]:
    for part in between_diagrams(section.body):
        for block in _TABLE.split(part):
            if block.startswith("|"):
                yield _read_table([line for line in block.splitlines() if line])


def _read_part(part: str, below: bool) -> Iterator[Statement]:
    """Yield the statements of Markdown without diagrams, where a line just below a diagram is an example."""
    for block in _TABLE.split(part):
        lines = [line for line in block.splitlines() if line]
        if block.startswith("|"):
            yield from _row_statements(*_read_table(lines))
        elif below and lines:
            yield from (Statement(text, "example") for text, _ in _join_sentences(lines[:1]))
            yield from (Statement(text, kind) for text, kind in _join_sentences(lines[1:]))
        else:
            yield from (Statement(text, kind) for text, kind in _join_sentences(lines))
        below = False


def _read_table(lines: list[str]) -> tuple[list[str], list[list[str]]]:
    """Read the heads and the rows of a table."""
    heads, *rows = (_split_cells(line) for line in lines if not is_rule_of_table(line))
    return heads, rows


def _row_statements(heads: list[str], rows: list[list[str]]) -> Iterator[Statement]:
    across = _has_figure_heads(heads)
    for first, *others in rows:
        name = first if across else f"{heads[0]} {first}"
        pairs = zip(heads[1:], others, strict=True)
        rest = (f"{heads[0]} {head}: {cell}" if across else f"{head} {cell}" for head, cell in pairs)
        head = "" if across else flatten(heads[0])
        text, cells = f"{name}: {' · '.join(rest)}", tuple(map(flatten, others))
        few = tuple(map(flatten, heads[1:])) if len(rows) <= FEW and not across else ()
        yield Statement(text, "row", head=head, key=flatten(first), cells=cells, heads=few)


def _column_statements(heads: list[str], rows: list[list[str]]) -> Iterator[Statement]:
    for at, key in enumerate(heads[1:] if _has_figure_heads(heads) else (), start=1):
        rest = " · ".join(f"{row[0]} {row[at]}" for row in rows)
        yield Statement(f"{heads[0]} {key}: {rest}", "row", head=flatten(heads[0]), key=flatten(key))


def _has_figure_heads(heads: list[str]) -> bool:
    return all(_FIGURE.fullmatch(head) for head in heads[1:])


def _split_cells(line: str) -> list[str]:
    return [plain(cell) for cell in line.strip("|").split("|")]


def _join_sentences(lines: list[str]) -> Iterator[tuple[str, Kind]]:
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
        yield from (
            (text, _classify_sentence(text, kind)) for text in _split_line(" ".join([*waiting, bare]))
        )
        waiting = []


def _classify_sentence(text: str, kind: Kind) -> Kind:
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
