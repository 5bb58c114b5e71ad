"""Tables of several seats, each told by what is drawn on its map and how they are counted."""

from typing import Any

from msgspec.structs import replace

from companion.engine.setup import Setup, make_seats
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.moves import Correction
from companion.games.roll_into_town.position import Player, Position, Sheet, Step
from companion.games.roll_into_town.scoring import CATEGORIES, scoresheet

NAMES = ("Ann", "柏", "Cy", "Di")


def sketched(drawn: str) -> tuple[str, ...]:
    """Return the squares of the default map with some rows of tokens drawn on it from the top left."""
    printed = GAME.start(Setup(make_seats("Ann"))).printed
    found = list(printed.cells)
    for row, line in enumerate(drawn.strip().splitlines()):
        for column, token in enumerate(line.split()):
            found[row * printed.grid.columns + column] = token
    return tuple(found)


def ended(*drawn: str, rulings: dict[str, str] | None = None) -> Position:
    """Return a table after the last round, with these maps."""
    setup = Setup(make_seats(*NAMES[: len(drawn)]), rulings or {}, mode="score")
    position = GAME.start(setup)
    return replace(position, players=tuple(Player(Sheet(sketched(one))) for one in drawn))


def playing(*drawn: str, step: Step = "discover", number: int = 1, **sheet: Any) -> Position:
    """Return a table in the middle of a round, everybody at the same step; ``sheet`` is what all have
    besides.
    """
    position = ended(*(drawn or ("",)))
    for seat in range(position.count):
        position = position.with_player(seat, step=step).with_sheet(seat, **sheet)
    position = replace(position, over=False, round=number)
    return replace(position, dice=(1, 3, 4, 5, 6)[: position.dice_due])


def after(position: Position, *made: Correction) -> Position:
    """Return the table after corrections, each of which can be shown."""
    for correction in made:
        position = GAME.correct(position, correction)
    return position


def points(position: Position, seat: int = 0) -> dict[str, int]:
    """Return a seat's points by category."""
    standing = scoresheet(position).standings[seat]
    return {category: int(standing.points(category)) for category in CATEGORIES}


def ranks(position: Position) -> list[int]:
    """Return every seat's rank."""
    return [standing.rank for standing in scoresheet(position).standings]
