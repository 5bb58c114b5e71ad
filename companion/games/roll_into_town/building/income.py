"""Income without felling, and the trees around a lumberjack."""

from companion.games.roll_into_town.land import Land
from companion.games.roll_into_town.printed import Goods
from companion.geometry.bits import Mask, bits


def compute_income(land: Land) -> Goods:
    """Compute a map's income at one gathering without felling, before the limit of a seat's goods.

    Every farm gives a food, and one more for every watermill; every harbor a food; every pickaxe a stone for
    each mountain around it.
    """
    farms, mills = land.squares_of("F").bit_count(), land.cells_of("watermill").bit_count()
    food = farms * (1 + mills) + land.harbors.bit_count()
    stone = sum(mountains_around(land, number).bit_count() for number in bits(land.cells_of("pickaxe")))
    return Goods(food, stone, 0)


def mountains_around(land: Land, number: int) -> Mask:
    """Compute the mask of mountains in the eight squares around a square."""
    return land.grid.halo(1 << number) & land.squares_of("M")


def trees_around(land: Land, number: int) -> Mask:
    """Compute the mask of trees in the eight squares around a square, which a lumberjack there fells."""
    return land.grid.halo(1 << number) & land.trees


def ready_lumberjacks(land: Land) -> Mask:
    """Compute the mask of lumberjacks with a tree around them."""
    return land.cells_of("lumberjack") & land.grid.halo(land.trees) if land.trees else 0
