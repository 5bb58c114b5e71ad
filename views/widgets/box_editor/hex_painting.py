"""Painting the hexes of a map, or one of them, by tapping."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.engine.form_texts import Ground
from companion.engine.forms import GroundForm, HexMapForm
from companion.engine.game import Game
from companion.geometry.hexes import HexGrid, hex_name, parse_hex
from views.device.phone import Phone
from views.device.theme import TOUCH
from views.flet_adapter.memo import Keep
from views.kit.board import Taps
from views.kit.box_painter import BoxPainter
from views.kit.hex_board import HexPicture, hex_sheet
from views.kit.hex_looks import HexLook, Sign
from views.kit.viewer import Bystander
from views.models import hex_sketch
from views.models.hex_map_editor import NO_HEX, ground_of, hexes_of, reachable
from views.models.sketch import Sketch
from views.widgets.box_editor.entry_words import ground_words
from views.widgets.box_editor.ground_icons import ground_icon, ground_look
from views.widgets.choices import chip, chips, picture_rows, picture_tile
from views.widgets.frame import faint_text

AnyGame = Game[Any, Any, Any]
Change = Callable[[Callable[[Sketch], Sketch]], None]

HEX = float(TOUCH)
"""Pixels a hex to tap is wide."""

FREE = HexLook(ft.Colors.SURFACE_CONTAINER, (Sign(ft.Icons.ADD, ft.Colors.OUTLINE, size=0.7),))
"""Look of a place where the map can grow."""


def ground_controls(
    phone: Phone, game: AnyGame, sketch: Sketch, form: GroundForm, change: Change, printed: BoxPainter
) -> list[ft.Control]:
    """Draw the controls for a single hex: a picture of every ground, and a chip for every flag."""
    here = ground_of(sketch.text)

    def select_ground(name: str) -> None:
        change(lambda sketch: hex_sketch.choose_ground(sketch, name))

    def flip_flag(flag: str) -> None:
        change(lambda sketch: hex_sketch.toggle_flag(sketch, flag))

    pictures = [
        _draw_brush(phone, game, name, name == here.ground, partial(select_ground, name), printed)
        for name in form.grounds
    ]
    flags = [
        chip(
            phone,
            phone.about(game, "ground", flag),
            partial(flip_flag, flag),
            chosen=flag in here.flags,
        )
        for flag in form.flags
    ]
    return [
        faint_text(phone.say("box-draw-ground")),
        ft.Row(list(pictures), wrap=True, spacing=6, run_spacing=6),
        chips(*flags),
    ]


def hex_map_controls(
    phone: Phone,
    game: AnyGame,
    sketch: Sketch,
    form: HexMapForm,
    change: Change,
    keep: Keep,
    printed: BoxPainter,
) -> list[ft.Control]:
    """Draw the controls for a map: brushes, and the hexes, with an empty place wherever the map can grow."""

    def brush_action(brush: str) -> Callable[[], None]:
        return partial(change, lambda sketch: sketch.choose_brush(brush))

    names = (*form.ground.grounds, *form.ground.flags, NO_HEX)
    brushes = [
        _draw_brush(phone, game, name, name == sketch.brush, brush_action(name), printed) for name in names
    ]
    hexes = hexes_of(sketch.text)
    free = reachable(form, hexes)
    spots = {hex_name(at): at for at in (*hexes, *free)}
    looks = {
        name: ground_look(phone, game, hexes[at], printed) if at in hexes else FREE
        for name, at in spots.items()
    }
    words = {
        name: ground_words(phone, game, hexes[at]) if at in hexes else phone.say("box-no-hex")
        for name, at in spots.items()
    }
    taps = Taps(
        {name: phone.say("box-hex", at=name, what=what) for name, what in words.items()},
        lambda name: change(lambda sketch: hex_sketch.paint_sketch_hex(sketch, parse_hex(name))),
        where=sketch.name,
    )
    picture = HexPicture(HexGrid(frozenset(spots.values())), looks)
    return [
        faint_text(phone.say("box-draw-hexes")),
        picture_rows(phone, brushes),
        ft.Row([hex_sheet(Bystander(phone, kept=keep), picture, HEX, taps)], scroll=ft.ScrollMode.AUTO),
    ]


def _draw_brush(
    phone: Phone, game: AnyGame, name: str, chosen: bool, act: Callable[[], object], printed: BoxPainter
) -> ft.Control:
    """Draw a ground or a flag to choose, with its name below."""
    words = phone.about(game, "ground", name) if name else phone.say("box-no-hex")
    sign: ft.Control = ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=28, color=ft.Colors.ON_SURFACE_VARIANT)
    return picture_tile(
        phone,
        ground_icon(phone, game, Ground(name), 32, printed) if name else sign,
        words,
        act,
        label=phone.say("box-brush", what=words),
        high=36,
        chosen=chosen,
    )
