"""Restoring of a finished table from the history's export, which has its result but not its record."""

from collections.abc import Callable
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from companion.engine.imported_facts import ImportedFacts, ImportedResult, ImportedSeat
from companion.engine.result import PlayedResult, Result
from companion.engine.setup import Colour, Seat
from companion.engine.shared_fields import copy_shared
from companion.engine.table import Table
from companion.games import GAMES, table_of_result
from companion.history.exported import ExportedSeat, ExportedTable


def restore_table(exported: ExportedTable, result: Result, say: Callable[[str], str]) -> Table[Any, Any, Any]:
    """Make a table that tells the result of an exported one, under the same id.

    Its record is a pad with points or places alone. The rest of the export stands in the header, and the
    summary is made from that.

    Args:
        exported: the table, as the export has it.
        result: its result.
        say: formats a message in the reader's language.

    Raises:
        WireError: a name or an id cannot be one of a table.
    """
    if not exported.variant and exported.game in GAMES:
        result = _with_name(result, say(f"{exported.game}-name"))
    facts = ImportedFacts(exported.day, exported.instant, _exported_result(exported))
    started = exported.started_at
    table = table_of_result(PlayedResult(result, exported.id, started, started, facts), say)
    seats = zip(table.header.setup.seats, exported.seats, strict=True)
    setup = replace(table.header.setup, seats=tuple(_with_colour(seat, each) for seat, each in seats))
    return Table.begin(table.game, replace(table.header, setup=setup))


def _with_name(result: Result, name: str) -> Result:
    return Result(name, result.seats, result.lowest, result.together)


def _with_colour(seat: Seat, exported: ExportedSeat) -> Seat:
    known = exported.colour in get_args(Colour)
    return replace(seat, colour=exported.colour) if known else seat


def _exported_result(exported: ExportedTable) -> ImportedResult:
    seats = tuple(
        ImportedSeat(
            rank=seat.rank,
            total=seat.total if exported.counted and seat.total is not msgspec.UNSET else 0,
            lines=tuple((line.category, line.points) for line in seat.lines),
        )
        for seat in exported.seats
    )
    return copy_shared(
        exported, ImportedResult, seats=seats, finished=exported.finished_at, played=exported.mode == "play"
    )
