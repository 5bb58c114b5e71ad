"""Rules for laying an owed piece: its place, its cost, and the place of a rabbit on its board."""

from collections.abc import Iterable, Mapping
from typing import Any

from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.words import Word
from companion.games.sweet_lands import costs, industry, moves, placing, rabbits
from companion.games.sweet_lands.phases.common_rules import (
    Check,
    count_cards,
    hand_rules,
    lacking_findings,
)
from companion.games.sweet_lands.position import Position


def _tower(_position: Position, _seat: int, move: moves.Property) -> Findings:
    return BROKEN if move.kind == "tower" else KEPT


def _which_coffee(position: Position, seat: int, move: moves.Property) -> Findings:
    """Check that a coffee shop has an unbuilt number, and that no other type has a number."""
    if (move.kind == "coffee") != bool(move.number):
        return (({"why": "numbered" if move.number else "which", "number": move.number}, ()),)
    stand = {spot.number for spot in position.players[seat].spots if spot.property == "coffee"}
    return (({"why": "stands", "number": move.number}, ()),) if move.number in stand - {0} else KEPT


def _none_left(position: Position, seat: int, move: moves.Property) -> Findings:
    most, there = (
        industry.most_properties(position, move.kind),
        position.players[seat].count_properties(move.kind),
    )
    if most is None or (there < most and move.number <= most):
        return KEPT
    return (({"what": Word(f"piece-{move.kind}"), "most": most}, ()),)


def _price(position: Position, seat: int, move: moves.Property) -> Findings:
    player = position.players[seat]
    options = industry.price_options(position, player, industry.price_entry(player, move.kind, move.number))
    return lacking_findings(costs.least_short(player, options))


def _price_cards(position: Position, seat: int, move: moves.Property) -> int:
    return count_cards(industry.price(position, seat, move.kind, move.number) or ())


def _place_taken(position: Position, seat: int, move: moves.Rabbit) -> Findings:
    return (({"place": move.place}, ()),) if move.place in position.players[seat].taken else KEPT


def _place_ahead(position: Position, seat: int, move: moves.Rabbit) -> Findings:
    """Check that a rabbit's place is above or left of the food marker."""
    food, column = position.players[seat].food, rabbits.column(position, move.place)
    if column is None or column <= food:
        return KEPT
    return (({"place": move.place, "column": column, "food": food}, ()),)


def _no_place(position: Position, _seat: int, move: moves.Rabbit) -> Findings:
    most = rabbits.places(position)
    return (({"place": move.place, "most": most}, ()),) if most is not None and move.place > most else KEPT


BUILD: tuple[Check, ...] = (
    Rule("tower_free", "property.tower", _tower),
    *placing.checks("tent"),
    Rule("which_coffee", "property.order", _which_coffee, "impossible"),
    Rule("none_left", "property.order", _none_left),
    *hand_rules("property.price", _price_cards),
    Rule("short", "property.price", _price),
)
RABBIT: tuple[Check, ...] = (
    *placing.checks("rabbit"),
    Rule("no_place", "rabbit", _no_place, "impossible"),
    Rule("place_taken", "rabbit", _place_taken, "impossible"),
    Rule("place_ahead", "rabbit", _place_ahead),
)

PLACES: Mapping[type[Any], tuple[Check, ...]] = {
    moves.Terrain: placing.checks("terrain"),
    moves.Special: placing.checks("special"),
    moves.Road: placing.checks("road"),
    moves.Property: BUILD,
    moves.Rabbit: RABBIT,
}
"""Rules of the place and the cost of a piece, by type of move."""


def rabbit_left(position: Position, seat: int, _move: moves.NoRabbit) -> Findings:
    """Check that no rabbit can be taken. If their number is unread, only places that are read count."""
    places: Iterable[int] = rabbits.open_places(position, seat)
    if rabbits.places(position) is None:
        places = [place for place in places if rabbits.column(position, place) is not None]
    left = len(tuple(places))
    return (({"places": left}, ()),) if left else KEPT
