"""Rows of a guessed print: each of its facts under its name, with a control of its own."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.box import BoxError
from companion.engine.forms import (
    BoardForm,
    ChoiceForm,
    CubesForm,
    Form,
    Mark,
    NumberForm,
    PartsForm,
    TileForm,
    format_tile,
    trim_shape,
)
from companion.engine.game import Game
from views.device.phone import LARGE, Phone
from views.device.theme import GAP, TIGHT
from views.flet_adapter.memo import Keep
from views.kit.actions import square_button, tile
from views.kit.box_painter import BoxPainter
from views.kit.steppers import number_line
from views.models import square_sketch
from views.models.sketch import Sketch
from views.models.tile_shapes import (
    OUTLINES,
    fill_outline,
    is_same_outline,
    marks_in,
    replace_mark,
    turn_shape,
)
from views.widgets.box_editor import square_painting
from views.widgets.box_editor.drawing import entry_image
from views.widgets.box_editor.entry_words import square_name
from views.widgets.box_editor.fact_words import describe_print, fact_title
from views.widgets.box_editor.sketch_controls import sketch_controls
from views.widgets.buttons import text_button
from views.widgets.choices import picture_rows, picture_tile

AnyGame = Game[Any, Any, Any]
Change = Callable[[Callable[[Sketch], Sketch]], None]

SHAPE, MARK = 44.0, 52.0
"""Pixels of an outline to choose, and of the picture of a kind of square."""

LABEL = 132
"""Width of the name of a fact before its control, in pixels at the usual size of text."""


def fact_rows(
    phone: Phone, game: AnyGame, sketch: Sketch, change: Change, keep: Keep, printed: BoxPainter
) -> list[ft.Control]:
    """Draw the rows of an entry: one for each fact that is printed there, with its name.

    Args:
        phone: the phone that shows it.
        game: game of the box.
        sketch: drawing of the entry.
        change: called with the change that a tap makes.
        keep: cache of the controls drawn last.
        printed: draws outlines as the game's board does.
    """
    title = fact_title(phone, game, game.box.field_of(sketch.name))
    match sketch.form:
        case TileForm() as form:
            return _tile_rows(phone, game, sketch, form, change, keep, printed)
        case CubesForm() as form:
            return [_draw_cube_row(phone, game, sketch, mark, form, change) for mark in form.marks]
        case NumberForm():
            return [_draw_number_row(phone, title, int(sketch.text or 0), partial(_step, change))]
        case BoardForm():
            return _board_rows(phone, game, sketch, change, keep, printed)
        case PartsForm():
            return sketch_controls(phone, game, sketch, change, keep, printed)
        case ChoiceForm():
            return [
                _draw_fact_row(phone, title, *sketch_controls(phone, game, sketch, change, keep, printed))
            ]
    return [_stack_row(phone, title, sketch_controls(phone, game, sketch, change, keep, printed))]


def _draw_fact_row(phone: Phone, name: str, *controls: ft.Control) -> ft.Control:
    """Draw the name of a fact and its control behind it, or below it in large text."""
    if phone.scale >= LARGE:
        return _stack_row(phone, name, controls)
    word = ft.Container(_draw_name(phone, name), width=phone.size(LABEL))
    beside = ft.Column([*controls], spacing=TIGHT, expand=True, tight=True)
    return ft.Row([word, beside], spacing=GAP)


def _stack_row(phone: Phone, name: str, controls: Sequence[ft.Control]) -> ft.Control:
    """Draw the name of a fact above a control that needs the whole width."""
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Column(
        [_draw_name(phone, name), *controls], spacing=TIGHT, tight=True, horizontal_alignment=stretch
    )


def _draw_name(phone: Phone, name: str) -> ft.Control:
    return ft.Text(name, size=phone.size(15), weight=ft.FontWeight.W_600)


# Numbers --------------------------------------------------------------------------------------------------


def _step(change: Change, by: int) -> None:
    change(lambda sketch: sketch.step(by))


def _draw_number_row(phone: Phone, name: str, number: int, step: Callable[[int], object]) -> ft.Control:
    """Draw a number between its steps, behind its name."""

    def step_words(by: int) -> str:
        return phone.say("box-more-of" if by > 0 else "box-fewer-of", what=name, by=abs(by))

    return _draw_fact_row(phone, name, number_line(phone, str(number), step, words=step_words))


def _draw_cube_row(
    phone: Phone, game: AnyGame, sketch: Sketch, mark: Mark, form: CubesForm, change: Change
) -> ft.Control:
    """Draw the number of cubes of a kind between its steps."""

    def step(by: int) -> None:
        change(lambda sketch: sketch.add_mark(mark.letter) if by > 0 else _drop_mark(sketch, mark.letter))

    return _draw_number_row(phone, square_name(phone, game, mark), sketch.text.count(mark.letter), step)


def _drop_mark(sketch: Sketch, letter: str) -> Sketch:
    """Remove the last mark of a kind, if there is any."""
    place = sketch.text.rfind(letter)
    return sketch.remove_at(place) if place >= 0 else sketch


# Tiles ----------------------------------------------------------------------------------------------------


def _tile_rows(
    phone: Phone,
    game: AnyGame,
    sketch: Sketch,
    form: TileForm,
    change: Change,
    keep: Keep,
    printed: BoxPainter,
) -> list[ft.Control]:
    """Draw the row of the shape, and one for each square if squares differ. All can be drawn instead."""
    outlines = _draw_outlines(phone, game, sketch, change, printed)
    rows = [_stack_row(phone, phone.say("box-fact-outline"), [outlines])]
    if len(form.marks) > 1 and len(sketch.shapes) == 1:
        rows += [
            _draw_mark_row(phone, game, sketch, number, change, printed) for number in _count_squares(sketch)
        ]
    if sketch.whole:
        rows += square_painting.tile_controls(phone, game, sketch, form, change, keep)
    return rows


def _count_squares(sketch: Sketch) -> range:
    return range(len(marks_in(sketch.rows)))


def _draw_outlines(
    phone: Phone, game: AnyGame, sketch: Sketch, change: Change, printed: BoxPainter
) -> ft.Control:
    """Draw the outlines that the tile can have, the current one chosen, and the button that turns it."""
    form, now = sketch.form, trim_shape(sketch.rows)
    assert isinstance(form, TileForm)
    marks = marks_in(now)
    others = [fill_outline(form, each, marks) for each in OUTLINES if not is_same_outline(each, now)]
    fitting = [rows for rows in others if not _find_fault(game, sketch.name, rows)]

    def draw_outline(rows: tuple[str, ...], *, chosen: bool = False) -> ft.Control:
        text = format_tile((rows,))
        words = describe_print(phone, game, form, text)
        face = entry_image(phone, game, sketch.name, text, SHAPE, printed)
        act = partial(change, lambda sketch: square_sketch.replace_rows(sketch, rows))
        return tile(words, face, act, chosen=chosen, width=SHAPE + 20, height=SHAPE + 16)

    shown = [draw_outline(now, chosen=True)] if marks else []
    shown += map(draw_outline, fitting)
    turned = turn_shape(now) if marks else now
    if turned != now:
        turn = partial(change, lambda sketch: square_sketch.replace_rows(sketch, turned))
        shown.append(square_button(phone, ft.Icons.ROTATE_RIGHT, phone.say("box-turn"), turn))
    unfold = partial(change, Sketch.unfold)
    shown.append(text_button(phone, phone.say("box-draw-it"), unfold, icon=ft.Icons.GRID_ON))
    return ft.Row(shown, wrap=True, spacing=GAP, run_spacing=GAP)


def _find_fault(game: AnyGame, name: str, rows: tuple[str, ...]) -> bool:
    """Check that the box refuses a shape for a tile."""
    try:
        game.box.check(name, format_tile((rows,)))
    except BoxError:
        return True
    return False


def _draw_mark_row(
    phone: Phone, game: AnyGame, sketch: Sketch, number: int, change: Change, printed: BoxPainter
) -> ft.Control:
    """Draw the kinds of square to choose from for a square of the tile, each as a tile of its own."""
    form, marks = sketch.form, marks_in(sketch.rows)
    assert isinstance(form, TileForm)
    name = phone.say("box-fact-square", number=number + 1, total=len(marks))

    def draw_kind(mark: Mark) -> ft.Control:
        def choose() -> None:
            change(lambda sketch: _put_mark(sketch, number, mark.letter))

        words = square_name(phone, game, mark)
        return picture_tile(
            phone,
            entry_image(phone, game, sketch.name, mark.letter, MARK, printed),
            words,
            choose,
            label=phone.say("box-part", name=name, what=words),
            high=MARK,
            chosen=mark.letter == marks[number],
            lines=2,
        )

    kinds = [draw_kind(mark) for mark in form.marks]
    return _stack_row(phone, name, [picture_rows(phone, kinds, across=max(3, len(kinds)))])


def _put_mark(sketch: Sketch, number: int, letter: str) -> Sketch:
    return square_sketch.replace_rows(sketch, replace_mark(trim_shape(sketch.rows), number, letter))


# Boards ---------------------------------------------------------------------------------------------------


def _board_rows(
    phone: Phone, game: AnyGame, sketch: Sketch, change: Change, keep: Keep, printed: BoxPainter
) -> list[ft.Control]:
    """Draw the rows of a board: its columns, its rows, and its squares to paint."""
    form: Form = sketch.form
    assert isinstance(form, BoardForm)

    def change_width(by: int) -> None:
        change(lambda sketch: square_sketch.change_width(sketch, by))

    def change_height(by: int) -> None:
        change(lambda sketch: square_sketch.change_height(sketch, by))

    paint = square_painting.paint_controls(phone, game, sketch, form, change, keep)
    return [
        _draw_number_row(phone, phone.say("box-fact-columns"), len(sketch.rows[0]), change_width),
        _draw_number_row(phone, phone.say("box-fact-rows"), len(sketch.rows), change_height),
        _stack_row(phone, phone.say("box-fact-squares"), paint),
    ]
