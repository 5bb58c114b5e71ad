"""Ways around a question about an unread print: later, by hand, or on the sheet that takes everything."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.engine.game import Game
from views.device.phone import Phone
from views.kit.box_painter import Answer
from views.widgets.buttons import main_button, text_button

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Ways:
    """Actions of a question about an unread print.

    Attributes:
        answer: keeps the texts of entries, by name.
        open: opens the sheet on which everything can be entered.
        several: shows the composer, for a print of several gains.
        rare: shows the composer with the seldom kinds.
        later: goes on without an answer.
        track_all: goes on, and asks for nothing of this section any more.
        close: closes the question.
    """

    answer: Callable[[Answer], object]
    open: Callable[[], object]
    several: Callable[[], object]
    rare: Callable[[], object]
    later: Callable[[], object]
    track_all: Callable[[], object]
    close: Callable[[], object]


def draw_ways(
    phone: Phone,
    game: AnyGame,
    name: str,
    ways: Ways,
    keep: Callable[[], object] | None,
    *,
    entering: bool = False,
) -> ft.Control:
    """Draw the ways around a question, in one line.

    Args:
        phone: the phone that shows it.
        game: game of the box.
        name: name of the entry.
        ways: actions of the question.
        keep: keeps the answer put together; None if a tap on an answer keeps it.
        entering: True to offer the sheet that takes everything, if nothing has to be kept.
    """
    words = phone.say("box-count-yourself" if game.box.asks_once(name) else "box-later")
    later = text_button(phone, words, ways.later)
    track = text_button(phone, _say_track_all(phone, game, name), ways.track_all)
    go: list[ft.Control] = []
    if keep:
        go = [main_button(phone, phone.say("box-keep"), keep, icon=ft.Icons.CHECK)]
    elif entering:
        go = [text_button(phone, phone.say("box-enter"), ways.open, icon=ft.Icons.EDIT_OUTLINED)]
    return ft.Row([later, ft.Container(track, expand=True), *go], spacing=0)


def _say_track_all(phone: Phone, game: AnyGame, name: str) -> str:
    """Phrase the way that leaves all entries of a section to the people."""
    section = phone.about(game, "section", game.box.field_of(name).section)
    return phone.say("box-track-all", section=section)
