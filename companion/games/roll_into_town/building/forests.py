"""Forests: their squares, the trees each grows, and the room for them."""

from functools import lru_cache

from companion.games.roll_into_town.land import Land, seat_land
from companion.games.roll_into_town.position import Forest, Position
from companion.geometry.bits import Mask
from companion.geometry.cells import mask_within

LEAST = 2
"""Least trees side by side that are a forest."""

PER_TREE = 2
"""Number of trees for which a forest grows by one."""


def growth_due(size: int) -> int:
    """Count the trees that a forest grows, by its size."""
    return size // PER_TREE


@lru_cache(maxsize=1024)
def find_forests(land: Land) -> tuple[Forest, ...]:
    """List the forests of a map by their first squares, each with the trees it has to grow."""
    return tuple(
        Forest(land.grid.names_of(part), growth_due(part.bit_count()))
        for part in land.grid.regions(land.trees)
        if part.bit_count() >= LEAST
    )


def forest_squares(land: Land, forest: Forest) -> Mask:
    """Compute the mask of a forest and its new trees. Trees that it has joined are not its own."""
    return mask_within(land.grid, (*forest.cells, *forest.grown))


def growth_squares(land: Land, forest: Forest) -> Mask:
    """Compute the mask of empty squares next to a forest or to its new trees."""
    return land.grid.orthogonal(forest_squares(land, forest)) & land.free


def count_growable(land: Land, forest: Forest) -> int:
    """Count the trees a forest can still grow if no other takes its room, at most those still due."""
    if not forest.trees_left:
        return 0
    reached, within = growth_squares(land, forest), land.free
    while (count := reached.bit_count()) < forest.trees_left:
        grown = reached | land.grid.orthogonal(reached) & within
        if grown == reached:
            return count
        reached = grown
    return forest.trees_left


def growing_forest(position: Position, seat: int, first: str) -> Forest | None:
    """Find the growing forest with the first square `first`, or None."""
    growing = position.sheet(seat).forests
    return next((forest for forest in growing if forest.cells[:1] == (first,)), None)


def forests_that_must_grow(position: Position, seat: int) -> tuple[Forest, ...]:
    """List a seat's forests that have to grow and have room. Forests typed without trees are left out."""
    land, growing = seat_land(position, seat), position.sheet(seat).forests
    return tuple(one for one in growing if one.cells and one.trees_left and growth_squares(land, one))
