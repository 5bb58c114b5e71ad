"""Repairs of a refused placement: another place, a road first, another piece."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Phrase, Word
from companion.games.sweet_lands import industry, lay_pieces, moves, placing, rabbits, turn, words
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import PROPERTIES
from companion.geometry.hexes import parse_hex

NEAREST = 8
"""Most places that are proposed."""

NAMED = 2
"""Number of proposed places that the sentence names."""


def placing_repairs(position: Position, seat: int, move: Any, against: set[str]) -> Iterator[Repair]:
    """Yield single changes after which a piece, or the clock tower, may be laid.

    Args:
        position: the position before the refused move.
        seat: the seat that moves.
        move: a move that lays a piece, or the eighth free action.
        against: the ids of the rules that the move breaks.
    """
    if "just_flipped" in against and turn.legal(lay_pieces.end_action(position, seat), seat, move):
        yield Repair("next_action")
    if "face_down" in against:
        yield from _road_first(position, seat, move)
    yield from _other_places(position, seat, move)
    match move:
        case moves.Terrain(at=at) if turn.legal(position, seat, moves.Special(at)):
            yield _other_piece("special", moves.Special(at), at)
        case moves.Special(at=at) if turn.legal(position, seat, moves.Terrain(at)):
            yield _other_piece("terrain", moves.Terrain(at), at)
        case moves.Property():
            yield from _other_property(position, seat, move)
        case moves.Rabbit():
            yield from _other_rabbit(position, seat, move)


def _other_piece(piece: str, move: moves.Terrain | moves.Special, cell: str) -> Repair:
    word = Word(f"piece-{piece}")
    return Repair("other_piece", {"piece": word}, (cell,), (move,), labels=(word,))


def _piece(move: Any) -> str:
    return "tower" if isinstance(move, moves.Free) else placing.piece_of(move)


def _other_places(position: Position, seat: int, move: Any) -> Iterator[Repair]:
    """Propose the same piece on the nearest hexes or edges where it is legal."""
    piece = _piece(move)
    land = seat_land(position, seat)
    near = nearest(move.at, placing.free(land, piece))
    if not near or not turn.legal(position, seat, replace(move, at=near[0])):
        return
    others = (replace(move, at=at) for at in near[:NEAREST])
    legal = tuple(other for other in others if turn.legal(position, seat, other))
    cells = tuple(other.at for other in legal)
    places = words.name_places(land.grid, cells)
    yield Repair("place", cells=cells, moves=legal, labels=places)


def nearest(cell: str, places: Iterable[str]) -> tuple[str, ...]:
    """Sort hexes or edges by their distance from a given one, and leave that one out."""
    here, found = _find_middle(cell), []
    for number, place in enumerate(places):
        across, down = (there - own for there, own in zip(_find_middle(place), here, strict=True))
        if across or down:
            found.append((max(abs(across), abs(down), abs(across + down)), number, place))
    return tuple(place for _, _, place in sorted(found))


def _find_middle(cell_or_edge: str) -> tuple[int, int]:
    """Find the middle of a hex or an edge, in halves of a step."""
    hexes = [parse_hex(name) for name in cell_or_edge.split("|")] if cell_or_edge else [(0, 0)]
    (one, other) = (hexes[0], hexes[-1])
    return one[0] + other[0], one[1] + other[1]


def _road_first(position: Position, seat: int, move: Any) -> Iterator[Repair]:
    """Propose a road beside the tile, laid an action before, which flips the tile for building."""
    land = seat_land(position, seat)
    number = land.grid.index.get(move.at)
    if number is None:
        return
    around = set(land.edges.names_of(land.bare.around(1 << number)))
    edges = tuple(at for at in placing.free(land, "road") if at in around)
    able = tuple(at for at in edges if turn.legal(with_road(position, seat, at), seat, move))
    if able:
        yield Repair(
            "road_first", {"cells": words.name_places(land.grid, able[:NAMED]), "n": len(able)}, able
        )


def with_road(position: Position, seat: int, cell: str) -> Position:
    """Lay a road as if an action before, and flip the tiles beside it without owing their rewards."""
    owing = position.players[seat].dues
    roads = tuple(sorted({*position.players[seat].roads, cell}))
    after = lay_pieces.flip(position.with_player(seat, roads=roads), seat)
    return lay_pieces.end_action(after, seat).with_player(seat, dues=owing)


def _other_property(position: Position, seat: int, move: moves.Property) -> Iterator[Repair]:
    """Propose a property of another type there, or another coffee shop."""
    others = (_of_kind(position, seat, move, kind) for kind in PROPERTIES if kind != move.kind)
    legal = tuple(other for other in others if turn.legal(position, seat, other))
    if legal:
        kinds = tuple(Word(f"piece-{other.kind}") for other in legal)
        yield Repair("other_kind", cells=(move.at,), moves=legal, labels=kinds)
    if move.kind == "coffee":
        numbers = industry.coffee_numbers(position)
        shops = (replace(move, number=number) for number in numbers if number != move.number)
        legal = tuple(shop for shop in shops if turn.legal(position, seat, shop))
        if legal:
            labels = tuple(Phrase("way-coffee", (("number", shop.number),)) for shop in legal)
            yield Repair("other_coffee", cells=(move.at,), moves=legal, labels=labels)


def _of_kind(position: Position, seat: int, move: moves.Property, kind: Any) -> moves.Property:
    """Change the type of a property. A coffee shop gets the first number that is left."""
    number = industry.next_coffee(position.players[seat]) if kind == "coffee" else 0
    return replace(move, kind=kind, number=min(9, number))


def _other_rabbit(position: Position, seat: int, move: moves.Rabbit) -> Iterator[Repair]:
    """Propose a rabbit from another place."""
    places = (place for place in rabbits.open_places(position, seat) if place != move.place)
    others = (replace(move, place=place) for place in places)
    legal = tuple(other for other in others if turn.legal(position, seat, other))
    if legal:
        labels = tuple(words.numbered_place(other.place) for other in legal)
        yield Repair("other_rabbit", cells=(move.at,), moves=legal, labels=labels)
