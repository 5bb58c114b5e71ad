"""What a phone itself takes until the answer is on its screen: ``python -m tests.bench.drawn 6 10``.

A phone looks at each game's sample, two thirds into the evening, with a processor slowed down so many times;
so many entries are taken back and brought back by somebody else. Told is what the phone was sent, how long
from the first of it until the first picture after the last of it, and how long its one thread was busy. The
browser draws without a graphics card, by code that was compiled in haste: it is good for comparing two
versions, or two games. Needs a Chromium, as the browser tests do.
"""

import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, CDPSession, sync_playwright

from companion.engine.record import Record
from companion.engine.table import Table
from companion.games import GAMES
from companion.hosting.intents import Redo, Undo
from companion.hosting.samples import sample_table
from companion.hosting.session import TableSession
from tests.browser.chromium import Chromium
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import App, running

QUIET = 1_500
"""Milliseconds after which everything has been drawn."""

NOTE = """() => {
  window.heard = [];
  window.drawn = [];
  const Own = WebSocket;
  window.WebSocket = class extends Own {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        heard.push([performance.now(), data.byteLength ?? data.size]);
      });
    }
  };
  const shown = ImageBitmapRenderingContext.prototype;
  const draw = shown.transferFromImageBitmap;
  shown.transferFromImageBitmap = function (...given) {
    draw.apply(this, given);
    drawn.push(performance.now());
  };
}"""


@dataclass(frozen=True)
class Answer:
    """What one change came to on a phone: bytes it was sent, milliseconds until it was drawn, and of work."""

    size: int
    wait: float
    work: float


def evening(app: App, game_id: str) -> TableSession:
    """Return a game's sample, two thirds into the evening."""
    whole = sample_table(game_id)
    begun = Record(whole.header, whole.entries[: len(whole.entries) * 2 // 3])
    return app.house.tables.adopt(Table.replay(whole.game, begun), with_new_id=True)


def busy(asking: CDPSession) -> float:
    """For how many milliseconds the page's thread has worked so far."""
    metrics = asking.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration")) * 1000


def answer(phone: Phone, asking: CDPSession, act: Callable[[], object]) -> Answer | None:
    """Return what an act came to. None if nothing was drawn for it."""
    phone.page.evaluate("heard.length = drawn.length = 0")
    before = busy(asking)
    act()
    phone.settle(QUIET)
    heard, drawn = phone.page.evaluate("[heard, drawn]")
    pictures = [at for at in drawn if heard and at > heard[-1][0]]
    if not pictures:
        return None
    return Answer(sum(size for _, size in heard), pictures[0] - heard[0][0], busy(asking) - before)


def measured(app: App, context: BrowserContext, game_id: str, slower: float, times: int) -> list[Answer]:
    """Return what entries of a game that are taken back and brought back come to on a phone of its own."""
    session, phone = evening(app, game_id), Phone(context)
    phone.page.add_init_script(f"({NOTE})()")
    phone.open(app.url(session)).settle(QUIET)
    asking = context.new_cdp_session(phone.page)
    asking.send("Performance.enable")
    asking.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    turns = cycle((Undo(), Redo()))
    found = [
        answer(phone, asking, lambda: app.at_once(lambda: session.submit(next(turns)))) for _ in range(times)
    ]
    return [one for one in found if one]


def main(slower: float, times: int) -> None:
    """Measure every game and print the medians."""
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home)) as app,
        sync_playwright() as playwright,
        closing(Chromium(playwright)) as chromium,
    ):
        for game_id in GAMES:
            with closing(chromium.running().new_context(**IPHONE)) as context:
                answers = measured(app, context, game_id, slower, times)
            size, wait, work = (
                median(getattr(one, what) for one in answers) for what in ("size", "wait", "work")
            )
            print(f"{game_id}: {size / 1000:.0f} KB; drawn after {wait:.0f} ms; {work:.0f} ms of work")


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
