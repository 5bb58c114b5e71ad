"""What is only looked at is drawn once for all phones that show it in the same way, and for no others."""

from typing import Any

import flet as ft
import pytest

from companion.locale.texts import Texts
from views.device.phone import Phone
from views.flet_adapter.sparse_diff import comparing
from views.flet_adapter.sparse_diff.sending import Written
from views.kit.layout import around
from views.kit.shared_render import draw_once

NOBODY: Any = None


def phone(**looks: Any) -> Phone:
    return Phone(NOBODY, Texts.load_all(), NOBODY, **looks)


def word(phone: Phone, text: str, *, strong: bool = False) -> ft.Control:
    """Return a word in the language, the size and the colours of a phone."""
    said = f"{text} {phone.say('back')} {strong}"
    return ft.Text(said, size=phone.size(10), color="#FFFFFF" if phone.dark else "#000000")


def test_two_phones_that_show_the_same_share_what_is_drawn() -> None:
    assert draw_once(phone(), word, "a", strong=True) is draw_once(phone(width=1440), word, "a", strong=True)


@pytest.mark.parametrize("other", [{"locale": "zh-Hant"}, {"scale": 1.25}, {"dark": True}])
def test_another_language_size_or_hour_is_drawn_by_itself(other: dict[str, Any]) -> None:
    one, theirs = draw_once(phone(), word, "a"), draw_once(phone(**other), word, "a")
    assert one != theirs


def measure_letters(phone: Phone) -> ft.Control:
    """Return a word in the size that text has around a board."""
    return ft.Text("a", size=around(phone, 16))


def test_a_face_drawn_where_height_is_dear_is_not_shown_elsewhere() -> None:
    faces = [draw_once(phone(scale=2.0, height=height), measure_letters) for height in (844, 640, 454)]
    assert [face["size"] for face in faces] == [32, 24, 20]  # type: ignore[index]


def test_what_is_drawn_of_something_else_is_another() -> None:
    drawn = [
        draw_once(phone(), word, "a"),
        draw_once(phone(), word, "b"),
        draw_once(phone(), word, "a", strong=True),
    ]
    assert [drawn.count(each) for each in drawn] == [1, 1, 1]


@pytest.mark.parametrize("before", [None, ft.Text("old"), Written(_c="Text", _i=0, value="old")])
def test_a_phone_is_told_only_what_is_drawn_differently(before: Any) -> None:
    told: list[Any] = []
    removed: list[Any] = []

    class Patch:
        def _item_replaced(self, path: list[Any], name: str, value: Any) -> None:
            told.append((path, name, value))

        def _dataclass_removed(self, item: Any) -> None:
            removed.append(item)

    one: Any = draw_once(phone(), word, "a")
    comparing._compare_value(Patch(), None, [], "content", one, one)
    comparing._compare_value(Patch(), None, [], "content", Written(one), one)
    assert told == []
    comparing._compare_value(Patch(), None, [], "content", before, one)
    assert told == [([], "content", one)]
    assert removed == ([] if isinstance(before, Written) else [before])  # no page knows what was written
