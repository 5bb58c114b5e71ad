"""Actions of a tap: make a move or tell why not, tell its effects, and put down the piece in hand."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

import flet as ft

from companion.engine.game import Game
from companion.engine.verdict import Verdict
from views.device.phone import Phone
from views.flet_adapter.observables import set_together
from views.kit.actions import Act, Mark, primary_button, square_button
from views.kit.layout import join_words
from views.models.short_names import brief_names
from views.models.zoom import WHOLE, Zoom
from views.play.commands import Acts
from views.play.confirming import confirm_all, seats_to_confirm

M = TypeVar("M")

IMPOSSIBLE = 100
"""Weight of an `impossible` violation, in violations that the table may allow."""


class Player(Protocol):
    """Screen of a table, as far as taps on a board need it."""

    piece: str | None
    target: str | None
    hand: Any
    zoom: Zoom
    seat: int

    @property
    def phone(self) -> Phone:
        """Phone whose screen it is."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        """Game that is played."""

    @property
    def position(self) -> Any:
        """Position of the table."""

    def judge(self, move: Any) -> Verdict:
        """Return the referee's verdict on a move."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the people, by seat."""

    @property
    def acts(self) -> Acts:
        """Commands of the screen."""

    def about(self, kind: str, what: str, params: Any = None) -> str:
        """Format a sentence of the game."""

    def close(self) -> None:
        """Close the sheet."""


def previews(screen: Player, move: Any, *, omitted: Sequence[str] = ()) -> tuple[str, ...]:
    """List the effects that a possible move would have, a sentence each. The list may be empty.

    Args:
        screen: the phone's.
        move: the move.
        omitted: ids of notices to leave out, because they stand beside the move anyway.
    """
    if not screen.judge(move).possible:
        return ()
    notices = screen.game.preview(screen.position, screen.seat, move)
    return tuple(screen.about("preview", one.id, one.params) for one in notices if one.id not in omitted)


def preview_line(screen: Player, move: Any, *, omitted: Sequence[str] = ()) -> str:
    """Format the effects of a move in one line. See `previews`."""
    return join_words(screen.phone, previews(screen, move, omitted=omitted), "and-then")


def least_refused_move(screen: Player, candidates: Iterable[M]) -> M:
    """Choose the move with the least weight of violations against it.

    Raises:
        ValueError: there are no moves.
    """

    def weight_of(move: M) -> tuple[int, int]:
        violations = screen.judge(move).violations
        return sum(IMPOSSIBLE if one.kind == "impossible" else 1 for one in violations), len(violations)

    return min(candidates, key=weight_of)


def put_down(screen: Player) -> None:
    """Put down the piece in hand and show the board whole."""
    screen.close()
    set_together(screen, piece=None, target=None, hand=None, zoom=WHOLE)


def take_up(screen: Player, piece: str) -> None:
    """Take a piece in hand, or put it down if it is in hand already."""
    again = screen.piece == piece
    put_down(screen)
    if not again and not screen.acts.only_looks():
        screen.piece = piece


def point_or_play(screen: Player, move: Any, piece: str | None, target: str) -> None:
    """Hold a piece over a target, and play it with the second tap. A refusal is told at once.

    Args:
        screen: the phone's.
        move: lays the piece there.
        piece: piece in hand.
        target: the target.
    """
    if (screen.piece, screen.target) == (piece, target):
        screen.acts.play(move)
    elif not screen.judge(move).legal:
        screen.target = None
        screen.acts.ask_why(move)
    else:
        screen.close()
        set_together(screen, piece=piece, target=target)


def move_button(
    screen: Player, title: str, move: Any, *, mark: Mark | None = ft.Icons.CHECK, strong: bool = True
) -> ft.Control:
    """Draw the button that makes a move, dim if the move is refused. A tap then tells why.

    A move that gives up is not strong.
    """
    dim = not screen.judge(move).legal
    act, sub = play_for_all(screen, move)
    return primary_button(screen.phone, title, act, sub=sub, mark=mark, strong=strong, dim=dim)


def play_for_all(screen: Player, move: Any) -> tuple[Act, str]:
    """Return the action that makes a move, and the words that name the seats if it confirms several.

    If each acting seat of this phone can only confirm its step, one tap does it for all.
    """
    seats = seats_to_confirm(screen, move)
    if len(seats) < 2:
        return partial(screen.acts.play, move), ""
    names = brief_names(screen.names)
    people = tuple(names[seat] for seat in seats)
    return partial(confirm_all, screen), screen.phone.say("for-all", names=people)


def put_down_button(screen: Player, label: str, back: Act | None = None) -> ft.Control:
    """Draw the square button that puts down the piece in hand, or calls `back` instead."""
    return square_button(screen.phone, ft.Icons.CLOSE, label, back or (lambda: put_down(screen)))
