"""The map of the seat looked at: places for an owed piece glow, and one tap lays it there."""

from collections.abc import Awaitable
from functools import partial

import flet as ft

from companion.games.sweet_lands.counting import count
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.vocabulary import ON_MAP
from companion.geometry.naming import is_edge, sides
from views.boards.sweet_lands import laying, map_look, state
from views.boards.sweet_lands.speech import say, tell, ui
from views.boards.sweet_lands.state import Screen
from views.kit.board import Taps
from views.kit.hex_board import HexPicture, hex_board
from views.kit.layout import join_words
from views.kit.marks import Glow, cause_glows


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map as large as it fits."""
    phone, position, seat = screen.phone, screen.position, screen.seat
    ahead = laying.ahead(screen)
    aim = laying.aim(ahead or screen) if screen.acting else ""
    glows: dict[str, Glow] = dict.fromkeys(laying.open_places(ahead or screen), "open") if aim else {}
    if at := state.hand_of(screen).at:
        glows[at] = "chosen"
    colour = screen.seats[seat].colour
    glows.update(cause_glows(screen.causes, screen.asked_cells))
    picture = map_look.hex_picture(phone, position, seat, glows=glows, colour=colour)
    taps = Taps(
        _targets(screen, aim, picture, at_once=ahead is not None) if aim else {},
        partial(laying.tap, screen) if aim else None,
        partial(ask_place, screen),
        where=seat,
        tells=True,
        describe=partial(map_look.hex_label, phone, position, seat),
    )
    return hex_board(screen, picture, width, height, taps, label=_describe(screen))


def ask_place(screen: Screen, cell: str) -> Awaitable[None]:
    """Show the rules about a hex or a road of the map, and about the pieces there."""
    return screen.rules.ask_about(cell, *map_look.things_at(seat_land(screen.position, screen.seat), cell))


def _describe(screen: Screen) -> str:
    """Describe for a screen reader a map without a piece to lay: its contents, and the owed tasks."""
    phone, position, seat = screen.phone, screen.position, screen.seat
    there = [
        say(phone, "has", what=tell(phone, f"element-{element}"), n=number)
        for element in (*LYING, *ON_MAP)
        if (number := count(position, seat, element))
    ]
    owed = [screen.about("task", task.id, task.params) for task in screen.tasks]
    return ui(
        phone,
        "map-describes",
        name=screen.names[seat],
        what=join_words(phone, there) if there else ui(phone, "map-empty"),
        owed=join_words(phone, owed, "and-then")
        if position.players[seat].dues
        else ui(phone, "nothing-owed"),
    )


LYING = ("terrain", "roads", "rabbits")
"""Elements on a map besides properties."""


def _targets(screen: Screen, aim: str, picture: HexPicture, *, at_once: bool) -> dict[str, str]:
    """Map every hex, or every edge, to its label for a screen reader.

    The label also tells if a tap lays a piece there.

    Args:
        screen: the phone's.
        aim: the thing a tap lays.
        picture: the picture of the map.
        at_once: True if a tap makes the move in hand as well: then only legal places are included.
    """
    phone, position, seat = screen.phone, screen.position, screen.seat
    land = seat_land(position, seat)
    cells = land.edges.names_of(land.rim) if aim == "road" else picture.grid.names
    found = {}
    for at in cells:
        glowing = picture.glows.get(at) == "open"
        if not _is_shown(picture, at) or (at_once and not glowing):
            continue
        words = (map_look.edge_label if is_edge(at) else map_look.hex_label)(phone, position, seat, at)
        may = "may-lie-at-once" if at_once else "may-lie"
        found[at] = ui(phone, may, place=words) if glowing else words
    return found


def _is_shown(picture: HexPicture, cell: str) -> bool:
    """Check that a hex or an edge is drawn. An edge of the rim has a hex on one side only."""
    there = [side in picture.grid.index for side in (sides(cell) if is_edge(cell) else (cell,))]
    return any(there) if picture.rim else all(there)
