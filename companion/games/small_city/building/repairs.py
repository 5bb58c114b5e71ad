"""Single changes that make a refused move legal, each judged before it is offered."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Params
from companion.games.small_city import turn
from companion.games.small_city.building.build import money_due
from companion.games.small_city.building.demolishing import count_solid_squares, tile_of
from companion.games.small_city.building.needs import warehouse_layings
from companion.games.small_city.building.paying import cube_words, name_payment, ways_to_pay
from companion.games.small_city.building.placing import seat_lot, tile_word
from companion.games.small_city.building.staffing import legal_staffings
from companion.games.small_city.building.upgrading import legal_upgrades
from companion.games.small_city.citizens.rerouting import move_repairs
from companion.games.small_city.moves import (
    Build,
    Demolish,
    Move,
    MoveCitizen,
    Settle,
    SetTrack,
    Staff,
    Upgrade,
)
from companion.games.small_city.phases.building import build_moves
from companion.games.small_city.phases.grant import granted_builds
from companion.games.small_city.plan import laying_of, names_of
from companion.games.small_city.position import Cells, Position
from companion.games.small_city.printed import FAMILIES, KINDS, Kind, family_of
from companion.kit.tuples import as_tuple

WAYS: dict[tuple[int, int], str] = {
    (-1, 0): "left", (1, 0): "right", (0, -1): "up", (0, 1): "down",
    (-1, -1): "left_up", (1, -1): "right_up", (-1, 1): "left_down", (1, 1): "right_down",
}  # fmt: skip
"""One square in each direction, as columns and rows."""


@as_tuple
def repairs(position: Position, seat: int, move: Move) -> Iterator[Repair]:
    """Yield single changes that make a refused move legal."""
    stage = turn.stage_of(position)
    if not stage.has(move) or turn.verdict(position, seat, move).legal:
        return
    match move:
        case Build():
            yield from _propose_builds(position, seat, move)
        case Upgrade():
            yield from _propose_other_upgrade(position, seat, move)
        case Demolish():
            yield from _propose_more_money(position, seat, move)
        case Staff():
            yield from _propose_other_staffing(position, seat, move)
        case MoveCitizen() | Settle():
            yield from move_repairs(position, seat, move)


def _propose_builds(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    yield from _propose_other_payment(position, seat, move)
    yield from _propose_other_warehouse(position, seat, move)
    yield from _propose_other_squares(position, seat, move)
    yield from _propose_other_level(position, seat, move)
    yield from _propose_more_money(position, seat, move)


def _legal_builds(position: Position, seat: int, kind: Kind) -> Iterable[Build]:
    stage = turn.stage_of(position)
    if Build not in stage.rules:
        return ()
    return granted_builds(position, seat, kind) if position.errand else build_moves(position, seat, kind)


def _propose_other_payment(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    """Offer the same tile on the same squares, paid another way."""
    ways = ((),) if position.errand else ways_to_pay(position, seat, move.tile)
    for paid in ways:
        other = replace(move, pay=name_payment(position, seat, move.tile, paid))
        if other != move and turn.legal(position, seat, other):
            yield Repair("payment", {"goods": cube_words(paid), "count": len(paid)}, moves=(other,))


def _propose_other_warehouse(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    """Offer another square for a factory's warehouse, or drop a warehouse that is not needed."""
    lot = seat_lot(position, seat)
    laying = laying_of(lot.plan, move.tile, move.cells)
    if laying is None:
        return
    bare = replace(move, warehouse=())
    if move.warehouse and turn.legal(position, seat, bare):
        yield Repair("no_warehouse", {"tile": tile_word(move.tile)}, moves=(bare,))
    if move.tile != "F1":
        return
    stores = (names_of(lot.plan, each) for each in warehouse_layings(lot, laying))
    found = [cells for cells in stores if turn.legal(position, seat, replace(move, warehouse=cells))]
    if found:
        other = replace(move, warehouse=found[0])
        yield Repair("warehouse", {"cells": found[0], "n": len(found)}, found[0], (other,))


def _propose_other_squares(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    """Offer the tile turned on the spot, moved by one square, or else at the nearest place."""
    places = _other_legal_places(position, seat, move)
    here = frozenset(move.cells)
    turned = next((cells for cells in places if cells[:1] == move.cells[:1] or set(cells) == here), None)
    if turned and len(turned) > 1:
        yield Repair("turn", {"cells": turned}, turned, (replace(move, cells=turned),))
    near = False
    for cells in places:
        if way := _direction_of_one_step(move.cells, cells):
            near = True
            yield Repair("nudge", {"way": way, "cells": cells}, cells, (replace(move, cells=cells),))
    if places and not near:
        nearest = replace(move, cells=places[0])
        yield Repair("place", {"cells": places[0], "n": len(places)}, places[0], (nearest,))


def _other_legal_places(position: Position, seat: int, move: Build) -> tuple[Cells, ...]:
    """List every other place where the same move is legal, nearest first."""
    if not move.cells or any(cell not in seat_lot(position, seat).plan.grid.index for cell in move.cells):
        start = 0
    else:
        start = seat_lot(position, seat).plan.grid.index[move.cells[0]]
    grid = seat_lot(position, seat).plan.grid
    others = dict.fromkeys(one.cells for one in _legal_builds(position, seat, move.tile))
    legal = [
        cells
        for cells in others
        if cells != move.cells and turn.legal(position, seat, replace(move, cells=cells))
    ]
    legal.sort(key=lambda cells: (grid.distance(grid.index[cells[0]], start), grid.index[cells[0]]))
    return tuple(legal)


def _direction_of_one_step(old: Cells, new: Cells) -> str:
    """Return the direction of `WAYS` in which all squares moved by one, or an empty string."""
    if len(old) != len(new):
        return ""
    steps = {(ord(b[0]) - ord(a[0]), int(b[1:]) - int(a[1:])) for a, b in zip(old, new, strict=True)}
    return WAYS.get(steps.pop(), "") if len(steps) == 1 else ""


def _propose_other_level(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    """Offer the highest other level of the family that fits inside these squares or around them."""
    if family_of(move.tile) not in FAMILIES:
        return
    wanted = frozenset(move.cells)
    for kind in reversed(
        [kind for kind in KINDS if family_of(kind) == family_of(move.tile) and kind != move.tile]
    ):
        for one in _legal_builds(position, seat, kind):
            covered = frozenset(one.cells)
            if covered <= wanted or wanted <= covered:
                params: Params = {"tile": tile_word(kind), "cells": one.cells}
                yield Repair("level", params, one.cells, (one,))
                return


def _propose_more_money(position: Position, seat: int, move: Build | Demolish) -> Iterator[Repair]:
    needed, there = _money_needed(position, seat, move), position.towns[seat].money
    if needed > there and turn.legal(position.with_town(seat, money=needed), seat, move):
        yield Repair("money", {"missing": needed - there}, correction=SetTrack(seat, "money", needed))


def _money_needed(position: Position, seat: int, move: Build | Demolish) -> int:
    if isinstance(move, Build):
        return money_due(position, seat, move)
    tile = tile_of(position, seat, move)
    return count_solid_squares(position, tile) if tile else 0


def _propose_other_upgrade(position: Position, seat: int, move: Upgrade) -> Iterator[Repair]:
    """Offer the next level over the same tile on other squares."""
    tile = seat_lot(position, seat).plan.tile_at(move.origin)
    if tile is None or position.errand:
        return
    near = (one for one in legal_upgrades(position, seat) if one.origin in tile.cells)
    others = (replace(one, origin=move.origin) for one in near)
    ways = [other for other in others if turn.legal(position, seat, other)]
    if ways:
        params: Params = {"tile": tile_word(ways[0].tile), "cells": ways[0].cells, "n": len(ways)}
        yield Repair("upgrade", params, ways[0].cells, (ways[0],))


def _propose_other_staffing(position: Position, seat: int, move: Staff) -> Iterator[Repair]:
    """Offer another station square for the same citizen, or another citizen for the same square."""
    legal = tuple(legal_staffings(position, seat, turn.stage_of(position).rules[Staff]))
    if others := tuple(one for one in legal if one.origin == move.origin):
        to = tuple(one.to for one in others)
        yield Repair("staff_to", {"cells": to}, to, others, labels=to)
    if others := tuple(one for one in legal if one.to == move.to):
        origins = tuple(one.origin for one in others)
        yield Repair("staff_from", {"cells": origins}, origins, others, labels=origins)
