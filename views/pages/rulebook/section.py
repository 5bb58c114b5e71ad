"""A section of the rules: this table's readings of it, and the button to the board."""

from functools import partial

import flet as ft

from companion.rulebook.book import Section
from views.device.theme import RADIUS
from views.pages.rulebook.reader import RulebookReader
from views.widgets.buttons import Action, text_button
from views.widgets.prose import draw_prose
from views.widgets.sheet import icon_button


def draw_rulings_in_force(reader: RulebookReader, section_id: str) -> list[ft.Control]:
    """Draw this table's readings of the ambiguous rules of a section."""
    phone = reader.phone
    found: list[ft.Control] = []
    for reading in reader.rulings_in_force(section_id):
        head = phone.say("reading-usual" if reading.usual else "reading-chosen")
        words: list[ft.Control] = [
            ft.Text(
                head, size=phone.size(13), weight=ft.FontWeight.W_700, color=ft.Colors.ON_TERTIARY_CONTAINER
            ),
            ft.Text(reading.question, size=phone.size(14), color=ft.Colors.ON_TERTIARY_CONTAINER),
            ft.Text(
                reading.words,
                size=phone.size(16),
                weight=ft.FontWeight.W_600,
                color=ft.Colors.ON_TERTIARY_CONTAINER,
            ),
        ]
        found.append(
            ft.Container(
                ft.Column(words, spacing=2),
                padding=12,
                border_radius=RADIUS,
                bgcolor=ft.Colors.TERTIARY_CONTAINER,
            )
        )
    return found


def draw_board_button(reader: RulebookReader, show: Action) -> list[ft.Control]:
    """Draw the button that lights up cells of the board, or nothing away from a table.

    Args:
        reader: the reader.
        show: lights them up.
    """
    if reader.table is None:
        return []
    return [
        ft.Row(
            [
                text_button(
                    reader.phone, reader.phone.say("show-on-board"), show, icon=ft.Icons.LIGHTBULB_OUTLINE
                )
            ],
            wrap=True,
        )
    ]


def draw_board_icon(reader: RulebookReader, section: Section) -> list[ft.Control]:
    """Draw the board button as an icon if space is scarce, or nothing away from a table."""
    if reader.table is None:
        return []
    label = reader.phone.say("show-rule-on-board", rule=section.heading)
    return [icon_button(ft.Icons.LIGHTBULB_OUTLINE, label, partial(reader.light_section, section))]


def draw_section_body(reader: RulebookReader, section: Section) -> list[ft.Control]:
    """Draw a whole section: its text with diagrams, the readings in force, and the button to the board."""
    return [
        *draw_rulings_in_force(reader, section.id),
        draw_prose(reader.phone, section.body, reader.show_section),
        *draw_board_button(reader, partial(reader.light_section, section)),
    ]
