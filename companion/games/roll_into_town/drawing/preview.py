"""Preview of drawing an icon."""

from collections.abc import Iterator
from functools import lru_cache

from companion.engine.notice import Notice
from companion.engine.points import Points, add_points
from companion.games.roll_into_town.building.forests import growth_due
from companion.games.roll_into_town.drawing.dice import takes_fountain, town_hall_uses_left
from companion.games.roll_into_town.drawing.draws import apply_draw
from companion.games.roll_into_town.drawing.rivers import cells_led_to, river_through
from companion.games.roll_into_town.land import Land, seat_land
from companion.games.roll_into_town.marks import SHAPES
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import numbers
from companion.games.roll_into_town.scoring import score_lines


def preview(position: Position, seat: int, move: Draw) -> tuple[Notice, ...]:
    """List the changes for the seat, none for an icon that cannot be drawn with these sides or there."""
    if move.at not in position.printed.grid.index or move.sides not in SHAPES[move.icon]:
        return ()
    return tuple(_preview_changes(position, seat, move))


def _preview_changes(position: Position, seat: int, move: Draw) -> Iterator[Notice]:
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
            yield from _preview_forest(land, cell, seat)
        case "river":
            yield _preview_river(land, cell, seat)
        case "coast":
            if sea := land.oceans & ~before.oceans:
                yield Notice("oceans", seat, {"cells": land.grid.names_of(sea), "count": sea.bit_count()})
    if delta := _points_of_land(land) - _points_of_land(before):
        yield Notice("points", seat, {"delta": delta})
    yield from _preview_uses_left(position, then, seat, move)


@lru_cache(maxsize=1024)
def _points_of_land(land: Land) -> Points:
    return add_points(line.points for line in score_lines(land))


def _preview_forest(land: Land, cell: int, seat: int) -> Iterator[Notice]:
    """Yield the size of a tree's forest, and its growth in the next upkeep."""
    size = land.grid.region(1 << cell, land.trees).bit_count()
    if size > 1:
        yield Notice("forest", seat, {"size": size, "grows": growth_due(size)})


def _preview_river(land: Land, cell: int, seat: int) -> Notice:
    """Describe the river: it joins borders, is finished, is blocked, or goes on."""
    river = river_through(land, cell)
    length = len(river.cells)
    if river.joins_borders:
        return Notice("river_joins", seat, {"length": length, "each": numbers().points.joined})
    if river.is_finished:
        return Notice("river_ends", seat, {"length": length})
    on = cells_led_to(land, river) & land.free
    if not on:
        return Notice("river_stops", seat, {"length": length})
    return Notice("river_on", seat, {"length": length, "cells": land.grid.names_of(on)})


def _preview_uses_left(position: Position, after: Position, seat: int, move: Draw) -> Iterator[Notice]:
    """Yield the remaining uses of the Town Hall and the Fountain, where the drawing takes one."""
    if move.shift and town_hall_uses_left(position, seat):
        yield Notice("town_hall_left", seat, {"left": town_hall_uses_left(after, seat)})
    if takes_fountain(position, seat) and seat_land(position, seat).cells_of("fountain"):
        left = max(0, numbers().fountain - after.sheet(seat).fountain_uses)
        yield Notice("fountain_left", seat, {"left": left})
