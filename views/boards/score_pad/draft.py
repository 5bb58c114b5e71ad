"""A number that is being typed, as a browser keeps it."""

import re

from companion.games.score_pad.formula import LONGEST
from views.boards.score_pad.state import Hand, Screen, cell_in_hand, hand_of, have
from views.boards.score_pad.typed import Typed

_WRITTEN = re.compile(rf"(\d{{1,2}})\.(\d{{1,3}})\.([0-9.+*/()-]{{1,{LONGEST}}})")
"""Seat, cell and typed text."""


def write_draft(screen: Screen) -> str:
    """Encode the typed number that is not entered yet, with its seat and cell, or an empty text."""
    typed, cell = hand_of(screen).typed, cell_in_hand(screen)
    if typed is None or typed.stands or not typed.text or cell is None:
        return ""
    return f"{screen.seat}.{cell}.{typed.text}"


def read_draft(screen: Screen, text: str) -> None:
    """Restore the typed number, if its cell is still empty and this phone may enter it."""
    found = _WRITTEN.fullmatch(text)
    position = screen.position
    if not found or int(found[1]) >= len(position.rows):
        return
    seat, cell = int(found[1]), int(found[2])
    if cell not in position.enterable_cells(seat):
        return
    before = screen.seat
    screen.look(seat)
    if screen.acting:
        have(screen, Hand(cell, Typed(found[3])))
    else:
        screen.look(before)
