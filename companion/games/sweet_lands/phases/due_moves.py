"""Moves that could take a seat's first due, legal or not, from which the legal ones are found."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from companion.games.sweet_lands import costs, dues, industry, moves, placing, rabbits, special_tiles
from companion.games.sweet_lands.gaining import first_due, gains_of
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.phases.due_rules import LAID, SKIPPED, is_card, open_dues, skill_numbers
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import COLUMNS, PROPERTIES


def moves_for_due(position: Position, seat: int) -> Iterator[Any]:
    """Yield every move that could take a seat's first due, legal or not."""
    due = first_due(position.players[seat])
    if due is None:
        return
    if asked := dues.asked_entries(position, seat):
        yield moves.ByHand()
        if position.rules > 1 and is_card(asked):
            yield moves.ByHand(nothing=True)
        return
    for kind in dict.fromkeys(each.kind for each in open_dues(position, seat)):
        if kind in _NAMED:
            yield from _NAMED[kind](position, seat)
    if due.kind in SKIPPED:
        yield moves.Skip()


def likely_for_due(position: Position, seat: int) -> Iterator[Any]:
    """Yield those of `moves_for_due` that may be legal. Pieces are named only if they may lie."""
    land = seat_land(position, seat)
    for move in moves_for_due(position, seat):
        if type(move) not in LAID or move.at in placing.free(land, placing.piece_of(move)):
            yield move


def _hexes(position: Position, seat: int) -> tuple[str, ...]:
    return seat_land(position, seat).grid.names


def _near_hexes(position: Position, seat: int) -> tuple[str, ...]:
    """List the hexes with a tile or a property, the capital, and one bare hex."""
    land = seat_land(position, seat)
    there = land.tiles | land.capital | land.built
    bare = land.grid.full & ~there
    return land.grid.names_of(there | (bare & -bare))


def _terrain(position: Position, seat: int) -> Iterator[Any]:
    yield from (moves.Terrain(at) for at in _hexes(position, seat))
    yield from _special(position, seat)


def _special(position: Position, seat: int) -> Iterator[Any]:
    own = position.printed
    known = [number for number in range(1, 21) if own.knows(f"special-{number}")]
    land = seat_land(position, seat)
    printed = land.grid.names_of(land.ground("special"))
    unknown = () if own.is_drawn(position.players[seat].side) else _unread_specials(position, seat)
    for at in (*printed, *unknown):
        yield from (moves.Special(at, tile) for tile in (*known, 0))


def _unread_specials(position: Position, seat: int) -> tuple[str, ...]:
    land = seat_land(position, seat)
    return tuple(name for name in placing.free(land, "special") if land.grounds[name] is None)


def _roads(position: Position, seat: int) -> Iterator[Any]:
    land = seat_land(position, seat)
    return (moves.Road(at) for at in land.edges.names_of(land.rim))


def _properties(position: Position, seat: int) -> Iterator[Any]:
    shops = industry.coffee_numbers(position)
    for at in _near_hexes(position, seat):
        for kind in PROPERTIES:
            if kind == "coffee":
                yield from (moves.Property(kind, at, number) for number in shops)
            else:
                yield moves.Property(kind, at)


def _rabbits(position: Position, seat: int) -> Iterator[Any]:
    most = rabbits.places(position)
    places = range(1, most + 1) if most is not None else range(1)
    for at in _near_hexes(position, seat):
        yield from (moves.Rabbit(at, place) for place in (places or (0,)))
    yield moves.NoRabbit()


def _costs(position: Position, seat: int) -> Iterator[Any]:
    options = costs.list_options(position, seat, position.players[seat].dues[0])
    return (moves.Decide(option) for option in range(len(options)))


def _options(position: Position, seat: int) -> Iterator[Any]:
    gains = gains_of(position, position.players[seat].dues[0])
    return (moves.Decide(option) for option in range(len(gains.options) if gains else 0))


_NAMED: Mapping[str, Callable[[Position, int], Iterable[Any]]] = {
    "terrain": _terrain,
    "special": _special,
    "road": _roads,
    "property": _properties,
    "rabbit": _rabbits,
    "choose": _options,
    **dict.fromkeys(("cost", "price"), _costs),
    "which": lambda position, _seat: map(moves.NameSpecial, special_tiles.numbers(position)),
    "pay": lambda _position, _seat: (moves.Pay("wheat"), moves.Pay("wood"), moves.Pay("iron")),
    "basic": lambda _position, _seat: (moves.Take("wheat"), moves.Take("wood"), moves.Take("iron")),
    "track": lambda _position, _seat: (moves.Step("wagon"), moves.Step("locomotive")),
    "prosperity": lambda _position, _seat: map(moves.Advance, range(1, 7)),
    "skill": lambda position, _seat: chain(
        (moves.TakeSkill(tile) for tile in skill_numbers(position, advanced=False)),
        (moves.TakeSkill(tile, advanced=True) for tile in skill_numbers(position, advanced=True)),
    ),
    "automate": lambda _position, _seat: map(moves.Automate, COLUMNS),
    "ahead": lambda _position, _seat: map(moves.Ahead, range(10)),
    "helper": lambda _position, _seat: map(moves.Helper, range(1, 17)),
    "income": lambda _position, _seat: (moves.Collect(),),
}
