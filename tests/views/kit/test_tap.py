"""What can be tapped: a finger, a screen reader and several phones at one table are told what it is."""

from typing import Any

import flet as ft
import pytest

from tests.views.kit.test_shared_render import phone, word
from views.flet_adapter.sparse_diff.sending import Written
from views.kit.shared_render import draw_once
from views.kit.tap import tappable


def shared(label: str, text: str = "a", act: Any = print, **looks: Any) -> Any:
    """Something to tap whose face is drawn once for all phones."""
    return tappable(label, draw_once(phone(), word, text), act, **looks)


def test_a_face_and_its_name_are_written_once_for_all_phones_and_each_taps_its_own() -> None:
    one, other = shared("Build", act=print), shared("Build", act=repr)
    assert one.content is other.content
    assert one.on_click is not other.on_click
    assert one.content["label"] == "Build"
    assert one.content["button"] is True
    assert one.content["exclude_semantics"] is True
    assert one.content["content"] is draw_once(phone(), word, "a")


@pytest.mark.parametrize(
    "other",
    [
        shared("Sell"),
        shared("Build", "b"),
        shared("Build", act=None),
        shared("Build", about="for 3 gold"),
        shared("Build", selected=True),
        shared("Build", checked=False),
        shared("Build", expanded=True),
    ],
)
def test_what_is_seen_or_said_otherwise_is_told_otherwise(other: Any) -> None:
    assert other.content != shared("Build").content


def test_a_face_that_something_can_happen_to_is_no_part_of_another_phone() -> None:
    field = ft.TextField()
    drawn: Any = tappable("Note", field, print)
    assert not isinstance(drawn.content, Written)
    assert drawn.content.content is field
    assert drawn.content.label == "Note"
