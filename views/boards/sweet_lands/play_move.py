"""Acts of a tap: a move, once its prints are read, or the reasons against it."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from companion.engine.game import Game
from companion.engine.memo import cache_by_position
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Position
from views.boards.sweet_lands import state
from views.boards.sweet_lands.state import Screen, Sight
from views.widgets.box_editor.ask_printed import ask_printed


@cache_by_position(64)
def _position_after(position: Position, game: Game[Any, Any, Any], seat: int, move: moves.Move) -> Position:
    found: Position = game.apply(position, seat, move)
    return found


def position_after(screen: Sight, move: moves.Move) -> Position:
    """Compute the position after a legal move of the seat looked at."""
    return _position_after(screen.position, screen.game, screen.seat, move)


def do(screen: Screen, move: moves.Move, more: Sequence[str] = ()) -> None:
    """Make a legal move, after asking for the unread prints it rests on. An illegal one opens the reasons.

    Args:
        screen: the phone's.
        move: which.
        more: further entries that it rests on.
    """
    if screen.acts.only_looks():
        return
    if not screen.judge(move).legal:
        screen.acts.ask_why(move)
        return
    names = tuple(dict.fromkeys((*screen.game.box.entries_of(screen.position, screen.seat, move), *more)))
    ask_printed(screen, names, partial(screen.acts.play, move))


def take_or_do(screen: Screen, move: moves.Move) -> None:
    """Take a move in hand, or make it if it is in hand already. An illegal move opens the reasons."""
    if screen.acts.only_looks():
        return
    if not screen.judge(move).legal:
        screen.acts.ask_why(move)
    elif state.hand_of(screen).move == move:
        do(screen, move)
    else:
        state.take(screen, move=move)
