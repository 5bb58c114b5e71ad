"""The rulebook of a game: a box that answers questions, and chapters to open."""

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.asking import Context, Ruled, ask_parts
from companion.asking.players import is_for_others
from companion.engine.faults import attempt
from companion.games import GAMES
from companion.lessons.lesson import games_with_lesson
from companion.rulebook.answers import Answer, ask
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.device.rulebook_state import Inquiry, load_asked, rules_route, save_asked
from views.device.theme import MARGIN
from views.flet_adapter.bridge import run_in
from views.kit.piece_groups import group_parts, group_pieces
from views.kit.scrolling import gather_stops
from views.pages.rulebook.answered import draw_answer_sections, draw_rules_about
from views.pages.rulebook.ask_box import draw_ask_box, draw_suggestions
from views.pages.rulebook.chapters import (
    draw_cited_section,
    draw_contents,
    draw_folding_chapter,
    draw_whole_chapter,
    list_chapters,
)
from views.pages.rulebook.reader import RulebookReader
from views.pages.rulebook.referee import draw_referee_card
from views.play.lesson import start_lesson
from views.play.screen import Screen
from views.widgets.frame import READING, STRETCH, closable_note, frame_page, title_bar
from views.widgets.low_page import arrange_low_page, draw_page_rail
from views.widgets.sheet import icon_button

SPREAD = 1080
"""The width of the page where the contents stand beside the text, in pixels."""


@ft.component
def RulebookPage(phone: Phone, game: str, section: str = "") -> ft.View:
    """Show the page of a rulebook.

    Args:
        phone: the phone that shows it.
        game: the game's id.
        section: the id of a section to open; dashes may stand for its dots.
    """
    route = f"{rules_route(game)}/{section}" if section else rules_route(game)
    if game not in GAMES:
        return frame_page(
            phone, route, phone.say("rules"), [closable_note(phone, phone.say("no-such-game"), None)]
        )
    title, lesson = phone.say("rules-of", game=phone.game_name(game)), _draw_lesson_button(phone, game)
    body = RulebookBody(phone, game, section.replace("-", "."), title=title, spread=phone.wide)
    if phone.lying:
        page = arrange_low_page(phone, ft.Container(body, expand=True), "/", lesson)
    else:
        width = SPREAD if phone.wide else READING
        book = ft.Container(
            ft.Container(body, width=width, expand=True),
            alignment=ft.Alignment.TOP_CENTER,
            padding=ft.Padding.symmetric(horizontal=MARGIN),
            expand=True,
        )
        page = ft.Column([title_bar(phone, title, "/", lesson), book], spacing=0, expand=True)
    return ft.View(route=route, padding=0, controls=[ft.SafeArea(page, expand=True)])


def _draw_lesson_button(phone: Phone, game: str) -> list[ft.Control]:
    """Draw the button from the rules to a guided first round."""

    async def begin_lesson() -> None:
        if trouble := await start_lesson(phone, game):
            phone.tell(trouble)

    if not phone.hosting or game not in games_with_lesson():
        return []
    return [
        icon_button(
            ft.Icons.SCHOOL_OUTLINED, phone.say("learn-game", game=phone.game_name(game)), begin_lesson
        )
    ]


@ft.component
def RulebookBody(
    phone: Phone,
    game: str,
    section: str = "",
    *,
    title: str = "",
    table: Screen | None = None,
    spread: bool = False,
) -> ft.Control:
    """Draw a rulebook in the given room: the question box, and below it the answer or the chapters.

    Args:
        phone: the phone that shows it.
        game: the game's id.
        section: the id of a section to open at.
        title: title of a page of its own, for the rail of a phone on its side.
        table: the screen of the table beside the book; None on a page of its own.
        spread: True if there is room for the contents beside the text.
    """
    inquiry = use_route_state(phone, rules_route(game), partial(Inquiry, game))
    reader = RulebookReader(phone, game, inquiry, table)
    page = ft.context.page
    found: Any = ft.use_ref(ft.Ref)
    field: Any = ft.use_ref(ft.Ref)
    scroller: ft.Ref[ft.Column] = found.current

    async def scroll_text(**target: Any) -> None:
        if scroller.current is not None:
            await scroller.current.scroll_to(duration=200, **target)

    def show_section(section_id: str) -> None:
        inquiry.clear_question()
        run_in(page, partial(scroll_text, scroll_key=section_id))

    ft.use_effect(lambda: reader.show_section(section) if section else None, [section])
    ft.use_effect(lambda: setattr(inquiry, "eager", False), [inquiry.calls])
    ft.use_effect(partial(load_asked, inquiry), [game])
    ft.use_effect(partial(save_asked, inquiry), [inquiry.asked])
    answer = use_answer(reader)
    railed = bool(title) and phone.lying
    text = _draw_answer_or_chapters(reader, *answer, spread=spread, suggest=not railed)
    text = group_parts(phone, text)
    asked = bool(inquiry.query or inquiry.about)
    scrolled = ft.Column(
        [ft.Column(text, spacing=28 if spread and not asked else 12, horizontal_alignment=STRETCH)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        ref=scroller,
        key=f"{inquiry.query} {inquiry.about} {inquiry.cited}",  # what is new is read from its beginning
    )
    column = gather_stops(phone, scrolled)
    ask_box = draw_ask_box(reader, field.current)
    if railed:
        book = ft.Container(
            column, expand=True, padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=MARGIN)
        )
        rail = draw_page_rail(phone, title, group_parts(phone, [ask_box, *draw_suggestions(reader)]))
        return ft.Row([book, rail], spacing=0, expand=True, vertical_alignment=STRETCH)
    below: ft.Control = column
    if spread:
        contents = group_pieces(phone, draw_contents(reader, show_section))
        listed = ft.Column([contents], scroll=ft.ScrollMode.AUTO)
        beside = ft.Container(gather_stops(phone, listed), width=300)
        below = ft.Row(
            [beside, column], spacing=40, expand=True, vertical_alignment=ft.CrossAxisAlignment.START
        )
    return ft.Column([group_pieces(phone, ask_box), below], spacing=12, expand=True)


ABOUT_TABLE = frozenset({"options", "best", "last", "since"})
"""Kinds of answers about the table alone, beside which sections of the rulebook say nothing."""


def use_answer(reader: RulebookReader) -> tuple[Ruled, Answer | None]:
    """Hook: answers of the referee and of the rulebook, computed anew only after a change."""
    query, table = reader.inquiry.query, reader.table
    moment: tuple[Any, ...] = ()
    if table:
        moment = (query, table.client.view.seq, table.eyes, table.asker, table.hints, *reader.pointed)

    def ask_referee() -> Ruled | None:
        if table is None or not query:
            return None
        asked = partial(ask_parts, table.game, table.position, query, table.names, table.asker)
        context = Context(partial(table.client.view.log, table.seat), table.hints)
        return attempt(table.client.id, lambda: asked(reader.pointed, context), None)

    judged = ft.use_memo(ask_referee, moment)
    ruled = judged or Ruled((), query)
    here = (ruled.rest, reader.phone.locale, table.names if table else ())
    book = ft.use_memo(lambda: ask(reader.game, *here) if query else None, here)
    return ruled, book


def _draw_answer_or_chapters(
    reader: RulebookReader, ruled: Ruled, answer: Answer | None, *, spread: bool, suggest: bool
) -> list[ft.Control]:
    """Draw the answer, or else the suggestions if wanted or the cited section, and the chapters."""
    inquiry = reader.inquiry
    if answer is not None:
        table = reader.table
        boards = enumerate(ruled.answers)
        judged = [draw_referee_card(reader, table, one, at) for at, one in boards] if table else []
        judged += _draw_not_understood(reader.phone, ruled)
        whole = answer.question == inquiry.query
        if judged and whole and all(one.kind in ABOUT_TABLE for one in ruled.answers) and ruled.understood:
            return judged
        fitting = _fit_answer_to_table(reader.game, answer, len(table.names)) if table else answer
        return [*judged, *draw_answer_sections(reader, fitting, ruled=bool(ruled.answers) and whole)]
    if inquiry.about is not None:
        return draw_rules_about(reader, inquiry.about)
    cited = reader.section(inquiry.cited)
    suggestions = draw_suggestions(reader) if suggest else []
    top = [draw_cited_section(reader, cited)] if cited else suggestions
    draw = draw_whole_chapter if spread else draw_folding_chapter
    return [*top, *(draw(reader, chapter) for chapter in list_chapters(reader))]


def _fit_answer_to_table(game: str, answer: Answer, count: int) -> Answer:
    """Drop the sections for another number of players, unless nothing else was found."""
    findings = tuple(each for each in answer.findings if not is_for_others(game, each.section.id, count))
    return replace(answer, findings=findings or answer.findings)


def _draw_not_understood(phone: Phone, ruled: Ruled) -> list[ft.Control]:
    """Draw the line that the question about the table was not understood, before the rules."""
    if ruled.understood:
        return []
    words = ft.Text(phone.say("ask-not-understood"), size=phone.size(16), weight=ft.FontWeight.W_600)
    return [ft.Semantics(live_region=True, content=words)]
