"""Common answers to a question about an unread print, each a tap: numbers, pictures, grounds, gains."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.forms import ChoiceForm, GainsForm, GroundForm, NumberForm
from companion.engine.gains import NONE
from companion.engine.game import Game
from views.device.phone import Phone
from views.kit.actions import tile
from views.kit.box_painter import Answer, BoxPainter
from views.kit.layout import equal_rows
from views.models.hex_map_editor import ground_of
from views.widgets.box_editor.entry_words import choice_words, entry_words
from views.widgets.box_editor.gain_grid import Aside, draw_gain_grid
from views.widgets.box_editor.gain_icons import LOOKS, gain_icon
from views.widgets.box_editor.ground_icons import ground_icon
from views.widgets.box_editor.question_ways import Ways
from views.widgets.choices import chip, chips, picture_rows, picture_tile
from views.widgets.frame import faint_text

AnyGame = Game[Any, Any, Any]

NUMBERS = 12
"""Numbers to tap at once. A larger one is set on the sheet."""

SHORT, ABREAST, LEAST = 2, 6, 4
"""Most letters of a word in a cell, most cells side by side, and number of cells that fill the width."""

GROUNDS = 5
"""Grounds side by side, before those that bear no reward."""

ICON, HEX = 30.0, 24.0
"""Pixels of the picture of an answer, and of a hex."""


def draw_answers(phone: Phone, game: AnyGame, name: str, ways: Ways, printed: BoxPainter) -> list[ft.Control]:
    """Draw the common answers to tap, by the game or by the form."""
    form = game.box.field_of(name).form
    own = printed.answers(name)
    if own:
        return [_draw_groups(phone, game, own, ways, printed)]
    match form:
        case NumberForm(least=least, most=most):
            shown = range(least, min(most, least + NUMBERS - 1) + 1)
            return [_draw_words([(str(number), str(number)) for number in shown], phone, name, ways)]
        case ChoiceForm(values=values, named=named):
            if values and all(value in LOOKS for value in values):
                pictures = [_draw_element(phone, game, name, named, each, ways) for each in values]
                return [picture_rows(phone, pictures)]
            words = [(each, choice_words(phone, game, named, each)) for each in values]
            return [_draw_words(words, phone, name, ways)]
        case GroundForm(grounds=grounds):
            return [
                _draw_groups(phone, game, [("", [((name, ground),) for ground in grounds])], ways, printed)
            ]
        case GainsForm():
            asides = [
                Aside(phone.say("gains-nothing"), ft.Icons.BLOCK, partial(ways.answer, ((name, NONE),))),
                Aside(phone.say("gains-several"), ft.Icons.ADD, ways.several),
                Aside(phone.say("gains-more"), ft.Icons.MORE_HORIZ, ways.rare),
            ]
            return [draw_gain_grid(phone, game, form, lambda gain: ways.answer(((name, str(gain)),)), asides)]
    return []


def _draw_words(shown: Sequence[tuple[str, str]], phone: Phone, name: str, ways: Ways) -> ft.Control:
    """Draw answers in words or numbers, short ones in cells of equal width.

    Args:
        shown: texts of the entry, each with its words.
        phone: the phone that shows it.
        name: name of the entry.
        ways: actions of the question.
    """
    acts = [(words, partial(ways.answer, ((name, text),))) for text, words in shown]
    if any(len(words) > SHORT for words, _ in acts):
        return chips(*(chip(phone, words, act) for words, act in acts))
    cells = [_draw_cell(phone, words, act) for words, act in acts]
    return equal_rows(cells, min(ABREAST, max(LEAST, len(cells))))


def _draw_cell(phone: Phone, words: str, act: Callable[[], object]) -> ft.Control:
    face = ft.Text(words, size=phone.size(16), weight=ft.FontWeight.W_600)
    return tile(words, face, act, expand=True)


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
    """Draw groups of answers about a hex, each below its caption. Those without one end their rows."""
    named = [(phone.about(game, "answers", caption), answers) for caption, answers in groups if caption]
    alone = [
        _draw_ground(phone, game, each, "", ways, printed)
        for caption, answers in groups
        if not caption
        for each in answers
    ]
    if not named:
        return picture_rows(phone, alone, across=GROUNDS)
    parts: list[ft.Control] = []
    for line, (words, answers) in enumerate(named):
        row = [_draw_ground(phone, game, each, words, ways, printed) for each in answers]
        parts.append(faint_text(words))
        rest = alone[line:] if line == len(named) - 1 else alone[line : line + 1]
        parts.append(picture_rows(phone, [*row, *rest], across=GROUNDS + 1))
    return ft.Column(parts, spacing=2, tight=True)


def _draw_ground(
    phone: Phone, game: AnyGame, answer: Answer, caption: str, ways: Ways, printed: BoxPainter
) -> ft.Control:
    name, text = answer[0]
    words = entry_words(phone, game, game.box.field_of(name).form, text)
    label = phone.say("box-part", name=caption, what=words) if caption else words
    picture = ground_icon(phone, game, ground_of(text), HEX, printed)
    act = partial(ways.answer, answer)
    return picture_tile(phone, picture, words, act, label=label, high=HEX, lines=2)
