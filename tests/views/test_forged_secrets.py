"""What another seat keeps secret is in no message to a phone: not a byte differs where only that does."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgpack  # type: ignore[import-untyped]
import pytest

from companion.games.card_city.moves import Choose, Take
from companion.hosting.intents import Play, Undo
from companion.hosting.session import TableSession
from tests.effort import on_its_day, some, times
from tests.views import headless
from tests.views.at_table import AtTable, at_table, on_to
from tests.views.veiled import veil
from tests.views.visit import Storage
from views.device.keyring import PREFIX
from views.widgets.table import event_notice

NAMES = ("Ann", "Ben")
SIZES = ((390, 844), (1000, 800), (1500, 950))
"""A phone; a tablet with panels beside the board; a wide screen with the neighbours' areas."""

WHO = ("a seat", "a watcher", "a seat")
OTHERS = ("a watcher", "a seat", "a watcher")
SPIES = some([*zip(WHO, SIZES, strict=True), *zip(OTHERS, SIZES, strict=True)], 3)
"""Who looks, and with which screen: every screen and either of them every day, each with each in a proof."""

BY_CHANCE = {"_i", "id", "uid", "key", "control_id", "call_id", "session_id"}
"""What no two sessions have in common."""


class Wiretap:
    """Everything that was sent to any phone, in order, by phone."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.heard: dict[int, list[Any]] = {}
        patch.setattr(event_notice, "MOMENT", 1e6)  # when a notice ends is told by the clock alone
        send = headless._Wire.send_message

        def tapped(wire: Any, message: Any) -> None:
            packed = msgpack.packb([message.action, message.body], default=headless._encode)
            body = msgpack.unpackb(packed, strict_map_key=False)
            self.heard.setdefault(id(wire._client), []).append(body)
            send(wire, message)

        patch.setattr(headless._Wire, "send_message", tapped)

    def sent(self, phone: AtTable) -> str:
        """Return all that a phone was sent, without what differs by chance."""
        said = [_plain(each) for each in self.heard[id(phone.client)] if not _tidies(each)]
        return phone.unnamed(repr(said))


def _tidies(message: Any) -> bool:
    """Tell if a message only lists the page's services. When Flet forgets one, its garbage collector says."""
    patch = message[1].get("patch") if isinstance(message[1], dict) else None
    return patch is not None and patch[0][1:2] == [{"_services": [1]}]


async def _at_once(work: Callable[..., Any], *args: Any) -> Any:
    """In place of a thread, whose moment would be chance."""
    return work(*args)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items() if name not in BY_CHANCE}
    return [_plain(each) for each in value] if isinstance(value, list) else value


@pytest.fixture
def tap(monkeypatch: pytest.MonkeyPatch) -> Wiretap:
    veil(monkeypatch)
    monkeypatch.setattr(asyncio, "to_thread", _at_once)
    return Wiretap(monkeypatch)


def dealt(seed: int, world: int) -> Any:
    """Chance plays up to a later round's deal. Then Ben takes one of two hands, and Ann hers."""

    def play(session: TableSession) -> None:
        dice = Random(seed)
        on_to("divide", 2 + seed % 3, seed)(session)
        position = session.table.position
        chooser = 1 - position.start
        session.submit(Play(chooser, Choose("open"), by=chooser))
        legal = [move for move in session.game.moves(session.table.position, 1) if isinstance(move, Take)]
        session.submit(Play(1, dice.sample(legal, 2)[world], by=1))
        mine = Take(("R", "R"))
        session.submit(Play(0, mine, by=0))

    return play


async def phone_of(host: AtTable, key: str | None, size: tuple[int, int], route: str) -> AtTable:
    """Return a phone of a guest who holds a key, or none."""
    storage = Storage({PREFIX + host.session.id: f"1.{key}"} if key else {})
    visitor = await host.arrive(route, local=False, storage=storage, size=size)
    return AtTable(visitor.client, host.house, host.session, main=host.main, ticks=host.ticks)


async def looked_at_everything(phone: AtTable) -> None:
    """Open every tab, every seat, and every page that has to do with the table."""
    table = phone.session.id
    for tab in ("table", "score", "log", "board"):
        if phone.can_tap(phone.names_of.tab(tab)):
            await phone.show(tab)
    for seat in range(len(NAMES)):
        for node, _ in list(phone.nodes()):
            if NAMES[seat] in str(node.get("label", "")):
                inner = next((each for each in headless._nodes(node) if each.get("on_click") is True), None)
                if inner:
                    await phone.client.session.dispatch_event(inner["_i"], "click", None)
                    await phone.client.settle()
                    break
    for route in (
        f"/t/{table}/share",
        f"/t/{table}/screen",
        f"/carry/{table}",
        "/",
        "/history",
        f"/history/{table}",
        f"/t/{table}",
    ):
        await phone.go(route)
        await phone.client.settle()


@pytest.mark.parametrize(("who", "size"), on_its_day(SPIES, 2), ids=str)
@pytest.mark.parametrize("seed", range(times(2, 1)))
async def test_not_one_byte_to_another_tells_which_hand_it_is(
    tmp_path: Path, tap: Wiretap, seed: int, who: str, size: tuple[int, int]
) -> None:
    worlds = []
    for world in range(2):
        async with at_table(tmp_path / str(world), *NAMES, before=dealt(seed, world)) as host:
            key = host.house.joining.sit(host.session, 0, None) if who == "a seat" else None
            ben = host.house.client(host.session, host.house.joining.sit(host.session, 1, None))
            spy = await phone_of(host, key, size, f"/t/{host.session.id}")
            await looked_at_everything(spy)
            ben.submit(Undo())
            await spy.client.settle()
            await looked_at_everything(spy)
            worlds.append(tap.sent(spy))
            await spy.client.close()
    one, other = worlds
    assert one == other


async def test_the_wiretap_hears_the_seat_itself_being_told(tmp_path: Path, tap: Wiretap) -> None:
    heard = []
    for world in range(2):
        async with at_table(tmp_path / str(world), *NAMES, before=dealt(0, world)) as host:
            ben = await phone_of(
                host, host.house.joining.sit(host.session, 1, None), SIZES[0], f"/t/{host.session.id}"
            )
            heard.append(tap.sent(ben))
            await ben.client.close()
    assert heard[0] != heard[1]
