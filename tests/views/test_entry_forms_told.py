"""Every form of every family of a box is said in words of the language, in whatever state it is edited."""

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.engine.forms import ChoiceForm, Form, GainsForm, PartsForm
from companion.games import GAMES
from companion.locale.negotiation import LOCALES
from tests.effort import pairs_of_the_day
from tests.views.test_entry_pictures import some_phone
from views.boards import board_of
from views.device.phone import Phone
from views.models.gains_editor import Composed
from views.models.sketch import Sketch
from views.widgets.box_editor.ask_strip import draw_strip
from views.widgets.box_editor.drawing import title_of
from views.widgets.box_editor.question_ways import Ways
from views.widgets.box_editor.sketch_controls import sketch_controls

RAW = re.compile(rf"\b({'|'.join(('app', *GAMES))})-[a-z0-9_-]+")
"""An id of a message: what is shown where a language lacks it."""

BOXED = [game for game in GAMES if GAMES[game].box.names]
"""The games with a box."""

NOTHING: Any = Ways(*(lambda *_: None,) * 7)


def first_of_each_family(game: str) -> Iterator[str]:
    """Yield the first entry of each family of a game's box."""
    seen = set()
    for name in GAMES[game].box.names:
        title = GAMES[game].box.field_of(name).title
        if title not in seen:
            seen.add(title)
            yield name


def states_of(sketch: Sketch) -> Iterator[Sketch]:
    """Yield a sketch in every state that taps lead to: unfolded, with conditions, numbers and choices."""
    yield sketch
    match sketch.form:
        case GainsForm() as form:
            for start in (Composed(whole=True), sketch.composed.unfold()):
                yield replace(sketch, composed=start)
                for kind in form.kinds:
                    given = start.add_item(kind)
                    yield replace(sketch, composed=given.set_count(3).toggle_alternative())
                for purpose in ("per", "needs") if form.counted else ():
                    asked = start.add_item(form.kinds[0]).toggle_purpose(purpose)
                    yield replace(sketch, composed=asked)
                    for element in form.counted:
                        yield replace(sketch, composed=asked.add_counted(element))
        case ChoiceForm(values=values):
            yield from (sketch.choose(value) for value in values)
        case PartsForm():
            yield sketch.unfold()
            for part in sketch.parts:
                yield from states_of(part)


def texts_in(control: Any, seen: set[int]) -> Iterator[str]:
    """Yield whatever a control and those inside it show or say."""
    if isinstance(control, str):
        yield control
    elif isinstance(control, (list, tuple)):
        for each in control:
            yield from texts_in(each, seen)
    elif dataclasses.is_dataclass(control) and id(control) not in seen:
        seen.add(id(control))
        for name in ("value", "label", "hint", "tooltip", "text", "content", "controls", "title"):
            yield from texts_in(getattr(control, name, None), seen)


def raw_names(shown: Any) -> set[str]:
    """List the ids of messages that some controls show."""
    return {found.group() for text in texts_in(shown, set()) for found in RAW.finditer(text)}


def make_anew(_key: Any, make: Any) -> ft.Control:
    control: ft.Control = make()
    return control


def shown_of(phone: Phone, game: str, name: str, drawn: set[Form]) -> Iterator[Any]:
    """Yield the title, the strip and the editor of an entry, in every state; states of a form only once."""
    played, printed = GAMES[game], board_of(game).printed
    field = played.box.field_of(name)
    form: Form = field.form
    yield title_of(phone, played, field)
    yield draw_strip(phone, played, name, NOTHING, printed, 390.0)
    yield sketch_controls(phone, played, Sketch.of(name, form, ""), lambda _: None, make_anew, printed)
    for state in states_of(Sketch.of(name, form, "")):
        if state.form not in drawn:
            yield sketch_controls(phone, played, state, lambda _: None, make_anew, printed)
    drawn |= {form, *(part for _, part in form.parts)} if isinstance(form, PartsForm) else {form}


@pytest.mark.parametrize(("game", "locale"), pairs_of_the_day(BOXED, LOCALES))
async def test_no_form_of_a_box_shows_the_name_of_a_message(tmp_path: Path, game: str, locale: str) -> None:
    phone = await some_phone(tmp_path, locale)
    drawn: set[Form] = set()
    for name in first_of_each_family(game):
        for shown in shown_of(phone, game, name, drawn):
            assert raw_names(shown) == set(), name
