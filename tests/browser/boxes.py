"""Where everything is that can be read or tapped, as the browser's tree for screen readers has it."""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.browser.phone import IPHONE, Phone

THUMB = 44
"""The least width and height of what is tapped, in pixels."""

FRAME = 3
"""Pixels of a button's frame, within which its name stands. Nothing else can be hit there."""

WIDTH: int = IPHONE["viewport"]["width"]
"""Of a phone, in pixels."""

REST, TRIES = 40, 25
"""Milliseconds in which whatever moves has moved; and how often that is looked at."""

_FIND = """reach => {
  const found = [];
  const scrolls = node => node && (
    [...node.children].some(each => each.tagName === 'FLT-SEMANTICS-SCROLL-OVERFLOW')
      || scrolls(node.parentElement)
  );
  for (const node of document.querySelectorAll('flt-semantics-host flt-semantics, flt-semantics-host h2')) {
    const tap = node.hasAttribute('flt-tappable');
    const own = [...node.childNodes].some(each => each.nodeType === 3 || each.tagName === 'SPAN');
    if (!tap && !own) continue;
    const {x, y, width, height} = node.getBoundingClientRect();
    if (!width || !height || x < -9999) continue;
    const name = node.getAttribute('aria-label') || (own ? node.textContent : '');
    const free = !tap || !reach || node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    found.push([name, tap, free, Boolean(scrolls(node)), x, y, width, height]);
  }
  return found;
}"""
"""Told whether to look at what lies over what is tapped, which takes longest."""


@dataclass(frozen=True)
class Box:
    """One thing on the screen.

    Attributes:
        name: what is read aloud.
        tap: whether it can be tapped.
        free: whether a finger at its middle reaches it and not what lies over it; true of what is only read.
        scrolls: whether it lies in something that scrolls.
        x: of its left edge, in pixels, like all that follow.
        y: of its upper edge.
        width: its width.
        height: its height.
    """

    name: str
    tap: bool
    free: bool
    scrolls: bool
    x: float
    y: float
    width: float
    height: float


def boxes(phone: Phone) -> list[Box]:
    """Return everything that can be read or tapped, as soon as nothing moves any more, as a sheet that slides
    in.
    """
    _at_rest(phone)
    return [Box(*each) for each in phone.page.evaluate(_FIND, True)]


def tappables(phone: Phone) -> list[str]:
    """Return the names of all that can be tapped, as soon as nothing moves any more, whatever lies
    over it.
    """
    return [box.name for box in _at_rest(phone) if box.tap and box.name]


def _at_rest(phone: Phone) -> list[Box]:
    """Return everything that can be read or tapped. Of nothing is known whether something lies over it."""
    found = phone.page.evaluate(_FIND, False)
    for _ in range(TRIES):
        before, found = found, phone.settle(REST).page.evaluate(_FIND, False)
        if found == before:
            break
    return [Box(*each) for each in found]


def outside(found: list[Box]) -> list[Box]:
    """Select the boxes that reach over the left or right edge of the phone."""
    return [box for box in found if box.x < -1 or box.x + box.width > WIDTH + 1]


def small(found: list[Box]) -> list[Box]:
    """Select the boxes too small to be tapped. A box that scrolls may be cut off in height."""
    least = THUMB - 2 * FRAME
    return [
        box for box in found if box.tap and (box.width < least or (box.height < least and not box.scrolls))
    ]


def covered_boxes(found: list[Box]) -> list[str]:
    """List the names of boxes to tap that lie under something and cannot be scrolled free."""
    return [box.name for box in found if box.tap and not box.free and not box.scrolls]


SWIPED = ("Go on with ", "More about this table ")
"""How the names on cards of tables begin; those after the first are swiped in from the right."""


def list_cut(found: Iterable[Box], width: int) -> list[str]:
    """List the names of the boxes that reach out of a window, besides cards that are swiped in."""
    every = list(found)
    cards = [box for box in every if box.name.startswith(SWIPED[0])]
    first = min(cards, key=lambda box: (box.y, box.x), default=None)
    return [
        box.name
        for box in every
        if (box.x < -1 or box.x + box.width > width + 1) and (box is first or not box.name.startswith(SWIPED))
    ]
