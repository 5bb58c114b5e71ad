"""Sheets a table can be counted by: those that ship, those kept by name, and the chosen one."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from itertools import count

import msgspec

from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.games.score_pad import GAME
from companion.games.score_pad.presets import PRESETS, preset_sheet
from companion.games.score_pad.sheet import ENTRY, Sheet, encode_sheet, read_sheet
from companion.locale.texts import Texts
from views.boards.score_pad.words import ui_text
from views.device.phone import Phone
from views.flet_adapter.observables import set_together
from views.flet_adapter.worker_threads import change, run_beside
from views.play.setup_draft import SetupScreen

LONGEST_NAME = 40
"""Letters of a sheet's name at most."""


@lru_cache(maxsize=8)
def shipped_sheets(texts: Texts) -> dict[str, Sheet]:
    """List the sheets that ship in a language, by their names in the code."""
    return {
        preset: preset_sheet(preset, lambda message: texts.say(f"score_pad-{message}")) for preset in PRESETS
    }


def kept_sheets(phone: Phone) -> dict[str, Sheet]:
    """List the kept sheets by name. A text that cannot be read stays stored, and is not offered."""
    found = {name: _parse_kept_sheet(text) for name, text in _kept_texts(phone).items()}
    return {name: sheet for name, sheet in found.items() if sheet}


def table_sheets(phone: Phone) -> list[Sheet]:
    """List the sheets of open tables, such as one that came with a code, by names that are not kept."""
    kept = kept_sheets(phone)
    sheets = [
        session.table.position.sheet
        for session in phone.house.tables.open_tables()
        if session.game.id == GAME.id
    ]
    named = {sheet.name: sheet for sheet in reversed(sheets) if sheet.name and sheet.name not in kept}
    return list(named.values())


def _kept_texts(phone: Phone) -> Mapping[str, str]:
    try:
        return phone.house.preferences.kept_entries(GAME.id)
    except CompanionError:
        return {}


def _parse_kept_sheet(text: str) -> Sheet | None:
    try:
        return read_sheet(text)
    except WireError:
        return None


def current_sheet(phone: Phone, screen: SetupScreen) -> Sheet:
    """Return the sheet the table will be counted by, by default the first that ships."""
    chosen = _parse_kept_sheet(screen.draft.box.get(ENTRY, ""))
    return chosen or next(iter(shipped_sheets(phone.texts[phone.locale]).values()))


def choose_sheet(screen: SetupScreen, sheet: Sheet) -> None:
    """Count by this sheet from now on."""
    set_together(screen, draft=screen.draft.with_entry(ENTRY, encode_sheet(sheet)), trouble="")


async def keep_sheet(phone: Phone, screen: SetupScreen, sheet: Sheet, changed: str = "") -> None:
    """Choose a sheet, and keep it under its name. A sheet without a name, or one that ships, is only chosen.

    Args:
        phone: the phone that shows it.
        screen: the setup.
        sheet: a sheet without faults.
        changed: the name of the kept sheet that it was made of. Any other one of its name stays, and this
            one gets a number behind its name.
    """
    if sheet in shipped_sheets(phone.texts[phone.locale]).values() or not sheet.name:
        choose_sheet(screen, sheet)
        return
    if sheet.name != changed:
        sheet = _free_name_sheet(sheet, await run_beside(partial(_kept_texts, phone)))
    choose_sheet(screen, sheet)
    put = partial(phone.house.preferences.keep_entry, GAME.id, sheet.name, encode_sheet(sheet))
    if await _change_kept_sheets(phone, screen, put):
        phone.tell(ui_text(phone, "sheet-kept", name=sheet.name))


def _free_name_sheet(sheet: Sheet, sheets: Mapping[str, str]) -> Sheet:
    """Return the sheet under the first free name, with a number appended if need be.

    A name is free if no other sheet is kept under it.
    """
    named = sheet
    for number in count(2):
        if sheets.get(named.name) in (None, encode_sheet(named)):
            break
        ending = f" {number}"
        name = sheet.name[: LONGEST_NAME - len(ending)].rstrip() + ending
        named = msgspec.structs.replace(sheet, name=name)
    return named


async def remove_sheet(phone: Phone, screen: SetupScreen, sheet: Sheet) -> None:
    """Remove a sheet from the kept ones, and choose the first that ships. The removal can be undone."""
    if await _change_kept_sheets(
        phone, screen, partial(phone.house.preferences.drop_entry, GAME.id, sheet.name)
    ):
        others = {name: text for name, text in screen.draft.box.items() if name != ENTRY}
        await change(screen, draft=replace(screen.draft, box=others), taken_off=sheet)


async def restore_sheet(phone: Phone, screen: SetupScreen, sheet: Sheet) -> None:
    """Keep a sheet again that was taken off."""
    screen.taken_off = None
    await keep_sheet(phone, screen, sheet)


async def _change_kept_sheets(phone: Phone, screen: SetupScreen, put: Callable[[], None]) -> bool:
    """Change the kept sheets. Return False, and show the reason, if that fails."""
    if not phone.hosting:
        return False
    try:
        await asyncio.to_thread(put)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
        return False
    return True
