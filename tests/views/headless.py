"""Drive a Flet app inside the test process: no browser, no server, about a millisecond per tap.

A `Client` keeps a *mirror* of what a real client was sent: every outgoing message is encoded as on the
wire, decoded again, and its patch applied to the mirror the way the Flutter client does. So a test sees what
a person would see, not what the Python tree happens to hold; the two differ when an update goes to the wrong
session.

What it cannot see is whether widgets repaint after a reconnect; that takes a browser. Everything here that
knows Flet's insides (1.0.5) is in this one file.
"""

import asyncio
import inspect
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import flet as ft
import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from views.flet_adapter.bridge import PageMain, welcome
from views.flet_adapter.worker_threads import queue_of

Node = dict[str, Any]
NESTED = frozenset({dict, list})
_encode: Any = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]


class Mirror:
    """The tree of controls as one client holds it."""

    def __init__(self) -> None:
        self.page: Node = {}

    def walk(self, hidden: bool = False) -> Iterator[Node]:
        """Yield the controls in reading order, with or without those that are not visible."""
        stack: list[Any] = [self.page]
        while stack:
            item = stack.pop()
            if type(item) is list:
                stack += [each for each in reversed(item) if type(each) in NESTED]
                continue
            if "_c" in item:
                if not hidden and item.get("visible") is False:
                    continue
                yield item
            for child in reversed(item.values()):
                kind = type(child)
                if kind is dict:
                    stack.append(child)
                elif kind is list:
                    stack += [each for each in reversed(child) if type(each) in NESTED]

    def views(self) -> list[Node]:
        """Return the pages that lie on one another, the topmost last.

        What stands on them is not looked at.
        """
        found: list[Node] = []
        stack: list[Any] = [self.page]
        while stack:
            item = stack.pop()
            if type(item) is list:
                stack += [child for child in reversed(item) if type(child) in NESTED]
            elif item.get("_c") == "View":
                found += [] if item.get("visible") is False else [item]
            else:
                stack += [child for child in reversed(item.values()) if type(child) in NESTED]
        return found

    def patch(self, control: int, patch: list[Any]) -> bool:
        """Apply a patch. False if the control is unknown here, in which case a client ignores it too."""
        root = next((node for node in self.walk(hidden=True) if node.get("_i") == control), None)
        if root is None:
            return False
        paths: dict[int, list[Any]] = {}
        _index(patch[0], [], paths)

        def at(number: int) -> Any:
            """Return what lies at a place when it is its turn: what was done before may have moved it."""
            place: Any = root
            for key in paths[number]:
                place = place[key]
            return place

        for kind, target, key, *rest in patch[1:]:
            holder = at(target)
            if kind == 0:
                holder[key] = rest[0]
            elif kind == 1:
                _insert(holder, key, rest[0])
            elif kind == 2:
                holder.pop(key)
            elif kind == 3:
                goal = at(rest[0])
                if goal is not holder:  # the client would still take the old list's control for its parent
                    raise LookupError(f"{paths[target]} has lost a control to {paths[rest[0]]}")
                _insert(goal, rest[1], holder.pop(key))
        return True


def _index(tree: list[Any], path: list[Any], paths: dict[int, list[Any]]) -> None:
    paths[tree[0]] = path
    if len(tree) > 1 and isinstance(tree[1], dict):
        for key, child in tree[1].items():
            _index(child, [*path, key], paths)


def _insert(holder: Any, key: Any, value: Any) -> None:
    if isinstance(holder, list):
        holder.insert(key, value)
    else:
        holder[key] = value


class _Wire(Connection):
    def __init__(self, client: "Client", hub: PubSubHub, pool: ThreadPoolExecutor) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.page_url = "http://test"
        self.loop, self.executor, self.pubsubhub = asyncio.get_running_loop(), pool, hub
        self._client = client
        self.mirror = Mirror()
        self.bytes_sent = 0
        self.lost: list[Node] = []
        self.crash: str | None = None
        self.broken: Exception | None = None

    def send_message(self, message: Message) -> None:
        wire = msgpack.packb([message.action, message.body], default=_encode)
        self.bytes_sent += len(wire) + 1
        body = msgpack.unpackb(wire, strict_map_key=False)[1]
        if message.action == MessageAction.PATCH_CONTROL:
            try:
                if not self.mirror.patch(body["id"], body["patch"]):
                    self.lost.append(body)
            except (LookupError, TypeError) as error:
                self.broken = error
        elif message.action == MessageAction.REGISTER_CLIENT:
            self.mirror.page = body["page_patch"]
        elif message.action == MessageAction.SESSION_CRASHED:
            self.crash = body["message"]
        elif message.action == MessageAction.INVOKE_METHOD:
            self._client.begin(self._client.reply(body))


class AppHub:
    """What the sessions of one app share; give the same house to clients that should hear each other."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(2)
        self.hub = PubSubHub(loop=asyncio.get_running_loop(), executor=self.pool)


class Client:
    """One phone with the app open.

    Attributes:
        session: Flet's session.
        page: its page.
        replies: answers to method calls of services, by method name: a value or a function of the arguments.
    """

    def __init__(self, house: AppHub | None = None) -> None:
        self.house = house or AppHub()
        self._wire = self._plug()
        self.session: Any = Session(self._wire)
        self.page: ft.Page = self.session.page
        self.replies: dict[str, Any] = {}
        self._running: set[asyncio.Task[Any]] = set()

    async def start(
        self,
        main: PageMain,
        route: str = "/",
        size: tuple[int, int] = (390, 844),
        languages: tuple[str, ...] = ("en",),
        local: bool = True,
    ) -> "Client":
        """Open the app at a route, on a screen of a size in logical pixels. On the host's machine or not."""
        width, height = size
        self.session.apply_page_patch(
            {"route": route, "width": width, "height": height, "web": True, "platform": "android"}
        )
        welcome(self.page, languages, address="127.0.0.1" if local else "192.168.1.20", local=local)
        self.session.error = self._note_crash
        self._register(self.session.get_page_patch())

        async def run() -> None:  # a task of its own has a context of its own, as a web socket's has
            _context_page.set(self.page)  # type: ignore[arg-type]
            context.reset_auto_update()  # type: ignore[no-untyped-call]
            result = main(self.page)
            if inspect.isawaitable(result):
                await result
            await self.session.after_event(self.page)

        await asyncio.create_task(run())
        return await self.settle()

    async def settle(self, turns: int = 40) -> "Client":
        """Let everything that is due happen.

        Raises:
            AssertionError: a handler failed, or what was sent does not fit what the client shows.
        """
        for _ in range(turns):
            await asyncio.sleep(0)
            while self._hand.busy:
                await asyncio.sleep(0.0005)
        if self._wire.crash:
            raise AssertionError(f"the session failed:\n{self._wire.crash}")
        if self._wire.broken:
            raise AssertionError("what was sent does not fit what is shown") from self._wire.broken
        return self

    # Seeing

    @property
    def _hand(self) -> Any:
        return queue_of(self.page)

    @property
    def mirror(self) -> Mirror:
        """What the client holds."""
        return self._wire.mirror

    @property
    def lost(self) -> list[Node]:
        """Patches that arrived here although they were meant for another client."""
        return self._wire.lost

    @property
    def bytes_sent(self) -> int:
        """Bytes sent to this client since it connected."""
        return self._wire.bytes_sent

    def texts(self) -> list[str]:
        """Return the visible texts, in reading order."""
        return [node["value"] for node in self.mirror.walk() if node["_c"] == "Text" and node.get("value")]

    def find(self, kind: str | None = None, **properties: Any) -> Node:
        """Return the first visible control of a kind with these properties.

        Raises:
            LookupError: there is none; the message tells what is on the screen.
        """
        for node in self.mirror.walk():
            matches = all(node.get(name) == value for name, value in properties.items())
            if matches and kind in (None, node["_c"]):
                return node
        raise LookupError(f"no {kind or 'control'} with {properties}; on the screen: {self.texts()}")

    @property
    def told(self) -> tuple[int, int]:
        """Which line it has and how much came over it: while this is the same, so is what it shows."""
        return id(self._wire), self._wire.bytes_sent

    # Acting

    async def fire(self, node: Node, event: str, data: Any = None) -> "Client":
        """Send an event of a control, as the person's finger would.

        Raises:
            AssertionError: nobody listens to it, or the control is disabled: a person could not do it.
        """
        assert node.get(f"on_{event}") is True, f"{node['_c']} has no on_{event}"
        assert not node.get("disabled"), f"{node['_c']} is disabled"
        await asyncio.create_task(self.session.dispatch_event(node["_i"], event, data))
        return await self.settle()

    async def click(self, kind: str | None = None, **properties: Any) -> "Client":
        """Tap the first control that `find` finds."""
        return await self.fire(self.find(kind, **properties), "click")

    async def tap_label(self, label: str) -> "Client":
        """Tap what a screen reader calls by this label: a button's text, or a semantics."""
        for node in self.mirror.walk():
            if node.get("on_click") is True and named_inside(node) == label:
                return await self.fire(node, "click")
            if node["_c"] == "Semantics" and node.get("label") == label:
                both = (node, *_nodes(node))
                inner = next(each for each in both if each.get("on_click") is True)
                return await self.fire(inner, "click")
            if node.get("content") == label or node.get("tooltip") == label:
                return await self.fire(node, "click")
        raise LookupError(f"nothing is called {label!r}; on the screen: {self.texts()}")

    async def type(self, label: str, value: str) -> "Client":
        """Replace the text of the field with this label."""
        node = self.find("TextField", label=label)
        node["value"] = value  # a client holds what is typed into it
        self.session.apply_patch(node["_i"], {"value": value})
        return await self.fire(node, "change", value)

    async def go(self, route: str) -> "Client":
        """Edit the address bar, or press back."""
        self.session.apply_page_patch({"route": route})
        await asyncio.create_task(self.session.dispatch_event(1, "route_change", {"route": route}))
        return await self.settle()

    # The line

    async def lose_line(self) -> "Client":
        """Cut the line: the phone goes out of reach."""
        await self.session.disconnect(3600)
        return await self.settle()

    async def find_line(self) -> "Client":
        """Bring the phone back: same page in the browser, new line. The server sends the whole page again."""
        self._wire = self._plug()
        self.session.attach_connection(self._wire)
        self._register(self.page)
        await self.session.dispatch_connect_event()
        return await self.settle()

    async def close(self) -> None:
        """End the session for good."""
        self.session.close()
        await self.settle()

    # Inside

    def begin(self, work: Any) -> None:
        """Run a coroutine beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def reply(self, call: Node) -> None:
        """Answer a method call as the Flutter side would."""
        reply = self.replies.get(call["name"])
        result = reply(call.get("args")) if callable(reply) else reply
        if call["name"] == "push_route":
            route = call["args"]["route"]
            self.session.apply_page_patch({"route": route})
            self.begin(self.session.dispatch_event(1, "route_change", {"route": route}))
        self.session.handle_invoke_method_results(call["control_id"], call["call_id"], result, None)

    def _plug(self) -> _Wire:
        return _Wire(self, self.house.hub, self.house.pool)

    def _note_crash(self, message: str) -> None:
        self._wire.crash = message

    def _register(self, page: Any) -> None:
        # Encoding this answer is also what arms Flet's tracking of changes.
        body = RegisterClientResponseBody(session_id=self.session.id, page_patch=page, error="")
        self._wire.send_message(Message(MessageAction.REGISTER_CLIENT, body))


def named_inside(node: Node) -> str:
    """Return what a thing is called by what lies in it, its content left out.

    Empty if nothing there names it.
    """
    inner = node.get("content")
    if not isinstance(inner, dict) or inner["_c"] != "Semantics" or not inner.get("exclude_semantics"):
        return ""
    return str(inner.get("label") or "")


def _nodes(root: Node) -> Iterator[Node]:
    mirror = Mirror()
    mirror.page = root
    return mirror.walk()
