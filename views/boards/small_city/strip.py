"""Strip of towns to choose the one looked at, each with a count such as one's own people there."""

from collections.abc import Callable, Mapping

import flet as ft

from views.boards.small_city.look import ui_text
from views.boards.small_city.state import Screen
from views.device.theme import TOUCH
from views.kit.tap import tappable
from views.models.short_names import MOST
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import colour_of, seat_mark


def town_strip(
    screen: Screen, chosen: int, counts: Mapping[int, int], pick: Callable[[int], object]
) -> ft.Control:
    """Draw every seat's town as a tab.

    Args:
        screen: the phone's.
        chosen: seat of the town looked at.
        counts: the count shown for each town, such as one's own people.
        pick: called with a seat.
    """
    phone = screen.phone

    def draw_town(seat: int) -> ft.Control:
        here = seat == chosen
        tone = colour_of(screen.seats[seat].colour, phone.dark)
        parts: list[ft.Control] = [
            seat_mark(phone, screen.seats[seat].colour, 15),
            name_text(
                screen.names[seat],
                phone.size(13),
                most=MOST,
                weight=ft.FontWeight.W_700 if here else ft.FontWeight.W_500,
                expand=True,
                expand_loose=True,
            ),
        ]
        if counts.get(seat):
            parts.append(ft.Text(str(counts[seat]), size=phone.size(13), weight=ft.FontWeight.W_700))
        return tappable(
            ui_text(phone, "look-town", name=screen.names[seat], n=counts.get(seat, 0)),
            ft.Row(parts, spacing=5, alignment=ft.MainAxisAlignment.CENTER),
            lambda: pick(seat),
            selected=here,
            expand=True,
            height=TOUCH - 4,
            alignment=ft.Alignment.CENTER,
            padding=ft.Padding.symmetric(horizontal=4),
            border_radius=14,
            border=ft.Border.all(2 if here else 1, tone if here else ft.Colors.OUTLINE_VARIANT),
            bgcolor=ft.Colors.with_opacity(0.16, tone) if here else None,
        )

    return ft.Row([draw_town(seat) for seat in range(len(screen.seats))], spacing=6)
