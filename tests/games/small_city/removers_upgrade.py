"""Upgrading, demolishing, growing, moving in, the free tile: how the cause a rule names is taken away."""

from msgspec.structs import replace

from companion.games.small_city.building.pieces import piece_on
from companion.games.small_city.building.placing import seat_lot
from companion.games.small_city.building.upgrading import NEXT, changed_cells, larger_layings
from companion.games.small_city.moves import Build, Demolish, Grow, Move, Staff, Upgrade
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import Laid, Meeple, Position
from tests.conformance.parts import Changed, Remover
from tests.conformance.removers import cells_of, number_of, said, seat_has
from tests.games.small_city.mending_build import OPEN, Violations, tile_at, without_tiles


def upgrade_nothing(position: Position, seat: int, move: Upgrade, violations: Violations) -> Changed:
    """Change the case so that there is a tile on the square that is named."""
    cell = str(violations[0].params["cell"])
    if cell not in seat_plan(position, seat).grid.index:
        cell = "a1"
    tiles = (*without_tiles(position, seat, (cell,)).towns[seat].tiles, Laid("R1", (cell,)))
    return position.with_town(seat, tiles=tiles), replace(move, origin=cell)


def next_level(position: Position, seat: int, move: Upgrade, _violations: Violations) -> Changed:
    """Change the case so that it becomes the next level of the same family."""
    old = tile_at(position, seat, move.origin)
    if old.kind in NEXT:
        return position, replace(move, tile=NEXT[old.kind])
    tiles = tuple(replace(tile, kind="R1") if tile == old else tile for tile in position.towns[seat].tiles)
    return position.with_town(seat, tiles=tiles), replace(move, tile="R2")


def covered_all(position: Position, seat: int, move: Upgrade, _violations: Violations) -> Changed:
    """Lay the new tile over the old one, every square doing what it did, on a board with room for that."""
    old = tile_at(position, seat, move.origin)
    bare = position.with_town(seat, tiles=(), people=(), cubes=(), board=OPEN)
    middle = next(each for each in piece_on(seat_lot(bare, seat), old.kind).cells if "e5" in each)
    tile = Laid(old.kind, middle)
    there = bare.with_town(seat, tiles=(tile,))
    here = seat_lot(there, seat)
    ways = (
        each
        for each in larger_layings(here, tile)
        if not changed_cells(here.plan.box, here.plan.grid, tile, each.kind, each.laying)
    )
    way = next(ways)
    return there, replace(
        move, origin="e5", tile=way.kind, cells=piece_on(here, way.kind).names_by_squares[way.laying.cells]
    )


def not_fresh(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the named tile was built in an earlier round."""
    named = set(cells_of(violations))
    tiles = position.towns[seat].tiles
    aged = tuple(replace(one, fresh=False) if named & set(one.cells) else one for one in tiles)
    return position.with_town(seat, tiles=aged), move


def demolish_nothing(position: Position, seat: int, move: Demolish, _violations: Violations) -> Changed:
    """Change the case so that one tile is named."""
    return position, replace(move, cells=position.towns[seat].tiles[-1].cells)


def demolish_hall(position: Position, seat: int, move: Demolish, _violations: Violations) -> Changed:
    """Change the case so that it is a park."""
    tiles = position.towns[seat].tiles
    changed = tuple(replace(one, kind="P3") if one.kind == "CH" else one for one in tiles)
    return position.with_town(seat, tiles=changed), move


def demolish_room(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Change the case so that the named citizens are not on the tile."""
    named = set(cells_of(violations))
    people = position.towns[seat].people
    return position.with_town(seat, people=tuple(one for one in people if one.at not in named)), move


def full_size(position: Position, seat: int, move: Grow, _violations: Violations) -> Changed:
    """Change the case so that the town is a step smaller."""
    return position.with_town(seat, size=len(seat_plan(position, seat).ground.areas) - 2), move


def staff_nobody(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Put a citizen of the seat on the named square."""
    cell = str(violations[0].params["cell"])
    others = tuple(one for one in position.towns[seat].people if one.at != cell)
    return position.with_town(seat, people=(*others, Meeple(cell, seat))), move


def staff_place(position: Position, seat: int, move: Staff, _violations: Violations) -> Changed:
    """Change the case so that the citizen goes to a free square of a building."""
    bare = without_tiles(position, seat, ("a1",)).with_town(seat, board=OPEN)
    people = tuple(one for one in bare.towns[seat].people if one.at != "a1")
    tiles = (*bare.towns[seat].tiles, Laid("P1", ("a1",)))
    return bare.with_town(seat, tiles=tiles, people=people), replace(move, to="a1")


def staff_station(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Make the named square part of a police station laid just now."""
    named = set(cells_of(violations))
    if position.errand:
        position = replace(position, errand=replace(position.errand, at=min(named)))
    tiles = position.towns[seat].tiles
    changed = tuple(replace(one, kind="PO", fresh=True) if named & set(one.cells) else one for one in tiles)
    return position.with_town(seat, tiles=changed), move


def staff_from(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Make the named square part of a park."""
    cell = str(violations[0].params["cell"])
    bare = without_tiles(position, seat, (cell,)).towns[seat].tiles
    return position.with_town(seat, tiles=(*bare, Laid("P1", (cell,)))), move


def grant_seat(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that the building is this seat's."""
    assert position.errand is not None
    return replace(position, errand=replace(position.errand, seat=seat)), move


def grant_size(position: Position, _seat: int, move: Build, violations: Violations) -> Changed:
    """Change the case so that the council gives a tile of this size, or the tile has the size it gives."""
    assert position.errand is not None
    size = number_of(violations[0], "size")
    if size <= 4:
        return replace(position, errand=replace(position.errand, size=size)), move
    return replace(position, errand=replace(position.errand, size=4)), replace(move, tile="R4")


LATER: dict[str, Remover] = {
    "upgrade_nothing": upgrade_nothing,
    "upgrade_kind": next_level,
    "next_level": next_level,
    "uncovers": covered_all,
    "changes": covered_all,
    "fresh": not_fresh,
    "demolish_nothing": demolish_nothing,
    "demolish_hall": demolish_hall,
    "demolish_room": demolish_room,
    "grown": seat_has(grown=False),
    "grow_slots": seat_has(built=1),
    "full_size": full_size,
    "staff_nobody": staff_nobody,
    "staff_place": staff_place,
    "staff_station": staff_station,
    "staff_from": staff_from,
    "grant_seat": grant_seat,
    "grant_size": grant_size,
    "grant_free": said(pay=()),
}
