"""One phone for all seats of a game with secrets: it changes hands under a curtain only where it must."""

from pathlib import Path
from random import Random

import pytest

from companion.games import GAMES
from companion.games.small_city.moves import Found, Keep
from companion.hosting.intents import Play
from tests.views.small_city_fingers import likely
from tests.views.small_city_table import Town, on_to, small_city
from tests.views.test_small_city_leaks import held

CITY = ("c3", "d3", "c4", "d4")
OPEN = ("street", "ring", "action", "move", "income", "votes", "council")


def asks_for(table: Town) -> list[str]:
    """Tell whose person the phone asks to be passed to."""
    return [name for name in table.session.names if table.app("pass-to", name=name) in table.words()]


def promises_told(table: Town) -> list[int]:
    """Return the seats whose promise the page tells."""
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
        position = table.house.client(table.session, None, None, local=True).view.position(0)
        assert position.towns[0].promise == table.position.towns[0].promise
        await table.look(1)
        assert asks_for(table) == []
        assert promises_told(table) == []


async def everywhere(table: Town) -> list[str]:
    """Return what the phone holds on every page of the table, with nobody's eyes."""
    pages = [held(table)]
    for tab in ("table", "score", "log", "board"):
        await table.show(tab)
        pages.append(held(table))
    return pages


async def test_a_promise_is_behind_the_curtain_again_as_soon_as_it_is_kept(tmp_path: Path) -> None:
    """Check that the last player's promise differs from one world to the other.

    The next step is everybody's.
    """
    worlds = []
    for promise in (1, 2):
        async with small_city(tmp_path / str(promise)) as table:
            for seat in (0, 1):
                await table.make(seat, Found(CITY))
                await table.make(seat, Keep((1, 2, 3), promise if seat else 3))
            assert asks_for(table) == []
            worlds.append(await everywhere(table))
    assert worlds[0] == worlds[1]


async def test_what_was_shown_on_demand_is_hidden_again_in_the_next_phase(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("votes", 2, 3)) as table:
        await table.look(0)
        await table.press(table.app("menu"))
        await table.press(table.app("peek", name="Ann"))
        await table.press(table.app("i-am", name="Ann"))
        await table.show("log")
        assert promises_told(table) == [0]
        while table.position.phase == "votes":
            table.session.submit(Play(*likely(table.session, Random(1))))
        await table.client.settle()
        assert promises_told(table) == []


def test_every_game_with_secrets_is_played_on_one_phone_by_a_test() -> None:
    folder = Path(__file__).parent
    tested = {
        "small_city": folder / "test_shared_phone.py",
        "citadels": folder / "test_citadels_shared_phone.py",
    }
    assert {game.id for game in GAMES.values() if game.secrets} == set(tested)
    assert all("behind_the_curtain_again" in path.read_text("utf-8") for path in tested.values())
