"""The sheets of a table: reasons of a refusal, sources of a score, and corrections of a number."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.engine.verdict import Repair, Violation
from companion.rulebook import load
from views.boards import board_of
from views.device.theme import RADIUS, TOUCH
from views.kit.dialog import Dialog
from views.kit.game_board import return_none
from views.kit.steppers import number_alone
from views.kit.tap import handler
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
from views.pages.score.sums import ScoredTable, draw_sum_sheet
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import guesses_sentence
from views.widgets.box_editor.misread import draw_misread_sheet
from views.widgets.box_editor.print_question import draw_print_question
from views.widgets.buttons import main_button, text_button
from views.widgets.seats.seat_list import seat_list
from views.widgets.sheet import sheet
from views.widgets.table.filing import filing_sheet
from views.widgets.table.key_list import key_sheet
from views.widgets.table.menu import menu_sheet
from views.widgets.table.procedure import procedure_sheet
from views.widgets.table.question import undo_question
from views.widgets.table.repair_buttons import button_row, repair_buttons
from views.widgets.tools.at_table import tool_sheet


def draw_open_sheet(screen: Screen) -> Dialog | None:
    """Draw the open sheet, if any. A question to this phone comes before everything else."""
    asked = undo_question(screen)
    if asked:
        return asked
    match screen.sheet:
        case Why() as why:
            return _draw_violations_sheet(screen, why)
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


# Why not --------------------------------------------------------------------------------------------------


def _draw_violations_sheet(screen: Screen, why: Why) -> Dialog:
    parts: list[ft.Control] = []
    if why.overtaken:
        parts.append(_draw_overtaking(screen, why))
    parts += [_draw_reason(screen, violation) for violation in why.verdict.violations]
    if at := screen.asked_at:
        parts.append(_draw_rules_button(screen, at))
    if guess := guesses_sentence(screen, screen.game.box.entries_of(screen.position, why.seat, why.move)):
        parts.append(_draw_icon_line(ft.Icons.HELP_OUTLINE, guess))
    repairs = screen.game.repairs(screen.position, why.seat, why.move)
    if repairs:
        parts.append(ft.Text(screen.say("would-mend"), theme_style=ft.TextThemeStyle.LABEL_LARGE))
        parts += [_draw_repair(screen, why, repair) for repair in repairs]
    if why.verdict.possible and not why.anywhere:
        parts.append(_draw_allow_button(screen, why))
    else:
        words = screen.say("allow-where" if why.verdict.possible else "mirror-wrong")
        parts.append(ft.Text(words, color=ft.Colors.ON_SURFACE_VARIANT))
    reasons = [screen.phone.violation(screen.game, each, screen.names) for each in why.verdict.violations]
    return sheet(screen.phone, screen.say("why-title"), parts, screen.close, told=reasons)


def _draw_overtaking(screen: Screen, why: Why) -> ft.Control:
    """Draw the entry that came before this tap and made it impossible."""
    line = why.overtaken
    what = screen.sentence(line) if line else ""
    words = screen.say("overtaken-undo" if why.taken_back else "overtaken", what=what)
    return ft.Container(
        ft.Text(words, color=ft.Colors.ON_TERTIARY_CONTAINER, weight=ft.FontWeight.W_600),
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
        border_radius=RADIUS,
        padding=12,
    )


def _draw_repair(screen: Screen, why: Why, repair: Repair) -> ft.Control:
    """Draw a repair, with its buttons if there are any."""
    line = _draw_icon_line(
        ft.Icons.BUILD_CIRCLE_OUTLINED, screen.phone.repair(screen.game, repair, screen.names)
    )
    made = repair_buttons(screen, board_of(screen.game.id), why.seat, repair)
    if not made:
        return line
    return ft.Column([line, button_row(made)], spacing=6)


def _draw_icon_line(icon: ft.IconData, text: str) -> ft.Control:
    return ft.Row(
        [
            ft.Icon(icon, size=20, color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, expand=True),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _draw_reason(screen: Screen, violation: Violation) -> ft.Control:
    phone = screen.phone
    section = load(screen.game.id, phone.locale).section(violation.section)
    link = f"{section.number} {section.title}"
    return ft.Column(
        [
            _draw_icon_line(ft.Icons.BLOCK, phone.violation(screen.game, violation, screen.names)),
            ft.Container(
                ft.TextButton(
                    ft.Text(phone.say("rule-link", rule=link), size=phone.size(14)),
                    height=TOUCH,
                    on_click=handler(lambda: screen.rules.open_section(violation.section)),
                ),
                padding=ft.Padding.only(left=18),
            ),
        ],
        spacing=0,
    )


def _draw_allow_button(screen: Screen, why: Why) -> ft.Control:
    phone = screen.phone
    if not why.allowing:
        asking = replace(why, allowing=True)
        return ft.Row(
            [text_button(phone, phone.say("allow"), lambda: setattr(screen, "sheet", asking))],
            alignment=ft.MainAxisAlignment.END,
        )

    def store_text(event: ft.Event[ft.TextField]) -> None:
        screen.acts.jot(event.control.value or "")

    return ft.Column(
        [
            ft.Divider(),
            ft.Text(phone.say("allow-explained")),
            ft.TextField(
                label=phone.say("allow-note"),
                value=screen.note,
                max_length=200,
                dense=True,
                on_change=store_text,
            ),
            ft.Row(
                [
                    text_button(phone, phone.say("allow-not"), screen.close),
                    ft.OutlinedButton(
                        phone.say("allow-sure"),
                        height=TOUCH,
                        on_click=handler(lambda: screen.acts.allow(why)),
                    ),
                ],
                alignment=ft.MainAxisAlignment.END,
                wrap=True,
            ),
        ],
        spacing=10,
    )


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
        further=[_draw_rules_button(screen, total.category)],
    )


def _draw_sending(screen: Screen) -> Dialog | None:
    """Draw the sheet that sends the result, once the table is filed."""
    summary = screen.phone.house.tables.library.summaries.get(screen.client.id)
    if summary is None:
        return None
    table = ScoredTable(screen.game, screen.position, screen.seats)
    return draw_send_sheet(screen.phone, summary, table, screen.close)


def _draw_rules_button(screen: Screen, thing: str) -> ft.Control:
    """Draw the button that shows all rules on a thing."""
    words = screen.say("ask-which")
    return text_button(
        screen.phone, words, partial(screen.rules.ask_about, thing), icon=ft.Icons.CONTACT_SUPPORT_OUTLINED
    )


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
