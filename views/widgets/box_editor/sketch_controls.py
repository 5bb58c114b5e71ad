"""Editing an entry of a box by tapping: a tile's squares, a board's areas, cubes, a choice, gains, hexes."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.engine.box import BoxError
from companion.engine.forms import (
    BoardForm,
    ChoiceForm,
    CubesForm,
    GainsForm,
    GroundForm,
    HexMapForm,
    Mark,
    NumberForm,
    PartsForm,
    TileForm,
    ValueForm,
    WordsForm,
)
from companion.engine.game import Game
from views.device.phone import Phone
from views.device.theme import CENTER, EDGE, RADIUS
from views.flet_adapter.memo import Keep
from views.kit.box_painter import BY_FORM, BoxPainter
from views.kit.focus_ring import field_border
from views.kit.tap import tappable
from views.models.sketch import Sketch
from views.widgets.box_editor import hex_painting, numbers, square_painting
from views.widgets.box_editor.choice_pair import draw_choice_pair
from views.widgets.box_editor.composer import gains_composer
from views.widgets.box_editor.drawing import draw_square
from views.widgets.box_editor.entry_words import choice_words, mark_of, square_name
from views.widgets.box_editor.square_painting import CELL
from views.widgets.choices import chip, chips, segments
from views.widgets.frame import faint_text

AnyGame = Game[Any, Any, Any]
Change = Callable[[Callable[[Sketch], Sketch]], None]
"""Applies a change to the current sketch; the sketch on the screen may be older than the last tap."""

ABREAST = 3
"""Number of values that fit side by side; more take as many lines as they need."""


def sketch_controls(
    phone: Phone,
    game: AnyGame,
    sketch: Sketch,
    change: Change,
    keep: Keep,
    printed: BoxPainter = BY_FORM,
) -> list[ft.Control]:
    """List the controls that edit an entry, from top to bottom.

    Args:
        phone: the phone that shows it.
        game: game of the box.
        sketch: sketch of the entry.
        change: called with the change that a tap makes.
        keep: cache of the squares drawn last.
        printed: draws the hexes of a map as the game's board does.
    """
    match sketch.form:
        case TileForm() as tile:
            return square_painting.tile_controls(phone, game, sketch, tile, change, keep)
        case BoardForm() as board:
            return square_painting.board_controls(phone, game, sketch, board, change, keep)
        case CubesForm() as cubes:
            return _cube_controls(phone, game, sketch, cubes, change)
        case ChoiceForm() as choice:
            return _choice_controls(phone, game, sketch, choice, change)
        case NumberForm():
            return numbers.number_controls(phone, sketch, change)
        case WordsForm() as words:
            return _text_controls(phone, sketch, words, change, keep)
        case GainsForm() as gains:
            return gains_composer(phone, game, sketch, gains, change, keep)
        case GroundForm() as ground:
            return hex_painting.ground_controls(phone, game, sketch, ground, change, printed)
        case HexMapForm() as hexes:
            return hex_painting.hex_map_controls(phone, game, sketch, hexes, change, keep, printed)
        case PartsForm() as parts:
            return _part_controls(phone, game, sketch, parts, change, keep, printed)
        case ValueForm():
            return []  # no owner's box holds one


def sketch_fault(phone: Phone, game: AnyGame, sketch: Sketch) -> str:
    """Phrase the reason why a sketch cannot be saved, or return an empty text for a valid sketch.

    A sketch cannot be kept while it is blank, or if the box refuses it.
    """
    if sketch.blank:
        return phone.say("box-say-first")
    return entry_fault(phone, game, sketch.name, sketch.said)


def entry_fault(phone: Phone, game: AnyGame, name: str, text: str) -> str:
    """Phrase the reason why an entry cannot be printed so, or return an empty text for a possible entry."""
    try:
        game.box.check(name, text)
    except BoxError as error:
        return phone.say("box-wrong", why=error.id, **error.params)
    return ""


def draw_verdict(phone: Phone, game: AnyGame, sketch: Sketch) -> ft.Control:
    """Draw the verdict on a sketch, a sentence that changes with every tap."""
    if sketch.blank:
        return ft.Semantics(live_region=True, content=faint_text(phone.say("box-say-first")))
    why = entry_fault(phone, game, sketch.name, sketch.said)
    icon, ink = (ft.Icons.ERROR_OUTLINE, ft.Colors.ERROR) if why else (ft.Icons.CHECK, ft.Colors.PRIMARY)
    words = ft.Text(why or phone.say("box-fits"), color=ink, size=phone.size(15), expand=True)
    sign = ft.Icon(icon, size=phone.size(20), color=ink)
    return ft.Semantics(live_region=True, content=ft.Row([sign, words], spacing=8))


def _cube_controls(
    phone: Phone, game: AnyGame, sketch: Sketch, form: CubesForm, change: Change
) -> list[ft.Control]:
    def remove_cube(place: int) -> None:
        change(lambda sketch: sketch.remove_at(place))

    def add_cube(letter: str) -> None:
        change(lambda sketch: sketch.add_mark(letter))

    def draw_cube(mark: Mark, words: str, act: Callable[[], None]) -> ft.Control:
        return tappable(
            phone.say(words, what=square_name(phone, game, mark)),
            draw_square(phone, game, mark, CELL - 14),
            act,
            width=CELL,
            height=CELL,
            alignment=CENTER,
        )

    there: list[ft.Control] = []
    for place, letter in enumerate(sketch.text):
        mark = mark_of(form.marks, letter)
        if mark:
            there.append(draw_cube(mark, "box-cube-take", partial(remove_cube, place)))
    more: list[ft.Control] = [
        ft.Container(
            draw_cube(mark, "box-cube-add", partial(add_cube, mark.letter)),
            border=EDGE,
            border_radius=RADIUS - 4,
        )
        for mark in form.marks
    ]
    price = ft.Row(there or [faint_text(phone.say("box-no-cubes"))], wrap=True, spacing=0, run_spacing=0)
    plus = ft.Icon(ft.Icons.ADD, color=ft.Colors.ON_SURFACE_VARIANT)
    return [
        faint_text(phone.say("box-draw-cubes")),
        ft.Container(price, height=CELL * (1 + (len(there) > 6)) + 8),
        ft.Row([plus, *more], spacing=8),
    ]


def _choice_controls(
    phone: Phone, game: AnyGame, sketch: Sketch, form: ChoiceForm, change: Change
) -> list[ft.Control]:
    options = [(value, choice_words(phone, game, form.named, value)) for value in form.values]

    def choose_value(value: str) -> None:
        change(lambda sketch: sketch.choose(value))

    if len(options) <= ABREAST:
        return [segments(phone, options, sketch.text, choose_value, role="radio")]
    return [
        chips(
            *(
                chip(phone, words, partial(choose_value, value), chosen=value == sketch.text)
                for value, words in options
            )
        )
    ]


def _text_controls(
    phone: Phone, sketch: Sketch, form: WordsForm, change: Change, keep: Keep
) -> list[ft.Control]:
    """Draw a text field, cached so that no redraw moves its cursor."""

    def type_words(event: ft.Event[ft.TextField]) -> None:
        text = str(event.control.value or "")
        change(lambda sketch: sketch.type_words(text))

    def draw_field() -> ft.Control:
        return ft.TextField(
            label=phone.say("box-words"),
            value=sketch.text,
            on_change=type_words,
            max_length=form.most,
            text_size=phone.size(16),
            border=field_border(),
        )

    return [keep((sketch.name, "words", phone.locale, phone.scale), draw_field)]


def _part_controls(
    phone: Phone,
    game: AnyGame,
    sketch: Sketch,
    form: PartsForm,
    change: Change,
    keep: Keep,
    printed: BoxPainter,
) -> list[ft.Control]:
    """Draw the parts of an entry below each other, each under its name. A number stands beside its name.

    A pair of choices is one grid, at the place of the first.
    """
    places = {id: number for number, (id, _) in enumerate(form.parts)}
    pairs = {pair.first: pair for pair in printed.pairs(sketch.name) if pair.second in places}
    second = {pair.second for pair in pairs.values()}

    def change_part(number: int, act: Callable[[Sketch], Sketch]) -> None:
        change(lambda sketch: sketch.change_part(number, act))

    def choose_both(first: int, second: int, value: str, other: str) -> None:
        chosen = {first: value, second: other}
        for number, text in chosen.items():
            change_part(number, lambda part, text=text: part.choose(text))  # type: ignore[misc]

    def draw_part(number: int, id: str, part: Sketch) -> ft.Control:
        name = phone.about(game, "part", id)
        if isinstance(part.form, NumberForm):
            return numbers.named_number_line(phone, name, part, partial(change_part, number))
        inside: list[ft.Control]
        if id in pairs:
            other, name = places[pairs[id].second], phone.about(game, "part", pairs[id].title)
            choose = partial(choose_both, number, other)
            inside = [draw_choice_pair(phone, game, part, sketch.parts[other], choose)]
        elif isinstance(part.form, GainsForm):
            inside = gains_composer(
                phone, game, part, part.form, partial(change_part, number), keep, part=True
            )
        else:
            inside = sketch_controls(phone, game, part, partial(change_part, number), keep)
        title = ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL)
        return ft.Column(
            [title, *inside], spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True
        )

    numbered = [
        (number, id, part)
        for number, ((id, _), part) in enumerate(zip(form.parts, sketch.parts, strict=True))
        if id not in second
    ]
    often = [draw_part(*each) for each in numbered if each[1] not in form.seldom]
    if not form.seldom:
        return often
    seldom = [each for each in numbered if each[1] in form.seldom]
    if not sketch.whole:
        return [*often, _draw_fold(phone, game, seldom, lambda: change(Sketch.unfold))]
    return [*often, *(draw_part(*each) for each in seldom)]


def _draw_fold(
    phone: Phone, game: AnyGame, parts: list[tuple[int, str, Sketch]], unfold: Callable[[], object]
) -> ft.Control:
    """Draw the row that shows the seldom parts, with the names of those that stay empty until then."""
    names = phone.say("box-stay-empty", what=tuple(phone.about(game, "part", id) for _, id, _ in parts))
    words = [
        ft.Text(phone.say("box-more-parts"), theme_style=ft.TextThemeStyle.TITLE_SMALL),
        ft.Text(names, size=phone.size(13), color=ft.Colors.ON_SURFACE_VARIANT),
    ]
    return tappable(
        phone.say("box-more-parts"),
        ft.Row([ft.Column([*words], spacing=2, expand=True), ft.Icon(ft.Icons.EXPAND_MORE)], spacing=12),
        unfold,
        about=names,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        border_radius=RADIUS,
        border=EDGE,
        ink=True,
    )
