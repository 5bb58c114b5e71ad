"""Details of a square for a reader: its influences, and the buildings they allow."""

from companion.games.small_city.building.halos import Influence, influence_on
from companion.games.small_city.position import CellName, Cells
from views.boards.small_city.look import tile_name, ui_text
from views.boards.small_city.screen_reader import square_words
from views.boards.small_city.state import Screen
from views.boards.small_city.town_view import town_picture, town_plan
from views.device.phone import Phone

COUNTED = ("culture", "homes", "industry")
"""Groups of tiles that a level counts, or that forbid a tile."""


def square_halo(screen: Screen, origin: CellName) -> Cells:
    """Return the squares that the tile on a square influences.

    For an empty square, they are those of the tiles that influence it.
    """
    plan = town_plan(screen)
    number = plan.tile_numbers_by_cell.get(origin)
    if number is not None:
        return plan.grid.names_of(plan.halos[number])
    found = influence_on(screen.position, screen.seat, origin).tiles
    return tuple(cell for tile in found for cell in tile.cells)


def influence_lines(screen: Screen, cell: CellName) -> list[str]:
    """Describe a square: its contents, its influences, and the levels of a single tile on it."""
    phone = screen.phone
    what = square_words(phone, town_picture(screen), screen.names, cell)
    found = influence_on(screen.position, screen.seat, cell)
    said = [what, *_describe_influence(phone, found)]
    return said if cell in town_plan(screen).tile_numbers_by_cell else [*said, *_allowed_levels(phone, found)]


def _describe_influence(phone: Phone, influence: Influence) -> list[str]:
    if not influence.tiles:
        return [ui_text(phone, "influence-none")]
    named = tuple(dict.fromkeys(tile_name(phone, tile.kind) for tile in influence.tiles))
    counts = ((name, len(influence.groups.get(name, ()))) for name in COUNTED)
    numbers = " · ".join(ui_text(phone, f"influence-{name}", n=count) for name, count in counts if count)
    return [ui_text(phone, "influence", tiles=named), *filter(None, [numbers])]


def _allowed_levels(phone: Phone, influence: Influence) -> list[str]:
    """List the highest levels that could be built here, and the tiles that may not lie here at all."""
    highest = tuple(f"{letter}{level}" for letter, level in influence.levels.items() if level)
    allowed = [ui_text(phone, "influence-levels", tiles=highest)] if highest else []
    return [*allowed, *(ui_text(phone, f"influence-no-{what}") for what in influence.forbids)]
