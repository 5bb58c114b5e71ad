"""Preview of a move of the building phase."""

from collections.abc import Iterator

from companion.engine.notice import Notice
from companion.games.small_city.building.build import build_case
from companion.games.small_city.building.demolishing import count_solid_squares, own_citizens_on, tile_of
from companion.games.small_city.building.halos import Reach, reach, tile_words
from companion.games.small_city.building.paying import cube_words, resolve_payment, tile_price
from companion.games.small_city.building.placing import seat_lot, tile_word
from companion.games.small_city.building.staffing import apply_staff
from companion.games.small_city.building.upgrading import legal_upgrades, upgrade, upgrade_step
from companion.games.small_city.citizens.people import police_zone
from companion.games.small_city.moves import Build, Demolish, Grow, Move, Staff, Upgrade
from companion.games.small_city.plan import hall_cells
from companion.games.small_city.position import Position
from companion.games.small_city.printed import Kind, family_of
from companion.kit.tuples import as_tuple


@as_tuple
def preview(position: Position, seat: int, move: Move) -> Iterator[Notice]:
    """Yield a move's consequences for the seat: money, goods, influence and possible upgrades."""
    match move:
        case Build():
            yield from _preview_build(position, seat, move)
        case Upgrade():
            yield from _preview_upgrade(position, seat, move)
        case Demolish():
            yield from _preview_demolish(position, seat, move)
        case Grow():
            yield from _preview_growth(position, seat)
        case Staff():
            yield from _preview_staff(position, seat, move)


def _preview_build(position: Position, seat: int, move: Build) -> Iterator[Notice]:
    it = build_case(position, seat, move)
    if it.laying is None:
        return
    if position.errand is None:
        if paid := resolve_payment(position, seat, move.tile, move.pay):
            yield Notice("price_goods", seat, {"goods": cube_words(paid)})
        elif cost := tile_price(position, seat, move.tile, it.squares_to_pay):
            left = position.towns[seat].money - cost
            yield Notice("price", seat, {"price": cost, "left": max(0, left)})
    yield from _preview_worth(seat, move.tile, it.laying.solid.bit_count(), 0)
    yield from _preview_reach(seat, reach(it.lot, move.tile, it.laying))
    if move.tile == "R1" and _has_citizen_in_hall(position, seat):
        yield Notice("moves_in", seat)


def _has_citizen_in_hall(position: Position, seat: int) -> bool:
    plan = seat_lot(position, seat).plan
    hall = hall_cells(plan)
    return any(one.seat == seat and one.at in hall for one in position.towns[seat].people)


def _preview_worth(seat: int, kind: Kind, size: int, base: int) -> Iterator[Notice]:
    """Yield the votes, jobs or pollution saved, with every square of the tile in use."""
    if family_of(kind) == "R":
        yield Notice("votes", seat, {"count": (size * (size + 1) - base * (base + 1)) // 2})
    elif family_of(kind) in ("C", "F"):
        yield Notice("jobs", seat, {"count": size - base})
    elif family_of(kind) == "P":
        yield Notice("parks", seat, {"count": size})
    elif kind == "UN":
        yield Notice("university", seat)


def _preview_reach(seat: int, reach: Reach) -> Iterator[Notice]:
    if reach.tiles:
        yield Notice("reaches", seat, {"tiles": tile_words(reach.tiles), "count": len(reach.tiles)})
    ready = tuple(one for one in reach.helped if one.is_ready)
    for one in ready:
        cells = one.tile.cells
        old, new = tile_word(one.tile.kind), tile_word(one.kind)
        yield Notice("readies", seat, {"old": old, "tile": new, "cells": cells, "fresh": int(one.tile.fresh)})
    if helped := tuple(one.tile for one in reach.helped if not one.is_ready):
        yield Notice("helps", seat, {"tiles": tile_words(helped)})
    if reach.barred:
        yield Notice(f"bars_{reach.barred}", seat, {"count": len(reach.halo)})


def _preview_upgrade(position: Position, seat: int, move: Upgrade) -> Iterator[Notice]:
    it = upgrade_step(position, seat, move)
    if it.laying is None or it.old is None:
        return
    before = it.covered.bit_count()
    yield from _preview_worth(seat, move.tile, it.laying.solid.bit_count(), before)
    now = {(one.origin, one.tile) for one in legal_upgrades(position, seat)}
    then = legal_upgrades(upgrade(position, seat, move), seat)
    opened = tuple(dict.fromkeys(one for one in then if (one.origin, one.tile) not in now))
    if opened:
        kinds = tuple(dict.fromkeys(tile_word(one.tile) for one in opened))
        yield Notice("opens", seat, {"tiles": kinds, "count": len(kinds)})


def _preview_demolish(position: Position, seat: int, move: Demolish) -> Iterator[Notice]:
    tile = tile_of(position, seat, move)
    if tile is None:
        return
    size, town = count_solid_squares(position, tile), position.towns[seat]
    yield Notice("price", seat, {"price": size, "left": max(0, town.money - size)})
    yield Notice("pollutes", seat, {"count": size, "pollution": town.pollution + size})
    if town.pollution + size >= position.box.number("out_at"):
        yield Notice("loses", seat)
    if own := len(own_citizens_on(position, seat, tile)):
        yield Notice("sends_home", seat, {"count": own})
    guests = sum(one.at in tile.cells for one in town.people) - own
    if guests:
        yield Notice("sends_tourists", seat, {"count": guests})


def _preview_growth(position: Position, seat: int) -> Iterator[Notice]:
    lot, size = seat_lot(position, seat), position.towns[seat].size
    more = lot.plan.area(size + 1) & ~lot.plan.area(size)
    yield Notice("grows", seat, {"count": more.bit_count()})


def _preview_staff(position: Position, seat: int, move: Staff) -> Iterator[Notice]:
    then = apply_staff(position, seat, move)
    sent = len(position.towns[seat].people) - len(then.towns[seat].people)
    if sent:
        yield Notice("sends_tourists", seat, {"count": sent})
    if not police_zone(position, seat) and police_zone(then, seat):
        yield Notice("guards", seat, {"count": police_zone(then, seat).bit_count()})
