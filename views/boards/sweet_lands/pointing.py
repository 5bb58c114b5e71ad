"""From a move back to the page on which it is seen, where it is in hand and made with the next tap."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from companion.games.sweet_lands import moves
from companion.games.sweet_lands.corrections import SetStock
from views.boards.sweet_lands import asking, state
from views.boards.sweet_lands.state import Screen

TABS: Mapping[type[Any], state.Tab] = {
    moves.Area: "areas",
    moves.Play: "cards",
    moves.Flip: "skills",
    moves.Free: "free",
}
"""The page on which a move is seen."""


def point(screen: Screen, move: Any) -> Callable[[], None] | None:
    """What takes in hand what makes a legal move; None where there is nothing to take."""
    match move:
        case moves.Area() | moves.Play() | moves.Flip() | moves.Free():
            return partial(_hold, screen, move)
        case moves.Choose(side=side):
            return partial(state.take, screen, move=move, side=side)
        case moves.Road(at=at):
            return partial(state.take, screen, at=at)
        case moves.Property(at=at, kind=kind, number=number):
            return partial(state.take, screen, at=at, kind=kind, number=number)
        case _:
            return None


def ask(screen: Screen, correction: Any) -> Callable[[], None] | None:
    """What opens the sheet on which a number of a seat is set; None for anything else."""
    if isinstance(correction, SetStock):
        return partial(asking.ask_stock, screen, correction.seat, correction.what)
    return None


def _hold(screen: Screen, move: moves.Move) -> None:
    """Take a move in hand, on the page where it can be seen."""
    disc = getattr(move, "disc", False) if isinstance(move, moves.Area) else state.hand_of(screen).discs
    state.take(screen, move=move, discs=disc, tab=TABS.get(type(move), state.hand_of(screen).tab))
