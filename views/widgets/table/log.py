"""The log: all that happened, the latest first. Moves allowed against a rule are marked."""

from itertools import islice

import flet as ft

from companion.engine.log import LogLine
from companion.tools.chance import Roll
from views.play.screen import Screen
from views.widgets.buttons import text_button
from views.widgets.dates import time_of_day
from views.widgets.seats.seat_marks import seat_mark
from views.widgets.tools.words import asker_name, roll_words

SHOWN = 60
"""Number of lines shown before a tap shows all."""


def log_view(screen: Screen) -> ft.Control:
    """Draw the lines that stand, with rolls between them and redo above."""
    client, phone = screen.client, screen.phone
    rows: list[ft.Control] = []
    again = screen.undoing.to_redo
    if again:
        label = screen.say("redo-what", what=again)
        rows.append(ft.Row([text_button(phone, label, screen.undoing.redo)], wrap=True))
    shown = client.view.steps if screen.whole_log else SHOWN
    rolls, number = list(client.tools.shown.rolls), 0
    for line in islice(client.view.log(screen.eyes), shown):
        rows += _pop_rolls_since(screen, rolls, line.at)
        if line.round and line.round != number:
            rows.append(_draw_round_heading(screen, line.round))
        number = line.round
        rows.append(_draw_log_row(screen, line))
    if shown >= client.view.steps:
        rows += _pop_rolls_since(screen, rolls, 0)
    else:
        rows.append(text_button(phone, screen.say("log-all"), lambda: setattr(screen, "whole_log", True)))
    if not rows:
        rows.append(ft.Text(screen.say("log-empty"), color=ft.Colors.ON_SURFACE_VARIANT))
    return ft.Column(rows, spacing=2)


def _draw_round_heading(screen: Screen, number: int) -> ft.Control:
    words = ft.Text(screen.say("log-round", round=number), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    return ft.Container(ft.Semantics(header=True, content=words), padding=ft.Padding.only(top=14, bottom=4))


def _pop_rolls_since(screen: Screen, rolls: list[Roll], moment: int) -> list[ft.Control]:
    """Pop and draw the rolls since a moment, the latest first. They are removed from `rolls`."""
    rows: list[ft.Control] = []
    while rolls and rolls[-1].at >= moment:
        rows.append(_draw_roll(screen, rolls.pop()))
    return rows


def _draw_roll(screen: Screen, roll: Roll) -> ft.Control:
    """Draw a roll. A roll is no entry of the record, and undo does not take it back."""
    body: list[ft.Control] = [
        ft.Text(roll_words(screen.phone, roll), theme_style=ft.TextThemeStyle.BODY_MEDIUM)
    ]
    if roll.by and len(screen.names) > 1:
        body.append(_draw_small_text(screen, asker_name(screen.phone, roll), ft.Icons.PERSON_OUTLINE))
    return _draw_log_line(screen, ft.Icon(ft.Icons.CASINO_OUTLINED, size=16), body, roll.at)


def _draw_log_row(screen: Screen, line: LogLine) -> ft.Control:
    phone, seat = screen.phone, line.notice.seat
    mark = (
        seat_mark(phone, screen.seats[seat].colour, 16)
        if seat is not None
        else ft.Icon(ft.Icons.GROUP, size=16)
    )
    body: list[ft.Control] = [ft.Text(screen.sentence(line), theme_style=ft.TextThemeStyle.BODY_MEDIUM)]
    if line.overruled:
        rules = tuple(screen.about("rule", rule) for rule in line.overruled)
        text = screen.say("allowed-against", rules=rules)
        body.append(_draw_small_text(screen, f"{text} {line.note}".strip(), ft.Icons.GAVEL))
    who = None if line.by is None else screen.names[line.by]
    if line.kind == "correct":
        words = (
            screen.say("corrected-by", name=who) if who and len(screen.names) > 1 else screen.say("corrected")
        )
        body.append(_draw_small_text(screen, words, ft.Icons.EDIT))
    elif who and seat not in (line.by, None):
        body.append(_draw_small_text(screen, screen.say("done-by", name=who), ft.Icons.PERSON_OUTLINE))
    return _draw_log_line(screen, mark, body, line.at)


def _draw_log_line(screen: Screen, mark: ft.Control, body: list[ft.Control], moment: int) -> ft.Control:
    """Draw a line of the log: its mark, its event, and its time."""
    phone = screen.phone
    return ft.Container(
        ft.Row(
            [
                ft.Container(mark, width=28, padding=ft.Padding.only(top=2)),
                ft.Column(body, spacing=2, expand=True),
                ft.Text(time_of_day(moment), size=phone.size(12), color=ft.Colors.ON_SURFACE_VARIANT),
            ],
            vertical_alignment=ft.CrossAxisAlignment.START,
            spacing=6,
        ),
        padding=ft.Padding.symmetric(vertical=8),
        border=ft.Border(bottom=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )


def _draw_small_text(screen: Screen, text: str, icon: ft.IconData) -> ft.Control:
    colour = ft.Colors.TERTIARY
    return ft.Row(
        [
            ft.Icon(icon, size=screen.phone.size(15), color=colour),
            ft.Text(text, size=screen.phone.size(13), color=colour, expand=True),
        ],
        spacing=6,
    )
