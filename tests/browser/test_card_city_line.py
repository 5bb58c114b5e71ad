"""A table of Card City over a bad line, and through the sudden end of the process that serves it."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from companion.engine.setup import Setup, make_seats
from companion.games.card_city.moves import Build
from companion.hosting.intents import Accepted, Play
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.browser.app_server import AppServer as Served
from tests.browser.conftest import NewPhone
from tests.browser.link import Link
from tests.browser.process import free_port
from tests.browser.table import AtTable, running
from tests.effort import left_to_a_proof
from tests.patience import patient
from tests.views.fingers import GAME, choose_likely_move


def building(session: TableSession) -> TableSession:
    """Play on without the screen until the second round's cards are in hand."""
    dice = Random(3)
    while (session.table.position.round, session.table.position.phase) != (2, "build"):
        assert isinstance(session.submit(Play(*choose_likely_move(session, dice))), Accepted)
    return session


def test_a_line_cut_in_the_middle_of_building_mends_and_the_phone_can_be_tapped(
    tmp_path: Path, phone: NewPhone, link: Callable[[Served], Link]
) -> None:
    with running(tmp_path) as app:
        session = building(app.begin())
        wifi = link(app.served)
        table = AtTable(phone().open(f"{wifi.url()}t/{session.id}"), session)
        seat, move = choose_likely_move(session, Random(1))
        lay = table.aim(seat, move)
        table.phone.expect_text(lay)
        wifi.cut()
        other = 1 - seat
        theirs = next(each for each in session.game.moves(table.position, other) if isinstance(each, Build))
        assert isinstance(session.submit(Play(other, theirs)), Accepted)
        wifi.mend()
        table.shown()  # what the other did while the phone was away
        table.answered(lay)  # and the square pointed at before is still pointed at
        moves = [getattr(step.entry, "move", None) for step in session.table.done]
        assert moves[-2:] == [theirs, move]


@contextlib.contextmanager
def process(home: Path, port: int) -> Iterator["subprocess.Popen[str]"]:
    """Provide the ``companion`` command in a process of its own, until it is killed."""
    command = [sys.executable, "-m", "companion", "--home", str(home), "--no-browser", "--port", str(port)]
    environment = {**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as running:
        assert running.stdout
        while f":{port}/" not in running.stdout.readline():
            assert running.poll() is None, "it did not start"
        try:
            yield running
        finally:
            running.kill()


class Replica:
    """The table as this process believes it to be, while another one serves it."""

    def __init__(self, session: TableSession) -> None:
        self.table, self.game, self.names = session.table, session.game, session.names

    def play(self, seat: int, move: Any) -> None:
        self.table = self.table.play(seat, move, at=0, by=seat)


@left_to_a_proof("`test_many_phones` kills the host among four phones")
def test_a_phone_comes_back_to_the_same_table_after_the_process_was_killed(
    tmp_path: Path, phone: NewPhone
) -> None:
    with OpenHome.open(tmp_path) as house:
        replica: Any = Replica(building(house.tables.begin(GAME, Setup(make_seats("Ann", "小明")))))
    port, visitor, dice = free_port(), phone(), Random(4)
    table = AtTable(visitor, replica)

    def lay() -> None:
        """Lay a card by touch. The screen says that it went in."""
        seat, move = choose_likely_move(replica, dice)
        visitor.touch(table.aim(seat, move))
        replica.play(seat, move)
        table.shown()

    with process(tmp_path, port) as first:
        visitor.open(f"http://127.0.0.1:{port}/t/{replica.table.header.id}")
        lay()
        lay()
        table.aim(*choose_likely_move(replica, dice))
        first.send_signal(signal.SIGKILL)
        first.wait()
    with OpenHome.open(tmp_path) as house:
        kept = house.tables.table(replica.table.header.id)
        assert kept is not None
        assert kept.table.position == replica.table.position
        assert kept.table.seq == replica.table.seq
        assert list(house.tables.reports) == []
    with contextlib.ExitStack() as second:
        with visitor.page.expect_navigation(timeout=patient(60_000)):
            second.enter_context(process(tmp_path, port))
        visitor.awake(table.names.headline())
        table.shown()
        lay()
