"""Ambiguous rules, settled before play: each with its readings, its default, and the reason for that."""

from functools import partial
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.rulings import Ruling
from views.drafting import SetupScreen
from views.phone import Phone
from views.theme import RADIUS
from views.widgets.choices import choice
from views.widgets.frame import faint
from views.widgets.sheet import card
from views.widgets.tap import tappable


def readings(phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any]) -> ft.Control:
    """The rulings of a game, closed at first."""
    if not game.rulings:
        return ft.Container()
    changed = len(screen.draft.readings)

    def turn() -> None:
        screen.reading = not screen.reading

    words = [
        ft.Text(phone.say("house-rules"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        faint(phone.say("house-rules-about", changed=changed)),
    ]
    head = tappable(
        phone.say("house-rules"),
        ft.Row(
            [
                ft.Column(list(words), spacing=2, expand=True),
                ft.Icon(ft.Icons.EXPAND_LESS if screen.reading else ft.Icons.EXPAND_MORE),
            ],
            spacing=12,
        ),
        turn,
        expanded=screen.reading,
        padding=16,
        border_radius=RADIUS,
        ink=True,
    )
    inside: list[ft.Control] = [head]
    if screen.reading:
        inside += [_ruling(phone, screen, game, ruling) for ruling in game.rulings]
    return card(*inside, padding=0)


def _ruling(phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any], ruling: Ruling) -> ft.Control:
    chosen = screen.draft.readings.get(ruling.id, ruling.default)

    def choose(reading: str) -> None:
        screen.draft = screen.draft.reading(ruling.id, reading, ruling.default)

    options = [
        choice(
            phone,
            phone.about(game, "reading", f"{ruling.id}-{reading}"),
            reading == chosen,
            partial(choose, reading),
            remark=phone.say("default-reading") if reading == ruling.default else "",
        )
        for reading in ruling.readings
    ]
    question = ft.Text(phone.about(game, "ruling", ruling.id), weight=ft.FontWeight.W_600)
    why = faint(phone.about(game, "ruling", f"{ruling.id}-why"))
    words = ft.Container(ft.Column([question, why], spacing=2), padding=ft.Padding.symmetric(horizontal=8))
    return ft.Container(
        ft.Column([words, *options], spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(left=8, right=8, bottom=12),
    )
