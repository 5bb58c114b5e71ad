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


def lay_old_tile(position: Position, seat: int, move: Upgrade, violations: Violations) -> Changed:
    """Lay a residence on the square that is named, or on a1 if that is off the board."""
    cell = str(violations[0].params["cell"])
    if cell not in seat_plan(position, seat).grid.index:
        cell = "a1"
    tiles = (*without_tiles(position, seat, (cell,)).towns[seat].tiles, Laid("R1", (cell,)))
    return position.with_town(seat, tiles=tiles), replace(move, origin=cell)


def name_next_level(position: Position, seat: int, move: Upgrade, _violations: Violations) -> Changed:
    """Upgrade to the next level of the same family."""
    old = tile_at(position, seat, move.origin)
    if old.kind in NEXT:
        return position, replace(move, tile=NEXT[old.kind])
    tiles = tuple(replace(tile, kind="R1") if tile == old else tile for tile in position.towns[seat].tiles)
    return position.with_town(seat, tiles=tiles), replace(move, tile="R2")


def cover_old_tile(position: Position, seat: int, move: Upgrade, _violations: Violations) -> Changed:
    """Lay the new tile over the old one on an open board, every square keeping its use."""
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


def age_tile(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Date the named tile to an earlier round."""
    named = set(cells_of(violations))
    tiles = position.towns[seat].tiles
    aged = tuple(replace(one, fresh=False) if named & set(one.cells) else one for one in tiles)
    return position.with_town(seat, tiles=aged), move


def name_last_tile(position: Position, seat: int, move: Demolish, _violations: Violations) -> Changed:
    """Demolish the last tile of the town."""
    return position, replace(move, cells=position.towns[seat].tiles[-1].cells)


def replace_hall(position: Position, seat: int, move: Demolish, _violations: Violations) -> Changed:
    """Replace the City Hall by a park."""
    tiles = position.towns[seat].tiles
    changed = tuple(replace(one, kind="P3") if one.kind == "CH" else one for one in tiles)
    return position.with_town(seat, tiles=changed), move


def remove_citizens(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Remove the named citizens from the town."""
    named = set(cells_of(violations))
    people = position.towns[seat].people
    return position.with_town(seat, people=tuple(one for one in people if one.at not in named)), move


def shrink_town(position: Position, seat: int, move: Grow, _violations: Violations) -> Changed:
    """Make the town a step smaller than its full size."""
    return position.with_town(seat, size=len(seat_plan(position, seat).ground.areas) - 2), move


def put_citizen(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Put a citizen of the seat on the named square."""
    cell = str(violations[0].params["cell"])
    others = tuple(one for one in position.towns[seat].people if one.at != cell)
    return position.with_town(seat, people=(*others, Meeple(cell, seat))), move


def send_to_park(position: Position, seat: int, move: Staff, _violations: Violations) -> Changed:
    """Send the citizen to a free square of a park."""
    bare = without_tiles(position, seat, ("a1",)).with_town(seat, board=OPEN)
    people = tuple(one for one in bare.towns[seat].people if one.at != "a1")
    tiles = (*bare.towns[seat].tiles, Laid("P1", ("a1",)))
    return bare.with_town(seat, tiles=tiles, people=people), replace(move, to="a1")


def make_station(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Make the named square part of a police station laid just now."""
    named = set(cells_of(violations))
    if position.errand:
        position = replace(position, errand=replace(position.errand, at=min(named)))
    tiles = position.towns[seat].tiles
    changed = tuple(replace(one, kind="PO", fresh=True) if named & set(one.cells) else one for one in tiles)
    return position.with_town(seat, tiles=changed), move


def make_park(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Make the named square part of a park."""
    cell = str(violations[0].params["cell"])
    bare = without_tiles(position, seat, (cell,)).towns[seat].tiles
    return position.with_town(seat, tiles=(*bare, Laid("P1", (cell,)))), move


def grant_to_seat(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Grant the building to this seat."""
    assert position.errand is not None
    return replace(position, errand=replace(position.errand, seat=seat)), move


def match_granted_size(position: Position, _seat: int, move: Build, violations: Violations) -> Changed:
    """Grant a tile of the named size, or build one of the granted size if that is over four."""
    assert position.errand is not None
    size = number_of(violations[0], "size")
    if size <= 4:
        return replace(position, errand=replace(position.errand, size=size)), move
    return replace(position, errand=replace(position.errand, size=4)), replace(move, tile="R4")


LATER: dict[str, Remover] = {
    "upgrade_nothing": lay_old_tile,
    "upgrade_kind": name_next_level,
    "next_level": name_next_level,
    "uncovers": cover_old_tile,
    "changes": cover_old_tile,
    "fresh": age_tile,
    "demolish_nothing": name_last_tile,
    "demolish_hall": replace_hall,
    "demolish_room": remove_citizens,
    "grown": seat_has(grown=False),
    "grow_slots": seat_has(built=1),
    "full_size": shrink_town,
    "staff_nobody": put_citizen,
    "staff_place": send_to_park,
    "staff_station": make_station,
    "staff_from": make_park,
    "grant_seat": grant_to_seat,
    "grant_size": match_granted_size,
    "grant_free": said(pay=()),
}
