"""Where things lie on the screen, noted after every tap: nothing may move away from under a finger."""

import re
from collections.abc import Callable, Hashable

from tests.browser.boxes import boxes
from tests.browser.phone import Phone

SQUARE = re.compile(r"([a-z]\d+)(?![\w])")
"""How the name of a square begins, whatever a screen reader says of it after that."""

TOLERANCE = 1.0
"""Pixels that a square may seem to move: what is drawn is rounded to whole ones."""

LOOKS = 20
"""The most looks at a page that does not come to rest."""

Place = tuple[float, float, float, float]
"""The left and upper edge, the width and the height, in pixels."""

Places = dict[str, Place]

Seen = Callable[[Phone], Places]

Away = Callable[[Place, Place], bool]


def squares(phone: Phone) -> Places:
    """Return the places of all squares in sight, by name. Buttons with similar names are left out."""
    found: Places = {}
    for box in boxes(phone):
        if at := SQUARE.match(box.name):
            found.setdefault(at[1], (box.x, box.y, box.width, box.height))
    return found


def buttons(phone: Phone) -> Places:
    """Return the places of everything to tap that has a name of its own."""
    found = [box for box in boxes(phone) if box.tap and box.name]
    names = [box.name for box in found]
    return {box.name: (box.x, box.y, box.width, box.height) for box in found if names.count(box.name) == 1}


def is_shifted(before: Place, now: Place) -> bool:
    """Check that a thing has moved or changed its width. Its lower edge may be cut off."""
    return any(abs(one - other) > TOLERANCE for one, other in zip(before[:3], now[:3], strict=True))


def is_missed(before: Place, now: Place) -> bool:
    """Check that a finger that aimed at a thing's middle now misses it.

    A list whose lower edge is covered by what comes below it has not moved: its last things are cut there.
    """
    x, y = before[0] + before[2] / 2, before[1] + before[3] / 2
    width, height = max(before[2], now[2]), max(before[3], now[3])
    return not (now[0] <= x <= now[0] + width and now[1] <= y <= now[1] + height)


class Watched:
    """Notes where things lie at one moment of a turn after another.

    Attributes:
        moved: what was found at another place than before within one part of the game.
        notes: how often things were looked for and found.
    """

    def __init__(self, phone: Phone, seen: Seen = squares, away: Away = is_shifted) -> None:
        """Begin with nothing noted.

        Args:
            phone: the browser with the board.
            seen: tells where the things lie.
            away: tells of two places whether the second is another.
        """
        self._phone, self._seen, self._away = phone, seen, away
        self._part: Hashable = None
        self._before: Places = {}
        self.moved: list[str] = []
        self.notes = 0

    def note(self, part: Hashable, what: str) -> None:
        """Note if the things are.

        Args:
            part: of the game; in another one they may stand elsewhere.
            what: was done just now.
        """
        now = self._look()
        self.notes += bool(now)
        left = self._before.keys() & now.keys()
        if part == self._part and now and len(left) * 2 > len(self._before):  # else it is another page
            far = {at: (self._before[at], now[at]) for at in left if self._away(self._before[at], now[at])}
            if far:
                example = next(iter(far.items()))
                self.moved.append(f"{part}, {what}: {len(far)} of {len(self._before)}, {example}")
        self._part, self._before = part, now or self._before

    def _look(self) -> Places:
        """Find where the things lie once two looks in a row agree: a page is told in steps to its reader."""
        before = self._seen(self._phone)
        for _ in range(LOOKS):
            now = self._seen(self._phone.settle())
            if now == before:
                break
            before = now
        return before
