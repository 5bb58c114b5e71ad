"""Record of a person: plays, wins, best and mean, with bars to compare."""

import flet as ft

from companion.engine.points import format_points
from companion.games import is_comparable
from companion.history.statistics import GameRecord, PersonRecord
from views.device.phone import Phone
from views.device.theme import RADIUS
from views.kit.tap import handler
from views.widgets.buttons import Action
from views.widgets.frame import faint_text
from views.widgets.seats.names import name_text

GAMES = 6
"""Number of a person's games that are listed; the others are counted."""

BAR = 10
"""The height of a bar, in pixels."""


def person_card(phone: Phone, record: PersonRecord, on_click: Action) -> ft.Control:
    """Draw a person's record. A tap shows their tables."""
    against = record.plays - sum(game.solo for game in record.games)
    inside: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(
                    name_text(record.name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                    expand=True,
                ),
                faint_text(phone.say("plays", count=record.plays)),
            ]
        )
    ]
    if against:
        inside += [
            _draw_share_bar(phone, record.wins, against),
            faint_text(phone.say("wins-of", wins=record.wins, plays=against)),
        ]
    inside += [_draw_game_record(phone, game) for game in record.games[:GAMES]]
    if len(record.games) > GAMES:
        inside.append(faint_text(phone.say("more-games", count=len(record.games) - GAMES)))
    return ft.Semantics(
        label=phone.say("tables-of", name=record.name),
        button=True,
        content=ft.Container(
            ft.Column(inside, spacing=8),
            padding=16,
            border_radius=RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            ink=True,
            on_click=handler(on_click),
        ),
    )


def _draw_game_record(phone: Phone, game: GameRecord) -> ft.Control:
    return ft.Text(_format_game_record(phone, game), size=phone.size(15))


def _format_game_record(phone: Phone, game: GameRecord) -> str:
    name = phone.game_name(game.game, game.variant)
    if not game.counted or not is_comparable(game.game, game.variant):
        return phone.say("game-record-uncounted", game=name, count=game.plays)
    mean = f"{game.mean:,.1f}".replace("-", "−")
    best = format_points(game.best)
    return phone.say("game-record", game=name, best=best, mean=mean)


def _draw_share_bar(phone: Phone, part: int, whole: int) -> ft.Control:
    full = ft.Container(bgcolor=ft.Colors.PRIMARY, border_radius=BAR, expand=part, height=phone.size(BAR))
    rest = ft.Container(expand=whole - part, height=phone.size(BAR))
    return ft.Container(
        ft.Row([bar for bar, size in ((full, part), (rest, whole - part)) if size], spacing=0),
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border_radius=BAR,
    )
