"""Where the squares of a board lie on the screen, noted after every tap: none may move under a finger."""

import re
from collections.abc import Hashable

from tests.browser.boxes import boxes
from tests.browser.phone import Phone

SQUARE = re.compile(r"([a-z]\d+)(?![\w])")
"""How the name of a square begins, whatever a screen reader says of it after that."""

TOLERANCE = 1.0
"""Pixels that a square may seem to move: what is drawn is rounded to whole ones."""

Place = tuple[float, float, float, float]


def squares(phone: Phone) -> dict[str, Place]:
    """The left and upper edges, widths and heights of all squares that are seen, by name."""
    found = [(SQUARE.match(box.name), box) for box in boxes(phone)]
    return {at[1]: (box.x, box.y, box.width, box.height) for at, box in found if at}


class Watched:
    """Notes the squares of a board at one moment of a turn after another.

    Attributes:
        moved: what was found at another place than before within one part of the game.
        notes: how often squares were looked for and found.
    """

    def __init__(self, phone: Phone) -> None:
        """Begin with nothing noted.

        Args:
            phone: the browser with the board.
        """
        self._phone = phone
        self._part: Hashable = None
        self._before: dict[str, Place] = {}
        self.moved: list[str] = []
        self.notes = 0

    def note(self, part: Hashable, what: str) -> None:
        """Note where the squares are.

        Args:
            part: of the game; in another one a board may stand elsewhere.
            what: was done just now.
        """
        now = squares(self._phone)
        self.notes += bool(now)
        if part == self._part and now and self._before:
            left = self._before.keys() & now.keys()
            far = {at: (self._before[at], now[at]) for at in left if _apart(self._before[at], now[at])}
            if far or len(left) < len(self._before):
                example = next(iter(far.items()), sorted(self._before.keys() - now.keys()))
                self.moved.append(f"{part}, {what}: {len(far)} of {len(self._before)} squares, {example}")
        self._part, self._before = part, now or self._before


def _apart(one: Place, other: Place) -> bool:
    return any(abs(before - after) > TOLERANCE for before, after in zip(one, other, strict=True))
