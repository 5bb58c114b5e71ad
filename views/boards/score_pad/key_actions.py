"""Score pad on a keyboard: figures and signs type, Enter enters, arrows go to another number."""

from collections.abc import Callable
from functools import partial

from companion.games.score_pad.formula import FormulaError
from views.boards.score_pad.counted import count_pad, entry_bounds, is_place
from views.boards.score_pad.state import EMPTY, Hand, Screen, cell_in_hand, enter_number, have, typed_at
from views.boards.score_pad.table import take_number_in_hand
from views.boards.score_pad.typed import Typed
from views.boards.score_pad.words import formula_error_words
from views.device.keyboard import Action

KEYS = {
    "+": "+",
    "Add": "+",
    "-": "-",
    "\u2212": "-",
    "Subtract": "-",
    "*": "*",
    "X": "*",
    "Multiply": "*",
    "/": "/",
    ":": "/",
    "Divide": "/",
    ".": ".",
    ",": ".",
    "Decimal": ".",
    "(": "(",
    ")": ")",
}
"""Keys of the pad by the names of the keyboard's keys."""

NUMPAD = "Numpad "

STEPS = {"Arrow Left": (-1, 0), "Arrow Right": (1, 0), "Arrow Up": (0, -1), "Arrow Down": (0, 1)}
"""Seats and lines from one number to another, by the names of the keys."""


def find_typing(screen: Screen, key: str) -> Action | None:
    """Find the edit that a key makes wherever the focus is, or return None."""
    cell, key = cell_in_hand(screen), key.removeprefix(NUMPAD)
    if cell is None:
        return None
    if is_place(screen.position, cell):
        places = map(str, range(1, len(screen.position.rows) + 1))
        return partial(enter_number, screen, int(key)) if key in places else None
    if len(key) == 1 and key.isascii() and key.isdecimal():
        return partial(_change_typed, screen, Typed.with_key, key)
    if key in KEYS:
        return partial(_change_typed, screen, Typed.with_key, KEYS[key])
    if key == "Backspace":
        return partial(_change_typed, screen, Typed.without_last_key)
    return partial(have, screen, Hand(cell, Typed())) if key == "Delete" else None


def find_step(screen: Screen, key: str) -> Action | None:
    """Find the action of a key on the sheet: Enter enters the number, arrows go to another one."""
    if key.removeprefix(NUMPAD) == "Enter":
        return partial(enter_typed, screen)
    return partial(go_to_number, screen, *STEPS[key]) if key in STEPS else None


def enter_typed(screen: Screen) -> None:
    """Enter the typed number and go on to the next one, or tell why it is no number."""
    cell = cell_in_hand(screen)
    if cell is None:
        have(screen, EMPTY)
        return
    whole = is_place(screen.position, cell)
    try:
        value = typed_at(screen, cell).value(*entry_bounds(screen.position, cell), whole=whole)
    except FormulaError as error:
        screen.phone.tell(formula_error_words(screen.phone, error))
        return
    enter_number(screen, value)


def go_to_number(screen: Screen, right: int, down: int) -> None:
    """Take the number of the next seat or line in hand. It stays in hand at the edge of the sheet."""
    lines, cell = count_pad(screen).lines, cell_in_hand(screen)
    at = lines.index(cell) if cell in lines else 0
    line = lines[min(len(lines) - 1, max(0, at + down))]
    seat = min(len(screen.seats) - 1, max(0, screen.seat + right))
    if (seat, line) != (screen.seat, cell):
        take_number_in_hand(screen, seat, line)


def _change_typed(screen: Screen, edit: Callable[..., Typed], *keys: str) -> None:
    cell = cell_in_hand(screen)
    if cell is not None:
        have(screen, Hand(cell, edit(typed_at(screen, cell), *keys)))
