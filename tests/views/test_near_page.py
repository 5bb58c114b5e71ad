"""Inviting phones without a server, as the host sees it: two scans, and a sentence for what goes wrong."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import flet as ft
import pytest

from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.open_home import OpenHome
from companion.sharing.errors import CarryError
from tests.hosting.play import Clock, begin
from tests.views.bringing import meanwhile
from tests.views.entry import test_browser_only
from tests.views.headless import Client
from tests.views.peering import Guest, Near
from tests.views.visit import ENGLISH, Visitor
from views.device.phone import Alone, find_no_codes
from views.entry.browser_only import HOME
from views.entry.main import make_main
from views.flet_adapter.file_picking import Received
from views.pages import near as near_page
from views.transport.peers import REFUSALS, Peers

CODE = "1" * 180


def app(message: str, **params: Any) -> str:
    return ENGLISH.say(f"app-{message}", **params)


@asynccontextmanager
async def opened(page: str = "near", codes: Any = find_no_codes) -> AsyncIterator[tuple[Visitor, Near]]:
    """Provide a phone that hosts, on a page of its table."""
    disk = LogDisk((MemoryTape(), MemoryTape()), HOME, clock=Clock())
    with OpenHome.open(HOME, clock=Clock(), disk=disk) as house:
        session, near = begin(house), Near()
        near.peers = Peers(near, make_main(house, near=True))
        main = make_main(house, alone=Alone(codes=codes, peers=near.peers))
        phone = await Visitor(Client(), house, main).arrive(f"/t/{session.id}/{page}", local=True)
        near.peers.adopt_page(phone.client.page)
        yield phone, near
        await phone.client.close()


async def test_sharing_leads_to_the_page_and_says_that_it_is_experimental() -> None:
    async with opened("share") as (phone, _):
        assert phone.shows(app("near-lead"))
        assert "xperimental" in app("near-lead")
        assert not phone.shows(app("alone-company"))
        await phone.tap(app("near"))
        assert phone.shows(app("near-experimental"))


async def test_a_browser_that_can_hold_no_line_says_so() -> None:
    tapes = MemoryTape(), MemoryTape()
    async with test_browser_only.opened(tapes, "/t/TABLE/near") as phone:
        assert phone.shows(app("alone-company"))
        assert app("near-invite") not in phone.names()


async def test_the_two_scans_are_led_through_until_the_phone_is_here() -> None:
    async with opened() as (phone, near):
        peers = near.peers
        assert peers
        assert phone.shows(app("near-nobody"))
        await phone.tap(app("near-invite"))
        assert phone.shows(app("near-making"))
        peers.handle_event("code", 1, CODE)
        await phone.until(lambda: phone.shows(app("near-first")))
        assert app("near-code") in [node.get("semantics_label") for node, _ in phone.nodes()]
        assert phone.shows(app("near-second"))
        links = [node.get("value") for node, _ in phone.nodes() if node["_c"] == "TextField"]
        assert f"http://test/g/#{CODE}" in links
        await phone.write(app("near-paste"), "the other code")
        await phone.tap(app("near-take"))
        assert near.done[-1] == ("answer", 1, "the other code")
        peers.handle_event("joining", 1, "")
        await phone.until(lambda: phone.shows(app("near-joining")))
        near.guests[1] = Guest(peers, 1)
        peers.handle_event("open", 1, "")
        await phone.until(lambda: phone.shows(app("near-here", count=1)))
        assert app("near-invite-next") in phone.names()
        near.guests[1].leave()
        await phone.until(lambda: phone.shows(app("near-nobody")))


async def test_without_a_way_to_read_codes_no_camera_is_offered_but_the_phones_own() -> None:
    async with opened() as (phone, near):
        await phone.tap(app("near-invite"))
        assert near.peers
        near.peers.handle_event("code", 1, CODE)
        await phone.until(lambda: phone.shows(app("near-second-about")))
        assert app("near-scan") not in phone.names()


async def test_a_picture_of_the_answer_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def find(picture: bytes) -> tuple[str, ...]:
        if picture == b"nothing":
            raise CarryError("carry-photo-empty")
        return ("9", "8" * 180)

    took: list[Callable[[Received], Awaitable[None]]] = []

    def door(take: Callable[[Received], Awaitable[None]], *_: Any, **wanted: Any) -> ft.PickFiles:
        took.append(take)
        return ft.PickFiles(ft.FilePicker())

    monkeypatch.setattr(near_page, "use_file_door", door)
    async with opened(codes=find) as (phone, near):
        await phone.tap(app("near-invite"))
        assert near.peers
        near.peers.handle_event("code", 1, CODE)
        await phone.until(lambda: app("near-scan") in phone.names())
        await meanwhile(phone, lambda: took[-1](Received("", b"nothing")))
        await phone.until(lambda: phone.shows(ENGLISH.say("carry-photo-empty")))
        await meanwhile(phone, lambda: took[-1](Received("", b"a picture")))
        await phone.until(lambda: near.done[-1] == ("answer", 1, "8" * 180))


@pytest.mark.parametrize("why", REFUSALS)
async def test_whatever_is_wrong_is_said_on_the_page(why: str) -> None:
    async with opened() as (phone, near):
        await phone.tap(app("near-invite"))
        assert near.peers
        near.peers.handle_event("code", 1, CODE)
        near.peers.handle_event("refused", 1, why)
        await phone.until(lambda: phone.shows(ENGLISH.say(f"peer-{why}")))


async def test_nothing_pasted_is_said_and_asks_nobody() -> None:
    async with opened() as (phone, near):
        await phone.tap(app("near-invite"))
        assert near.peers
        near.peers.handle_event("code", 1, CODE)
        await phone.until(lambda: app("near-take") in phone.names())
        await phone.tap(app("near-take"))
        assert phone.shows(ENGLISH.say("peer-nothing"))
        assert near.done[-1] == ("invite", 1, "")


async def test_where_two_did_not_find_each_other_the_page_says_what_to_try() -> None:
    async with opened() as (phone, near):
        await phone.tap(app("near-invite"))
        assert near.peers
        near.peers.handle_event("gone", 1, "")
        await phone.until(lambda: phone.shows(ENGLISH.say("peer-apart")))
        assert phone.shows(ENGLISH.say("link-near-try-hotspot"))


async def test_an_invitation_can_be_withdrawn() -> None:
    async with opened() as (phone, near):
        await phone.tap(app("near-invite"))
        await phone.tap(app("near-withdraw"))
        assert near.done[-1] == ("end", 1, "")
        assert app("near-invite") in phone.names()


async def test_a_guest_is_told_who_lets_others_in_and_is_offered_no_pass() -> None:
    async with opened() as (phone, near):
        (session,) = phone.house.tables.open_tables()
        guest = near.comes(f"/t/{session.id}/share").greet()
        await phone.until(lambda: app("near-guest") in guest.texts())
        guest.leave()
