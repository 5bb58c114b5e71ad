"""A table played with a keyboard alone: Tab to a stop, arrows within it, Enter."""

from typing import Any

from tests.browser.phone import MOTION, Phone, Profile
from tests.browser.table import TEXTS
from tests.browser.touching import Touching
from tests.patience import patient

KEYS: Profile = {**MOTION, "viewport": {"width": 480, "height": 900}}
"""A narrow window on a computer, which no finger can touch."""

STOPS, CELLS = 60, 60
"""The most presses of Tab until everything was reached, and of arrows until every cell was."""

CHANGE = patient(400)
"""Milliseconds until a press has moved the focus or the cursor. At an edge it moves nothing."""

ROWS = tuple(texts.say("app-row-keys") for texts in TEXTS.values())
"""Names of rows, which have one order whatever lines they stand in."""

PAUSE = 20
"""Milliseconds between two looks at what has the focus."""

NOTHING = 200
"""Milliseconds after which what was chosen already is known to change nothing."""

_LOOK = """label => {
  const own = node => [...node.childNodes].filter(each => each.nodeType === 3 || each.tagName === 'SPAN');
  const name = node =>
    (node.getAttribute('aria-label') || own(node).map(each => each.textContent).join('')).trim();
  const middle = node => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const wide = node => node.getBoundingClientRect().width > 2;
  const nodes = root => [...root.querySelectorAll('flt-semantics')];
  const named = nodes(document).filter(node => name(node) === label && wide(node));
  const wanted = named.find(node => node.closest('[flt-tappable]')) || named[0];
  if (!wanted) return null;
  const stop = wanted.closest('[tabindex="0"]') || wanted.querySelector('[tabindex="0"]');
  const small = stop ? nodes(stop).filter(node => !wide(node)).map(name) : [];
  const under = stop && nodes(stop).find(node => wide(node) && node !== stop && small.includes(name(node)));
  return {
    own: Boolean(stop && (stop === wanted || wanted.contains(stop))),
    here: stop !== null && stop === document.activeElement,
    there: small.includes(label),
    says: small.join('|'),
    called: stop ? (stop.getAttribute('aria-label') || stop.textContent) : '',
    at: under ? middle(under) : null,
    wanted: middle(wanted),
    focus: document.activeElement.id,
  };
}"""
"""Where the stop of a label is, whether it has the focus, and what its cursor stands on."""


class Keys:
    """The keys of a keyboard in one window."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    def press(self, key: str) -> None:
        """Press a key, whatever has the focus."""
        self._phone.page.keyboard.press(key)

    def enter(self, label: str) -> None:
        """Press Enter on what is called so."""
        self.reach(label)
        self.press("Enter")

    def reach(self, label: str) -> None:
        """Bring the focus and the cursor to what is called so.

        Raises:
            AssertionError: no key leads there.
        """
        self._phone.labelled(label).wait_for(state="attached")
        for _ in range(STOPS):
            seen = self._look_for(label)
            if seen["here"]:
                break
            self.press("Tab")
            self._wait_for_change(label, "focus", seen["focus"])
        seen = self._look_for(label)
        assert seen["here"], f"no Tab leads to {label!r}"
        if not seen["own"]:
            self._go_to(label)

    def _go_to(self, label: str) -> None:
        """Move the cursor of a board or a row to what is called so."""
        stuck: set[str] = set()
        seen = self._look_for(label)
        row = any(words in seen["called"] or words in seen["says"] for words in ROWS)
        if row and not seen["there"]:
            self.press("Home")
            self._wait_for_change(label, "says", seen["says"])
        for _ in range(CELLS):
            seen = self._look_for(label)
            if seen["there"]:
                return
            key = "ArrowRight" if row else _choose_arrow(seen, stuck)
            self.press(key)
            moved = self._wait_for_change(label, "says", seen["says"])
            stuck = set() if moved else {*stuck, key}
        raise AssertionError(f"no arrow leads to {label!r}; the cursor stands on {seen['says']!r}")

    def _look_for(self, label: str) -> dict[str, Any]:
        found: dict[str, Any] | None = self._phone.page.evaluate(_LOOK, label)
        assert found, f"{label!r} is gone"
        return found

    def _wait_for_change(self, label: str, what: str, before: object) -> bool:
        """Wait until the focus or the words of the cursor are others. False if they stay."""
        for _ in range(int(CHANGE // PAUSE)):
            self._phone.page.wait_for_timeout(PAUSE)
            if self._look_for(label)[what] != before:
                return True
        return False


class Keyed(Touching):
    """Somebody who plays with a keyboard alone."""

    @property
    def keys(self) -> Keys:
        """The keyboard."""
        return Keys(self.phone)

    def touch(self, *labels: str) -> "Keyed":
        """Press one thing after the other by keys. Returns when the screen shows the answer."""
        for label in labels:
            self.keys.reach(label)
            with self.answered(NOTHING if self._chosen(label) else self.patience):
                self.keys.press("Enter")
        return self


def _choose_arrow(seen: dict[str, Any], stuck: set[str]) -> str:
    """Choose the arrow that leads towards the wanted place, other than those that have led nowhere."""
    if seen["at"] is None:
        return "ArrowRight" if "ArrowRight" not in stuck else "ArrowLeft"
    right, down = (seen["wanted"][axis] - seen["at"][axis] for axis in (0, 1))
    across = "ArrowRight" if right > 0 else "ArrowLeft"
    along = "ArrowDown" if down > 0 else "ArrowUp"
    order = (across, along) if abs(right) > abs(down) else (along, across)
    return next((key for key in order if key not in stuck), order[0])
