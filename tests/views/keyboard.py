"""Keys of a keyboard on a phone in this process: on the page, and on the board that has the focus."""

from typing import Any

from tests.views.headless import Client, Node

PAGE = 1


async def press_on_page(client: Client, key: str, **held: bool) -> None:
    """Press a key wherever the focus is, with ``shift``, ``ctrl``, ``alt`` or ``meta`` held."""
    data = {"key": key, **{name: held.get(name, False) for name in ("shift", "ctrl", "alt", "meta")}}
    await client.session.dispatch_event(PAGE, "keyboard_event", data)
    await client.settle()


async def press_at_stop(client: Client, *keys: str, stop: int = 0) -> None:
    """Press keys while a stop of Tab has the focus, the first one of the page by default."""
    for key in keys:
        await client.fire(stops(client)[stop], "key_down", {"key": key})


def stops(client: Client) -> list[Node]:
    """List the stops of Tab that hear keys: boards, rows and grids."""
    return [node for node in client.mirror.walk() if node["_c"] == "KeyboardListener"]


def spoken_cell(client: Client, stop: int = 0) -> str:
    """Return what a screen reader says of the cell under the cursor, or an empty text without a cursor."""
    for node in _inside(stops(client)[stop]):
        if node.get("_c") == "Semantics" and node.get("live_region") and node.get("container"):
            return str(node.get("label") or "")
    return ""


def _inside(node: Node) -> list[Any]:
    found: list[Any] = []
    stack: list[Any] = [node]
    while stack:
        item = stack.pop()
        if isinstance(item, dict):
            found.append(item)
            stack += reversed(list(item.values()))
        elif isinstance(item, list):
            stack += reversed(item)
    return found
