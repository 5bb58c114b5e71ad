"""Walk with Tab through a page: what it leads to, and the ring around what has the focus."""

import io
from dataclasses import dataclass
from functools import reduce
from typing import Any

from PIL import Image, ImageChops, ImageColor, ImageFilter

from tests.browser.contrast import NEAR
from tests.browser.keyed import CHANGE
from tests.browser.phone import Phone
from tests.browser.table import TEXTS
from tests.patience import patient
from views.device.theme import LIGHT

PRESSES = 200
"""More presses of Tab than any page has stops, those among them that are passed twice."""

SOON = patient(1_500)
"""Milliseconds in which the ring around a stop is painted."""

PAUSE = 20
"""Milliseconds between two looks."""

LONG = 60
"""Least number of pixels along a ring, in a picture. It may be cut off at the edges of what scrolls."""

AROUND = 8
"""Pixels around a stop within which its ring lies."""

THICK, FILLED = 3, 9
"""Widths in pixels: of the thinnest ring, and of what is no line any more."""

COLOURS = (LIGHT.primary, LIGHT.on_surface)
"""Colours of rings."""

_STOPS = """() => {
  const host = document.querySelector('flt-semantics-host');
  const place = node => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [x, y, width, height];
  };
  const taps = [...host.querySelectorAll('[flt-tappable], input, textarea')];
  const shown = taps.filter(node => node.getBoundingClientRect().width > 2);
  const name = node => node.getAttribute('aria-label') || node.textContent || node.tagName;
  const outer = node => node.tagName === 'FLT-SEMANTICS' ? node : node.parentElement;
  const stop = node => node.closest('[tabindex="0"]') || node.querySelector('[tabindex="0"]') || node;
  const focused = document.activeElement;
  const here = focused === document.body || !host.contains(focused) ? null : outer(focused);
  return {
    reached: shown.map(node => [name(node).slice(0, 60), stop(outer(node)).id]),
    focus: here ? [here.id, name(focused).slice(0, 60)] : null,
    places: Object.fromEntries([...host.querySelectorAll('[id]')].map(node => [node.id, place(node)])),
  };
}"""
"""What can be tapped or typed into, each with the stop that it is or belongs to; the focus; places."""

_SAY = TEXTS["en"].say

PAD = frozenset("0123456789") | {
    *(
        _SAY(f"score_pad-ui-key-{key}")
        for key in ("plus", "minus", "times", "by", "point", "brackets", "negate", "back")
    ),
    *(_SAY("score_pad-ui-key-step", by=step, held=10 * step) for step in (5, 10)),
}
"""Keys of a number pad, which a keyboard has itself: they are no stops."""

Place = tuple[float, float, float, float]
"""Left and upper edge, width and height, in pixels."""


@dataclass(frozen=True)
class Seen:
    """Page as it is between two presses.

    Attributes:
        reached: names of all that can be tapped or typed into, each with the id of its stop.
        focus: id and name of what has the focus; None if nothing has it.
        places: places of everything, by id.
    """

    reached: list[tuple[str, str]]
    focus: tuple[str, str] | None
    places: dict[str, Place]


class StopWalk:
    """Walk with Tab through the page of a phone, until every stop was passed or one comes a third time."""

    def __init__(self, phone: Phone, *, rings: bool = True) -> None:
        """Begin a walk.

        Args:
            phone: the phone, which shows the page.
            rings: True if the ring around each stop is looked for.
        """
        self._phone, self._rings = phone, rings
        self.stops: list[tuple[str, Place]] = []
        self._passed: dict[str, int] = {}
        self._ringless: list[str] = []

    def list_faults(self) -> list[str]:
        """Walk, and list what Tab never leads to, and the stops around which no ring is seen."""
        self.walk()
        missed = self._list_missed(self._look())
        return [*(f"Tab does not lead to {name!r}" for name in missed), *self._ringless]

    def walk(self) -> list[tuple[str, Place]]:
        """Press Tab until every stop was passed, and return the stops in their order, each with its place."""
        for _ in range(PRESSES):
            before, picture = self._look(), self._take_picture() if self._rings else None
            self._phone.page.keyboard.press("Tab")
            after = self._wait_for_focus(before)
            if after.focus is None:
                continue  # on its way round the browser has it
            number, name = after.focus
            if number not in self._passed:
                self.stops.append((name, after.places[number]))
                if self._rings and before.places.get(number) == after.places[number]:
                    self._expect_ring(name, after.places[number], picture)
            self._passed[number] = self._passed.get(number, 0) + 1
            if self._passed[number] > 2 or not self._list_missed(after):
                return self.stops
        return self.stops

    def _list_missed(self, seen: Seen) -> list[str]:
        return [name for name, stop in seen.reached if stop not in self._passed and name not in PAD]

    def _look(self) -> Seen:
        found: dict[str, Any] = self._phone.page.evaluate(_STOPS)
        focus = found["focus"] and tuple(found["focus"])
        reached = [(name, stop) for name, stop in found["reached"]]
        return Seen(reached, focus, {each: tuple(place) for each, place in found["places"].items()})

    def _wait_for_focus(self, before: Seen) -> Seen:
        """Wait until the focus has moved. At the first press, or where there is a single stop, it stays."""
        after = before
        for _ in range(int(CHANGE // PAUSE)):
            self._phone.page.wait_for_timeout(PAUSE)
            after = self._look()
            if after.focus != before.focus:
                break
        return after

    def _expect_ring(self, name: str, place: Place, before: Image.Image | None) -> None:
        """Wait until a ring is painted around a place, where none was before."""
        assert before
        left, top, width, height = place
        box = (
            max(0, int(left - AROUND)),
            max(0, int(top - AROUND)),
            min(before.width, int(left + width + AROUND)),
            min(before.height, int(top + height + AROUND)),
        )
        if box[2] - box[0] < THICK or box[3] - box[1] < THICK:
            return
        without = _count_lines(before.crop(box))
        for _ in range(int(SOON // PAUSE)):
            if _count_lines(self._take_picture().crop(box)) >= without + LONG:
                return
            self._phone.page.wait_for_timeout(PAUSE)
        self._ringless.append(f"no ring is seen around {name!r}")

    def _take_picture(self) -> Image.Image:
        return Image.open(io.BytesIO(self._phone.page.screenshot())).convert("RGB")


def _count_lines(picture: Image.Image) -> int:
    """Count the pixels along the lines of a picture that have the colour of a ring, if they are as wide."""
    return sum(_count_lines_of(picture, ImageColor.getrgb(str(colour))) for colour in COLOURS)


def _count_lines_of(picture: Image.Image, colour: tuple[int, ...]) -> int:
    ground = Image.new("RGB", picture.size, colour[:3])
    parts = ImageChops.difference(picture, ground).split()
    mask = reduce(ImageChops.lighter, parts).point([255 if step < NEAR else 0 for step in range(256)])
    filled = mask.filter(ImageFilter.MinFilter(FILLED)).filter(ImageFilter.MaxFilter(FILLED))
    return ImageChops.subtract(mask, filled).histogram()[255] // THICK
