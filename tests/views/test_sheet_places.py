"""On a desk every sheet stands beside the tapped thing, and stays there while it is open."""

from pathlib import Path
from typing import Any

import pytest

from companion.hosting.intents import Play
from tests.views.at_table import AtTable, at_table
from tests.views.dialogs import dialogs
from tests.views.headless import Node
from views.device.phone import Phone
from views.device.press import FRESH
from views.widgets.sheet import SIDE, align_beside

NOBODY: Any = None

DESK = 1440, 900

ORIGIN = {"x": 0.0, "y": 0.0}

POINTS = "Ann, Empty squares: −24"


async def tap_at(table: AtTable, label: str, x: float, y: float) -> None:
    """Tap something at a place of the window, as a mouse does."""
    node = table.labelled(label)
    there = {"x": x, "y": y}
    await table.client.fire(node, "tap_down", {"k": "mouse", "l": there, "g": there})
    await table.client.fire(node, "click")


def find_place(node: Node) -> tuple[float, float] | None:
    """Find the alignment of a sheet in its dialog."""
    inner = [node[name] for name in ("content", "controls") if node.get(name)]
    parts = [part for each in inner for part in (each if isinstance(each, list) else [each])]
    place = node.get("alignment")
    if node["_c"] == "Container" and isinstance(place, dict) and not node.get("on_click"):
        return place["x"], place["y"]
    return next(filter(None, map(find_place, parts)), None)


async def test_a_sheet_opens_at_the_tap_and_stays_there(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=DESK) as table:
        await tap_at(table, POINTS, 1200, 300)
        (sheet,) = dialogs(table)
        place = find_place(sheet)
        expected = align_beside(Phone(NOBODY, {}, NOBODY, width=1440, height=900), (1200, 300), SIDE)
        assert place == pytest.approx((expected.x, expected.y))
        seat = table.labelled("Ann, has something to do")
        await table.client.fire(seat, "tap_down", {"k": "mouse", "l": ORIGIN, "g": ORIGIN})
        move = table.session.game.moves(table.session.table.position, 1)[0]
        table.session.submit(Play(1, move))
        await table.client.settle()
        assert find_place(dialogs(table)[0]) == place


async def test_a_sheet_that_nobody_tapped_for_stands_at_the_edge(tmp_path: Path) -> None:
    async with at_table(tmp_path, size=DESK) as table:
        node = table.labelled(POINTS)
        there = {"x": 1200.0, "y": 300.0}
        await table.client.fire(node, "tap_down", {"k": "mouse", "l": there, "g": there})
        table.ticks.forward(FRESH + 1)
        await table.client.fire(node, "click")
        assert find_place(dialogs(table)[0]) == (1, 1)
