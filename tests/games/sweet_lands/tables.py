"""Tables of Sweet Lands for tests: boxes, readings, and what lies there put otherwise."""

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.engine.setup import Setup, make_seats
from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.position import Due, Position, Skill, Spot
from companion.games.sweet_lands.vocabulary import CHARACTERS
from tests.games.sweet_lands import oracle_map as maps
from tests.games.sweet_lands import oracle_places as places
from tests.games.sweet_lands.full_box import EMPTY, full_box, half_box

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def begun(seats: int, box: Mapping[str, str] = EMPTY, **rulings: str) -> Position:
    """Return a new table with a box."""
    position = GAME.start(Setup(make_seats(*NAMES[:seats]), rulings))
    return boxed(position, box)


def boxed(position: Position, box: Mapping[str, str]) -> Position:
    """Return a table with another box."""
    return position.with_table(own=tuple(sorted(box.items())))


def printed(position: Position, name: str, text: str | None) -> Position:
    """Return a table whose cardboard shows something else. None: nobody has read it."""
    own = {key: value for key, value in position.own if key != name}
    return boxed(position, own if text is None else {**own, name: text})


def acting(position: Position, **changes: Any) -> Position:
    """Return a table in its first round of actions: seat 0's turn, nothing owed, characters and
    maps chosen.
    """
    for seat in range(position.count):
        side = "A" if position.rulings.maps == "a" else f"B{seat + 1}"
        character = CHARACTERS[2 * seat]
        position = position.with_player(seat, character=character, side=side, hand=6, helper=seat + 1)
    return position.with_table(phase="action", **changes)


def owing(position: Position, seat: int, *dues: Due) -> Position:
    """Return a table on which a seat is owed just this."""
    return position.with_player(seat, dues=dues)


def spotted(position: Position, seat: int, *spots: Spot) -> Position:
    """Return a table with more on a seat's map."""
    for spot in spots:
        position = position.with_spot(seat, spot)
    return position


def changed(position: Position, seat: int, at: str, **changes: Any) -> Position:
    """Return a table with something else on one hex of a seat's map.

    Nothing at all without a tile elsewhere.
    """
    spot = position.players[seat].spot(at) or Spot(at, "none" if at == "0,0" else "flipped")
    return position.with_spot(seat, replace(spot, **changes))


def cleared(position: Position, seat: int, at: str) -> Position:
    """Return a table with nothing on a hex of a seat's map."""
    kept = tuple(spot for spot in position.players[seat].spots if spot.at != at)
    return position.with_player(seat, spots=kept)


def unbooked(position: Position) -> Position:
    """Return the table without the book of what was booked, which no rule is about."""
    return position.with_table(players=tuple(replace(one, booked=()) for one in position.players))


def opened(position: Position, number: int) -> Position:
    """Numbered tables: every other one knows nothing, others everything or half. Some are far on already."""
    if number % 2:
        return position
    position = boxed(position, half_box(number) if number % 8 == 6 else full_box())
    return advanced(position, Random(number)) if number % 4 == 2 else position


def advanced(position: Position, rng: Random) -> Position:
    """Return a table in a later round, with full maps and much of everything."""
    position = acting(position, round=rng.choice((2, 4, 5)), milestones=tuple(rng.sample(range(1, 13), 5)))
    position = position.with_table(finals=tuple(rng.sample(range(1, 11), 2)), start=0, turn=0)
    if position.rulings.advanced == "with":
        position = position.with_table(advanced=tuple(range(1, position.count + 2)))
    for seat in range(position.count):
        position = _rich(position, seat, rng)
    return position


def _rich(position: Position, seat: int, rng: Random) -> Position:
    stocks = {name: rng.randrange(3, 20) for name in ("gold", "wheat", "wood", "iron")}
    position = position.with_player(
        seat,
        **stocks,
        diamonds=rng.randrange(6),
        hand=rng.randrange(1, 9),
        discs=rng.randrange(3),
        food=rng.randrange(14),
        wagon=rng.randrange(1, 15),
        locomotive=rng.choice((0, 1, 13)),
        prosperity=tuple(rng.randrange(4) for _ in range(6)),
        wonder=rng.random() < 0.7,
        skills=tuple(Skill(tile, down=rng.random() < 0.3) for tile in rng.sample(range(1, 13), 3)),
    )
    for _ in range(rng.randrange(4, 14)):
        position = _one_piece(position, seat, rng)
    return position


def _one_piece(position: Position, seat: int, rng: Random) -> Position:
    """Return a tile, with roads and a property on some. Now and then one more road."""
    player = position.players[seat]
    sites = sorted(move.at for move in places.terrain(position, player))
    if not sites:
        return position
    at, flip = rng.choice(sites), rng.random() < 0.7
    spot = Spot(at, "flipped" if flip else "down")
    if flip:
        road = maps.edge_name(rng.choice(sorted(maps.sides(maps.hex_of(at)), key=sorted)))
        position = position.with_player(seat, roads=tuple(sorted({*player.roads, road})))
    kinds = [k for k in (*places.COLUMNS, "lab") if places.next_numbers(position, player, k)]
    if flip and kinds and rng.random() < 0.6:
        kind = rng.choice(kinds)
        number = places.next_numbers(position, player, kind)[0]
        spot = replace(spot, property=kind, number=number, rabbit=rng.random() < 0.3)
    return position.with_spot(seat, spot)
