"""Pages of tiles: what does not fit into the dock is a tap away, never to be scrolled to."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import flet as ft

from views.device.phone import Phone
from views.device.theme import APART, BUTTON, GAP
from views.kit.actions import tile
from views.kit.layout import BETWEEN, column, equal_rows, grow, upright
from views.models.panes import Panes

TURN = 60.0
"""Width of the tile that turns the page at the end of a row, in pixels."""

Line = tuple[ft.Control, float]
"""Row of things to tap, and its height in pixels."""


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
    screen: PagedScreen,
    name: str,
    shown: Sequence[ft.Control],
    across: int,
    lines: int,
    height: float,
    *,
    spacing: float = BETWEEN,
) -> ft.Control:
    """Draw tiles in lines of `across`. If they do not all fit, the last tile turns the page.

    Args:
        screen: the phone's.
        name: names the tiles among those of the game.
        shown: all tiles.
        across: number of tiles side by side.
        lines: number of lines with room; at least one is drawn.
        height: of a tile, in pixels.
        spacing: pixels between two tiles.
    """
    room = max(1, lines) * across
    if len(shown) <= room:
        return equal_rows(shown, across, spacing)
    each = max(1, room - 1)
    pages = -(-len(shown) // each)
    page = screen.pages.get(name, 0) % pages
    part = [*shown[page * each : (page + 1) * each], _draw_turn(screen, name, page, pages, height)]
    return equal_rows(part, across, spacing)


def draw_line_pages(screen: PagedScreen, name: str, lines: Sequence[Line], room: float) -> ft.Control:
    """Draw rows of any height above each other.

    If they do not all fit, a button at the end of the last row in sight turns the page.

    Args:
        screen: the phone's.
        name: names the rows among those of the game.
        lines: all rows.
        room: height available, in pixels; at least one row is drawn.
    """
    pages = _split_into_pages(lines, room)
    if len(pages) < 2:
        return column(*(control for control, _ in lines), spacing=BETWEEN)
    page = screen.pages.get(name, 0) % len(pages)
    *above, (last, height) = pages[page]
    turn = _draw_turn(screen, name, page, len(pages), height, width=TURN)
    ending = ft.Row([ft.Container(last, expand=True), turn], spacing=BETWEEN)
    return column(*(control for control, _ in above), ending, spacing=BETWEEN)


def _split_into_pages(lines: Sequence[Line], room: float) -> list[list[Line]]:
    """Split rows into pages that are no higher than the room, each with at least one row."""
    pages: list[list[Line]] = []
    left = -1.0
    for line in lines:
        if pages and line[1] <= left:
            pages[-1].append(line)
        else:
            pages.append([line])
            left = room
        left -= line[1] + BETWEEN
    return pages


def count_lines(screen: PagedScreen, height: float, *, rows: int = 1) -> int:
    """Count the lines of tiles that fit into the dock, at least one.

    Args:
        screen: the phone's.
        height: of a tile, in pixels.
        rows: rows of buttons below them.
    """
    buttons = rows * (grow(screen.phone, BUTTON) + GAP) + APART
    return max(1, int((screen.panes.acts - buttons + BETWEEN) // (height + BETWEEN)))


def _draw_turn(
    screen: PagedScreen, name: str, page: int, pages: int, height: float, width: float | None = None
) -> ft.Control:
    """Draw the tile that shows the next page, as wide as its share of the row without a width in pixels."""

    def turn() -> None:
        screen.pages = {**screen.pages, name: (page + 1) % pages}

    label = screen.phone.say("tiles-next", page=page + 1, pages=pages)
    words = ft.Text(f"{page + 1}/{pages}", size=min(screen.phone.size(12), 14))
    face = upright(words, ft.Icon(ft.Icons.KEYBOARD_ARROW_RIGHT, size=18), spacing=0)
    return tile(label, face, turn, width=width, height=height, expand=width is None)
