"""Preview of building, felling and growing."""

from collections.abc import Iterator

from companion.engine.notice import Notice
from companion.engine.words import Params
from companion.games.roll_into_town import turn
from companion.games.roll_into_town.building.forests import find_forests, growing_forest, growth_squares
from companion.games.roll_into_town.building.income import compute_income, trees_around
from companion.games.roll_into_town.building.paying import pay_for
from companion.games.roll_into_town.building.places import covered_cells
from companion.games.roll_into_town.drawing.rivers import growable_ends
from companion.games.roll_into_town.land import Land, seat_land
from companion.games.roll_into_town.moves import Build, Fell, Grow, Move
from companion.games.roll_into_town.phases import construct, gather, upkeep
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import RESOURCES, building_price, numbers
from companion.games.roll_into_town.words import resource_word
from companion.geometry.bits import Mask


def preview(position: Position, seat: int, move: Move) -> tuple[Notice, ...]:
    """List the changes that building, felling or growing makes for the seat, none if it is impossible."""
    if not isinstance(move, Build | Fell | Grow) or not turn.verdict(position, seat, move).possible:
        return ()
    match move:
        case Build():
            return tuple(_preview_build(position, seat, move))
        case Fell():
            return tuple(_preview_fell(position, seat, move))
        case Grow():
            return tuple(_preview_grow(position, seat, move))


# Building ---------------------------------------------------------------------------------------------------


def _preview_build(position: Position, seat: int, move: Build) -> Iterator[Notice]:
    after = construct.STEP.stage.effect(position, seat, move)
    land, then = seat_land(position, seat), seat_land(after, seat)
    yield from _preview_payment(position, seat, move)
    yield from _preview_gains(seat, move, land, then)
    yield from _preview_points(seat, move, land, then)
    number = land.grid.index[move.at]
    yield from _warn_blocked(seat, land, then, covered_cells(position, move.building, number, move.mirrored))


def _preview_payment(position: Position, seat: int, move: Build) -> Iterator[Notice]:
    """Yield a notice for each resource of the price, and for each resource given away."""
    sheet = position.sheet(seat)
    left = pay_for(sheet, move.building, move.given).goods.amounts
    price, given, rate = building_price(move.building).amounts, move.given.amounts, numbers().exchange
    for name, has, needs, remains in zip(RESOURCES, sheet.goods.amounts, price, left, strict=True):
        if needs:
            lacks = max(0, needs - has)
            own: Params = {"left": remains, "missing": lacks, "given": move.given.total}
            yield Notice("pays", seat, {"resource": resource_word(name), "price": needs, **own})
    for name, gives, remains in zip(RESOURCES, given, left, strict=True):
        if gives:
            word = resource_word(name)
            yield Notice(
                "trades", seat, {"give": word, "count": gives, "got": gives // rate, "left": remains}
            )


def _preview_gains(seat: int, move: Build, land: Land, new_land: Land) -> Iterator[Notice]:
    """Yield the gains of the building at every later gathering."""
    before, after = compute_income(land), compute_income(new_land)
    match move.building:
        case "harbor" | "watermill":
            yield Notice("brings_food", seat, {"gain": after.food - before.food, "total": after.food})
        case "pickaxe":
            yield Notice("brings_stone", seat, {"gain": after.stone - before.stone, "total": after.stone})
        case "lumberjack":
            trees = trees_around(new_land, new_land.grid.index[move.at])
            yield Notice("trees_near", seat, {"trees": trees.bit_count()})
        case "fountain":
            yield Notice("fountain", seat, {"uses": numbers().fountain})
        case "market":
            yield Notice("market", seat, {"rate": numbers().exchange})
        case _:
            pass


def _preview_points(seat: int, move: Build, land: Land, new_land: Land) -> Iterator[Notice]:
    """Yield the points of the building on the present map."""
    points = numbers().points
    match move.building:
        case "house":
            beside = bool(new_land.grid.halo(new_land.grid.mask(move.at)) & new_land.cells_of("tavern"))
            worth = points.house + beside * points.tavern
            yield Notice("house", seat, {"points": worth, "tavern": int(beside)})
        case "tavern":
            new = _houses_beside_taverns(new_land) & ~_houses_beside_taverns(land)
            houses = new.bit_count()
            yield Notice("tavern", seat, {"houses": houses, "points": houses * points.tavern})
        case "lighthouse" if not land.cells_of("lighthouse"):
            coasts, oceans = new_land.coasts.bit_count(), new_land.oceans.bit_count()
            worth = (coasts + oceans) * points.lighthouse
            yield Notice("lighthouse", seat, {"coasts": coasts, "oceans": oceans, "points": worth})
        case "cathedral" if not land.cells_of("cathedral"):
            yield Notice("cathedral", seat, {"points": points.cathedral})
        case _:
            pass


def _houses_beside_taverns(land: Land) -> Mask:
    """Compute the houses next to a tavern."""
    return land.grid.halo(land.cells_of("tavern")) & land.cells_of("house")


def _warn_blocked(seat: int, land: Land, new_land: Land, covered: Mask) -> Iterator[Notice]:
    """Yield a notice if the covered squares block the river's ends."""
    ends = {number for number, _ in growable_ends(land) if covered >> number & 1}
    if ends:
        names = land.grid.names
        left = len({number for number, _ in growable_ends(new_land)})
        yield Notice(
            "blocks_river", seat, {"at": tuple(names[number] for number in sorted(ends)), "left": left}
        )


# Felling and growing ----------------------------------------------------------------------------------------


def _preview_fell(position: Position, seat: int, move: Fell) -> Iterator[Notice]:
    after = gather.STEP.stage.effect(position, seat, move)
    land, then = seat_land(position, seat), seat_land(after, seat)
    trees = trees_around(land, land.grid.index[move.at]).bit_count()
    wood = after.sheet(seat).wood
    gain = wood - position.sheet(seat).wood
    yield Notice("fells", seat, {"trees": trees, "gain": gain, "wood": wood, "lost": trees - gain})
    before, left = (sum(forest.due for forest in find_forests(each)) for each in (land, then))
    if left != before and not position.in_last_round:
        yield Notice("grows_less", seat, {"before": before, "after": left})


def _preview_grow(position: Position, seat: int, move: Grow) -> Iterator[Notice]:
    after = upkeep.STEP.stage.effect(position, seat, move)
    land, then = seat_land(position, seat), seat_land(after, seat)
    cell = land.grid.mask(move.at)
    parts = sum(1 for part in land.grid.regions(land.trees) if part & land.grid.orthogonal(cell))
    if parts > 1:
        size = then.grid.region(cell, then.trees).bit_count()
        yield Notice("joins", seat, {"parts": parts, "size": size})
    forest = growing_forest(after, seat, move.forest)
    if forest:
        stuck = int(forest.trees_left > 0 and not growth_squares(then, forest))
        yield Notice("forest_left", seat, {"left": forest.trees_left, "stuck": stuck})
    yield from _warn_blocked(seat, land, then, cell)
