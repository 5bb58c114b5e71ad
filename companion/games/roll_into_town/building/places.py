"""Rules for the square of a building: each computes all the squares it forbids on a map at once."""

from dataclasses import dataclass
from functools import lru_cache

from companion.engine.rules import AreaRule, free_cells, hit_cells
from companion.engine.words import Params
from companion.games.roll_into_town.land import Land, seat_land
from companion.games.roll_into_town.marks import EMPTY, OPPOSITE, SIDES, Building
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import Printed
from companion.games.roll_into_town.words import building_word, token_word
from companion.geometry.bits import Mask, bits
from companion.geometry.cached import cached_property


@dataclass(frozen=True, eq=False)
class Site:
    """Map, with the building in hand.

    Attributes:
        land: the map.
        sheet: the printed values of the seat's sheet.
        building: the building in hand.
        mirrored: true where the Cathedral is flipped.
    """

    land: Land
    sheet: Printed
    building: Building
    mirrored: bool

    def covered_cells(self, number: int) -> Mask:
        """Compute the mask that a building covers at a square. Empty if the Cathedral does not fit."""
        cell = 1 << number
        if self.building == "cathedral":
            return self.sheet.outlines(self.mirrored).get(number, 0)
        return cell | self.land.grid.toward(cell, "n") if self.building == "lighthouse" else cell

    @cached_property
    def named_squares(self) -> Mask:
        """Squares that can be named for the building: for the Cathedral those where its outline fits."""
        if self.building != "cathedral":
            return self.land.grid.full
        return sum(1 << number for number in self.sheet.outlines(self.mirrored))

    @cached_property
    def bare_coasts(self) -> Mask:
        """Coasts on which nothing stands."""
        land = self.land
        return land.coasts & ~(land.harbors | land.bottoms | land.tops)

    @cached_property
    def bare_oceans(self) -> Mask:
        """Oceans on which nothing stands."""
        return self.land.oceans & ~self.land.tops

    @cached_property
    def rivers_beside(self) -> tuple[Mask, Mask]:
        """Squares beside a river, and those that an open side of a river leads to."""
        land, beside, before = self.land, 0, 0
        for number in bits(land.squares_of("R")):
            for side in SIDES:
                reached = land.grid.toward(1 << number, side)
                if side in land.open_sides(number):
                    before |= reached
                else:
                    beside |= reached
        return beside, before


@lru_cache(maxsize=1024)
def _cached_site(land: Land, sheet: Printed, building: Building, mirrored: bool) -> Site:
    return Site(land, sheet, building, mirrored)


def building_site(position: Position, seat: int, building: Building, mirrored: bool = False) -> Site:
    """Return the site of a seat's map and a building."""
    flipped = mirrored and building == "cathedral"
    return _cached_site(seat_land(position, seat), position.printed, building, flipped)


# Which squares ----------------------------------------------------------------------------------------------


def _cells_off_map(site: Site) -> Mask:
    """Compute the squares at which the Cathedral does not fit on the map."""
    return site.land.grid.full & ~site.named_squares


def _cells_covering_something(site: Site) -> Mask:
    """Compute the squares at which a building would cover something."""
    match site.building:
        case "harbor":
            return 0
        case "lighthouse":
            return site.land.grid.full & ~(site.land.free | site.bare_coasts)
        case "cathedral":
            outlines = site.sheet.outlines(site.mirrored).items()
            return sum(1 << number for number, mask in outlines if mask & ~site.land.free)
    return site.land.grid.full & ~site.land.free


def _obstacles_at(site: Site, cell: Mask) -> Mask:
    """Compute the obstacles of a building. A lighthouse's top has its own rule."""
    if site.building == "cathedral":
        return site.covered_cells(cell.bit_length() - 1) & ~site.land.free
    return cell


def _obstacle_params(site: Site, cell: Mask) -> Params:
    """Describe the obstacles by the first one's square."""
    cause = _obstacles_at(site, cell)
    number = (cause & -cause).bit_length() - 1
    count = cause.bit_count()
    word = token_word(site.land.cells[number])
    at = site.land.grid.names[number]
    return {
        "building": building_word(site.building),
        "kind": site.building,
        "at": at,
        "there": word,
        "count": count,
    }


def _cells_without_coast(site: Site) -> Mask:
    return site.land.grid.full & ~site.bare_coasts if site.building == "harbor" else 0


def _cells_not_beside_river(site: Site) -> Mask:
    return site.land.grid.full & ~site.rivers_beside[0] if site.building == "watermill" else 0


def _rivers_leading_to(site: Site, cell: Mask) -> Mask:
    """Compute the rivers whose open sides lead to a square."""
    land, found = site.land, 0
    for side in SIDES:
        reached = land.grid.toward(cell, side) & land.squares_of("R")
        if reached and OPPOSITE[side] in land.open_sides(reached.bit_length() - 1):
            found |= reached
    return found


def _river_params(site: Site, cell: Mask) -> Params:
    """Tell if the square lies before a river, though not beside it."""
    name = site.land.grid.names[cell.bit_length() - 1]
    rivers = site.land.squares_of("R").bit_count()
    return {"at": name, "before": int(bool(site.rivers_beside[1] & cell)), "rivers": rivers}


def _cells_far_from_coast(site: Site) -> Mask:
    """Compute the empty squares without a coast in any of the eight directions."""
    return site.land.free & ~site.land.grid.halo(site.land.coasts) if site.building == "lighthouse" else 0


def _cells_without_top(site: Site) -> Mask:
    """Compute the squares without room above for the lighthouse's top."""
    if site.building != "lighthouse":
        return 0
    land = site.land
    able = land.free | site.bare_coasts | site.bare_oceans
    return land.grid.full & ~land.grid.toward(able, "s")


def _top_cell(site: Site, cell: Mask) -> Mask:
    return site.land.grid.toward(cell, "n")


def _top_params(site: Site, cell: Mask) -> Params:
    """Describe the obstacle of a lighthouse's top. ``off`` if the top would be off the map."""
    above, names = _top_cell(site, cell), site.land.grid.names
    at = names[cell.bit_length() - 1]
    if not above:
        return {"at": at, "why": "off", "top": at, "there": token_word(EMPTY)}
    number = above.bit_length() - 1
    there = token_word(site.land.cells[number])
    return {"at": at, "why": "taken", "top": names[number], "there": there}


def _square_params(site: Site, cell: Mask) -> Params:
    number = cell.bit_length() - 1
    there = token_word(site.land.cells[number])
    on_coast = int(site.land.cells[number][0] == "C")
    return {
        "building": building_word(site.building),
        "at": site.land.grid.names[number],
        "there": there,
        "on_coast": on_coast,
    }


AREA: tuple[AreaRule[Site], ...] = (
    AreaRule(
        "built_over",
        "build.where",
        _cells_covering_something,
        "impossible",
        causes=_obstacles_at,
        params_at=_obstacle_params,
    ),
    AreaRule(
        "coast",
        "build.harbor",
        _cells_without_coast,
        "impossible",
        causes=hit_cells,
        params_at=_square_params,
    ),
    AreaRule(
        "beside",
        "build.watermill",
        _cells_not_beside_river,
        causes=_rivers_leading_to,
        params_at=_river_params,
    ),
    AreaRule("bottom", "build.lighthouse", _cells_far_from_coast, causes=hit_cells, params_at=_square_params),
    AreaRule(
        "top", "build.lighthouse", _cells_without_top, "impossible", causes=_top_cell, params_at=_top_params
    ),
    AreaRule(
        "outline", "build.cathedral", _cells_off_map, "impossible", causes=hit_cells, params_at=_square_params
    ),
)
"""Rules for the square of a building, in the order of the rulebook."""


@lru_cache(maxsize=1024)
def legal_squares(site: Site) -> Mask:
    """Compute the mask of squares at which no rule about places forbids a building."""
    return free_cells(AREA, site.land.grid, site)


def legal_building_squares(position: Position, seat: int, building: Building, mirrored: bool = False) -> Mask:
    """Compute the mask of a building's legal squares: its own, its bottom, or its first.

    Args:
        position: the table.
        seat: the seat whose map it is.
        building: the building in hand.
        mirrored: true if the Cathedral is flipped; other buildings have no mirror.
    """
    return legal_squares(building_site(position, seat, building, mirrored))


def covered_cells(position: Position, building: Building, number: int, mirrored: bool = False) -> Mask:
    """Compute the mask that a building covers, by the number of its square, its bottom or its first square.

    The mask is empty if the Cathedral does not fit. It is the lighthouse's bottom alone if its top
    would be off the map. The map's size and the Cathedral's outline are the same for every seat.
    """
    return building_site(position, 0, building, mirrored).covered_cells(number)
