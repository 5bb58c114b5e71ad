"""What a screen reader finds on a page: Chromium's own tree of names and roles, computed as for a reader."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tests.browser.phone import Phone

ACTS = frozenset(
    {
        "button",
        "checkbox",
        "combobox",
        "link",
        "menuitem",
        "option",
        "radio",
        "slider",
        "spinbutton",
        "switch",
    }
    | {"tab", "textbox"}
)
"""Roles of controls."""

NAMED = frozenset({"alertdialog", "dialog", "heading", "image", "img"})
"""Roles of what else has a name."""

STATES = {"checkbox": "checked", "radio": "checked", "switch": "checked", "tab": "selected"}
"""State that a control of a role must tell."""


@dataclass(frozen=True)
class Spoken:
    """Node of the tree that a screen reader reads.

    Attributes:
        role: its role, such as ``button``.
        name: what is read aloud.
        states: its states, such as ``checked``.
        tap: whether a tap on it acts.
    """

    role: str
    name: str
    states: dict[str, Any]
    tap: bool


def read_page(phone: Phone) -> list[Spoken]:
    """Read everything that a screen reader finds on a page, in its order, once its heading stands there."""
    expect(phone.page.get_by_role("heading").first).to_be_attached()
    phone.settle()
    line = phone.page.context.new_cdp_session(phone.page)
    try:
        line.send("DOM.enable")
        line.send("Accessibility.enable")
        nodes = line.send("Accessibility.getFullAXTree")["nodes"]
        root = line.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
    finally:
        line.detach()
    taps = {each["backendNodeId"] for each in _elements(root) if "flt-tappable" in each.get("attributes", ())}
    return [
        Spoken(
            _value(node, "role"),
            _value(node, "name").strip(),
            {each["name"]: each["value"].get("value") for each in node.get("properties", ())},
            node.get("backendDOMNodeId") in taps,
        )
        for node in nodes
        if not node.get("ignored")
    ]


_STOPS = """() => [...document.querySelectorAll('flt-semantics-host [tabindex="0"]')]
  .filter(node => !node.getAttribute('aria-label') && !(node.hasAttribute('role') && node.textContent.trim()))
  .filter(node => !node.querySelector(':scope > input, :scope > textarea'))
  .map(node => node.textContent.slice(0, 40))"""


def list_unnamed_stops(phone: Phone) -> list[str]:
    """List what Tab leads to and what has no name, by the beginning of its content."""
    found: list[str] = phone.page.evaluate(_STOPS)
    return [f"a stop of Tab has no name: {each}" for each in found]


def list_faults(spoken: list[Spoken]) -> Iterator[str]:
    """Yield a complaint for everything that a person could not tell apart by hearing it."""
    for each in spoken:
        named = f"{each.role} {each.name[:40]!r}"
        if (each.tap or each.role in ACTS) and not each.name:
            yield f"{named} has no name"
        if each.tap and each.role not in ACTS:
            yield f"{named} can be tapped and is no control"
        if each.role in NAMED and not each.name:
            yield f"{named} has no name"
        if each.role in STATES and STATES[each.role] not in each.states:
            yield f"{named} does not tell if it is {STATES[each.role]}"
    if not any(each.role == "heading" for each in spoken):
        yield "there is no heading"


def _value(node: dict[str, Any], name: str) -> str:
    return str(node.get(name, {}).get("value") or "")


def _elements(root: dict[str, Any]) -> Iterator[dict[str, Any]]:
    stack = [root]
    while stack:
        node = stack.pop()
        yield node
        stack += [*node.get("children", ()), *node.get("shadowRoots", ())]
