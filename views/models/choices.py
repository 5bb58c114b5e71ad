"""Choices of a seat, as the game tells them: pieces to place, moves to choose, and refused moves."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from companion.engine.agenda import Task
from companion.engine.game import Game
from companion.geometry.placements import cells_in

W = TypeVar("W")

FEW = 12
"""More moves than this are gathered by their kind."""

TRIED_OF_A_KIND = 40
"""Maximum of refused candidates of a type of move that are searched for one that cites a section."""


@dataclass(frozen=True)
class Choices:
    """Pieces and moves that a seat can choose now.

    Attributes:
        pieces: the ids of the pieces that can be taken in hand.
        moves: legal moves that place no piece, in the game's order.
        refused: a move of each kind of which none is legal.
    """

    pieces: tuple[str, ...] = ()
    moves: tuple[Any, ...] = ()
    refused: tuple[Any, ...] = ()

    @property
    def kinds(self) -> tuple[type[Any], ...]:
        """Types of the moves, without duplicates."""
        return tuple(dict.fromkeys(map(type, self.moves)))


def list_choices(game: Game[Any, Any, Any], position: Any, seat: int, tasks: Sequence[Task]) -> Choices:
    """List the choices of a seat.

    Args:
        game: the game.
        position: the table's position.
        seat: the choosing seat.
        tasks: its tasks; empty if it has none.
    """
    if not tasks:
        return Choices()
    pieces = tuple(dict.fromkeys(piece for task in tasks for piece in task.pieces))
    if not pieces:
        pieces = tuple(piece for piece in game.pieces[:FEW] if game.survey(position, seat, piece).legal)
    laying = _laying_moves(game, position, seat, pieces)
    moves = tuple(move for move in game.moves(position, seat) if type(move) not in laying)
    kinds = {*laying, *map(type, moves)}
    refused: dict[type[Any], Any] = {}
    tried: Counter[type[Any]] = Counter()
    for move in game.candidates(position, seat):
        kind = type(move)
        if kind in kinds or kind in refused or tried[kind] >= TRIED_OF_A_KIND:
            continue
        tried[kind] += 1
        if game.cited_sections(position, move):
            refused[kind] = move
    return Choices(pieces, moves, tuple(refused.values()))


def _laying_moves(
    game: Game[Any, Any, Any], position: Any, seat: int, pieces: Sequence[str]
) -> set[type[Any]]:
    """Find the types of move that place the pieces."""
    found: set[type[Any]] = set()
    for piece in pieces:
        target = next(iter(game.survey(position, seat, piece).targets), None)
        if target is not None:
            found.add(type(game.placing_move(position, seat, piece, target)))
    return found


def target_after(targets: Mapping[str, bool], cell: str, now: str | None) -> str | None:
    """Find the placement that a tap on a cell means.

    Beside a piece that is held, the tap turns it there, if that is legal. Else it goes through the legal
    placements that cover the cell.

    Args:
        targets: every placement, with True if it is legal.
        cell: the tapped cell.
        now: the placement pointed at so far.
    """
    covering = [name for name in targets if cell in cells_in(name)]
    legal = [name for name in covering if targets[name]]
    held = cells_in(now) if now else ()
    turned = [name for at in held if cell not in held for name in legal if at in cells_in(name)]
    ways = legal or covering
    return (turned[0] if turned else way_after(ways, now)) if ways else None


def way_after(ways: Sequence[W], now: W | None) -> W:
    """Return the way after the current one, cyclically.

    The first way if the current one is not among them.

    Raises:
        IndexError: there are no ways.
    """
    return ways[0] if now is None or now not in ways else ways[(ways.index(now) + 1) % len(ways)]
