"""Single moves of the first seat, of which the game and the witness have to say the same."""

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.position import Position
from tests.games.sweet_lands import oracle
from tests.games.sweet_lands.full_box import full_box
from tests.games.sweet_lands.tables import acting, begun, unbooked

BASICS = {"wheat": 20, "wood": 20, "iron": 20, "gold": 20}


def table(seats: int = 2, **rulings: str) -> Position:
    """Return the first seat's first turn, with the box that is known from end to end and much of
    everything.
    """
    position = acting(begun(seats, full_box(), **rulings))
    return position.with_player(0, **BASICS, diamonds=3)


def legal(position: Position, move: moves.Move) -> bool:
    """Return what the game says of a move of the first seat. The witness says the same."""
    found = GAME.verdict(position, 0, move).legal
    assert found == (move in oracle.legal_moves(position, 0)), move
    return found


def done(position: Position, move: moves.Move) -> Position:
    """Return the table after a move of the first seat. The witness comes to the same."""
    after = GAME.apply(position, 0, move)
    told = oracle.after(position, 0, move)
    assert unbooked(after) == unbooked(told)
    return after


def settled(position: Position) -> Position:
    """Return the table after everything that needs nobody's decision."""
    return GAME.correct(position, GAME.box.make_correction("slots-A", "1"))
