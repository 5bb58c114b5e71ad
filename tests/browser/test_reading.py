"""What a screen reader is given: every control has a name, and an open sheet is all there is to read."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.browser.phone import Phone
from tests.browser.table import TEXTS, App

SAY = TEXTS["en"].say

CONTROLS = frozenset(
    {"button", "checkbox", "radio", "textbox", "link", "switch", "slider", "tab", "menuitem", "combobox"}
)
"""Roles of what can be tapped or typed into."""


PAGES = ("/", "/new/card_city", "/new/score_pad", "/settings", "/history", "/C", "/tools")


def controls(phone: Phone) -> list[tuple[str, str]]:
    """List the controls in the browser's accessibility tree, each with its role and its name."""
    nodes = phone.page.context.new_cdp_session(phone.page).send("Accessibility.getFullAXTree")["nodes"]
    found = []
    for node in nodes:
        role = str(node.get("role", {}).get("value", ""))
        if role in CONTROLS and not node.get("ignored"):
            found.append((role, str(node.get("name", {}).get("value", "")).strip()))
    return found


def unnamed(phone: Phone) -> list[str]:
    """List the roles of controls without a name."""
    return [role for role, name in controls(phone) if not name]


@dataclass(frozen=True)
class SheetPlace:
    """Way to an open sheet: an address, a text there, the labels to tap, and a text of the sheet alone."""

    path: str
    text: str
    openers: tuple[str, ...]
    inside: str


def home(app: App) -> SheetPlace:
    """Lead to the sheet of a game on the shelf."""
    return SheetPlace("/", SAY("app-games"), (SAY("card_city-name"),), SAY("app-new-table"))


def table(app: App) -> SheetPlace:
    """Lead to the dice of a table, whose sheet takes the menu's place."""
    openers = (SAY("app-menu"), SAY("app-tools-at-table"))
    return SheetPlace(f"/t/{app.begin().id}", SAY("app-back"), openers, SAY("app-tools-tab-start"))


def history(app: App) -> SheetPlace:
    """Lead to the search of the history."""
    return SheetPlace("/history", SAY("app-find"), (SAY("app-find"),), SAY("app-find-show"))


@pytest.mark.parametrize("path", PAGES)
def test_every_control_of_a_page_has_a_name(visitor: Phone, path: str) -> None:
    visitor.go(path, SAY("app-back") if path != "/" else SAY("app-games"))
    assert unnamed(visitor) == []


def test_every_control_of_a_table_and_of_sharing_it_has_a_name(visitor: Phone, shared_app: App) -> None:
    session = shared_app.begin()
    for path in (f"/t/{session.id}", f"/t/{session.id}/share"):
        visitor.go(path, SAY("app-back"))
        assert unnamed(visitor) == []


@pytest.mark.parametrize("lead", [home, table, history])
def test_an_open_sheet_is_all_that_is_read(
    visitor: Phone, shared_app: App, lead: Callable[[App], SheetPlace]
) -> None:
    place = lead(shared_app)
    visitor.go(place.path, place.text)
    beneath = {name for _, name in controls(visitor)}
    for opener in place.openers:
        visitor.tap_label(opener)
    visitor.expect_text(place.inside).expect_text(SAY("app-close")).settle()
    seen = controls(visitor)
    assert [role for role, name in seen if not name] == []
    assert [name for _, name in seen].count(SAY("app-close")) == 1
    assert not beneath & {name for _, name in seen}
    visitor.tap_label(SAY("app-close")).expect_no_text(SAY("app-close"))
