"""Two workers behind the proxy that is shipped, over one PostgreSQL: two phones, and a worker that dies."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest
from playwright.sync_api import Error

from companion.engine.setup import Setup, make_seats
from companion.history.errors import Clock
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome, current_millis
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.process import free_port
from tests.browser.table import TEXTS
from tests.deploy.proxy import Proxy, haproxy
from tests.patience import patient
from tests.postgres.cluster import Cluster
from tests.views.fingers import GAME, Names, choose_likely_move

EN = TEXTS["en"]
PATIENCE = patient(120.0)
MINE = EN.say("app-with-mine", what="").strip(" ,")


class Worker:
    """`companion --worker`, in a process of its own.

    Attributes:
        port: where it listens.
        log: what it has written.
    """

    def __init__(self, name: str, store: str, home: str, public: str, log: Path) -> None:
        self.port, self.log = free_port(), log
        said = ["--worker", name, "--store", store, "--home-name", home, "--public-url", public]
        arguments = [sys.executable, "-m", "companion", *said, "--port", str(self.port), "--only-here"]
        with log.open("ab") as out:
            self.process = subprocess.Popen(arguments, stdout=out, stderr=out)

    def get(self, path: str) -> str:
        """Return what it answers to whoever is on its machine. Nothing while it does not."""
        with suppress(OSError):
            answer: bytes = urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=patient(5)).read()
            return answer.decode()
        return ""

    def phones(self) -> int:
        """Count how many lines it holds."""
        found = [
            line.split()[1]
            for line in self.get("/metrics").splitlines()
            if line.startswith("companion_phones ")
        ]
        return int(found[0]) if found else 0

    def end(self, how: int = signal.SIGKILL) -> None:
        """End it, by default without a chance to put anything in order."""
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
            self.process.wait(patient(20))


def until(so: Callable[[], bool], phone: Phone | None = None) -> None:
    """Wait until something is so, while browsers work on.

    Raises:
        AssertionError: it does not become so.
    """
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, phone.texts() if phone else "it does not become so"
        phone.page.wait_for_timeout(100) if phone else time.sleep(0.1)


class Street:
    """What the test sees: the proxy's address, the workers, and the home by a line of its own."""

    def __init__(self, workers: list[Worker], proxy: Proxy, house: OpenHome, session: TableSession) -> None:
        self.workers, self.proxy, self.house, self.session = workers, proxy, house, session

    def url(self, path: str) -> str:
        """Return a page as a phone opens it."""
        return f"http://lan.test:{self.proxy.port}/{path}"

    @property
    def seq(self) -> int:
        """How many entries the table has in the store."""
        self.session.catch_up()
        return self.session.table.seq

    def play(self, phones: Sequence[Phone]) -> None:
        """Make some move by the fingers of whose turn it is.

        Args:
            phones: by seat.
        """
        before = self.seq
        seat, move = choose_likely_move(self.session, Random(1))
        for label in Names(EN, self.session).taps(seat, move):
            until(partial(shows, phones[seat], label), phones[seat])
            phones[seat].touch(label)
        until(lambda: self.seq > before, phones[seat])


@pytest.fixture
def street(cluster: Cluster, home_name: str, tmp_path: Path) -> Iterator[Street]:
    haproxy()
    clock: Clock = current_millis
    with ExitStack() as stack:
        house = stack.enter_context(OpenHome.open(store=cluster.address, name=home_name, clock=clock))
        session, dice = house.tables.begin(GAME, Setup(make_seats("Ann", "Ben"))), Random(3)
        while (session.table.position.round, session.table.position.phase) != (2, "build"):
            session.submit(Play(*choose_likely_move(session, dice)))
        door = free_port()
        public = f"http://lan.test:{door}"
        names = ("w1", "w2")
        workers = [Worker(name, cluster.address, home_name, public, tmp_path / name) for name in names]
        for worker in workers:
            stack.callback(worker.end)
        until(lambda: all(worker.get("/healthz") for worker in workers))
        proxy = stack.enter_context(Proxy([*(worker.port for worker in workers), free_port()], door))
        yield Street(workers, proxy, house, session)


def shows(phone: Phone, text: str) -> bool:
    """Tell if a text is on the screen of a page, which may be loading itself anew at this very moment."""
    with suppress(Error):
        phone.page.evaluate("() => document.querySelector('flt-semantics-placeholder')?.click()")
        return phone.page.get_by_text(text).or_(phone.page.get_by_label(text)).count() > 0
    return False


def anew(phone: Phone) -> bool:
    """Tell if a page that was marked has gone, and one loaded anew stands there."""
    with suppress(Error):
        return bool(phone.page.evaluate("() => window.before === undefined"))
    return False


def sits(phone: Phone, free: str) -> bool:
    """Tell if the phone has a seat, and tap the free one if not: a page that is loaded anew loses a tap."""
    with suppress(Error, AssertionError):  # it is gone meanwhile
        if not shows(phone, MINE) and shows(phone, free):
            phone.touch(free)
    return shows(phone, MINE)


def test_a_phone_whose_worker_dies_is_back_in_its_own_seat_at_another(
    street: Street, phone: NewPhone
) -> None:
    ann, ben = phone(), phone()
    code = street.house.joining.code(street.session)
    for one in (ann, ben):
        one.page.goto(street.url(f"J/{code}"), wait_until="commit")
    for one, name in ((ann, "Ann"), (ben, "Ben")):
        free = f"{name}: {EN.say('app-seat-is-nobody')}"
        until(partial(sits, one.awake(free), free), one)
    until(lambda: sorted(worker.phones() for worker in street.workers) == [0, 2], ann)
    street.play((ann, ben))
    (own,) = [worker for worker in street.workers if worker.phones()]
    for one in (ann, ben):
        one.page.evaluate("() => { window.before = true }")
    own.end()
    begun = time.monotonic()
    others = [worker for worker in street.workers if worker is not own]
    until(lambda: sum(worker.phones() for worker in others) == 2, ann)
    for one in (ann, ben):  # another worker knows nothing of this page, whose line may already be open there
        until(partial(anew, one), one)
        until(partial(shows, one, MINE), one)
    print(f"both are back after {time.monotonic() - begun:.1f} s")
    street.play((ann, ben))
