"""A phone at the other end of a data channel, without a browser: it speaks in frames."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgpack  # type: ignore[import-untyped]
from flet.messaging.protocol import MessageAction

from companion.hosting.open_home import OpenHome
from tests.views.headless import Mirror, Node
from tests.views.visit import Storage, Visitor
from views.transport.frames import BEAT, LAST, PART, cut_frames
from views.transport.peers import Peers

Tell = Callable[[str, int, str | bytes], None]


def packet(action: MessageAction, body: Any) -> bytes:
    """Return a message as Flet's client writes it."""
    message: bytes = b"\x00" + msgpack.packb([action.value, body])
    return message


class Near:
    """The page that holds the lines, and the phones at their other ends.

    Attributes:
        done: what the page was told to do, frames left out.
        guests: the phones, by the number of their line.
    """

    def __init__(self) -> None:
        self.done: list[tuple[str, int, str]] = []
        self.guests: dict[int, Guest] = {}
        self.peers: Peers | None = None

    def __call__(self, act: str, who: int, what: str | bytes = "") -> None:
        """Do what the page is told. See `views.transport.peers.Post`."""
        if isinstance(what, bytes):
            self.guests[who].take(what)
            return
        self.done.append((act, who, what))
        if act == "end" and who in self.guests:
            self.guests[who].ended = True
            assert self.peers
            self.peers.handle_event("gone", who, "")

    def comes(self, route: str = "/", storage: Storage | None = None) -> "Guest":
        """Invite a guest, who comes."""
        assert self.peers
        self.peers.invite(route)
        assert self.peers.invitation
        who = self.peers.invitation.who
        self.guests[who] = Guest(self.peers, who, storage)
        self.peers.handle_event("code", who, "1" * 180)
        self.peers.handle_event("joining", who, "")
        self.peers.handle_event("open", who, "")
        return self.guests[who]


class Guest:
    """One phone that has come.

    Attributes:
        beats: how many signs of life it was sent.
        came: every message it was sent, packed.
        ended: whether its line was cut.
    """

    def __init__(self, peers: Peers, who: int, storage: Storage | None = None) -> None:
        self._peers, self._who = peers, who
        self._pieces: list[bytes] = []
        self.storage = storage if storage is not None else Storage()
        self.mirror = Mirror()
        self.beats = 0
        self.came: list[bytes] = []
        self.ended = False

    def say(self, frame: bytes) -> None:
        """Send one frame, whatever it is."""
        self._peers.handle_event("frame", self._who, frame)

    def send(self, message: bytes) -> None:
        """Send a message."""
        for frame in cut_frames(message):
            self.say(frame)

    def event(self, target: int, name: str, data: Any = None) -> None:
        """Send an event of a control."""
        self.send(packet(MessageAction.CONTROL_EVENT, {"target": target, "name": name, "data": data}))

    def greet(self, page: dict[str, Any] | None = None) -> "Guest":
        """Introduce itself."""
        about = {"route": "/", "width": 390, "height": 844, **(page or {})}
        self.send(packet(MessageAction.REGISTER_CLIENT, {"session_id": "", "page_name": "", "page": about}))
        return self

    def leave(self) -> None:
        """Be gone, as the page hears of it."""
        self._peers.handle_event("gone", self._who, "")

    def take(self, frame: bytes) -> None:
        """Take what the host sent."""
        if frame == bytes((BEAT,)):
            self.beats += 1
            return
        assert frame[0] in (PART, LAST)
        self._pieces.append(frame[1:])
        if frame[0] == PART:
            return
        whole, self._pieces = b"".join(self._pieces), []
        self.came.append(whole)
        action, body = msgpack.unpackb(whole[1:], strict_map_key=False)
        if action == MessageAction.REGISTER_CLIENT.value:
            self.mirror.page = body["page_patch"]
        elif action == MessageAction.PATCH_CONTROL.value:
            self.mirror.patch(body["id"], body["patch"])
        elif action == MessageAction.INVOKE_METHOD.value:
            self._answer(body)

    def _answer(self, call: Node) -> None:
        """Answer as a browser would: of its storage, and of where it goes."""
        found = self.storage.replies().get(call["name"])
        result = found(call.get("args")) if found else None
        body = {"control_id": call["control_id"], "call_id": call["call_id"], "result": result, "error": None}
        asyncio.get_running_loop().call_soon(self.send, packet(MessageAction.INVOKE_METHOD, body))
        if call["name"] == "push_route":
            route = call["args"]["route"]
            self.send(packet(MessageAction.UPDATE_CONTROL_PROPS, {"id": 1, "props": {"route": route}}))
            self.event(1, "route_change", {"route": route})

    @property
    def told(self) -> int:
        """How much it was sent so far; see `Visitor.nodes`."""
        return len(self.came)

    def texts(self) -> str:
        """Return what stands on its screen, and what is read aloud there."""
        nodes = list(self.mirror.walk())
        return "\n".join(str(node.get("value") or node.get("label") or "") for node in nodes)

    def tap(self, house: OpenHome, beginning: str) -> None:
        """Tap the first thing whose name begins so."""
        eyes = Visitor(cast(Any, self), house, lambda page: None)
        name = next((name for name in eyes.names() if name.startswith(beginning)), "")
        self.event(eyes.named(name)["_i"], "click")


async def until(happened: Callable[[], object], seconds: float = 20.0) -> None:
    """Let the loop go on until something has happened."""
    end = asyncio.get_running_loop().time() + seconds
    while not happened():
        assert asyncio.get_running_loop().time() < end, "it did not happen"
        await asyncio.sleep(0.005)
