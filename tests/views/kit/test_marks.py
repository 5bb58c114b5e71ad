"""What is pointed out on a board: each kind has a form of its own, and lies where it should."""

import flet.canvas as cv
import pytest

from companion.geometry.square import Grid
from views.kit import marks
from views.kit.marks import DAY, Glow, Marks, cause_glows
from views.kit.pens import Shapes
from views.kit.squares import Squares

GRID = Grid(9, 9)
SQUARES = Squares(GRID, range(9), range(9), 40.0)


def over(cell: str, kind: Glow) -> Shapes:
    return marks.draw_marks_above(Marks({cell: kind}, frozenset({cell})), SQUARES, DAY)


def lines(found: Shapes) -> list[str]:
    """Return the colours of the lines of some shapes, in order."""
    return [str(shape.paint.color) for shape in found if isinstance(shape, cv.Path)]


def test_nothing_is_drawn_where_nothing_is_pointed_out() -> None:
    assert marks.draw_marks_below(Marks(), SQUARES, DAY) == []
    assert marks.draw_veil((), SQUARES, DAY.paper) == []
    assert marks.draw_marks_above(Marks(), SQUARES, DAY) == []


def test_what_is_in_hand_what_is_why_not_and_what_was_refused_have_edges_of_their_own() -> None:
    shown = Marks({"b2": "chosen", "c3": "lit", "d3": "lit", "e5": "asked"})
    found = lines(marks.draw_marks_above(shown, SQUARES, DAY))
    assert found[:6] == [DAY.paper, DAY.glow, DAY.paper, DAY.lit, DAY.paper, DAY.asked]


def test_kinds_are_told_apart_without_colour() -> None:
    grey = marks.Tones("#FFFFFF", "#777777", "#777777", "#777777")
    drawn = {
        repr(marks.draw_marks_above(Marks({"c3": kind}, frozenset({"c3"})), SQUARES, grey))
        for kind in marks.KINDS
    }
    assert len(drawn) == len(marks.KINDS)


def test_a_square_on_which_something_lies_glows_at_its_edge_and_an_empty_one_below_it() -> None:
    shown = Marks({"a1": "open", "b2": "open"}, frozenset({"b2"}))
    assert shown.free == ("a1",)
    assert len(marks.draw_marks_above(shown, SQUARES, DAY)) == len(over("b2", "open"))


@pytest.mark.parametrize("bold", [False, True])
def test_what_is_not_agreed_yet_has_a_dashed_frame_around_all_of_it(bold: bool) -> None:
    shown = Marks(ghosts=(("b2", "c2"),), bold=bold)
    frame = marks.draw_marks_above(shown, SQUARES, DAY)[-1]
    assert isinstance(frame, cv.Path)
    assert frame.paint.stroke_dash_pattern
    assert [type(part) for part in frame.elements] == [cv.Path.Rect]


def test_what_is_not_pointed_out_fades_where_it_should() -> None:
    shown = Marks({"a1": "open", "b1": "faint"}, ghosts=(("c1",),), halo=("d1",), faint=True)
    assert set(GRID.names) - set(shown.fading_cells(GRID.names)) == {"a1", "c1", "d1"}
    assert Marks({"b1": "faint"}).fading_cells(GRID.names) == ("b1",)


def test_a_screen_reader_is_told_of_what_is_in_hand_and_of_reasons_and_not_of_all_that_may_be_tapped() -> (
    None
):
    shown = Marks(
        {"a1": "open", "b1": "chosen", "c1": "lit", "d1": "asked", "e1": "faint"}, ghosts=(("f1",),)
    )
    assert shown.pointed == {"b1", "c1", "d1"}


def test_only_what_is_seen_is_drawn() -> None:
    shown = Marks({"a1": "open", "b1": "lit"}, halo=("a1", "c1"), ghosts=(("a1",), ("c1", "b1")))
    seen = shown.among({"b1"})
    assert (dict(seen.glows), seen.halo, seen.ghosts) == ({"b1": "lit"}, (), (("b1",),))


def test_what_was_refused_is_not_hidden_by_what_is_why_not() -> None:
    assert cause_glows(("a1", "b1"), ("b1",)) == {"a1": "lit", "b1": "asked"}
