"""Every page by keyboard in a low window: Tab goes once through all of it, and brings it into sight."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.phone import MOTION, Phone, Profile
from tests.browser.stops import PAUSE, PRESSES, SOON
from tests.browser.table import running
from tests.browser.tour import Stop, lay_out_tour, visit_stop
from tests.effort import PROOF, some

LOW: Profile = {**MOTION, "viewport": {"width": 420, "height": 600}}
"""A small window on a computer, which few pages fit."""

DAILY = ("new-card_city", "check-small_city")
"""Pages that are walked every day: fields, rows and pictures above a button that is pinned."""

PARTS = 12
"""Number of tests that share all pages in a proof, so that none takes too long."""

_FOCUS = """() => {
  const host = document.querySelector('flt-semantics-host');
  const focused = document.activeElement;
  if (!host || focused === document.body || !host.contains(focused)) return null;
  const outer = focused.tagName === 'FLT-SEMANTICS' ? focused : focused.parentElement;
  const box = node => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top, bottom };
  };
  const scrolls = node => /scroll|hidden/.test(node.style.overflowY);
  let around = outer.parentElement;
  while (around && around !== host && !scrolls(around)) around = around.parentElement;
  const window_ = { top: 0, bottom: innerHeight };
  const seen = around && around !== host ? box(around) : window_;
  const { top, bottom } = box(outer);
  const room = Math.min(bottom - top, seen.bottom - seen.top, innerHeight);
  return {
    id: outer.id,
    name: (focused.getAttribute('aria-label') || focused.textContent || focused.tagName).slice(0, 60),
    hidden: Math.round(room - (Math.min(bottom, seen.bottom, innerHeight) - Math.max(top, seen.top, 0))),
  };
}"""
"""Stop that has the focus: its id and name, and the pixels of its height that are not in sight."""

UNSEEN = 3
"""Pixels of a stop that may be hidden: the air around what is seen of it."""


class RoundsOfTab:
    """Rounds of Tab through a page, with the names of the stops that were out of sight or out of turn."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self.order: list[str] = []
        self.faults: list[str] = []

    def go_round(self) -> list[str]:
        """Press Tab until the focus comes to the first stop a third time, and list the faults."""
        rounds = 0
        for _ in range(PRESSES):
            stop = self._press_tab()
            if stop is None:
                continue  # on its way round the browser has it
            rounds += bool(self.order) and stop["id"] == self.order[0]
            if rounds == 2:
                break
            if rounds == 0 and stop["id"] in self.order[1:2]:  # the first one was of the page before
                del self.order[0]
                rounds = 1
            elif rounds == 0 and stop["id"] in self.order:
                self.faults.append(f"Tab comes back to {stop['name']!r} before it has been everywhere")
                break
            if rounds == 0:
                self.order.append(stop["id"])
            if stop["hidden"] > UNSEEN:
                self.faults.append(f"{stop['name']!r} lacks {stop['hidden']} px, round {rounds + 1}")
        return self.faults

    def _press_tab(self) -> dict[str, Any] | None:
        """Press Tab, and return the stop once it is in sight, or as it is after a while."""
        before = self._look()
        self._phone.page.keyboard.press("Tab")
        stop = before
        for _ in range(int(SOON // PAUSE)):
            self._phone.page.wait_for_timeout(PAUSE)
            stop = self._look()
            moved = (stop and stop["id"]) != (before and before["id"])
            if moved and (stop is None or stop["hidden"] <= UNSEEN):
                break
        return stop

    def _look(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self._phone.page.evaluate(_FOCUS)
        return found


def list_stops(stops: list[Stop], part: int) -> list[Stop]:
    """List the pages that are walked: a part of all in a proof, those with a pinned button every day."""
    return stops[part::PARTS] if PROOF else [stop for stop in stops if stop.name in DAILY]


@pytest.mark.parametrize("part", some(range(PARTS)))
def test_tab_goes_once_through_all_of_a_page_and_what_has_the_focus_is_in_sight(
    tmp_path: Path, phone: NewPhone, part: int
) -> None:
    with running(tmp_path, reachable=True) as app:
        visitor = phone(LOW, locale="en-US").open(app.url())
        faults = []
        for stop in list_stops(lay_out_tour(app), part):
            visit_stop(visitor, stop)
            faults += [f"{stop.name}: {fault}" for fault in RoundsOfTab(visitor).go_round()]
        assert faults == []
        assert visitor.failures == []
