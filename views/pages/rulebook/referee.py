"""The referee's answer to a question about the table: verdict, figures, places, reasons."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.asking import AnswerSentence, BoardAnswer, Figure, Reason, place, tell
from companion.engine.points import format_points
from companion.engine.verdict import Repair
from views.boards import board_of
from views.device.theme import RADIUS
from views.device.voice import read_aloud
from views.kit.game_board import Snapshot
from views.pages.rulebook.offers import draw_offer_row, offer_action
from views.pages.rulebook.reader import RulebookReader
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import guesses_sentence
from views.widgets.buttons import text_button
from views.widgets.frame import STRETCH
from views.widgets.sheet import icon_button, sheet_width
from views.widgets.table.procedure import numbered_step_rows
from views.widgets.table.repair_buttons import may_carry_out
from views.widgets.table.repair_groups import draw_repair_group, group_repairs

HIGHEST = 0.34
"""Greatest height of the board's picture, as a share of the page's height."""

COUNTED = ("points", "standing", "best")
"""Kinds of answer with a line for each figure; a price is a single sentence."""


def draw_referee_card(
    reader: RulebookReader, screen: Screen, answer: BoardAnswer, number: int = 0
) -> ft.Control:
    """Draw the referee's answer as a card.

    Args:
        reader: the reader that asked.
        screen: screen of the table.
        answer: answer of the referee.
        number: index of the part of the question it answers, from 0.
    """
    sentences = [_format_sentence(reader, screen, one) for one in answer.sentences]
    supposed = [_format_sentence(reader, screen, one) for one in answer.supposed]
    parts: list[ft.Control] = [_draw_referee_heading(reader, [*supposed, *sentences])]
    parts += [_draw_icon_line(reader, ft.Icons.PSYCHOLOGY_ALT, words) for words in supposed]
    about = screen.seat if answer.seat is None else answer.seat
    buttons = [(offer, offer_action(screen, offer, about)) for offer in answer.offers]
    offered = [(offer.said, act) for offer, act in buttons if act is not None]
    shown = [one for one in answer.sentences if one not in [said for said, _ in offered]]
    first = next((at for at, one in enumerate(answer.sentences) if one not in shown), len(shown))
    lead, notes = shown[:first], shown[first:]
    parts += _draw_verdict_sentences(reader, answer, [_format_sentence(reader, screen, one) for one in lead])
    parts += [_draw_offered_move(reader, screen, said, act) for said, act in offered]
    parts += [
        _draw_icon_line(reader, ft.Icons.INFO_OUTLINE, _format_sentence(reader, screen, one)) for one in notes
    ]
    parts += _draw_answer_steps(reader, screen, answer)
    parts += _draw_answer_board(reader, screen, answer)
    if answer.kind in COUNTED:
        parts += [_draw_figure_row(reader, screen, figure) for figure in answer.figures]
    parts += [_draw_reason(reader, screen, reason, about) for reason in answer.reasons]
    parts += _draw_repairs(reader, screen, answer.repairs, about)
    if guess := guesses_sentence(screen, answer.assumed):
        parts.append(_draw_icon_line(reader, ft.Icons.HELP_OUTLINE, guess))
    if not answer.reasons:
        parts.append(_draw_rule_link(reader, answer.sections[0]))
    return ft.Container(
        ft.Semantics(live_region=True, content=ft.Column(parts, spacing=8, horizontal_alignment=STRETCH)),
        padding=ft.Padding.only(left=16, top=8, right=12, bottom=10),
        border_radius=RADIUS,
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
        key=f"referee {number}",
    )


def _format_sentence(reader: RulebookReader, screen: Screen, sentence: AnswerSentence) -> str:
    phone = reader.phone
    return tell(phone.texts[phone.locale], screen.game, sentence, screen.names)


def _draw_referee_heading(reader: RulebookReader, sentences: list[str]) -> ft.Control:
    """Draw the name of the referee, and the button that reads the answer aloud."""
    phone = reader.phone
    row: list[ft.Control] = [
        ft.Icon(ft.Icons.GAVEL, size=phone.size(16), color=ft.Colors.ON_PRIMARY_CONTAINER),
        ft.Text(
            phone.say("ask-at-table"),
            size=phone.size(13),
            weight=ft.FontWeight.W_600,
            color=ft.Colors.ON_PRIMARY_CONTAINER,
            expand=True,
        ),
    ]
    if phone.voice.reads(phone.locale):
        read = partial(read_aloud, "\n".join(sentences), phone.locale)
        row.append(icon_button(ft.Icons.VOLUME_UP, phone.say("ask-aloud"), read))
    return ft.Row(row, spacing=8, height=max(32, phone.size(28)) if len(row) == 2 else None)


def _draw_verdict_sentences(
    reader: RulebookReader, answer: BoardAnswer, sentences: list[str]
) -> list[ft.Control]:
    """Draw the answer in words, the verdict with its sign."""
    phone, ink = reader.phone, ft.Colors.ON_PRIMARY_CONTAINER
    lines: list[ft.Control] = [
        ft.Text(words, size=phone.size(20 if not number else 16), weight=ft.FontWeight.W_600, color=ink)
        for number, words in enumerate(sentences)
    ]
    if answer.legal is None:
        return lines
    sign = ft.Icons.CHECK_CIRCLE if answer.legal else ft.Icons.CANCEL
    return [ft.Row([ft.Icon(sign, size=phone.size(28), color=ink), lines[0]], spacing=10), *lines[1:]]


def _draw_answer_steps(reader: RulebookReader, screen: Screen, answer: BoardAnswer) -> list[ft.Control]:
    """Draw the steps of the answer as numbered rows that lead to their sections."""
    rows = numbered_step_rows(screen, answer.steps, reader.show_section, ft.Colors.ON_PRIMARY_CONTAINER)
    return [ft.Column(rows, spacing=0, horizontal_alignment=STRETCH)] if rows else []


def _draw_answer_board(reader: RulebookReader, screen: Screen, answer: BoardAnswer) -> list[ft.Control]:
    """Draw a small picture of the board with the cells of the answer, and the button to the large board."""
    phone, board = reader.phone, board_of(reader.game)
    seat = screen.seat if answer.seat is None else answer.seat
    cells = board.lights(screen.position, seat, answer.cells)
    if not cells:
        return []
    width = sheet_width(phone) - 64
    picture = board.picture(Snapshot.of(screen, seat, cells, min(width, phone.height * HIGHEST)))
    return [
        ft.Row([picture], alignment=ft.MainAxisAlignment.CENTER),
        ft.Row(
            [
                text_button(
                    phone,
                    phone.say("show-on-board"),
                    partial(reader.light_cells, reader.inquiry.query, seat, cells),
                    icon=ft.Icons.LIGHTBULB_OUTLINE,
                )
            ],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
    ]


def _draw_figure_row(reader: RulebookReader, screen: Screen, figure: Figure) -> ft.Control:
    """Draw a number of the answer beside its sentence."""
    phone, ink = reader.phone, ft.Colors.ON_PRIMARY_CONTAINER
    words = ft.Text(
        _format_sentence(reader, screen, figure.said), size=phone.size(15), color=ink, expand=True
    )
    if figure.said.kind == "asked":  # the sentence has the number in it
        return words
    number = format_points(figure.value)
    return ft.Row([words, ft.Text(number, size=phone.size(16), weight=ft.FontWeight.W_700, color=ink)])


def _draw_reason(reader: RulebookReader, screen: Screen, reason: Reason, seat: int) -> ft.Control:
    """Draw a reason against the move: its places, its sentence, and its rule a tap away."""
    phone = reader.phone
    texts = phone.texts[phone.locale]
    parts: list[ft.Control] = []
    if reason.targets and len(reason.targets) > 1:
        called = (
            screen.game.notation.name_on_board(screen.position, seat, target) for target in reason.targets
        )
        places = tuple(place(texts, screen.game, one, screen.names) for one in called)
        words = phone.say("ask-against", places=places)
        parts.append(ft.Text(words, size=phone.size(13), color=ft.Colors.ON_PRIMARY_CONTAINER))
    if reason.pieces:
        pieces = tuple(place(texts, screen.game, piece, screen.names) for piece in reason.pieces)
        words = phone.texts[phone.locale].say("asked-against", pieces=pieces)
        parts.append(ft.Text(words, size=phone.size(13), color=ft.Colors.ON_PRIMARY_CONTAINER))
    parts += [
        _draw_icon_line(reader, ft.Icons.BLOCK, _format_sentence(reader, screen, reason.said)),
        _draw_rule_link(reader, reason.section),
    ]
    return ft.Column(parts, spacing=0, horizontal_alignment=STRETCH)


def _draw_repairs(
    reader: RulebookReader, screen: Screen, repairs: Sequence[Repair], seat: int
) -> list[ft.Control]:
    """Draw the repairs, with their chips if this phone may make the move."""
    drawn = []
    for group in group_repairs(screen, board_of(reader.game), seat, repairs):
        chips = group.chips if may_carry_out(screen, seat) else ()
        acts = tuple((label, partial(_act_on_board, reader, screen, act)) for label, act in chips)
        line = _draw_icon_line(reader, ft.Icons.BUILD_CIRCLE_OUTLINED, group.sentence)
        drawn.append(draw_repair_group(replace(group, chips=acts), line))
    return drawn


def _draw_offered_move(
    reader: RulebookReader, screen: Screen, said: AnswerSentence, act: Callable[[], None]
) -> ft.Control:
    """Draw an offered move as a row that turns to the board and acts there."""
    words = _format_sentence(reader, screen, said)
    return draw_offer_row(reader.phone, words, partial(_act_on_board, reader, screen, act))


def _act_on_board(reader: RulebookReader, screen: Screen, act: Callable[[], None]) -> None:
    """Turn from the rules to the board, and run a button's action there."""
    reader.inquiry.remember_question()
    if not screen.phone.wide:
        screen.show("board")
    act()


def _draw_icon_line(reader: RulebookReader, icon: ft.IconData, words: str) -> ft.Control:
    ink = ft.Colors.ON_PRIMARY_CONTAINER
    return ft.Row(
        [
            ft.Icon(icon, size=reader.phone.size(20), color=ink),
            ft.Text(words, size=reader.phone.size(15), color=ink, expand=True),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _draw_rule_link(reader: RulebookReader, section_id: str) -> ft.Control:
    """Draw the link to a section."""
    section = reader.section(section_id)
    if section is None:
        return ft.Container()
    words = reader.phone.say("rule-link", rule=section.heading)
    return ft.Row(
        [text_button(reader.phone, words, partial(reader.show_section, section_id), icon=ft.Icons.MENU_BOOK)],
        wrap=True,
    )
