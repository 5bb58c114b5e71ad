"""A board keeps its place whatever its dock holds, and the actions get the height they have."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.views.at_table import AtTable, at_table, on_to
from tests.views.headless import Node

BUILDING = on_to("build", 2)

QUIET = 0.05
"""Seconds in which a page that has something to say says it."""


def probe(table: AtTable) -> Node:
    """Find the control that tells how high the actions are."""
    found: Node = table.client.find("Container", on_size_change=True)
    return found


async def tell(table: AtTable, height: Any) -> int:
    """Tell how high the actions are, and count the bytes that came back."""
    before = -1
    while table.client.bytes_sent != before:  # what a page that was just opened still has to say
        before = table.client.bytes_sent
        await asyncio.sleep(QUIET)
    await table.client.fire(probe(table), "size_change", {"w": 366.0, "h": height})
    return table.client.bytes_sent - before


def holder(table: AtTable) -> Node:
    """Find the part of the dock that holds the actions."""

    def holds(node: Node) -> bool:
        inside = node.get("content")
        return isinstance(inside, dict) and inside.get("identifier") == "acts"

    return next(node for node, _ in table.nodes() if node["_c"] == "Container" and holds(node))


def square(table: AtTable) -> tuple[float, ...]:
    """Measure the place of the City Hall on its board, in pixels."""
    hall = next(label for label in table.labels() if label.startswith("e5"))
    found = next(node for node, _ in table.nodes() if node["_c"] == "Semantics" and node.get("label") == hall)
    return tuple(found[side] for side in ("left", "top", "width", "height"))


async def test_actions_get_the_height_that_the_phone_tells_of(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as table:
        guessed = holder(table)["height"]
        assert await tell(table, guessed / 2)
        assert holder(table)["height"] == guessed / 2


async def test_a_height_that_is_known_is_not_drawn_for_again(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as table:
        await tell(table, 100.0)
        assert await tell(table, 100.0) == 0
        assert await tell(table, 60.0) == 0


async def test_a_board_stands_still_however_high_its_actions_are(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as table:
        before = square(table)
        for height in (20.0, 120.0, 900.0):
            await tell(table, height)
            assert square(table) == before


@pytest.mark.parametrize("height", [-5, 1e9, float("nan"), float("inf"), "300", None, [300.0], {}])
async def test_no_height_that_cannot_be_is_drawn_for(tmp_path: Path, height: Any) -> None:
    async with at_table(tmp_path, before=BUILDING) as table:
        assert await tell(table, height) == 0
