"""The whole table: all towns side by side, the council, and the middle."""

from functools import partial

import flet as ft

from companion.games.small_city.corrections import CORRECTIONS
from companion.games.small_city.moves import SetStock
from companion.games.small_city.printed import COLOURS, FAMILIES, LIMITED, Kind
from views.boards.small_city.facts import facts
from views.boards.small_city.look import cube_name, game_text, group_look, look_of, tile_name, ui_text
from views.boards.small_city.mini import goods_row, tile_badge
from views.boards.small_city.rows import council_table
from views.boards.small_city.state import Screen
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import town_picture
from views.device.theme import CENTER
from views.kit.amounts import counter_button, number_text
from views.kit.game_board import Middle, Snapshot
from views.kit.layout import areas_side_by_side, title
from views.widgets.seats.seat_marks import seat_head
from views.widgets.sheet import card
from views.widgets.table.correcting import ask_number

COUNCIL, ROWS = 380.0, 330.0
"""Width and height of the council on a display, in pixels."""

EACH = 320
"""A town in the overview is about so wide, in pixels."""


def overview(screen: Screen, width: float) -> ft.Control:
    """Draw every town, then the council and the stock. A tap on a number corrects it."""
    return ft.Column(
        [
            areas_side_by_side(len(screen.seats), width, EACH, partial(_draw_town, screen)),
            card(
                title(ui_text(screen.phone, "council")),
                council_table(screen, min(width, 560) - 32, ask=screen.rules.ask_about),
            ),
            card(title(ui_text(screen.phone, "middle")), _draw_stock(screen)),
        ],
        spacing=16,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _draw_town(screen: Screen, seat: int, width: float) -> ft.Control:
    position = screen.position
    phone, town = screen.phone, position.towns[seat]
    mayor = ui_text(phone, "mayor-here") if position.mayor == seat else ""
    action = game_text(phone, f"card-{town.action}") if town.action else ""
    drawn = town_board(screen, town_picture(screen, seat), width - 32, 360, key="overview", pinch=False)
    parts: list[ft.Control] = [
        seat_head(phone, screen.seats[seat], mayor, action),
        ft.Container(drawn, alignment=CENTER),
        facts(screen, seat),
    ]
    if position.screened and seat != screen.seat:
        parts.insert(
            1,
            ft.Text(ui_text(phone, "behind-screen"), size=phone.size(13), color=ft.Colors.ON_SURFACE_VARIANT),
        )
    return card(*parts)


def draw_middle(snapshot: Snapshot) -> Middle:
    """Draw the council to look at, with the discs of all seats."""
    return Middle(council_table(snapshot, COUNCIL), COUNCIL, ROWS)


def _draw_stock(screen: Screen) -> ft.Control:
    names = (*FAMILIES, "WA", *LIMITED, *COLOURS)
    return ft.Row([_draw_count(screen, name) for name in names], wrap=True, spacing=4, run_spacing=4)


def _draw_count(screen: Screen, name: str) -> ft.Control:
    phone, count = screen.phone, screen.position.stock[name]
    words = _stock_name(screen, name)
    change = partial(ask_number, screen, CORRECTIONS.kind_of(SetStock), name=name)
    return counter_button(
        f"{words} {count}", _draw_stock_mark(screen, name), number_text(phone, count), change
    )


def _stock_name(screen: Screen, name: str) -> str:
    if name in COLOURS:
        return cube_name(screen.phone, name)
    return ui_text(screen.phone, f"group-{name}") if name in FAMILIES else tile_name(screen.phone, name)


def _draw_stock_mark(screen: Screen, name: str) -> ft.Control:
    if name in COLOURS:
        return goods_row(name, 24)
    return tile_badge(group_look(name) if name in FAMILIES else look_of(_tile_kind(name)), 30)


def _tile_kind(name: str) -> Kind:
    return next(kind for kind in ("WA", *LIMITED) if kind == name)
