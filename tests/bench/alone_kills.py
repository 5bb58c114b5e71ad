"""Kills of a browser in which the app lives alone: ``python -m tests.bench.alone_kills 100``.

A table is played by tapping, with moves and moves taken back; as soon as the screen has shown one the whole
browser is ended with SIGKILL, started again on the same profile, and must show what it had called done. Needs
a Chromium; ``--site FOLDER`` takes a site that was made.
"""

import argparse
import contextlib
import tempfile
import time
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext, Error, Playwright, sync_playwright

from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.intents import Accepted, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.bench.alone import site
from tests.browser.alone import bring_table, play, start_alone
from tests.browser.chromium import Chromium, kill_all
from tests.browser.phone import IPHONE, Phone
from tests.browser.standing import Standing
from tests.browser.table import TEXTS
from tests.hosting.play import Clock
from tests.views.carrying import begin_table
from tests.views.fingers import Names

MOST_ACTS = 3
"""Between two kills."""


def opened(playwright: Playwright, profile: Path) -> BrowserContext:
    """Return a browser with a profile that outlives it."""
    context = Chromium(playwright).launch_own(profile, **IPHONE, locale="en-US")
    context.set_default_timeout(60_000)
    return context


def act(phone: Phone, mirror: TableSession, dice: Random) -> None:
    """Make a move or take one back. A game that this ended goes on, since an ended one is filed away."""
    if dice.random() < 0.6:
        play(phone, mirror, dice)
        if mirror.game.agenda(mirror.table.position).tasks:
            return
    names = Names(TEXTS["en"], mirror)
    phone.touch(names.undo())
    assert isinstance(mirror.submit(Undo()), Accepted)
    phone.expect_text(names.undo())


def run(playwright: Playwright, url: str, kills: int, mirror: TableSession) -> tuple[int, int]:
    """Play and kill so many times: the acts that were called done, and how many kills lost one."""
    names, dice, acts, lost, where = Names(TEXTS["en"], mirror), Random(1), 0, 0, ""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        for number in range(kills):
            context = opened(playwright, profile)
            phone = Phone(context)
            if not where:
                bring_table(phone, url)
                where = phone.page.url
            else:
                try:
                    start_alone(phone, where, names.undo())
                except AssertionError:
                    lost += 1
                    print(f"after kill {number} the last move is missing: {phone.texts()[:400]}")
                    break
            for _ in range(dice.randint(1, MOST_ACTS)):
                act(phone, mirror, dice)
                acts += 1
            time.sleep(dice.random() * 0.05)
            kill_all(profile)
            with contextlib.suppress(Error):
                context.close()
            print(f"{number + 1} kills, {acts} acts", flush=True)
    return acts, lost


def main() -> None:
    """Kill, look, and print what was lost."""
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("kills", type=int, nargs="?", default=100)
    said.add_argument("--site", type=Path)
    args = said.parse_args()
    disk = LogDisk((MemoryTape(), MemoryTape()), Path("/home"), clock=Clock())
    with (
        site(args.site) as root,
        Standing(root, "companion") as standing,
        OpenHome.open(Path("/home"), disk=disk) as house,
        sync_playwright() as playwright,
    ):
        acts, lost = run(playwright, standing.url, args.kills, house.tables.adopt(begin_table()))
    print(f"{args.kills} kills, {acts} acts that the screen called done, missing after {lost} kills")


if __name__ == "__main__":
    main()
