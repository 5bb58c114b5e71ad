"""The map of the seat looked at: the places where something owed may lie glow, and one tap lays it there."""

from functools import partial

import flet as ft

from companion.games.sweet_lands.land import land
from companion.geometry.naming import is_edge, sides
from views.boards.sweet_lands import laying, looks, state
from views.boards.sweet_lands.speech import ui
from views.screen import Screen
from views.widgets.hex_board import HexPicture, blamed, hex_board
from views.widgets.hex_glows import Glow


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """The map as large as it fits into so many pixels."""
    phone, position, seat = screen.phone, screen.position, screen.seat
    aim = laying.aim(screen) if screen.acting else ""
    glows: dict[str, Glow] = dict.fromkeys(laying.open_places(screen), "open") if aim else {}
    if at := state.hand_of(screen).at:
        glows[at] = "chosen"
    colour = screen.seats[seat].colour
    picture = looks.hex_picture(phone, position, seat, glows={**glows, **blamed(screen)}, colour=colour)
    return hex_board(
        screen,
        picture,
        width,
        height,
        label=ui(phone, "map-of", name=screen.names[seat]),
        targets=_targets(screen, aim, picture) if aim else None,
        on_tap=partial(laying.tap, screen) if aim else None,
        where=f"{aim} {seat}",
    )


def _targets(screen: Screen, aim: str, picture: HexPicture) -> dict[str, str]:
    """Every hex, or every edge, with what a screen reader calls it and whether a tap lays something there."""
    phone, position, seat = screen.phone, screen.position, screen.seat
    here = land(position, seat)
    cells = here.edges.named(here.rim) if aim == "road" else picture.grid.names
    found = {}
    for at in cells:
        if not _shown(picture, at):
            continue
        words = (looks.edge_label if is_edge(at) else looks.hex_label)(phone, position, seat, at)
        found[at] = ui(phone, "may-lie", place=words) if picture.glows.get(at) == "open" else words
    return found


def _shown(picture: HexPicture, at: str) -> bool:
    """Whether a hex or an edge is drawn: an edge of the rim has a hex on one side only."""
    there = [side in picture.grid.index for side in (sides(at) if is_edge(at) else (at,))]
    return any(there) if picture.rim else all(there)
