"""From a move back to its page, where it is in hand and the next tap makes it."""

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
    """Return the act that takes a legal move in hand, or None if it cannot be taken in hand."""
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
    """Return the act that opens the sheet for a seat's stock, or None for any other correction."""
    if isinstance(correction, SetStock):
        return partial(asking.ask_stock, screen, correction.seat, correction.what)
    return None


def _hold(screen: Screen, move: moves.Move) -> None:
    """Take a move in hand, on the page where it can be seen."""
    disc = getattr(move, "disc", False) if isinstance(move, moves.Area) else state.hand_of(screen).discs
    state.take(screen, move=move, discs=disc, tab=TABS.get(type(move), state.hand_of(screen).tab))
