"""Painting a town as it lies on the table: to correct the mirror, or to score a game played without it."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.small_city.moves import SetSquare, SetTile
from companion.games.small_city.plan import laying_of, names_of
from companion.games.small_city.position import CellName, Cells
from companion.games.small_city.printed import Colour, Kind
from views.boards.small_city import tracks
from views.boards.small_city.brushes import brush_in_hand, brush_row
from views.boards.small_city.held_tile import kind_in_hand
from views.boards.small_city.look import FAMILIES, Group, group_of, tile_name, ui_text
from views.boards.small_city.palette import Offer, group_row, tile_row
from views.boards.small_city.picture import Ghost
from views.boards.small_city.state import MODES, Mode, Screen, Stands, hand_of, have
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import town_picture, town_plan
from views.kit.actions import primary_button, square_button
from views.kit.layout import centred_line, column, row
from views.models.choices import way_after
from views.widgets.buttons import text_button
from views.widgets.choices import segments


def _current_mode(screen: Screen) -> Mode:
    return hand_of(screen).mode


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the town to paint, or the tracks beside it."""
    if _current_mode(screen) == "tracks":
        return tracks.body(screen, width)
    kind, cells = kind_in_hand(screen), hand_of(screen).cells
    ghosts = (Ghost(kind, cells),) if kind and cells else ()
    picture = town_picture(screen, ghosts=ghosts, tap=partial(_paint_square, screen))
    return town_board(screen, picture, width, height)


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the modes of painting, and the tools of the chosen one."""
    phone = screen.phone
    modes = [(mode, ui_text(phone, f"paint-{mode}")) for mode in MODES]

    def show_mode(mode: Mode) -> None:
        screen.close()
        screen.piece, screen.target = None, None
        have(screen, replace(hand_of(screen), mode=mode, cells=(), brush=None))

    parts: list[ft.Control] = [segments(phone, modes, _current_mode(screen), show_mode)]
    match _current_mode(screen):
        case "tiles":
            parts += _draw_tiles(screen)
        case "pieces":
            parts.append(brush_row(screen))
    return column(*parts)


# Tiles ----------------------------------------------------------------------------------------------------


def _draw_tiles(screen: Screen) -> list[ft.Control]:
    phone = screen.phone
    kind, cells = kind_in_hand(screen), hand_of(screen).cells
    if kind and cells:
        lay = primary_button(
            phone,
            ui_text(phone, "lay-it", tile=tile_name(phone, kind)),
            lambda: _lay_tile(screen, kind, cells),
        )
        at = screen.target or cells[0]
        turn = square_button(
            phone, ft.Icons.ROTATE_RIGHT, ui_text(phone, "turn"), lambda: _hold_tile(screen, kind, at)
        )
        return [row(turn, lay)]
    group = group_of(kind) if kind else hand_of(screen).group or "R"
    more: dict[Group, tuple[Kind, ...]] = {"K": ("CH",), "I": ("WA",)}
    offers = [Offer(one) for one in (*more.get(group, ()), *FAMILIES[group])]

    def pick_tile(kind: Kind) -> None:
        have(screen, replace(hand_of(screen), cells=(), group=group))
        screen.pick(kind)

    def open_group(group: Group) -> None:
        screen.piece, screen.target = None, None
        have(screen, replace(hand_of(screen), cells=(), group=group))

    erase = text_button(
        phone, ui_text(phone, "paint-hint" if kind else "paint-erase"), lambda: None, dim=True
    )
    return [
        group_row(phone, FAMILIES, group, frozenset(FAMILIES), open_group),
        tile_row(phone, screen.position.box, offers, screen.piece, pick_tile),
        centred_line(erase),
    ]


def _paint_square(screen: Screen, cell: CellName) -> None:
    if screen.acts.only_watches():
        return
    if _current_mode(screen) == "pieces":
        _toggle_piece(screen, cell)
        return
    kind = kind_in_hand(screen)
    if kind is None:
        tile = town_plan(screen).tile_at(cell)
        if tile:
            screen.acts.correct(SetTile(screen.seat, None, tile.cells))
        return
    _hold_tile(screen, kind, cell)


def _hold_tile(screen: Screen, kind: Kind, cell: CellName) -> None:
    """Hold a tile over a square, or turn it there. A tile of one square is laid at once."""
    plan = town_plan(screen)
    square = plan.grid.mask(cell)
    every = [one for one in plan.box.layings(kind, plan.grid) if one.mask & square]
    free = [one for one in every if not one.mask & (plan.covered | plan.ground.obstacles)] or every
    lying = sorted((names_of(plan, one) for one in free), key=lambda cells: cells[0] != cell)
    cells = way_after(lying, hand_of(screen).cells if screen.target == cell else None)
    if len(cells) == 1:
        _lay_tile(screen, kind, cells)
        return
    have(screen, replace(hand_of(screen), cells=cells))
    screen.target = cell


def _lay_tile(screen: Screen, kind: Kind, cells: Cells) -> None:
    laying = laying_of(town_plan(screen), kind, cells)
    if laying:
        screen.acts.correct(SetTile(screen.seat, kind, names_of(town_plan(screen), laying)))
        screen.target = None
        have(screen, replace(hand_of(screen), cells=()))


# Pieces ---------------------------------------------------------------------------------------------------


def _toggle_piece(screen: Screen, cell: CellName) -> None:
    """Put a citizen, a good or a grave on a square, or take it off again."""
    position = screen.position
    town = position.towns[screen.seat]
    citizen = next((one.seat for one in town.people if one.at == cell), None)
    grave = next((one.seat for one in town.graves if one.at == cell), None)
    goods: tuple[Colour, ...] = tuple(one.colour for one in town.cubes if one.at == cell)
    match brush_in_hand(screen):
        case Stands("citizen", wanted):
            screen.acts.correct(SetSquare(screen.seat, cell, None if citizen == wanted else wanted))
        case Stands("grave", wanted):
            screen.acts.correct(SetSquare(screen.seat, cell, grave=None if grave == wanted else wanted))
        case "eraser":
            screen.acts.correct(SetSquare(screen.seat, cell))
        case "w" | "g" | "b" as brush:
            most = position.box.warehouse if _stored_goods(screen, cell) == "WA" else 1
            more = (*goods, brush) if len(goods) < most else (brush,) if goods != (brush,) else ()
            screen.acts.correct(SetSquare(screen.seat, cell, cubes=more))


def _stored_goods(screen: Screen, cell: CellName) -> str:
    tile = town_plan(screen).tile_at(cell)
    return tile.kind if tile else ""
