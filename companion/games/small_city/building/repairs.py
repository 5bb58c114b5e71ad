"""Single changes that make a refused move legal, each judged before it is offered."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Params, Phrase, Word
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
from companion.games.small_city.printed import FAMILIES, KINDS, Colour, Kind, family_of
from companion.kit.tuples import as_tuple


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


def _label_squares(cells: Cells) -> str | Phrase:
    """Label a place by its only square, or by its first and last."""
    if len(cells) == 1:
        return cells[0]
    return Phrase("way-squares", (("first", cells[0]), ("last", cells[-1])))


def _label_payment(paid: Iterable[Colour]) -> Word | Phrase:
    """Label a payment by its cubes."""
    cubes = tuple(Phrase(word.id) for word in cube_words(paid))
    return Phrase("way-paid", (("goods", cubes),)) if cubes else Word("way-unpaid")


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
            params: Params = {"goods": cube_words(paid), "count": len(paid)}
            yield Repair("payment", params, moves=(other,), labels=(_label_payment(paid),))


def _propose_other_warehouse(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    """Offer another square for a factory's warehouse, or drop a warehouse that is not needed."""
    lot = seat_lot(position, seat)
    laying = laying_of(lot.plan, move.tile, move.cells)
    if laying is None:
        return
    bare = replace(move, warehouse=())
    if move.warehouse and turn.legal(position, seat, bare):
        label = Word("way-no_warehouse")
        yield Repair("no_warehouse", {"tile": tile_word(move.tile)}, moves=(bare,), labels=(label,))
    if move.tile != "F1":
        return
    stores = (names_of(lot.plan, each) for each in warehouse_layings(lot, laying))
    found = [cells for cells in stores if turn.legal(position, seat, replace(move, warehouse=cells))]
    if found:
        other = replace(move, warehouse=found[0])
        params: Params = {"cells": found[0], "n": len(found)}
        store = Phrase("way-warehouse", (("at", _label_squares(found[0])),))
        yield Repair("warehouse", params, found[0], (other,), labels=(store,))


def _propose_other_squares(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    """Offer the tile turned on the spot, moved by one square, or else at the nearest place."""
    places = _other_legal_places(position, seat, move)
    here = frozenset(move.cells)
    turned = next((cells for cells in places if cells[:1] == move.cells[:1] or set(cells) == here), None)
    if turned and len(turned) > 1:
        yield _repair_to_place("turn", move, turned)
    near = False
    for cells in places:
        if cells != turned and _moves_by_one_step(move.cells, cells):
            near = True
            yield _repair_to_place("nudge", move, cells)
    if places and not near:
        yield _repair_to_place("place", move, places[0])


def _repair_to_place(id: str, move: Build, cells: Cells) -> Repair:
    """Offer the squares for the same tile."""
    return Repair(id, cells=cells, moves=(replace(move, cells=cells),), labels=(_label_squares(cells),))


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


def _moves_by_one_step(old: Cells, new: Cells) -> bool:
    """Check that all squares moved by one in the same direction."""
    if len(old) != len(new):
        return False
    steps = {(ord(b[0]) - ord(a[0]), int(b[1:]) - int(a[1:])) for a, b in zip(old, new, strict=True)}
    return len(steps) == 1 and max(map(abs, steps.pop())) == 1


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
                yield Repair("level", params, one.cells, (one,), labels=(tile_word(kind),))
                return


def _propose_more_money(position: Position, seat: int, move: Build | Demolish) -> Iterator[Repair]:
    needed, there = _money_needed(position, seat, move), position.towns[seat].money
    if needed > there and turn.legal(position.with_town(seat, money=needed), seat, move):
        correction, label = SetTrack(seat, "money", needed), Word("way-money")
        yield Repair("money", {"missing": needed - there}, labels=(label,), correction=correction)


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
        label = tile_word(ways[0].tile)
        yield Repair("upgrade", params, ways[0].cells, (ways[0],), labels=(label,))


def _propose_other_staffing(position: Position, seat: int, move: Staff) -> Iterator[Repair]:
    """Offer another station square for the same citizen, or another citizen for the same square."""
    legal = tuple(legal_staffings(position, seat, turn.stage_of(position).rules[Staff]))
    if others := tuple(one for one in legal if one.origin == move.origin):
        to = tuple(one.to for one in others)
        yield Repair("staff_to", cells=to, moves=others, labels=to)
    if others := tuple(one for one in legal if one.to == move.to):
        origins = tuple(one.origin for one in others)
        yield Repair("staff_from", {"cells": origins}, origins, others, labels=origins)
