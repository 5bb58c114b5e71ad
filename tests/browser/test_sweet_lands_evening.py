"""A game of three from an empty box: the setup, a round and the end by finger, the rest played on."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.sweet_lands import GAME, dues, moves
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.scoring import unread_entries
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.sweet_land import AtLands
from tests.browser.table import App, running
from tests.effort import left_to_a_proof
from tests.views.sweet_lands_round import typical

NAMES = ("Ann", "Ben", "Cleo")

MOST = 120
"""Most steps of a setup and a round by finger."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


class Evening(AtLands):
    """Somebody who reads each print off the cardboard as soon as a strip asks for it."""

    def answer(self) -> None:
        """Answer the strips that are open, one after the other, with a tap or two each."""
        wheat = self.app("box-part", name=self.word("answers-bare"), what=self.word("ground-wheat"))
        gold, keep = self.gain("gold", 2), self.app("box-keep")
        while self.asks():
            there = self.tappables()
            if keep in there:
                self.touch(*([gold] if gold in there else []), keep)
                continue
            common = (wheat, gold, "8", "2", self.app("box-count-yourself"), self.app("box-later"))
            self.touch(next(each for each in common if each in there))

    def step(self, choose: Callable[[Position, int], Any]) -> None:
        """Take the next step of the seat that the table waits for, by finger."""
        position: Position = self.position
        before, seat = self.session.table.seq, GAME.actors(position)[0]
        self.look(seat)
        if not self.asks() and not dues.asked_entries(position, seat):
            self.touch_move(seat, choose(position, seat))
        elif not self.asks():
            self.press(self.board("read", what="#").partition("#")[0])
        self.answer()
        self.until(lambda: self.session.table.seq > before, f"nothing came of {position.phase}")

    def touch_move(self, seat: int, move: Any) -> None:
        """Touch what makes a move. All drawn tiles are laid out at once."""
        if isinstance(move, moves.Reveal):
            self.press(self.board("lay-rest", count="#").partition("#")[0] or "Lay out")
        else:
            self.does(self.steps(seat, move))


def first_round(position: Position, seat: int) -> Any:
    """Ann uses area J in her turn. Ben and Cleo pass at once."""
    player = position.players[seat]
    if position.phase == "action" and seat == 0 and not (player.dues or player.acted or position.discs):
        return next(move for move in GAME.moves(position, 0) if move == moves.Area("J", 1))
    return typical(position, seat, 1, most=1)


def play_to_the_end(session: TableSession) -> None:
    """Make random moves up to the end. What is asked meanwhile is tracked by hand."""
    dice = Random(7)
    while not session.over:
        position: Position = session.table.position
        seat = dice.choice(GAME.actors(position))
        found = [move for move in GAME.moves(position, seat) if not isinstance(move, moves.Skip)]
        passes = [move for move in found if isinstance(move, moves.Pass)]
        asked = dues.asked_entries(position, seat)
        move: Any = (
            moves.ByHand() if asked else dice.choice(passes if passes and dice.random() < 0.4 else found)
        )
        assert isinstance(session.submit(Play(seat, move)), Accepted)


@left_to_a_proof("`tests/games/sweet_lands/test_whole_game_unread.py` plays such games without a browser")
def test_a_game_of_three_from_an_empty_box_is_filed_with_its_unread_prints_marked(
    app: App, phone: NewPhone
) -> None:
    session = app.at_once(lambda: app.house.tables.begin(GAME.id, Setup(make_seats(*NAMES))))
    table = Evening.at(app, phone(), session)
    for _ in range(MOST):
        if session.table.position.round == 2:
            break
        table.step(first_round)
    assert session.table.position.round == 2

    app.at_once(lambda: play_to_the_end(session))
    left = unread_entries(session.table.position)
    assert "ports" in left
    table.touch(table.app("see-score"))
    table.shows(table.app("not-final", count=len(left)))
    table.touch(table.word("printed-ports"), table.app("box-keep"))
    left = unread_entries(session.table.position)
    table.shows(table.app("not-final", count=len(left)))
    table.touch(table.app("reveal-all"))
    table.shows(table.app("open-winner")).touch(table.app("keep-score"), table.app("file-anyway"))
    table.shows(table.app("not-final", count=len(left)))
    summary = app.house.tables.library.summaries.get(session.id)
    assert summary
    assert summary.unread == len(left)
    assert not table.phone.complaints()
