"""Sheet as a code: a table that is counted by it and has not begun, so that any phone can read it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.errors import CompanionError
from companion.files.errors import FileError
from companion.games.score_pad import GAME
from companion.games.score_pad.sheet import ENTRY, Sheet, encode_sheet
from companion.hosting.keys import new_id
from views.boards.score_pad import sheet_store
from views.boards.score_pad.sheet_reading import read_sheet_text
from views.boards.score_pad.words import ui_text
from views.device.phone import Phone
from views.flet_adapter.observables import set_together
from views.flet_adapter.worker_threads import change
from views.kit.dialog import Dialog
from views.kit.focus_ring import field_border
from views.models.carry_packed import Packed, pack_table
from views.play.setup_draft import SetupScreen
from views.widgets.buttons import main_button
from views.widgets.carry.shared_code import draw_shared_code
from views.widgets.frame import closable_note, faint_text
from views.widgets.sheet import sheet as overlay


@dataclass(frozen=True, slots=True)
class SharedCode:
    """Code of a sheet that is shown.

    Attributes:
        name: name of the sheet.
        packed: its code.
    """

    name: str
    packed: Packed


@dataclass(slots=True)
class PastedCode:
    """Field in which the code of a sheet is pasted.

    Attributes:
        text: text of the field so far. A change of it draws nothing anew.
    """

    text: str = ""


def make_sheet_table(sheet: Sheet, names: Sequence[str], created: int) -> Table[Any, Any, Any]:
    """Make a table that is counted by a sheet and has not begun.

    Args:
        sheet: the sheet.
        names: names of its seats.
        created: moment of its setup, in milliseconds since 1970.
    """
    setup = Setup(make_seats(*names), box={ENTRY: encode_sheet(sheet)})
    return Table.set_up(GAME, new_id(), setup, created)


async def share_sheet(phone: Phone, screen: SetupScreen, sheet: Sheet) -> None:
    """Show the code of a sheet."""
    names = [phone.say("player", number=number) for number in (1, 2)]
    table = make_sheet_table(sheet, names, phone.house.tables.clock())
    packed = await asyncio.to_thread(pack_table, table)
    await change(screen, making=SharedCode(sheet.name, packed), trouble="")


def draw_code_sheets(phone: Phone, screen: SetupScreen) -> Dialog | None:
    """Draw the sheet that shows a code or takes one, or return None while neither is open."""
    match screen.making:
        case SharedCode() as shared:
            return overlay(
                phone,
                ui_text(phone, "code-title"),
                draw_shared_code(phone, shared.packed, ui_text(phone, "code-about")),
                partial(_close_code, screen),
            )
        case PastedCode() as pasted:
            read = partial(_read_pasted_code, phone, screen, pasted)
            button = main_button(phone, ui_text(phone, "read-code"), read, icon=ft.Icons.CONTENT_PASTE_GO)
            return overlay(
                phone,
                ui_text(phone, "paste-code"),
                _draw_paste_field(phone, screen, pasted),
                partial(_close_code, screen),
                foot=[button],
            )
    return None


def _close_code(screen: SetupScreen) -> None:
    set_together(screen, making=None, trouble="")


def _draw_paste_field(phone: Phone, screen: SetupScreen, pasted: PastedCode) -> Sequence[ft.Control]:
    field = ft.TextField(
        label=phone.say("bring-code"),
        value=pasted.text,
        multiline=True,
        min_lines=3,
        max_lines=6,
        autocorrect=False,
        enable_suggestions=False,
        text_size=phone.size(15),
        border=field_border(),
        on_change=lambda event: setattr(pasted, "text", event.control.value or ""),
    )
    trouble = [closable_note(phone, screen.trouble, None, bad=True)] if screen.trouble else []
    return [faint_text(ui_text(phone, "paste-about")), field, *trouble]


async def _read_pasted_code(phone: Phone, screen: SetupScreen, pasted: PastedCode) -> None:
    """Choose the sheet of a pasted code and keep it, or tell why there is none."""
    try:
        sheet = await asyncio.to_thread(read_sheet_text, pasted.text)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
        return
    except FileError as error:
        screen.trouble = error.sentence.text(phone.texts[phone.locale])
        return
    _close_code(screen)
    await sheet_store.keep_sheet(phone, screen, sheet)
