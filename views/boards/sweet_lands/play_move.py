"""Acts of a tap: a move, once its prints are read, or the reasons against it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from companion.engine.game import Game
from companion.engine.memo import cache_by_position
from companion.games.sweet_lands import dues, moves
from companion.games.sweet_lands.entries import is_asked
from companion.games.sweet_lands.phases import free_action
from companion.games.sweet_lands.position import Position
from views.boards.sweet_lands import state
from views.boards.sweet_lands.state import Screen, Sight
from views.widgets.box_editor.ask_printed import ask_afterwards, ask_printed, is_put_off


@cache_by_position(64)
def _position_after(position: Position, game: Game[Any, Any, Any], seat: int, move: moves.Move) -> Position:
    found: Position = game.apply(position, seat, move)
    return found


def position_after(screen: Sight, move: moves.Move) -> Position:
    """Compute the position after a legal move of the seat looked at."""
    return _position_after(screen.position, screen.game, screen.seat, move)


def do(screen: Screen, move: moves.Move, more: Sequence[str] = ()) -> None:
    """Make a legal move, and ask for its unread prints meanwhile. An illegal one opens the reasons.

    A move that waits for its condition to be read is asked about first.

    Args:
        screen: the phone's.
        move: which.
        more: further entries that it rests on.
    """
    if screen.acts.only_looks():
        return
    if not _can_begin(screen, move):
        screen.acts.ask_why(move)
        return
    names = tuple(dict.fromkeys((*screen.game.box.entries_of(screen.position, screen.seat, move), *more)))
    if screen.judge(move).legal:
        make_and_ask(screen, names, partial(play, screen, move))
    else:
        ask_printed(screen, names, partial(_play_if_legal, screen, move))


def make_and_ask(screen: Screen, names: Sequence[str], make: Callable[[], object]) -> None:
    """Make a move, then ask for the prints it rests on, but for those that the table itself asks for next."""
    ask_afterwards(screen, [name for name in names if not is_asked(name, "due")], make)


def _can_begin(screen: Screen, move: moves.Move) -> bool:
    """Check that a move is legal, or waits for a condition that can be read first."""
    verdict = screen.judge(move)
    return verdict.legal or free_action.waits_for_reading(verdict)


def _play_if_legal(screen: Screen, move: moves.Move) -> None:
    """Make a move, or open the reasons against it if its condition is unmet or still unread."""
    if screen.judge(move).legal:
        play(screen, move)
    else:
        screen.acts.ask_why(move)


def play(screen: Screen, move: moves.Move) -> bool:
    """Make a move. What it then asks about, and the people track themselves, is booked by hand at once.

    One undo takes back all of it.
    """
    done = screen.acts.play(move)
    if done:
        book_tracked(screen)
    return done


def book_tracked(screen: Screen) -> None:
    """Book by hand the prints of sections that the people track themselves."""
    for _ in range(MOST_TRACKED):
        names = dues.asked_entries(screen.position, screen.seat) if screen.acting else ()
        if not names or not all(is_put_off(screen, name) for name in names):
            return
        if not screen.acts.play(moves.ByHand()):
            return


MOST_TRACKED = 60
"""Prints booked by hand after one tap, at most."""


def take_or_do(screen: Screen, move: moves.Move) -> None:
    """Take a move in hand, or make it if it is in hand already. An illegal move opens the reasons."""
    if screen.acts.only_looks():
        return
    if not _can_begin(screen, move):
        screen.acts.ask_why(move)
    elif state.hand_of(screen).move == move:
        do(screen, move)
    else:
        state.take(screen, move=move)
