"""Corrections of the mirror, or of a table that is only scored, in the order in which the game declares them.

Corrections of cells are painted. Those of numbers, choices and seats have the controls of every board.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

import flet as ft

from companion.engine.correction_fields import ChoiceField, NumberField
from companion.engine.setup import Mode
from companion.engine.words import Who
from views.boards.plain.painting import (
    Correcting,
    correcting_of,
    draw_brushes,
    draw_cells,
    draw_next_tap,
    value_words,
)
from views.device.theme import APART, BUTTON, GAP, TOUCH
from views.kit.actions import tile
from views.kit.layout import caption, column, grow, middle_column, small_text
from views.kit.tile_pages import Line, draw_line_pages, draw_pages
from views.models.correctable import Kind, Setting, is_painted, list_settings, tappable_kinds
from views.play.screen import Screen
from views.widgets.choices import chips, segments, value_chips
from views.widgets.table import correcting

MOST_ABREAST = 3
"""Most kinds of correction side by side."""

HEADING = 24.0
"""Height of the title of a choice, in pixels."""


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the cells of the seat to paint, or in a game without cells everything that can be set."""
    cells = draw_cells(screen, _painted_kind(screen), width, height)
    if cells:
        return cells
    lines = [line for kind in _list_kinds(screen) for line in _draw_settings(screen, kind)]
    return middle_column(*(control for control, _ in lines), spacing=2 * APART)


def acts(screen: Screen, width: float) -> ft.Control | None:
    """Draw the kinds of correction of a game with cells, and the brushes or values of the one in hand."""
    kinds, chosen = _list_kinds(screen), _chosen_kind(screen)
    if chosen is None or screen.game.area(screen.position, screen.seat) is None:
        return None
    tools = _draw_tools(screen, kinds, chosen) if len(kinds) > 1 else None
    if is_painted(chosen):
        return column(tools, *draw_brushes(screen, chosen), spacing=GAP)
    above = grow(screen.phone, BUTTON) + GAP if tools else 0
    room = screen.panes.acts - above
    lines = _draw_settings(screen, chosen)
    return column(tools, draw_line_pages(screen, chosen.tag, lines, room) if lines else None, spacing=GAP)


def sentences(screen: Screen, width: float) -> ft.Control | None:
    """Draw the sentence that asks for the next tap of a piece."""
    return draw_next_tap(screen, _painted_kind(screen))


def _list_kinds(screen: Screen) -> list[Kind]:
    """List the kinds that this table offers, without those that have no value to set here."""
    area = screen.game.area(screen.position, screen.seat)
    mode: Mode = "score" if screen.only_scored else "play"
    kinds = tappable_kinds(screen.game, screen.position, mode, area.board.names if area else ())
    return [kind for kind in kinds if is_painted(kind) or _list_settings(screen, kind)]


def _chosen_kind(screen: Screen) -> Kind | None:
    kinds, tag = _list_kinds(screen), correcting_of(screen).tag
    return next((kind for kind in kinds if kind.tag == tag), kinds[0] if kinds else None)


def _painted_kind(screen: Screen) -> Kind | None:
    chosen = _chosen_kind(screen)
    return chosen if chosen and is_painted(chosen) else None


def _draw_tools(screen: Screen, kinds: list[Kind], chosen: Kind) -> ft.Control:
    """Draw the kinds of correction, the chosen one filled. Many of them are tiles on pages."""
    options = [(kind.tag, _name_kind(screen, kind)) for kind in kinds]
    if len(options) <= MOST_ABREAST:
        return segments(screen.phone, options, chosen.tag, partial(_take_kind, screen), low=True)
    shown = [
        tile(
            name,
            small_text(screen.phone, name, 14),
            partial(_take_kind, screen, tag),
            chosen=tag == chosen.tag,
            expand=True,
        )
        for tag, name in options
    ]
    return draw_pages(screen, "corrections", shown, MOST_ABREAST, 1, TOUCH)


def _take_kind(screen: Screen, tag: str) -> None:
    screen.target = None
    screen.hand = Correcting(tag)


def _name_kind(screen: Screen, kind: Kind) -> str:
    """Name a kind of correction by the game's text of kind ``do``, or by the title of its first value."""
    texts = screen.phone.texts[screen.phone.locale]
    if texts.has_about(screen.game.id, "do", kind.tag):
        return screen.about("do", kind.tag, {"seat": Who(screen.seat)})
    if is_painted(kind):
        return screen.say("plain-paint")
    return correcting.title_of(screen, kind, **dict(_list_settings(screen, kind)[0].keys))


# Values ---------------------------------------------------------------------------------------------------


def _list_settings(screen: Screen, kind: Kind) -> tuple[Setting, ...]:
    return list_settings(screen.game, kind, screen.position, screen.seat)


def _draw_settings(screen: Screen, kind: Kind) -> list[Line]:
    """Draw the control of every value that a kind sets: buttons and numbers as chips, choices with titles."""
    settings = _list_settings(screen, kind)
    if settings and (kind.value is None or isinstance(kind.value, NumberField)):
        return [(chips(*(_draw_chip(screen, setting) for setting in settings), middle=True), TOUCH)]
    return list(_draw_choices(screen, settings))


def _draw_chip(screen: Screen, setting: Setting) -> ft.Control:
    if setting.kind.value is None:
        return correcting.correction_button(screen, setting.kind)
    return correcting.number_chip(screen, setting.kind, **dict(setting.keys))


def _draw_choices(screen: Screen, settings: tuple[Setting, ...]) -> Iterator[Line]:
    for setting in settings:
        keys = dict(setting.keys)
        title = caption(screen.phone, correcting.title_of(screen, setting.kind, **keys))
        field = setting.kind.value
        if isinstance(field, ChoiceField):
            choices = _draw_values(screen, setting, field)
        else:
            choices = correcting.correction_choices(screen, setting.kind, middle=True, **keys)
        yield middle_column(title, choices), grow(screen.phone, HEADING + TOUCH) + GAP


def _draw_values(screen: Screen, setting: Setting, field: ChoiceField) -> ft.Control:
    kind, keys = setting.kind, dict(setting.keys)
    now = kind.current_value(screen.position, **keys)

    def choose_value(value: Any) -> None:
        if value != now:
            screen.acts.correct(kind.make(value, **keys))

    words = partial(value_words, screen, field)
    return value_chips(screen.phone, field.values, (now,), choose_value, words, middle=True)
