"""Card City's position files: cities as letter diagrams around their City Hall."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET

from companion.games.card_city.drawing import draw_city, read_city
from companion.games.card_city.moves import Move
from companion.games.card_city.phases.divide import begin_lots
from companion.games.card_city.position import PRINTED, Card, Cells, Lots, Pile, Position, Town
from companion.games.card_city.turn import PHASES
from companion.kit.typed_fields import Form, ReadContext
from companion.kit.typed_notation import Reading, TypedNotation, phase_reader

Diagram = Annotated[str, msgspec.Meta(max_length=4_000)]
Hand = Annotated[tuple[Card, ...], msgspec.Meta(max_length=8)] | Literal["unknown"]
"""The cards still to build; ``"unknown"`` where nobody has said which they are."""


def _read_city(text: str, context: ReadContext) -> Cells:
    return read_city(text, context.field)


def _read_hand(value: Any, _here: ReadContext) -> tuple[Card, ...] | None:
    return None if value == "unknown" else value


def _write_hand(hand: tuple[Card, ...] | None) -> Any:
    return "unknown" if hand is None else hand


# What a file leaves out -----------------------------------------------------------------------------------


def _default_round(reading: Reading) -> int:
    """Default the round to the last when scoring, else to the first."""
    return PRINTED.rounds if reading["phase"] == "scoring" else 1


def _default_hand(reading: Reading, _seat: int) -> tuple[Card, ...] | None:
    """Default a hand to empty, or to unknown (None) in phase `build` if the file states no hand."""
    stated = any(seat.hand is not UNSET for seat in reading.table.seats)
    return () if stated or reading["phase"] != "build" else None


def _default_deck(reading: Reading) -> Pile:
    """Default the deck to the full one less the hands before the first division, else to an empty one."""
    begins = reading["phase"] == "divide" and reading["round"] == 1
    full = PRINTED.deck.multiplied_by(len(reading["towns"])) if begins else Pile()
    return full.without_pile(_count_hands(reading["towns"]))


def _default_supply(reading: Reading) -> Pile:
    """Default the supply to the rest of the box."""
    towns, left = reading["towns"], PRINTED.cards
    for pile in (
        _count_cards(town.city for town in towns),
        _count_hands(towns),
        reading["deck"],
        reading["aside"],
    ):
        left = left.without_pile(pile)
    return left


def _count_cards(groups: Iterable[str | tuple[Card, ...]]) -> Pile:
    """Count all cards of some cities or hands, clamped to the maximum of a pile."""
    total = Pile()
    for group in groups:
        total = Pile(*(one + more for one, more in zip(total, Pile.count_from(group), strict=True)))
    return total


def _count_hands(towns: Sequence[Town]) -> Pile:
    return _count_cards(town.hand or () for town in towns)


def _default_lots(reading: Reading) -> Lots | None:
    """Default the lots of the first phase: every seat without cards has yet to choose."""
    if reading["phase"] != "divide":
        return None
    return begin_lots(reading["towns"], reading["start"])


NOTATION: TypedNotation[Position, Move] = TypedNotation(
    Position,
    Move,
    per_seat="towns",
    seats=range(1, 5),
    forms={
        (Town, "city"): Form(Diagram, _read_city, draw_city, required=True),
        (Town, "hand"): Form(Hand, _read_hand, _write_hand),
    },
    defaults={
        "round": _default_round,
        "phase": phase_reader(PHASES.phase_by_move, "build"),
        "start": lambda _reading: 0,
        "deck": _default_deck,
        "supply": _default_supply,
        "lots": _default_lots,
    },
    seat_defaults={"hand": _default_hand},
)
