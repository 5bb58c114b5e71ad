"""List of the pieces to lay out, by the number of seats, in the order of the setup."""

from collections.abc import Mapping

import flet as ft

from companion.games.sweet_lands.printed import numbers
from views.boards.sweet_lands.speech import say
from views.device.phone import Phone
from views.device.theme import CENTER

WITH_IMITATION = 3
"""From this number of seats on, the imitation board is laid out."""


def setup_notes(phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
    """List the middle of the table, then every seat's own boards, each in the order of the rules.

    Args:
        phone: the phone that shows it.
        seats: how many play.
        readings: rulings read otherwise than by default; the maps, the order of turns and the skill tiles
            among them.
    """
    most, claimed = numbers().milestones
    middle = [
        say(phone, "notes-board"),
        say(phone, "notes-skills" if readings.get("advanced") != "with" else "notes-skills-advanced"),
        say(phone, "notes-piles"),
        say(phone, "notes-helper", n=seats),
        say(phone, "notes-extra"),
        say(phone, "notes-finals"),
        say(phone, "notes-milestones", n=most, claimed=claimed),
        say(phone, "notes-imitation", n=seats) if seats >= WITH_IMITATION else "",
    ]
    own = [
        say(phone, "notes-character"),
        say(phone, "notes-map-b" if readings.get("maps") == "b" else "notes-map-a"),
        say(phone, "notes-markers"),
        say(phone, "notes-start"),
        say(phone, "notes-place"),
        say(phone, "notes-draft", n=numbers().first_draw),
        say(phone, "notes-passing") if readings.get("order") == "passing" else "",
        say(phone, "notes-solo") if seats == 1 else "",
    ]
    parts = [*_steps(phone, "notes-middle", middle), *_steps(phone, "notes-own", own)]
    return ft.Column([*parts, _small(phone, say(phone, "notes-learns"))], spacing=8)


def _steps(phone: Phone, title: str, steps: list[str]) -> list[ft.Control]:
    shown = [step for step in steps if step]
    heading = ft.Text(say(phone, title), theme_style=ft.TextThemeStyle.LABEL_LARGE)
    return [heading, *(_step(phone, number, text) for number, text in enumerate(shown, 1))]


def _step(phone: Phone, number: int, text: str) -> ft.Control:
    size = phone.size(22)
    sign = ft.Container(
        ft.Text(str(number), size=phone.size(12), weight=ft.FontWeight.W_700),
        width=size,
        height=size,
        alignment=CENTER,
        border_radius=size / 2,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
    )
    words = ft.Container(ft.Text(text, size=phone.size(14)), expand=True)
    return ft.Row([sign, words], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)


def _small(phone: Phone, text: str) -> ft.Control:
    return ft.Text(text, size=phone.size(13), color=ft.Colors.ON_SURFACE_VARIANT)
