"""What a screen reader is given: every control has a name, and an open sheet is all there is to read."""

from collections.abc import Callable

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


def home(app: App) -> tuple[str, str, tuple[str, ...]]:
    """Give the address of the start page, a text there, and what is tapped to open a sheet."""
    return "/", SAY("app-games"), (TEXTS["en"].say("card_city-name"),)


def table(app: App) -> tuple[str, str, tuple[str, ...]]:
    """Give the address of a table, a text there, and what is tapped to open a sheet."""
    return f"/t/{app.begin().id}", SAY("app-back"), (SAY("app-menu"), SAY("app-tools"))


def history(app: App) -> tuple[str, str, tuple[str, ...]]:
    """Give the address of the history, a text there, and what is tapped to open a sheet."""
    return "/history", SAY("app-find"), (SAY("app-find"),)


@pytest.mark.parametrize("path", PAGES)
def test_every_control_of_a_page_has_a_name(visitor: Phone, path: str) -> None:
    visitor.go(path, SAY("app-back") if path != "/" else SAY("app-games"))
    assert unnamed(visitor) == []


def test_every_control_of_a_table_and_of_sharing_it_has_a_name(visitor: Phone, shared_app: App) -> None:
    session = shared_app.begin()
    for path in (f"/t/{session.id}", f"/t/{session.id}/share"):
        visitor.go(path, SAY("app-back"))
        assert unnamed(visitor) == []


@pytest.mark.parametrize("place", [home, table, history])
def test_an_open_sheet_is_all_that_is_read(
    visitor: Phone, shared_app: App, place: Callable[[App], tuple[str, str, tuple[str, ...]]]
) -> None:
    path, text, openers = place(shared_app)
    visitor.go(path, text)
    beneath = {name for _, name in controls(visitor)}
    for opener in openers:
        visitor.tap_label(opener)
    visitor.expect_text(SAY("app-close"))
    seen = controls(visitor)
    assert [role for role, name in seen if not name] == []
    assert [name for _, name in seen].count(SAY("app-close")) == 1
    assert not beneath & {name for _, name in seen}
    visitor.tap_label(SAY("app-close")).expect_no_text(SAY("app-close"))
