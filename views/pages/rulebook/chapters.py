"""The chapters of a rulebook, to be opened one by one or read side by side with the contents."""

from functools import partial
from typing import Any

import flet as ft

from companion.rulebook.book import Section
from views.device.theme import RADIUS, TOUCH
from views.kit.tap import tappable
from views.pages.rulebook.reader import RulebookReader
from views.pages.rulebook.section import draw_board_icon, draw_rulings_in_force, draw_section_body
from views.widgets.frame import STRETCH, faint_text, heading
from views.widgets.prose import Follow, draw_prose
from views.widgets.sheet import card, icon_button


def list_chapters(reader: RulebookReader) -> list[Section]:
    """List the chapters of the reader's rulebook."""
    return [section for section in reader.book.sections if section.level == 1]


def draw_cited_section(reader: RulebookReader, section: Section) -> ft.Control:
    """Draw the section that a link led to, on top of the page."""

    def close_section() -> None:
        reader.inquiry.cited = ""

    chapter = reader.book.chapter(section.id)
    words: list[ft.Control] = [faint_text(chapter.heading)] if chapter is not section else []
    words.append(ft.Text(section.heading, theme_style=ft.TextThemeStyle.TITLE_LARGE))
    head = ft.Row(
        [
            ft.Column(words, spacing=2, expand=True),
            icon_button(ft.Icons.CLOSE, reader.phone.say("close"), close_section),
        ],
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    body = ft.Column(draw_section_body(reader, section), spacing=10, horizontal_alignment=STRETCH)
    return ft.Container(
        ft.Column(
            [head, ft.Container(body, padding=ft.Padding.only(right=12))],
            spacing=10,
            horizontal_alignment=STRETCH,
        ),
        padding=ft.Padding.only(left=16, top=12, right=4, bottom=16),
        border_radius=RADIUS,
        border=ft.Border.all(2, ft.Colors.PRIMARY),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def draw_folding_chapter(reader: RulebookReader, chapter: Section) -> ft.Control:
    """Draw a chapter. A tap on the heading folds and unfolds the text."""
    phone, inquiry = reader.phone, reader.inquiry
    opened = chapter.number in inquiry.opened

    def toggle_chapter() -> None:
        others = [number for number in inquiry.opened if number != chapter.number]
        inquiry.opened = others if opened else [*others, chapter.number]

    head = ft.Container(
        tappable(
            chapter.heading,
            ft.Row(
                [
                    ft.Container(
                        ft.Text(chapter.heading, theme_style=ft.TextThemeStyle.TITLE_MEDIUM), expand=True
                    ),
                    ft.Icon(ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE, size=phone.size(24)),
                ],
                spacing=12,
            ),
            toggle_chapter,
            expanded=opened,
            padding=ft.Padding.symmetric(horizontal=16, vertical=14),
            border_radius=RADIUS,
            ink=True,
        ),
        key=_section_scroll_key(chapter),
    )
    inside: list[ft.Control] = [head]
    if opened:
        text = [*_draw_section_text(reader, chapter), *_draw_chapter_sections(reader, chapter)]
        inside.append(
            ft.Container(
                ft.Column(text, spacing=18, horizontal_alignment=STRETCH),
                padding=ft.Padding.only(left=16, right=16, bottom=20),
            )
        )
    return card(*inside, padding=0)


def draw_whole_chapter(reader: RulebookReader, chapter: Section) -> ft.Control:
    """Draw a chapter with all its text."""
    head = ft.Text(chapter.heading, theme_style=ft.TextThemeStyle.HEADLINE_SMALL)
    return ft.Column(
        [
            ft.Column(
                [head, *_draw_section_text(reader, chapter)],
                spacing=10,
                key=_section_scroll_key(chapter),
                horizontal_alignment=STRETCH,
            ),
            *_draw_chapter_sections(reader, chapter),
        ],
        spacing=20,
        horizontal_alignment=STRETCH,
    )


def draw_contents(reader: RulebookReader, show: Follow) -> ft.Control:
    """Draw the headings of the chapters as links."""
    phone = reader.phone
    lines = [
        tappable(
            chapter.heading,
            ft.Text(chapter.heading, size=phone.size(15)),
            partial(show, chapter.id),
            padding=ft.Padding.symmetric(horizontal=12, vertical=6),
            height=max(TOUCH, phone.size(44)),
            alignment=ft.Alignment.CENTER_LEFT,
            border_radius=RADIUS,
            ink=True,
        )
        for chapter in list_chapters(reader)
    ]
    return card(ft.Column(list(lines), spacing=0), padding=8)


def _draw_chapter_sections(reader: RulebookReader, chapter: Section) -> list[ft.Control]:
    """Draw the sections inside a chapter. At a table each leads to the board."""
    parts = [each for each in reader.book.sections if each.number.startswith(f"{chapter.number}.")]
    return [
        ft.Column(
            [
                ft.Row(
                    [
                        ft.Container(heading(reader.phone, section.heading, level=3), expand=True),
                        *draw_board_icon(reader, section),
                    ]
                ),
                *_draw_section_text(reader, section),
            ],
            spacing=8,
            key=_section_scroll_key(section),
            horizontal_alignment=STRETCH,
        )
        for section in parts
    ]


def _draw_section_text(reader: RulebookReader, section: Section) -> list[ft.Control]:
    return [
        *draw_rulings_in_force(reader, section.id),
        draw_prose(reader.phone, section.body, reader.show_section),
    ]


def _section_scroll_key(section: Section) -> Any:
    """Make the scroll key of a section. Flet's own types do not know that the key takes a value."""
    key: Any = ft.ScrollKey
    return key(section.id)
