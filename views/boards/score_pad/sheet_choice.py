"""Choice of a table's sheet: a kept one, one that ships, the last one, or one made on the spot."""

import asyncio
import re
from collections.abc import Sequence
from functools import partial
from pathlib import PurePath

import flet as ft
from msgspec.structs import replace

from companion.bounds import BROUGHT
from companion.errors import CompanionError
from companion.files.errors import FileError
from companion.games.score_pad.sheet import Sheet, sheet_faults
from views.boards.score_pad import sheet_store
from views.boards.score_pad.making import Making
from views.boards.score_pad.sheet_code import PastedCode, share_sheet
from views.boards.score_pad.sheet_files import write_sheet_file
from views.boards.score_pad.sheet_reading import read_sheet_data
from views.boards.score_pad.words import describe_terms, ui_text
from views.device.phone import Phone
from views.flet_adapter.file_picking import Received, use_file_door
from views.flet_adapter.memo import use_retained
from views.flet_adapter.uploads import UploadError
from views.play.setup_draft import SetupScreen
from views.widgets.buttons import text_button
from views.widgets.carry.file_button import text_door
from views.widgets.choices import chip, chips
from views.widgets.frame import closable_note, faint_text, page_part


def draw_choosing(phone: Phone, screen: SetupScreen) -> ft.Control:
    """Draw the sheets to choose from, the contents of the chosen one, and its buttons."""
    now, kept = sheet_store.current_sheet(phone, screen), sheet_store.kept_sheets(phone)
    shipped = sheet_store.shipped_sheets(phone.texts[phone.locale]).values()
    taken = {sheet.name for sheet in shipped}
    others = [sheet for sheet in sheet_store.table_sheets(phone) if sheet not in shipped]
    own = [*kept.values(), *others]
    if now not in own and now not in shipped:
        own.insert(0, now)
    named = [(sheet, _name_own_sheet(phone, sheet, taken)) for sheet in own]
    tags = [
        chip(phone, name, partial(sheet_store.choose_sheet, screen, sheet), chosen=sheet == now, role="radio")
        for sheet, name in [*named, *((sheet, sheet.name) for sheet in shipped)]
    ]
    return page_part(
        phone,
        ui_text(phone, "how-counted"),
        chips(*tags),
        faint_text(describe_sheet(phone, now)),
        ft.Row(
            [
                *_draw_sheet_buttons(phone, screen, now, kept=kept.get(now.name) == now),
                SheetDoor(phone, screen),
                _draw_paste_button(phone, screen),
            ],
            wrap=True,
            run_spacing=0,
        ),
        *_draw_undo_note(phone, screen),
    )


def _name_own_sheet(phone: Phone, sheet: Sheet, names: set[str]) -> str:
    """Name an own sheet, told apart from a shipped one of the same name."""
    name = sheet.name or ui_text(phone, "own-sheet")
    return ui_text(phone, "own-named", name=name) if name in names else name


def _draw_sheet_buttons(
    phone: Phone, screen: SetupScreen, sheet: Sheet, *, kept: bool
) -> Sequence[ft.Control]:
    """Draw the buttons for the chosen sheet, and the one for a new sheet."""

    async def save_sheet() -> None:
        data = write_sheet_file(sheet).encode()
        await ft.FilePicker().save_file(file_name=_sheet_file_name(sheet), src_bytes=data)

    share = partial(share_sheet, phone, screen, sheet)
    change = partial(setattr, screen, "making", Making.from_sheet(sheet, sheet.name if kept else ""))
    make = partial(setattr, screen, "making", Making.from_sheet(Sheet(how="categories")))
    ways = [
        text_button(phone, ui_text(phone, "change-sheet"), change, icon=ft.Icons.TUNE),
        text_button(phone, ui_text(phone, "make-sheet"), make, icon=ft.Icons.ADD),
        text_button(phone, ui_text(phone, "show-code"), share, icon=ft.Icons.QR_CODE),
        text_button(phone, ui_text(phone, "save-sheet"), save_sheet, icon=ft.Icons.SAVE_ALT),
    ]
    if kept:
        drop = partial(sheet_store.remove_sheet, phone, screen, sheet)
        ways.append(text_button(phone, ui_text(phone, "take-off-sheet"), drop, icon=ft.Icons.DELETE_OUTLINE))
    return ways


def _draw_paste_button(phone: Phone, screen: SetupScreen) -> ft.Control:
    """Draw the button that opens the field for a code."""
    paste = partial(setattr, screen, "making", PastedCode())
    return text_button(phone, ui_text(phone, "paste-code"), paste, icon=ft.Icons.CONTENT_PASTE)


def _draw_undo_note(phone: Phone, screen: SetupScreen) -> Sequence[ft.Control]:
    """Draw the note on a removed sheet, with the button that restores the sheet."""
    sheet = screen.taken_off
    if not isinstance(sheet, Sheet):
        return []
    words = ui_text(phone, "sheet-taken-off", name=sheet.name)
    back = partial(sheet_store.restore_sheet, phone, screen, sheet)
    return [
        closable_note(phone, words, partial(setattr, screen, "taken_off", None)),
        ft.Row([text_button(phone, phone.say("put-back"), back, icon=ft.Icons.UNDO)]),
    ]


def describe_sheet(phone: Phone, sheet: Sheet) -> str:
    """Describe a sheet in a line: the text of a shipped one, the names of its categories, or its kind."""
    texts = phone.texts[phone.locale]
    found = next(
        (preset for preset, each in sheet_store.shipped_sheets(texts).items() if each == sheet), None
    )
    about = [texts.say(f"score_pad-about-{found}")] if found else []
    named = [" ".join(filter(None, (one.name, describe_terms(phone, one)))) for one in sheet.categories]
    if not about and (sheet.how == "rounds" or not named):
        about = [ui_text(phone, f"how-{sheet.how}")]
    return " · ".join([*about, *named])


# As a file --------------------------------------------------------------------------------------------------


def _sheet_file_name(sheet: Sheet) -> str:
    """Make the sheet's file name, distinct for each sheet and allowed on every disk."""
    return "-".join(["score-pad", *re.findall(r"\w+", sheet.name)]) + ".toml"


@ft.component
def SheetDoor(phone: Phone, screen: SetupScreen) -> ft.Control:
    """Draw the button that opens a sheet file, keeps its sheet and counts by it."""
    retained = use_retained()
    retained.turn()

    async def remember(file: Received) -> None:
        try:
            sheet = await asyncio.to_thread(read_sheet_data, file.data, file.name)
        except FileError as error:
            what = error.sentence.text(phone.texts[phone.locale])
            screen.trouble = ui_text(phone, "bad-sheet-file", file=file.name, line=error.line or 0, what=what)
            return
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
            return
        await sheet_store.keep_sheet(phone, screen, _name_sheet(sheet, file.name))

    def report_error(error: UploadError) -> None:
        screen.trouble = phone.trouble_words(error)

    door = use_file_door(remember, report_error, limit=BROUGHT)
    return ft.Row(
        [
            retained.keep(
                (phone.locale, phone.scale),
                lambda: text_door(phone, ui_text(phone, "open-sheet"), door, icon=ft.Icons.FOLDER_OPEN),
            )
        ],
        tight=True,
    )


def _name_sheet(sheet: Sheet, file: str) -> Sheet:
    """Return a sheet under its own name, or under its file's name if it has none and can have that."""
    called = replace(sheet, name=PurePath(file).stem.strip()[: sheet_store.LONGEST_NAME].rstrip())
    return sheet if sheet.name or any(sheet_faults(called)) else called
