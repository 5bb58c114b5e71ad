"""Small City on the screen: not a byte to another's phone depends on a promise, or on what a screen hides."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.small_city import GAME
from companion.games.small_city.moves import Done, Keep
from companion.games.small_city.position import Position
from companion.hosting.intents import Accepted
from companion.hosting.live import LiveTable
from tests.views.at_table import AtTable
from tests.views.small_city_fingers import likely
from tests.views.small_city_table import Town, small_city
from tests.views.test_forged_secrets import NAMES, Wiretap, _at_once, looked_at_everything, phone_of

BEN = 1
SIZES = ((390, 844), (1500, 950))
"""A phone; a wide screen with the other towns beside the board."""


@pytest.fixture
def tap(monkeypatch: pytest.MonkeyPatch) -> Wiretap:
    monkeypatch.setattr(asyncio, "to_thread", _at_once)
    return Wiretap(monkeypatch)


def played_on(live: LiveTable, phase: str, number: int, dice: Random, world: int) -> None:
    """Chance plays on; Ben keeps one promise in one world and another in the other."""
    while (live.table.position.phase, live.table.position.round) != (phase, number):
        seat, move = likely(live, dice)
        if isinstance(move, Keep) and seat == BEN:
            cards = dice.sample(range(1, 17), 2)
            move = Keep((), cards[world])
        assert isinstance(live.play(seat, move, by=seat), Accepted)


def hidden(position: Position, dice: Random) -> Any:
    """Something Ben may do behind his screen, without sending anybody home."""
    moves = [move for move in GAME.moves(position, BEN) if not isinstance(move, Done)]
    while True:
        move = dice.choice(moves)
        after = GAME.apply(position, BEN, move)
        if after.towns[0] == position.towns[0] and not after.towns[BEN].out:
            return move


async def spy_of(host: Town, who: str, size: tuple[int, int]) -> AtTable:
    """A phone of Ann's, or of somebody who watches."""
    key = host.house.doors.sit(host.live, 0, None) if who == "a seat" else None
    return await phone_of(host, key, size, f"/t/{host.live.id}")


async def behind_the_screen(folder: Path, tap: Wiretap, who: str, size: tuple[int, int], world: int) -> str:
    """All that a phone is sent while Ben builds, a world's own things, looked at wherever there is to look."""
    dice = Random(5)
    own = Random(f"world {world}")
    async with small_city(
        folder, *NAMES, before=lambda live: played_on(live, "build", 2, dice, world), start=BEN
    ) as host:
        spy = await spy_of(host, who, size)
        ben = host.house.place(host.live, host.house.doors.sit(host.live, BEN, None))
        await looked_at_everything(spy)
        for number in range(3):
            assert isinstance(ben.play(BEN, hidden(host.live.table.position, own)), Accepted)
            await spy.client.settle()
            if number == 1:
                ben.undo()
                await spy.client.settle()
        await looked_at_everything(spy)
        seat, move = 0, next(move for move in GAME.moves(host.live.table.position, 0) if not done(move))
        host.live.play(seat, move, by=seat)
        await spy.client.settle()
        ben.play(BEN, Done())
        await looked_at_everything(spy)
        sent = tap.sent(spy)
        await spy.client.close()
        return sent


def done(move: Any) -> bool:
    return isinstance(move, Done)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("who", ["a seat", "a watcher"])
async def test_not_one_byte_to_another_tells_what_is_built_behind_a_screen(
    tmp_path: Path, tap: Wiretap, who: str, size: tuple[int, int]
) -> None:
    one, other = [await behind_the_screen(tmp_path / str(w), tap, who, size, w) for w in range(2)]
    assert one == other
    assert len(one) > 100_000


@pytest.mark.parametrize("who", ["a seat", "a watcher"])
async def test_not_one_byte_of_a_whole_round_tells_which_promise_was_kept(
    tmp_path: Path, tap: Wiretap, who: str
) -> None:
    worlds = []
    for world in range(2):
        dice = Random(9)
        async with small_city(tmp_path / str(world), *NAMES) as host:
            spy = await spy_of(host, who, SIZES[0])
            live = host.live
            while live.table.position.round == 1:
                seat, move = likely(live, dice)
                if isinstance(move, Keep) and seat == BEN:
                    move = Keep((), 3 + world)
                live.play(seat, move, by=seat)
                await spy.client.settle()
                if dice.random() < 0.15:
                    await looked_at_everything(spy)
            worlds.append(tap.sent(spy))
            assert live.table.position.towns[BEN].promise == 3 + world
            await spy.client.close()
    assert worlds[0] == worlds[1]


async def test_the_wiretap_hears_ben_himself_being_shown_what_he_builds(tmp_path: Path, tap: Wiretap) -> None:
    heard = []
    for world in range(2):
        dice, own = Random(5), Random(f"world {world}")
        before = lambda live, dice=dice: played_on(live, "build", 2, dice, 0)  # noqa: E731
        async with small_city(tmp_path / str(world), *NAMES, before=before, start=BEN) as host:
            ben = host.house.doors.sit(host.live, BEN, None)
            phone = await phone_of(host, ben, SIZES[0], f"/t/{host.live.id}")
            host.live.play(BEN, hidden(host.live.table.position, own), by=BEN)
            await phone.client.settle()
            heard.append(tap.sent(phone))
            await phone.client.close()
    assert heard[0] != heard[1]
