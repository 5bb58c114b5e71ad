"""A town on the screen: the board, its tiles, and the pieces on them."""

from collections.abc import Hashable, Sequence
from functools import partial

import flet as ft

from companion.games.small_city.position import CellName
from companion.games.small_city.printed import Kind, level_of
from views.boards.small_city.ghosts import arrow_shapes, ghost_shapes
from views.boards.small_city.ground import ground_shapes
from views.boards.small_city.look import board_look, look_of, ui_text
from views.boards.small_city.picture import Picture
from views.boards.small_city.pieces import piece_shapes
from views.boards.small_city.screen_reader import square_words
from views.boards.small_city.state import Screen
from views.boards.small_city.tiles import ROOMY, tile_shapes
from views.device.phone import Phone
from views.device.theme import CENTER
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit import board, layers
from views.kit.board import Taps
from views.kit.layers import Drawn, Faces
from views.kit.layouts import Window
from views.kit.marks import Glow, Marks
from views.kit.shared_render import draw_once
from views.kit.squares import TOUCHABLE, Squares, fit_squares, window_on
from views.kit.viewer import Bystander


def _lay_out_town(picture: Picture, width: float, height: float) -> Squares:
    """Lay out the building area and all pieces on the board, as large as they fit."""
    plan, town = picture.plan, picture.town
    graves = plan.grid.mask(*(grave.at for grave in town.graves))
    mask = 0 if picture.whole else plan.area(town.size) | plan.covered | graves
    return fit_squares(plan.grid, width, height, mask=mask)


def town_board(
    screen: Screen,
    picture: Picture,
    width: float,
    height: float,
    *,
    key: Hashable = "body",
    pinch: bool = True,
) -> ft.Control:
    """Draw a town to play on, as large as it fits.

    Args:
        screen: the phone's.
        picture: the thing to draw.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        key: its part of the page.
        pinch: True if two fingers make it larger.
    """
    phone, near = screen.phone, screen.zoom.near if picture.tap else ""
    window, layout = window_on(_lay_out_town(picture, width, height), near, TOUCHABLE, width, height)
    tapped, names = layout.names if picture.tap else (), screen.names
    taps = Taps(
        {at: square_words(phone, picture, names, at) for at in tapped},
        picture.tap,
        picture.hold,
        where=(key, picture.seat),
        small=TOUCHABLE if pinch else 0,
        only_near=False,
        pinch=ui_text(phone, "whole-town") if pinch else "",
        tells=picture.says is not None,
        describe=partial(square_words, phone, picture, names),
    )
    label = ui_text(phone, "town-of", name=screen.names[picture.seat])
    return board.board(
        screen, window, _draw_layers(phone, picture, layout), taps, label=label, names=layout.size >= ROOMY
    )


def town_drawing(
    phone: Phone, picture: Picture, names: Sequence[str], width: float, height: float
) -> ft.Control:
    """Draw a town to look at only, as large as it fits.

    Args:
        phone: the phone that shows it.
        picture: the thing to draw.
        names: the people's names, by seat.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
    """
    layout = _lay_out_town(picture, width, height)
    return board.board(
        Bystander(phone),
        Window.whole(layout),
        _draw_layers(phone, picture, layout),
        label=ui_text(phone, "town-of", name=names[picture.seat]),
        names=layout.size >= ROOMY,
    )


def _draw_layers(phone: Phone, picture: Picture, layout: Squares) -> layers.Picture:
    """Draw the layers of a town, from the board up, and its marks."""
    plan, town, look = picture.plan, picture.town, board_look(phone)
    taken = frozenset(one.at for one in town.people) | frozenset(one.at for one in town.cubes)
    people = (town.people, town.cubes, town.graves, picture.street, picture.colours)
    ghosts, arrows = picture.ghosts, picture.arrows
    ground = Drawn(
        "ground", (plan.ground, plan.grid, town.size), lambda: ground_shapes(picture, layout, look)
    )
    return layers.Picture(
        [ground],
        [
            Drawn("tiles", (plan.tiles, plan.box, taken), lambda: tile_shapes(plan, layout, taken, look)),
            _draw_icons(phone, picture, layout, taken),
            Drawn("people", people, lambda: piece_shapes(picture, layout, phone.dark)),
        ],
        _make_marks(picture),
        [Drawn("ghosts", (ghosts, plan.box), lambda: ghost_shapes(plan.box, ghosts, layout))],
        [Drawn("arrows", arrows, lambda: arrow_shapes(arrows, layout))],
    )


def _make_marks(picture: Picture) -> Marks:
    glows: dict[CellName, Glow] = dict.fromkeys(picture.lights, "open")
    for cells, glow in ((picture.chosen, "chosen"), (picture.lit, "lit"), (picture.asked, "asked")):
        glows.update(dict.fromkeys(cells, glow))  # type: ignore[arg-type]
    ghosts = tuple(ghost.cells for ghost in picture.ghosts)
    taken = frozenset(picture.plan.tile_numbers_by_cell)
    return Marks(glows, taken, faint=picture.faint, halo=picture.halo, ghosts=ghosts, bold=True)


def _draw_pictogram(_phone: Phone, kind: Kind, size: float) -> ft.Control:
    look = look_of(kind)
    return ft.Icon(look.icon, size=size, color=look.ink)


def _draw_icons(phone: Phone, picture: Picture, layout: Squares, covered: frozenset[CellName]) -> Faces:
    """Draw every tile's pictogram on its places: large on a free place, else small in a corner."""
    plan, shown = picture.plan, dict[CellName, Hashable]()
    for tile in plan.tiles if layout.size >= ROOMY else ():
        places = [cell for cell in layout.shown_among(tile.cells) if plan.functions_by_cell.get(cell) == "#"]
        first = min(places, key=lambda cell: layout.square(cell)[::-1], default=None)
        for cell in places:
            if cell not in covered or (cell == first and not level_of(tile.kind)):
                shown[cell] = (tile.kind, cell in covered)

    def draw_icon(cell: CellName) -> ft.Control:
        kind, small = plan.tiles[plan.tile_numbers_by_cell[cell]].kind, cell in covered
        mark = draw_once(phone, _draw_pictogram, kind, round(layout.size * (0.28 if small else 0.46), 1))
        moved = layout.size * 0.06 if small else layout.size * 0.12
        return ft.Container(
            mark,
            width=layout.size,
            height=layout.size,
            alignment=write_value(ft.Alignment, 1, -1) if small else CENTER,
            padding=write_value(ft.Padding.only, top=moved, right=layout.size * 0.06 if small else 0),
            opacity=0.8 if level_of(kind) and not small else 1.0,
        )

    return Faces("icons", shown, draw_icon)
