"""Preview of drawing an icon."""

from collections.abc import Iterator
from functools import lru_cache

from companion.engine.notice import Notice
from companion.engine.points import Points, add_points
from companion.games.roll_into_town.building.forests import growth
from companion.games.roll_into_town.drawing.dice import is_extra, town_hall_left
from companion.games.roll_into_town.drawing.draws import apply_draw
from companion.games.roll_into_town.drawing.rivers import cells_led_to, going_through
from companion.games.roll_into_town.land import Land, seat_land
from companion.games.roll_into_town.marks import SHAPES
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import numbers
from companion.games.roll_into_town.scoring import lines


def preview(position: Position, seat: int, move: Draw) -> tuple[Notice, ...]:
    """List the changes for the seat, none for an icon that cannot be drawn with these sides or there."""
    if move.at not in position.printed.grid.index or move.sides not in SHAPES[move.icon]:
        return ()
    return tuple(_changes(position, seat, move))


def _changes(position: Position, seat: int, move: Draw) -> Iterator[Notice]:
    then = apply_draw(position, seat, move)
    before, land = seat_land(position, seat), seat_land(then, seat)
    cell = land.grid.index[move.at]
    match move.icon:
        case "farm":
            yield Notice("farm", seat, {"food": 1 + land.cells_of("watermill").bit_count()})
        case "mountain":
            if stone := (land.grid.halo(1 << cell) & land.cells_of("pickaxe")).bit_count():
                yield Notice("mountain", seat, {"stone": stone})
        case "tree":
            yield from _forest(land, cell, seat)
        case "river":
            yield _river(land, cell, seat)
        case "coast":
            if sea := land.oceans & ~before.oceans:
                yield Notice("oceans", seat, {"cells": land.grid.names_of(sea), "count": sea.bit_count()})
    if delta := _points(land) - _points(before):
        yield Notice("points", seat, {"delta": delta})
    yield from _uses(position, then, seat, move)


@lru_cache(maxsize=1024)
def _points(land: Land) -> Points:
    return add_points(line.points for line in lines(land))


def _forest(land: Land, cell: int, seat: int) -> Iterator[Notice]:
    """Yield the size of a tree's forest, and its growth in the next upkeep."""
    size = land.grid.region(1 << cell, land.trees).bit_count()
    if size > 1:
        yield Notice("forest", seat, {"size": size, "grows": growth(size)})


def _river(land: Land, cell: int, seat: int) -> Notice:
    """Describe the river: it joins borders, is finished, is blocked, or goes on."""
    river = going_through(land, cell)
    length = len(river.cells)
    if river.joins:
        return Notice("river_joins", seat, {"length": length, "each": numbers().points.joined})
    if river.finished:
        return Notice("river_ends", seat, {"length": length})
    on = cells_led_to(land, river) & land.free
    if not on:
        return Notice("river_stops", seat, {"length": length})
    return Notice("river_on", seat, {"length": length, "cells": land.grid.names_of(on)})


def _uses(position: Position, after: Position, seat: int, move: Draw) -> Iterator[Notice]:
    """Yield the remaining uses of the Town Hall and the Fountain, where the drawing takes one."""
    if move.shift and town_hall_left(position, seat):
        yield Notice("town_hall_left", seat, {"left": town_hall_left(after, seat)})
    if is_extra(position, seat) and seat_land(position, seat).cells_of("fountain"):
        left = max(0, numbers().fountain - after.sheet(seat).fountain_uses)
        yield Notice("fountain_left", seat, {"left": left})
