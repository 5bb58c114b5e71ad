"""Pieces on a map as they are typed: a text for each hex, such as ``0,1 flipped tent rabbit``.

First ``tile``, or ``flipped``, or on a hex without a tile ``bare``. The capital needs none of them. A number
behind that word is a special tile's. Then the property, with its number within its type if needed, as for
coffee shops. Then ``rabbit``, then ``fresh`` for a tile that was flipped in the current action.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from companion.engine.notation import Unreadable
from companion.games.sweet_lands.land import land_of
from companion.games.sweet_lands.position import CAPITAL, Player, Spot
from companion.games.sweet_lands.printed import Own, edges, printed_values
from companion.games.sweet_lands.typed.places import read_edge, split_hex
from companion.games.sweet_lands.vocabulary import PROPERTIES, Kind
from companion.kit.spelling import FOUND

TileState = Literal["none", "down", "flipped"]

TILES: dict[str, TileState] = {"tile": "down", "flipped": "flipped", "bare": "none"}
_WRITTEN = {state: word for word, state in TILES.items()}
_LAST = ("rabbit", "fresh")
WORDS = (*TILES, *PROPERTIES, *_LAST)


# Reading ----------------------------------------------------------------------------------------------------


def read_spots(texts: Sequence[str], own: Own, side: str, field: str) -> tuple[Spot, ...]:
    """Read the pieces on the hexes of a map.

    Raises:
        Unreadable: a text has no valid words, or a hex is not on the map or occurs twice.
    """
    index = printed_values(own).grid(side).index
    spots: list[Spot] = []
    for number, text in enumerate(texts):
        here = f"{field}[{number}]"
        spot = _spot(text, here)
        if spot.at not in index:
            raise Unreadable("off_map", here, at=spot.at)
        if any(spot.at == other.at for other in spots):
            raise Unreadable("hex_twice", here, at=spot.at)
        spots.append(spot)
    return tuple(sorted(_number_spots(spots), key=lambda spot: spot.at))


def _spot(text: str, field: str) -> Spot:
    """Read a hex and its pieces. The number of a property is `_UNSAID` if the text has none."""
    at, words = split_hex(text, field)
    left = list(words)
    tile = TILES[left.pop(0)] if left and left[0] in TILES else None
    special = _number(left) or 0 if tile else 0
    kind: Kind | None = next((kind for kind in PROPERTIES if left and kind == left[0]), None)
    number = 0
    if kind:
        left.pop(0)
        said = _number(left)
        number = _UNSAID if said is None else said
    last = [word for word in _LAST if word in left]
    if left != last:
        found = next((word for word in left if word not in last), " ".join(left))
        raise Unreadable("token", field, found=found[:FOUND], names=WORDS)
    _check_ground(at, tile, kind, words, field)
    return Spot(at, tile or "none", special, kind, number, "rabbit" in last, "fresh" in last)


_UNSAID = -1
"""Number of a property that the text leaves out."""


def _number(remaining: list[str]) -> int | None:
    """Take the next word off the list if that is a number below 100, or return None."""
    if remaining and remaining[0].isascii() and remaining[0].isdigit() and len(remaining[0]) < 3:
        return int(remaining.pop(0))
    return None


def _check_ground(
    cell: str, tile: TileState | None, kind: str | None, words: Sequence[str], field: str
) -> None:
    """Check that pieces lie on a tile, or on the capital without a tile."""
    if cell == CAPITAL:
        if tile in ("down", "flipped"):
            raise Unreadable("capital", field)
    elif tile is None:
        if kind:
            raise Unreadable("no_tile", field, at=cell, kind=kind)
        raise Unreadable("token", field, found=" ".join(words)[:FOUND], names=WORDS)


def _number_spots(spots: Sequence[Spot]) -> list[Spot]:
    """Number properties without a number: each gets the first number free for its type."""
    taken = {(spot.property, spot.number) for spot in spots}
    found: list[Spot] = []
    for spot in spots:
        number = spot.number
        if number == _UNSAID:
            number = next(each for each in range(1, 128) if (spot.property, each) not in taken)
            taken.add((spot.property, number))
        found.append(Spot(spot.at, spot.tile, spot.special, spot.property, number, spot.rabbit, spot.fresh))
    return found


def read_roads(texts: Sequence[str], own: Own, side: str, field: str) -> tuple[str, ...]:
    """Read the edges with roads, by name.

    Raises:
        Unreadable: a text is no edge, or an edge is not on the map or occurs twice.
    """
    grid = printed_values(own).grid(side)
    index, names = edges(grid).index, list[str]()
    for number, text in enumerate(texts):
        here = f"{field}[{number}]"
        name = read_edge(text, here)
        if name not in index or not any(at in grid.index for at in name.split("|")):
            raise Unreadable("edge_off_map", here, at=name)
        if name in names:
            raise Unreadable("edge_twice", here, at=name)
        names.append(name)
    return tuple(sorted(names))


# Writing ----------------------------------------------------------------------------------------------------


def spot_texts(own: Own, player: Player) -> Iterator[str]:
    """Write the pieces on a map, row by row. Numbers of properties only appear if the default differs."""
    ordered = sorted(player.spots, key=lambda spot: land_of(own, player).grid.index[spot.at])
    told = {kind for kind in PROPERTIES if not _in_order([s for s in ordered if s.property == kind])}
    return (_write_spot(spot, with_number=spot.property in told) for spot in ordered)


def _in_order(spots: Sequence[Spot]) -> bool:
    return [spot.number for spot in spots] == list(range(1, len(spots) + 1))


def _write_spot(spot: Spot, *, with_number: bool) -> str:
    words = [spot.at]
    if spot.at != CAPITAL or spot.special:
        words.append(_WRITTEN[spot.tile])
    if spot.special:
        words.append(str(spot.special))
    if spot.property:
        words += [spot.property, str(spot.number)] if with_number else [spot.property]
    words += [word for word in _LAST if getattr(spot, word)]
    return " ".join(words)
