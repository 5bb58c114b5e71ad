"""The game is over: the last round's characters lie open beside the city."""

from functools import partial

import flet as ft

from views.boards.citadels.cities import city_cards
from views.boards.citadels.facts import facts
from views.boards.citadels.look import ask_district, tell_about
from views.boards.citadels.phases.deal import draw_last_round
from views.boards.citadels.role_track import has_begun
from views.boards.citadels.state import Screen
from views.kit.choice_panel import Choice
from views.kit.layout import column


def ask(screen: Screen) -> Choice:
    """Show the end of the game, with no move left to choose."""
    return Choice(picture=partial(_draw_finished_city, screen))


def _draw_finished_city(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the finished city, and the characters of the last round."""
    shown = has_begun(screen.position) and any(player.shown for player in screen.position.players)
    return column(
        facts(screen, screen.seat),
        city_cards(
            screen.phone,
            screen.position.players[screen.seat].city,
            width,
            tap=partial(tell_about, screen),
            hold=partial(ask_district, screen),
        ),
        draw_last_round(screen) if shown else None,
        spacing=14,
    )
