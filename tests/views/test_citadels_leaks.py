"""Citadels on the screen: not a byte to another's phone depends on who is what, or on cards once told."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.games.citadels.moves import Build, Deal, Draw, End, Kill, Move, Pick, SetGold, SetHand, Take
from companion.games.citadels.printed import District, Role
from companion.hosting.client import TableClient
from companion.hosting.intents import Accepted, Correct, Play, Redo, Undo
from companion.hosting.undo_requests import UndoRequestView
from tests.effort import PROOF
from tests.views.citadels_table import Court, citadels
from tests.views.test_forged_secrets import Wiretap, _at_once, phone_of
from tests.views.test_small_city_leaks import Spy

ANN, BEN, CLEO, DAN = range(4)
PHONE, WIDE = (390, 844), (1500, 950)
"""A phone; a wide screen with the other cities beside the board."""

UP: tuple[Role, ...] = ("thief", "bishop")
PICKS: tuple[dict[int, Role], ...] = (
    {ANN: "assassin", BEN: "architect", CLEO: "warlord", DAN: "king"},
    {ANN: "assassin", BEN: "warlord", CLEO: "architect", DAN: "king"},
)
"""By world: who is what. Ben and Cleo have chosen one after the other, and are called last."""

HANDS: tuple[dict[int, tuple[District, ...]], ...] = (
    {BEN: ("temple", "keep"), CLEO: ("tavern", "docks", "docks", "manor"), DAN: ()},
    {BEN: ("market", "castle", "manor"), CLEO: (), DAN: ("temple",)},
)
"""By world: the cards that they tell the app, of four."""


@pytest.fixture
def tap(monkeypatch: pytest.MonkeyPatch) -> Wiretap:
    monkeypatch.setattr(asyncio, "to_thread", _at_once)
    return Wiretap(monkeypatch)


class Evening:
    """A table of four, each with a device of their own, and the phones that listen.

    Attributes:
        host: the phone on the host's own machine; it holds no seat.
        world: which of the two this is.
        spies: the phones that must not be told, by what they are.
        looks: how often they have looked around.
    """

    def __init__(self, host: Court, world: int) -> None:
        self.host, self.world = host, world
        self.keys = {seat: host.house.joining.sit(host.session, seat, None) for seat in range(4)}
        self.places = {seat: host.house.client(host.session, key) for seat, key in self.keys.items()}
        self.spies: dict[str, Spy] = {}
        self.looks = 0

    async def listen(self, tap: Wiretap, seats: dict[int, tuple[int, int]]) -> None:
        """The phones of some seats, one that watches, and the host's.

        Args:
            tap: hears what they are sent.
            seats: how large their screens are, in pixels.
        """
        route = f"/t/{self.host.session.id}"
        for seat, size in seats.items():
            phone = await phone_of(self.host, self.keys[seat], size, route)
            self.spies[f"seat {seat}"] = Spy(tap, phone)
        self.spies["a watcher"] = Spy(tap, await phone_of(self.host, None, PHONE, route))
        self.spies["the host"] = Spy(tap, self.host)

    async def done(self, act: Callable[[TableClient], Any], seat: int) -> None:
        """Something is done on a seat's device, and everybody is told."""
        answer = act(self.places[seat])
        assert isinstance(answer, Accepted), answer
        for spy in self.spies.values():
            await spy.sees()

    async def plays(self, seat: int, *moves: Move) -> None:
        """Make some moves of a seat."""
        for move in moves:
            await self.done(lambda place: place.submit(Play(seat, move)), seat)  # noqa: B023

    async def tells(self, seat: int) -> None:
        """Tell the app some cards of a seat, other ones in every world."""
        said = SetHand(seat, 4, HANDS[self.world][seat])
        await self.done(lambda place: place.submit(Correct(said, by=seat)), seat)

    async def wants_back(self, seat: int) -> None:
        """Check that a seat asks for the last entry back, and is told no."""
        asked = self.places[seat].submit(Undo())
        assert isinstance(asked, UndoRequestView)
        assert asked.whom is not None
        for answer in (None, False):
            if answer is not None:
                self.places[asked.whom].approval.answer(answer)
            for spy in self.spies.values():
                await spy.sees()

    async def everybody_looks(self) -> None:
        """Lead everybody everywhere, to read all there is. Every day half of them, the others next time."""
        self.looks += 1
        for number, (who, spy) in enumerate(self.spies.items()):
            if PROOF or number % 2 == self.looks % 2:
                await toured(spy, carrying=who != "the host")

    async def known(self) -> dict[str, Any]:
        """Return what each phone was sent and showed."""
        known = {who: spy.knows() for who, spy in self.spies.items()}
        for who, spy in self.spies.items():
            if who != "the host":
                await spy.phone.client.close()
        return known


TABS = ("table", "score", "log", "rules", "board")


async def toured(spy: Spy, *, carrying: bool) -> None:
    """Lead a phone to every page that has to do with the table.

    Args:
        spy: the spy of the phone.
        carrying: True if it also tries to take the table along, which is the host's right, secrets and all.
    """
    phone, table = spy.phone, spy.phone.session.id
    for seat in range(4):
        await looked_at(phone, seat)
        await spy.sees()
    for tab in TABS:
        if phone.can_tap(phone.names_of.tab(tab)):
            await phone.show(tab)
            await spy.sees()
    routes = [f"/t/{table}/share", f"/t/{table}/screen", "/", "/history", f"/history/{table}", f"/t/{table}"]
    for route in [f"/carry/{table}", *routes] if carrying else routes:
        await phone.go(route)
        await spy.sees()


async def looked_at(phone: Any, seat: int) -> None:
    """Turn to a seat, whatever its name is followed by."""
    name = phone.session.names[seat]
    for label in phone.labels():
        if (label == name or label.startswith(f"{name}, ")) and phone.can_tap(label):
            await phone.press(label)
            return


@asynccontextmanager
async def evening(folder: Path, world: int, **changes: Any) -> AsyncIterator[Evening]:
    """Provide a table of four in one of the worlds."""
    async with citadels(folder / str(world), 4, **changes) as host:
        yield Evening(host, world)


def told_apart(worlds: list[dict[str, Any]]) -> list[str]:
    """Tell whose phones were told something in one world that they were not told in the other."""
    one, other = worlds
    assert all(sum(map(len, sent)) > 30_000 for _, sent in one.values())
    return [who for who in one if one[who] != other[who]]


# Characters -------------------------------------------------------------------------------------------------


async def test_not_one_byte_to_another_tells_who_has_which_character(tmp_path: Path, tap: Wiretap) -> None:
    worlds = []
    for world in range(2):
        async with evening(tmp_path, world) as table:
            await table.listen(tap, {ANN: WIDE, DAN: PHONE})
            await table.plays(ANN, Deal(UP, "magician"))
            for chooser, role in PICKS[world].items():
                await table.plays(chooser, Pick(role))
            await table.everybody_looks()
            for whose in (BEN, CLEO):
                await table.tells(whose)
            await table.plays(ANN, Kill("merchant"), Take())
            await table.done(lambda place: place.submit(Undo(by=ANN)), ANN)
            await table.done(lambda place: place.submit(Redo(by=ANN)), ANN)
            await table.plays(ANN, End())
            await table.wants_back(BEN)
            await table.wants_back(ANN)  # it showed who is the King
            await table.plays(DAN, Take())
            await table.everybody_looks()
            assert table.host.position.players[BEN].roles == (PICKS[world][BEN],)
            worlds.append(await table.known())
    assert told_apart(worlds) == []


async def test_the_wiretap_hears_the_next_to_be_called_show_itself(tmp_path: Path, tap: Wiretap) -> None:
    worlds = []
    for world in range(2):
        async with evening(tmp_path, world) as table:
            await table.listen(tap, {ANN: PHONE})
            await table.plays(ANN, Deal(UP, "magician"))
            for chooser, role in PICKS[world].items():
                await table.plays(chooser, Pick(role))
            await table.plays(ANN, Take(), End())
            await table.plays(DAN, Take(), End())
            worlds.append(await table.known())
    assert told_apart(worlds) == ["seat 0", "a watcher", "the host"]


# Hands ------------------------------------------------------------------------------------------------------


async def test_not_one_byte_to_another_tells_which_cards_somebody_has_told_the_app(
    tmp_path: Path, tap: Wiretap
) -> None:
    worlds = []
    for world in range(2):
        async with evening(tmp_path, world) as table:
            await table.listen(tap, {ANN: WIDE})
            await table.plays(ANN, Deal(UP, "magician"))
            for chooser, role in PICKS[0].items():
                await table.plays(chooser, Pick(role))
            await table.plays(ANN, Take(), End())
            await table.tells(DAN)
            await table.plays(DAN, Take(), End())
            await table.tells(BEN)
            await table.tells(CLEO)
            new: tuple[District, ...] = (("temple",), ("palace", "prison"))[world]
            await table.done(lambda place: place.submit(Correct(SetGold(BEN, 9), by=BEN)), BEN)
            await table.plays(BEN, Draw(new))
            await table.everybody_looks()
            await table.plays(BEN, Build("manor"))
            await table.done(lambda place: place.submit(Undo(by=BEN)), BEN)
            await table.done(lambda place: place.submit(Redo(by=BEN)), BEN)
            await table.plays(BEN, Build("church"), End())
            await table.done(lambda place: place.submit(Correct(SetHand(CLEO, 5), by=ANN)), ANN)
            await table.plays(CLEO, Take())
            await table.everybody_looks()
            worlds.append(await table.known())
    assert told_apart(worlds) == []


async def test_the_wiretap_hears_ben_being_shown_his_own_cards(tmp_path: Path, tap: Wiretap) -> None:
    worlds = []
    for world in range(2):
        async with evening(tmp_path, world) as table:
            await table.listen(tap, {BEN: PHONE})
            await table.plays(ANN, Deal(UP, "magician"))
            for chooser, role in PICKS[0].items():
                await table.plays(chooser, Pick(role))
            await table.tells(BEN)
            await table.plays(ANN, Take(), End())
            await table.plays(DAN, Take(), End())
            worlds.append(await table.known())
    assert told_apart(worlds) == ["seat 1"]
