"""What a tap does: a move, once the prints it rests on are read; or why it may not be."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from companion.engine.game import Game
from companion.engine.memo import about_one
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Position
from views.boards.sweet_lands import state
from views.boards.sweet_lands.state import Screen, Sight
from views.widgets.box_editor.ask_printed import ask_printed


@about_one(64)
def _after(position: Position, game: Game[Any, Any, Any], seat: int, move: moves.Move) -> Position:
    found: Position = game.apply(position, seat, move)
    return found


def after(screen: Sight, move: moves.Move) -> Position:
    """The position after a legal move of the seat looked at."""
    return _after(screen.position, screen.game, screen.seat, move)


def do(screen: Screen, move: moves.Move, more: Sequence[str] = ()) -> None:
    """Make a move, asking first how that is printed which it rests on; or say why not.

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
    """Take a move in hand; the same again makes it; one that cannot be made says why not."""
    if screen.acts.only_looks():
        return
    if not screen.judge(move).legal:
        screen.acts.ask_why(move)
    elif state.hand_of(screen).move == move:
        do(screen, move)
    else:
        state.take(screen, move=move)
