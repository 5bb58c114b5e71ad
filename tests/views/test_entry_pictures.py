"""What is printed, as it is drawn: a picture shows what its text says, of every entry of every box."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.engine.box import BoxEntry
from companion.engine.form_texts import PARTING
from companion.engine.forms import BoardForm, ChoiceForm, CubesForm, Form, NumberForm, PartsForm, TileForm
from companion.games import GAMES
from tests.views.visit import visit
from views.device.phone import Phone, phone_of
from views.widgets.box_editor import drawing
from views.widgets.box_editor.square_painting import CELL, cell_size

SIDE = 200.0
"""Pixels a picture may be wide and high."""

Marks = Counter[str]


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> Marks:
    """How many squares of each kind have been drawn, by its id."""
    found, square = Marks(), drawing.square

    def counted(phone: Any, game: Any, mark: Any, side: float) -> ft.Container:
        found[mark.id if mark else "none"] += 1
        return square(phone, game, mark, side)

    monkeypatch.setattr(drawing, "square", counted)
    return found


def entries(game: str) -> Iterator[tuple[str, Form, BoxEntry]]:
    """Every entry of a box that can be asked about, as it is printed there."""
    for name, entry in GAMES[game].box.entries.items():
        if GAMES[game].readable(name) and entry.source != "unknown" and isinstance(entry.value, str):
            yield name, GAMES[game].box_field(name).form, entry


def squares_in(form: Form, text: str) -> Marks:
    """How many squares of each kind a text tells of, by its id."""
    match form:
        case PartsForm(parts=parts):
            each = zip(parts, text.split(PARTING), strict=True)
            return sum((squares_in(part, found.strip()) for (_, part), found in each), Marks())
        case TileForm(marks=known) | BoardForm(marks=known) | CubesForm(marks=known):
            ids = {mark.letter: mark.id for mark in known}
            return Marks(ids[letter] for letter in text if letter in ids)
        case _:
            return Marks()


def words_of(control: Any) -> str:
    """What is written in a picture."""
    if isinstance(control, ft.Text):
        return str(control.value)
    inside = [getattr(control, "content", None), *(getattr(control, "controls", None) or ())]
    return " ".join(words_of(each) for each in inside if isinstance(each, ft.BaseControl))


async def some_phone(home: Path) -> Phone:
    """A phone that pictures are drawn for."""
    async with visit(home) as visitor:
        found = phone_of(visitor.client.page)
        assert found
        return found


@pytest.mark.parametrize("game", GAMES)
async def test_the_picture_of_an_entry_shows_what_its_text_says(
    tmp_path: Path, marks: Marks, game: str
) -> None:
    phone = await some_phone(tmp_path)
    for name, form, entry in entries(game):
        marks.clear()
        drawn = drawing.entry_picture(phone, GAMES[game], name, entry, SIDE)
        assert dict(marks) == dict(squares_in(form, entry.value)), name
        if isinstance(form, NumberForm) or (isinstance(form, ChoiceForm) and not form.named):
            assert entry.value in words_of(drawn), name
        assert marks or words_of(drawn) or not entry.value or inner(drawn), name


def inner(drawn: Any) -> bool:
    """Whether something is drawn in a picture that is no word."""
    return not isinstance(drawn.content, ft.Text)


@pytest.mark.parametrize("room", [320.0, 350.0, 372.0, 390.0, 600.0])
@pytest.mark.parametrize("columns", range(1, 16))
def test_squares_to_tap_are_large_enough_and_half_of_one_tells_of_those_not_seen(
    columns: int, room: float
) -> None:
    size, wider = cell_size(columns, room)
    assert size >= CELL >= 44
    assert wider == (columns * CELL > room)
    if wider:
        assert (room / size) % 1 == pytest.approx(0.5)
        assert columns * size > room
