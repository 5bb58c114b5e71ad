"""Changes that a legal move would draw."""

from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.position import CellName, Position
from views.boards.roll_into_town.state import Screen


def changed_cells(screen: Screen, move: Move) -> dict[CellName, str]:
    """Map the squares that a legal move would change to their new tokens."""
    position = screen.position
    before = position.sheet(screen.seat).cells
    after: Position = screen.game.apply(position, screen.seat, move)
    now = after.sheet(screen.seat).cells
    names = position.printed.grid.names
    return {name: token for name, was, token in zip(names, before, now, strict=True) if was != token}
