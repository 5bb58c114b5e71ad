"""A seat's cells as they lie, what lies on them in words, and where the piece in hand may go."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.engine.area import Area
from companion.geometry.placements import cells_in
from views.boards.plain.places import places_of
from views.kit.tap import tappable
from views.phone import Phone
from views.theme import CENTER

GAP = 2.0
"""Pixels between cells."""

LARGEST = 84.0
"""A cell is at most so many pixels wide."""


@dataclass(frozen=True)
class Looks:
    """What is shown of an area besides what lies there.

    Attributes:
        called: what a cell or a thing is called.
        legal: cells where the piece in hand may lie.
        target: the placement pointed at.
        lit: cells that are pointed out.
        tap: called with a cell's name; None where nothing can be tapped.
        hold: called with a cell's name and what lies there when a finger stays on it.
    """

    called: Callable[[str], str]
    legal: frozenset[str] = frozenset()
    target: str | None = None
    lit: tuple[str, ...] = ()
    tap: Callable[[str], object] | None = None
    hold: Callable[..., object] | None = None


def draw_area(phone: Phone, area: Area, looks: Looks, width: float, height: float) -> ft.Control:
    """The cells of an area, as large as they fit.

    Args:
        phone: whose screen.
        area: what is drawn.
        looks: what is shown of it.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
    """
    places = places_of(area.board)
    across, down = (1 + max(at[side] for at in places.values()) for side in (0, 1))
    size = min(LARGEST, width / across, max(height, 120) / down)
    cells: list[ft.Control] = [
        ft.Container(_cell(phone, area, looks, name, size - GAP), left=x * size, top=y * size)
        for name, (x, y) in places.items()
    ]
    return ft.Stack(cells, width=across * size, height=down * size)


def _cell(phone: Phone, area: Area, looks: Looks, name: str, size: float) -> ft.Control:
    things = area.things.get(name, ())
    words = [looks.called(thing) for thing in things]
    pointed = looks.target is not None and name in cells_in(looks.target)
    free = name in looks.legal
    shown = words[-1] if words else looks.called(name) if free else ""
    inside = ft.Text(
        shown,
        size=max(8, min(phone.size(14), size * 1.5 / max(3, *map(len, shown.split()), 0))),
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        weight=ft.FontWeight.W_600 if words else ft.FontWeight.W_400,
        color=ft.Colors.ON_PRIMARY_CONTAINER if words else ft.Colors.PRIMARY,
    )
    label = " · ".join([looks.called(name), *(words or [phone.say("plain-empty")])])
    tap, hold = looks.tap, looks.hold
    return tappable(
        label,
        inside,
        (lambda: tap(name)) if tap else None,
        on_hold=(lambda: hold(name, *things)) if hold else None,
        selected=pointed or None,
        width=size,
        height=size,
        alignment=CENTER,
        border_radius=min(10, size * 0.2),
        bgcolor=_ground(bool(words), pointed, name in looks.lit),
        border=ft.Border.all(
            3 if pointed else 2 if free or name in looks.lit else 1,
            ft.Colors.TERTIARY
            if name in looks.lit
            else ft.Colors.PRIMARY
            if pointed or free
            else ft.Colors.OUTLINE_VARIANT,
        ),
    )


def _ground(taken: bool, pointed: bool, lit: bool) -> str:
    if lit:
        return ft.Colors.TERTIARY_CONTAINER
    if pointed:
        return ft.Colors.SECONDARY_CONTAINER
    return ft.Colors.PRIMARY_CONTAINER if taken else ft.Colors.SURFACE_CONTAINER_LOWEST
