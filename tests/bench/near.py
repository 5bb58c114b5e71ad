"""How two browsers find each other without a server: ``python -m tests.bench.near SITE``.

SITE is a folder as ``make site`` makes it. Two browsers play a round of Citadels with its secrets, and the
guest is killed and comes back. Then one hosts and another comes several times, takes a seat and looks from
tab to tab; at last the host's page is ended. Needs a Chromium, as the browser tests do.
"""

import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from companion.engine.setup import Setup, make_seats
from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.open_home import OpenHome
from companion.sharing.qr import version_for
from tests.browser.chromium import Chromium
from tests.browser.near import (
    FLOOD,
    GARBAGE,
    HOME,
    LISTENING,
    SMALL,
    START,
    Pocket,
    awake,
    begin_near,
    bring_back_guest,
    deal_table,
    end_near,
    open_as_host,
    say,
    scan_table,
    send_until_cut,
    words,
)
from tests.browser.phone import Phone
from tests.browser.standing import Standing
from tests.hosting.play import Clock

COMES = 4
TAPS = 40
TABS = ("tab-log", "tab-rules")

TIMING = """
    globalThis.answers = [];
    let touched = 0;
    addEventListener("pointerup", () => { touched = performance.now(); }, true);
    globalThis.answered = () => { if (touched) answers.push(performance.now() - touched); touched = 0; };
"""
LISTENED = LISTENING.replace("listener.call", "if (event.data.byteLength > 1) answered(); listener.call")


def come(host: Phone, guest: Phone, invite: str) -> tuple[str, float, float]:
    """Return the code that was scanned, and the seconds from the second scan to the line and to a
    drawn page.
    """
    host.tap_label(say(invite)).expect_text(say("near-second-about"))
    code = scan_table(host)
    guest.page.goto(code)
    host.type(say("near-paste"), scan_table(guest))
    start = time.monotonic()
    host.tap_label(say("near-take"))
    guest.page.wait_for_selector("#near", state="hidden", timeout=START)
    line = time.monotonic() - start
    guest.page.wait_for_selector("#loading", state="detached", timeout=START)
    drawn = time.monotonic() - start
    awake(guest)
    return code, line, drawn


def played(chromium: Chromium, site: Standing, folder: Path) -> None:
    """Play a round of Citadels. Raises what its parts raise."""
    host, guest = (Pocket(chromium, folder / name) for name in ("host", "guest"))
    with deal_table() as session:
        where = begin_near(host, guest, site, session)
        send_until_cut(guest, GARBAGE)
        bring_back_guest(host, guest, where, session)
        end_near(host, guest, session)
        flooded = time.monotonic()
        send_until_cut(guest, FLOOD)
        print(f"a guest that floods its line is cut off after {time.monotonic() - flooded:.1f} s")
        host.phone.touch(say("tab-rules")).expect_text(say("ask-rules"))
    guest.die()
    host.die()
    print("a round of Citadels was played, no character was told too early, and the killed guest came back")


def measure(chromium: Chromium, site: Standing, folder: Path) -> None:
    """Host, come, look around, end. Print what was measured."""
    disk = LogDisk((MemoryTape(), MemoryTape()), HOME, clock=Clock())
    with OpenHome.open(HOME, disk=disk, clock=Clock()) as house:
        session = house.tables.begin("card_city", Setup(make_seats("Ann", "Ben")))
        pocket = Pocket(chromium, folder / "host")
        host = pocket.phone
        open_as_host(host, site, session)
    context = chromium.launch_own(folder / "guest", **SMALL, locale="en-US")
    context.add_init_script(TIMING + LISTENED)
    times = []
    for number in range(COMES):
        guest = Phone(context)
        code, *each = come(host, guest, "near-invite-next" if number else "near-invite")
        times.append(each)
    digits = code.rpartition("#")[2]
    print(f"offer: {(int(digits).bit_length() + 7) // 8} bytes, {len(digits)} digits, ", end="")
    print(f"version {version_for(digits, 'L')} alone, {version_for(code, 'L')} as a link (level L)")
    for what, at in (("line", 0), ("drawn page", 1)):
        found = [each[at] for each in times]
        print(f"second scan to {what}: the first time {found[0]:.1f} s, then {median(found[1:]):.1f} s")
    guest.tap_label(f"Ben: {say('seat-is-nobody')}").expect_text(say("tab-rules"))
    for number in range(TAPS):
        guest.touch(say(TABS[number % 2])).settle()
    answers: list[float] = guest.page.evaluate("answers")
    late = quantiles(answers, n=20)[-1]
    print(f"tap to answer: median {median(answers):.0f} ms, p95 {late:.0f} ms ({len(answers)})")
    start = time.monotonic()
    pocket.die()
    guest.page.get_by_text(words("gone"), exact=True).wait_for()
    print(f"the host's page ended: said after {time.monotonic() - start:.1f} s")
    context.close()


def main(site: Path) -> None:
    """Measure with a site that was made."""
    with (
        sync_playwright() as playwright,
        closing(Chromium(playwright)) as chromium,
        Standing(site, ".") as standing,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
    ):
        played(chromium, standing, Path(folder, "first"))
        measure(chromium, standing, Path(folder, "second"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
