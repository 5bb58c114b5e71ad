"""Day of a table that is set up for a game of the past: the row in its setup, and what is kept of it."""

from datetime import date
from typing import Any

import flet as ft

from companion.engine.days import local_day
from companion.engine.game import Game
from companion.engine.game_defaults import no_variant
from companion.errors import CompanionError
from companion.history.details import PlayDetails, with_day
from companion.history.errors import Report
from companion.hosting.open_home import OpenHome, current_millis
from views.device.phone import Phone
from views.flet_adapter.observables import set_together
from views.play.setup_draft import SetupScreen
from views.widgets.day_choice import draw_day_choice
from views.widgets.frame import page_part


def draw_setup_day(phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any]) -> list[ft.Control]:
    """Draw the choice of the day, for a table that is only scored and for a pad for any game."""
    if not is_datable(screen, game):
        return []
    today = local_day(current_millis())

    def choose_day(day: date) -> None:
        set_together(screen, day=None if day == today else day, month=None)

    def show_month(month: date | None) -> None:
        screen.month = month

    row = draw_day_choice(phone, screen.day or today, today, screen.month, choose_day, show_month)
    return [page_part(phone, phone.say("setup-day"), *row)]


def is_datable(screen: SetupScreen, game: Game[Any, Any, Any]) -> bool:
    """Check that a table may be for an earlier day: its moves are not followed, only points are entered."""
    return screen.draft.mode == "score" or game.variant is not no_variant


def save_setup_day(house: OpenHome, table: str, day: date) -> None:
    """Save the day that a new table is for. A fault is reported, since the table has begun."""
    now = current_millis()
    try:
        said = with_day(PlayDetails(past=True), day, now, local_day(now))
        house.albums.details.set({table: said})
    except CompanionError as error:
        house.tables.reports.add(Report(error.id, error.params))
