"""Composer of gains: a print put together by tapping pictures."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.engine.forms import GainNames, GainsForm
from companion.engine.gains import Gain
from companion.engine.game import Game
from views.device.phone import Phone
from views.device.theme import CENTER, EDGE, RADIUS, TOUCH
from views.flet_adapter.memo import Keep
from views.kit.tap import tappable
from views.models.gains_editor import Composed
from views.models.sketch import Sketch
from views.widgets.box_editor.gain_grid import COUNTS, Aside, draw_gain_grid
from views.widgets.box_editor.gain_icons import gain_icon, gain_item, gain_words
from views.widgets.choices import chip, chips, picture_rows, picture_tile
from views.widgets.frame import faint_text

AnyGame = Game[Any, Any, Any]
Change = Callable[[Callable[[Sketch], Sketch]], None]
Compose = Callable[[Callable[[Composed], Composed]], None]

ICON = 30.0


def gains_composer(
    phone: Phone,
    game: AnyGame,
    sketch: Sketch,
    form: GainsForm,
    change: Change,
    keep: Keep,
    *,
    part: bool = False,
) -> list[ft.Control]:
    """Draw the composer of gains: the gains so far, the pictures, and a line for rare parts.

    Args:
        phone: the phone that shows it.
        game: game that gives the words.
        sketch: sketch with the gains so far.
        form: form of the gains.
        change: called with the change that a tap makes.
        keep: cache of the pictures drawn last.
        part: True if the gains are one part of a print, so that larger numbers are among the rare ones.
    """

    def compose(act: Callable[[Composed], Composed]) -> None:
        change(lambda sketch: sketch.compose_gains(act))

    def draw_gain_kind(name: str) -> ft.Control:
        words = phone.about(game, form.named, name)
        act = partial(compose, lambda so_far: so_far.add_item(name))
        key = (sketch.name, form.named, name, phone.locale, phone.scale)
        return keep(
            key, lambda: _draw_gain_button(phone, name, words, phone.say("gains-add", what=words), act)
        )

    composed = sketch.composed
    so_far = _draw_composed_gains(phone, game, composed, form.named, compose)
    if composed.asked:
        return [
            so_far,
            _draw_countable_elements(phone, game, sketch, form, compose, keep),
            _draw_rare_parts(phone, composed, form, compose),
        ]
    if not composed.whole:
        grid = _draw_grid(phone, game, sketch, form, compose, keep)
        larger = _draw_counts(phone, game, composed, form.named, compose, LARGER)
        shown = [grid] if part else [grid, larger]
        return shown if _is_in_grid(composed, form) else [so_far, *shown]
    return [
        so_far,
        picture_rows(phone, [_draw_nothing(phone, composed, compose), *map(draw_gain_kind, form.kinds)]),
        _draw_counts(phone, game, composed, form.named, compose),
        _draw_rare_parts(phone, composed, form, compose),
    ]


def _draw_grid(
    phone: Phone, game: AnyGame, sketch: Sketch, form: GainsForm, compose: Compose, keep: Keep
) -> ft.Control:
    """Draw the grid of frequent gains, with those said so far marked. A tap on one removes it."""

    def toggle_gain(gain: Gain) -> None:
        compose(lambda so_far: so_far.toggle_item(gain))

    composed = sketch.composed
    asides = [
        Aside(
            phone.say("gains-nothing"),
            ft.Icons.BLOCK,
            partial(compose, Composed.clear),
            composed.gains is not None and composed.said.nothing,
        ),
        Aside(phone.say("gains-more"), ft.Icons.MORE_HORIZ, partial(compose, Composed.unfold)),
    ]
    if form.choice:
        begin = partial(compose, Composed.toggle_alternative)
        asides.append(Aside(phone.say("gains-or"), ft.Icons.CALL_SPLIT, begin, composed.opening))
    chosen = composed.said.options[-1] if composed.gains and not composed.opening else ()
    return draw_gain_grid(phone, game, form, toggle_gain, asides, chosen=chosen, keep=keep, place=sketch.name)


def _is_in_grid(composed: Composed, form: GainsForm) -> bool:
    """Check that the grid shows all that was said: one alternative of frequent kinds in small counts."""
    options, needs = composed.said.options, composed.said.needs
    shown = all(gain.kind in form.common and gain.count in COUNTS and not gain.per for gain in options[0])
    return shown and len(options) == 1 and not needs and not composed.opening


def _draw_nothing(phone: Phone, composed: Composed, compose: Compose) -> ft.Control:
    """Draw the tile that says that nothing is printed there."""
    sign = ft.Icon(ft.Icons.BLOCK, size=ICON * 0.8, color=ft.Colors.ON_SURFACE_VARIANT)
    chosen = composed.gains is not None and composed.said.nothing
    return picture_tile(
        phone, sign, phone.say("gains-nothing"), partial(compose, Composed.clear), high=ICON, chosen=chosen
    )


NUMBERS, LARGER = range(2, 9), range(COUNTS[-1] + 1, COUNTS[-1] + 8)
"""Numbers that a tap sets, beside one, and those below the grid."""


def _draw_counts(
    phone: Phone,
    game: AnyGame,
    composed: Composed,
    named: GainNames,
    compose: Compose,
    numbers: range = NUMBERS,
) -> ft.Control:
    """Draw numbers for the thing that was added last. Without one, a tap asks for it first."""

    def draw_count(count: int) -> ft.Control:
        latest = composed.latest
        words = gain_words(phone, game, Gain(latest, count), named) if latest else str(count)
        ink = ft.Colors.ON_SURFACE if latest else ft.Colors.OUTLINE
        act = partial(compose, lambda so_far: so_far.set_count(count))
        return tappable(
            phone.say("gains-count", what=words),
            ft.Text(str(count), size=phone.size(15), weight=ft.FontWeight.W_600, color=ink),
            act if latest else lambda: phone.tell(phone.say("box-say-first")),
            height=TOUCH,
            alignment=CENTER,
            expand=True,
            border_radius=RADIUS - 4,
            border=EDGE,
            ink=True,
        )

    return ft.Row([draw_count(count) for count in numbers], spacing=4)


def _draw_gain_button(
    phone: Phone, kind: str, words: str, label: str, act: Callable[[], object], *, chosen: bool = False
) -> ft.Control:
    sign = gain_icon(kind, ICON, words)
    return picture_tile(phone, sign, words, act, label=label, high=ICON, chosen=chosen)


def _draw_composed_gains(
    phone: Phone, game: AnyGame, composed: Composed, named: GainNames, compose: Compose
) -> ft.Control:
    """Draw the composed gains as pictures. A tap removes a gain."""

    def remove_need(place: int) -> None:
        compose(lambda so_far: so_far.remove_need(place))

    def remove_gain(option: int, place: int) -> None:
        compose(lambda so_far: so_far.remove_item(option, place))

    parts: list[ft.Control] = []
    for place, need in enumerate(composed.said.needs):
        words = gain_words(phone, game, need, "element")
        parts.append(_draw_gain_chip(phone, game, need, words, partial(remove_need, place), "element"))
    if parts:
        parts.append(_draw_sign(phone, "→"))
    for option, gains in enumerate(composed.said.options if composed.gains else ()):
        if option:
            parts.append(_draw_sign(phone, "/"))
        for place, gain in enumerate(gains):
            words = gain_words(phone, game, gain, named)
            parts.append(
                _draw_gain_chip(phone, game, gain, words, partial(remove_gain, option, place), named)
            )
        if not gains:
            parts.append(_draw_sign(phone, phone.say("gains-nothing")))
    if composed.opening:
        parts.append(_draw_sign(phone, "/ …"))
    inside: ft.Control = faint_text(phone.say("gains-compose"))
    if parts:
        inside = ft.Row(parts, wrap=True, spacing=4, run_spacing=4)
    return ft.Semantics(
        live_region=True,
        content=ft.Container(
            inside,
            padding=8,
            alignment=ft.Alignment.CENTER_LEFT,
            border_radius=RADIUS,
            border=EDGE,
            height=None if len(parts) > 4 else TOUCH + 16,
        ),
    )


def _draw_gain_chip(
    phone: Phone,
    game: AnyGame,
    gain: Gain,
    words: str,
    act: Callable[[], object],
    named: GainNames,
) -> ft.Control:
    return tappable(
        phone.say("gains-take", what=words),
        ft.Row([gain_item(phone, game, gain, ICON, named)], tight=True),
        act,
        height=TOUCH,
        padding=ft.Padding.symmetric(horizontal=9),
        border_radius=RADIUS - 4,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        ink=True,
    )


def _draw_sign(phone: Phone, text: str) -> ft.Control:
    words = ft.Text(text, size=phone.size(18), weight=ft.FontWeight.W_700)
    return ft.Container(ft.Row([words], tight=True), height=TOUCH, padding=ft.Padding.symmetric(horizontal=4))


def _draw_rare_parts(phone: Phone, composed: Composed, form: GainsForm, compose: Compose) -> ft.Control:
    """Draw chips for rare parts: another alternative, a gain for each of a thing, a condition."""

    def open_choices(purpose: str) -> None:
        compose(lambda so_far: so_far.toggle_purpose(purpose))

    parts: list[ft.Control] = []
    if form.choice:
        begin = partial(compose, Composed.toggle_alternative)
        parts.append(chip(phone, phone.say("gains-or"), begin, chosen=composed.opening))
    for purpose in ("per", "needs") if form.counted else ():
        words, chosen = phone.say(f"gains-ask-{purpose}"), composed.asked == purpose
        parts.append(chip(phone, words, partial(open_choices, purpose), chosen=chosen))
    return chips(*parts)


def _draw_countable_elements(
    phone: Phone, game: AnyGame, sketch: Sketch, form: GainsForm, compose: Compose, keep: Keep
) -> ft.Control:
    """Draw the things that can be counted, in place of the gains."""
    purpose = sketch.composed.asked
    last = sketch.composed.said.options[-1]
    had = last[-1].per if purpose == "per" and last else ""

    def draw_element(name: str) -> ft.Control:
        words = phone.about(game, "element", name)
        act = partial(compose, lambda so_far: so_far.add_counted(name))
        label, chosen = phone.say(f"gains-{purpose}-add", what=words), name == had
        key = (sketch.name, purpose, name, chosen, phone.locale, phone.scale)
        return keep(key, lambda: _draw_gain_button(phone, name, words, label, act, chosen=chosen))

    return picture_rows(phone, [draw_element(name) for name in form.counted])
