"""The middle of a table of Citadels: the pile, and the characters of the round that are public."""

import flet as ft

from companion.games.citadels.printed import Role
from views.boards.citadels.look import ui_text
from views.boards.citadels.role_cards import role_tag
from views.device.phone import Phone
from views.kit.game_board import Middle, Snapshot, TableLook

WIDTH, LINE = 620.0, 40.0
"""Width of the lines, and the height of one, in pixels."""


def draw_middle(snapshot: Snapshot) -> Middle:
    """Draw the pile and the public characters to look at."""
    lines = middle_rows(snapshot)
    return Middle(ft.Column(lines, spacing=4, tight=True), WIDTH, LINE * max(2, len(lines)))


def middle_rows(table: TableLook) -> list[ft.Control]:
    """Draw a row with the pile, and one with the public characters if there are any."""
    phone, position = table.phone, table.position
    pile = ft.Row(
        [
            ft.Icon(ft.Icons.LAYERS, size=phone.size(20), color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Text(ui_text(phone, "pile", n=position.pile), size=phone.size(15), no_wrap=True),
        ],
        spacing=8,
        tight=True,
    )
    size = ft.Text(
        ui_text(phone, "table-size", n=position.city_size),
        size=phone.size(14),
        color=ft.Colors.ON_SURFACE_VARIANT,
    )
    known: list[ft.Control] = []
    if position.up:
        known.append(_draw_role_line(phone, "table-up", position.up))
    if position.killed:
        known.append(_draw_role_line(phone, "table-killed", (position.killed,), struck=True))
    if position.robbed:
        known.append(_draw_role_line(phone, "table-robbed", (position.robbed,)))
    rows: list[ft.Control] = [ft.Row([pile, size], wrap=True, spacing=16, run_spacing=6)]
    if known:
        rows.append(ft.Row(known, wrap=True, spacing=20, run_spacing=8))
    return rows


def _draw_role_line(phone: Phone, words: str, roles: tuple[Role, ...], *, struck: bool = False) -> ft.Control:
    title = ft.Text(
        ui_text(phone, words), size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT, no_wrap=True
    )
    tags = [role_tag(phone, role, struck=struck) for role in roles]
    return ft.Row([title, *tags], spacing=8, tight=True)
