"""What the history keeps of a table."""

from itertools import starmap
from typing import Any

from companion.engine.faults import attempt
from companion.engine.record import Header
from companion.engine.scoresheet import Scoresheet
from companion.engine.table import Table
from companion.engine.told import Told, ToldResult
from companion.history.summary import LONGEST_VARIANT, CategoryPoints, SeatResult, Summary
from companion.hosting.errors import NotScored


def summary_of(table: Table[Any, Any, Any]) -> Summary:
    """A table's summary, scored as it stands; before a game's end without what only a seat may know.

    Raises:
        NotScored: the game raises something instead of adding it up.
    """
    header = table.header
    if header.told and header.told.result and not table.entries:
        return _as_told(header, header.told, header.told.result)
    sheet = attempt(header.id, lambda: _open_scoresheet(table), None)
    if sheet is None:
        raise NotScored
    results = tuple(
        SeatResult(
            name=seat.name,
            colour=seat.colour,
            total=standing.total,
            rank=standing.rank,
            lines=tuple(CategoryPoints(name, standing.points(name)) for name in sheet.categories),
        )
        for seat, standing in zip(header.setup.seats, sheet.standings, strict=True)
    )
    return Summary(
        id=header.id,
        game=header.game,
        rules_version=header.rules_version,
        started_at=header.created,
        finished_at=table.entries[-1].at if table.entries else header.created,
        seats=results,
        entries=len(table.entries),
        mode=header.setup.mode,
        variant=table.variant[:LONGEST_VARIANT],
        lowest=sheet.lowest,
        counted=sheet.counted,
        day=header.told.day if header.told else "",
        instant=header.told is None or header.told.instant,
    )


def _as_told(header: Header[Any], told: Told, result: ToldResult) -> Summary:
    """Build the summary of a table of this app from the result in its export."""
    seats = tuple(
        SeatResult(seat.name, seat.colour, each.total, each.rank, tuple(starmap(CategoryPoints, each.lines)))
        for seat, each in zip(header.setup.seats, result.seats, strict=False)
    )
    return Summary(
        id=header.id,
        game=result.game,
        rules_version=result.rules_version,
        started_at=header.created,
        finished_at=result.finished,
        seats=seats,
        entries=result.entries,
        mode="play" if result.played else "score",
        variant=result.variant,
        lowest=result.lowest,
        counted=result.counted,
        day=told.day,
        instant=told.instant,
    )


def _open_scoresheet(table: Table[Any, Any, Any]) -> Scoresheet:
    """The standings as everybody may see them."""
    game, position = table.game, table.position
    hidden = game.secrets and game.actors(position)
    return game.scoresheet(game.view(position, None) if hidden else position)
