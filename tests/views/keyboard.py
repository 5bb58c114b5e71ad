"""Keys of a keyboard on a phone in this process: on the page, and on the board that has the focus."""

from typing import Any

from tests.views.headless import Client, Node
from tests.views.visit import inside

PAGE = 1


async def press_on_page(client: Client, key: str, **held: bool) -> None:
    """Press a key wherever the focus is, with ``shift``, ``ctrl``, ``alt`` or ``meta`` held."""
    data = {"key": key, **{name: held.get(name, False) for name in ("shift", "ctrl", "alt", "meta")}}
    await client.session.dispatch_event(PAGE, "keyboard_event", data)
    await client.settle()


async def press_at_board(client: Client, *keys: str) -> None:
    """Press keys while the board has the focus, or whatever else has it when a page opens."""
    for key in keys:
        await client.fire(board_stop(client), "key_down", {"key": key})


def board_stop(client: Client) -> Node:
    """Return the stop of Tab that has the focus when a page opens."""
    return next(node for node in stops(client) if node.get("autofocus"))


def stops(client: Client) -> list[Node]:
    """List the stops of Tab of the page on top that hear keys of their own: boards, rows and grids."""
    return [node for node in inside(client.mirror.views()[-1]) if node["_c"] == "KeyboardListener"]


def spoken_cell(client: Client) -> str:
    """Return what a screen reader says of the cell under the cursor, or an empty text without a cursor."""
    return spoken_words(board_stop(client))


def spoken_words(stop: Node) -> str:
    """Return what a screen reader says of the cursor of a stop, or an empty text without a cursor."""
    for node in _inside(stop):
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
