"""A phase in which something is chosen: where its question, its picture, its moves and passing stand."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest

from companion.locale.texts import Texts
from views.device.phone import Phone
from views.kit.choice_panel import Choice, Offer, choice_panel
from views.kit.panels import Panel
from views.models.panes import UPRIGHT

TALL, LOW = (390, 844), (844, 390)
"""Windows of a phone that stands upright, and of one that lies on its side."""

NOBODY: Any = None
WIDTH = 600


def screen(window: tuple[int, int] = TALL) -> Any:
    phone = Phone(NOBODY, Texts.load_all(), NOBODY)
    phone.width, phone.height = window
    return SimpleNamespace(phone=phone, panes=replace(UPRIGHT, tight=window == LOW))


def offer_named(name: str, **looks: Any) -> Offer:
    return Offer(name, list, **looks)


def tiles(count: int) -> list[Offer]:
    return [offer_named(str(number), face=ft.Text(str(number))) for number in range(count)]


def drawn(choice: Choice, window: tuple[int, int] = TALL) -> tuple[list[list[str]], list[list[str]]]:
    """List the texts in each row of the board and of the actions."""
    panel: Panel = choice_panel(lambda _: choice)
    looks = screen(window)
    return rows(panel.board(looks, WIDTH, 400)), rows(panel.acts(looks, WIDTH))


def rows(control: Any) -> list[list[str]]:
    """List the words of each row, from top to bottom."""
    if isinstance(control, ft.Column):
        return [row for each in control.controls for row in rows(each)]
    if isinstance(control, ft.Row) and any(isinstance(each, ft.Column) for each in insides(control)):
        return [row for each in insides(control) for row in rows(each)]
    words = list(said(control))
    return [words] if words else []


def insides(control: Any) -> list[Any]:
    return [getattr(each, "content", None) for each in control.controls]


def said(control: Any) -> Any:
    """Return the words read aloud, or the written ones where there are none."""
    content = getattr(control, "content", None)
    if label := getattr(control, "label", None):
        yield label
    elif isinstance(content, dict):
        yield content["label"]
    elif isinstance(control, ft.Text):
        yield control.value
    else:
        for each in [*getattr(control, "controls", ()), *([content] if content else ())]:
            yield from said(each)


def test_what_is_read_stands_apart_from_what_is_tapped() -> None:
    choice = Choice(picture=picture, has=ft.Text("gold"), told=("It costs 2.",), moves=[offer_named("Build")])
    panel = choice_panel(lambda _: choice)
    assert rows(panel.sentences(screen(), WIDTH)) == [["It costs 2."], ["gold"]]
    assert rows(panel.acts(screen(), WIDTH)) == [["Build"]]


def test_the_question_stands_above_its_picture_and_the_notes_below_it() -> None:
    choice = Choice("Who?", picture=picture, notes=("note",), moves=[offer_named("Ann")])
    assert drawn(choice) == ([["Who?"], ["picture"], ["note"]], [["Ann"]])


def test_without_a_picture_the_moves_have_the_page() -> None:
    assert drawn(Choice(moves=[offer_named("Ann"), offer_named("Ben")])) == ([["Ann"], ["Ben"]], [])


def picture(width: float, height: float) -> ft.Control:
    return ft.Text("picture")


@pytest.mark.parametrize(("window", "stands"), [(TALL, [["Take"], ["Leave"]]), (LOW, [["Take", "Leave"]])])
def test_passing_stands_below_the_moves_or_to_their_right_never_on_the_left(
    window: tuple[int, int], stands: list[list[str]]
) -> None:
    choice = Choice(picture=picture, moves=[offer_named("Take")], passing=offer_named("Leave"))
    assert drawn(choice, window)[1] == stands


def test_what_is_awaited_stands_in_the_place_of_the_button() -> None:
    back = Choice(picture=picture, awaited="Tap a card.", back=ft.Text("Back"))
    assert drawn(back)[1] == [["Back", "Tap a card."]]
    held = Choice(picture=picture, awaited="Tap a card.", back=ft.Text("Back"), moves=[offer_named("Build")])
    assert drawn(held)[1] == [["Back", "Build"]]


@pytest.mark.parametrize(
    ("moves", "strong"),
    [([offer_named("a")], False), (tiles(2), False), ([offer_named("a", dim=True)], True), ([], True)],
)
def test_passing_is_strong_where_nothing_else_can_be_done(moves: list[Offer], strong: bool) -> None:
    actions: Any = choice_panel(
        lambda _: Choice(picture=picture, moves=moves, passing=offer_named("Pass"))
    ).acts(screen(), WIDTH)
    ground = ft.Colors.PRIMARY if strong else ft.Colors.SURFACE_CONTAINER_HIGHEST
    assert actions.controls[-1].controls[0].bgcolor == ground


@pytest.mark.parametrize(("window", "abreast"), [(TALL, [2, 2, 2]), (LOW, [4, 2])])
def test_where_height_is_dear_as_many_tiles_stand_abreast_as_there_is_width_for(
    window: tuple[int, int], abreast: list[int]
) -> None:
    found = drawn(Choice(picture=picture, moves=tiles(6), abreast=2), window)[1]
    assert [len(each) for each in found] == abreast


def test_beside_a_sign_stand_the_question_and_the_notes() -> None:
    choice = Choice("Who?", sign=ft.Text("sign"), notes=("note",), moves=[offer_named("Ann")])
    assert drawn(choice) == ([["sign", "Who?", "note"]], [["Ann"]])


def test_where_height_is_dear_passing_is_the_last_tile() -> None:
    choice = Choice(picture=picture, moves=tiles(3), abreast=2, passing=offer_named("Nobody"))
    assert drawn(choice)[1] == [["0", "1"], ["2"], ["Nobody"]]
    assert drawn(choice, LOW)[1] == [["0", "1", "2", "Nobody"]]
