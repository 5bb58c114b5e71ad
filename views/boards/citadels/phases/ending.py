"""Ending the turn: what is left undone is said first, and one more tap ends it all the same."""

import flet as ft

from companion.games.citadels.moves import End
from views.boards.citadels.facts import facts
from views.boards.citadels.look import ui
from views.boards.citadels.parts import with_way_back
from views.boards.citadels.phases.desk import open_ends
from views.boards.citadels.picture import city_at_a_glance
from views.boards.citadels.state import Screen
from views.kit.actions import primary
from views.kit.layout import column, heading
from views.widgets.sheet import card


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """What could still be done."""
    phone = screen.phone
    rows: list[ft.Control] = [
        ft.Row(
            [
                ft.Icon(ft.Icons.RADIO_BUTTON_UNCHECKED, size=phone.size(20), color=ft.Colors.TERTIARY),
                ft.Text(text, size=phone.size(16), expand=True),
            ],
            spacing=10,
        )
        for text in open_ends(screen)
    ]
    return column(
        card(heading(phone, ui(phone, "end-really")), *rows),
        facts(screen, screen.seat),
        city_at_a_glance(screen, screen.seat, width),
        spacing=12,
    )


def hands(screen: Screen, width: float) -> ft.Control:
    """Back to the turn, or end it."""
    phone = screen.phone
    button = primary(phone, ui(phone, "end-anyway"), lambda: screen.acts.play(End()), mark=ft.Icons.CHECK)
    return with_way_back(screen, button)
