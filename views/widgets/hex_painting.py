"""Painting the hexes of a map, or one of them, by tapping."""

from collections.abc import Callable
from functools import partial
from operator import methodcaller
from typing import Any

import flet as ft

from companion.engine.form_texts import Ground
from companion.engine.forms import GroundForm, HexMapForm
from companion.engine.game import Game
from companion.geometry.hexes import Axial, hex_name
from views.kit.tap import tappable
from views.memo import Keep
from views.models.mapped import NO_HEX, ground_of, hexes_of, reachable
from views.models.sketch import Sketch
from views.phone import Phone
from views.theme import CENTER, RADIUS, TOUCH
from views.widgets.choices import chip, chips
from views.widgets.frame import faint
from views.widgets.ground_icons import ground_icon, ground_said, hex_places

AnyGame = Game[Any, Any, Any]
Change = Callable[[Callable[[Sketch], Sketch]], None]

HEX = float(TOUCH)
"""Pixels a hex to tap is wide."""


def ground(phone: Phone, game: AnyGame, sketch: Sketch, form: GroundForm, change: Change) -> list[ft.Control]:
    """What one hex is said with: a picture of every ground, and a chip for whatever else is printed there."""
    here = ground_of(sketch.text)
    pictures = [
        _brush(phone, game, name, name == here.ground, partial(change, methodcaller("grounded", name)))
        for name in form.grounds
    ]
    flags = [
        chip(
            phone,
            phone.about(game, "ground", flag),
            partial(change, methodcaller("flagged", flag)),
            chosen=flag in here.flags,
        )
        for flag in form.flags
    ]
    return [
        faint(phone.say("box-draw-ground")),
        ft.Row(list(pictures), wrap=True, spacing=6, run_spacing=6),
        chips(*flags),
    ]


def hex_map(
    phone: Phone, game: AnyGame, sketch: Sketch, form: HexMapForm, change: Change, keep: Keep
) -> list[ft.Control]:
    """What a map is painted with: brushes, and the hexes, with an empty place wherever the map can grow."""

    def held(brush: str) -> Callable[[], None]:
        return partial(change, methodcaller("holding", brush))

    brushes: list[ft.Control] = [
        *(_brush(phone, game, name, name == sketch.brush, held(name)) for name in form.ground.grounds),
        *(_brush(phone, game, flag, flag == sketch.brush, held(flag)) for flag in form.ground.flags),
        _brush(phone, game, NO_HEX, sketch.brush == NO_HEX, held(NO_HEX)),
    ]
    hexes = hexes_of(sketch.text)
    free = reachable(form, hexes)
    places, width, height = hex_places((*hexes, *free), HEX)

    def cell(at: Axial, there: Ground | None) -> ft.Control:
        words = ground_said(phone, game, there) if there else phone.say("box-no-hex")
        left, top = places[at]
        drawn = ground_icon(phone, game, there, HEX - 4) if there else _free()
        return ft.Container(
            tappable(
                phone.say("box-hex", at=hex_name(at), what=words),
                drawn,
                partial(change, methodcaller("put", at)),
                width=HEX,
                height=HEX,
                alignment=CENTER,
            ),
            left=left,
            top=top,
        )

    def kept(number: int, at: Axial) -> ft.Control:
        there = hexes.get(at)
        key = (sketch.name, number, at, there, places[at], phone.locale, phone.dark)
        return keep(key, lambda: cell(at, there))

    drawn = [kept(number, at) for number, at in enumerate(places)]
    board = ft.Stack(drawn, width=width, height=height)
    return [
        faint(phone.say("box-draw-hexes")),
        ft.Row(brushes, wrap=True, spacing=4, run_spacing=4),
        ft.Row([board], scroll=ft.ScrollMode.AUTO),
    ]


def _free() -> ft.Control:
    """Where the map can grow."""
    return ft.Container(
        ft.Icon(ft.Icons.ADD, size=HEX * 0.4, color=ft.Colors.OUTLINE),
        width=HEX - 4,
        height=HEX - 4,
        alignment=CENTER,
        border_radius=HEX / 2,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )


def _brush(phone: Phone, game: AnyGame, name: str, chosen: bool, act: Callable[[], object]) -> ft.Control:
    """A ground or a flag to choose, with its name below."""
    words = phone.about(game, "ground", name) if name else phone.say("box-no-hex")
    sign: ft.Control = ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=28, color=ft.Colors.ON_SURFACE_VARIANT)
    below = ft.Text(
        words,
        size=phone.size(11),
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
    return tappable(
        phone.say("box-brush", what=words),
        ft.Column(
            [ground_icon(phone, game, Ground(name), 32) if name else sign, below],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        act,
        selected=chosen,
        width=64 + (phone.scale > 1) * 8,
        height=max(TOUCH, 44 + phone.size(18)),
        padding=2,
        border_radius=RADIUS - 4,
        border=ft.Border.all(3, ft.Colors.PRIMARY if chosen else ft.Colors.TRANSPARENT),
        ink=True,
    )
