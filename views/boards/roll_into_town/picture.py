"""One seat's map as a picture: in the log, in a replay, among reasons, and where a score comes from."""

from collections.abc import Hashable, Mapping

import flet as ft
from msgspec.structs import asdict

from companion.games.roll_into_town.marks import BUILT, EMPTY
from companion.games.roll_into_town.position import Cells, Counts, Position
from companion.games.roll_into_town.printed import printed_values
from companion.geometry.square import Grid
from views.boards.roll_into_town.look import game_text, sheet_text
from views.boards.roll_into_town.mini import RIM, mini_map
from views.boards.roll_into_town.sheet import draw_stand
from views.device.phone import Phone
from views.kit.game_board import PICTURE, Snapshot
from views.kit.layout import middle_column

SQUARE = "#"
"""Letter of a square of the Cathedral in its print."""

BIT = 3
"""Squares of a bit of map beside each other, at least."""

LARGEST = 460
"""A picture is not wider than this, in pixels."""

GOODS = 34
"""Height of the seat's goods below a map of a given height, in pixels at the usual size of text."""

PLAIN = 180
"""From this width on, in pixels, the seat's goods stand below the map."""


def picture(snapshot: Snapshot) -> ft.Control:
    """Draw one map with some squares lit. Without lit ones, the seat's goods stand below it."""
    phone, width, seat = snapshot.phone, snapshot.width, snapshot.seat
    position: Position = snapshot.position
    grid = position.printed.grid
    shown = tuple(at for at in snapshot.lit if at in grid.index)
    across = min(width, LARGEST)
    if counts := position.tally(seat):
        return draw_counts(phone, counts, across)
    if snapshot.height:
        across = min(width, (snapshot.height - phone.size(GOODS)) * grid.columns / (grid.rows + 2 * RIM))
    drawn = mini_map(grid, position.sheet(seat).cells, across, dark=phone.dark, lit=shown)
    label = sheet_text(phone, "map-of", name=snapshot.name)
    parts: list[ft.Control] = [ft.Semantics(label=label, exclude_semantics=True, content=drawn)]
    if not shown and width >= PLAIN:
        parts.append(draw_stand(phone, position, seat))
    return middle_column(*parts, spacing=6)


def draw_counts(phone: Phone, counts: Counts, width: float) -> ft.Control:
    """Draw how much is on a map that is only counted, line by line.

    Args:
        phone: the phone that shows it.
        counts: the counts; those of nothing are left out.
        width: width of the lines, in pixels.
    """
    lines: list[ft.Control] = []
    for name, count in asdict(counts).items():
        if count:
            words = ft.Text(game_text(phone, f"counted-{name}"), size=phone.size(15), expand=True)
            number = ft.Text(str(count), size=phone.size(15), weight=ft.FontWeight.W_700)
            lines.append(ft.Row([words, number], spacing=8))
    return ft.Container(ft.Column(lines, spacing=4, tight=True), width=width)


def shown_map(position: Position, seat: int) -> Hashable:
    """Return a seat's map and goods, and the prints of the sheet: nothing else is on its picture."""
    return position.sheet(seat), position.tally(seat), position.own


def picture_room(phone: Phone, position: Position) -> tuple[float, float]:
    """Compute the room of a map with the seat's goods below it."""
    return PICTURE, PICTURE + phone.size(GOODS)


def paint_entry(phone: Phone, name: str, text: str, side: float) -> ft.Control | None:
    """Draw the map before the first round or the Cathedral like the board, or return None for other entries.

    Args:
        phone: the phone that shows it.
        name: of an entry of the box.
        text: the printed value.
        side: the most pixels it may be wide and high.
    """
    if name == "cathedral":
        return _draw_cathedral(phone, text, side, least=1)
    if name != "map":
        return None
    before = printed_values(((name, text),))
    width = side * min(1.0, before.grid.columns / before.grid.rows)
    return ft.Row([mini_map(before.grid, before.cells, width, dark=phone.dark)], tight=True)


def paint_piece(phone: Phone, texts: Mapping[str, str], side: float) -> ft.Control | None:
    """Draw the Cathedral on a bit of a free map, or return None for the map itself.

    Args:
        phone: the phone that shows it.
        texts: texts of the entries of the piece, by name.
        side: pixels that the bit of map is wide and high.
    """
    text = texts.get("cathedral")
    return _draw_cathedral(phone, text, side, least=BIT) if text else None


def _draw_cathedral(phone: Phone, text: str, side: float, *, least: int) -> ft.Control:
    """Draw the Cathedral in the middle of free squares, at least `least` of them beside each other."""
    rows = text.split("/")
    across = max(least, len(rows), *map(len, rows))
    left, top = (across - max(map(len, rows))) // 2, (across - len(rows)) // 2
    grid = Grid(across, across)
    drawn = {
        (top + y) * across + left + x
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter == SQUARE
    }
    cells: Cells = tuple(BUILT["cathedral"] if number in drawn else EMPTY for number in range(grid.cells))
    return ft.Row([mini_map(grid, cells, side, dark=phone.dark)], tight=True)
