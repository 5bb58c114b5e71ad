"""Every page of a table of Small City in every language: nothing is missing, everything is named."""

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.games.small_city.position import Position
from companion.hosting.intents import Accepted, Play
from tests.effort import some
from tests.views.small_city_table import Town, enrich, likely, on_to, small_city

PHASES = ("street", "ring", "action", "build", "move", "income", "votes", "pollution", "council")
LANGUAGES = ("zh-Hant", "en", "zh-Hans")


def words(table: Town) -> Iterator[str]:
    """Yield everything written or said on the page."""
    for node, _ in table.nodes():
        for name in ("label", "value", "tooltip", "title"):
            if isinstance(node.get(name), str):
                yield node[name]


def unsaid(table: Town) -> list[str]:
    """Return what is shown as an id because no language says it."""
    return [text for text in words(table) if text.startswith(("small_city-", "app-"))]


@pytest.mark.parametrize("language", some(LANGUAGES))
async def test_every_phase_is_said_in_every_language(
    tmp_path: Path, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "companion.locale.texts")
    async with small_city(tmp_path, language=language) as table:
        seen: set[str] = set()
        dice = Random(2)
        while set(PHASES) - seen:
            phase = table.position.phase
            if phase not in seen:
                seen.add(phase)
                await table.be(0)
                assert unsaid(table) == [], phase
                assert "" not in set(table.tappables()), phase
                await table.show("table")
                assert unsaid(table) == [], phase
                await table.show("board")
            if phase == "ring" and not table.position.ring:
                enrich(table.session)
            seat, move = likely(table.session, dice)
            assert isinstance(table.session.submit(Play(seat, move)), Accepted)
            await table.client.settle()
        assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (820, 1180), (1440, 900)])
async def test_the_board_fits_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    async with small_city(
        tmp_path, "Ann", "Ben", "小明", "Dora", before=on_to("build", 2), size=size
    ) as table:
        await table.be(0)
        width, height = size
        for node, _ in table.nodes():
            assert (node.get("width") or 0) <= width
            assert (node.get("height") or 0) <= height


async def test_squares_to_tap_are_large_enough_until_the_town_has_grown(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("build", 1)) as table:
        await table.be(0)
        sides = [
            node["width"]
            for node, _ in table.nodes()
            if node["_c"] == "Semantics" and str(node.get("label", "")).startswith("c3 ")
        ]
        assert sides
        assert min(sides) >= 44


async def test_in_a_large_town_a_tap_comes_close(tmp_path: Path) -> None:
    def large(position: Position) -> bool:
        return position.towns[0].size == 3

    before = on_to("build", 3, 2, where=large)
    async with small_city(tmp_path, before=before) as table:
        await table.be(0)
        assert not table.can_tap(table.ui("whole-town"))
        await table.square("e5")
        assert min(sides_of(table)) >= 44
        await table.press(table.ui("whole-town"))
        assert min(sides_of(table)) < 44


def sides_of(table: Town) -> list[float]:
    """Tell how wide the squares are."""
    return [
        node["width"]
        for node, _ in table.nodes()
        if node["_c"] == "Semantics" and str(node.get("label", ""))[:3] in ("d4 ", "e5 ")
    ]


async def test_a_phone_that_only_looks_is_told_so(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("build", 2)) as table:
        came = await table.arrive(f"/t/{table.session.id}", local=False)
        guest = Town(came.client, table.house, table.session, main=table.main, ticks=table.ticks)
        try:
            before = table.session.table.seq
            await guest.press(guest.ui("group-P"))
            await guest.press(guest.beginning(guest.word("tile-P1")))
            assert guest.app("sit-to-play") in list(words(guest))
            assert table.session.table.seq == before
        finally:
            await guest.client.close()


async def test_the_board_of_setup_says_what_goes_on_the_table(tmp_path: Path) -> None:
    async with small_city(tmp_path) as table:
        await table.go("/new/small_city")
        assert unsaid(table) == []
