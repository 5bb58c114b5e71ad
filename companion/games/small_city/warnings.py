"""Contradictions in the mirrored table: broken sums, tiles and people out of place."""

from collections import Counter
from collections.abc import Iterator

from companion.engine.notice import Notice
from companion.engine.words import Params, Who, Word
from companion.games.small_city.corrections import ONE_EACH, STORES
from companion.games.small_city.plan import Plan, hall_cells, laying_of, plausible_laying, seat_plan
from companion.games.small_city.position import CellName, Position, Town
from companion.games.small_city.printed import COLOURS, FAMILIES, LIMITED, family_of
from companion.games.small_city.procedures import BASIC_PROMISES
from companion.games.small_city.promises import CITIZENS
from companion.geometry.bits import Mask
from companion.kit.tuples import as_tuple


@as_tuple
def warnings(position: Position) -> Iterator[Notice]:
    """Yield a notice for every contradiction, sums first.

    While screens are up the towns are not compared with the middle of the table: no seat sees all of it.
    """
    if not position.screened:
        yield from _warn_of_sums(position)
    for seat, town in enumerate(position.towns):
        yield from _warn_of_town(position, seat, town)
    yield from _warn_of_tourists(position)
    if position.phase == "scoring":
        yield from _warn_of_same_promise(position)
        yield from _warn_of_promises(position)


# Sums -----------------------------------------------------------------------------------------------------


def count_citizens(position: Position, seat: int) -> int:
    """Count the citizens of a colour in the mirror, wherever they are."""
    town = position.towns[seat]
    shown = sum(one.seat == seat for other in position.towns for one in other.people)
    dead = sum(one.seat == seat for other in position.towns for one in other.graves)
    return shown + dead + town.career + town.central + town.buried


def _warn_of_sums(position: Position) -> Iterator[Notice]:
    for seat in range(len(position.towns)):
        if (count := count_citizens(position, seat)) != CITIZENS:
            yield Notice("citizens", seat, {"seat": Who(seat), "seen": count, "box": CITIZENS})
    cubes = Counter(cube.colour for town in position.towns for cube in town.cubes)
    for colour in COLOURS:
        seen, box = cubes[colour] + position.stock[colour], int(position.box.texts[f"cubes-{colour}"])
        if seen != box:
            yield Notice("goods", None, {"cube": Word(f"cube-{colour}"), "seen": seen, "box": box})
    tiles = Counter(family_of(tile.kind) for town in position.towns for tile in town.tiles)
    for name in (*FAMILIES, "WA"):
        seen, box = tiles[name] + position.stock[name], int(position.box.texts[f"stock-{name}"])
        if seen > box:
            yield Notice("tiles", None, {"family": Word(f"stock-{name}"), "seen": seen, "box": box})
    for kind in LIMITED:
        seen, box = tiles[kind] + position.stock[kind], len(position.towns) - 1
        if seen > box:
            yield Notice("limited", None, {"tile": Word(f"tile-{kind}"), "seen": seen, "box": box})


# One town -------------------------------------------------------------------------------------------------


def _warn_of_town(position: Position, seat: int, town: Town) -> Iterator[Notice]:
    plan = seat_plan(position, seat)
    who: Params = {"seat": Who(seat)}
    for name, mask in _misplaced_squares(plan, town, anywhere=position.rulings.water == "anywhere"):
        if mask:
            yield Notice(name, seat, {**who, "cells": plan.grid.names_of(mask)})
    kinds = Counter(tile.kind for tile in town.tiles)
    for kind, count in kinds.items():
        if count > 1 and kind in ONE_EACH:
            yield Notice("twice", seat, {**who, "tile": Word(f"tile-{kind}"), "count": count})
    for tile in town.tiles:
        if laying_of(plan, tile.kind, tile.cells) is None:
            loose = plausible_laying(plan, tile.kind, tile.cells) is not None
            params: Params = {**who, "tile": Word(f"tile-{tile.kind}"), "cells": tuple(tile.cells)}
            yield Notice("assumed" if loose else "shape", seat, params)
    rows = Counter(disc.row for disc in town.discs)
    for row, count in rows.items():
        if count > 1:
            yield Notice("row", seat, {**who, "row": Word(f"row-{row}")})
    if crowded := _crowded_squares(plan, town):
        yield Notice("crowded", seat, {**who, "cells": crowded})
    if full := _overfull_squares(plan, town):
        yield Notice("store", seat, {**who, "cells": full})


def _misplaced_squares(plan: Plan, town: Town, *, anywhere: bool) -> Iterator[tuple[str, Mask]]:
    """Yield the squares of misplaced tiles, graves and people by fault.

    With ``anywhere``, a harbor's water may lie on printed water outside the area.
    """
    seen = overlap = 0
    for mask in plan.masks:
        overlap |= seen & mask
        seen |= mask
    yield "overlap", overlap
    printed = plan.ground.water if anywhere else plan.reach(town.size)
    wet = _harbor_water(plan) & plan.ground.water & printed
    yield "outside", plan.covered & ~plan.area(town.size) & ~wet
    yield "apart", plan.residences & plan.grid.halo(plan.industry) | plan.residences & plan.industry
    graves = plan.grid.mask(*(grave.at for grave in town.graves))
    people = plan.grid.mask(*(one.at for one in town.people))
    yield "grave", graves & plan.covered
    yield "nowhere", people & ~plan.covered


def _harbor_water(plan: Plan) -> Mask:
    """Compute the mask of the squares of harbors' water."""
    return sum(mask & ~solid for mask, solid in zip(plan.masks, plan.solids, strict=True))


def _crowded_squares(plan: Plan, town: Town) -> tuple[CellName, ...]:
    """List the squares with more than one person or, on the City Hall, cube."""
    hall = hall_cells(plan)
    count = Counter(one.at for one in town.people)
    count.update(cube.at for cube in town.cubes if cube.at in hall)
    return tuple(cell for cell in plan.grid.names if count[cell] > 1)


def _overfull_squares(plan: Plan, town: Town) -> tuple[CellName, ...]:
    """List the squares of overfull warehouses, and squares with goods that are no store."""
    found: set[CellName] = set()
    for tile in plan.tiles:
        if tile.kind == "WA":
            inside = [cube.at for cube in town.cubes if cube.at in tile.cells]
            found |= set(inside) if len(inside) > plan.box.warehouse else set()
    stores = {cell for tile in plan.tiles if tile.kind in STORES for cell in tile.cells}
    found |= {cube.at for cube in town.cubes if cube.at not in stores}
    return tuple(cell for cell in plan.grid.names if cell in found)


# Between towns --------------------------------------------------------------------------------------------


def _warn_of_tourists(position: Position) -> Iterator[Notice]:
    """Report towns that hold more tourists of a colour than they may."""
    for seat in range(len(position.towns)):
        limit = 2 if "ME" in seat_plan(position, seat).kinds else 1
        for host, town in enumerate(position.towns):
            cells = tuple(one.at for one in town.people if one.seat == seat)
            if host != seat and len(cells) > limit:
                params: Params = {"seat": Who(seat), "town": Who(host), "count": len(cells), "limit": limit}
                yield Notice("tourists", host, params)


def _warn_of_same_promise(position: Position) -> Iterator[Notice]:
    """Report seats that show the same card."""
    for seat, town in enumerate(position.towns):
        for other in range(seat):
            own = {town.promise, *town.more} - {0}
            for promise in sorted(own & {position.towns[other].promise, *position.towns[other].more}):
                params: Params = {"seat": Who(other), "other": Who(seat), "number": promise}
                yield Notice("promise", seat, params)


def _warn_of_promises(position: Position) -> Iterator[Notice]:
    """Report promises that are not played with, and seats with more than one."""
    basic = position.rulings.promises == "basic"
    for seat, town in enumerate(position.towns):
        who: Params = {"seat": Who(seat)}
        kept = (town.promise, *town.more) if town.promise else ()
        for promise in kept:
            if basic and promise > BASIC_PROMISES:
                yield Notice("not_played_with", seat, {**who, "number": promise, "most": BASIC_PROMISES})
        if len(kept) > 1:
            yield Notice("promises", seat, {**who, "count": len(kept)})
