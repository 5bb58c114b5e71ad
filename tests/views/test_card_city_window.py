"""A city that is painted or built in: no square moves away under the finger that tapped just now."""

import asyncio
from pathlib import Path

import pytest

from companion.games.card_city.moves import Build
from tests.views.at_table import AtTable, at_table, on_to
from tests.views.headless import Node
from views.flet_adapter.sparse_diff import gone
from views.kit import recent_taps
from views.models.still_window import QUIET, StillWindow


class Seconds:
    """A clock that is moved on by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Seconds:
    """Replace the clock by which taps are noted."""
    found = Seconds()
    monkeypatch.setattr(gone, "tick", found)
    return found


def test_a_window_stays_while_it_is_held() -> None:
    still: StillWindow[str] = StillWindow()
    assert still.choose("room", "a", held=True) == "a"
    assert still.choose("room", "b", held=True) == "a"
    assert still.choose("room", "b", held=False) == "b"


def test_in_another_room_a_window_is_chosen_anew() -> None:
    still: StillWindow[str] = StillWindow()
    still.choose("room", "a", held=True)
    assert still.choose("other", "b", held=True) == "b"


def hand(table: AtTable) -> Node:
    """Return the layer over the city that a finger touches."""
    return {**table.client.find("GestureDetector", on_tap_up=True)}


def places(table: AtTable) -> dict[str, tuple[float, float]]:
    """Tell where the squares lie that can be tapped, in pixels of the board."""
    return {
        node["label"].split(":")[0].split(" ")[0].rstrip(","): (node["left"], node["top"])
        for node, _ in table.nodes()
        if node["_c"] == "Semantics" and node.get("on_click") and "left" in node
    }


async def finger(table: AtTable, at: tuple[float, float]) -> None:
    """Tap if a square lies."""
    layer = hand(table)
    place = {"x": at[0] + 20.0 - layer["left"], "y": at[1] + 20.0}
    await table.client.fire(layer, "tap_up", {"k": "touch", "l": place, "g": place})


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Return an event that ends one wait for quiet each time it is set."""
    over = asyncio.Event()

    async def wait(_: float) -> None:
        await over.wait()
        over.clear()

    monkeypatch.setattr(recent_taps, "sleep", wait)
    return over


def at_the_edge(table: AtTable) -> tuple[float, float]:
    """Tell where the last square lies of the last column."""
    return max(places(table).values())


async def test_after_a_tap_at_the_edge_every_square_of_a_painted_city_is_where_it_was(
    tmp_path: Path, clock: Seconds, waited: asyncio.Event
) -> None:
    async with at_table(tmp_path, mode="score") as table:
        before, edge = places(table), at_the_edge(table)
        await finger(table, edge)
        clock.now += QUIET - 0.5
        await finger(table, edge)
        assert len(table.session.table.done) == 2
        assert places(table) == before


async def test_the_window_moves_once_nobody_has_tapped_for_a_while(
    tmp_path: Path, clock: Seconds, waited: asyncio.Event
) -> None:
    async with at_table(tmp_path, mode="score") as table:
        before, edge = places(table), at_the_edge(table)
        await finger(table, edge)
        clock.now += QUIET
        waited.set()
        await table.client.settle()
        assert max(places(table)) > max(before)


async def test_the_window_does_not_move_after_one_tap_while_another_one_has_come(
    tmp_path: Path, clock: Seconds, waited: asyncio.Event
) -> None:
    async with at_table(tmp_path, mode="score") as table:
        before, edge = places(table), at_the_edge(table)
        await finger(table, edge)
        clock.now += QUIET - 0.5
        await finger(table, edge)
        waited.set()
        await table.client.settle()
        assert places(table) == before


async def test_after_a_card_is_laid_every_square_is_where_it_was(
    tmp_path: Path, clock: Seconds, waited: asyncio.Event
) -> None:
    async with at_table(tmp_path, before=on_to("build", 1)) as table:
        seat = next(iter(table.session.game.actors(table.position)))
        await table.look(seat)
        before = places(table)
        move = next(
            move for move in table.session.game.moves(table.position, seat) if isinstance(move, Build)
        )
        await table.press(table.names_of.choice(move.card))
        await finger(table, before[move.at])
        assert places(table) == before
        await finger(table, before[move.at])
        assert table.moves_made[-1] == move
        assert places(table) == before
