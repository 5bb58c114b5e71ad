"""What listened and went: it answers once more where it says so, for a moment, and only so much is kept."""

from typing import Any

import flet as ft
import pytest

from tests.views.headless import Client
from views.flet_adapter.sparse_diff import gone
from views.flet_adapter.sparse_diff.gone import (
    LASTING,
    MOST,
    REMEMBERED,
    SHAKY,
    Gone,
    gone_from,
    when_lost,
)
from views.models.touch_memory import MOMENT


class Seconds:
    """A clock that is moved on by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Seconds:
    found = Seconds()
    monkeypatch.setattr(gone, "tick", found)
    return found


class Page:
    """Where something stood."""

    route = "/t/1"


def layer(**others: Any) -> ft.GestureDetector:
    return ft.GestureDetector(on_tap_up=print, data=LASTING, **others)


PAGE: Any = Page()


def test_a_control_that_lasts_is_recalled_for_a_moment_at_the_same_address(clock: Seconds) -> None:
    memory, one = Gone(), layer()
    memory.note(PAGE, [one], [])
    clock.now = MOMENT
    assert memory.recall(PAGE, one._i) is one
    elsewhere: Any = Page()
    elsewhere.route = "/"
    assert memory.recall(elsewhere, one._i) is None
    clock.now = MOMENT + 0.01
    assert memory.recall(PAGE, one._i) is None


def test_a_button_is_known_to_be_gone_and_not_recalled(clock: Seconds) -> None:
    memory, button = Gone(), ft.Container(on_click=print)
    memory.note(PAGE, [button], [])
    assert memory.recall(PAGE, button._i) is None
    assert memory.is_lost(button._i)
    assert not memory.is_lost(button._i + 1)


def test_what_nothing_happens_to_is_not_kept(clock: Seconds) -> None:
    memory, text = Gone(), ft.Text("a")
    memory.note(PAGE, [text], [])
    assert not memory.is_lost(text._i)


def test_what_comes_back_is_not_gone(clock: Seconds) -> None:
    memory, one = Gone(), layer()
    memory.note(PAGE, [one], [])
    memory.note(PAGE, [], [one])
    assert memory.recall(PAGE, one._i) is None
    assert not memory.is_lost(one._i)


def test_only_so_many_are_kept(clock: Seconds) -> None:
    memory, layers = Gone(), [layer() for _ in range(MOST + 10)]
    memory.note(PAGE, layers, [])
    assert [one for one in layers if memory.recall(PAGE, one._i)] == layers[10:]
    buttons = [ft.Container(on_click=print) for _ in range(REMEMBERED + 10)]
    memory.note(PAGE, buttons, [])
    assert [one for one in buttons if memory.is_lost(one._i)] == buttons[10:]


def test_the_second_tap_of_a_shaky_finger_is_not_lost(clock: Seconds) -> None:
    memory, button = Gone(), ft.Container(on_click=print)
    memory.record_answer(button._i)
    memory.note(PAGE, [button], [])
    assert not memory.is_lost(button._i)
    clock.now = SHAKY + 0.01
    assert memory.is_lost(button._i)


@pytest.mark.parametrize(("event", "told"), [("click", 1), ("size_change", 0), ("blur", 0), ("nonsense", 0)])
async def test_only_of_a_lost_tap_the_person_is_told(event: str, told: int, clock: Seconds) -> None:
    client, heard = Client(), list[str]()
    button = ft.Container(on_click=print)

    def main(page: ft.Page) -> None:
        when_lost(page, lambda: heard.append("lost"))
        page.add(button)

    await client.start(main)
    client.page.clean()
    await client.settle()
    clock.now = 10.0
    assert gone_from(client.session).is_lost(button._i)
    await client.session.dispatch_event(button._i, event, None)
    await client.session.dispatch_event(10**9, event, None)
    assert len(heard) == told
    await client.close()
