"""Taps of typical turns of Sweet Lands, counted on a real screen with an empty box and with a learned one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.sweet_lands import GAME, dues, moves
from companion.games.sweet_lands.corrections import SetStock
from companion.hosting.intents import Accepted, Correct, Play
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.sweet_land import AtLands, begin_sweet_lands
from tests.browser.table import App, running
from tests.effort import when_it_is
from tests.games.sweet_lands.full_box import full_box

EMPTY, LEARNED = 12, 8
"""Most taps of a typical turn."""

CARD = 4
"""Most taps of the common answers about a new card, numbers of two and three included."""

SETUP = 20
"""Most taps of two people with an empty box before their first turn, incomes included."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


class Counting(AtLands):
    """Somebody who counts what is touched, turn by turn."""

    turns: dict[str, int]

    def touch_all(self, *beginnings: str) -> None:
        """Touch one thing after the other. Each is a tap."""
        for words in beginnings:
            self.until(lambda: self.can_tap(words) or bool(self.starting(words)), f"no {words!r}")  # noqa: B023
            self.touch(words if self.can_tap(words) else self.starting(words)[0])
            self.taps += 1

    def touch_second(self, label: str) -> None:
        """Touch the second of two things that are called so: of a card's gain, below its cost."""
        with self.answered(self.patience):
            self.phone.tap(self.phone.page.get_by_role("button", name=label, exact=True).nth(1))
        self.taps += 1

    def take_turn(self, name: str, *beginnings: str) -> None:
        """Take a turn, and write down its taps."""
        before = self.taps
        self.touch_all(*beginnings)
        self.turns[name] = self.taps - before

    def lay(self, *answers: str) -> None:
        """Lay a tile on the first place that glows, and answer what is asked."""
        signs = [self.board(each, place="#").partition("#")[2] for each in ("may-lie", "may-lie-at-once")]
        self.until(lambda: bool(self._glowing(*signs)), "nothing may be laid")
        self.touch_all(self._glowing(*signs)[0], *answers)

    def _glowing(self, *signs: str) -> list[str]:
        return [label for label in self.tappables() if label.endswith(signs)]


def play_until_actions(session: TableSession) -> None:
    """Without a phone, everybody has a character, a place and an income, with prints tracked by hand."""
    while session.table.position.phase != "action":
        position = session.table.position
        seat = GAME.actors(position)[0]
        asked = dues.asked_entries(position, seat)
        move: Any = moves.ByHand() if asked else next(iter(GAME.moves(position, seat)))
        assert isinstance(session.submit(Play(seat, move)), Accepted)


def make_rich(session: TableSession) -> None:
    """Everybody can pay for everything."""
    for seat in range(session.table.position.count):
        for what in ("gold", "wheat", "wood", "iron", "hand"):
            session.submit(Correct(SetStock(seat, what, 12)))


def seated(app: App, phone: NewPhone, session: TableSession) -> Counting:
    table = Counting.at(app, phone(), session)
    table.turns = {}
    return table


@when_it_is(0, 2)
def test_a_typical_turn_takes_at_most_twelve_taps_with_an_empty_box(app: App, phone: NewPhone) -> None:
    session = begin_sweet_lands(app, "Ann", "Ben")
    play_until_actions(session)
    make_rich(session)
    table = seated(app, phone, session)
    board = table.board

    def ground(caption: str) -> str:
        words = table.word(f"answers-{caption}")
        return table.app("box-part", name=words, what=table.word("ground-wheat"))

    before = table.taps
    table.touch_all(board("area", area="A") + ",")
    table.lay(ground("rewarded"), table.gain("gold", 2))
    table.lay(ground("rewarded"), table.gain("card"))
    table.lay(ground("bare"))
    table.touch_all(board("end-turn"))
    table.turns["area A, three tiles, two with a reward"] = table.taps - before

    instant = table.app("and-also", one=table.word("when-instant"), more=table.word("element-m1"))
    before = table.taps
    table.touch_all(board("tab-cards"), board("another-card"))
    card = table.taps
    table.touch_all(instant, table.gain("wheat", 2))
    table.touch_second(table.gain("gold", 3))
    table.touch_all(table.app("box-keep"))
    assert table.taps - card <= CARD
    table.touch_all(board("end-turn"))
    table.turns["a new card"] = table.taps - before
    print(table.turns)
    assert max(table.turns.values()) <= EMPTY, table.turns


def test_two_people_reach_their_first_turn_with_an_empty_box_in_few_taps(app: App, phone: NewPhone) -> None:
    session = app.house.tables.begin(GAME.id, Setup(make_seats("Ann", "Ben")))
    table = seated(app, phone, session)
    board = table.board
    table.touch_all(board("lay-rest", count=7), board("new-board"))
    table.touch_all(board("read", what="#").partition("#")[0])
    table.touch_all(table.app("box-track-all", section=table.word("section-characters")), board("new-board"))
    table.touch_all("Place 3:", "Place 4:")
    for _ in range(2):
        table.touch_all(table.app("gains-nothing"))
        while "0" in table.tappables() and session.table.position.phase == "income" and table.asks():
            table.touch_all("0")
        table.touch_all(board("income", what="#").partition("#")[0])
    print(table.taps)
    assert session.table.position.phase == "action"
    assert table.taps <= SETUP


@when_it_is(1, 2)
def test_a_typical_turn_takes_at_most_eight_taps_with_a_learned_box(app: App, phone: NewPhone) -> None:
    session = begin_sweet_lands(app, "Ann", "Ben", box=full_box())
    play_until_actions(session)
    make_rich(session)
    table = seated(app, phone, session)
    board = table.board
    before = table.taps
    table.touch_all(board("area", area="A") + ",")
    for _ in range(3):
        table.lay()
    while session.table.position.turn == 0:
        player = session.table.position.players[0]
        table.touch_all(board("thats-all") if player.dues else board("end-turn"))
    table.turns["area A, three tiles"] = table.taps - before
    table.take_turn(
        "area J", board("area", area="J") + ",", board("use", area="J", copied=""), board("end-turn")
    )
    print(table.turns)
    assert max(table.turns.values()) <= LEARNED, table.turns
