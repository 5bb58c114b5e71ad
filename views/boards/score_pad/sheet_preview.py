"""Preview of a sheet that is made: the lines and columns as the table will see them, empty."""

import flet as ft
from msgspec.structs import replace

from companion.engine.setup import Seat
from companion.games.score_pad.position import Position, Row
from companion.games.score_pad.sheet import Sheet
from views.boards.score_pad.counted import Counted
from views.boards.score_pad.drawing import Columns, Drawing
from views.boards.score_pad.making import Making
from views.boards.score_pad.sheet_choice import describe_sheet
from views.boards.score_pad.table import draw_lines, draw_shared_result
from views.boards.score_pad.words import ui_text
from views.device.phone import Phone
from views.play.setup_draft import SetupScreen
from views.widgets.frame import faint_text, page_part

MOST_SEATS = 4
"""Most seats that a preview shows, so that its columns stay readable."""


def draw_preview(phone: Phone, screen: SetupScreen, making: Making, width: float) -> ft.Control:
    """Draw the sheet as the table will see it, with a title. A screen reader is told what it has.

    Args:
        phone: the phone that shows it.
        screen: the setup; it knows the seats.
        making: the sheet that is being made.
        width: width available, in pixels.
    """
    sheet = _name_nameless_categories(phone, making.to_sheet())
    title = ui_text(phone, "preview")
    if making.has_categories and not sheet.categories:
        return page_part(phone, title, faint_text(ui_text(phone, "preview-empty")))
    told = describe_sheet(phone, sheet)
    drawn = ft.Semantics(exclude_semantics=True, content=_draw_empty_sheet(phone, screen, sheet, width))
    return page_part(phone, title, ft.Semantics(label=told, container=True, content=drawn))


def _draw_empty_sheet(phone: Phone, screen: SetupScreen, sheet: Sheet, width: float) -> ft.Control:
    if sheet.how == "together":
        return draw_shared_result(phone, None)
    seats = tuple(
        Seat(place.name.strip() or phone.say("player", number=number), place.colour)
        for number, place in enumerate(screen.draft.places[:MOST_SEATS], 1)
    )
    counted = Counted(Position((Row(),) * len(seats), sheet))
    drawing = Drawing(phone, seats, counted, Columns.for_width(width, len(seats)), stops=False)
    return draw_lines(drawing, counted.drawn_lines)


def _name_nameless_categories(phone: Phone, sheet: Sheet) -> Sheet:
    """Give every category without a name its number as a name."""
    named = tuple(
        one if one.name else replace(one, name=ui_text(phone, "category", number=number))
        for number, one in enumerate(sheet.categories, 1)
    )
    return replace(sheet, categories=named)
