"""The games to choose from, one below the other, and beside each the way to learn it."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.lessons.lesson import games_with_lesson
from views.phone import Phone
from views.theme import TOUCH
from views.widgets.buttons import Action, pill
from views.widgets.choices import lead
from views.widgets.sheet import sheet


def games_sheet(
    phone: Phone,
    games: Sequence[str],
    choose: Callable[[str], object],
    learn: Callable[[str], object] | None,
    close: Callable[[], object],
) -> ft.Control:
    """Asks which game.

    Args:
        phone: whose screen.
        games: the ids of those there are.
        choose: called with a game's id.
        learn: called with the id of a game that somebody wants to learn first; None where that is not asked.
        close: called where none is wanted.
    """
    taught = games_with_lesson() if learn else ()
    rows: list[ft.Control] = []
    for game_id in games:
        name = phone.game_name(game_id)
        row = lead(phone, ft.Icons.TABLE_BAR, name, partial(choose, game_id))
        if learn and game_id in taught:
            label = phone.say("learn-game", game=name)
            row = ft.Row(
                [ft.Container(row, expand=True), _learning(phone, label, partial(learn, game_id))], spacing=0
            )
        rows.append(row)
    return sheet(phone, phone.say("which-game"), rows, close)


def _learning(phone: Phone, label: str, learn: Action) -> ft.Control:
    """The way to learn a game."""
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.SCHOOL_OUTLINED, size=phone.size(20), color=ft.Colors.PRIMARY),
        ft.Text(phone.say("learn-short"), size=phone.size(15), weight=ft.FontWeight.W_600),
    ]
    return pill(label, parts, learn, height=max(TOUCH, phone.size(44)), padding=14)
