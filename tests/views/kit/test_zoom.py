"""How closely a screen looks at its board: a tap comes near once, a button shows the whole again."""

from dataclasses import dataclass, field
from typing import Any

import flet as ft
import pytest

from tests.views.headless import Client
from views.device.theme import TOUCH
from views.kit.zoom import crop_board, zoomable
from views.models.zoom import WHOLE, Zoom, set_zoom, window_start, zoom_near


@dataclass
class Looks:
    """Something that looks at a board, and how often it was told to look otherwise."""

    told: list[Zoom] = field(default_factory=lambda: [WHOLE])

    @property
    def zoom(self) -> Zoom:
        return self.told[-1]

    @zoom.setter
    def zoom(self, zoom: Zoom) -> None:
        self.told.append(zoom)


def test_the_first_tap_comes_near_and_the_next_one_does_not() -> None:
    screen = Looks()
    assert zoom_near(screen, "c3")
    assert not zoom_near(screen, "d4")
    assert screen.zoom == Zoom("c3")


def test_coming_near_forgets_nothing_of_two_fingers() -> None:
    screen = Looks([Zoom(spread=True)])
    zoom_near(screen, "c3")
    assert screen.zoom == Zoom("c3", spread=True)


def test_who_looks_so_already_is_not_told_again() -> None:
    screen = Looks()
    set_zoom(screen, WHOLE)
    set_zoom(screen, Zoom())
    assert len(screen.told) == 1


@pytest.mark.parametrize("middle", range(0, 301, 25))
def test_a_part_never_shows_what_is_beyond_the_board(middle: float) -> None:
    start = window_start(middle, 300, 100)
    assert 0 <= start <= 200
    assert start <= middle <= start + 100


def test_a_board_smaller_than_its_room_begins_at_its_corner() -> None:
    assert window_start(20, 80, 100) == 0


def test_a_part_is_as_large_as_its_room() -> None:
    seen: Any = crop_board(ft.Container(), 100, 80, (30, 20))
    moved = seen.controls[0]
    assert (seen.width, seen.height, moved.left, moved.top) == (100, 80, -30, -20)


@pytest.mark.parametrize(
    ("zoom", "close", "offered"),
    [(WHOLE, False, False), (Zoom("c3"), True, True), (Zoom(spread=True), False, True)],
)
async def test_the_button_is_there_where_the_whole_is_not_seen(
    zoom: Zoom, close: bool, offered: bool
) -> None:
    screen = Looks([zoom])
    client = Client()
    client.replies["reset"] = None

    def main(page: ft.Page) -> None:
        page.add(zoomable(screen, ft.Container(), "Show it all", close=close))

    await client.start(main)
    labels = [node.get("label") for node in client.mirror.walk() if node["_c"] == "Semantics"]
    assert ("Show it all" in labels) == offered
    if offered:
        button = next(node for node in client.mirror.walk() if node.get("on_click") is True)
        assert min(button["width"], button["height"]) >= TOUCH
        await client.fire(button, "click")
        assert screen.zoom == WHOLE
    await client.close()


async def test_two_fingers_are_noted() -> None:
    screen = Looks()
    client = Client()
    await client.start(lambda page: page.add(zoomable(screen, ft.Container(), "Show it all", close=False)))
    await client.fire(client.find("InteractiveViewer"), "interaction_end", {"pc": 0, "v": {"x": 0, "y": 0}})
    assert screen.zoom == Zoom(spread=True)
    await client.close()
