"""What one thread costs the renderer: ``python -m tests.bench.frames 5``.

The same pages are drawn with threads and without, in turn, so many times: the rulebook of a game while it is
scrolled, and texts that change without end. Threads are switched on by giving the browser the headers and the
setting that this app does not send. Needs a Chromium, as the browser tests do.
"""

import sys
import tempfile
import threading
import time
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Error, Playwright, Route, sync_playwright

from tests.browser import churning
from tests.browser.app_server import AppServer
from tests.browser.chromium import Chromium
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import running

SECONDS = 4.0
LONGEST = 60.0
COUNT = """() => {
  const draw = ImageBitmapRenderingContext.prototype.transferFromImageBitmap;
  window.frames_at = [];
  ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (...values) {
    frames_at.push(performance.now());
    return draw.apply(this, values);
  };
}"""


@dataclass(frozen=True)
class Frames:
    """What was drawn: frames a second, and the milliseconds between two of which one in twenty was longer."""

    rate: float
    slow: float


def with_threads(route: Route) -> None:
    """Answer as if threads were wanted."""
    answer = route.fetch()
    headers = {name: value for name, value in answer.headers.items() if not name.startswith("content-")}
    headers["content-type"] = answer.headers["content-type"]
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["cross-origin-embedder-policy"] = "require-corp"
    body = answer.body().replace(b"forceSingleThreadedSkwasm: true", b"forceSingleThreadedSkwasm: false")
    route.fulfill(status=answer.status, headers=headers, body=body)


def scroll(phone: Phone) -> None:
    """Turn the wheel up and down for a while."""
    end, way = time.monotonic() + SECONDS, 40
    phone.page.mouse.move(200, 500)
    while time.monotonic() < end:
        for _ in range(12):
            phone.page.mouse.wheel(0, way)
            phone.settle(16)
        way = -way


def measured(playwright: Playwright, url: str, threads: bool) -> Frames | None:
    """Return what a new browser draws of a page. None if the page died."""
    with closing(Chromium(playwright)) as chromium:
        phone = Phone(chromium.running().new_context(**IPHONE))
        bell = threading.Timer(LONGEST, chromium.kill)
        bell.start()
        try:
            if threads:
                phone.page.route("**/*", with_threads)
            phone.page.goto(url)
            phone.page.wait_for_selector("#loading", state="detached")
            phone.settle(2_500)
            assert bool(phone.page.workers) is threads
            phone.page.evaluate(COUNT)
            if "rules" in url:
                scroll(phone)
            else:
                phone.settle(SECONDS * 1000)
            at = phone.page.evaluate("frames_at")
        except Error:
            chromium.kill()
            return None
        finally:
            bell.cancel()
    pauses = sorted(after - before for before, after in pairwise(at))
    return Frames(len(at) / SECONDS, pauses[len(pauses) * 19 // 20]) if pauses else None


def main(rounds: int) -> None:
    """Measure so many times each way and print the medians."""
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home)) as app,
        AppServer(churning.make_main()) as churn,
        sync_playwright() as playwright,
    ):
        for what, url in (("scrolling", f"{app.served.url}rules/small_city"), ("changing texts", churn.url)):
            found: dict[bool, list[Frames | None]] = {True: [], False: []}
            for _ in range(rounds):
                for threads in found:
                    found[threads].append(measured(playwright, url, threads))
            for threads, runs in found.items():
                print(f"{what}, {'threads' if threads else 'one thread'}: {sentence_on(runs)}", flush=True)


def sentence_on(runs: list[Frames | None]) -> str:
    """Return a sentence on what several runs came to."""
    alive = [run for run in runs if run]
    died = f"{len(runs) - len(alive)} of {len(runs)} died"
    if not alive:
        return died
    rate, slow = median(run.rate for run in alive), median(run.slow for run in alive)
    return f"{died}; {rate:.0f} frames a second, one in twenty after more than {slow:.0f} ms"


if __name__ == "__main__":
    main(int(sys.argv[1]))
