"""List of the pieces to take out of the box, by the number of seats."""

from collections.abc import Mapping

import flet as ft

from companion.games.small_city.phases.opening import fill_stock
from companion.games.small_city.printed import LIMITED, UNIQUE, printed_values
from views.boards.small_city.look import look_of, tile_name, ui_text
from views.boards.small_city.mini import tile_badge
from views.device.phone import Phone


def setup_notes(phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
    """List the limited tiles by number, the pieces of each seat, and the money by order."""
    box = printed_values(())
    limited = fill_stock(box, seats)
    money = box.numbers["start_money"][:seats]
    return ft.Column(
        [
            _draw_title(phone, "notes-limited"),
            ft.Row(
                [_draw_tile_count(phone, kind, limited[kind]) for kind in LIMITED],
                wrap=True,
                spacing=12,
                run_spacing=6,
            ),
            _draw_title(phone, "notes-each"),
            ft.Row(
                [_draw_tile_count(phone, kind, 1) for kind in ("CH", *UNIQUE)],
                wrap=True,
                spacing=12,
                run_spacing=6,
            ),
            ft.Text(
                ui_text(phone, "notes-money", amounts=tuple(f"${amount}" for amount in money)),
                size=phone.size(14),
            ),
            ft.Text(ui_text(phone, "notes-people"), size=phone.size(14)),
        ],
        spacing=8,
    )


def _draw_title(phone: Phone, words: str) -> ft.Control:
    return ft.Text(ui_text(phone, words), theme_style=ft.TextThemeStyle.LABEL_LARGE)


def _draw_tile_count(phone: Phone, kind: str, count: int) -> ft.Control:
    face = tile_badge(look_of(kind), phone.size(26))  # type: ignore[arg-type]
    return ft.Semantics(
        label=f"{tile_name(phone, kind)} {count}",
        exclude_semantics=True,
        content=ft.Row(
            [face, ft.Text(str(count), size=phone.size(15), weight=ft.FontWeight.W_600)],
            spacing=5,
            tight=True,
        ),
    )
