"""Amounts: the holdings of a seat, and counts of things."""

from collections.abc import Iterable, Sequence
from functools import partial

import flet as ft

from companion.engine.points import Points, format_points
from views.device.phone import LARGE, Phone
from views.device.theme import APART, CENTER, GAP, RADIUS, TIGHT, TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.actions import Act, Mark, choice_border, draw_mark, ground_looks
from views.kit.layout import around
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.play.revealing import is_told
from views.play.screen import Screen

PILL = TOUCH - TIGHT
"""Height of something small with round ends, in pixels."""

CLOSE = TIGHT + 1
"""Air at its ends where many stand in a line, in pixels: a picture with one figure is as wide as a finger."""


def number_text(phone: Phone, value: Points | str, size: float = 16, *, line: float | None = None) -> ft.Text:
    """Draw a number that stands in a line with others.

    Args:
        phone: the phone that shows it.
        value: the number, or its text.
        size: of its figures, in pixels at the usual size of text.
        line: height of the line in heights of its figures; the natural height by default.
    """
    style = ft.TextStyle(height=line) if line else None
    text = value if isinstance(value, str) else format_points(value)
    return ft.Text(text, size=around(phone, size), weight=ft.FontWeight.W_700, style=style, no_wrap=True)


def pill_button(
    label: str,
    parts: Sequence[ft.Control],
    act: Act,
    *,
    hold: Act | None = None,
    colour: str | None = ft.Colors.SURFACE_CONTAINER_HIGH,
    close: bool = False,
    dim: bool = False,
) -> ft.Control:
    """Draw a small button with round ends, to stand in a line with others.

    Args:
        label: words of a screen reader.
        parts: controls inside, side by side.
        act: called on a tap.
        hold: called when a finger stays on it for a while.
        colour: of its ground; None for none.
        close: True if so many stand in the line that it has hardly any air.
        dim: True if it shows something that is not there yet.
    """
    return _draw_pill(label, _lay_side_by_side(parts), act, hold=hold, colour=colour, close=close, dim=dim)


def _lay_side_by_side(parts: Sequence[ft.Control]) -> ft.Control:
    return ft.Row(list(parts), spacing=TIGHT, tight=True)


def _draw_pill(
    label: str,
    face: ft.Control,
    act: Act,
    *,
    hold: Act | None,
    colour: str | None,
    close: bool,
    dim: bool = False,
) -> ft.Control:
    return tappable(
        label,
        face,
        act,
        on_hold=hold,
        height=PILL,
        padding=write_value(ft.Padding.symmetric, horizontal=CLOSE if close else GAP),
        border_radius=PILL / 2,
        **ground_looks(colour, dim=dim),
    )


def fact_pill(
    phone: Phone,
    mark: Mark,
    value: Points | str,
    label: str,
    act: Act,
    *,
    hold: Act | None = None,
    plain: bool = False,
    close: bool = False,
    colour: str | None = ft.Colors.SURFACE_CONTAINER_HIGH,
) -> ft.Control:
    """Draw a number with a picture. A tap tells more or corrects the number, holding leads to its rules.

    Args:
        phone: the phone that shows it.
        mark: the picture.
        value: the number.
        label: words of a screen reader.
        act: called on a tap.
        hold: called when a finger stays on it for a while.
        plain: True if the number needs no picture to be understood: large text takes the room of the picture.
        close: True if so many stand in the line that it has hardly any air.
        colour: of its ground.
    """
    shown = None if plain and phone.scale >= LARGE else mark
    return _draw_pill(
        label, draw_once(phone, _draw_count, shown, value), act, hold=hold, colour=colour, close=close
    )


def _draw_count(phone: Phone, mark: Mark | None, value: Points | str) -> ft.Control:
    """Draw a picture and a number. A number alone gets padding, since one digit is narrower than a finger."""
    number = number_text(phone, value)
    if mark is None:
        return _lay_side_by_side(
            [ft.Container(number, padding=write_value(ft.Padding.symmetric, horizontal=2))]
        )
    return _lay_side_by_side([draw_mark(mark, phone.size(17), ft.Colors.ON_SURFACE_VARIANT), number])


def pill_lines(shown: Iterable[ft.Control], *, middle: bool = True) -> ft.Control:
    """Draw a seat's pills in as many lines as needed, in the middle or from the left."""
    return ft.Row(
        list(shown),
        alignment=ft.MainAxisAlignment.CENTER if middle else ft.MainAxisAlignment.START,
        wrap=True,
        spacing=TIGHT,
        run_spacing=TIGHT,
    )


def counter_button(
    label: str,
    picture: ft.Control,
    number: ft.Control,
    act: Act | None = None,
    *,
    hold: Act | None = None,
    framed: bool = False,
) -> ft.Control:
    """Draw a picture and the count of a thing, tappable if the count can change.

    Args:
        label: words of a screen reader.
        picture: picture of the thing counted.
        number: drawing of the count.
        act: called on a tap; None if there is nothing to tap.
        hold: called when a finger stays on it for a while.
        framed: True if it is among a few to choose from.
    """
    face = ft.Row([picture, number], spacing=TIGHT + 2, tight=True)
    if act is None:
        return ft.Semantics(label=label, exclude_semantics=True, content=face)
    return tappable(
        label,
        face,
        act,
        on_hold=hold,
        padding=write_value(ft.Padding.symmetric, horizontal=APART if framed else GAP),
        height=TOUCH,
        border_radius=RADIUS,
        border=choice_border(chosen=False) if framed else None,
    )


def numeral_button(
    phone: Phone, value: int, label: str, act: Act, *, chosen: bool = False, dim: bool = False
) -> ft.Control:
    """Draw a number to choose among several.

    Args:
        phone: the phone that shows it.
        value: the number.
        label: words of a screen reader.
        act: takes the number, or tells why not.
        chosen: True if the number is chosen.
        dim: True if the number cannot be taken now.
    """
    side = max(TOUCH, phone.size(TOUCH))
    return tappable(
        label,
        number_text(phone, value, 18),
        act,
        selected=chosen,
        width=side,
        height=side,
        alignment=CENTER,
        border_radius=RADIUS,
        **ground_looks(
            ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOWEST,
            dim=dim and not chosen,
            border=choice_border(chosen=chosen),
        ),
        ink=True,
    )


def total_points(screen: Screen, seat: int) -> Points:
    """Count the points of a seat so far."""
    return screen.client.view.scoresheet(screen.eyes).standings[seat].total


def hides_points(screen: Screen) -> bool:
    """Check that the final points are still to be revealed, place by place."""
    scoresheet = screen.client.view.scoresheet(screen.eyes)
    return scoresheet.final and not is_told(screen, scoresheet)


def points(screen: Screen, seat: int, *, close: bool = False) -> ft.Control:
    """Draw the points of a seat so far as a button, the main content of a table that is only scored.

    Final points are hidden until they are revealed.

    Args:
        screen: the phone's.
        seat: the seat of the points.
        close: True if so many numbers stand in the line that it has hardly any air, and no ground.
    """
    ground = None if close else ft.Colors.SURFACE_CONTAINER_HIGH
    hidden, so_far = hides_points(screen), total_points(screen, seat)
    words = screen.say("points-hidden") if hidden else screen.say("fact-points", points=so_far)
    return fact_pill(
        screen.phone,
        ft.Icons.STAR,
        "?" if hidden else so_far,
        words,
        partial(screen.show, "score"),
        hold=partial(screen.rules.ask_about, "score"),
        close=close,
        colour=ft.Colors.PRIMARY_CONTAINER if screen.only_scored else ground,
    )
