"""The question box of the rules, and questions to ask with one tap instead of typing."""

import asyncio
from functools import partial

import flet as ft

from companion.asking.names import lexicon
from companion.engine.faults import attempt
from companion.rulebook.library import library
from companion.rulebook.suggestions import usual
from views.device.theme import TOUCH
from views.device.voice import dictate
from views.kit.focus_ring import field_border
from views.kit.tap import handler, tappable
from views.pages.rulebook.reader import RulebookReader
from views.widgets.buttons import Action
from views.widgets.frame import STRETCH, faint_text, heading
from views.widgets.sheet import icon_button

PAUSE = 0.12
"""Seconds without another letter after which a question is answered while it is still being typed."""

LATELY = 4
"""Number of the last questions offered again."""


def draw_ask_box(reader: RulebookReader, field: ft.Ref[ft.TextField]) -> ft.Control:
    """Draw the question box, with buttons to clear it and, if the browser can hear, to dictate.

    Args:
        reader: the asking reader.
        field: set to the text field.
    """
    phone, inquiry = reader.phone, reader.inquiry

    async def answer_question() -> None:
        await asyncio.to_thread(_load_answer_data, reader)
        inquiry.answer_question()

    async def answer_after_pause(event: ft.Event[ft.TextField]) -> None:
        inquiry.store_question(event.control.value or "", by_hand=True)
        now = inquiry.typed
        await asyncio.sleep(PAUSE)
        if inquiry.typed == now:
            await answer_question()

    async def answer_at_once() -> None:
        await answer_question()
        inquiry.remember_question()

    def clear_question() -> None:
        inquiry.remember_question()
        inquiry.clear_question()

    async def dictate_question() -> None:
        if field.current:
            await dictate(field.current, phone.locale)

    there = field.current  # whoever types is ahead of what was told of it: a page must take no letter back
    standing = there.value if there and inquiry.by_hand else inquiry.typed
    text = ft.TextField(
        label=phone.say("ask-rules"),
        value=standing,
        on_change=answer_after_pause,
        on_submit=handler(answer_at_once),
        prefix_icon=ft.Icons.SEARCH,
        text_size=phone.size(16),
        autocorrect=False,
        autofocus=inquiry.eager,
        expand=True,
        border=field_border(),
        ref=field,
        key=f"ask {inquiry.calls}",  # a new field takes the focus
    )
    row: list[ft.Control] = [text]
    if phone.voice.hears:
        row.append(icon_button(ft.Icons.MIC, phone.say("ask-dictate"), dictate_question))
    if inquiry.query or inquiry.about:
        row.append(icon_button(ft.Icons.CLOSE, phone.say("clear-search"), clear_question))
    return ft.Row(row, spacing=4)


def _load_answer_data(reader: RulebookReader) -> None:
    """Load the data behind answers. This takes its time on the first question, and none later."""
    library(reader.game)
    if reader.table:
        lexicon(reader.game)


def draw_suggestions(reader: RulebookReader) -> list[ft.Control]:
    """Draw questions to tap: about the thing in hand, the usual ones of this phase, and the last ones."""
    phone, inquiry = reader.phone, reader.inquiry
    phase = _phase_of_seat(reader)
    often = usual(reader.game, phase, phone.locale, len(reader.table.seats) if reader.table else 0)
    title = "ask-often" if phase else "ask-often-any"
    hold = faint_text(phone.say("ask-hold")) if reader.table else None
    parts = [
        hold,
        _draw_hand_questions(reader),
        _draw_question_chips(reader, title, often, ft.Icons.CHAT_BUBBLE_OUTLINE),
    ]
    lately = tuple(one for one in inquiry.asked if one not in often)[:LATELY]
    parts.append(_draw_question_chips(reader, "ask-lately", lately, ft.Icons.HISTORY))
    return [part for part in parts if part]


def _phase_of_seat(reader: RulebookReader) -> str:
    """Return the phase of the seat looked at, or an empty text.

    The text is empty away from a table, at one that is only scored, and where the game raises an exception.
    """
    table = reader.table
    if table is None or table.only_scored:
        return ""
    return attempt(table.client.id, lambda: table.game.stage_of(table.position, table.seat)[1], "")


def _draw_hand_questions(reader: RulebookReader) -> ft.Control | None:
    """Draw chips that ask about the things in hand at the table."""
    table = reader.table
    if table is None:
        return None
    chips = [
        draw_question_chip(
            reader, table.name_thing(thing), partial(table.rules.ask_about, thing), ft.Icons.TOUCH_APP
        )
        for thing in reader.pointed
    ]
    return _draw_chip_group(reader, "ask-speak-of", chips) if chips else None


def _draw_question_chips(
    reader: RulebookReader, title: str, questions: tuple[str, ...], icon: ft.IconData
) -> ft.Control | None:
    put = reader.inquiry.ask_question
    chips = [draw_question_chip(reader, question, partial(put, question), icon) for question in questions]
    return _draw_chip_group(reader, title, chips) if chips else None


def _draw_chip_group(reader: RulebookReader, title: str, chips: list[ft.Control]) -> ft.Control:
    return ft.Column(
        [
            heading(reader.phone, reader.phone.say(title), level=3),
            ft.Row(chips, wrap=True, spacing=8, run_spacing=8),
        ],
        spacing=8,
        horizontal_alignment=STRETCH,
    )


def draw_question_chip(reader: RulebookReader, words: str, act: Action, icon: ft.IconData) -> ft.Control:
    """Draw a chip with a question, or the heading of a section.

    Args:
        reader: the reader.
        words: text of the chip.
        act: called on a tap.
        icon: picture before the text.
    """
    phone, ink = reader.phone, ft.Colors.ON_SECONDARY_CONTAINER
    inside = ft.Row(
        [
            ft.Icon(icon, size=phone.size(16), color=ink),
            ft.Text(words, size=phone.size(15), color=ink, expand=True, expand_loose=True),
        ],
        spacing=8,
        tight=True,
    )
    return tappable(
        words,
        ft.Container(inside, padding=ft.Padding.symmetric(vertical=(TOUCH - 24) / 2)),
        act,
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=TOUCH / 2,
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        ink=True,
    )
