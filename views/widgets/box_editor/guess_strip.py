"""Strip above the controls of a table that asks if guessed pieces look like the owner's."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.engine.box import Box
from companion.engine.box_pieces import Facts
from companion.errors import CompanionError
from views.device.phone import LARGE, Phone
from views.device.theme import APART, GAP, RADIUS, TIGHT, TOUCH
from views.kit.box_painter import BoxPainter
from views.kit.layout import join_words
from views.kit.tap import tappable
from views.models.piece_check import PieceCheck
from views.models.sheets import Printing
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import is_unknown
from views.widgets.box_editor.fact_words import piece_sentence, piece_title, piece_titles
from views.widgets.box_editor.guess_answers import confirm_guesses, pending_pieces, put_off_guesses
from views.widgets.box_editor.piece_picture import draw_main_print
from views.widgets.box_editor.print_answers import track_entries
from views.widgets.buttons import LINE
from views.widgets.sheet import icon_button

PICTURE, SMALL = 44.0, 32.0
"""Pixels of the picture of a piece alone, and of one above another."""

MOST = 2
"""Pictures at most. Further pieces are only named."""

WORDS, ANSWER = 13, 40
"""Size of the words and height of an answer, in pixels at the usual size of text."""

ROOMY = 560
"""Width from which a strip has room for the cross, in pixels."""

NAMED = 4
"""Pieces that are named one by one, at most. More are counted."""

LINES = 3
"""Lines of what was assumed, at most. The sheet has all of it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Question of a strip, to be laid out as there is room.

    Attributes:
        picture: the first pieces.
        words: the assumption, in short.
        question: the question about it; empty if the words ask.
        spoken: words of a screen reader.
        open: opens the sheet of the question.
        answers: buttons that answer at once.
        put_off: puts the question off; None if a button does.
    """

    picture: ft.Control
    words: str
    question: str
    spoken: str
    open: Callable[[], object]
    answers: tuple[ft.Control, ...]
    put_off: Callable[[], object] | None = None


def draw_guess_strip(screen: Screen, printed: BoxPainter, width: float, room: float) -> list[ft.Control]:
    """Draw the strip with all guesses of this phone that are still open, or nothing.

    Args:
        screen: of the table.
        printed: draws pieces as the game's board does.
        width: of the strip, in pixels.
        room: height that it may take, in pixels. In a low one it is a line that opens the sheet.
    """
    pieces = pending_pieces(screen)
    if not pieces or screen.sheet is not None:
        return []
    try:
        box = screen.client.box.printed_values()
    except CompanionError:
        return []
    guessed = tuple(facts for facts in pieces if not is_unknown(screen, facts[0]))
    ask = _ask_guesses if guessed else _ask_unread
    asked = ask(screen, box, guessed or pieces[:1], printed)
    if room < measure_strip(screen.phone):
        return [_draw_line(screen.phone, asked)]
    return [_frame_strip(_lay_out(screen.phone, asked, width))]


def measure_strip(phone: Phone) -> float:
    """Measure a strip at its highest, in pixels."""
    lines = (LINES + 1) * LINE * phone.size(WORDS)
    return lines + 2 * GAP + (phone.size(ANSWER) + GAP if phone.scale >= LARGE else 0)


def _ask_guesses(screen: Screen, box: Box, pieces: tuple[Facts, ...], printed: BoxPainter) -> Asked:
    """Ask if pieces are as they were assumed, with buttons for the same and for another print."""
    phone, game = screen.phone, screen.game
    names = tuple(name for facts in pieces for name in facts)
    few = len(pieces) <= NAMED
    told = [piece_sentence(phone, game, box, facts) for facts in pieces[:NAMED]]
    titles = piece_titles(phone, game, pieces) if few else phone.say("box-pieces", count=len(pieces))
    question = phone.say("box-same-as-yours")

    def open_sheet() -> None:
        screen.sheet = PieceCheck(pieces)

    answers = (
        _draw_answer(phone, phone.say("box-differs"), open_sheet, label=phone.say("box-differs-about")),
        _draw_answer(phone, phone.say("box-same"), partial(confirm_guesses, screen, names), main=True),
    )
    return Asked(
        _draw_pictures(screen, box, pieces, printed),
        phone.say("box-drawn-as", what=told[0] if len(pieces) == 1 else titles),
        question,
        join_words(phone, (*(told if few else [titles]), question), "box-then"),
        open_sheet,
        answers,
        partial(put_off_guesses, screen, names),
    )


def _ask_unread(screen: Screen, box: Box, pieces: tuple[Facts, ...], printed: BoxPainter) -> Asked:
    """Ask about an unread print that a move did not wait for."""
    phone, facts = screen.phone, pieces[0]
    once = screen.game.box.asks_once(facts[0])

    def put_off() -> None:
        put_off_guesses(screen, facts)
        if once:
            track_entries(screen, facts[0])

    def open_question() -> None:
        screen.sheet = Printing(facts, lambda: None)

    words = phone.say("box-unread", what=piece_title(phone, screen.game, facts))
    answers = (
        _draw_answer(phone, phone.say("box-count-yourself" if once else "box-later"), put_off),
        _draw_answer(phone, phone.say("box-enter"), open_question, main=True),
    )
    return Asked(_draw_pictures(screen, box, pieces, printed), words, "", words, open_question, answers)


def _lay_out(phone: Phone, asked: Asked, width: float) -> ft.Control:
    """Lay the picture, the words and the answers side by side, or in large text the answers below.

    A wide strip has a cross that puts the question off. Otherwise the sheet has that button.
    """
    large = phone.scale >= LARGE
    size = phone.size(WORDS + 1 if width >= ROOMY else WORDS)
    told: list[ft.Control] = [
        ft.Text(asked.words, size=size, max_lines=LINES, overflow=ft.TextOverflow.ELLIPSIS)
    ]
    if asked.question:
        told.append(ft.Text(asked.question, size=size, weight=ft.FontWeight.W_600))
    text = ft.Column(told, spacing=0, tight=True)
    said = ft.Semantics(
        label=asked.spoken, live_region=True, exclude_semantics=True, expand=True, content=text
    )
    cross = [icon_button(ft.Icons.CLOSE, phone.say("box-later"), asked.put_off)] if asked.put_off else []
    if large:
        end = ft.Row([*asked.answers], spacing=GAP, alignment=ft.MainAxisAlignment.END)
        return ft.Column([ft.Row([asked.picture, said, *cross], spacing=GAP), end], spacing=0, tight=True)
    return ft.Row([asked.picture, said, *asked.answers, *(cross if width >= ROOMY else [])], spacing=GAP)


def _draw_line(phone: Phone, asked: Asked) -> ft.Control:
    """Draw a question in one line, for little room. A tap opens its sheet."""
    words = ft.Text(
        asked.question or asked.words,
        size=phone.size(WORDS),
        weight=ft.FontWeight.W_600,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    chevron = ft.Icon(
        ft.Icons.CHEVRON_RIGHT, color=ft.Colors.ON_SURFACE_VARIANT, size=min(phone.size(22), 32)
    )
    line = tappable(
        asked.spoken,
        ft.Row(
            [ft.Container(ft.Row([asked.picture]), height=SMALL, width=SMALL), words, chevron], spacing=GAP
        ),
        asked.open,
        height=max(TOUCH - TIGHT, phone.size(WORDS) * LINE),
        padding=ft.Padding.symmetric(horizontal=GAP),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, ft.Colors.PRIMARY),
        ink=True,
    )
    return ft.Container(line, margin=ft.Margin.only(left=GAP, right=GAP, bottom=TIGHT))


def _draw_pictures(screen: Screen, box: Box, pieces: tuple[Facts, ...], printed: BoxPainter) -> ft.Control:
    """Draw the first pieces above each other, a single one larger. A screen reader has the words."""
    shown = pieces[:MOST]
    side = SMALL if len(shown) > 1 else PICTURE
    drawn = [draw_main_print(screen.phone, screen.game, box, facts, side, printed) for facts in shown]
    return ft.Semantics(exclude_semantics=True, content=ft.Column([*drawn], spacing=2, tight=True))


def _draw_answer(
    phone: Phone, words: str, act: Callable[[], object], *, main: bool = False, label: str = ""
) -> ft.Control:
    """Draw an answer as a low button, filled for the likely one."""
    ink = ft.Colors.ON_PRIMARY if main else ft.Colors.PRIMARY
    face = ft.Text(words, size=phone.size(15), weight=ft.FontWeight.W_600, color=ink)
    return tappable(
        label or words,
        face,
        act,
        height=max(TOUCH - TIGHT, phone.size(ANSWER)),
        padding=ft.Padding.symmetric(horizontal=APART),
        alignment=ft.Alignment.CENTER,
        border_radius=RADIUS,
        bgcolor=ft.Colors.PRIMARY if main else None,
        border=None if main else ft.Border.all(1, ft.Colors.OUTLINE),
    )


def _frame_strip(inside: ft.Control) -> ft.Control:
    """Draw the ground and the edge of a strip."""
    return ft.Container(
        inside,
        padding=ft.Padding.symmetric(horizontal=GAP, vertical=TIGHT),
        margin=ft.Margin.only(left=GAP, right=GAP, bottom=TIGHT),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, ft.Colors.PRIMARY),
        border_radius=RADIUS,
    )
