"""The app from files alone next to the served one: ``python -m tests.bench.alone 3``.

Both are opened for the first time and again, in turn, so many times, and a table is played by tapping: bytes
on the wire, seconds until there is something to tap, later also without the snapshot of Python's memory,
milliseconds from a tap to the answer of Python, memory of the page, and how long a durable append takes.
Needs a Chromium, as the browser tests do; ``--site FOLDER`` takes a site that was made.
"""

import argparse
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.open_home import OpenHome as Home
from tests.browser.alone import awake, bring_table, play, say, snapshot_kept
from tests.browser.app_server import AppServer
from tests.browser.chromium import Chromium
from tests.browser.phone import IPHONE, Phone
from tests.browser.standing import Standing
from tests.hosting.play import Clock
from tests.views.carrying import begin_table
from views.entry.main import make_main
from views.site.build import build_site_folder

MOVES = 24
APPENDS = 300
MARKS = """(() => {
  let since = 0;
  window.answered = [];
  addEventListener("pointerup", () => { since = performance.now(); }, true);
  const came = (data) => {
    if (!since || !(data instanceof Uint8Array || data instanceof ArrayBuffer)) return;
    answered.push(performance.now() - since);
    since = 0;
  };
  const listening = (Kind) => class extends Kind {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => came(data));
    }
  };
  window.Worker = listening(Worker);
  window.WebSocket = listening(WebSocket);
})()"""
APPEND = f"""
const folder = await navigator.storage.getDirectory();
const file = await (await folder.getFileHandle("measured", {{ create: true }})).createSyncAccessHandle();
const line = new Uint8Array(200);
const took = [];
for (let at = 0; at < {APPENDS}; at += 1) {{
  const begun = performance.now();
  file.write(line, {{ at: at * line.length }});
  file.flush();
  took.push(performance.now() - begun);
}}
file.close();
self.postMessage(took);
"""
FORGET = "navigator.storage.getDirectory().then((folder) => folder.removeEntry('companion-snapshot'))"
ASK_APPEND = """() => new Promise((resolve) => {
  new Worker("append.js", { type: "module" }).onmessage = ({ data }) => resolve(data);
})"""


@dataclass
class Found:
    """What was measured of one of the two, run by run."""

    first: list[float] = field(default_factory=list)
    later: list[float] = field(default_factory=list)
    from_files: list[float] = field(default_factory=list)
    bytes_first: list[int] = field(default_factory=list)
    bytes_later: list[int] = field(default_factory=list)
    taps: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    appends: list[float] = field(default_factory=list)


def opened(phone: Phone, url: str | None) -> float:
    """Seconds until a page shows what can be tapped. Without an address the page is loaded anew."""
    begun_at = time.monotonic()
    if url:
        phone.page.goto(url, wait_until="domcontentloaded")
    else:
        phone.page.reload(wait_until="domcontentloaded")
    awake(phone, say("games"))
    return time.monotonic() - begun_at


def memory(browser: Browser) -> float:
    """Megabytes of the largest page: its share of what it has in memory."""
    asking = browser.new_browser_cdp_session()
    processes = asking.send("SystemInfo.getProcessInfo")["processInfo"]
    asking.detach()
    found = [0.0]
    for process in processes:
        if process["type"] == "renderer":
            rolled = Path(f"/proc/{process['id']}/smaps_rollup").read_text(encoding="ascii")
            kilobytes = next(line.split()[1] for line in rolled.splitlines() if line.startswith("Pss:"))
            found.append(int(kilobytes) / 1024)
    return max(found)


def play_on(phone: Phone, url: str) -> list[float]:
    """Milliseconds from each tap of some moves to the first answer."""
    with Home.open(
        Path("/home"), disk=LogDisk((MemoryTape(), MemoryTape()), Path("/home"), clock=Clock())
    ) as home:
        mirror, dice = home.tables.adopt(begin_table()), Random(1)
        bring_table(phone, url)
        phone.page.evaluate("answered.length = 0")
        for _ in range(MOVES):
            play(phone, mirror, dice)
    found: list[float] = phone.page.evaluate("answered")
    return found


def run(browser: Browser, url: str, found: Found, sent: list[int]) -> None:
    """Open one of the two for the first time and again, and play."""
    context = browser.new_context(**IPHONE, locale="en-US")
    context.add_init_script(MARKS)
    context.set_default_timeout(60_000)
    phone = Phone(context)
    for seconds, sizes, address in (
        (found.first, found.bytes_first, url),
        (found.later, found.bytes_later, None),
        (found.later, found.bytes_later, None),
    ):
        before = len(sent)
        seconds.append(opened(phone, address))
        sizes.append(sum(sent[before:]))
        if sent:
            snapshot_kept(phone)
    if sent:
        phone.page.evaluate(FORGET)
        found.from_files.append(opened(phone, None))
        snapshot_kept(phone)
    found.taps += play_on(phone, url)
    found.memory.append(memory(browser))
    if sent:
        found.appends += phone.page.evaluate(ASK_APPEND)
    context.close()


@contextmanager
def site(made: Path | None) -> Iterator[Path]:
    """Provide a web space with the site in it."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        if made is None:
            build_site_folder(root / "companion", Path("build/wheels"))
        else:
            shutil.copytree(made, root / "companion")
        (root / "companion" / "append.js").write_text(APPEND, encoding="utf-8")
        yield root


def told(name: str, found: Found) -> None:
    """Print what was measured of one of the two."""
    print(f"{name}:")
    print(f"  first visit {median(found.first):.1f} s, {min(found.first):.1f}-{max(found.first):.1f}")
    print(f"  later starts {median(found.later):.1f} s, {min(found.later):.1f}-{max(found.later):.1f}")
    if found.from_files:
        slow = median(found.from_files)
        print(f"  one without a snapshot {slow:.1f} s: {slow / median(found.later):.1f} times as long")
    if any(found.bytes_first):
        print(
            f"  bytes on the wire {median(found.bytes_first) / 1e6:.2f} MB, later {max(found.bytes_later)} B"
        )
    print(f"  tap to answer {median(found.taps):.0f} ms, p95 {quantiles(found.taps, n=20)[-1]:.0f} ms")
    print(f"  memory of the page {median(found.memory):.0f} MB")
    if found.appends:
        slow = quantiles(found.appends, n=20)[-1]
        print(f"  durable append {median(found.appends):.2f} ms, p95 {slow:.2f} ms")


def main() -> None:
    """Measure, and print."""
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("runs", type=int, nargs="?", default=3)
    said.add_argument("--site", type=Path)
    args = said.parse_args()
    alone, served = Found(), Found()
    with (
        site(args.site) as root,
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as kept,
        Standing(root, "companion", packing=True) as standing,
    ):
        for number in range(args.runs):
            with closing(Chromium(playwright)) as chromium:
                run(chromium.running(), standing.url, alone, standing.sent)
            with (
                closing(Chromium(playwright)) as chromium,
                Home.open(Path(kept, str(number))) as home,
                AppServer(make_main(home)) as house,
            ):
                run(chromium.running(), house.url, served, [])
    told("from files alone", alone)
    told("served", served)


if __name__ == "__main__":
    main()
