"""Which sheet a table is counted by: one that ships, the last one, or one that is made on the spot."""

from functools import lru_cache, partial

import flet as ft
from companion.games.score_pad.presets import PRESETS, preset_sheet

from companion.engine.wire import WireError
from companion.games.score_pad.sheet import ENTRY, Sheet, read_sheet, sheet_text
from companion.locale.texts import Texts
from views.boards.score_pad.words import terms, ui
from views.phone import Phone
from views.setup_draft import SetupScreen
from views.widgets.buttons import text_button
from views.widgets.choices import chip, chips
from views.widgets.frame import faint, part


@lru_cache(maxsize=8)
def offered(texts: Texts) -> dict[str, Sheet]:
    """The sheets that ship, in a language, by what they are called in the code."""
    return {
        preset: preset_sheet(preset, lambda message: texts.say(f"score_pad-{message}")) for preset in PRESETS
    }


def chosen(phone: Phone, screen: SetupScreen) -> Sheet:
    """The sheet that the table will be counted by; the first of those that ship where none was chosen."""
    text = screen.draft.box.get(ENTRY)
    try:
        return read_sheet(text) if text else _first(phone)
    except WireError:
        return _first(phone)


def _first(phone: Phone) -> Sheet:
    return next(iter(offered(phone.texts[phone.locale]).values()))


def choose(screen: SetupScreen, sheet: Sheet) -> None:
    """Count by this sheet from now on."""
    screen.draft = screen.draft.with_entry(ENTRY, sheet_text(sheet))
    screen.trouble = ""


def draw_choosing(phone: Phone, screen: SetupScreen) -> ft.Control:
    """The sheets to choose from, what the chosen one counts, and the way to change it."""
    now, known = chosen(phone, screen), offered(phone.texts[phone.locale])
    own = [] if now in known.values() else [(now, now.name or ui(phone, "own-sheet"))]
    tags = [
        chip(phone, name, partial(choose, screen, sheet), chosen=sheet == now)
        for sheet, name in [*own, *((sheet, sheet.name) for sheet in known.values())]
    ]
    change = partial(setattr, screen, "making", now)
    make = partial(setattr, screen, "making", Sheet(how="categories"))
    return part(
        phone,
        ui(phone, "how-counted"),
        chips(*tags),
        faint(told(phone, now)),
        ft.Row(
            [
                text_button(phone, ui(phone, "change-sheet"), change, icon=ft.Icons.TUNE),
                text_button(phone, ui(phone, "make-sheet"), make, icon=ft.Icons.ADD),
            ],
            wrap=True,
        ),
    )


def told(phone: Phone, sheet: Sheet) -> str:
    """What a sheet counts, in a line: what is said of one that ships, or the names of its categories."""
    texts = phone.texts[phone.locale]
    found = next((preset for preset, each in offered(texts).items() if each == sheet), None)
    about = [texts.say(f"score_pad-about-{found}")] if found else []
    named = [" ".join(filter(None, (one.name, terms(phone, one)))) for one in sheet.categories]
    if not about and not named:
        about = [ui(phone, f"how-{sheet.how}")]
    return " · ".join([*about, *named])
