"""What a tap does: a move, once the prints it rests on are read; or why it may not be."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Any, TypeVar

from companion.engine.game import Game
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Position
from views.boards.sweet_lands.speech import join_parts
from views.boards.sweet_lands.state import Screen, Sight
from views.widgets.printed import ask_printed

M = TypeVar("M", bound=moves.Move)

IMPOSSIBLE = 100
"""A reason that nobody can allow weighs as much as so many that the table may."""


@lru_cache(maxsize=64)
def _legal(game: Game[Any, Any, Any], position: Position, seat: int) -> tuple[moves.Move, ...]:
    return tuple(game.moves(position, seat))


def legal(screen: Sight, kind: type[M]) -> tuple[M, ...]:
    """The legal moves of one kind of the seat looked at."""
    found = _legal(screen.game, screen.position, screen.seat)
    return tuple(move for move in found if isinstance(move, kind))


@lru_cache(maxsize=64)
def _after(game: Game[Any, Any, Any], position: Position, seat: int, move: moves.Move) -> Position:
    found: Position = game.apply(position, seat, move)
    return found


def after(screen: Sight, move: moves.Move) -> Position:
    """The position after a legal move of the seat looked at."""
    return _after(screen.game, screen.position, screen.seat, move)


def least_refused(screen: Screen, candidates: Iterable[M]) -> M:
    """Of several moves, the one with the least against it.

    Raises:
        ValueError: there are no moves.
    """

    def weight(move: M) -> tuple[int, int]:
        violations = screen.judge(move).violations
        return sum(IMPOSSIBLE if one.kind == "impossible" else 1 for one in violations), len(violations)

    return min(candidates, key=weight)


def do(screen: Screen, move: moves.Move, more: Sequence[str] = ()) -> None:
    """Make a move, asking first how that is printed which it rests on; or say why not.

    Args:
        screen: the phone's.
        move: which.
        more: further entries that it rests on.
    """
    if screen.only_looks():
        return
    if not screen.judge(move).legal:
        screen.ask_why(move)
        return
    names = tuple(dict.fromkeys((*screen.game.entries_of(screen.position, screen.seat, move), *more)))
    ask_printed(screen, names, partial(screen.play, move))


def preview_text(screen: Screen, move: moves.Move) -> str:
    """What a move that is possible would bring, in sentences; empty where there is nothing to say."""
    if not screen.judge(move).possible:
        return ""
    notices = screen.game.preview(screen.position, screen.seat, move)
    said = [screen.about("preview", one.id, one.params) for one in notices]
    return join_parts(screen.phone, said, "and-then")
