"""Where the board stands and what acts beside it, noted after every tap of a finger."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from tests.browser.boxes import boxes
from tests.browser.phone import Phone
from tests.browser.standing_still import LOOKS, SQUARE, TOLERANCE
from views.device.theme import GAP
from views.widgets.table.bars import MARGIN

_FIND = """() => {
  const place = node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height];
  };
  const named = name => document.querySelector(`[flt-semantics-identifier="${name}"]`);
  const board = named('board'), acts = named('acts');
  const name = node => node.getAttribute('aria-label') || node.textContent || '';
  const leaf = node => !node.querySelector('flt-semantics');
  const hidden = node => {
    const [x, y, width, height] = place(node);
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    const within = x > -1 && y > -1 && x + width < innerWidth + 1 && y + height < innerHeight + 1;
    return !within || !there || !(node.contains(there) || there.contains(node)) || height < 30;
  };
  const taps = [...(acts ? acts.querySelectorAll('[flt-tappable]') : [])];
  const scrolled = acts && acts.querySelector('flt-semantics-scroll-overflow') ? [acts] : [];
  return {
    board: board && place(board),
    squares: [...(board ? board.querySelectorAll('flt-semantics') : [])]
      .filter(leaf).map(node => [name(node), place(node)]),
    hidden: [
      ...taps.filter(hidden).map(node => [name(node), place(node)]),
      ...scrolled.map(node => ['the actions scroll', place(node)]),
    ],
  };
}"""

Place = tuple[float, float, float, float]


def find_parts(phone: Phone) -> dict[str, Any]:
    """Find where the board stands, its squares, and what acts but is hidden or cut."""
    found: dict[str, Any] = phone.page.evaluate(_FIND)
    return found


def resize_window(phone: Phone, width: int, height: int) -> dict[str, Any]:
    """Resize the window, and find the parts of the table once its board has followed.

    Raises:
        AssertionError: it does not follow.
    """
    phone.page.set_viewport_size({"width": width, "height": height})
    wide, before = width - 2 * MARGIN, None
    for _ in range(LOOKS):
        boxes(phone)  # at rest
        found = find_parts(phone.settle())
        board = found["board"]
        if found == before and board and (board[2] == wide or board[3] == height - 2 * GAP):
            return found
        before = found
    raise AssertionError(f"the board does not follow to {width} x {height}")


@dataclass
class BoardWatch:
    """Notes of where the board stands while a table is played.

    Attributes:
        phone: the browser.
        moved: what stood elsewhere than before within one phase.
        hidden: what acts and could not be seen whole.
        notes: how often the board was found.
    """

    phone: Phone
    moved: list[str] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)
    notes: int = 0
    _boards: dict[Hashable, Place] = field(default_factory=dict)
    _squares: dict[Hashable, dict[str, Place]] = field(default_factory=dict)

    def note(self, phase: Hashable, seat: Hashable, after: str, *, near: bool = False) -> None:
        """Note where the board stands.

        Args:
            phase: of the game; in another one the board may stand elsewhere.
            seat: the seat looked at.
            after: the last tap.
            near: True if the person has zoomed in.
        """
        found = find_parts(self.phone.settle(60))
        for name, place in found["hidden"]:
            self.hidden.append(f"{phase}, after {after}: {name} at {place}")
        if not found["board"]:
            return  # a sheet, another page, or the phone changes hands
        self.notes += 1
        now = tuple(found["board"])
        before = self._boards.setdefault(phase, now)
        if _differs(before, now):
            self.moved.append(f"{phase}, after {after}: the board from {before} to {now}")
        if near:
            return
        squares = {match[1]: place for name, place in found["squares"] if (match := SQUARE.match(name))}
        known = self._squares.setdefault((phase, seat), squares)
        both = known.keys() & squares.keys()
        away = {at: (known[at], squares[at]) for at in both if _differs(known[at], squares[at])}
        if away or (known and squares and not both):
            example = next(iter(away.items()), "other squares")
            self.moved.append(f"{phase}, after {after}: {len(away)} squares, {example}")


def _differs(before: Place, now: Place) -> bool:
    return any(abs(one - other) >= TOLERANCE for one, other in zip(before, now, strict=True))
