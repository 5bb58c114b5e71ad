"""Strip above the controls of a table that asks if guessed pieces look like the owner's."""

from collections.abc import Callable
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
from views.widgets.sheet import icon_button

PICTURE, SMALL = 44.0, 32.0
"""Pixels of the picture of a piece alone, and of one above another."""

MOST = 2
"""Pictures at most. Further pieces are only named."""

ROOMY = 560
"""Width from which a strip has room for the cross, in pixels."""

NAMED = 4
"""Pieces that are named one by one, at most. More are counted."""

LINES = 3
"""Lines of what was assumed, at most. The sheet has all of it."""


def draw_guess_strip(screen: Screen, printed: BoxPainter, width: float) -> list[ft.Control]:
    """Draw the strip with all guesses of this phone that are still open, or nothing.

    Args:
        screen: of the table.
        printed: draws pieces as the game's board does.
        width: of the strip, in pixels.
    """
    pieces = pending_pieces(screen)
    if not pieces or screen.sheet is not None:
        return []
    try:
        box = screen.client.box.printed_values()
    except CompanionError:
        return []
    guessed = tuple(facts for facts in pieces if not is_unknown(screen, facts[0]))
    asked = guessed or pieces[:1]
    draw = _draw_guesses if guessed else _draw_unread
    return [_frame_strip(draw(screen, box, asked, printed, width))]


def _draw_guesses(
    screen: Screen, box: Box, pieces: tuple[Facts, ...], printed: BoxPainter, width: float
) -> ft.Control:
    """Draw the pieces as they were assumed, and the buttons for the same and for another print."""
    phone, game = screen.phone, screen.game
    names = tuple(name for facts in pieces for name in facts)
    few = len(pieces) <= NAMED
    told = [piece_sentence(phone, game, box, facts) for facts in pieces[:NAMED]]
    titles = piece_titles(phone, game, pieces) if few else phone.say("box-pieces", count=len(pieces))
    short = told[0] if len(pieces) == 1 else titles
    read = told if few else [titles]
    picture = _draw_pictures(screen, box, pieces, printed)

    def open_sheet() -> None:
        screen.sheet = PieceCheck(pieces)

    answers = [
        _draw_answer(phone, phone.say("box-differs"), open_sheet, label=phone.say("box-differs-about")),
        _draw_answer(phone, phone.say("box-same"), partial(confirm_guesses, screen, names), main=True),
    ]
    words = phone.say("box-drawn-as", what=short)
    spoken = join_words(phone, (*read, phone.say("box-same-as-yours")), "box-then")
    return _lay_out(phone, picture, words, spoken, answers, partial(put_off_guesses, screen, names), width)


def _draw_unread(
    screen: Screen, box: Box, pieces: tuple[Facts, ...], printed: BoxPainter, width: float
) -> ft.Control:
    """Draw the question about an unread print that a move did not wait for."""
    phone, facts = screen.phone, pieces[0]
    title = piece_title(phone, screen.game, facts)

    once = screen.game.box.asks_once(facts[0])

    def put_off() -> None:
        put_off_guesses(screen, facts)
        if once:
            track_entries(screen, facts[0])

    def open_question() -> None:
        screen.sheet = Printing(facts, lambda: None)

    enter = _draw_answer(phone, phone.say("box-enter"), open_question, main=True)
    later = _draw_answer(phone, phone.say("box-count-yourself" if once else "box-later"), put_off)
    picture = _draw_pictures(screen, box, pieces, printed)
    words = phone.say("box-unread", what=title)
    return _lay_out(phone, picture, words, words, [later, enter], None, width, question="")


def _lay_out(
    phone: Phone,
    picture: ft.Control,
    words: str,
    spoken: str,
    answers: list[ft.Control],
    put_off: Callable[[], object] | None,
    width: float,
    *,
    question: str = "box-same-as-yours",
) -> ft.Control:
    """Lay the picture, the words and the answers side by side, or in large text the answers below.

    A wide strip has a cross that puts the question off. Otherwise the sheet has that button.
    """
    large = phone.scale >= LARGE
    size = phone.size(14 if width >= ROOMY or large else 13)
    told = ft.Text(words, size=size, max_lines=LINES, overflow=ft.TextOverflow.ELLIPSIS)
    asked = [ft.Text(phone.say(question), size=size, weight=ft.FontWeight.W_600)] if question else []
    text = ft.Column([told, *asked], spacing=0, tight=True)
    said = ft.Semantics(label=spoken, live_region=True, exclude_semantics=True, expand=True, content=text)
    cross = [icon_button(ft.Icons.CLOSE, phone.say("box-later"), put_off)] if put_off else []
    if large:
        end = ft.Row(answers, spacing=GAP, alignment=ft.MainAxisAlignment.END)
        return ft.Column([ft.Row([picture, said, *cross], spacing=GAP), end], spacing=0, tight=True)
    last = cross if width >= ROOMY else []
    return ft.Row([picture, said, *answers, *last], spacing=GAP)


def _draw_pictures(screen: Screen, box: Box, pieces: tuple[Facts, ...], printed: BoxPainter) -> ft.Control:
    """Draw the first pieces above each other. The words beside them say more than a screen reader needs."""
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
        height=max(TOUCH - TIGHT, phone.size(40)),
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
