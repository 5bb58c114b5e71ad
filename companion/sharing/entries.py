"""The entries of a record, coded one after the other along the table they make.

Both directions play the table through: the writer with the entries it is given, the reader with those it
finds. What is possible at each step is known to both, and costs nothing. What the table works out by itself,
such as fingerprints and broken rules, is not carried at all.
"""

from functools import cache
from typing import Any, Union, get_args

from msgspec.structs import replace

from companion.engine.game import Game
from companion.engine.record import (
    LATEST,
    MAX_ENTRIES,
    AnyEntry,
    Corrected,
    Moved,
    Overruled,
    Record,
    Redone,
    Undone,
)
from companion.engine.table import Table
from companion.sharing.coder import Coder
from companion.sharing.int_coding import code_number, code_signed_number
from companion.sharing.move_coding import code_move
from companion.sharing.text_coding import code_text
from companion.sharing.values import code_value

AnyTable = Table[Any, Any, Any]
Given = AnyEntry[Any, Any] | None

TICK = 10_000
"""Milliseconds between two moments a code can tell apart."""

MOST_TICKS = 1 << 41
NOTE_LONGEST = 200
SEAT_NUMBERS = 8
"""Numbers among which the seat of an entry's person is coded; there are more where more sit down."""


KINDS: tuple[type, ...] = (Moved, Corrected, Overruled, Undone, Redone)
KIND_PRIOR = (128, 8, 4, 8, 4)
WAIT_PRIOR = (20, 40, 30, 20, 24, 16, 10, 6, 4, 2, 1)
"""Weights of the ticks between two entries, by rung of the ladder, before anything was seen."""

BY_PRIOR = (32, 4, 2)
ASKED = 24
UNASKED = 1
"""The weights of a seat that is asked to act, and of one that is not, before any has acted."""


def to_ticks(at: int, created: int) -> int:
    """Convert a moment to ticks since the table was set up, rounded.

    Both moments are in milliseconds since 1970.
    """
    return (at - created + TICK // 2) // TICK


def from_ticks(ticks: int, created: int) -> int:
    """Convert ticks to a moment in milliseconds since 1970, clamped to the range of records."""
    return min(max(created + ticks * TICK, 0), LATEST)


def round_record(record: Record[Any, Any, Any]) -> Record[Any, Any, Any]:
    """Round the record as a code carries it: coarse times, and no grouping of entries by tap.

    It is set up at a full second, and the time of every entry is rounded to 10 s, counted from there.
    """
    created = record.header.created // 1000 * 1000
    entries = tuple(
        replace(detach_entry(entry), at=from_ticks(to_ticks(entry.at, created), created))
        for entry in record.entries
    )
    return Record(replace(record.header, created=created), entries)


def detach_entry(entry: AnyEntry[Any, Any]) -> AnyEntry[Any, Any]:
    """Detach the entry from the tap before, as if a tap of its own had made it."""
    return replace(entry, follows=False) if isinstance(entry, Moved) and entry.follows else entry


def code_entries(coder: Coder, table: AnyTable, value: tuple[AnyEntry[Any, Any], ...] | None) -> AnyTable:
    """Encode or decode the entries, and return the table after all of them.

    Args:
        coder: writes or reads them.
        table: before the first of them.
        value: the entries, their times as in `round_record`. None when reading.

    Raises:
        CarryError: the entries are too many, or not of this table.
        Refused, Impossible, NothingToUndo, WireError: an entry is not possible at the table.
    """
    count = code_number(coder, "entries", None if value is None else len(value), MAX_ENTRIES)
    for i in range(count):
        table = _code_entry(coder, table, None if value is None else value[i])
    return table


def _code_entry(coder: Coder, table: AnyTable, value: Given) -> AnyTable:
    kind = _code_kind(coder, table, value)
    at = _code_moment(coder, table, value)
    if kind is Moved:
        seat, what = _code_move(coder, table, value)
        return table.play(seat, what, at=at, by=_code_author(coder, table, value, "move", seat))
    if kind is Overruled:
        return _code_overruled(coder, table, value, at)
    if kind is Corrected:
        return table.correct(
            _code_correction(coder, table, value),
            at=at,
            by=_code_author(coder, table, value, "table", _last_by(table)),
        )
    by = _code_author(coder, table, value, "table", _last_by(table))
    return table.undo(at=at, by=by) if kind is Undone else table.redo(at=at, by=by)


def _code_kind(coder: Coder, table: AnyTable, value: Given) -> type:
    """Encode or decode the kind of an entry. A redo is possible only after an undo."""
    possible = KINDS if table.undone else KINDS[:-1]
    context = ("entry", len(possible), bool(table.game.actors(table.position)))
    index = None if value is None else possible.index(type(value))
    return possible[coder.choose(context, KIND_PRIOR[: len(possible)], index)]


def _code_moment(coder: Coder, table: AnyTable, value: Given) -> int:
    created = table.header.created
    before = to_ticks(table.entries[-1].at, created) if table.entries else 0
    passed = None if value is None else to_ticks(value.at, created) - before
    return from_ticks(before + code_signed_number(coder, "wait", passed, MOST_TICKS, WAIT_PRIOR), created)


def _code_move(coder: Coder, table: AnyTable, value: Any) -> tuple[int, Any]:
    """Encode or decode a seat and its move, by its number if it is legal."""
    seat = _code_seat(coder, table, None if value is None else value.seat)
    return seat, code_move(coder, table.game, table.position, seat, None if value is None else value.move)


def _code_overruled(coder: Coder, table: AnyTable, value: Any, at: int) -> AnyTable:
    """Encode or decode a move against the rules, and play it. It may be any move of the game."""
    seat = _code_seat(coder, table, None if value is None else value.seat)
    what = code_value(coder, table.game.move_type, None if value is None else value.move)
    note = code_text(coder, "note", None if value is None else value.note, NOTE_LONGEST)
    return table.overrule(seat, what, at=at, by=_code_author(coder, table, value, "move", seat), note=note)


def _code_correction(coder: Coder, table: AnyTable, value: Any) -> Any:
    """Encode or decode a correction: a print as a box entry if those are coded, else by its type."""
    correction = None if value is None else value.correction
    if coder.prints is not None:
        said = None if value is None else table.game.box.entry_in(correction)
        if coder.choose("print", (8, 8), None if value is None else int(said is not None)):
            return table.game.box.make_correction(*coder.prints.entry(said))
    return code_value(coder, known_corrections(table.game, later=coder.later), correction)


@cache
def known_corrections(game: Game[Any, Any, Any], *, later: int) -> Any:
    """Build the type of a game's corrections, without those that were learnt after the format `later`."""
    every = get_args(game.correction_type)
    unknown = {message for message, form in game.corrections.later.items() if form > later}
    if not unknown:
        return game.correction_type
    return Union[tuple(kind for kind in every if kind not in unknown)]  # noqa: UP007


def _code_seat(coder: Coder, table: AnyTable, value: int | None) -> int:
    """Encode or decode the seat to move by its place among those asked.

    They are counted to the left from the seat that moved last. Any other seat is coded by its number.
    """
    count, last = len(table.header.setup.seats), _last_seat(table)
    asked = [seat for seat in dict.fromkeys(table.game.actors(table.position)) if 0 <= seat < count]
    asked.sort(key=lambda seat: (seat - last) % count)
    context = ("seat", table.game.stage(table.position)[1], len(asked), last in asked)
    index = None if value is None else asked.index(value) if value in asked else len(asked)
    index = coder.choose(context, (ASKED,) * len(asked) + (UNASKED,), index)
    return asked[index] if index < len(asked) else coder.code_uniform(count, value)


def _last_seat(table: AnyTable) -> int:
    entry = table.done[-1].entry if table.done else None
    return entry.seat if isinstance(entry, Moved | Overruled) else table.header.setup.start


def _code_author(coder: Coder, table: AnyTable, value: Given, about: str, likely: int | None) -> int | None:
    """Encode or decode the seat of the entry's person: most often the likely one, else the host."""
    index = None if value is None else 0 if value.by == likely else 1 if value.by is None else 2
    index = coder.choose(("by", likely is None, about), BY_PRIOR, index)
    if index == 0:
        return likely
    if index == 1:
        return None
    numbers = max(SEAT_NUMBERS, len(table.header.setup.seats))
    return coder.code_uniform(numbers, None if value is None else value.by)


def _last_by(table: AnyTable) -> int | None:
    return table.entries[-1].by if table.entries else None
