"""The count at the end, told from the cards: 32 promises, votes, pollution, ranks."""

from collections.abc import Callable

from companion.games.small_city.position import Position
from tests.games.small_city.oracle import CULTURE, Cell, Place, beside, cell_of, framed, places, text

Figure = Callable[[Place], int]


def levels(here: Place, letter: str) -> set[str]:
    """Return the different levels of a family."""
    return {tile.kind for tile in here.tiles if tile.kind[0] == letter and tile.kind[1:].isdigit()}


def count(here: Place, kind: str) -> int:
    """Count how many tiles of a kind."""
    return sum(tile.kind == kind for tile in here.tiles)


def dead(here: Place) -> int:
    """Return the dead of a town: graves in it, or its own people's wherever, as the table reads it."""
    if here.position.rulings.graves == "own":
        own = sum(grave.seat == here.seat for town in here.position.towns for grave in town.graves)
        return own + here.town.buried
    return len(here.town.graves)


def joined(cells: set[Cell]) -> list[set[Cell]]:
    """Return the parts of some cells that hang together by edges."""
    parts, left = [], set(cells)
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            part |= edge
            edge = {other for cell in edge for other in beside(cell)} & left
            left -= edge
        parts.append(part)
    return parts


def parks(here: Place) -> bool:
    """Three park areas of more than four squares. Or three park tiles that touch with more than four."""
    tiles = [here.cells(tile) for tile in here.tiles if tile.kind in ("P1", "P2", "P3")]
    areas = joined(set().union(*tiles)) if tiles else []
    if here.position.rulings.parks == "three_areas":
        return sum(len(area) > 4 for area in areas) >= 3
    return any(sum(tile <= area for tile in tiles) >= 3 and len(area) > 4 for area in areas)


def inside_start(here: Place) -> bool:
    """Apply the rule: nothing lies outside the area of the beginning."""
    start = {cell for cell, mark in here.board.items() if mark == "0"}
    water = {cell for cell, mark in here.board.items() if mark == "~"}
    if here.position.rulings.water == "area":
        water = framed(water, start)
    return {cell for tile in here.tiles for cell in here.cells(tile)} <= start | water


def unbuilt(here: Place) -> int:
    """Squares of the area with no tile on them."""
    return len(here.area - here.covered - here.graves)


def citizens(here: Place) -> int:
    """Return the citizens of a town: the seat's own, or everybody, or who makes pollution in it."""
    whose = [one.seat for one in here.town.people]
    match here.position.rulings.residents:
        case "own":
            return whose.count(here.seat)
        case "everybody":
            return len(whose)
    return len(whose) - sum(one.at in here.hall for one in here.town.people)


def culture(here: Place) -> int:
    """Different cultural buildings."""
    kinds = {tile.kind for tile in here.tiles} & set(CULTURE)
    return len(kinds - ({"CH"} if here.position.rulings.hall == "not" else set()))


ALONE: dict[int, Callable[[Place], bool]] = {
    1: lambda here: len(levels(here, "R")) >= 4,
    2: lambda here: levels(here, "F") == {"F1", "F2", "F3"},
    3: lambda here: levels(here, "C") == {"C1", "C2", "C3", "C4"},
    4: lambda here: here.town.size >= here.biggest,
    5: lambda here: sum(disc.step == 4 for disc in here.town.discs) == 2,
    6: lambda here: here.town.pollution < 15,
    7: lambda here: dead(here) >= 3,
    8: inside_start,
    9: lambda here: count(here, "C4") >= 3,
    10: parks,
    11: lambda here: here.town.central == here.town.career == 0,
    12: lambda here: here.town.pollution > 40,
    13: lambda here: count(here, "F3") >= 3,
    14: lambda here: here.town.money > 17,
    15: lambda here: len(levels(here, "R")) == 5,
    16: lambda here: culture(here) >= 6,
    32: lambda here: bool(count(here, "PO") and count(here, "FI")),
}

MOST: dict[int, Figure] = {
    17: lambda here: here.square_count("F"),
    18: lambda here: here.square_count("R"),
    19: lambda here: here.square_count("C"),
    21: unbuilt,
    24: dead,
    27: lambda here: here.town.pollution,
    30: lambda here: len(here.covered & here.area),
    31: lambda here: here.town.money,
}

FEWEST: dict[int, Figure] = {
    20: dead,
    22: lambda here: here.square_count("P"),
    23: lambda here: here.square_count("F"),
    25: unbuilt,
    26: citizens,
    28: lambda here: here.square_count("R"),
    29: lambda here: here.town.votes,
}


def kept(position: Position, seat: int, promise: int) -> bool:
    """Tell if a promise is kept."""
    here = Place(position, seat)
    if promise in ALONE:
        return ALONE[promise](here)
    figure, sign = (MOST[promise], 1) if promise in MOST else (FEWEST[promise], -1)
    own = figure(here)
    others = [sign * figure(other) for other in places(position) if other.seat != seat and not other.town.out]
    if promise == 20 and own == 0:
        return True
    best = max(others, default=sign * own - 1)
    return sign * own > best or (position.rulings.ties == "yes" and sign * own == best)


def points(position: Position) -> list[dict[str, int]]:
    """Return every seat's points by category."""
    found = []
    for here in places(position):
        town, won = here.town, 0
        for promise in filter(None, (town.promise, *town.more)):
            worth = int(text(position.own, f"promise-{promise}"))
            twelve = 12 if position.rulings.penalty == "twelve" else 9
            won += worth if kept(position, here.seat, promise) else -{6: 3, 12: 6, 18: twelve}[worth]
        found.append({"votes": town.votes, "promises": won, "pollution": -town.pollution})
    return found


def ranks(position: Position) -> list[int]:
    """Return every seat's rank: points, then less pollution, then more money. Who is out comes last."""
    keys = [
        (not town.out, sum(own.values()), -town.pollution, town.money)
        for town, own in zip(position.towns, points(position), strict=True)
    ]
    return [1 + sum(other > key for other in keys) for key in keys]


__all__ = ["cell_of", "kept", "points", "ranks"]
