"""Rulings at setup: options, always open, and ambiguous rules with their readings and reasons."""

from functools import partial
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.rulings import TABLE_RULINGS, Ruling
from views.device.phone import Phone
from views.device.theme import RADIUS
from views.kit.tap import tappable
from views.play.setup_draft import SetupScreen
from views.widgets.choices import chip, chips, choice
from views.widgets.frame import faint_text, page_part
from views.widgets.sheet import card


def draw_options(phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any]) -> list[ft.Control]:
    """Draw the options of a game that people agree on at each table, a part for each."""
    found = _agreed_options(screen, game)
    own = [_draw_option(phone, screen, game, ruling) for ruling in game.rulings if ruling.id in found]
    return [*own, *draw_table_options(phone, screen)]


def draw_table_options(phone: Phone, screen: SetupScreen) -> list[ft.Control]:
    """Draw the rulings that every table has whatever its game. A table that is only scored allows hints."""
    if screen.draft.mode == "score":
        return []
    return [_draw_table_option(phone, screen, ruling) for ruling in TABLE_RULINGS]


def _draw_table_option(phone: Phone, screen: SetupScreen, ruling: Ruling) -> ft.Control:
    chosen = screen.draft.readings.get(ruling.id, ruling.default)

    def choose_reading(reading: str) -> None:
        screen.draft = screen.draft.with_reading(ruling.id, reading, ruling.default)

    ways = [
        chip(
            phone,
            phone.say(f"{ruling.id}-{reading}"),
            partial(choose_reading, reading),
            chosen=reading == chosen,
        )
        for reading in ruling.readings
    ]
    return page_part(phone, phone.say(ruling.id), chips(*ways), about=phone.say(f"{ruling.id}-about"))


def _agreed_options(screen: SetupScreen, game: Game[Any, Any, Any]) -> tuple[str, ...]:
    return game.options(len(screen.draft.places), screen.draft.mode)


def _draw_option(phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any], ruling: Ruling) -> ft.Control:
    chosen = screen.draft.readings.get(ruling.id, ruling.default)

    def choose_reading_of_option(reading: str) -> None:
        screen.draft = screen.draft.with_reading(ruling.id, reading, ruling.default)

    ways = [
        chip(
            phone,
            phone.about(game, "reading", f"{ruling.id}-{reading}"),
            partial(choose_reading_of_option, reading),
            chosen=reading == chosen,
        )
        for reading in ruling.readings
    ]
    return page_part(phone, phone.about(game, "ruling", ruling.id), chips(*ways))


def draw_readings(phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any]) -> ft.Control:
    """Draw the rulings of a game that are matters of reading, closed at first."""
    apart = _agreed_options(screen, game)
    rulings = [ruling for ruling in game.rulings if ruling.id not in apart]
    if not rulings:
        return ft.Container()
    changed = sum(ruling.id in screen.draft.readings for ruling in rulings)

    def toggle_part() -> None:
        screen.reading = not screen.reading

    about = phone.say("house-rules-about", changed=changed)
    words = [
        ft.Text(phone.say("house-rules"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        faint_text(about),
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
        toggle_part,
        about=about,
        expanded=screen.reading,
        padding=16,
        border_radius=RADIUS,
        ink=True,
    )
    inside: list[ft.Control] = [head]
    if screen.reading:
        inside += [_draw_ruling(phone, screen, game, ruling) for ruling in rulings]
    return card(*inside, padding=0)


def _draw_ruling(phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any], ruling: Ruling) -> ft.Control:
    chosen = screen.draft.readings.get(ruling.id, ruling.default)

    def choose_reading_of_ruling(reading: str) -> None:
        screen.draft = screen.draft.with_reading(ruling.id, reading, ruling.default)

    options = [
        choice(
            phone,
            phone.about(game, "reading", f"{ruling.id}-{reading}"),
            reading == chosen,
            partial(choose_reading_of_ruling, reading),
            remark=phone.say("default-reading") if reading == ruling.default else "",
        )
        for reading in ruling.readings
    ]
    question = ft.Text(phone.about(game, "ruling", ruling.id), weight=ft.FontWeight.W_600)
    why = faint_text(phone.about(game, "ruling", f"{ruling.id}-why"))
    words = ft.Container(ft.Column([question, why], spacing=2), padding=ft.Padding.symmetric(horizontal=8))
    return ft.Container(
        ft.Column([words, *options], spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(left=8, right=8, bottom=12),
    )
