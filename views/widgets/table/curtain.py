"""The curtain: the phone changes hands before anything of the next seat is shown."""

from functools import partial

import flet as ft

from views.play.screen import Screen
from views.widgets.buttons import main_button, text_button
from views.widgets.seats.seat_marks import seat_mark
from views.widgets.sheet import icon_button


def draw_curtain(screen: Screen) -> ft.Control:
    """Draw the name of the person to pass the phone to, and nothing else of the table."""
    phone, page = screen.phone, ft.context.page
    seat = screen.seats[screen.seat]
    others = [
        text_button(phone, screen.say("i-am", name=screen.names[number]), partial(screen.turn, number))
        for number in sorted(screen.client.rights.seats)
        if number != screen.seat
    ]
    middle = ft.Column(
        [
            seat_mark(phone, seat.colour, 56),
            ft.Semantics(
                header=True,
                live_region=True,
                content=ft.Text(
                    screen.say("pass-to", name=seat.name),
                    theme_style=ft.TextThemeStyle.HEADLINE_SMALL,
                    text_align=ft.TextAlign.CENTER,
                ),
            ),
            ft.Text(
                screen.say("pass-why", name=seat.name),
                color=ft.Colors.ON_SURFACE_VARIANT,
                text_align=ft.TextAlign.CENTER,
            ),
            ft.Container(height=8),
            main_button(phone, screen.say("i-am", name=seat.name), lambda: screen.turn(screen.seat)),
            ft.Column(others, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        ],
        spacing=14,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )
    back = icon_button(ft.Icons.ARROW_BACK, phone.say("back"), lambda: page.navigate("/"))
    return ft.Column(
        [
            ft.Container(ft.Row([back]), padding=ft.Padding.symmetric(horizontal=4, vertical=6)),
            ft.Container(
                middle,
                padding=ft.Padding.symmetric(horizontal=32),
                alignment=ft.Alignment.CENTER,
                expand=True,
            ),
        ],
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
