"""A phone at a table of Card City: real fingers on a real screen, guided by what the house knows."""

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import flet as ft

from companion.engine.setup import Setup, make_seats
from companion.hosting.addresses import Address
from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import ServerAddress
from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from tests.browser.app_server import AppServer as Served
from tests.browser.phone import Phone
from tests.patience import patient
from tests.views.fingers import GAME, Names
from views.entry.main import make_main
from views.flet_adapter.bridge import PageMain

TEXTS = Texts.load_all()

T = TypeVar("T")

PATIENCE = patient(15.0)
"""Seconds until a tap must have had its effect."""


@dataclass(frozen=True)
class App:
    """The app as it is served, and the house behind it.

    Attributes:
        house: tables, history, people, preferences.
        served: the running server.
    """

    house: OpenHome
    served: Served

    def begin(self, *names: str, **setup: Any) -> TableSession:
        """Return a new table."""
        return self.house.tables.begin(GAME, Setup(make_seats(*(names or ("Ann", "Ben"))), **setup))

    def at_once(self, act: Callable[[], T]) -> T:
        """Run entries as one burst, so that each phone is drawn once."""
        done: T = self.served.in_its_thread(act)
        return done

    def url(self, session: TableSession | None = None) -> str:
        """Return the address of the home page, or of a table."""
        return f"{self.served.url}t/{session.id}" if session else self.served.url


@contextlib.contextmanager
def running(home: Path, *, reachable: bool = False) -> Iterator[App]:
    """Provide the real app, served from a home folder.

    What a test sends to a table comes in as from a phone.

    Args:
        home: folder of the home.
        reachable: True if other phones find it at ``lan.test``, as in a network of their own.
    """
    submit = TableSession.submit
    mains: list[PageMain] = []

    def main(page: ft.Page) -> None:
        mains[0](page)

    with OpenHome.open(home, fsync=False) as house, Served(main) as served:
        network = ServerAddress(served.port, ask=lambda: (Address("lan.test", "wlan0"),))
        mains.append(make_main(house, network if reachable else None))

        def sent(session: TableSession, *args: Any, **wanted: Any) -> Any:
            if house.tables.table(session.id) is not session:  # it lies in another house
                return submit(session, *args, **wanted)
            return served.in_its_thread(lambda: submit(session, *args, **wanted))

        with patch.object(TableSession, "submit", sent):
            yield App(house, served)


class AtTable:
    """Somebody who plays by touching the screen."""

    def __init__(self, phone: Phone, session: TableSession, locale: str = "en") -> None:
        self.phone = phone
        self.session = session
        self.names = Names(TEXTS[locale], session)

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.session.table.position

    def app(self, message: str, /, **params: Any) -> str:
        """Return a sentence of the app in this phone's language."""
        return self.names.app(message, **params)

    def ui(self, message: str, /, **params: Any) -> str:
        """Return a sentence of the board in this phone's language."""
        return self.names.ui(message, **params)

    def look(self, seat: int) -> "AtTable":
        """Look at a seat, and wait until its task is shown."""
        if len(self.session.names) > 1:
            self.phone.touch(self.names.seat(seat))
        self.phone.expect_text(self.names.task(seat))
        return self

    def aim(self, seat: int, move: Any) -> str:
        """Touch everything but the last button of a move, and return that button's label."""
        self.look(seat)
        *first, last = self.names.taps(seat, move)
        for label in first:
            self.phone.touch(label)
        return last

    def make(self, seat: int, move: Any) -> "AtTable":
        """Make a move and wait until the screen shows that it went in."""
        last = self.aim(seat, move)
        return self.answered(last)

    def answered(self, label: str) -> "AtTable":
        """Touch the label that makes the table go on, and wait until it has."""
        with self.heard():
            self.phone.touch(label)
        return self.shown()

    def shown(self) -> "AtTable":
        """Wait until the screen shows the last entry."""
        self.phone.expect_text(self.names.undo())
        return self

    @contextlib.contextmanager
    def heard(self) -> Iterator[None]:
        """Wait until something has happened at the table.

        Raises:
            AssertionError: nothing did.
        """
        before, end = self.session.table.seq, time.monotonic() + PATIENCE
        yield
        while self.session.table.seq == before:
            assert time.monotonic() < end, f"nothing happened; on the screen:\n{self.phone.texts()}"
            self.phone.page.wait_for_timeout(10)  # the browser works on while its driver waits
