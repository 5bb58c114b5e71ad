"""The display tells no secret: two tables that differ only in secrets are shown alike, to the last byte."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games import GAMES
from companion.games.small_city.moves import Keep
from companion.hosting import queries
from companion.hosting.intents import Accepted, Play
from companion.hosting.open_home import OpenHome
from companion.hosting.timeline import redact_position
from companion.tools.toolbox import ShowScore
from tests.effort import times
from tests.hosting import citadels_twins, small_city_twins
from tests.hosting.play import Watch, open_house
from tests.hosting.twins import Twins
from tests.views.headless import Client
from tests.views.test_display import displayed, play_at_random
from tests.views.test_forged_secrets import _plain
from tests.views.test_small_city_leaks import SERVICES
from tests.views.visit import Visitor
from views.entry.main import make_main

WINDOWS = ((1280, 720), (390, 844))
STEPS = times(40, 8)
"""Moves after which the two displays are compared, after each."""


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[tuple[OpenHome, OpenHome]]:
    with open_house(tmp_path / "one", Watch()) as one, open_house(tmp_path / "other", Watch()) as other:
        yield one, other


class Pair:
    """The displays of two tables that differ only in secrets.

    Attributes:
        twins: the tables.
        size: of the windows, in pixels.
        local: True if they stand on the hosts' own machines.
    """

    def __init__(self, twins: Twins, size: tuple[int, int], *, local: bool) -> None:
        self.twins, self.size, self.local = twins, size, local
        self.devices: list[Visitor] = []

    async def open(self) -> None:
        """Open both displays anew."""
        await self.close()
        for house, live in zip(self.twins.houses, self.twins.tables, strict=True):
            device = Visitor(Client(), house, make_main(house))
            device.client.replies.update(device.storage.replies())
            await device.client.start(device.main, f"/t/{live.id}/screen", self.size, local=self.local)
            self.devices.append(device)

    async def close(self) -> None:
        while self.devices:
            await self.devices.pop().client.close()

    async def compare(self) -> None:
        """Check that both show the same, to the last byte."""
        shown = []
        for device in self.devices:
            await device.client.settle(10)
            page = {name: each for name, each in device.client.mirror.page.items() if name != SERVICES}
            shown.append(repr(_plain(page)))
        assert shown[0] == shown[1]
        assert "Ann" in shown[0]

    async def lose_line(self) -> None:
        """Let both lines break and come back."""
        for device in self.devices:
            await device.client.lose_line()
            await device.client.find_line()


def play_citadels(houses: tuple[OpenHome, OpenHome], seed: int) -> tuple[Twins, Callable[[], object]]:
    """Two tables on which two seats hold each other's characters, and the hands told differ."""
    twins = citadels_twins.swapped(houses, seed)

    def go_on() -> object:
        moved = twins.go_on()
        if moved and twins.rng.random() < 0.3:
            twins.tell(twins.rng.choice(twins.secret))
        return moved

    return twins, go_on


def play_small_city(houses: tuple[OpenHome, OpenHome], seed: int) -> tuple[Twins, Callable[[], object]]:
    """Two tables on which a seat keeps another promise."""
    twins = small_city_twins.Twins(houses, seed)
    game, secret = small_city_twins.GAME, small_city_twins.SECRET
    keeps = [move for move in game.moves(twins.positions[0], secret) if isinstance(move, Keep)]
    for client, move in zip(twins.of(secret), twins.rng.sample(keeps, 2), strict=True):
        assert isinstance(client.submit(Play(secret, move)), Accepted)

    def go_on() -> object:
        for seat in game.actors(twins.positions[0]):
            move = small_city_twins.likely(twins.positions[0], seat, twins.rng)
            if all(game.verdict(position, seat, move).legal for position in twins.positions):
                return twins.both(lambda client: client.submit(Play(seat, move)), seat)  # noqa: B023
        return None

    return twins, go_on


SECRETS = {"citadels": play_citadels, "small_city": play_small_city}
"""How two tables are played that differ only in secrets, for every game that has any."""


def test_every_game_with_secrets_is_tried() -> None:
    assert set(SECRETS) == {name for name, game in GAMES.items() if game.secrets}


@pytest.mark.parametrize("game_id", sorted(SECRETS))
@pytest.mark.parametrize("seed", range(times(6, 1)))
@pytest.mark.parametrize(("size", "local"), [(WINDOWS[0], True), (WINDOWS[1], False)], ids=["host", "guest"])
async def test_not_one_byte_of_the_display_depends_on_a_secret(
    houses: tuple[OpenHome, OpenHome], game_id: str, seed: int, size: tuple[int, int], local: bool
) -> None:
    twins, go_on = SECRETS[game_id](houses, seed)
    for house, live in zip(houses, twins.tables, strict=True):  # points could tell most
        house.client(live, None, None, local=True).tools.use(ShowScore(True))
    pair = Pair(twins, size, local=local)
    await pair.open()
    for step in range(STEPS):
        await pair.compare()
        if go_on() is None:
            break
        if step == STEPS // 3:
            await pair.open()
        if step == STEPS // 2:
            await pair.lose_line()
        if step == 2 * STEPS // 3:  # another device becomes the host's
            for house in houses:
                house.joining.redeem(house.joining.host_ticket(), "192.168.1.30")
    await pair.compare()
    await pair.close()


@pytest.mark.parametrize("game_id", sorted(SECRETS))
async def test_the_display_reads_the_table_through_no_seat_until_the_game_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    redact, viewers = redact_position, list[Any]()

    def record_and_redact(table: Any, position: Any, viewer: Any) -> Any:
        viewers.append(viewer)
        return redact(table, position, viewer)

    monkeypatch.setattr(queries, "redact_position", record_and_redact)
    async with displayed(tmp_path, game_id) as (device, session):
        dice = Random(7)
        for _ in range(12):
            play_at_random(session, 1, dice)
            await device.client.settle()
    assert viewers
    assert set(viewers) == {None}
