"""Tables in the middle of drawing, written as the map looks, and what can be asked of them."""

from typing import Any

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.position import Player, Position, Readings, Sheet

BARE = """
    .  .  .  .  .
    .  .  .  .  .
    .  .  H  .  .
    .  .  .  .  .
    .  .  .  .  .
"""
"""A small map, a1 to e5, with the Town Hall on c3."""

ONE_OF_EACH = (1, 2, 3, 4, 5)


def table(
    map: str = BARE, dice: tuple[int, ...] = ONE_OF_EACH, round: int = 1, rulings: Any = None, **sheet: Any
) -> Position:
    """Return a table of one seat that draws, on a map as it is shown."""
    rows = [line.split() for line in map.strip().splitlines()]
    printed = "/".join("".join("H" if token == "H" else "." for token in row) for row in rows)
    cells = tuple(token for row in rows for token in row)
    player = Player(Sheet(cells, **sheet), "discover")
    return Position(
        (player,),
        own=(("map", printed),),
        rulings=rulings or Readings(),
        round=round,
        dice=tuple(sorted(dice)),
    )


def shown(position: Position, token: str) -> set[str]:
    """Return the names of the squares that show something."""
    names = position.printed.grid.names
    return {name for name, one in zip(names, position.sheet(0).cells, strict=True) if one == token}


def free(position: Position) -> set[str]:
    """Return the names of the squares where nothing is drawn."""
    return shown(position, ".")


def where(position: Position, piece: str) -> set[str]:
    """Return the names of the squares where an icon may be drawn."""
    return set(GAME.survey(position, 0, piece).legal)
