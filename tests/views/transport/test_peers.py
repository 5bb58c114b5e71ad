"""Phones that come without a server: heard as strictly as on a web socket, and let go when they are gone."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest
from flet.messaging.protocol import MessageAction
from flet.pubsub.pubsub_hub import PubSubHub
from hypothesis import given
from hypothesis import strategies as st

import views.transport.peer as lines
import views.transport.peers as desk
from companion.hosting.open_home import OpenHome
from tests.hosting.play import Clock, begin
from tests.views.peering import Guest, Near, packet, until
from tests.views.visit import ENGLISH, Storage
from views.entry.main import make_main
from views.flet_adapter.bridge import browser_languages, is_local, network_address_of
from views.pages.join import join_route
from views.transport.frames import BEAT, FRAGMENTS, FRAME_LIMIT, HELLO, LAST, PART, Reassembly, cut_frames
from views.transport.inbound_filter import MESSAGE_LIMIT
from views.transport.peers import MOST, REFUSALS, PeerError, Peers
from views.transport.throttle import PER_LINE, LineEnded

KEY = {"key": "a", "shift": False, "ctrl": False, "alt": False, "meta": False}


class App:
    """Counts what its pages hear.

    Attributes:
        pages: of every session that began.
        keys: how many keys were heard.
        hooks: which of Flet's own events were heard.
    """

    def __init__(self) -> None:
        self.pages: list[ft.Page] = []
        self.keys = 0
        self.hooks: list[str] = []

    def __call__(self, page: ft.Page) -> None:
        def key(_: Any) -> None:
            self.keys += 1

        page.on_keyboard_event = key
        page.on_disconnect = lambda _: self.hooks.append("disconnect")
        page.on_close = lambda _: self.hooks.append("close")
        self.pages.append(page)


def placed(main: Any) -> Near:
    """Return the desk of a host whose own page has been opened."""
    near = Near()
    near.peers = Peers(near, main)
    near.peers._hub, near.peers._url = PubSubHub(), "http://host/games/"
    return near


@pytest.fixture
def app() -> App:
    return App()


@pytest.fixture
async def near(app: App) -> AsyncIterator[Near]:
    near = placed(app)
    yield near
    for guest in near.guests.values():
        guest.leave()
    await until(lambda: near.peers and not near.peers.here)


# Frames


@given(st.lists(st.integers(0, 3 * FRAME_LIMIT), min_size=1, max_size=4))
def test_messages_are_put_together_as_they_were_cut(lengths: list[int]) -> None:
    messages = [bytes(number % 251 for number in range(length)) for length in lengths]
    joined = Reassembly(3 * FRAME_LIMIT)
    cut = [frame for message in messages for frame in cut_frames(message)]
    assert max(map(len, cut)) <= FRAME_LIMIT
    assert [whole for frame in cut if (whole := joined.add(frame)) is not None] == messages


@given(
    st.lists(st.binary(max_size=40).map(lambda rest: bytes((PART,)) + rest), max_size=20), st.integers(0, 200)
)
def test_no_message_grows_longer_than_it_may(pieces: list[bytes], limit: int) -> None:
    joined, length = Reassembly(limit), 0
    for piece in pieces:
        length += len(piece) - 1
        if length > limit:
            with pytest.raises(LineEnded):
                joined.add(piece)
            return
        assert joined.add(piece) is None


@pytest.mark.parametrize("frame", [b"", b"\x07tap", bytes((LAST,)) + bytes(FRAME_LIMIT)])
def test_what_is_no_frame_is_refused(frame: bytes) -> None:
    with pytest.raises(LineEnded):
        Reassembly(MESSAGE_LIMIT).add(frame)


# What is said


async def test_a_guest_is_no_host_whatever_it_says_and_begins_where_it_was_invited(
    near: Near, app: App
) -> None:
    guest = near.comes("/J/ABCD")
    guest.say(bytes((HELLO,)) + b"zh-TW,en")
    forged = {"route": "/settings", "title": "forged", "on_error": 5, "window": {"_i": 9}, "width": 41.0}
    guest.greet(forged)
    await until(lambda: app.pages)
    [page] = app.pages
    assert not is_local(page)
    assert browser_languages(page) == ("zh-TW", "en")
    assert (page.route, page.width) == ("/J/ABCD", 41.0)
    assert page.title != "forged"
    assert (page.on_error, page.url) == (None, "http://host/games/")


async def test_every_guest_has_an_address_of_its_own(near: Near, app: App) -> None:
    near.comes().greet()
    near.comes().greet()
    await until(lambda: len(app.pages) == 2)
    assert len({network_address_of(page) for page in app.pages}) == 2


async def refused(near: Near, guest: Guest) -> None:
    """Check that the line ends, and nothing is left of it."""
    await until(lambda: guest.ended)
    await until(lambda: near.peers and not near.peers.here)


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"\x07",
        bytes((LAST,)),
        bytes((LAST, 0)),
        bytes((LAST, 0, 0xC1)),
        bytes((LAST, 9)) + b"what",
        bytes((HELLO,)) + bytes(2000),
        bytes((LAST, 0)) + b"\x91" * 2000,
        bytes((LAST,)) + packet(MessageAction.CONTROL_EVENT, {"target": 1, "name": "resize", "data": 1}),
        bytes((LAST,)) + packet(MessageAction.REGISTER_CLIENT, [1]),
        bytes((LAST,)) + packet(MessageAction.REGISTER_CLIENT, {"no": "page"}),
        bytes((LAST,)) + packet(MessageAction.PATCH_CONTROL, {"id": 1, "patch": []}),
    ],
)
async def test_garbage_before_the_introduction_ends_the_line(near: Near, app: App, garbage: bytes) -> None:
    guest = near.comes()
    guest.say(garbage)
    await refused(near, guest)
    assert app.pages == []


@pytest.mark.parametrize(
    "garbage",
    [
        bytes((LAST, 0, 0xC1)),
        bytes((LAST,))
        + packet(MessageAction.REGISTER_CLIENT, {"session_id": "", "page_name": "", "page": {}}),
        bytes((LAST,)) + packet(MessageAction.CONTROL_EVENT, {"neither": 1}),
        bytes((LAST,)) + packet(MessageAction.SESSION_CRASHED, {"message": "x"}),
    ],
)
async def test_garbage_after_the_introduction_ends_the_line(near: Near, app: App, garbage: bytes) -> None:
    guest = near.comes().greet()
    await until(lambda: app.pages)
    guest.say(garbage)
    await refused(near, guest)
    assert len(app.pages) == 1


async def test_a_message_that_is_too_long_ends_the_line(near: Near, app: App) -> None:
    guest = near.comes().greet()
    await until(lambda: app.pages)
    guest.send(bytes(MESSAGE_LIMIT + 1))
    await refused(near, guest)


async def test_a_page_is_not_disconnected_by_saying_so(near: Near, app: App) -> None:
    guest = near.comes().greet()
    await until(lambda: app.pages)
    for name in ("connect", "disconnect", "close"):
        guest.event(1, name)
    guest.event(1, "keyboard_event", KEY)
    await until(lambda: app.keys == 1)
    assert app.hooks == []
    guest.leave()
    await until(lambda: app.hooks == ["disconnect", "close"])


# How much is said


async def test_what_is_said_too_fast_is_heard_later_and_in_full(near: Near, app: App) -> None:
    guest = near.comes().greet()
    for _ in range(280):
        guest.event(1, "keyboard_event", KEY)
    await until(lambda: app.keys == 280)
    assert not guest.ended


async def test_who_goes_on_saying_too_much_is_cut_and_little_of_it_is_kept(near: Near, app: App) -> None:
    guest = near.comes().greet()
    await until(lambda: app.pages)
    for _ in range(40):
        guest.send(bytes(MESSAGE_LIMIT - 1))
    await refused(near, guest)


async def test_a_flood_of_next_to_nothing_is_cut_as_well(near: Near, app: App) -> None:
    guest = near.comes().greet()
    await until(lambda: app.pages)
    for _ in range(lines.WAITING // 64):
        guest.say(b"\x00")
    await refused(near, guest)


FLOODS = {
    "fragments of one message": bytes((PART,)),
    "large fragments of one message": bytes((PART,)) + bytes(FRAME_LIMIT - 1),
    "signs of life": bytes((BEAT,)),
    "languages": bytes((HELLO,)) + b"en",
    "empty messages": bytes((LAST,)),
    "events": bytes((LAST,))
    + packet(MessageAction.CONTROL_EVENT, {"target": 1, "name": "keyboard_event", "data": KEY}),
    "changes of a page": bytes((LAST,))
    + packet(MessageAction.UPDATE_CONTROL_PROPS, {"id": 1, "props": {"width": 41.0}}),
    "large messages": bytes((LAST,))
    + packet(MessageAction.CONTROL_EVENT, {"target": 99, "name": "click", "data": "x" * 16_000}),
}
"""Every kind of flood that a guest can send: a frame that is sent without end."""


@pytest.mark.parametrize("frame", FLOODS.values(), ids=FLOODS)
async def test_a_flood_is_little_work_and_keeps_no_other_guest_out(
    near: Near, app: App, monkeypatch: pytest.MonkeyPatch, frame: bytes
) -> None:
    heard: list[bytes] = []
    add = Reassembly.add

    def counted(gathering: Reassembly, frame: bytes) -> bytes | None:
        heard.append(frame)
        return add(gathering, frame)

    monkeypatch.setattr(Reassembly, "add", counted)
    guest, other = near.comes().greet(), near.comes().greet()
    await until(lambda: len(app.pages) == 2)
    began = asyncio.get_running_loop().time()
    for _ in range(20_000):
        guest.say(frame)
    other.event(1, "keyboard_event", {**KEY, "key": "b"})
    keys = app.keys
    await until(lambda: app.keys > keys)
    seconds = asyncio.get_running_loop().time() - began
    assert len(heard) <= 4 * (PER_LINE.burst + PER_LINE.per_second * seconds) + 10
    assert near.peers
    assert all(line._waiting <= lines.WAITING for line in near.peers._lines.values())


async def test_a_message_that_does_not_end_is_not_gathered(near: Near, app: App) -> None:
    guest = near.comes().greet()
    await until(lambda: app.pages)
    for _ in range(FRAGMENTS):
        guest.say(bytes((PART,)))
    await refused(near, guest)


# Who is there


async def test_signs_of_life_go_out_and_their_absence_ends_the_line(
    near: Near, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "BEATS", 0.001)
    guest = near.comes().greet()
    await refused(near, guest)
    assert guest.beats >= lines.SILENCE
    await until(lambda: app.hooks == ["disconnect", "close"])


async def test_who_comes_and_says_nothing_is_let_go(near: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "BEATS", 0.001)
    monkeypatch.setattr(lines, "SILENCE", 10_000)
    await refused(near, near.comes())


async def test_no_more_come_than_a_phone_can_serve(near: Near) -> None:
    for _ in range(MOST):
        near.comes()
    peers = near.peers
    assert peers
    assert peers.here == MOST
    peers.invite("/")
    assert peers.invitation is None
    assert peers.trouble
    assert peers.trouble.id == "peer-full"


# Invitations


async def test_an_invitation_is_made_shown_answered_and_used_up(near: Near) -> None:
    peers = near.peers
    assert peers
    stages: list[str] = []
    stop = peers.listen(lambda: stages.append(peers.invitation.stage if peers.invitation else "none"))
    near.comes()
    assert stages == ["making", "shown", "joining", "none"]
    stop()
    peers.invite("/")
    assert len(stages) == 4
    peers.accept_answer("a text")
    assert near.done[-1] == ("answer", 2, "a text")
    peers.invite("/")
    assert near.done[-2:] == [("end", 2, ""), ("invite", 3, "")]


async def test_what_the_page_says_of_another_line_changes_nothing(near: Near) -> None:
    peers = near.peers
    assert peers
    peers.invite("/")
    before = peers.invitation
    for event in ("code", "joining", "open", "frame", "gone", "refused"):
        peers.handle_event(event, 77, b"x" if event == "frame" else "damaged")
    assert (peers.invitation, peers.trouble, peers.here) == (before, None, 0)


@pytest.mark.parametrize("why", [*REFUSALS, "full", "never heard of it"])
def test_whatever_goes_wrong_is_a_sentence(why: str) -> None:
    error = PeerError(why, most=MOST)
    assert error.id not in ENGLISH.say(error.id, **error.params)


async def test_two_phones_that_do_not_find_each_other_are_told(
    near: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "PATIENCE", 0.01)
    peers = near.peers
    assert peers
    peers.invite("/")
    peers.handle_event("code", 1, "1" * 180)
    peers.handle_event("joining", 1, "")
    await until(lambda: peers.trouble)
    assert peers.trouble
    assert peers.trouble.id == "peer-apart"
    assert peers.invitation is None
    assert ("end", 1, "") in near.done


# The whole app


async def test_a_guest_sits_down_is_seen_leaves_and_comes_back_to_its_seat(tmp_path: Path) -> None:
    browser = Storage()
    with OpenHome.open(tmp_path, clock=Clock()) as house:
        session = begin(house)
        near = placed(make_main(house, near=True))
        route = join_route(house.joining.code(session))
        guest = near.comes(route, browser).greet()
        await until(lambda: "Ann" in guest.texts())
        guest.tap(house, "Ann")
        await until(lambda: house.presence.present_at(session.id).seats == {0})
        guest.leave()
        await until(lambda: not house.presence.present_at(session.id).seats)
        back = near.comes(route, browser).greet()
        await until(lambda: house.presence.present_at(session.id).seats == {0})
        assert ENGLISH.say("app-tab-rules") in back.texts()
        back.leave()
        await until(lambda: near.peers and not near.peers.here)


async def test_two_guests_hear_of_each_other(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, clock=Clock()) as house:
        session = begin(house)
        near = placed(make_main(house, near=True))
        route = join_route(house.joining.code(session))
        ann, ben = (near.comes(route).greet() for _ in range(2))
        await until(lambda: "Ben" in ann.texts() and "Ben" in ben.texts())
        ann.tap(house, "Ann")
        await until(lambda: ENGLISH.say("app-seat-is-here") in ben.texts())
        for guest in (ann, ben):
            guest.leave()
        await until(lambda: near.peers and not near.peers.here)
        await asyncio.sleep(0)
