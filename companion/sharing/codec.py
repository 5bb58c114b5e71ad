"""A whole table as bytes, few enough for one QR code, and the way back.

What is carried: how the record begins, and every entry ever accepted, overrulings, corrections and what was
taken back included. The receiver plays the record through again, so that it has not only the last position
but the whole table. One thing is lost on purpose: times are rounded, see `companion.sharing.entries.coarse`.

The form, which stays as it is for ever: a byte with the number of the format, the coded table, and the seal
of `companion.sharing.checksum`. In formats 1 to 4 the coded table is one run of choices
(`companion.sharing.coder`): the game, the opening, the entries, 24 bits of the last position's fingerprint,
and for a finished table every seat's points. Zeros at the end of it are left out. In format 2 the opening
also says what the owner's box has printed otherwise; format 1 knew no such box. Format 3 holds larger boxes,
and entries that stand in no list of the game, by their forms: it is written only where a box needs it.
Format 4 is as format 3, and knows decimals, large numbers and long names: it is written only for a table that
the formats before cannot hold. Format 5 is as format 4, and knows the corrections and the fields of
positions that games have learnt since: it is written only where a table was corrected by one, or began with
such a field. Format 6 is as format 5, and knows those learnt after it.

Two things make a reader find another table than was written, and both must leave old codes readable:

* **another coding**: any change to `coder`, `int_coding`, `text_coding`, `wording`, `values`, `move_coding`,
  `header_coding`, `prints`, `form_texts` or `entries` in this package, priors and orders of fields included,
  or to a type they code from (a move's fields, a position's), or to the names in a game's box and their
  forms. It needs the next number in `READERS`, and the reader of the format before stays beside it.
* **other rules**: a legal move is a number among the moves that the rules allow. A game whose rules change
  raises its ``rules_version`` and keeps itself as it was: see `Game.with_rules`. What drifts in spite of that
  is noticed by the fingerprint, and told apart from damage.

``tests/sharing/golden`` holds codes that must be read for ever; it fails where one of the two was forgotten.

What a forged code can cost is bounded: `CODE` in, ``MAX_ENTRIES`` entries, ``MAX_STEPS`` choices, and
nothing is ever set aside in advance for a length that a code claims.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from functools import partial
from typing import Any

from companion.bounds import CODE, check_length
from companion.engine.game import Game
from companion.engine.message import Impossible
from companion.engine.points import MOST_TOTAL, Points, exact
from companion.engine.record import Corrected
from companion.engine.table import NothingToUndo, Refused, Table
from companion.engine.wire import WireError, digest
from companion.games import GAMES
from companion.history.albums import AlbumContent
from companion.sharing.checksum import SEAL, add_checksum, has_checksum
from companion.sharing.coder import Coder, Reader, Writer
from companion.sharing.entries import AnyTable, code_entries, round_record
from companion.sharing.errors import CarryError
from companion.sharing.header_coding import (
    NARROW,
    WIDE,
    BoxForm,
    code_game,
    code_opening,
    code_rules,
    fits_narrow_form,
)
from companion.sharing.int_coding import code_signed_number
from companion.sharing.values import code_points

FORMAT = 2
"""Format that `pack` writes, but for the tables of `LEARNT`, `WHOLE` and `LATER`."""

LEARNT = 3
"""Format for an owner's box that has learnt more than format 2 can hold."""

WHOLE = 4
"""Format for tables with values that format 2 or 3 cannot hold exactly."""

LATER = 5
"""Format for a correction, or a field of the first position, that is unknown to those before."""

LATEST = 6
"""Format for a correction, or a field of the first position, that `LATER` does not know."""

BOXLESS = 1
"""The format that carried no entries of the owner's box."""

HIGHEST = 1 << 40
"""The most points of a seat in formats 1 to 3."""

FINGERPRINT = 1 << 24
UNFINISHED_PRIOR = (8, 8)
POINTS_PRIOR = (4,)

Games = Mapping[str, Game[Any, Any, Any]]

GONE_WRONG = (Refused, Impossible, NothingToUndo, WireError)
"""Errors of a table about an entry that cannot be."""

FORGED = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""Errors that a game may raise on a forged opening, for which no rule was written."""


@dataclass(frozen=True)
class Carried:
    """Content of a carry code.

    Attributes:
        table: played through again and judged by the rules here.
        claimed: every seat's points as the sender's scoresheet had them; None for an unfinished table.
        agrees: True where the scoresheet here gives the same points, or the table is unfinished.
        added: the note, the photos and the place that came with the table in a file.
    """

    table: AnyTable
    claimed: tuple[Points, ...] | None
    agrees: bool
    added: AlbumContent = field(default_factory=AlbumContent)


def pack(table: AnyTable) -> bytes:
    """Encode a table as bytes, its times rounded as in `round_record`.

    Raises:
        CarryError: ``carry-too-large``, or ``carry-unfit`` for values that no code can hold.
    """
    for form in _list_formats(table):
        try:
            return _pack_as(table, form)
        except CarryError as error:
            if error.id != "carry-unfit":
                raise
    raise CarryError("carry-unfit")


def _list_formats(table: AnyTable) -> tuple[int, ...]:
    """List the formats to try for a table, the oldest that may hold it first."""
    least = _first_form_of_corrections(table)
    if least:
        return tuple(form for form in (LATER, LATEST) if form >= least)
    small = fits_narrow_form(table.game, table.header.setup.box) and fits_narrow_form(
        table.game, box_entries(table)
    )
    return (FORMAT if small else LEARNT, WHOLE, LATER, LATEST)


def _first_form_of_corrections(table: AnyTable) -> int:
    """Find the first format that knows all corrections of a record, 0 where formats 1 to 4 do."""
    later = table.game.corrections.later
    corrections = (entry.correction for entry in table.entries if isinstance(entry, Corrected))
    return max((later.get(type(correction), 0) for correction in corrections), default=0)


def _pack_as(table: AnyTable, form: int) -> bytes:
    """Encode a table in the given format.

    Raises:
        CarryError: as `pack`.
    """
    record = round_record(table.record)
    coder = Writer(narrow=form < WHOLE, later=form if form >= LATER else 0)
    try:
        code_game(coder, table.game, {table.game.id: table.game})
        rules = code_rules(coder, table.game, record.header.rules_version)
        boxed = NARROW if form == FORMAT else WIDE
        begun = Table.begin(table.game, code_opening(coder, table.game, rules, record.header, boxed=boxed))
        written = code_entries(coder, begun, record.entries)
        _code_ending(coder, written, final_totals(written))
    except GONE_WRONG as error:
        raise CarryError("carry-unfit") from error
    if written.record != record:
        raise CarryError("carry-unfit")
    data = add_checksum(bytes([form]) + coder.finish())
    if len(data) > CODE.most:
        raise CarryError("carry-too-large")
    return data


def unpack(data: bytes, *, games: Games = GAMES) -> Carried:
    """Decode the table that ``data`` holds.

    Args:
        data: bytes from `pack`.
        games: the games to look among, by id.

    Raises:
        TooLarge: there are more bytes than a code has.
        CarryError: the bytes are damaged, of a newer format, of newer or dropped rules, of an unknown game,
            or lead elsewhere under the rules here.
    """
    check_length(data, CODE)
    if not has_checksum(data):
        raise CarryError("carry-damaged")
    reader = READERS.get(data[0])
    if reader is None:
        raise CarryError("carry-newer" if data[0] > max(READERS) else "carry-damaged")
    return reader(data[1:-SEAL], games)


def box_entries(table: AnyTable) -> dict[str, str]:
    """Collect the box entries that a record's corrections set, by name."""
    corrections = (entry.correction for entry in table.entries if isinstance(entry, Corrected))
    return dict(found for each in corrections if (found := table.game.box.entry_in(each)))


def final_totals(table: AnyTable) -> tuple[Points, ...] | None:
    """Read every seat's points off the scoresheet. Return None while the table is not finished."""
    sheet = table.game.scoresheet(table.position)
    return tuple(standing.total for standing in sheet.standings) if sheet.final else None


def _read_body(
    body: bytes, games: Games, *, boxed: BoxForm | None, narrow: bool = True, later: int = 0
) -> Carried:
    coder = Reader(body, narrow=narrow, later=later)
    game = code_game(coder, None, games)
    rules = code_rules(coder, game, None)
    game = game.with_rules(rules)
    try:
        begun = Table.begin(game, code_opening(coder, game, rules, None, boxed=boxed))
        table = code_entries(coder, begun, None)
        mark, claimed = _code_ending(coder, table, None)
        agrees = claimed is None or claimed == final_totals(table)
    except CarryError:
        raise
    except (*GONE_WRONG, *FORGED) as error:
        raise CarryError("carry-drifted") from error
    if mark != _fingerprint_position(table):
        raise CarryError("carry-drifted")
    return Carried(table, claimed, agrees)


def _code_ending(
    coder: Coder, table: AnyTable, value: tuple[Points, ...] | None
) -> tuple[int, tuple[Points, ...] | None]:
    """Encode or decode the fingerprint of the last position, and the points of a finished table."""
    mark = coder.code_uniform(FINGERPRINT, None if coder.reading else _fingerprint_position(table))
    finished = coder.choose("finished", UNFINISHED_PRIOR, None if coder.reading else int(value is not None))
    if not finished:
        return mark, None
    found: list[Points] = []
    for seat in range(len(table.header.setup.seats)):
        before = found[-1] if found else 0
        more = None if value is None else exact(value[seat] - before)
        found.append(exact(before + _code_more_points(coder, more)))
    return mark, tuple(found)


def _code_more_points(coder: Coder, value: Points | None) -> Points:
    """Encode or decode the difference between a seat's points and those of the seat before."""
    if not coder.narrow:
        return code_points(coder, "points", value, 2 * MOST_TOTAL)
    if isinstance(value, Decimal):
        raise coder.wrong
    return code_signed_number(coder, "points", value, HIGHEST, POINTS_PRIOR)


def _fingerprint_position(table: AnyTable) -> int:
    """Read the first 24 bits of the last position's digest as a number."""
    return int(digest(table.position)[:6], 16)


READERS: dict[int, Callable[[bytes, Games], Carried]] = {
    BOXLESS: partial(_read_body, boxed=None),
    FORMAT: partial(_read_body, boxed=NARROW),
    LEARNT: partial(_read_body, boxed=WIDE),
    WHOLE: partial(_read_body, boxed=WIDE, narrow=False),
    LATER: partial(_read_body, boxed=WIDE, narrow=False, later=LATER),
    LATEST: partial(_read_body, boxed=WIDE, narrow=False, later=LATEST),
}
"""Reader of each format, for ever; see above."""

__all__ = [
    "FORMAT",
    "LATER",
    "LATEST",
    "LEARNT",
    "WHOLE",
    "Carried",
    "final_totals",
    "pack",
    "round_record",
    "unpack",
]
