"""Sheets as dialogs of the client: one opens, one closes, whatever the client tells in between."""

import ast
from pathlib import Path

import flet as ft

from tests.views.at_table import at_table, on_to
from tests.views.dialogs import dialogs, dismiss, let_fade
from tests.views.test_table_reasons import aim, refused, tangled

VIEWS = Path(__file__).parents[2] / "views"
HOST = VIEWS / "kit" / "dialog.py"

BUILDING = on_to("build", 2)


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
        await phone.press(phone.app("tools-at-table"))
        (tools,) = dialogs(phone)
        assert tools["_i"] == menu["_i"]
        assert tools["semantics_label"] == phone.app("tools-at-table")


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
            await let_fade(phone)
        await phone.press(phone.app("menu"))
        assert dialogs(phone, open_=False) == []


async def test_a_refusal_is_told_with_all_its_reasons_when_its_sheet_opens(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 3, where=tangled)) as phone:
        seat, move, verdict = refused(phone.position, reasons=2)
        await aim(phone, seat, move)
        (dialog,) = dialogs(phone)
        game, names = phone.session.game, phone.session.names
        texts = phone.names_of.texts
        for each in verdict.violations:
            reason = texts.about(game.id, "violation", each.rule, each.params, names)
            assert dialog["semantics_label"].count(reason) == 1
