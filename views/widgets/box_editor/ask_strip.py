"""Strip that asks for an unread print below the board: its common answers, and the ways around it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.engine.forms import ChoiceForm, GroundForm, NumberForm
from companion.engine.game import Game
from views.device.phone import Phone
from views.kit.box_painter import Answer, BoxPainter
from views.kit.dialog import Dialog
from views.models.hex_map_editor import ground_of
from views.widgets.box_editor.drawing import title_of
from views.widgets.box_editor.entry_words import choice_words, entry_words
from views.widgets.box_editor.gain_icons import LOOKS, gain_icon
from views.widgets.box_editor.ground_icons import ground_icon
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import chip, chips, picture_rows, picture_tile
from views.widgets.frame import faint_text
from views.widgets.sheet import sheet

AnyGame = Game[Any, Any, Any]

NUMBERS = 12
"""Numbers to tap at once. A larger one is set on the sheet."""

GROUNDS = 5
"""Grounds side by side."""

ICON = 30.0
"""Pixels of the picture of an answer."""

PART = 74
"""Approximate height of a part of the strip, in pixels."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Actions of a strip.

    Attributes:
        answer: keeps the texts of entries, by name.
        open: opens the sheet on which everything can be entered.
        later: goes on without an answer.
        track_all: goes on, and asks for nothing of this section any more.
        close: closes the strip.
    """

    answer: Callable[[Answer], object]
    open: Callable[[], object]
    later: Callable[[], object]
    track_all: Callable[[], object]
    close: Callable[[], object]


def draw_strip(
    phone: Phone,
    game: AnyGame,
    name: str,
    ways: Ways,
    printed: BoxPainter,
    controls: Sequence[ft.Control] = (),
    keep: Callable[[], object] | None = None,
    *,
    title: str = "",
) -> Dialog:
    """Draw the strip that asks for an unread entry.

    Args:
        phone: the phone that shows it.
        game: game of the box.
        name: name of the entry.
        ways: actions of the strip.
        printed: draws entries as the game's board does, and has its own common answers.
        controls: controls that put an answer together, in place of common ones.
        keep: keeps the answer put together; None where a tap on an answer keeps it.
        title: name of the entry at the table; empty for its name in the box.
    """
    field = game.box.field_of(name)
    body = [
        faint_text(phone.say("box-ask-unknown")),
        *(controls or _draw_answers(phone, game, name, ways, printed)),
    ]
    return sheet(
        phone,
        title or title_of(phone, game, field),
        [*body, *draw_ways(phone, game, name, ways, keep)],
        ways.close,
        part=PART,
    )


def draw_ways(
    phone: Phone, game: AnyGame, name: str, ways: Ways, keep: Callable[[], object] | None
) -> list[ft.Control]:
    """Draw the ways around a question, and the button that keeps the answer or opens the sheet."""
    section = phone.about(game, "section", game.box.field_of(name).section)
    if keep:
        go = main_button(phone, phone.say("box-keep"), keep, icon=ft.Icons.CHECK)
    else:
        go = main_button(phone, phone.say("box-enter"), ways.open, icon=ft.Icons.EDIT_OUTLINED, second=True)
    later_words = phone.say("box-count-yourself" if game.box.asks_once(name) else "box-later")
    later = text_button(phone, later_words, ways.later, icon=ft.Icons.SCHEDULE)
    track = text_button(
        phone,
        phone.say("box-track-all", section=section),
        ways.track_all,
        icon=ft.Icons.DO_NOT_DISTURB_ON_OUTLINED,
    )
    return [ft.Row([later, go], alignment=ft.MainAxisAlignment.SPACE_BETWEEN), ft.Row([track], wrap=True)]


def _draw_answers(
    phone: Phone, game: AnyGame, name: str, ways: Ways, printed: BoxPainter
) -> list[ft.Control]:
    """Draw the common answers to tap, by the game or by the form."""
    form = game.box.field_of(name).form
    own = printed.answers(name)
    if own:
        return [_draw_groups(phone, game, [(caption, answers)], ways, printed) for caption, answers in own]
    match form:
        case NumberForm(least=least, most=most):
            shown = range(least, min(most, least + NUMBERS - 1) + 1)
            return [chips(*(_draw_number_answer(phone, name, number, ways) for number in shown))]
        case ChoiceForm(values=values, named=named):
            if values and all(value in LOOKS for value in values):
                return [
                    picture_rows(
                        phone, [_draw_element(phone, game, name, named, each, ways) for each in values]
                    )
                ]
            return [
                chips(
                    *(
                        chip(
                            phone,
                            choice_words(phone, game, named, each),
                            partial(ways.answer, ((name, each),)),
                        )
                        for each in values
                    )
                )
            ]
        case GroundForm(grounds=grounds):
            return [
                _draw_groups(phone, game, [("", [((name, ground),) for ground in grounds])], ways, printed)
            ]
    return []


def _draw_number_answer(phone: Phone, name: str, number: int, ways: Ways) -> ft.Control:
    return chip(phone, str(number), partial(ways.answer, ((name, str(number)),)))


def _draw_element(phone: Phone, game: AnyGame, name: str, named: str, value: str, ways: Ways) -> ft.Control:
    words = choice_words(phone, game, named, value)
    return picture_tile(
        phone, gain_icon(value, ICON, words), words, partial(ways.answer, ((name, value),)), high=ICON
    )


def _draw_groups(
    phone: Phone,
    game: AnyGame,
    groups: Sequence[tuple[str, Sequence[Answer]]],
    ways: Ways,
    printed: BoxPainter,
) -> ft.Control:
    """Draw groups of answers about a hex, each below its caption."""
    parts: list[ft.Control] = []
    for caption, answers in groups:
        words = phone.about(game, "answers", caption) if caption else ""
        if words:
            parts.append(faint_text(words))
        parts.append(
            picture_rows(
                phone,
                [_draw_ground(phone, game, each, words, ways, printed) for each in answers],
                across=GROUNDS,
            )
        )
    return ft.Column(parts, spacing=4, tight=True)


def _draw_ground(
    phone: Phone, game: AnyGame, answer: Answer, caption: str, ways: Ways, printed: BoxPainter
) -> ft.Control:
    name, text = answer[0]
    words = entry_words(phone, game, game.box.field_of(name).form, text)
    label = phone.say("box-part", name=caption, what=words) if caption else words
    picture = ground_icon(phone, game, ground_of(text), ICON, printed)
    return picture_tile(phone, picture, words, partial(ways.answer, answer), label=label, high=ICON)
