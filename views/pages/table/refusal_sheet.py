"""The sheet with the reasons against a move, the changes that would make it legal, and the table's leave."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.engine.verdict import Violation
from companion.rulebook import load
from views.boards import board_of
from views.device.theme import RADIUS, TOUCH
from views.kit.dialog import Dialog
from views.kit.focus_ring import field_border
from views.kit.tap import handler
from views.models.sheets import Why
from views.pages.table.refusal_room import choose_refusal_height, choose_refusal_width
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import guesses_sentence
from views.widgets.buttons import text_button
from views.widgets.sheet import sheet
from views.widgets.table.repair_groups import RepairGroup, draw_repair_group, group_repairs


def draw_refusal_sheet(screen: Screen, why: Why) -> Dialog:
    """Draw the reasons with their rules, the repairs, and the ways to the rules and to the table's leave."""
    parts: list[ft.Control] = []
    if why.overtaken:
        parts.append(_draw_overtaking(screen, why))
    parts += [_draw_reason(screen, violation) for violation in why.verdict.violations]
    if guess := guesses_sentence(screen, screen.game.box.entries_of(screen.position, why.seat, why.move)):
        parts.append(_draw_icon_line(screen, ft.Icons.HELP_OUTLINE, guess))
    groups = _group_repairs(screen, why)
    first = next((group for group in groups if group.chips), None)
    parts += [_draw_group(screen, group) for group in groups if group is not first]
    parts += _draw_leave(screen, why)
    reasons = [screen.phone.violation(screen.game, each, screen.names) for each in why.verdict.violations]
    return sheet(
        screen.phone,
        screen.say("why-title"),
        parts,
        screen.close,
        foot=[_draw_group(screen, first)] if first and not why.allowing else [],
        highest=choose_refusal_height(screen),
        widest=choose_refusal_width(screen),
        told=reasons,
    )


def draw_rules_button(screen: Screen, thing: str) -> ft.Control:
    """Draw the button that shows all rules on a thing."""
    words = screen.say("ask-which")
    return text_button(
        screen.phone, words, partial(screen.rules.ask_about, thing), icon=ft.Icons.CONTACT_SUPPORT_OUTLINED
    )


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


def _group_repairs(screen: Screen, why: Why) -> tuple[RepairGroup, ...]:
    """Group the changes that would make the move legal."""
    repairs = screen.game.repairs(screen.position, why.seat, why.move)
    return group_repairs(screen, board_of(screen.game.id), why.seat, repairs)


def _draw_group(screen: Screen, group: RepairGroup) -> ft.Control:
    """Draw a change that would make the move legal, with its chips."""
    line = _draw_icon_line(screen, ft.Icons.BUILD_CIRCLE_OUTLINED, group.sentence, bold=True)
    return draw_repair_group(group, line)


def _draw_icon_line(screen: Screen, icon: ft.IconData, text: str, *, bold: bool = False) -> ft.Control:
    words = ft.Text(
        text, size=screen.phone.size(15), weight=ft.FontWeight.W_600 if bold else None, expand=True
    )
    return ft.Row(
        [ft.Icon(icon, size=20, color=ft.Colors.ON_SURFACE_VARIANT), words],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _draw_reason(screen: Screen, violation: Violation) -> ft.Control:
    """Draw a violation, with the link to its section of the rules below."""
    phone = screen.phone
    section = load(screen.game.id, phone.locale).section(violation.section)
    link = f"{section.number} {section.title}"
    return ft.Column(
        [
            _draw_icon_line(screen, ft.Icons.BLOCK, phone.violation(screen.game, violation, screen.names)),
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


def _draw_leave(screen: Screen, why: Why) -> list[ft.Control]:
    """Draw the ways on: all rules about the place, and the table's leave if it may be given."""
    ways = [draw_rules_button(screen, at)] if (at := screen.asked_at) else []
    if why.verdict.possible and not why.anywhere:
        if why.allowing:
            return [_draw_allowing(screen, why)]
        asking = replace(why, allowing=True)
        allow = text_button(screen.phone, screen.phone.say("allow"), lambda: setattr(screen, "sheet", asking))
        return [ft.Row([*ways, allow], wrap=True, spacing=0, run_spacing=0)]
    words = screen.say("allow-where" if why.verdict.possible else "mirror-wrong")
    note = ft.Text(words, size=screen.phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT)
    return [note, *([ft.Row(ways, wrap=True)] if ways else [])]


def _draw_allowing(screen: Screen, why: Why) -> ft.Control:
    """Draw the field for the table's reason, and the button that makes the move all the same."""
    phone = screen.phone

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
                border=field_border(),
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
