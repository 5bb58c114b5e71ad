"""Grid of gains: a column for each frequent kind, a row for each small count, one tap for each cell."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.engine.forms import GainsForm
from companion.engine.gains import Gain
from companion.engine.game import Game
from views.device.phone import Phone
from views.device.theme import CENTER, RADIUS, TOUCH
from views.flet_adapter.memo import Keep
from views.kit.tap import tappable
from views.widgets.box_editor.gain_icons import gain_icon, gain_words

AnyGame = Game[Any, Any, Any]

COUNTS = (1, 2, 3)
"""Counts of the rows, from top to bottom."""

ICON, SMALL = 26.0, 20.0
"""Pixels of an icon by itself, and of one behind a count."""

APART = 3
"""Pixels between the cells: seven of them stand side by side on a narrow phone."""


@dataclass(frozen=True, slots=True)
class Aside:
    """Cell at the end of a row.

    Attributes:
        words: its name.
        icon: its picture.
        act: called on a tap.
        chosen: True if it stands for the current value.
    """

    words: str
    icon: ft.IconData
    act: Callable[[], object]
    chosen: bool = False


def draw_gain_grid(
    phone: Phone,
    game: AnyGame,
    form: GainsForm,
    act: Callable[[Gain], object],
    asides: Sequence[Aside],
    *,
    chosen: Collection[Gain] = (),
    keep: Keep | None = None,
    place: str = "",
) -> ft.Control:
    """Draw the frequent kinds of a form in their small counts, to tap.

    Args:
        phone: the phone that shows it.
        game: game that gives the words.
        form: form of the gains.
        act: called with the gain that is tapped.
        asides: cells at the end of the rows, from top to bottom.
        chosen: gains that are said already.
        keep: cache of the cells drawn last.
        place: name of the grid in that cache.
    """

    def draw_cell(gain: Gain) -> ft.Control:
        here = gain in chosen
        key = ("grid", place, form.named, gain, here, phone.locale, phone.scale)
        draw = partial(_draw_gain, phone, game, form, gain, partial(act, gain), chosen=here)
        return keep(key, draw) if keep else draw()

    rows: list[ft.Control] = []
    for line, count in enumerate(COUNTS):
        cells = [draw_cell(Gain(kind, count)) for kind in form.common]
        cells.append(_draw_aside(asides[line]) if line < len(asides) else ft.Container(expand=True))
        rows.append(ft.Row(cells, spacing=APART))
    return ft.Column(rows, spacing=APART, tight=True)


def _draw_gain(
    phone: Phone, game: AnyGame, form: GainsForm, gain: Gain, act: Callable[[], object], *, chosen: bool
) -> ft.Control:
    """Draw the cell of a gain: its icon, behind its count from two on."""
    name = phone.about(game, form.named, gain.kind)
    words = name if gain.count == 1 else gain_words(phone, game, gain, form.named)
    face = gain_icon(gain.kind, ICON if gain.count == 1 else SMALL, name)
    if gain.count > 1:
        number = ft.Text(str(gain.count), size=min(phone.size(14), 20), weight=ft.FontWeight.W_700)
        face = ft.Row([number, face], spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    return _draw_cell(phone.say("gains-add", what=words), face, act, chosen=chosen)


def _draw_aside(aside: Aside) -> ft.Control:
    icon = ft.Icon(aside.icon, size=22, color=ft.Colors.ON_SURFACE_VARIANT)
    return _draw_cell(aside.words, icon, aside.act, chosen=aside.chosen)


def _draw_cell(label: str, face: ft.Control, act: Callable[[], object], *, chosen: bool) -> ft.Control:
    return tappable(
        label,
        face,
        act,
        selected=chosen,
        expand=True,
        height=TOUCH,
        alignment=CENTER,
        border_radius=RADIUS - 4,
        border=ft.Border.all(2, ft.Colors.PRIMARY) if chosen else None,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER,
        ink=True,
    )
