"""Sweet Lands on the screen: the seat's goods and map, and below them, or beside, what it can do now."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Seat
from companion.engine.verdict import Repair
from companion.games.sweet_lands.position import Position
from views.boards.sweet_lands import asking, goods, looks, map, notes, overview, painting, panels, picture
from views.boards.sweet_lands.panels import reading
from views.boards.sweet_lands.state import Screen
from views.boards.sweet_lands.ways import Way, point, ways
from views.phone import LARGE, Phone
from views.widgets.banners import to_look_at
from views.widgets.measuring import asked_lines

DESK = 348
"""Width of what can be done where it stands beside the map, in pixels."""

GAP = 20
"""Pixels between the map and what stands beside it."""

ROOMY = 700
"""From this width of the page on, in pixels, what can be done stands beside the map."""

GOODS, GOODS_LARGE = 52, 130
"""Pixels the line of goods takes above the map, and the two lines with large text."""

EDGES, LOOSE = 24, 38
"""Pixels left free around the panel and between it and the map; and so many more with the largest text, whose
height is known less well."""

LINE = 22
"""Pixels that a second line of what is asked takes."""

LEAST = 110
"""A map is not made less high than this for want of room, in pixels: the page scrolls instead."""

WIDEST = 560
"""What can be done is not spread wider than so many pixels."""


@dataclass(frozen=True)
class SweetLandsBoard:
    """See `views.boards.Board`."""

    def work(self, screen: Screen, width: float, height: float) -> ft.Control:
        """The goods and the map of the seat looked at."""
        if screen.painting:
            return painting.work(screen, width, height)
        reading.offer(screen)
        if _beside(screen, width):
            return _side_by_side(screen, width, height)
        room = max(LEAST, height - _taken(screen))
        return _stack(_goods(screen, width), map.work(screen, width, room))

    def hands(self, screen: Screen, width: float) -> ft.Control | None:
        """What it can do now; None where that stands beside the map."""
        if screen.painting:
            return painting.hands(screen, width)
        if _beside(screen, width):
            return None
        found = panels.hands(screen, min(width, WIDEST))
        return found and ft.Container(found, width=min(width, WIDEST))

    def overview(self, screen: Screen, width: float) -> ft.Control:
        """The whole table."""
        return overview.overview(screen, width)

    def picture(
        self,
        phone: Phone,
        game: Game[Any, Any, Any],
        position: Position,
        seat: int,
        lit: tuple[str, ...],
        width: float,
        seats: tuple[Seat, ...] = (),
    ) -> ft.Control:
        """One map, some of its hexes lit."""
        return picture.picture(phone, game, position, seat, lit, width, seats)

    def lights(self, position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
        """The hexes and edges of the map among them; none where the map is only counted."""
        return looks.shown_among(position, seat, cells)

    def ways(self, screen: Screen, seat: int, move: Any, repair: Repair) -> Sequence[Way]:
        """The buttons below a repair."""
        return ways(screen, seat, move, repair)

    def point(self, screen: Screen, move: Any) -> Callable[[], None] | None:
        """See `point`."""
        return point(screen, move)

    def setup_notes(self, phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
        """What to lay out for so many seats."""
        return notes.setup_notes(phone, seats, readings)


def _goods(screen: Screen, width: float) -> ft.Control:
    """What the seat has; a tap corrects it."""
    ask = partial(asking.ask_stock, screen, screen.seat)
    return goods.goods_line(screen.phone, screen.position, screen.seat, width, ask, screen.ask_about)


def _beside(screen: Screen, width: float) -> bool:
    return screen.phone.wide and width >= ROOMY


def _taken(screen: Screen) -> float:
    """Pixels that the goods and the panel take from the map."""
    larger = screen.phone.scale - 1
    goods_high = GOODS_LARGE if screen.phone.scale >= LARGE else GOODS
    above = goods_high + LINE * screen.phone.scale * (asked_lines(screen) - 1)
    return above + panels.panel(screen).height(screen) * (1 + larger * 0.6) + EDGES + LOOSE * larger * 2


def _stack(*controls: ft.Control) -> ft.Control:
    return ft.Column(list(controls), spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _side_by_side(screen: Screen, width: float, height: float) -> ft.Control:
    """The map, and beside it the goods and what can be done."""
    board = map.work(screen, width - DESK - GAP, height)
    parts: list[ft.Control] = [_goods(screen, DESK)]
    found = panels.hands(screen, DESK)
    if found and (screen.acting or screen.phone.scale < LARGE):
        parts.append(to_look_at(screen, found))
    desk = ft.Column(parts, spacing=16, tight=True)
    return ft.Row(
        [board, ft.Container(desk, width=DESK)],
        spacing=GAP,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
