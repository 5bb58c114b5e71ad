"""How soon pages find a host that was killed and started again: ``python -m tests.bench.restart 14``.

Four pages, one of the host and three of guests, lose a host that is killed without warning. It is started
again after a while that differs; a page is back when it has been drawn anew. Needs a Chromium, as the browser
tests do.
"""

import sys
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.chromium import Chromium
from tests.browser.phone import IPHONE, Phone
from tests.browser.process import Process

PAGES = 4
AWAY = (0, 2, 5, 12, 25)
"""Seconds for which nobody serves, before a start that takes some more."""

PATIENCE = 60.0
BACK = """() => !window.old && !document.getElementById("loading") && !document.getElementById("picture")
  && Boolean(document.querySelector("flt-semantics-placeholder"))"""


def pages_of(browser: Browser, machine: Process) -> list[Phone]:
    """Return the host's page and those of guests, each on a phone of its own."""
    urls = [machine.host_url(), *(machine.url() for _ in range(PAGES - 1))]
    return [Phone(browser.new_context(**IPHONE)).open(url) for url in urls]


def times_to_return(machine: Process, pages: list[Phone], away: int) -> list[float]:
    """Kill the host, start it again, and tell after how many seconds each page was back.

    Raises:
        AssertionError: one was not within a minute.
    """
    for phone in pages:
        phone.page.evaluate("window.old = true")
    machine.kill()
    pages[0].settle(away * 1000)
    begun = time.monotonic()
    machine.start()
    up, left, times = time.monotonic(), set(range(len(pages))), []
    while left:
        assert time.monotonic() - begun < PATIENCE, f"{len(left)} pages are not back"
        for number in tuple(left):
            with suppress(Error):  # it is loading just now
                if pages[number].page.evaluate(BACK):
                    left.remove(number)
                    times.append(time.monotonic() - up)
        pages[0].settle(50)
    return times


def main(rounds: int) -> None:
    """Kill the host so many times and print how long its pages took to come back once it served again."""
    dice = Random(rounds)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as home,
        closing(Chromium(playwright)) as chromium,
    ):
        machine = Process(Path(home)).start()
        pages = pages_of(chromium.running(), machine)
        found: list[float] = []
        for _ in range(rounds):
            found += times_to_return(machine, pages, dice.choice(AWAY))
            print(" ".join(f"{seconds:.1f}" for seconds in found[-PAGES:]), flush=True)
        machine.kill()
    print(f"{len(found)} pages back, half within {median(found):.1f} s, all within {max(found):.1f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]))
