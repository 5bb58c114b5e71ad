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
from companion.sharing.int_coding import number, signed_number
from companion.sharing.move_coding import move
from companion.sharing.text_coding import text
from companion.sharing.values import value

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


def ticks(at: int, created: int) -> int:
    """Convert a moment to ticks since the table was set up, rounded.

    Both moments are in milliseconds since 1970.
    """
    return (at - created + TICK // 2) // TICK


def moment(found: int, created: int) -> int:
    """Convert ticks to a moment in milliseconds since 1970, clamped to the range of records."""
    return min(max(created + found * TICK, 0), LATEST)


def coarse(record: Record[Any, Any, Any]) -> Record[Any, Any, Any]:
    """Round the record as a code carries it: coarse times, and no grouping of entries by tap.

    It is set up at a full second, and the time of every entry is rounded to 10 s, counted from there.
    """
    created = record.header.created // 1000 * 1000
    entries = tuple(
        replace(apart(entry), at=moment(ticks(entry.at, created), created)) for entry in record.entries
    )
    return Record(replace(record.header, created=created), entries)


def apart(entry: AnyEntry[Any, Any]) -> AnyEntry[Any, Any]:
    """Detach the entry from the tap before, as if a tap of its own had made it."""
    return replace(entry, follows=False) if isinstance(entry, Moved) and entry.follows else entry


def entries(coder: Coder, table: AnyTable, given: tuple[AnyEntry[Any, Any], ...] | None) -> AnyTable:
    """Encode or decode the entries, and return the table after all of them.

    Args:
        coder: writes or reads them.
        table: before the first of them.
        given: the entries, their times as in `coarse`. None when reading.

    Raises:
        CarryError: the entries are too many, or not of this table.
        Refused, Impossible, NothingToUndo, WireError: an entry is not possible at the table.
    """
    count = number(coder, "entries", None if given is None else len(given), MAX_ENTRIES)
    for i in range(count):
        table = _entry(coder, table, None if given is None else given[i])
    return table


def _entry(coder: Coder, table: AnyTable, given: Given) -> AnyTable:
    kind = _kind(coder, table, given)
    at = _at(coder, table, given)
    if kind is Moved:
        seat, what = _move(coder, table, given)
        return table.play(seat, what, at=at, by=_by(coder, table, given, "move", seat))
    if kind is Overruled:
        return _overruled(coder, table, given, at)
    if kind is Corrected:
        return table.correct(
            _correction(coder, table, given), at=at, by=_by(coder, table, given, "table", _last_by(table))
        )
    by = _by(coder, table, given, "table", _last_by(table))
    return table.undo(at=at, by=by) if kind is Undone else table.redo(at=at, by=by)


def _kind(coder: Coder, table: AnyTable, given: Given) -> type:
    """Encode or decode the kind of an entry. A redo is possible only after an undo."""
    possible = KINDS if table.undone else KINDS[:-1]
    context = ("entry", len(possible), bool(table.game.actors(table.position)))
    index = None if given is None else possible.index(type(given))
    return possible[coder.choose(context, KIND_PRIOR[: len(possible)], index)]


def _at(coder: Coder, table: AnyTable, given: Given) -> int:
    created = table.header.created
    before = ticks(table.entries[-1].at, created) if table.entries else 0
    passed = None if given is None else ticks(given.at, created) - before
    return moment(before + signed_number(coder, "wait", passed, MOST_TICKS, WAIT_PRIOR), created)


def _move(coder: Coder, table: AnyTable, given: Any) -> tuple[int, Any]:
    """Encode or decode a seat and its move, by its number if it is legal."""
    seat = _seat(coder, table, None if given is None else given.seat)
    return seat, move(coder, table.game, table.position, seat, None if given is None else given.move)


def _overruled(coder: Coder, table: AnyTable, given: Any, at: int) -> AnyTable:
    """Encode or decode a move against the rules, which may be any move of the game, and play it."""
    seat = _seat(coder, table, None if given is None else given.seat)
    what = value(coder, table.game.move_type, None if given is None else given.move)
    note = text(coder, "note", None if given is None else given.note, NOTE_LONGEST)
    return table.overrule(seat, what, at=at, by=_by(coder, table, given, "move", seat), note=note)


def _correction(coder: Coder, table: AnyTable, given: Any) -> Any:
    """Encode or decode a correction: a print as a box entry if those are coded, else by its type."""
    correction = None if given is None else given.correction
    if coder.prints is not None:
        said = None if given is None else table.game.box.entry_in(correction)
        if coder.choose("print", (8, 8), None if given is None else int(said is not None)):
            return table.game.box.correct(*coder.prints.entry(said))
    return value(coder, known_corrections(table.game, later=coder.later), correction)


@cache
def known_corrections(game: Game[Any, Any, Any], *, later: bool) -> Any:
    """Build the type of a game's corrections: all of them, or those of the formats before 5."""
    every, unknown = get_args(game.correction_type), game.corrections.later
    if later or not unknown:
        return game.correction_type
    return Union[tuple(kind for kind in every if kind not in unknown)]  # noqa: UP007


def _seat(coder: Coder, table: AnyTable, given: int | None) -> int:
    """Encode or decode the seat to move by its place among those asked.

    They are counted to the left from the seat that moved last. Any other seat is coded by its number.
    """
    count, last = len(table.header.setup.seats), _last_seat(table)
    asked = [seat for seat in dict.fromkeys(table.game.actors(table.position)) if 0 <= seat < count]
    asked.sort(key=lambda seat: (seat - last) % count)
    context = ("seat", table.game.stage(table.position)[1], len(asked), last in asked)
    index = None if given is None else asked.index(given) if given in asked else len(asked)
    index = coder.choose(context, (ASKED,) * len(asked) + (UNASKED,), index)
    return asked[index] if index < len(asked) else coder.uniform(count, given)


def _last_seat(table: AnyTable) -> int:
    entry = table.done[-1].entry if table.done else None
    return entry.seat if isinstance(entry, Moved | Overruled) else table.header.setup.start


def _by(coder: Coder, table: AnyTable, given: Given, about: str, likely: int | None) -> int | None:
    """Encode or decode the seat of the entry's person: most often the likely one, else the host."""
    index = None if given is None else 0 if given.by == likely else 1 if given.by is None else 2
    index = coder.choose(("by", likely is None, about), BY_PRIOR, index)
    if index == 0:
        return likely
    if index == 1:
        return None
    numbers = max(SEAT_NUMBERS, len(table.header.setup.seats))
    return coder.uniform(numbers, None if given is None else given.by)


def _last_by(table: AnyTable) -> int | None:
    return table.entries[-1].by if table.entries else None
