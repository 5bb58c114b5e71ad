"""The sheets of a table: sources of a score, corrections of a number, and those drawn elsewhere."""

import flet as ft

from views.boards import board_of
from views.kit.dialog import Dialog
from views.kit.game_board import return_none
from views.kit.steppers import number_alone
from views.models.piece_check import PieceCheck
from views.models.sheets import (
    Count,
    FilingSheet,
    KeySheet,
    Menu,
    Misread,
    Printing,
    ProcedureSheet,
    SendSheet,
    Sit,
    Sum,
    ToolSheet,
    Why,
)
from views.pages.score.sending import draw_send_sheet
from views.pages.score.sums import BESIDE, ScoredTable, draw_sum_sheet
from views.pages.table.refusal_sheet import draw_refusal_sheet, draw_rules_button
from views.play.screen import Screen
from views.widgets.box_editor.guess_sheet import draw_check_sheet
from views.widgets.box_editor.misread import draw_misread_sheet
from views.widgets.box_editor.print_question import draw_print_question
from views.widgets.buttons import main_button
from views.widgets.seats.seat_list import seat_list
from views.widgets.sheet import sheet, sheet_width
from views.widgets.table.filing import filing_sheet
from views.widgets.table.hand_counts import draw_hand_counts
from views.widgets.table.key_list import key_sheet
from views.widgets.table.menu import menu_sheet
from views.widgets.table.procedure import procedure_sheet
from views.widgets.table.question import undo_question
from views.widgets.tools.at_table import tool_sheet


def draw_open_sheet(screen: Screen) -> Dialog | None:
    """Draw the open sheet, if any. A question to this phone comes before everything else."""
    asked = undo_question(screen)
    if asked:
        return asked
    match screen.sheet:
        case Why() as why:
            return draw_refusal_sheet(screen, why)
        case Sum() as total:
            return _draw_sum(screen, total)
        case SendSheet():
            return _draw_sending(screen)
        case Count() as count:
            return _draw_count_sheet(screen, count)
        case FilingSheet() as filing:
            return filing_sheet(screen, filing)
        case Menu():
            return menu_sheet(screen)
        case Sit() as sit:
            return _draw_sit_sheet(screen, sit)
        case Printing() as asking:
            return draw_print_question(screen, asking, board_of(screen.game.id).printed)
        case PieceCheck() as check:
            return draw_check_sheet(screen, check, board_of(screen.game.id).printed)
        case Misread() as misread:
            return draw_misread_sheet(screen, misread, board_of(screen.game.id).printed)
        case ToolSheet():
            return tool_sheet(screen)
        case ProcedureSheet():
            return procedure_sheet(screen)
        case KeySheet():
            return key_sheet(screen, typed=board_of(screen.game.id).keys is not return_none)
    return None


# Taking a seat --------------------------------------------------------------------------------------------


def _draw_sit_sheet(screen: Screen, sit: Sit) -> Dialog:
    phone = screen.phone
    title = "you-are-watching" if screen.client.rights.watching else "take-a-seat"
    words = []
    if sit.lost:
        title = "freed-title"
        words.append(phone.say("freed-about"))
    if sit.lost or screen.client.rights.watching:
        free = len(screen.client.rights.taken) < len(screen.seats)
        words.append(phone.say("sit-to-play" if free else "all-taken"))
    parts: list[ft.Control] = [ft.Text(each) for each in words]
    parts.append(seat_list(phone, screen.client, screen.close))
    return sheet(phone, phone.say(title), parts, screen.close)


# Where a score comes from ---------------------------------------------------------------------------------


def _draw_sum(screen: Screen, total: Sum) -> Dialog:
    """Draw the lines behind a number, and the ways to the rules about them."""

    def show_sum(other: Sum | None) -> None:
        screen.close()
        screen.sheet = other

    return draw_sum_sheet(
        screen.phone,
        ScoredTable(screen.game, screen.position, screen.seats),
        total,
        show_sum,
        open_rule=screen.rules.open_section,
        counts=_draw_counts(screen, total),
        further=[draw_rules_button(screen, total.category)],
    )


def _draw_counts(screen: Screen, total: Sum) -> list[ft.Control]:
    """Draw the numbers that are counted by hand for a category, at a table that is only scored."""
    if not screen.only_scored:
        return []
    counts = screen.game.hand_counts(screen.position, total.seat)
    asked = [count for count in counts if count.category == total.category]
    width = sheet_width(screen.phone) - BESIDE
    return [draw_hand_counts(screen, total.seat, asked, width)] if asked else []


def _draw_sending(screen: Screen) -> Dialog | None:
    """Draw the sheet that sends the result, once the table is filed."""
    summary = screen.phone.house.tables.library.summaries.get(screen.client.id)
    if summary is None:
        return None
    table = ScoredTable(screen.game, screen.position, screen.seats)
    return draw_send_sheet(screen.phone, summary, table, screen.close)


# What a number should be ----------------------------------------------------------------------------------


def _draw_count_sheet(screen: Screen, count: Count) -> Dialog:
    phone = screen.phone

    def change_count(by: int) -> None:
        screen.sheet = count.change(by)

    return sheet(
        phone,
        count.title,
        [
            ft.Text(phone.say("as-on-table"), color=ft.Colors.ON_SURFACE_VARIANT),
            *number_alone(phone, count.shown, change_count, steps=count.steps),
            ft.Row(
                [
                    main_button(
                        phone,
                        phone.say("set-number", value=count.shown),
                        lambda: screen.acts.correct(count.make(count.value)),
                    )
                ],
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        screen.close,
    )
