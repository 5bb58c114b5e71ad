"""What lies around a square: which tiles influence it, for somebody who asks."""

from companion.games.small_city.plan import INDUSTRY
from companion.games.small_city.position import CellName, Cells
from companion.games.small_city.printed import CULTURE, family
from views.boards.small_city.look import tile_name, ui
from views.boards.small_city.showing import picture_of, town_plan
from views.boards.small_city.spoken import square_words
from views.screen import Screen


def influencing(screen: Screen, at: CellName) -> tuple[int, ...]:
    """The numbers of the tiles whose area of influence holds a square, or the tile on it."""
    here = town_plan(screen)
    number = here.on.get(at)
    squares = here.solids[number] if number is not None else here.grid.mask(at)
    return tuple(i for i, halo in enumerate(here.halos) if i != number and halo & squares)


def square_halo(screen: Screen, at: CellName) -> Cells:
    """The squares that the tile on a square influences; of the tiles that influence it where none lies."""
    here = town_plan(screen)
    number = here.on.get(at)
    if number is not None:
        return here.grid.named(here.halos[number])
    found = 0
    for i in influencing(screen, at):
        found |= here.masks[i]
    return here.grid.named(found)


def influence_lines(screen: Screen, at: CellName) -> list[str]:
    """What lies on a square, and what influences it."""
    phone, here = screen.phone, town_plan(screen)
    found = [here.tiles[i].kind for i in influencing(screen, at)]
    counts = (
        ("culture", sum(kind in CULTURE for kind in found)),
        ("homes", sum(family(kind) == "R" for kind in found)),
        ("industry", sum(family(kind) in INDUSTRY for kind in found)),
    )
    what = square_words(phone, picture_of(screen), screen.names, at)
    if not found:
        return [what, ui(phone, "influence-none")]
    named = tuple(dict.fromkeys(tile_name(phone, kind) for kind in found))
    numbers = " · ".join(ui(phone, f"influence-{name}", n=count) for name, count in counts if count)
    return [what, ui(phone, "influence", tiles=named), numbers]
