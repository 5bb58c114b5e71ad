"""Picture of a piece as it lies on a bit of board, drawn by the game's own painter where it has one."""

from collections.abc import Mapping
from typing import Any

import flet as ft

from companion.engine.box import Box, BoxEntry
from companion.engine.box_pieces import Facts, facts_of, texts_of
from companion.engine.forms import NO_SQUARE, BoardForm, HexMapForm, TileForm, shapes_of
from companion.engine.game import Game
from companion.geometry.square import Grid
from views.device.phone import Phone
from views.device.theme import CENTER, RADIUS, TIGHT
from views.kit.board import board
from views.kit.box_painter import BoxPainter
from views.kit.layers import Faces, Picture
from views.kit.layout import middle_column
from views.kit.layouts import Window
from views.kit.squares import Squares
from views.kit.viewer import Bystander
from views.models.sketch import centre_on_grid
from views.widgets.box_editor.drawing import draw_square, entry_picture
from views.widgets.box_editor.entry_words import mark_of
from views.widgets.box_editor.fact_words import piece_title

AnyGame = Game[Any, Any, Any]

ON_BOARD = 120.0
"""Pixels that a piece on its bit of board is wide and high."""

MAIN = 0.62
"""Part of a small picture that the main entry of a piece takes above its other facts."""

BIT = 3
"""Squares of a bit of board beside each other, at least."""


def draw_main_print(
    phone: Phone, game: AnyGame, box: Box, facts: Facts, side: float, printed: BoxPainter
) -> ft.Control:
    """Draw the main entry of a piece, `side` pixels wide and high at most."""
    name = facts_of(game.box, facts[0])[0]
    drawn = entry_picture(phone, game, name, box.entry(name), side, printed)
    return _frame_picture(drawn, side)


def piece_picture(
    phone: Phone, game: AnyGame, box: Box, facts: Facts, side: float, printed: BoxPainter
) -> ft.Control:
    """Draw all guessed entries of a piece, for a grid of pieces, as the game's board does.

    Args:
        phone: the phone that shows it.
        game: game of the box.
        box: the box in play.
        facts: the guessed entries of the piece.
        side: maximum width and height, in pixels.
        printed: draws it as the game's board does.
    """
    main = facts_of(game.box, facts[0])[0]
    others = [name for name in facts if name != main]
    part = side * (MAIN if others else 1)

    def draw_entry(name: str, room: float) -> ft.Control:
        return entry_picture(phone, game, name, box.entry(name), room, printed)

    drawn = draw_entry(main, part)
    if others:
        small = [draw_entry(name, (side - part) * 0.9) for name in others]
        below = ft.Row(small, spacing=TIGHT, tight=True, alignment=ft.MainAxisAlignment.CENTER)
        drawn = middle_column(drawn, below, spacing=2)
    return _frame_picture(drawn, side)


def _frame_picture(drawn: ft.Control, side: float) -> ft.Control:
    clip = ft.ClipBehavior.HARD_EDGE
    return ft.Container(drawn, width=side, height=side, alignment=CENTER, clip_behavior=clip)


def draw_on_board(
    phone: Phone,
    game: AnyGame,
    texts: Mapping[str, str],
    facts: Facts,
    printed: BoxPainter,
    widest: float,
) -> ft.Control:
    """Draw a piece on a bit of board, `ON_BOARD` pixels wide and high. A whole map is larger.

    Args:
        phone: the phone that shows it.
        game: game of the box.
        texts: texts of all entries of the piece, by name.
        facts: the entries asked about.
        printed: draws it as the game's board does.
        widest: most pixels that a whole board is wide.
    """
    name = next(iter(texts))
    form, text = game.box.field_of(name).form, texts[name]
    side = min(widest, 2 * ON_BOARD) if is_whole_board(game, facts) else ON_BOARD
    drawn = printed.piece(phone, texts, side)
    if drawn is None and isinstance(form, TileForm):
        drawn = _draw_tile_on_board(phone, game, form, text, side)
    label = phone.say("box-on-board", what=piece_title(phone, game, facts))
    if drawn is None:
        return ft.Container(
            entry_picture(phone, game, name, BoxEntry(text, "assumed"), side, printed),
            padding=8,
            border_radius=RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER,
        )
    return ft.Semantics(label=label, image=True, exclude_semantics=True, content=drawn)


def is_whole_board(game: AnyGame, facts: Facts) -> bool:
    """Check that a piece is a map or a board by itself."""
    return isinstance(game.box.field_of(facts[0]).form, BoardForm | HexMapForm)


def board_texts(game: AnyGame, box: Box, facts: Facts, changed: Mapping[str, str]) -> dict[str, str]:
    """Return the texts of all entries of a piece, the main one first, with the changed ones in place."""
    return {**texts_of(box, facts_of(game.box, facts[0])), **changed}


def _draw_tile_on_board(phone: Phone, game: AnyGame, form: TileForm, text: str, side: float) -> ft.Control:
    """Draw a tile's first shape on free squares, by the pictures of its form."""
    shapes = shapes_of(text) or (("",),)
    rows = centre_on_grid(shapes[0], BIT)
    grid = Grid(len(rows[0]), len(rows))
    size = side / max(grid.columns, grid.rows)
    letters = dict(zip(grid.names, "".join(rows), strict=True))

    def draw_face(at: str) -> ft.Control:
        letter = letters[at]
        mark = None if letter == NO_SQUARE else mark_of(form.marks, letter)
        face = draw_square(phone, game, mark, size - 2)
        return ft.Container(face, width=size, height=size, alignment=CENTER)

    layout = Squares(grid, range(grid.columns), range(grid.rows), size)
    return board(
        Bystander(phone), Window.whole(layout), Picture(pieces=[Faces("squares", letters, draw_face)])
    )
