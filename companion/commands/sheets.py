"""Answers laid out for people: sums written out, ranks in order, every reason and every way out."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from companion.commands.columns import align_columns, format_number, format_sum
from companion.engine import toml
from companion.engine.scoresheet import Decision, ScoreLine, Scoresheet, Standing
from companion.engine.survey import Survey
from companion.engine.verdict import Repair, Violation
from companion.files.loaded import Judged, LoadedFile
from companion.locale.repairs import say_repair
from companion.locale.texts import Texts

INDENT = "   "
WRAP = 12
"""Number of cells that are named in one line."""

TYPED = 3
"""Moves of a repair that are written out; a program is given all of them."""

SHORT = 12
"""Letters of what is printed that are shown beside its name."""


def format_heading(texts: Texts, shown: LoadedFile, *more: str) -> str:
    """Format the first line of every answer: the file, the game, and the subject."""
    return " · ".join((shown.file, texts.game_name(shown.game.id, shown.game.variant(shown.position)), *more))


def say_reason(texts: Texts, shown: LoadedFile, violation: Violation) -> str:
    """Say the reason against a move as a sentence."""
    return texts.about(shown.game.id, "violation", violation.rule, violation.params, shown.names)


# Scores ---------------------------------------------------------------------------------------------------


class Asides(NamedTuple):
    """Remarks on standings besides points and ranks, as sentences.

    Attributes:
        decisions: what decided between seats of equal total.
        still_open: what nobody has told yet and who is first depends on.
        warnings: what cannot be.
        remarks: what else can be said.
        unread: the number of unread prints that the points rest on.
    """

    decisions: Sequence[str] = ()
    still_open: Sequence[str] = ()
    warnings: Sequence[str] = ()
    remarks: Sequence[str] = ()
    unread: int = 0


def scoresheet(texts: Texts, shown: LoadedFile, sheet: Scoresheet, asides: Asides) -> Iterator[str]:
    """Yield the standings, the leader first, each with the sum it comes from, and the remarks on them."""
    yield format_heading(texts, shown, texts.say("cli-score-final" if sheet.final else "cli-score-now"))
    rows = [row for standing in sheet.ranking for row in _standing_rows(texts, shown, sheet, standing)]
    yield from align_columns(rows, numbers=frozenset({2}))
    if asides.unread:
        yield texts.say("app-not-final", count=asides.unread)
    yield from (*asides.decisions, *asides.remarks)
    for line in asides.still_open:
        yield texts.say("cli-open", text=line)
    for warning in asides.warnings:
        yield texts.say("cli-warning", text=warning)
    yield ""


def decision(texts: Texts, shown: LoadedFile, decided: Decision) -> str:
    """Say the tie-break between seats of equal total as a sentence."""
    return texts.about(shown.game.id, "tiebreak", decided.id, decided.params, shown.names)


def _standing_rows(
    texts: Texts, shown: LoadedFile, sheet: Scoresheet, standing: Standing
) -> Iterator[tuple[str, ...]]:
    total = format_sum([line.points for line in standing.lines])
    yield f"{standing.rank}.", shown.names[standing.seat], format_number(standing.total), total
    for category in sheet.categories:
        lines = [line for line in standing.lines if line.category == category]
        if not lines:
            continue
        name = texts.category(shown.game.id, category)
        yield "", f"{INDENT}{name}", format_number(sum(line.points for line in lines)), ""
        for line in lines:
            yield "", f"{INDENT}{INDENT}{_format_line(texts, shown, line)}", "", " ".join(line.cells)


def _format_line(texts: Texts, shown: LoadedFile, line: ScoreLine) -> str:
    return texts.about(shown.game.id, "line", line.id, line.params, shown.names)


# Verdicts -------------------------------------------------------------------------------------------------


def verdicts(
    texts: Texts, shown: LoadedFile, judged: Sequence[tuple[Judged, tuple[Repair, ...]]]
) -> Iterator[str]:
    """Yield every move with its verdict, the reasons against it and its repairs."""
    yield format_heading(texts, shown)
    if not judged:
        yield INDENT + texts.say("cli-check-none")
    for count, (one, repairs) in enumerate(judged, 1):
        said = texts.say("cli-check-legal" if one.verdict.legal else "cli-check-refused")
        yield f"{count}. {shown.names[one.seat]}: {move_text(shown, one.move)} — {said}"
        for violation in one.verdict.violations:
            yield f"{INDENT}✗ {say_reason(texts, shown, violation)} [{violation.section}]"
        for repair in repairs:
            yield from (f"{INDENT}{line}" for line in repair_lines(texts, shown, one.seat, repair))
        if entries := shown.assumed_for(one):
            yield f"{INDENT}? {say_assumptions(texts, shown, entries)}"
    yield ""


def repair_text(texts: Texts, shown: LoadedFile, repair: Repair) -> str:
    """Say the repair of a move as a sentence."""
    return say_repair(texts, shown.game.id, repair, shown.names)


def repair_lines(texts: Texts, shown: LoadedFile, seat: int, repair: Repair) -> Iterator[str]:
    """Say the repair of a seat's move, and write out its moves as ``--move`` takes them."""
    yield f"→ {repair_text(texts, shown, repair)}"
    for move in repair.moves[:TYPED]:
        yield f"{INDENT}{toml.format_value(shown.type_move(seat, move))}"
    if len(repair.moves) > TYPED:
        yield INDENT + texts.say("cli-check-more", count=len(repair.moves) - TYPED)


def say_assumptions(texts: Texts, shown: LoadedFile, entries: Sequence[str]) -> str:
    """Say that an answer rests on assumed prints: the entries, and their assumed texts."""
    return texts.say("app-box-rests", what=tuple(_format_entry(texts, shown, name) for name in entries))


def _format_entry(texts: Texts, shown: LoadedFile, name: str) -> str:
    """Format an entry's title, with its text if that is short."""
    field, text = shown.game.box.field_of(name), shown.game.box.printed.entry(name).value
    title = texts.about(shown.game.id, "printed", field.title, field.params, shown.names)
    return f"{title} ({text})" if len(text) <= SHORT else title


def move_text(shown: LoadedFile, move: Any) -> str:
    """Format a move in few letters, alike in every language: its kind, then its fields as in a file."""
    fields = shown.game.notation.format_move(msgspec.to_builtins(move), shown.names).values()
    parts = (part for value in fields for part in (value if isinstance(value, list | tuple) else [value]))
    return " ".join(map(str, parts))


# Surveys --------------------------------------------------------------------------------------------------


def survey(texts: Texts, shown: LoadedFile, found: Survey, assumed: Sequence[str] = ()) -> Iterator[str]:
    """Yield the legal places of a piece, the other places by the reason against them, and the assumptions."""
    yield format_heading(texts, shown, shown.names[found.seat], found.piece)
    yield texts.say("cli-survey-legal", count=len(found.legal))
    yield from places(shown, found.legal)
    against: dict[str, list[tuple[str, Violation]]] = {}
    for at, verdict in found.targets.items():
        for violation in verdict.violations:
            against.setdefault(violation.rule, []).append((at, violation))
    for cases in against.values():
        said = list(dict.fromkeys(say_reason(texts, shown, violation) for _, violation in cases))
        at, violation = cases[0]
        location = shown.game.notation.name_target(at, shown.names)
        yield f"✗ {said[0] if len(said) == 1 else f'{location}: {said[0]}'} [{violation.section}]"
        yield from places(shown, [at for at, _ in cases])
    if assumed:
        yield f"? {say_assumptions(texts, shown, assumed)}"
    yield ""


def places(shown: LoadedFile, cells: Sequence[str]) -> Iterator[str]:
    """Format cells or other targets, some in a line, as people call them."""
    called = [shown.game.notation.name_target(cell, shown.names) for cell in cells]
    for first in range(0, len(called), WRAP):
        yield INDENT + " ".join(called[first : first + WRAP])
