"""Pages of tiles: what does not fit into the dock is a tap away, never to be scrolled to."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import flet as ft

from views.device.phone import Phone
from views.device.theme import APART, BUTTON, GAP
from views.kit.actions import tile
from views.kit.layout import BETWEEN, equal_rows, grow
from views.models.panes import Panes


class PagedScreen(Protocol):
    """Screen with pages of tiles.

    Attributes:
        pages: number of the page in sight, by the name of the tiles.
    """

    pages: Mapping[str, int]

    @property
    def phone(self) -> Phone:
        """Phone whose screen it is."""

    @property
    def panes(self) -> Panes:
        """Room of the board and its dock."""


def draw_pages(
    screen: PagedScreen, name: str, shown: Sequence[ft.Control], across: int, lines: int, height: float
) -> ft.Control:
    """Draw tiles in lines of `across`. If they do not all fit, the last tile turns the page.

    Args:
        screen: the phone's.
        name: names the tiles among those of the game.
        shown: all tiles.
        across: number of tiles side by side.
        lines: number of lines with room; at least one is drawn.
        height: of a tile, in pixels.
    """
    room = max(1, lines) * across
    if len(shown) <= room:
        return equal_rows(shown, across)
    each = max(1, room - 1)
    pages = -(-len(shown) // each)
    page = screen.pages.get(name, 0) % pages
    part = [*shown[page * each : (page + 1) * each], _draw_turn(screen, name, page, pages, height)]
    return equal_rows(part, across)


def count_lines(screen: PagedScreen, height: float, *, rows: int = 1) -> int:
    """Count the lines of tiles that fit into the dock, at least one.

    Args:
        screen: the phone's.
        height: of a tile, in pixels.
        rows: rows of buttons below them.
    """
    buttons = rows * (grow(screen.phone, BUTTON) + GAP) + APART
    return max(1, int((screen.panes.acts - buttons + BETWEEN) // (height + BETWEEN)))


def _draw_turn(screen: PagedScreen, name: str, page: int, pages: int, height: float) -> ft.Control:
    """Draw the tile that shows the next page."""

    def turn() -> None:
        screen.pages = {**screen.pages, name: (page + 1) % pages}

    label = screen.phone.say("tiles-next", page=page + 1, pages=pages)
    words = ft.Text(f"{page + 1}/{pages}", size=min(screen.phone.size(12), 15))
    sign = ft.Icon(ft.Icons.KEYBOARD_ARROW_RIGHT, size=20)
    face = ft.Row([words, sign], spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    return tile(label, face, turn, height=height, expand=True)
