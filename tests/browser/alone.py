"""The app from files alone, as people use it: opened, a table brought in by a link, and played."""

from random import Random

from companion.hosting.intents import Play
from companion.hosting.session import TableSession
from companion.sharing.code import link
from tests.browser.phone import Phone
from tests.browser.table import TEXTS
from tests.views.carrying import begun, code
from tests.views.fingers import Names, likely

START = 90_000
"""Milliseconds a first start may take on a busy machine."""


def say(message: str) -> str:
    return TEXTS["en"].say(f"app-{message}")


def started(phone: Phone, url: str, text: str) -> Phone:
    phone.page.goto(url)
    return awake(phone, text)


def again(phone: Phone, text: str) -> Phone:
    phone.page.reload()
    return awake(phone, text)


def awake(phone: Phone, text: str) -> Phone:
    phone.page.wait_for_selector("#loading", state="detached", timeout=START)
    phone.awake()
    return phone.expect_text(text, timeout=START)


def play(phone: Phone, live: TableSession, dice: Random) -> None:
    """Make one move on the screen, and the same in the mirror; wait until the screen shows it."""
    names = Names(TEXTS["en"], live)
    seat, move = likely(live, dice)
    phone.touch(names.seat(seat)).expect_text(names.task(seat))
    for label in names.taps(seat, move):
        phone.touch(label)
    live.submit(Play(seat, move))
    phone.expect_text(names.undo())


def brought(phone: Phone, url: str) -> Phone:
    """A table that came by a link, taken in."""
    started(phone, link(url, code(begun())), say("bring-do-new"))
    phone.touch(say("bring-do-new"))
    return phone.expect_text(say("tab-rules"))
