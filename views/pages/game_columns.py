"""Reading of a file with played games: its columns, dates, numbers and dashes, each corrected by a tap."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal

import flet as ft

from companion.files.number_texts import say_reading
from companion.files.play_columns import DASHES, DAY_ORDERS, ROLES, Columns
from companion.files.play_files import PlayFile
from companion.files.work_progress import WorkProgress
from companion.files.written_numbers import DECIMAL_MARKS
from views.device.phone import Phone
from views.device.theme import RADIUS
from views.kit.dialog import Dialog
from views.kit.layout import join_words
from views.kit.tap import tappable
from views.widgets.choices import choice
from views.widgets.frame import faint_text, page_part
from views.widgets.sheet import card, sheet

Reading = int | Literal["dates", "numbers", "dash"]
"""Part of a file with several readings: a column by its number, dates, doubtful numbers, or dashes."""

Reread = Callable[[WorkProgress], PlayFile]
"""Reads the file in another way; called in a thread."""


def draw_number_doubts(
    phone: Phone, file: PlayFile, open_reading: Callable[[Reading], object]
) -> ft.Control | None:
    """Draw the question about numbers with two possible readings, or None if there are none."""
    example = file.form.example
    if not example:
        return None
    value = say_reading(phone.texts[phone.locale], example, file.mark_read)
    line = _draw_reading_row(
        phone, phone.say("bring-games-numbers"), example, value, partial(open_reading, "numbers")
    )
    about = phone.say("bring-games-numbers-about")
    return page_part(phone, phone.say("bring-games-numbers"), card(line), about=about)


def draw_column_roles(
    phone: Phone, file: PlayFile, columns: Columns, open_reading: Callable[[Reading], object]
) -> ft.Control:
    """List the role of every column, and the roles without a column."""
    texts = phone.texts[phone.locale]
    rows = file.spreadsheet.rows if file.spreadsheet else ()
    lines: list[ft.Control] = [
        ft.Semantics(
            live_region=True,
            content=ft.Text(texts.say("plays-lacking", role=role), color=ft.Colors.ERROR),
        )
        for role in columns.lacking
    ]
    for number, (heading, role) in enumerate(zip(columns.headings, columns.roles, strict=True)):
        example = next((row[number] for row in rows if row[number]), "")
        lines.append(
            _draw_reading_row(
                phone, heading, example, texts.say("plays-role", role=role), partial(open_reading, number)
            )
        )
    if "date" in columns.roles:
        value = phone.say("bring-games-days", days=columns.days)
        lines.append(
            _draw_reading_row(
                phone, phone.say("bring-games-dates"), "", value, partial(open_reading, "dates")
            )
        )
    if file.dashes:
        value = texts.say("plays-dash", dash=columns.dash)
        lines.append(
            _draw_reading_row(phone, phone.say("bring-games-dash"), "", value, partial(open_reading, "dash"))
        )
    about = phone.say("bring-games-columns-about")
    return page_part(phone, phone.say("bring-games-columns"), card(*lines), about=about)


def draw_reading_sheet(
    phone: Phone,
    file: PlayFile,
    reading: Reading | None,
    reread: Callable[[Reread], object],
    close: Callable[[], object],
) -> Dialog | None:
    """Draw the sheet with the possible readings, or None if nothing is being chosen."""
    if reading is None:
        return None
    title, offered = _reading_choices(phone, file, reading)
    choices = [choice(phone, value, chosen, partial(reread, read)) for value, chosen, read in offered]
    return sheet(phone, title, choices, close)


def _reading_choices(
    phone: Phone, file: PlayFile, reading: Reading
) -> tuple[str, list[tuple[str, bool, Reread]]]:
    """Return the sheet's title and its choices.

    A choice is a label, true for the current reading, and the function that reads the file again.
    """
    texts, columns = phone.texts[phone.locale], file.columns
    if reading == "numbers":
        return phone.say("bring-games-numbers"), [
            (
                say_reading(texts, file.form.example, mark),
                file.mark_read == mark,
                partial(file.read_by, mark),
            )
            for mark in DECIMAL_MARKS
        ]
    if columns is None:
        return "", []
    if reading == "dates":
        return phone.say("bring-games-dates"), [
            (
                phone.say("bring-games-days", days=days),
                columns.days == days,
                partial(file.read_as, replace(columns, days=days)),
            )
            for days in DAY_ORDERS
        ]
    if reading == "dash":
        return phone.say("bring-games-dash"), [
            (
                texts.say("plays-dash", dash=dash),
                columns.dash == dash,
                partial(file.read_as, replace(columns, dash=dash)),
            )
            for dash in DASHES
        ]
    return columns.headings[reading], [
        (
            texts.say("plays-role", role=role),
            columns.roles[reading] == role,
            partial(file.read_as, columns.with_role(reading, role)),
        )
        for role in (*ROLES[1:], ROLES[0])
    ]


def _draw_reading_row(
    phone: Phone, heading: str, example: str, value: str, on_tap: Callable[[], object]
) -> ft.Control:
    """Draw the name of a column or setting, an example, and its reading. A tap chooses another reading."""
    left: list[ft.Control] = [ft.Text(heading, size=phone.size(15))]
    if example:
        left.append(faint_text(example))
    right = ft.Text(value, size=phone.size(15), weight=ft.FontWeight.W_600, text_align=ft.TextAlign.END)
    cells: Sequence[ft.Control] = (
        ft.Column(left, spacing=0, expand=1),
        ft.Container(right, expand=1),
        ft.Icon(ft.Icons.EXPAND_MORE, size=phone.size(20), color=ft.Colors.ON_SURFACE_VARIANT),
    )
    return tappable(
        join_words(phone, (heading, value), by="and-about"),
        ft.Row([*cells], spacing=8),
        on_tap,
        padding=ft.Padding.symmetric(vertical=8),
        border_radius=RADIUS,
        ink=True,
    )
