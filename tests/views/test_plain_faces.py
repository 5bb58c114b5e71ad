"""Things on the plain board look as their game says, and can be read on every colour."""

from itertools import product
from types import SimpleNamespace
from typing import Any

import flet as ft

from companion.engine.area import Area, CommonRow, CommonThing, ThingLook
from companion.geometry.placements import cells_in
from companion.geometry.square import Grid
from views.boards.plain.area import AreaMarks, _choose_face, _choose_window, _make_face
from views.boards.plain.board import _is_offered
from views.boards.plain.faces import NO_FACE, PALE, Face, _choose_ink, _lightness, draw_face
from views.kit.squares import Squares

GRID = Grid(9, 9)
FACED = Area(
    GRID,
    {"d4": ("wheat1",), "e4": ("wheat2",), "e5": ("castle",)},
    (("d4", "e4"),),
    {"wheat1": ThingLook("#E9BE3B", "♛"), "castle": ThingLook(icon="CASTLE")},
    GRID.mask("c3", "f6"),
    lambda target: dict(zip(cells_in(target), ("wheat1", "lake"), strict=True)),
)
PHONE: Any = SimpleNamespace(size=lambda pixels: pixels)


def drawn(face: Face, **how: Any) -> ft.Container:
    """Return the tile of a face."""
    whole = draw_face(PHONE, (0, 0, 40, 40), face, **how)
    assert isinstance(whole, ft.Container)
    assert isinstance(whole.content, ft.Container)
    return whole.content


def test_letters_can_be_read_on_every_colour() -> None:
    for red, green, blue in product(range(0, 256, 15), repeat=3):
        colour = f"#{red:02X}{green:02X}{blue:02X}"
        ink = _lightness(_choose_ink(Face("x", True, ThingLook(colour))))
        dark, light = sorted((_lightness(colour), ink))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, colour


def test_a_thing_has_its_colour_and_its_sign_or_its_icon_or_else_its_name() -> None:
    marks = AreaMarks(str.title)
    wheat = drawn(_make_face(FACED, marks, "wheat1"))
    assert isinstance(wheat.content, ft.Text)
    assert (wheat.bgcolor, wheat.content.value) == ("#E9BE3B", "♛")
    castle = drawn(_make_face(FACED, marks, "castle"))
    assert isinstance(castle.content, ft.Icon)
    assert castle.content.icon == ft.Icons.CASTLE
    plain = drawn(_make_face(FACED, marks, "wheat2"))
    assert isinstance(plain.content, ft.Text)
    assert (plain.bgcolor, plain.content.value) == (None, "Wheat2")


def test_an_icon_that_there_is_not_is_the_name_in_words() -> None:
    tile = drawn(Face("Castle", True, ThingLook(icon="NO_SUCH_ICON")))
    assert isinstance(tile.content, ft.Text)
    assert tile.content.value == "Castle"


def test_an_open_cell_shows_its_name_and_a_closed_one_nothing() -> None:
    marks = AreaMarks(str, legal=frozenset({"c3"}))
    assert _choose_face(FACED, marks, "c3", ()) == Face("c3")
    assert _choose_face(FACED, marks, "c4", ()) == NO_FACE


def test_only_the_squares_that_can_be_used_are_laid_out() -> None:
    layout = _choose_window(FACED, "", 300, 300).layout
    assert isinstance(layout, Squares)
    assert {*layout.names} == {f"{column}{row}" for column in "cdef" for row in "3456"}
    assert layout.size > 60


def test_a_piece_that_is_held_shows_each_of_its_faces_pale() -> None:
    assert dict(FACED.ghost("c3+c4")) == {"c3": "wheat1", "c4": "lake"}
    assert drawn(Face("lake", True), pale=True).opacity == PALE


def test_what_stands_among_the_tiles_to_choose_is_not_drawn_in_a_row_again() -> None:
    row = CommonRow("line", (CommonThing("3", 0), CommonThing("7")))
    assert [_is_offered(row, offered) for offered in ({"3", "7", "9"}, {"3"}, set())] == [True, False, False]


def words_of(control: ft.Control) -> list[str]:
    """List the texts in a drawing."""
    inner = [*(getattr(control, "controls", None) or ()), getattr(control, "content", None)]
    own = [control.value] if isinstance(control, ft.Text) else []
    return own + [word for each in inner if isinstance(each, ft.Control) for word in words_of(each)]


def test_two_things_on_a_cell_show_the_signs_of_both_on_the_ground_of_the_upper_one() -> None:
    looks = {"field": ThingLook("#9CC952", "G"), "house": ThingLook("#54484A", "H")}
    area = Area(GRID, {"a1": ("field", "house")}, looks=looks)
    face = _choose_face(area, AreaMarks(str), "a1", ("field", "house"))
    tile = drawn(face)
    assert (tile.bgcolor, words_of(tile)) == ("#54484A", ["G", "H"])


def test_a_sign_stands_below_an_icon() -> None:
    tile = drawn(Face("Castle", True, ThingLook(icon="CASTLE", sign="3")))
    assert words_of(tile) == ["3"]
    assert isinstance(tile.content, ft.Column)
    assert isinstance(tile.content.controls[0], ft.Icon)
