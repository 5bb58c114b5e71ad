"""Targets of pieces and repairs of refused moves, each made of parts that are told once."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from companion.engine.message import M, P
from companion.engine.phases import Phases
from companion.engine.verdict import Repair
from companion.engine.words import Label
from companion.kit.laying import IsLegal

Propose = Callable[[P, int, Any, IsLegal], Iterable[Repair]]
"""Proposes repairs of a refused move, given the position, the seat, the move, and a check of other moves."""


def make_targets(
    pieces: Mapping[str, Callable[[P, int], Mapping[str, M]]],
) -> Callable[[P, int, str], Mapping[str, M]]:
    """Make the `targets` of a game from a function for each piece.

    Args:
        pieces: by piece, the function that maps its targets to moves, given the position and the seat. Asked
            whenever the places of the piece are drawn.
    """

    def list_targets(position: P, seat: int, piece: str) -> Mapping[str, M]:
        return pieces[piece](position, seat)

    return list_targets


def make_repairs(
    phases: Phases[Any, Any], moves: Mapping[type[Any], Propose[P]]
) -> Callable[[P, int, Any], tuple[Repair, ...]]:
    """Make the `repairs` of a game from a function for each type of move.

    Nothing is proposed for a legal move, for a move of another phase, or for a seat that does not act.

    Args:
        phases: the phases of the game.
        moves: by type of move, the function that proposes repairs. Asked when a refused move is explained.
    """

    def list_repairs(position: P, seat: int, move: Any) -> tuple[Repair, ...]:
        propose = moves.get(type(move))
        if propose is None or not phases.stage_of(position).has(move) or seat not in phases.actors(position):
            return ()

        def is_legal(other: Any) -> bool:
            return phases.is_legal(position, seat, other)

        return () if is_legal(move) else tuple(propose(position, seat, move, is_legal))

    return list_repairs


def propose_others(phases: Phases[Any, Any], label: Callable[[Any], Label]) -> Propose[Any]:
    """Make the function that proposes every legal move of the same type, as the repair ``other``.

    Args:
        phases: the phases of the game.
        label: names a move in a word. Asked when a refused move is explained.
    """

    def propose(position: Any, seat: int, move: Any, _is_legal: IsLegal) -> Iterable[Repair]:
        others = tuple(one for one in phases.moves(position, seat) if type(one) is type(move))
        return (Repair("other", moves=others, labels=tuple(map(label, others))),) if others else ()

    return propose
