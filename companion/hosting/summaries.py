"""Summaries of tables for the history."""

from itertools import starmap
from typing import Any

from msgspec import UNSET, UnsetType

from companion.engine.certainty import is_certain, unread_entries
from companion.engine.faults import attempt
from companion.engine.imported_facts import ImportedFacts, ImportedResult
from companion.engine.points import Points
from companion.engine.scoresheet import Scoresheet
from companion.engine.shared_fields import copy_shared
from companion.engine.table import Table
from companion.history.summary import LONGEST_VARIANT, CategoryPoints, SeatResult, Summary
from companion.hosting.errors import NotScored


def summary_of(table: Table[Any, Any, Any]) -> Summary:
    """Summarise a table, scored as it stands. Before the game's end, leaves out the secrets of seats.

    Raises:
        NotScored: the game raises something instead of adding it up.
    """
    header = table.header
    if header.told and header.told.result and not table.entries:
        return _imported_summary(table, header.told, header.told.result)
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
            points=_unset_if_none(standing.known),
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
        certain=attempt(header.id, lambda: is_certain(table.game, table.position), True),
        unread=attempt(header.id, lambda: len(unread_entries(table.game, table.position)), 0),
    )


def _imported_summary(table: Table[Any, Any, Any], facts: ImportedFacts, result: ImportedResult) -> Summary:
    """Return the summary of a table of this app as its export has it.

    Points that tell no order are those on the pad. While prints are unread, no seat is known to have won.
    """
    header = table.header
    sheet = None if result.counted else attempt(header.id, lambda: _open_scoresheet(table), None)
    known = (
        [sheet.points_of(standing) for standing in sheet.standings] if sheet else [None] * len(result.seats)
    )
    seats = tuple(
        SeatResult(
            name=seat.name,
            colour=seat.colour,
            total=each.total,
            rank=each.rank,
            lines=tuple(starmap(CategoryPoints, each.lines)),
            points=_unset_if_none(points),
        )
        for seat, each, points in zip(header.setup.seats, result.seats, known, strict=False)
    )
    return copy_shared(
        result,
        Summary,
        id=header.id,
        started_at=header.created,
        finished_at=result.finished,
        seats=seats,
        mode="play" if result.played else "score",
        day=facts.day,
        instant=facts.instant,
        certain=not result.unread,
    )


def _unset_if_none(points: Points | None) -> Points | UnsetType:
    return UNSET if points is None else points


def _open_scoresheet(table: Table[Any, Any, Any]) -> Scoresheet:
    """Score the position without the secrets of seats."""
    game, position = table.game, table.position
    hidden = game.secrets and game.actors(position)
    return game.scoresheet(game.view(position, None) if hidden else position)
