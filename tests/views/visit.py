"""A phone on a visit: what lies on its topmost page, and taps by the names that are read aloud."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import ServerAddress
from companion.locale.texts import Texts
from tests.patience import patient
from tests.views.headless import NESTED, Client, Node
from views.device.keyring import PREFIX
from views.entry.main import make_main
from views.flet_adapter.bridge import PageMain
from views.flet_adapter.page_script import SHOWN, STANDING

NOON = 1_790_000_000_000
MINUTE = 60_000
PATIENCE = patient(20.0)
"""How many seconds a phone waits for work that is done in a thread, before it gives up."""


ENGLISH = Texts.load("en")


def headline(phase: str, number: int = 1) -> str:
    """Format the title of a phase of Card City, in English."""
    return ENGLISH.about("card_city", "headline", phase, {"round": number, "rounds": 10})


class Clock:
    """A clock that stands still until it is moved on."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


class Ticks:
    """Seconds that pass when somebody says so; every tap takes one."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def forward(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


class Storage(dict[str, Any]):
    """What one browser keeps: hand it to the next visit, and the same browser has come back."""

    def replies(self) -> dict[str, Any]:
        """Map the app's storage requests to the browser's answers."""

        def remember(said: Any) -> bool:
            if said["key"] not in (SHOWN, STANDING):  # requests to scripts of the page, which keeps none
                self[said["key"]] = said["value"]
            return True

        return {
            "get": lambda said: self.get(said["key"]),
            "set": remember,
            "remove": lambda said: self.pop(said["key"], None) is not None,
            "get_keys": lambda said: [key for key in self if key.startswith(said["key_prefix"])],
        }


class Visitor:
    """One phone and the house it visits."""

    def __init__(
        self, client: Client, house: OpenHome, main: PageMain | None = None, ticks: Ticks | None = None
    ) -> None:
        self.client = client
        self.house = house
        self.main = main or make_main(house)
        self.ticks = ticks or Ticks()
        self.storage = Storage()
        self._told: object = None
        self._found: list[tuple[Node, tuple[Node, ...]]] = []
        self._further = self._walk()

    async def arrive(
        self,
        route: str = "/",
        *,
        local: bool = False,
        storage: Storage | None = None,
        size: tuple[int, int] = (390, 844),
    ) -> "Visitor":
        """Bring another phone into the same house. Close its client at the end."""
        client = Client(self.client.house)
        other = Visitor(client, self.house, self.main, self.ticks)
        other.storage = storage if storage is not None else other.storage
        client.replies.update(other.storage.replies())
        await client.start(self.main, route, size, local=local)
        return other

    def storage_key(self) -> str | None:
        """Return the seat key in the browser's storage, or None."""
        kept = [value for name, value in self.storage.items() if name.startswith(PREFIX)]
        return str(kept[0]).partition(".")[2] if kept else None

    # seeing

    def top(self) -> Node:
        """Return the topmost page."""
        return self.client.mirror.views()[-1]

    def nodes(self) -> Iterator[tuple[Node, tuple[Node, ...]]]:
        """Yield every visible control of the topmost page with its ancestors, in reading order.

        What has been found is remembered until the phone is told something else.
        """
        told = self.client.told
        if told != self._told:
            self._told, self._found, self._further = told, [], self._walk()
        found, further = self._found, self._further
        for number in count():
            if number == len(found):
                if (one := next(further, None)) is None:
                    return
                found.append(one)
            yield found[number]

    def _walk(self) -> Iterator[tuple[Node, tuple[Node, ...]]]:
        stack: list[tuple[Any, tuple[Node, ...]]] = [(self.top(), ())]
        while stack:
            item, above = stack.pop()
            if type(item) is list:
                stack += [(each, above) for each in reversed(item) if type(each) in NESTED]
                continue
            if "_c" in item:
                if item.get("visible") is False:
                    continue
                yield item, above
                above = (*above, item)
            for child in reversed(item.values()):
                kind = type(child)
                if kind is dict:
                    stack.append((child, above))
                elif kind is list:
                    stack += [(each, above) for each in reversed(child) if type(each) in NESTED]

    def texts(self) -> list[str]:
        """List the texts on the topmost page."""
        found = []
        for node, _ in self.nodes():
            if node["_c"] == "Text":
                spans = "".join(span.get("text") or "" for span in node.get("spans") or ())
                found.append((node.get("value") or "") + spans)
        return [text for text in found if text]

    def shows(self, text: str) -> bool:
        """Tell if a text stands on the topmost page, alone or within another."""
        return any(text in each for each in self.texts())

    def names(self) -> list[str]:
        """List the names that a screen reader can reach."""
        return [name for node, above in self.nodes() for name in _names(node, above)]

    def named(self, name: str) -> Node:
        """Find the control that a tap on this name reaches.

        Raises:
            LookupError: there is no such thing on the topmost page.
        """
        for node, above in self.nodes():
            if name in _names(node, above):
                for candidate in (node, *inside(node), *reversed(above)):
                    if candidate.get("on_click") is True:
                        return candidate
        raise LookupError(f"nothing to tap is called {name!r}; there are {self.names()}")

    def chosen(self, name: str) -> bool:
        """Tell if the choice, segment or chip of this name is selected."""
        node = next(
            node for node, _ in self.nodes() if node["_c"] == "Semantics" and node.get("label") == name
        )
        return bool(node.get("selected") or node.get("checked"))

    @property
    def route(self) -> str:
        """The address the phone is at."""
        return self.client.page.route

    # acting

    async def tap(self, name: str) -> "Visitor":
        """Tap the control of this name."""
        self.ticks.forward(1)
        await self.client.fire(self.named(name), "click")
        return self

    async def write(self, label: str, value: str) -> "Visitor":
        """Replace the text of the field with this label."""
        node = next(
            node for node, _ in self.nodes() if node["_c"] == "TextField" and node.get("label") == label
        )
        node["value"] = value  # a client holds what is typed into it
        self.client.session.apply_patch(node["_i"], {"value": value})
        await self.client.fire(node, "change", value)
        return self

    async def go(self, route: str) -> "Visitor":
        """Open another address."""
        await self.client.go(route)
        return self

    async def until(self, happened: Callable[[], object]) -> "Visitor":
        """Wait for work that is done in a thread.

        Raises:
            AssertionError: it does not come to an end.
        """
        end = time.monotonic() + PATIENCE
        while not happened():
            if time.monotonic() > end:
                raise AssertionError(f"in vain; at {self.route} there is {self.texts()}")
            await asyncio.to_thread(threading.Event().wait, 0.001)
            await self.client.settle(5)
        return self


def inside(node: Node) -> Iterator[Node]:
    stack: list[Any] = list(node.values())
    while stack:
        item = stack.pop(0)
        if isinstance(item, dict):
            if "_c" in item:
                yield item
            stack = [*item.values(), *stack]
        elif isinstance(item, list):
            stack = [*item, *stack]


def _names(node: Node, above: tuple[Node, ...]) -> Iterator[str]:
    if node["_c"] == "Semantics" and node.get("label"):
        yield node["label"]
    elif isinstance(node.get("tooltip"), str) and node["tooltip"]:
        yield node["tooltip"]
    elif node["_c"] == "Text" and above and above[-1]["_c"].endswith("Button"):
        yield node.get("value") or ""


@asynccontextmanager
async def visit(
    home: Path,
    route: str = "/",
    *,
    languages: tuple[str, ...] = ("en",),
    size: tuple[int, int] = (390, 844),
    before: Callable[[OpenHome], object] = lambda house: None,
    local: bool = True,
    storage: Storage | None = None,
    server_address: ServerAddress | None = None,
) -> AsyncIterator[Visitor]:
    """Provide a phone at an address of a house.

    Args:
        home: the folder of the house.
        route: the address.
        languages: what its browser asks for.
        size: of its screen, in pixels.
        before: what happens in the house before the phone comes.
        local: True if it is shown on the host's own machine.
        storage: what its browser kept from an earlier visit.
        server_address: under which address others open the app.
    """
    with OpenHome.open(home, clock=Clock(), fsync=False) as house:
        before(house)
        ticks = Ticks()
        visitor = Visitor(Client(), house, make_main(house, server_address, tick=ticks), ticks)
        visitor.storage = storage if storage is not None else visitor.storage
        visitor.client.replies.update(visitor.storage.replies())
        await visitor.client.start(visitor.main, route, size, languages, local)
        try:
            yield visitor
        finally:
            await visitor.client.close()
