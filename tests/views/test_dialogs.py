"""Sheets as dialogs of the client: one opens, one closes, whatever the client tells in between."""

import ast
from pathlib import Path

import flet as ft

from tests.views.at_table import AtTable, at_table, on_to
from tests.views.headless import Node

VIEWS = Path(__file__).parents[2] / "views"
HOST = VIEWS / "kit" / "dialog.py"

BUILDING = on_to("build", 2)


def dialogs(phone: AtTable, *, open_: bool = True) -> list[Node]:
    """Return the dialogs that stand on the page and are open, or closed."""
    found = [node for node, _ in phone.nodes() if node["_c"] == "AlertDialog"]
    return [node for node in found if node["open"] is open_]


async def dismiss(phone: AtTable, dialog: Node) -> None:
    """Close a dialog as the client does on Esc, or tell that one has closed."""
    dialog["open"] = False
    phone.client.session.apply_patch(dialog["_i"], {"open": False})
    await phone.client.fire(dialog, "dismiss")


def test_nothing_but_the_host_of_dialogs_opens_a_layer_of_the_client() -> None:
    kinds = {"use_dialog", "show_dialog"}
    for name in dir(ft):
        each = getattr(ft, name)
        if isinstance(each, type) and issubclass(each, ft.DialogControl):
            kinds.add(name)
    named = {
        path
        for path in VIEWS.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in kinds
    }
    assert named == {HOST}


async def test_a_sheet_is_an_open_dialog_with_the_name_of_its_title(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        assert dialogs(phone) == []
        await phone.press(phone.app("menu"))
        (dialog,) = dialogs(phone)
        assert dialog["semantics_label"] == phone.app("menu")


async def test_esc_closes_a_sheet_for_the_app_as_well(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        await phone.press(phone.app("menu"))
        await dismiss(phone, dialogs(phone)[0])
        assert dialogs(phone) == dialogs(phone, open_=False) == []
        await phone.press(phone.app("menu"))
        assert len(dialogs(phone)) == 1


async def test_a_sheet_that_follows_another_one_is_the_same_dialog(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        await phone.press(phone.app("menu"))
        (menu,) = dialogs(phone)
        await phone.press(phone.app("tools"))
        (tools,) = dialogs(phone)
        assert tools["_i"] == menu["_i"]
        assert tools["semantics_label"] == phone.app("tools")


async def test_a_dialog_that_still_fades_closes_no_sheet_that_was_opened_meanwhile(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        await phone.press(phone.app("menu"))
        (first,) = dialogs(phone)
        await phone.press(phone.app("close"))
        assert [node["_i"] for node in dialogs(phone, open_=False)] == [first["_i"]]
        await phone.press(phone.app("menu"))
        (second,) = dialogs(phone)
        assert second["_i"] != first["_i"]
        await dismiss(phone, first)
        assert [node["_i"] for node in dialogs(phone)] == [second["_i"]]


async def test_a_dialog_that_has_closed_leaves_the_page(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        for _ in range(3):
            await phone.press(phone.app("menu"))
            await phone.press(phone.app("close"))
            for node in dialogs(phone, open_=False):
                await dismiss(phone, node)
        await phone.press(phone.app("menu"))
        assert dialogs(phone, open_=False) == []
