"""Phase 1, the ring: eight action cards are shuffled, laid in a circle and turned up."""

from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import KEPT, Findings, Rule
from companion.engine.words import Word
from companion.games.small_city import procedures
from companion.games.small_city.moves import Lay, Move
from companion.games.small_city.phases.common_rules import OUT, Rules, Stage, everybody, is_gone
from companion.games.small_city.position import BASIC, CARDS, RING, Card, Position


def _check_laid(position: Position, _seat: int, move: Lay) -> Findings:
    return (({"card": Word(f"card-{move.card}")}, ()),) if move.card in position.ring else KEPT


def _check_starred(position: Position, _seat: int, move: Lay) -> Findings:
    if position.rulings.starred == "in" or move.card in BASIC:
        return KEPT
    return (({"card": Word(f"card-{move.card}")}, ()),)


RULES: Rules = {
    Lay: (
        OUT,
        Rule("card_laid", "action.ring", _check_laid, "impossible"),
        Rule("starred", "action.starred", _check_starred),
    )
}


def cards_left(position: Position) -> tuple[Card, ...]:
    """List the cards that may still come into the ring."""
    cards = BASIC if position.rulings.starred == "out" else CARDS
    return tuple(card for card in cards if card not in position.ring)


def _effect(position: Position, _seat: int, move: Lay) -> Position:
    position = replace(position, ring=(*position.ring, move.card))
    rest = cards_left(position)
    if len(position.ring) == RING - 1 and len(rest) == 1:
        position = replace(position, ring=(*position.ring, *rest))
    return position


def _candidates(_position: Position, _seat: int) -> Iterable[Move]:
    return (Lay(card) for card in CARDS)


def _moves(position: Position, seat: int) -> Iterable[Move]:
    return () if is_gone(position, seat) else map(Lay, cards_left(position))


def _actors(position: Position) -> tuple[int, ...]:
    return position.order if len(position.ring) < RING else ()


def _tasks(position: Position) -> tuple[Task, ...]:
    laid = len(position.ring)
    return everybody(position, "ring", {"laid": laid, "missing": RING - laid}) if laid < RING else ()


def _enter(position: Position) -> Position:
    return replace(position, ring=())


STAGE = Stage(
    RULES, _effect, _candidates, _actors, _tasks, _moves, enter=_enter, procedure=procedures.THE_RING
)
