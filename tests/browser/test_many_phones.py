"""Four phones at one table, each in a browser of its own, and a host whose power fails."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from companion.engine.setup import Setup, make_seats
from companion.games.card_city.moves import Collect
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from tests.browser.phone import IPHONE, Phone
from tests.browser.process import OnDisk, Process
from tests.browser.table import PATIENCE, TEXTS
from tests.patience import patient
from tests.views.fingers import GAME, Names, choose_likely_move

NAMES = ("Ann", "Ben", "小明", "Dora")
EN = TEXTS["en"]


@dataclass
class Player:
    """Somebody with a phone.

    Attributes:
        phone: the browser.
        table: the table as it lies on the host's disk.
        seat: where they sit.
    """

    phone: Phone
    table: OnDisk
    seat: int

    @property
    def names(self) -> Names:
        """What things are called on the screen."""
        return Names(EN, self.table)  # type: ignore[arg-type]

    def sit(self, machine: Process) -> "Player":
        """Scan the code, take the free seat with one tap, and be at the table."""
        self.phone.open(machine.url(f"J/{self.table.id[:4]}"), self.free(NAMES[self.seat]))
        self.phone.touch(self.free(NAMES[self.seat]))
        return self.at_table()

    def free(self, name: str) -> str:
        """Return what a free seat is called if one comes to the table."""
        return f"{name}: {EN.say('app-seat-is-nobody')}"

    def at_table(self) -> "Player":
        """Wait until the own seat is shown as one's own."""
        self.phone.expect_text(EN.say("app-with-mine", what="").strip(" ,"))
        return self

    def aim(self, move: Any) -> str:
        """Touch everything but the last thing. Returns what that is called."""
        *first, last = self.names.taps(self.seat, move)
        for label in first:
            self.phone.touch(label)
        self.phone.labelled(last).wait_for(state="attached")
        return last

    def make(self, move: Any) -> None:
        """Make a move on the own phone."""
        before = self.table.table.seq
        self.phone.touch(self.aim(move))
        until(lambda: self.table.table.seq > before, self.phone)

    def shown(self) -> None:
        """Wait until this phone shows what happened last."""
        self.phone.expect_text(self.names.undo())


def until(so: Callable[[], bool], phone: Phone) -> None:
    """Wait until something is so.

    Raises:
        AssertionError: it does not become so.
    """
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, f"nothing happened; on the screen:\n{phone.texts()}"
        phone.page.wait_for_timeout(20)  # the browser works on while its driver waits


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A host with one table of four in the second round, just when cards are laid; nobody sits yet."""
    home = tmp_path_factory.mktemp("home")
    with OpenHome.open(home) as house:
        session, dice = house.tables.begin(GAME, Setup(make_seats(*NAMES))), Random(3)
        while (session.table.position.round, session.table.position.phase) != (2, "build"):
            session.submit(Play(*choose_likely_move(session, dice)))
    machine = Process(home).start()
    try:
        yield machine
    finally:
        machine.kill()


@pytest.fixture(scope="module")
def players(machine: Process, browser: Browser) -> Iterator[list[Player]]:
    """Everybody has scanned the code and sits; they stay for all that happens below."""
    (table,) = machine.tables()
    players = [Player(a_phone(browser), table, seat).sit(machine) for seat in range(len(NAMES))]
    yield players
    for player in players:
        player.phone.page.context.close()


def a_phone(browser: Browser, **options: Any) -> Phone:
    """Return a phone with a browser of its own."""
    context = browser.new_context(**IPHONE, locale="en-US", **options)
    context.set_default_timeout(patient(15_000))
    return Phone(context)


def asked(players: list[Player]) -> list[Player]:
    """Return those who have something to do now."""
    table = players[0].table.table
    return [players[seat] for seat in table.game.actors(table.position)]


def chosen(player: Player, dice: Random) -> Any:
    """Return a move that a player may make now. Income is taken before anything is bought."""
    table = player.table.table
    moves = table.game.moves(table.position, player.seat)
    return moves[0] if isinstance(moves[0], Collect) else dice.choice(moves)


def everybody_taps(players: list[Player], dice: Random) -> list[Any]:
    """Return each who is asked aims, and then all tap at once. Returns their moves."""
    wanted = [(player, chosen(player, dice)) for player in asked(players)]
    aimed = [(player, player.aim(move)) for player, move in wanted]
    for player, label in aimed:
        player.phone.touch(label)
    return [move for _, move in wanted]


def test_everybody_builds_at_once_on_a_phone_of_their_own(players: list[Player]) -> None:
    dice = Random(4)
    before = players[0].table.table
    moves = everybody_taps(players, dice)
    until(lambda: players[0].table.table.seq == before.seq + len(moves), players[0].phone)
    entries: Any = players[0].table.table.entries[before.seq :]
    assert [entry.by for entry in entries] == [entry.seat for entry in entries]
    assert sorted(map(repr, (entry.move for entry in entries))) == sorted(map(repr, moves))
    for player in players:
        player.shown()


def test_a_phone_that_was_killed_returns_to_its_seat_without_being_asked(
    players: list[Player], machine: Process, browser: Browser
) -> None:
    dice = Random(5)
    lost = players[2]
    kept = lost.phone.page.context.storage_state()
    lost.phone.page.context.close()
    players[0].make(chosen(players[0], dice))
    lost.phone = a_phone(browser, storage_state=kept).open(machine.url(f"t/{lost.table.id}"))
    lost.at_table().shown()
    lost.make(chosen(lost, dice))
    assert lost.table.table.entries[-1].by == lost.seat
    for player in players:
        player.shown()


def test_a_host_that_is_killed_in_the_middle_of_a_round_loses_nothing_acknowledged(
    players: list[Player], machine: Process
) -> None:
    dice = Random(6)
    one, other, *_ = asked(players)
    one.make(chosen(one, dice))
    for each in players:
        each.shown()
    acknowledged = one.table.table.entries
    last = other.aim(chosen(other, dice))
    with loading_anew(players):
        other.phone.touch(last)
        machine.kill()
        machine.start()
    table = one.table.table
    assert table.entries[: len(acknowledged)] == acknowledged
    assert len(table.entries) <= len(acknowledged) + 1
    for each in players:
        each.phone.awake()
        each.at_table().shown()
    again = asked(players)[0]
    again.make(chosen(again, dice))
    for each in players:
        each.shown()


@contextmanager
def loading_anew(players: list[Player]) -> Iterator[None]:
    """Provide what happens inside makes every phone load its page anew, by itself."""
    with ExitStack() as stack:
        for player in players:
            stack.enter_context(player.phone.page.expect_navigation(timeout=patient(60_000)))
        yield
