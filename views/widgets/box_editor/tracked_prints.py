"""Prints that a table tracks itself: shown with a chip for each, which has the app ask again."""

from functools import partial

import flet as ft

from companion.engine.owners_box import marked_section
from views.play.screen import Screen
from views.widgets.box_editor.drawing import title_of
from views.widgets.choices import chip, chips
from views.widgets.sheet import card


def draw_tracked_prints(screen: Screen) -> list[ft.Control]:
    """Draw a card with the prints that the table tracks itself, or nothing. A tap has the app ask again."""
    phone, tracked = screen.phone, screen.game.box.tracked(screen.position)
    if not tracked:
        return []
    title = ft.Text(phone.say("box-tracked"), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    return [card(title, chips(*(_draw_chip(screen, what) for what in tracked)))]


def _draw_chip(screen: Screen, what: str) -> ft.Control:
    phone, words = screen.phone, name_tracked(screen, what)
    ask = partial(_ask_again, screen, what)
    icon = ft.Icon(ft.Icons.CLOSE, size=18)
    return chip(phone, words, ask, chosen=True, icon=icon, label=phone.say("box-ask-again", what=words))


def name_tracked(screen: Screen, what: str) -> str:
    """Name a section by its mark, or an entry by its title at this table."""
    phone, game = screen.phone, screen.game
    if section := marked_section(what):
        return phone.about(game, "section", section)
    return title_of(phone, game, game.box.field_at(screen.position, what))


def _ask_again(screen: Screen, what: str) -> None:
    """Have the app ask about an entry or a section again."""
    make = screen.game.box.track
    if make is not None and not screen.acts.only_watches():
        screen.acts.correct(make(what, False))
