"""A board of squares: what a tap does where squares are small, and what is drawn again."""

from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import flet as ft
import flet.canvas as cv
import pytest

from companion.geometry.square import Grid
from views.flet_adapter.memo import Keep, Retained
from views.flet_adapter.sparse_diff.finding import find_live_control
from views.kit.board import Taps, board
from views.kit.layers import Drawn, Faces, Picture
from views.kit.layouts import Window
from views.kit.marks import Marks
from views.kit.named_places import GROUP
from views.kit.squares import Squares
from views.models.zoom import WHOLE, Zoom

GRID = Grid(3, 3)
CLEAR = Marks()


def squares(size: float = 50.0) -> Squares:
    return Squares(GRID, range(3), range(3), size)


@dataclass
class Looks:
    """Whoever looks at the board."""

    zoom: Zoom = WHOLE
    phone: Any = field(
        default_factory=lambda: SimpleNamespace(
            dark=False,
            locale="en",
            wide=False,
            tick=lambda: 0.0,
            numbers=count(),
            keyed=False,
            say=lambda message, **words: words.get("cell", message),
        )
    )
    retained: Retained = field(default_factory=Retained)
    sitting: Any = None

    def redraw(self) -> None:
        """Do nothing: nothing moves here by itself."""

    def keep(self, *where: Any) -> Keep:
        return lambda key, make: self.retained.keep((where, key), make)

    remember = keep


def drawn(looks: Looks, cards: dict[str, str], taps: Taps, marks: Marks = CLEAR, size: float = 50.0) -> Any:
    looks.retained.turn()
    faces = Faces("cards", {at: cards.get(at) for at in GRID.names}, lambda at: ft.Container(key=cards[at]))
    return board(looks, Window.whole(squares(size)), Picture(pieces=[faces], marks=marks), taps)


def faces_of(control: Any) -> list[Any]:
    """Return the faces on a board that can be tapped, in order."""
    found: list[Any] = control.controls[0].content.controls[1].controls
    return found


def places_of(control: Any) -> list[dict[str, Any]]:
    """Return the named places as the client is told them, in order."""
    return [place for group in control.controls[1].controls for place in group.controls]


def called(tap: Any, **more: Any) -> Taps:
    return Taps({at: f"square {at}" for at in GRID.names}, tap, **more)


async def press(control: Any, at: str) -> None:
    number = places_of(control)[GRID.index[at]]["_i"]
    place: Any = find_live_control(None, control, number)
    await place.on_click(None)


def test_only_a_changed_face_is_made_anew() -> None:
    looks, taps = Looks(), called(print)
    before = faces_of(drawn(looks, {"a1": "R", "b2": "C"}, taps))
    after = faces_of(drawn(looks, {"a1": "R", "b2": "L"}, taps))
    changed = [at for at, one, other in zip(GRID.names, before, after, strict=True) if one is not other]
    assert changed == ["b2"]


def test_where_nothing_changes_the_layers_are_the_very_same() -> None:
    looks, taps = Looks(), called(print)
    before, after = (drawn(looks, {"a1": "R"}, taps) for _ in range(2))
    layers = [control.controls[0].content.controls for control in (before, after)]
    assert all(one is other for one, other in zip(*layers, strict=True))
    assert before.controls[1] is after.controls[1]


def test_two_boards_on_one_page_do_not_share_controls() -> None:
    looks, taps = Looks(), called(print)
    looks.retained.turn()
    faces = Faces("cards", dict.fromkeys(GRID.names, "R"), lambda at: ft.Container())
    one, other = (board(looks, Window.whole(squares()), Picture(pieces=[faces]), taps) for _ in range(2))
    assert not {id(face) for face in faces_of(one)} & {id(face) for face in faces_of(other)}


async def test_a_tap_does_what_the_board_says_now_though_its_place_is_the_same() -> None:
    looks, one, other = Looks(), list[str](), list[str]()
    before = drawn(looks, {}, called(one.append))
    after = drawn(looks, {}, called(other.append))
    assert places_of(before)[0] is places_of(after)[0]
    await press(before, "b2")
    assert (one, other) == ([], ["b2"])


def test_phones_that_show_the_same_share_one_drawing() -> None:
    def ground(size: float, shown: str, *, dark: bool = False) -> Any:
        looks = Looks(
            phone=SimpleNamespace(
                dark=dark,
                locale="en",
                wide=False,
                tick=lambda: 0.0,
                numbers=count(),
                keyed=False,
                say=lambda message, **words: words.get("cell", message),
            )
        )
        layer = Drawn("ground", shown, lambda: [cv.Circle(0, 0, 5)])
        control: Any = board(looks, Window.whole(squares(size)), Picture([layer]), called(print))
        return control.controls[0].content.controls[0].shapes

    first = ground(50, "grass")
    assert ground(50, "grass") is first
    others = (ground(40, "grass"), ground(50, "sand"), ground(50, "grass", dark=True))
    assert all(other is not first for other in others)


LONG = Grid(8, 8)


def long_board(looks: Looks, words: dict[str, str], tap: Any = print, where: str = "") -> Any:
    """Return a board with so many squares that not all their names are sent at once."""
    looks.retained.turn()
    layout = Squares(LONG, range(8), range(8), 50.0)
    return board(looks, Window.whole(layout), Picture(), Taps(words, tap, where=where))


async def test_phones_share_what_a_screen_reader_finds_and_each_answers_a_tap_itself() -> None:
    one, other = list[str](), list[str]()
    mine, theirs = drawn(Looks(), {}, called(one.append)), drawn(Looks(), {}, called(other.append))
    assert all(a is b for a, b in zip(places_of(mine), places_of(theirs), strict=True))
    await press(theirs, "b2")
    await press(mine, "c1")
    assert (one, other) == (["c1"], ["b2"])


def test_where_one_name_has_changed_few_others_are_sent_again() -> None:
    looks, words = Looks(), {at: f"square {at}" for at in LONG.names}
    before, after = (long_board(looks, named) for named in (words, {**words, "b2": "a school"}))
    shown = {id(place) for place in places_of(before)}
    anew = [place["label"] for place in places_of(after) if id(place) not in shown]
    assert "a school" in anew
    assert len(anew) == GROUP < len(LONG.names) / 2


def test_the_others_stay_where_a_place_loses_its_name() -> None:
    looks, words = Looks(), {at: f"square {at}" for at in LONG.names}
    before = long_board(looks, words)
    del words["b1"]
    after = long_board(looks, words)
    shown = {id(place) for place in places_of(before)}
    assert [place["label"] for place in places_of(after)] == [f"square {at}" for at in words]
    assert len([place for place in places_of(after) if id(place) not in shown]) == GROUP - 1


def test_a_tap_on_a_name_that_is_gone_means_nothing() -> None:
    looks, words = Looks(), {at: f"square {at}" for at in LONG.names}
    before, after = (long_board(looks, named) for named in (words, {**words, "b2": "a school"}))
    gone = next(place["_i"] for place in places_of(before) if place["label"] == "square b2")
    assert find_live_control(None, after, gone) is None


def test_two_boards_of_one_page_have_numbers_of_their_own() -> None:
    looks, words = Looks(), {at: f"square {at}" for at in LONG.names}
    one, other = (places_of(long_board(looks, words, where=where)) for where in ("Ann", "Ben"))
    assert {place["_i"] for place in one}.isdisjoint(place["_i"] for place in other)


def test_what_is_pointed_out_is_selected_for_a_screen_reader() -> None:
    control = drawn(Looks(), {}, called(print), Marks({"b2": "lit", "c3": "open"}))
    selected = [place.get("selected") for place in places_of(control)]
    assert [at for at, is_so in zip(GRID.names, selected, strict=True) if is_so] == ["b2"]


@pytest.mark.parametrize(("only_near", "tapped"), [(True, []), (False, ["b2"])])
async def test_where_squares_are_small_the_first_tap_comes_near(only_near: bool, tapped: list[str]) -> None:
    looks, found = Looks(), list[str]()
    await press(drawn(looks, {}, called(found.append, small=44, only_near=only_near), size=20), "b2")
    assert looks.zoom.near == "b2"
    assert found == tapped


async def test_where_they_are_large_enough_it_does_what_it_does() -> None:
    looks, found = Looks(), list[str]()
    await press(drawn(looks, {}, called(found.append, small=44)), "b2")
    assert (looks.zoom, found) == (WHOLE, ["b2"])


def test_a_board_to_look_at_can_name_its_squares_and_has_nothing_to_tap() -> None:
    control = drawn(Looks(), {}, called(None))
    assert [place["label"] for place in places_of(control)][:2] == ["square a1", "square b1"]
    assert all("on_click" not in place for place in places_of(control))
    assert all(find_live_control(None, control, place["_i"]) is None for place in places_of(control))


@pytest.mark.parametrize(("at", "left"), [("a1", None), ("c1", None), ("a3", None), ("c3", 0)])
def test_the_way_back_to_the_whole_board_never_lies_over_what_was_come_near_to(at: str, left: Any) -> None:
    layout = squares()
    window = Window(layout, (0.0, 0.0), layout.width, layout.height, near=True)
    seen: Any = board(Looks(Zoom(near=at)), window, Picture(), called(print, pinch="whole"))
    assert seen.controls[-1].left == left
