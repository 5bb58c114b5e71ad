"""The app from files alone, as people use it: opened, a table brought in by a link, and played."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext, Route, Worker

from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.sharing.code import make_link
from tests.browser.phone import Phone
from tests.browser.table import TEXTS
from tests.hosting.play import Clock
from tests.patience import patient
from tests.views.carrying import begin_table, code
from tests.views.fingers import Names, choose_likely_move

HOME = Path("/home")

START = patient(90_000)
"""Milliseconds a first start may take on a busy machine."""


def say(message: str) -> str:
    return TEXTS["en"].say(f"app-{message}")


@contextmanager
def mirror_table() -> Iterator[TableSession]:
    """Provide the same table in this process, which tells which labels to tap."""
    disk = LogDisk((MemoryTape(), MemoryTape()), HOME, clock=Clock())
    with OpenHome.open(HOME, disk=disk, clock=Clock()) as house:
        yield house.tables.adopt(begin_table())


def start_alone(phone: Phone, url: str, text: str) -> Phone:
    phone.page.goto(url)
    return awake(phone, text)


def again(phone: Phone, text: str) -> Phone:
    phone.page.reload()
    return awake(phone, text)


def awake(phone: Phone, text: str) -> Phone:
    phone.page.wait_for_selector("flt-semantics-placeholder", state="attached", timeout=START)
    phone.awake()
    return phone.expect_text(text, timeout=START)


def touch_move(phone: Phone, session: TableSession, dice: Random) -> Play:
    """Touch the labels of one likely move, and return the move."""
    names = Names(TEXTS["en"], session)
    seat, move = choose_likely_move(session, dice)
    phone.touch(names.seat(seat)).expect_text(names.task(seat))
    for label in names.taps(seat, move):
        phone.touch(label)
    return Play(seat, move)


def play(phone: Phone, session: TableSession, dice: Random) -> None:
    """Make one move on the screen, and the same in the mirror. Wait until the screen shows it."""
    session.submit(touch_move(phone, session, dice))
    phone.expect_text(Names(TEXTS["en"], session).undo())


def bring_table(phone: Phone, url: str) -> Phone:
    """Bring a table to a phone by a link, and take it in."""
    start_alone(phone, make_link(url, code(begin_table())), say("bring-do-new"))
    phone.touch(say("bring-do-new"))
    return phone.expect_text(say("tab-rules"))


def spoil_script(phone: Phone, script: str) -> Phone:
    """Run a script in Python's worker before anything else."""

    def with_script(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    phone.page.context.route("**/worker.js*", with_script)
    return phone


KEPT = """async () => {
  const folder = await navigator.storage.getDirectory();
  const names = await Array.fromAsync(folder.keys());
  if (names.includes("companion-snapshot-trying") || !names.includes("companion-snapshot")) return false;
  return (await (await folder.getFileHandle("companion-snapshot")).getFile()).size > 0;
}"""
"""Whether a snapshot of Python's memory is kept, and the start before this went well."""


def snapshot_kept(phone: Phone) -> Phone:
    """Wait until a later start can go on from a snapshot."""
    until = time.monotonic() + START / 1000
    while not phone.page.evaluate(KEPT):
        assert time.monotonic() < until, "no snapshot is kept"
        phone.settle()
    return phone


def python_of(phone: Phone) -> Worker:
    """Return the worker in which the Python of a page runs."""
    return next(each for each in phone.page.workers if "worker.js" in each.url)


def began(phone: Phone) -> str:
    """Return the start that Python's worker made: anew, or from a snapshot."""
    found: str = python_of(phone).evaluate("self.began")
    return found


class Lone:
    """Somebody's browser in which the app lives alone, with a table that is played.

    Attributes:
        phone: the page that has the home.
        where: the address of the table.
    """

    def __init__(self, phone: Phone, url: str, session: TableSession) -> None:
        self.phone = bring_table(phone, url)
        self.where = self.phone.page.url
        self._live, self._dice, self._names = session, Random(1), Names(TEXTS["en"], session)
        self._url = url

    @property
    def context(self) -> BrowserContext:
        """What its pages share."""
        return self.phone.page.context

    @property
    def last(self) -> str:
        """How the screen tells the last move."""
        return self._names.undo()

    @property
    def ann(self) -> str:
        """One of the people at the table."""
        return self._live.names[0]

    def play(self, phone: Phone | None = None) -> None:
        """Make a move, on another page if one is given."""
        play(phone or self.phone, self._live, self._dice)

    def tries(self) -> None:
        """Touch the labels of a move without waiting for its effect."""
        touch_move(self.phone, self._live, self._dice)

    def undo(self) -> None:
        """Take the last move back."""
        said = self.last
        self.phone.touch(said).expect_no_text(said)

    def go(self, page: str, text: str) -> Phone:
        """Open a page of the app that runs, and wait until a text is there."""
        self.phone.page.evaluate(f"location.hash = '#/{page}'")
        return self.phone.expect_text(text, timeout=START)

    def sit(self) -> "Lone":
        """Open the table."""
        self.go(self.where.partition("#/")[2], self.last)
        return self
