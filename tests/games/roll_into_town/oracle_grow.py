"""Gathering and growing, told from the rules."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.roll_into_town.moves import Fell, Grow
from companion.games.roll_into_town.position import Forest, Position
from companion.games.roll_into_town.printed import Goods
from tests.games.roll_into_town.oracle_draw import Faults, with_sheet
from tests.games.roll_into_town.oracle_map import (
    Map,
    Square,
    around,
    cells_of,
    map_of,
    name_of,
    number_of,
    sides_of,
    square_of,
    topped,
)

MOST = 9
"""What a seat can have of a resource."""


def received(have: int, more: int) -> int:
    """Clamp a gain to the room left below the maximum."""
    return max(0, min(more, MOST - have))


def gathered(position: Position, seat: int) -> Position:
    """Add the food of farms and harbors, and the stones of pickaxes."""
    sheet, here = position.players[seat].sheet, map_of(position, seat)
    food = number_of(here, "F") * (1 + number_of(here, "w")) + len(topped(here, "b"))
    stone = sum(
        here[near] == "M" for square, token in here.items() if token == "p" for near in around(here, square)
    )
    food, stone = received(sheet.food, food), received(sheet.stone, stone)
    sheet = replace(sheet, food=sheet.food + food, stone=sheet.stone + stone, gathered=Goods(food, stone, 0))
    return with_sheet(position, seat, sheet)


def trees_around(here: Map, square: Square) -> list[Square]:
    """List the trees that a lumberjack on this square fells."""
    return [near for near in around(here, square) if here[near] == "T"]


def fell_faults(position: Position, seat: int, move: Fell) -> Faults:
    """Apply the rule: a lumberjack is needed, and a tree next to it."""
    here, square = map_of(position, seat), square_of(move.at)
    if here.get(square) != "l":
        return {"lumberjack": "impossible"}
    return {} if trees_around(here, square) else {"no_trees": "impossible"}


def fells(position: Position, seat: int) -> Iterator[Fell]:
    """Yield every legal use of a lumberjack."""
    for square in map_of(position, seat):
        move = Fell(name_of(square))
        if not fell_faults(position, seat, move):
            yield move


def felled(position: Position, seat: int, move: Fell) -> Position:
    """Apply the rule: all trees around are gone. Each gives wood as long as there is room for it."""
    sheet, here = position.players[seat].sheet, map_of(position, seat)
    trees = trees_around(here, square_of(move.at))
    for tree in trees:
        here[tree] = "."
    wood = received(sheet.wood, len(trees))
    so_far = replace(sheet.gathered, wood=sheet.gathered.wood + wood)
    sheet = replace(sheet, cells=cells_of(here), wood=sheet.wood + wood, gathered=so_far)
    return with_sheet(position, seat, sheet)


# Forests --------------------------------------------------------------------------------------------------


def forests(here: Map) -> Iterator[list[Square]]:
    """Trees that hang together by edges, two of them at least, row by row."""
    left = [square for square, token in here.items() if token == "T"]
    while left:
        forest = [left.pop(0)]
        for square in forest:
            for near in sides_of(here, square):
                if near in left:
                    left.remove(near)
                    forest.append(near)
        if len(forest) >= 2:
            yield sorted(forest, key=lambda one: (one[1], one[0]))


def growing(position: Position, seat: int) -> Position:
    """Return the position with every forest's growth noted, before any tree grows."""
    found = tuple(
        Forest(tuple(name_of(square) for square in forest), len(forest) // 2)
        for forest in forests(map_of(position, seat))
    )
    return with_sheet(position, seat, replace(position.players[seat].sheet, forests=found))


def room(here: Map, forest: Forest) -> list[Square]:
    """Return the empty squares next to a forest and its new trees."""
    trees = [square_of(name) for name in (*forest.cells, *forest.grown)]
    return [
        square
        for square, token in here.items()
        if token == "." and any(near in trees for near in sides_of(here, square))
    ]


def must_grow(position: Position, seat: int) -> bool:
    """Tell if some forest has a tree to grow and room for it."""
    here = map_of(position, seat)
    return any(
        len(forest.grown) < forest.due and room(here, forest)
        for forest in position.players[seat].sheet.forests
    )


def grow_faults(position: Position, seat: int, move: Grow) -> Faults:
    """Return a forest grows next to itself, as often as it has to."""
    here, square = map_of(position, seat), square_of(move.at)
    forest = next((one for one in position.players[seat].sheet.forests if one.cells[0] == move.forest), None)
    found: Faults = {}
    if here.get(square) != ".":
        found["occupied" if square in here else "off_map"] = "impossible"
    if forest is None:
        return found | {"forest": "impossible"}
    if len(forest.grown) >= forest.due:
        found["grown"] = "breaks"
    trees = [square_of(name) for name in (*forest.cells, *forest.grown)]
    beside = square not in trees and any(near in trees for near in sides_of(here, square))
    if square in here and not beside:
        found["beside_forest"] = "breaks"
    return found


def grows(position: Position, seat: int) -> Iterator[Grow]:
    """Yield every legal new tree."""
    for forest in position.players[seat].sheet.forests:
        for square in map_of(position, seat):
            move = Grow(forest.cells[0], name_of(square))
            if not grow_faults(position, seat, move):
                yield move


def grown(position: Position, seat: int, move: Grow) -> Position:
    """Apply the rule: there is a new tree, and the forest remembers it."""
    sheet, here = position.players[seat].sheet, map_of(position, seat)
    here[square_of(move.at)] = "T"
    grew = tuple(
        replace(forest, grown=(*forest.grown, move.at)) if forest.cells[0] == move.forest else forest
        for forest in sheet.forests
    )
    return with_sheet(position, seat, replace(sheet, cells=cells_of(here), forests=grew))
