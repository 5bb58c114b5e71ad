"""Contents of a square in words for a screen reader."""

from collections.abc import Sequence

from companion.games.small_city.position import CellName
from views.boards.small_city.look import cube_name, tile_name, ui_text
from views.boards.small_city.picture import Ghost, Picture
from views.boards.small_city.tiles import square_functions
from views.device.phone import Phone
from views.kit.layout import join_words


def square_words(phone: Phone, picture: Picture, names: Sequence[str], cell: CellName) -> str:
    """Describe a square: its name, its contents, the citizens on it, and the effect of a tap.

    Args:
        phone: the phone that shows it.
        picture: the drawn town.
        names: the people's names, by seat.
        cell: the square.
    """
    parts = [f"{cell} {_describe_ground(phone, picture, cell)}"]
    town = picture.town
    for one in (one for one in town.people if one.at == cell):
        parts += [ui_text(phone, "square-lying" if one.spent else "square-citizen", name=names[one.seat])]
    parts += [cube_name(phone, cube.colour) for cube in town.cubes if cube.at == cell]
    parts += [ui_text(phone, "square-grave", name=names[one.seat]) for one in town.graves if one.at == cell]
    parts += [_describe_held(phone, picture, ghost, cell) for ghost in picture.ghosts if cell in ghost.cells]
    if cell in picture.street:
        parts.append(ui_text(phone, "square-street"))
    if cell in picture.arrows:
        parts.append(ui_text(phone, "square-upgrade"))
    if picture.says:
        parts.append(picture.says(cell))
    return join_words(phone, parts)


def _describe_ground(phone: Phone, picture: Picture, cell: CellName) -> str:
    plan = picture.plan
    tile = plan.tile_at(cell)
    if tile:
        return _describe_function(phone, tile.kind, plan.functions_by_cell[cell])
    bit = plan.grid.mask(cell)
    if bit & plan.ground.obstacles:
        return ui_text(phone, "square-rock")
    if bit & plan.ground.water:
        return ui_text(phone, "square-water")
    return ui_text(phone, "square-free" if bit & plan.area(picture.town.size) else "square-locked")


def _describe_held(phone: Phone, picture: Picture, ghost: Ghost, cell: CellName) -> str:
    """Describe the tile in hand, and the function of its part on this square."""
    does = square_functions(picture.plan.box, ghost.kind, ghost.cells)[cell]
    return ui_text(phone, "square-held", tile=_describe_function(phone, ghost.kind, does))


def _describe_function(phone: Phone, kind: str, does: str) -> str:
    name = tile_name(phone, kind)
    return name if does == "#" else f"{name} ({ui_text(phone, 'does-' + _DOES[does])})"


_DOES = {
    "~": "water",
    "w": "makes-w",
    "g": "makes-g",
    "b": "makes-b",
    "$": "money",
    "m": "goods-money",
    "v": "money-votes",
    "x": "goods-votes",
}
