"""Filing a table: open questions are told first, with a way to answer them."""

import asyncio
from collections.abc import Sequence

import flet as ft

from companion.engine.certainty import is_certain
from companion.engine.notice import OpenQuestion
from companion.errors import CompanionError
from views.kit.dialog import Dialog
from views.models.sheets import FilingSheet
from views.play.screen import Screen
from views.widgets.buttons import main_button, text_button
from views.widgets.sheet import card, sheet
from views.widgets.table.scores import open_question_lines


def open_questions_card(screen: Screen, *, certain: bool) -> list[ft.Control]:
    """Draw the questions that the winner depends on, unread prints aside, and the button to answer them."""
    questions = [one for one in screen.game.open_questions(screen.position) if not one.entry]
    if not questions:
        return []
    words = screen.say("open-still" if certain else "open-winner")
    title = ft.Text(words, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    help_icon = ft.Icon(ft.Icons.HELP_OUTLINE, color=ft.Colors.TERTIARY)
    head = ft.Row([help_icon, ft.Container(title, expand=True)], spacing=10)
    lines = open_question_lines(screen.phone, screen.game, screen.position, screen.names, with_prints=False)
    return [card(head, *lines, _draw_answer_button(screen, questions), padding=14)]


async def file_table(screen: Screen, route: str) -> None:
    """File the table and show a page, or first show its open questions."""
    filing = FilingSheet(route)
    if screen.sheet != filing and screen.game.open_questions(screen.position):
        screen.sheet = filing
        return
    page = ft.context.page
    screen.close()
    try:
        await asyncio.to_thread(screen.client.finish)
    except CompanionError as error:
        screen.phone.tell(screen.phone.trouble_words(error))
    else:
        page.navigate(route)


def filing_sheet(screen: Screen, filing: FilingSheet) -> Dialog:
    """Draw the open questions, the way to answer them, and the way to file the table without answers."""
    questions = screen.game.open_questions(screen.position)

    async def file_unanswered() -> None:
        await file_table(screen, filing.route)

    anyway = text_button(
        screen.phone, screen.say("file-anyway"), file_unanswered, icon=ft.Icons.INVENTORY_2_OUTLINED
    )
    certain = is_certain(screen.game, screen.position)
    body = (
        _draw_question_lines(screen)
        if certain
        else [*_draw_question_lines(screen), ft.Text(screen.say("file-anyway-about"))]
    )
    return sheet(
        screen.phone,
        screen.say("file-open"),
        body,
        screen.close,
        foot=[_draw_answer_button(screen, questions), anyway],
    )


def _draw_question_lines(screen: Screen) -> list[ft.Control]:
    return open_question_lines(screen.phone, screen.game, screen.position, screen.names)


def _draw_answer_button(screen: Screen, questions: Sequence[OpenQuestion]) -> ft.Control:
    """Draw the button to the board that answers the first open question."""
    seat = next((one.notice.seat for one in questions if one.notice.seat is not None), screen.seat)

    def open_answer() -> None:
        screen.look(seat)
        if screen.painting or screen.client.view.actors(seat):
            screen.show("board")
        else:
            screen.mend()

    return main_button(screen.phone, screen.say("open-answer"), open_answer, icon=ft.Icons.EDIT)
