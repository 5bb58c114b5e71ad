"""Answers of a rulebook: the sentence with the answer, its section to open, and related sections."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.asking.readings import LIST
from companion.asking.rule_notes import notes, quote
from companion.rulebook.answers import Answer, Finding
from companion.rulebook.book import Section
from companion.rulebook.statements import opening
from views.device.phone import Phone
from views.device.rulebook_state import About
from views.device.theme import RADIUS, TOUCH
from views.device.voice import read_aloud
from views.kit.tap import tappable
from views.pages.rulebook.ask_box import draw_question_chip
from views.pages.rulebook.reader import RulebookReader
from views.pages.rulebook.section import draw_board_button, draw_rulings_in_force, draw_section_body
from views.widgets.frame import STRETCH, faint_text, heading
from views.widgets.sheet import icon_button

RELATED = 5
"""Number of related sections offered."""


def draw_answer_sections(reader: RulebookReader, answer: Answer, *, ruled: bool = False) -> list[ft.Control]:
    """Draw every section of an answer, below its notes: unknown words, and that the rules are silent.

    Args:
        reader: the reader that asked.
        answer: answer of the rulebook.
        ruled: True if the referee has answered already, so that no section here is the answer itself.
    """
    phone = reader.phone
    first, *others = answer.findings
    parts: list[ft.Control] = []
    said = () if ruled else tuple(notes(phone.texts[phone.locale], reader.game, answer))
    parts += [ft.Semantics(live_region=True, content=faint_text(each)) for each in said]
    parts.append(_draw_finding(reader, first, first=not answer.nearest and not ruled))
    parts += _draw_related_chips(reader, first, {finding.section.id for finding in answer.findings})
    if others:
        parts.append(heading(phone, phone.say("ask-also"), level=3))
        parts += [_draw_finding(reader, finding, first=False) for finding in others]
    if answer.nearest:
        parts += _draw_chapter_chips(reader, answer.chapters)
    return parts


def draw_rules_about(reader: RulebookReader, about: About) -> list[ft.Control]:
    """Draw the rules on the thing that was pointed at."""
    phone = reader.phone
    sections = [found for each in about.sections if (found := reader.section(each))]
    return [
        heading(phone, phone.say("ask-speaks-of", what=about.title)),
        *([_draw_cause_on_board(reader, about)] if about.told else []),
        *(_draw_section_card(reader, section, _draw_opening_line(phone, section)) for section in sections),
    ]


def _draw_cause_on_board(reader: RulebookReader, about: About) -> ft.Control:
    """Draw the board's own words on it, and the button that lights its cells."""
    ink = ft.Colors.ON_PRIMARY_CONTAINER
    lines: list[ft.Control] = [ft.Text(line, size=reader.phone.size(16), color=ink) for line in about.told]
    show = partial(reader.light_cells, about.title, about.seat, about.cells)
    return ft.Container(
        ft.Column([*lines, *(draw_board_button(reader, show) if about.cells else [])], spacing=4),
        padding=16,
        border_radius=RADIUS,
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
    )


def _draw_opening_line(phone: Phone, section: Section) -> ft.Control | None:
    """Draw the opening of a section, or None for a table, as its head says nothing by itself."""
    line = "" if section.body.lstrip().startswith("|") else opening(section.lines)
    return (
        ft.Text(line, size=phone.size(16), max_lines=3, overflow=ft.TextOverflow.ELLIPSIS) if line else None
    )


def _draw_finding(reader: RulebookReader, finding: Finding, *, first: bool) -> ft.Control:
    size, weight = (19, ft.FontWeight.W_600) if first else (16, ft.FontWeight.W_400)
    quoted = quote(reader.phone.texts[reader.phone.locale], finding)
    label = len(quoted) - len(finding.sentence)
    spans = [(start + label, end + label) for start, end in finding.spans]
    body = draw_marked_text(reader.phone, quoted, spans, size, weight) if quoted else None
    aloud = quoted if first else ""
    return _draw_section_card(reader, finding.section, body, aloud=aloud, first=first)


def _draw_section_card(
    reader: RulebookReader, section: Section, body: ft.Control | None, *, aloud: str = "", first: bool = False
) -> ft.Control:
    """Draw a section of an answer: its answering sentence, and the whole text after a tap."""
    unfolded = section.id in reader.inquiry.unfolded
    parts: list[ft.Control] = []
    if body:
        parts.append(_add_read_aloud_button(reader, body, aloud))
    if unfolded:
        inside = draw_section_body(reader, section)
    else:
        inside = draw_rulings_in_force(reader, section.id) if section.id != LIST else []
    parts += [_draw_section_title(reader, section, unfolded=unfolded), *inside]
    line = ft.Border.all(2, ft.Colors.PRIMARY) if first else None
    return ft.Container(
        ft.Column(parts, spacing=6, horizontal_alignment=STRETCH),
        padding=ft.Padding.only(left=16, right=12, top=14, bottom=12 if unfolded or len(inside) else 4),
        border_radius=RADIUS,
        border=line,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        key=f"answer {section.id}",
    )


def _draw_section_title(reader: RulebookReader, section: Section, *, unfolded: bool) -> ft.Control:
    """Draw the heading of a section. A tap folds or unfolds the section."""
    phone = reader.phone
    sign = ft.Icons.EXPAND_LESS if unfolded else ft.Icons.EXPAND_MORE
    return tappable(
        section.heading,
        ft.Row(
            [
                ft.Icon(ft.Icons.MENU_BOOK, size=phone.size(18), color=ft.Colors.PRIMARY),
                ft.Text(
                    section.heading,
                    size=phone.size(15),
                    weight=ft.FontWeight.W_600,
                    color=ft.Colors.PRIMARY,
                    expand=True,
                ),
                ft.Icon(sign, size=phone.size(22), color=ft.Colors.PRIMARY),
            ],
            spacing=10,
        ),
        partial(reader.inquiry.toggle_section, section.id),
        expanded=unfolded,
        padding=ft.Padding.symmetric(vertical=(TOUCH - phone.size(22)) / 2 if phone.scale < 1.5 else 8),
        border_radius=RADIUS,
        ink=True,
    )


def _add_read_aloud_button(reader: RulebookReader, body: ft.Control, aloud: str) -> ft.Control:
    """Draw a sentence, with a button that reads it aloud if the browser can."""
    phone = reader.phone
    if not (aloud and phone.voice.reads(phone.locale)):
        return body
    read = partial(read_aloud, aloud, phone.locale)
    return ft.Row(
        [ft.Container(body, expand=True), icon_button(ft.Icons.VOLUME_UP, phone.say("ask-aloud"), read)],
        vertical_alignment=ft.CrossAxisAlignment.START,
        spacing=4,
    )


def _draw_related_chips(reader: RulebookReader, finding: Finding, there: set[str]) -> list[ft.Control]:
    """Draw chips for sections related to the first finding and missing from the answer."""
    wanted = [each for each in finding.related if each not in there]
    sections = [found for each in wanted if (found := reader.section(each))][:RELATED]
    if not sections:
        return []
    chips = [
        draw_question_chip(reader, section.heading, partial(reader.show_section, section.id), ft.Icons.LINK)
        for section in sections
    ]
    return [
        heading(reader.phone, reader.phone.say("ask-related"), level=3),
        ft.Row(chips, wrap=True, spacing=8, run_spacing=8),
    ]


def _draw_chapter_chips(reader: RulebookReader, chapters: Sequence[Section]) -> list[ft.Control]:
    """Draw a chip for each chapter."""
    chips = [
        draw_question_chip(
            reader, chapter.heading, partial(reader.show_section, chapter.id), ft.Icons.MENU_BOOK
        )
        for chapter in chapters
    ]
    return [
        heading(reader.phone, reader.phone.say("ask-chapters"), level=3),
        ft.Row(chips, wrap=True, spacing=8, run_spacing=8),
    ]


def draw_marked_text(
    phone: Phone, text: str, places: Sequence[tuple[int, int]], size: float, weight: ft.FontWeight
) -> ft.Control:
    """Draw a text with passages marked as with a pen.

    Args:
        phone: the phone that shows it.
        text: the text.
        places: start and end of each passage, ascending, apart from each other.
        size: size of the letters, in pixels.
        weight: weight of the letters that are not marked.
    """
    plain = ft.TextStyle(size=phone.size(size), weight=weight)
    pen = ft.TextStyle(
        size=phone.size(size),
        weight=ft.FontWeight.W_700,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
        color=ft.Colors.ON_TERTIARY_CONTAINER,
    )
    pieces: list[ft.TextSpan] = []
    end = 0
    for start, stop in places:
        pieces += [ft.TextSpan(text[end:start], style=plain), ft.TextSpan(text[start:stop], style=pen)]
        end = stop
    pieces.append(ft.TextSpan(text[end:], style=plain))
    return ft.Text(spans=[piece for piece in pieces if piece.text])
