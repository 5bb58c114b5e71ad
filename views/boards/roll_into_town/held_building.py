"""The building in hand: its possible sites, its present one, and its payment."""

from dataclasses import replace

from companion.games.roll_into_town.building.paying import ways_to_pay
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import BUILDINGS, Building
from companion.games.roll_into_town.moves import Build
from companion.games.roll_into_town.position import CellName
from companion.games.roll_into_town.printed import Goods
from companion.geometry.bits import bits
from views.boards.roll_into_town.state import Screen, hand_of, have
from views.kit.play_move import least_refused_move
from views.models.legal_moves import legal_moves


def building_in_hand(screen: Screen) -> Building | None:
    """Return the building in hand, or None."""
    return next((building for building in BUILDINGS if building == screen.piece), None)


def is_mirrored(screen: Screen) -> bool:
    """Check that the Cathedral is held flipped."""
    return hand_of(screen).flipped


def legal_builds(screen: Screen, building: Building) -> tuple[Build, ...]:
    """List every legal move that builds a building."""
    return tuple(move for move in legal_moves(screen, Build) if move.building == building)


def possible_sites(screen: Screen, building: Building) -> dict[CellName, tuple[CellName, ...]]:
    """Map each square a building could cover to the squares that name those sites, the likeliest first."""
    found: dict[CellName, list[CellName]] = {}
    flipped = is_mirrored(screen)
    for at in dict.fromkeys(move.at for move in legal_builds(screen, building) if move.mirrored == flipped):
        cells = _cathedral_outline(screen, at) if building == "cathedral" else (at,)
        for cell in cells:
            found.setdefault(cell, []).append(at)
    return {cell: tuple(sorted(at, key=lambda one: one != cell)) for cell, at in found.items()}


def _cathedral_outline(screen: Screen, cell: CellName) -> tuple[CellName, ...]:
    """List the squares the Cathedral covers from one on, as it is held."""
    position = screen.position
    grid = position.printed.grid
    mask = position.printed.outlines(is_mirrored(screen)).get(grid.index[cell], 0)
    return tuple(grid.names[number] for number in bits(mask))


def held_builds(screen: Screen) -> tuple[Build, ...]:
    """List the moves for the building in pencil, one for each payment, the chosen one first."""
    building, at = building_in_hand(screen), hand_of(screen).at
    if building is None or at is None:
        return ()
    fitting = [
        move
        for move in legal_builds(screen, building)
        if (move.at, move.mirrored) == (at, is_mirrored(screen))
    ]
    given = hand_of(screen).given
    fitting.sort(key=lambda move: move.given != given)
    return tuple(fitting)


def hold_building(screen: Screen, tapped: CellName, first: CellName) -> None:
    """Draw the building in pencil, from its first square on."""
    screen.close()
    have(screen, replace(hand_of(screen), at=first, given=None))
    screen.target = tapped


def choose_payment(screen: Screen, payment: Goods) -> None:
    """Choose the goods given at the Market for the building in pencil."""
    have(screen, replace(hand_of(screen), given=payment))


def flip_cathedral(screen: Screen, flipped: bool) -> None:
    """Hold the Cathedral flipped left to right, or not."""
    have(screen, replace(hand_of(screen), flipped=flipped))


def clear_pencil(screen: Screen) -> None:
    """Clear the pencil, but keep the building in hand."""
    screen.close()
    have(screen, replace(hand_of(screen), at=None, given=None))
    screen.target = None


def refused_build(screen: Screen, building: Building, square: CellName | None = None) -> Build:
    """Return the refused move with the fewest violations for a building, on a square or anywhere."""
    position = screen.position
    ways = ways_to_pay(seat_land(position, screen.seat), position.sheet(screen.seat), building)
    given = ways[0] if ways else Goods()
    flipped = is_mirrored(screen) and building == "cathedral"
    names = position.printed.grid.names
    if building == "cathedral":
        names = tuple(names[number] for number in position.printed.outlines(flipped))
        around = tuple(name for name in names if square is None or square in _cathedral_outline(screen, name))
        cells = around or ((square,) if square else names)
    else:
        cells = (square,) if square else names
    return least_refused_move(screen, (Build(building, cell, flipped, given) for cell in cells))
