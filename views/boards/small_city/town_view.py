"""The town on a phone: the marks on it, zooming in, and zooming out to the whole."""

from collections.abc import Awaitable
from functools import partial
from typing import Any

from companion.games.small_city.plan import Plan, seat_plan
from companion.games.small_city.position import BASIC, Card, CellName
from companion.games.small_city.printed import CULTURE, Kind
from views.boards.small_city.picture import Picture
from views.boards.small_city.state import Screen


def town_plan(screen: Screen, seat: int | None = None) -> Plan:
    """Return the tiles of a seat's town, by default of the seat looked at."""
    return seat_plan(screen.position, screen.seat if seat is None else seat)


def town_picture(screen: Screen, seat: int | None = None, **marks: Any) -> Picture:
    """Build the picture of a seat's town, with the squares that an open sheet blames.

    Args:
        screen: the phone's.
        seat: owner of the town; by default the seat looked at.
        marks: other fields of the picture.
    """
    position = screen.position
    seat = screen.seat if seat is None else seat
    plan, town = seat_plan(position, seat), position.towns[seat]
    marks.setdefault("lit", tuple(cell for cell in screen.causes if cell in plan.grid.index))
    marks.setdefault("asked", tuple(cell for cell in screen.asked_cells if cell in plan.grid.index))
    marks.setdefault("hold", partial(ask_square, screen, seat))
    return Picture(
        plan,
        town,
        seat,
        tuple(one.colour for one in screen.seats),
        street=position.street if position.mayor == seat else (),
        **marks,
    )


def tile_rules(kind: Kind) -> tuple[str, ...]:
    """Name a tile's rules: the tile, and the section of its group if no title names it."""
    return (kind, "tiles.culture") if kind in CULTURE else (kind,)


def ask_square(screen: Screen, seat: int, cell: CellName, **more: Any) -> Awaitable[None]:
    """Show the rules about a square of a seat's town, and of the tile that lies there."""
    tile = town_plan(screen, seat).tile_at(cell)
    return screen.rules.ask_about(cell, *(tile_rules(tile.kind) if tile else ()), seat=seat, **more)


def ask_card(screen: Screen, card: Card) -> Awaitable[None]:
    """Show the rules about an action card."""
    return screen.rules.ask_about(card, "action.cards" if card in BASIC else "action.starred")
