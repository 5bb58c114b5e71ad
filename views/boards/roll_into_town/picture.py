"""One seat's map as a picture: in the log, in a replay, among reasons, and where a score comes from."""

from collections.abc import Hashable

import flet as ft

from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import printed_values
from views.boards.roll_into_town.look import sheet_text
from views.boards.roll_into_town.mini import RIM, mini_map
from views.boards.roll_into_town.sheet import draw_stand
from views.device.phone import Phone
from views.kit.game_board import PICTURE, Snapshot
from views.kit.layout import middle_column

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
    if snapshot.height:
        across = min(width, (snapshot.height - phone.size(GOODS)) * grid.columns / (grid.rows + 2 * RIM))
    drawn = mini_map(grid, position.sheet(seat).cells, across, dark=phone.dark, lit=shown)
    label = sheet_text(phone, "map-of", name=snapshot.name)
    parts: list[ft.Control] = [ft.Semantics(label=label, exclude_semantics=True, content=drawn)]
    if not shown and width >= PLAIN:
        parts.append(draw_stand(phone, position, seat))
    return middle_column(*parts, spacing=6)


def shown_map(position: Position, seat: int) -> Hashable:
    """Return a seat's map and goods, and the prints of the sheet: nothing else is on its picture."""
    return position.sheet(seat), position.own


def picture_room(phone: Phone, position: Position) -> tuple[float, float]:
    """Compute the room of a map with the seat's goods below it."""
    return PICTURE, PICTURE + phone.size(GOODS)


def paint_entry(phone: Phone, name: str, text: str, side: float) -> ft.Control | None:
    """Draw the map before the first round like the board, or return None for other entries.

    Args:
        phone: the phone that shows it.
        name: of an entry of the box.
        text: the printed value.
        side: the most pixels it may be wide and high.
    """
    if name != "map":
        return None
    before = printed_values(((name, text),))
    width = side * min(1.0, before.grid.columns / before.grid.rows)
    return ft.Row([mini_map(before.grid, before.cells, width, dark=phone.dark)], tight=True)
