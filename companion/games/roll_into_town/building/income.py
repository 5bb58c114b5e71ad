"""Income without felling, and the trees around a lumberjack."""

from companion.games.roll_into_town.land import Land
from companion.games.roll_into_town.printed import Goods
from companion.geometry.bits import bits


def income(here: Land) -> Goods:
    """Compute a map's income at one gathering without felling, before the limit of a seat's goods.

    Every farm gives a food, and one more for every watermill; every harbor a food; every pickaxe a stone for
    each mountain around it.
    """
    farms, mills = here.of("F").bit_count(), here.cells_of("watermill").bit_count()
    food = farms * (1 + mills) + here.harbors.bit_count()
    stone = sum(mountains(here, number).bit_count() for number in bits(here.cells_of("pickaxe")))
    return Goods(food, stone, 0)


def mountains(here: Land, number: int) -> int:
    """Compute the mask of mountains in the eight squares around a square."""
    return here.grid.halo(1 << number) & here.of("M")


def fells(here: Land, number: int) -> int:
    """Compute the mask of trees in the eight squares around a square, which a lumberjack there fells."""
    return here.grid.halo(1 << number) & here.trees


def ready(here: Land) -> int:
    """Compute the mask of lumberjacks with a tree around them."""
    return here.cells_of("lumberjack") & here.grid.halo(here.trees) if here.trees else 0
