"""Phase 1, the ring: eight action cards are shuffled, laid in a circle and turned up."""

from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import KEPT, Findings, Rule
from companion.engine.words import Word
from companion.games.small_city import procedures
from companion.games.small_city.moves import Lay, Move
from companion.games.small_city.phases.common_rules import (
    OUT,
    Rules,
    Stage,
    is_town_given_up,
    task_for_everybody,
)
from companion.games.small_city.position import BASIC, CARDS, RING, Card, Position


def _check_not_laid(position: Position, _seat: int, move: Lay) -> Findings:
    return (({"card": Word(f"card-{move.card}")}, ()),) if move.card in position.ring else KEPT


def _check_not_starred(position: Position, _seat: int, move: Lay) -> Findings:
    if position.rulings.starred == "in" or move.card in BASIC:
        return KEPT
    return (({"card": Word(f"card-{move.card}")}, ()),)


RULES: Rules = {
    Lay: (
        OUT,
        Rule("card_laid", "action.ring", _check_not_laid, "impossible"),
        Rule("starred", "action.starred", _check_not_starred),
    )
}


def cards_left(position: Position) -> tuple[Card, ...]:
    """List the cards that may still come into the ring."""
    cards = BASIC if position.rulings.starred == "out" else CARDS
    return tuple(card for card in cards if card not in position.ring)


def _apply_move(position: Position, _seat: int, move: Lay) -> Position:
    position = replace(position, ring=(*position.ring, move.card))
    rest = cards_left(position)
    if len(position.ring) == RING - 1 and len(rest) == 1:
        position = replace(position, ring=(*position.ring, *rest))
    return position


def _candidate_moves(_position: Position, _seat: int) -> Iterable[Move]:
    return (Lay(card) for card in CARDS)


def _legal_moves(position: Position, seat: int) -> Iterable[Move]:
    return () if is_town_given_up(position, seat) else map(Lay, cards_left(position))


def _seats_to_act(position: Position) -> tuple[int, ...]:
    return position.order if len(position.ring) < RING else ()


def _current_tasks(position: Position) -> tuple[Task, ...]:
    laid = len(position.ring)
    return task_for_everybody(position, "ring", {"laid": laid, "missing": RING - laid}) if laid < RING else ()


def _clear_ring(position: Position) -> Position:
    return replace(position, ring=())


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    _current_tasks,
    _legal_moves,
    enter=_clear_ring,
    procedure=procedures.THE_RING,
)
