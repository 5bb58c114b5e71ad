"""What is printed, as it is drawn: a picture shows what its text says, of every entry of every box."""

from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.engine.box import BoxEntry
from companion.engine.form_texts import PARTING
from companion.engine.forms import (
    BoardForm,
    ChoiceForm,
    CubesForm,
    Form,
    GainsForm,
    HexMapForm,
    Mark,
    NumberForm,
    PartsForm,
    TileForm,
    ValueForm,
    WordsForm,
    shapes_of,
)
from companion.engine.gains import NONE, read_gains
from companion.games import GAMES
from companion.locale.negotiation import LOCALES
from tests.conformance.parts import handed, parts_of
from tests.views.visit import visit
from views.boards import board_of
from views.device.phone import Phone, find_phone
from views.kit import board as kit_board
from views.kit import hex_board
from views.kit.hex_looks import HexLook
from views.models.hex_map_editor import hexes_of
from views.widgets.box_editor import drawing
from views.widgets.box_editor.entry_words import entry_words
from views.widgets.box_editor.gain_icons import gain_icon, gains_picture
from views.widgets.box_editor.square_painting import CELL, cell_size

SIDE = 200.0
"""Pixels a picture may be wide and high."""

Place = tuple[int, int]
Places = dict[Place, str]
"""What stands on each square, by column and row, or on each hex, by its two coordinates."""


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> list[Places]:
    """Read the place of everything in every drawn grid of squares and map of hexes."""
    found: list[Places] = []
    square, board = drawing.draw_square, kit_board.board

    def named(phone: Any, game: Any, mark: Any, side: float) -> ft.Container:
        drawn = square(phone, game, mark, side)
        drawn.data = mark.id if mark else "none"
        return drawn

    def placed(viewer: Any, window: Any, picture: Any, taps: Any) -> ft.Control:
        (faces,) = picture.pieces
        there = [at for at, shown in faces.shown.items() if shown is not None]
        found.append({window.layout.square(at): faces.draw(at).content.data for at in there})
        return board(viewer, window, picture, taps)

    monkeypatch.setattr(drawing, "draw_square", named)
    monkeypatch.setattr(drawing, "board", placed)
    return found


@pytest.fixture
def hexes(monkeypatch: pytest.MonkeyPatch) -> list[dict[Place, HexLook]]:
    """Read the looks of the hexes of every drawn map, by their coordinates on the screen."""
    found: list[dict[Place, HexLook]] = []
    board = kit_board.board

    def placed(viewer: Any, window: Any, picture: Any, *taps: Any, label: str) -> ft.Control:
        layout = window.layout
        origin = layout.middles.get("0,0") or next(iter(layout.middles.values()))
        looks = {}
        for at, look in picture.pieces[0].shown.items():
            x, y = (layout.middles[at][axis] - origin[axis] for axis in (0, 1))
            row = round(y / layout.size / 1.5)
            looks[round(x / layout.size / sqrt(3) - row / 2), row] = look
        found.append(looks)
        return board(viewer, window, picture, *taps, label=label)

    monkeypatch.setattr(hex_board, "board", placed)
    return found


def entries(game: str) -> Iterator[tuple[str, Form, BoxEntry]]:
    """List every entry of a box that can be asked about, as printed there or in an owner's box."""
    box, parts = GAMES[game].box.printed, parts_of(game)
    for name, entry in box.entries.items():
        if GAMES[game].box.is_readable(name) and entry.source != "unknown" and isinstance(entry.value, str):
            yield name, GAMES[game].box.field_of(name).form, entry
    unread = any(box.entry(name).source == "unknown" for name in GAMES[game].box.names)
    read = handed(game, "full_box", "full_box")() if unread else {}
    for printed in (parts.printed, *parts.boxes.values(), read):
        for name, text in printed.items():
            form = GAMES[game].box.field_of(name).form
            if not isinstance(form, ValueForm):  # no owner's box holds one
                yield name, form, BoxEntry(text, "owner")


def written(marks: tuple[Mark, ...], rows: Sequence[str]) -> Places:
    """Read the place of everything in a drawing in letters."""
    ids = {mark.letter: mark.id for mark in marks}
    return {
        (x, y): ids[letter] for y, row in enumerate(rows) for x, letter in enumerate(row) if letter in ids
    }


def grids_of(form: Form, text: str) -> list[Places]:
    """Read every grid of an entry's text."""
    match form:
        case PartsForm(parts=parts):
            each = zip(parts, text.split(PARTING), strict=True)
            return [grid for (_, part), found in each for grid in grids_of(part, found.strip())]
        case TileForm(marks=marks):
            return [written(marks, shape) for shape in shapes_of(text)]
        case BoardForm(marks=marks):
            return [written(marks, text.split("/"))]
        case _:
            return []


def signs_of(control: Any) -> list[str]:
    """List the words, icons and pieces of a picture, in the order of drawing."""
    kept = ("_c", "value", "icon", "key", "content", "controls")
    told: dict[str, Any] = (
        control if isinstance(control, dict) else {name: getattr(control, name, None) for name in kept}
    )
    match told.get("_c"):
        case "Text":
            return [str(told["value"])]
        case "Icon":
            return [str(int(told["icon"]))]
        case "Canvas":
            return [str(told.get("key") or "shapes"), *signs_of(told.get("content") or {})]
    inside = [told.get("content"), *(told.get("controls") or ())]
    return [sign for each in inside if each is not None for sign in signs_of(each)]


async def some_phone(home: Path, locale: str = "en") -> Phone:
    """Return a phone that pictures are drawn for."""
    async with visit(home, languages=(locale,)) as visitor:
        found = find_phone(visitor.client.page)
        assert found
        object.__setattr__(found, "touches", True)  # these pictures are drawn outside of a page, without keys
        return found


@pytest.mark.parametrize("game", GAMES)
async def test_every_square_of_a_drawn_form_stands_where_its_text_says(
    tmp_path: Path, places: list[Places], game: str
) -> None:
    phone = await some_phone(tmp_path)
    for name, form, entry in entries(game):
        places.clear()
        drawn: Any = drawing.entry_picture(phone, GAMES[game], name, entry, SIDE)
        assert places == grids_of(form, entry.value), name
        if isinstance(form, NumberForm) or (isinstance(form, ChoiceForm) and not form.named):
            assert entry.value in signs_of(drawn), name
        if isinstance(form, CubesForm):
            ids = {mark.letter: mark.id for mark in form.marks}
            cubes = drawn.content.content.controls if entry.value else ()
            assert [cube.data for cube in cubes] == [ids[letter] for letter in entry.value], name
        assert places or signs_of(drawn) or isinstance(form, CubesForm) or not entry.value, name


@pytest.mark.parametrize("game", GAMES)
async def test_every_hex_of_a_printed_map_lies_where_its_text_says_and_looks_as_on_the_board(
    tmp_path: Path, hexes: list[dict[Place, HexLook]], game: str
) -> None:
    phone, painter = await some_phone(tmp_path), board_of(game).printed
    for name, form, entry in entries(game):
        if isinstance(form, HexMapForm):
            hexes.clear()
            drawing.entry_picture(phone, GAMES[game], name, entry, SIDE, painter)
            said = hexes_of(entry.value).items()
            assert hexes == [{at: painter.ground(phone, ground) for at, ground in said}], name
            assert None not in hexes[0].values()


def parts_in(phone: Phone, game: str, form: Form, text: str) -> Iterator[list[str]]:
    """List the signs of each part of a print. A part that tells of nothing may be left out."""
    match form:
        case PartsForm(parts=parts):
            each = zip(parts, text.split(PARTING), strict=True)
            for (_, part), found in each:
                yield from parts_in(phone, game, part, found.strip())
        case GainsForm(kinds=kinds, counted=counted, named=named) if text != NONE:
            gains = read_gains(text, kinds, counted)
            yield signs_of(gains_picture(phone, GAMES[game], gains, 20.0, named))
        case NumberForm() | WordsForm() if text:
            yield [text]
        case ChoiceForm(named="element"):
            yield signs_of(gain_icon(text, 20.0))
        case _:
            return


def takes_away(signs: list[str], part: list[str]) -> bool:
    """Take a part out of some signs, where it stands among them one after the other. Tell if it does."""
    alike = [sign.removeprefix("× ").removeprefix("≥ ") for sign in signs]
    for at in range(len(signs) - len(part) + 1):
        if alike[at : at + len(part)] == part:
            del signs[at : at + len(part)]
            return True
    return False


@pytest.mark.parametrize("game", GAMES)
async def test_a_print_of_several_parts_shows_every_part_of_its_text(tmp_path: Path, game: str) -> None:
    phone = await some_phone(tmp_path)
    for name, form, entry in entries(game):
        drawn = drawing.entry_picture(phone, GAMES[game], name, entry, SIDE, board_of(game).printed)
        signs = signs_of(drawn)
        for part in sorted(parts_in(phone, game, form, entry.value), key=len, reverse=True):
            assert takes_away(signs, part), (name, part, signs_of(drawn))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_screen_reader_hears_what_a_picture_shows_and_two_prints_never_alike(
    tmp_path: Path, game: str, locale: str
) -> None:
    phone = await some_phone(tmp_path, locale)
    assert phone.locale == locale
    heard: dict[tuple[str, str], str] = {}
    for name, form, entry in entries(game):
        title = GAMES[game].box.field_of(name).title
        for text in {entry.value, *mirrored(form, entry.value)}:
            drawn: Any = drawing.entry_picture(
                phone, GAMES[game], name, BoxEntry(text, "owner"), SIDE, board_of(game).printed
            )
            words = entry_words(phone, GAMES[game], form, text)
            assert words, name
            assert words in drawn.label, name
            assert "{" not in words, words
            assert f"{game}-" not in words, words
            assert heard.setdefault((title, words), text) == text, (name, words)


def mirrored(form: Form, text: str) -> Iterator[str]:
    """Mirror a drawing, which gives another print unless it is symmetric."""
    if isinstance(form, TileForm | BoardForm):
        yield " ".join("/".join(row[::-1] for row in shape.split("/")) for shape in text.split(" "))


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
