"""One phone for all seats of a game with secrets: it changes hands under a curtain only where it must."""

from pathlib import Path

import pytest

from companion.games.small_city.moves import Found, Keep
from tests.views.small_city_table import Town, on_to, small_city

CITY = ("c3", "d3", "c4", "d4")
OPEN = ("street", "ring", "action", "move", "income", "votes", "council")


def asks_for(table: Town) -> list[str]:
    """Whose person the phone asks to be passed to."""
    return [name for name in table.live.names if table.app("pass-to", name=name) in table.words()]


def promises_told(table: Town) -> list[int]:
    """The seats whose promise the page tells."""
    kept = [town.promise for town in table.position.towns]
    told = [table.names_of.texts.say(f"small_city-promise-{promise}") for promise in kept]
    return [seat for seat, sentence in enumerate(told) if any(sentence in word for word in table.words())]


async def test_choosing_a_promise_needs_the_phone_to_change_hands(tmp_path: Path) -> None:
    async with small_city(tmp_path) as table:
        assert asks_for(table) == ["Ann"]
        await table.make(0, Found(CITY))
        await table.make(0, Keep((1, 2, 3), 2))
        assert asks_for(table) == ["Ben"]


async def test_building_behind_screens_needs_the_phone_to_change_hands(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("build", 1, 3)) as table:
        assert asks_for(table)


@pytest.mark.parametrize("phase", OPEN)
async def test_what_everybody_may_see_anyway_needs_no_curtain(tmp_path: Path, phase: str) -> None:
    async with small_city(tmp_path, before=on_to(phase, 2, 3)) as table:
        assert asks_for(table) == []
        for tab in ("table", "score", "log", "board"):
            await table.show(tab)
            assert promises_told(table) == []


async def test_ones_own_promise_is_shown_when_one_has_the_phone_in_hand(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("move", 2, 3)) as table:
        await table.look(0)
        await table.press(table.app("menu"))
        await table.press(table.app("peek", name="Ann"))
        assert asks_for(table) == ["Ann"]
        assert promises_told(table) == []
        await table.press(table.app("i-am", name="Ann"))
        position = table.house.place(table.live, None, None, local=True).position(0)
        assert position.towns[0].promise == table.position.towns[0].promise
        await table.look(1)
        assert asks_for(table) == []
        assert promises_told(table) == []
