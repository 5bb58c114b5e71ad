"""Sheet that compares a guessed piece with the cardboard: its picture, and a row for each of its facts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.engine.box import Box
from companion.engine.game import Game
from views.device.phone import LARGE, Phone
from views.device.theme import GAP, MARGIN
from views.flet_adapter.memo import Keep
from views.kit.box_painter import BoxPainter
from views.kit.dialog import Dialog
from views.models.piece_check import PieceCheck
from views.models.sketch import Sketch
from views.widgets.box_editor.fact_rows import fact_rows
from views.widgets.box_editor.fact_words import piece_title
from views.widgets.box_editor.piece_picture import board_texts, draw_on_board, is_whole_board
from views.widgets.box_editor.sketch_controls import sketch_fault
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import chip, chips
from views.widgets.frame import faint_text
from views.widgets.sheet import MARGIN as SIDES
from views.widgets.sheet import sheet, sheet_width

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class CheckActs:
    """Actions of a sheet that compares pieces.

    Attributes:
        change: applies a change to the sheet; the one on the screen may be older than the last tap.
        save: keeps all prints as they are shown.
        close: closes the sheet, and keeps nothing.
        later: puts the question off; None if nothing was asked.
    """

    change: Callable[[Callable[[PieceCheck], PieceCheck]], None]
    save: Callable[[], object]
    close: Callable[[], object]
    later: Callable[[], object] | None = None


def draw_piece_sheet(
    phone: Phone,
    game: AnyGame,
    box: Box,
    check: PieceCheck,
    acts: CheckActs,
    keep: Callable[[str], Keep],
    printed: BoxPainter,
) -> Dialog:
    """Draw the sheet of the piece in sight, with a tab for each piece if there are several.

    Args:
        phone: the phone that shows it.
        game: game of the box.
        box: the box in play.
        check: the pieces, with their changed drawings.
        acts: actions of the sheet.
        keep: returns the cache of an entry's controls, by its name.
        printed: draws the piece as the game's board does.
    """
    sketches = list_sketches(game, box, check)
    texts = board_texts(game, box, check.facts, {name: each.said for name, each in sketches.items()})
    room = sheet_width(phone) - 2 * SIDES
    picture = draw_on_board(phone, game, texts, check.facts, printed, room)

    def change_sketch(drawn: Sketch, act: Callable[[Sketch], Sketch]) -> None:
        acts.change(lambda now: now.change(drawn, act))

    rows = [
        row
        for name, sketch in sketches.items()
        for row in fact_rows(phone, game, sketch, partial(change_sketch, sketch), keep(name), printed)
    ]
    words = "box-save" if check.changed_texts(box) else "box-yes"
    body = [
        *_draw_tabs(phone, game, check, acts),
        _draw_head(phone, picture, whole=is_whole_board(game, check.facts)),
        *rows,
        *_draw_faults(phone, game, sketches),
        main_button(phone, phone.say(words), acts.save, icon=ft.Icons.CHECK),
        *([text_button(phone, phone.say("box-later"), acts.later)] if acts.later else []),
    ]
    title = phone.say("box-check-piece", what=piece_title(phone, game, check.facts))
    return sheet(phone, title, body, acts.close)


def list_sketches(game: AnyGame, box: Box, check: PieceCheck) -> Mapping[str, Sketch]:
    """Return the drawings of the facts of the piece in sight, by name."""
    return {
        name: check.sketch(name, game.box.field_of(name).form, str(box.entry(name).value))
        for name in check.facts
    }


def find_check_fault(phone: Phone, game: AnyGame, check: PieceCheck) -> str:
    """Phrase the first reason against keeping changed drawings, or return an empty text."""
    faults = (sketch_fault(phone, game, sketch) for sketch in check.sketches)
    return next(filter(None, faults), "")


def _draw_tabs(phone: Phone, game: AnyGame, check: PieceCheck, acts: CheckActs) -> list[ft.Control]:
    """Draw a chip for each piece, the one in sight chosen, or nothing for a single piece."""
    if len(check.pieces) < 2:
        return []

    def turn_to(at: int) -> None:
        acts.change(lambda now: now.turn_to(at))

    tabs = [
        chip(phone, piece_title(phone, game, facts), partial(turn_to, at), chosen=at == check.at, role="tab")
        for at, facts in enumerate(check.pieces)
    ]
    return [chips(*tabs)]


def _draw_head(phone: Phone, picture: ft.Control, *, whole: bool) -> ft.Control:
    """Draw the picture, and beside it that the app has guessed. In large text and for a map, above it."""
    above = phone.scale >= LARGE or whole
    words = ft.Column(
        [
            ft.Text(phone.say("box-guessed"), theme_style=ft.TextThemeStyle.TITLE_SMALL),
            faint_text(phone.say("box-guessed-about")),
        ],
        spacing=GAP,
        tight=True,
        expand=not above,
    )
    if above:
        return ft.Column([words, picture], spacing=GAP, tight=True)
    return ft.Row([picture, words], spacing=MARGIN, vertical_alignment=ft.CrossAxisAlignment.START)


def _draw_faults(phone: Phone, game: AnyGame, sketches: Mapping[str, Sketch]) -> list[ft.Control]:
    """Draw the reasons against such a piece. A screen reader says each."""
    faults = [fault for each in sketches.values() if (fault := sketch_fault(phone, game, each))]
    return [
        ft.Semantics(live_region=True, content=ft.Text(fault, color=ft.Colors.ERROR, size=phone.size(15)))
        for fault in faults
    ]
