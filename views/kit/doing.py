"""What a tap does: a move, or why it may not be; what that would bring; putting down what is in hand."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

import flet as ft

from companion.engine.game import Game
from companion.engine.verdict import Verdict
from views.device.phone import Phone
from views.flet_adapter.observables import set_together
from views.kit.actions import Act, Mark, primary, square
from views.kit.layout import join_words
from views.models.zoom import WHOLE, Zoom
from views.play.commands import Acts

M = TypeVar("M")

IMPOSSIBLE = 100
"""A reason that nobody can allow weighs as much as so many that the table may."""


class Player(Protocol):
    """Whoever acts at a table: a phone's screen of it, as far as what is done there needs it."""

    piece: str | None
    target: str | None
    hand: Any
    zoom: Zoom
    seat: int

    @property
    def phone(self) -> Phone:
        """Whose screen."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game played."""

    @property
    def position(self) -> Any:
        """What the table shows."""

    def judge(self, move: Any) -> Verdict:
        """What the referee says of a move."""

    @property
    def acts(self) -> Acts:
        """What is done there."""

    def about(self, kind: str, what: str, params: Any = None) -> str:
        """A sentence of the game."""

    def close(self) -> None:
        """Close the sheet."""


def previews(screen: Player, move: Any, *, but: Sequence[str] = ()) -> tuple[str, ...]:
    """What a move that is possible would bring, a sentence each; none where there is nothing to say.

    Args:
        screen: the phone's.
        move: what would be done.
        but: what is not said here, by its id: it stands beside it anyway.
    """
    if not screen.judge(move).possible:
        return ()
    notices = screen.game.preview(screen.position, screen.seat, move)
    return tuple(screen.about("preview", one.id, one.params) for one in notices if one.id not in but)


def preview_line(screen: Player, move: Any, *, but: Sequence[str] = ()) -> str:
    """What a move would bring, in one line; see `previews`."""
    return join_words(screen.phone, previews(screen, move, but=but), "and-then")


def least_refused(screen: Player, candidates: Iterable[M]) -> M:
    """Of several moves, the one with the least against it.

    Raises:
        ValueError: there are no moves.
    """

    def weight(move: M) -> tuple[int, int]:
        violations = screen.judge(move).violations
        return sum(IMPOSSIBLE if one.kind == "impossible" else 1 for one in violations), len(violations)

    return min(candidates, key=weight)


def put_down(screen: Player) -> None:
    """Put down whatever is in hand; the board is seen whole."""
    screen.close()
    set_together(screen, piece=None, target=None, hand=None, zoom=WHOLE)


def take_up(screen: Player, piece: str) -> None:
    """Take something in hand, or put it down again."""
    again = screen.piece == piece
    put_down(screen)
    if not again and not screen.acts.only_looks():
        screen.piece = piece


def point_or_play(screen: Player, move: Any, piece: str | None, target: str) -> None:
    """Hold a piece over a place, and lay it there with the second tap; why not is told at once.

    Args:
        screen: the phone's.
        move: lays it there.
        piece: what is in hand.
        target: the place.
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
    """The button that makes a move; dim where it may not be made, and saying why. Giving up is not strong."""
    dim = not screen.judge(move).legal
    return primary(screen.phone, title, lambda: screen.acts.play(move), mark=mark, strong=strong, dim=dim)


def way_back(screen: Player, label: str, back: Act | None = None) -> ft.Control:
    """The square button that puts down what is in hand, or does without it in a way of its own."""
    return square(screen.phone, ft.Icons.CLOSE, label, back or (lambda: put_down(screen)))
