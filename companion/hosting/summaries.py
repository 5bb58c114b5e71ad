"""What the history keeps of a table."""

from typing import Any

from companion.engine.table import Table
from companion.history.summary import CategoryPoints, SeatResult, Summary


def summary_of(table: Table[Any, Any, Any]) -> Summary:
    """A table's summary, scored as it stands; before a game's end without what only a seat may know."""
    header, game = table.header, table.game
    hidden = game.secrets and game.actors(table.position)
    sheet = game.scoresheet(game.view(table.position, None) if hidden else table.position)
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
    )
