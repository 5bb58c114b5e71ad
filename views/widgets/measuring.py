"""About how much room a sentence takes before it is drawn."""

import math
import unicodedata

from views.screen import Screen

NARROW = 0.46
"""How wide a Latin letter is, as a part of its size; a Chinese one is as wide as it is high."""

ASKED, BESIDE = 16, 48
"""The size of the letters in which a seat is asked, and the pixels left free beside them."""


def length(text: str, size: float) -> float:
    """About how many pixels a sentence is long, in letters of a size."""
    return sum(size if unicodedata.east_asian_width(sign) in "WF" else size * NARROW for sign in text)


def lines(text: str, size: float, width: float) -> int:
    """In about how many lines of so many pixels a sentence is written; none for an empty one."""
    return math.ceil(length(text, size) / width)


def asked_lines(screen: Screen) -> int:
    """In how many lines it is said what the seat looked at is asked."""
    asked = (screen.about("task", task.id, task.params) for task in screen.tasks)
    across = (screen.phone.width - BESIDE) / screen.phone.scale
    return max(1, sum(lines(text, ASKED, across) for text in asked))
