"""A page tells how high the place of its board is: it is drawn for that, and again only where it matters."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.views.at_table import AtTable, at_table, on_to
from tests.views.headless import Node
from views.flet_adapter.sparse_diff import gone
from views.kit import recent_taps
from views.kit.panels import LEAST
from views.models.still_window import QUIET as UNTOUCHED

BUILDING = on_to("build", 2)

QUIET = 0.05
"""Seconds in which a page that has something to say says it."""


def probe(table: AtTable) -> Node:
    """Return what tells how high the place of the board is."""
    found: Node = table.client.find("Container", on_size_change=True)
    return found


async def tell(table: AtTable, height: Any) -> int:
    """Tell how high that place is. How many bytes came back."""
    before = -1
    while table.client.bytes_sent != before:  # what a page that was just opened still has to say
        before = table.client.bytes_sent
        await asyncio.sleep(QUIET)
    await table.client.fire(probe(table), "size_change", {"w": 366.0, "h": height})
    return table.client.bytes_sent - before


def side(table: AtTable) -> float:
    """Tell how wide the square of the City Hall is, in pixels."""
    hall = next(label for label in table.labels() if label.startswith("e5"))
    square = next(
        node for node, _ in table.nodes() if node["_c"] == "Semantics" and node.get("label") == hall
    )
    width: float = square["width"]
    return width


async def test_a_board_is_drawn_for_the_room_that_the_phone_tells_of(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as table:
        before = side(table)
        assert await tell(table, 300.0)
        assert side(table) < before


async def test_room_that_has_been_told_of_is_not_drawn_for_again(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as table:
        await tell(table, 300.0)
        there = side(table)
        assert await tell(table, 300.0) == 0
        assert await tell(table, 297.0) == 0
        assert side(table) == there


async def test_a_board_stands_still_when_what_is_below_it_leaves_more_room(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as table:
        await tell(table, 300.0)
        assert await tell(table, 380.0) == 0


async def test_with_hardly_any_room_a_board_is_drawn_all_the_same(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as table:
        await tell(table, 1.0)
        assert side(table) * 5 >= LEAST * 0.5


@pytest.mark.parametrize("height", [-5, 1e9, float("nan"), float("inf"), "300", None, [300.0], {}])
async def test_no_height_that_cannot_be_is_drawn_for(tmp_path: Path, height: Any) -> None:
    async with at_table(tmp_path, before=BUILDING) as table:
        assert await tell(table, height) == 0


def pushed(table: AtTable) -> int:
    """Count how many things are pushed up together if the board is."""
    there = probe(table)["_i"]
    stacks = (node for node, _ in table.nodes() if node["_c"] == "Stack")
    place = next(node for node in stacks if node["controls"] and node["controls"][0]["_i"] == there)
    staged = place["controls"][1]["content"]["controls"][0]["controls"][-1]
    return len(staged["content"]["controls"])


async def test_what_stands_above_a_board_is_pushed_up_with_it_where_there_is_hardly_any_room(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, before=on_to("income", 2)) as table:
        assert pushed(table) == 1
        await tell(table, 0.0)
        assert pushed(table) == 2
        await tell(table, 150.0)
        assert pushed(table) == 2


async def test_a_board_that_what_was_tapped_cuts_off_shrinks_only_once_nobody_has_tapped_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, over = 0.0, asyncio.Event()

    async def wait(_: float) -> None:
        await over.wait()

    monkeypatch.setattr(gone, "tick", lambda: now)
    monkeypatch.setattr(recent_taps, "sleep", wait)
    async with at_table(tmp_path, before=BUILDING) as table:
        await tell(table, 400.0)
        seat = next(iter(table.session.game.actors(table.position)))
        await table.look(seat)
        await tell(table, 400.0)
        before = side(table)
        await table.press(table.names_of.choice(next(iter(table.position.towns[seat].hand or ()))))
        await tell(table, 300.0)
        assert side(table) == before
        now += UNTOUCHED
        over.set()
        await table.client.settle()
        assert side(table) < before
