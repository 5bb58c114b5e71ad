"""Dialogs of a phone in this process, which the client would open, close and let fade."""

from tests.views.headless import Node
from tests.views.visit import Visitor


def dialogs(phone: Visitor, *, open_: bool = True) -> list[Node]:
    """Return the dialogs that stand on the page and are open, or closed."""
    found = [node for node, _ in phone.nodes() if node["_c"] == "AlertDialog"]
    return [node for node in found if node["open"] is open_]


async def dismiss(phone: Visitor, dialog: Node) -> None:
    """Close a dialog as the client does on Esc, or tell that one has closed."""
    dialog["open"] = False
    phone.client.session.apply_patch(dialog["_i"], {"open": False})
    await phone.client.fire(dialog, "dismiss")


async def let_notice_go(phone: Visitor) -> None:
    """Wait until the notice of the last event has gone, once a test has made its moment short."""
    await phone.until(lambda: not any(node.get("key") == "event" for node, _ in phone.nodes()))


async def let_fade(phone: Visitor) -> None:
    """Let all closed dialogs fade, as the client does by itself."""
    for each in dialogs(phone, open_=False):
        await dismiss(phone, each)
