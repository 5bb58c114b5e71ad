"""Warnings where a sheet cannot have come about by the rules. They forbid nothing."""

from collections.abc import Iterator

from companion.engine.notice import Notice
from companion.engine.words import Params, Who, Word
from companion.games.roll_into_town.drawing.oceans import flooded_cells
from companion.games.roll_into_town.drawing.rivers import find_rivers
from companion.games.roll_into_town.land import Land, land_of, seat_land
from companion.games.roll_into_town.marks import EMPTY, OCEAN, Building, ground_of, top_of, with_top
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import numbers
from companion.games.roll_into_town.words import building_word, resource_word
from companion.geometry.bits import Mask, bits
from companion.kit.tuples import as_tuple

ONCE: tuple[Building, ...] = ("fountain", "market")
"""Buildings of one square that a seat builds once."""


@as_tuple
def warnings(position: Position) -> Iterator[Notice]:
    """Yield every contradiction seat by seat: numbers first, then the map."""
    for seat in range(position.count):
        who: Params = {"seat": Who(seat)}
        for id, params in (
            *_find_wrong_numbers(position, seat),
            *_find_wrong_buildings(position, seat),
            *_find_wrong_water(position, seat),
        ):
            yield Notice(id, seat, {**who, **params})


Found = Iterator[tuple[str, Params]]


def _find_wrong_numbers(position: Position, seat: int) -> Found:
    sheet, most = position.sheet(seat), numbers()
    for name, count in sheet.goods.named_amounts:
        if count > most.most:
            yield "goods", {"resource": resource_word(name), "count": count, "most": most.most}
    if sheet.town_hall_uses > most.town_hall:
        yield "town_hall", {"uses": sheet.town_hall_uses, "most": most.town_hall}
    if sheet.fountain_uses > most.fountain:
        yield "fountain", {"uses": sheet.fountain_uses, "most": most.fountain}
    if sheet.fountain_uses and not seat_land(position, seat).cells_of("fountain"):
        yield "no_fountain", {"uses": sheet.fountain_uses}


def _find_wrong_buildings(position: Position, seat: int) -> Found:
    land = seat_land(position, seat)
    for building in ONCE:
        if (squares := land.cells_of(building)).bit_count() > 1:
            yield "once", _cells_params(land, squares, building=building_word(building))
    if (bottoms := land.bottoms) | land.tops and not _is_one_lighthouse(land):
        yield "lighthouse", _cells_params(land, bottoms | land.tops)
    if (squares := land.cells_of("cathedral")) and squares not in _cathedral_outlines(position):
        yield "cathedral", _cells_params(land, squares)


def _cells_params(land: Land, squares: Mask, **params: Word) -> Params:
    return {**params, "cells": land.grid.names_of(squares), "count": squares.bit_count()}


def _is_one_lighthouse(land: Land) -> bool:
    """Check that there is a single bottom, and a top just above it and nowhere else."""
    return land.bottoms.bit_count() == 1 and land.grid.toward(land.bottoms, "n") == land.tops != 0


def _cathedral_outlines(position: Position) -> frozenset[Mask]:
    printed = position.printed
    return frozenset(mask for mirrored in (False, True) for mask in printed.outlines(mirrored).values())


def _find_wrong_water(position: Position, seat: int) -> Found:
    land = seat_land(position, seat)
    every = find_rivers(land)
    if len(every) > 1:
        yield "rivers", {"count": len(every)}
    for river in every if len(every) == 1 else ():
        if not river.border_sides:
            names = tuple(land.grid.names[cell] for cell in river.cells)
            yield "inland", {"cells": names, "count": len(names)}
    if dry := _unexplained_oceans(position, land):
        yield "ocean", _cells_params(land, dry)


def _unexplained_oceans(position: Position, land: Land) -> Mask:
    """Compute the oceans, the printed ones aside, that no water around them can have made."""
    printed = position.printed.cells
    made = sum(1 << i for i in bits(land.oceans) if ground_of(printed[i]) != OCEAN)
    if not made:
        return 0
    before = tuple(
        with_top(EMPTY, top_of(token)) if made >> i & 1 else token for i, token in enumerate(land.cells)
    )
    return made & ~flooded_cells(land_of(land.grid, before), position.rulings.ocean)
