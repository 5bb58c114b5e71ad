"""The app from files alone, where only the page runs Python: a round of each game, tapped on one phone.

It takes minutes: a proof plays them (see `tests.effort`); every day tables of one game are played there.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error

from companion.engine.setup import Setup, make_seats
from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.intents import Accepted, Play
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.sharing.code import make_link
from tests.browser.alone import HOME, say, start_alone
from tests.browser.citadel import AtCourt
from tests.browser.conftest import NewPhone
from tests.browser.mapmaker import AtMap
from tests.browser.phone import IPHONE
from tests.browser.rounds import AtCity
from tests.browser.standing import Standing
from tests.browser.sweet_land import AtLands
from tests.browser.touching import Touching
from tests.browser.town import AtTown
from tests.games.sweet_lands.full_box import full_box
from tests.hosting.play import Clock, confirm_box
from tests.views import citadels_fingers, fingers, roll_into_town_fingers, small_city_fingers
from tests.views.carrying import code
from tests.views.playing import Likely
from tests.views.sweet_lands_round import typical
from tests.views.sweet_lands_table import tiles_lie_there


class WithoutLine(Touching):
    """Somebody whose page has no line on which an answer could be heard: they watch the screen."""

    @contextmanager
    def answered(self, patience: int) -> Iterator[None]:
        """Wait until the names on the screen stay as they are for a moment.

        Where the app asks if something is printed so, it is.
        """
        yield
        before: list[str] = []
        while (now := self.tappables()) != before:
            before = now
            self._confirm()
            self.phone.settle(STILL)

    def made(self) -> None:
        """Wait until what happened last is told, or the phone is to be passed on, which tells nothing."""
        people = {self.app("i-am", name=name) for name in self.session.names}

        def shown() -> bool:
            self._confirm()
            return self.undo() in self.phone.texts() or not people.isdisjoint(self.tappables())

        self.until(shown, "what happened is not told")

    def _confirm(self) -> None:
        asked = self.phone.page.get_by_role("button", name=say("box-same"), exact=True)
        with suppress(Error):  # it may just be going away
            if asked.count():
                asked.click(timeout=1_000)


def typical_move(session: TableSession, dice: Random) -> tuple[int, Any]:
    """Return what people mostly want in Sweet Lands."""
    position = session.table.position
    seat = session.game.actors(position)[0]
    return seat, typical(position, seat, 0)


STILL = 150
"""Milliseconds without a change after which a screen has answered."""


@dataclass(frozen=True)
class Case:
    """A game, who taps it, and what is tapped."""

    game: str
    fingers: Any
    likely: Likely
    seats: int = 2
    before: Callable[[TableSession], object] = lambda session: None
    setup: dict[str, Any] = field(default_factory=dict)


CASES = (
    Case("roll_into_town", AtMap, roll_into_town_fingers.likely),
    Case("card_city", AtCity, fingers.choose_likely_move),
    Case("citadels", AtCourt, citadels_fingers.likely, 3, setup={"rulings": {"draft": "cards"}}),
    Case("sweet_lands", AtLands, typical_move, before=tiles_lie_there, setup={"box": full_box()}),
    Case("small_city", AtTown, small_city_fingers.hall_first),
)


@contextmanager
def new_table(case: Case) -> Iterator[TableSession]:
    """Provide a new table in this process, which tells what there is to tap. Its box is as it is assumed."""
    disk = LogDisk((MemoryTape(), MemoryTape()), HOME, clock=Clock())
    with OpenHome.open(HOME, disk=disk, clock=Clock()) as house:
        people = make_seats(*("Ann", "Ben", "Cleo")[: case.seats])
        session = house.tables.begin(case.game, Setup(people, **case.setup))
        confirm_box(house, session)
        case.before(session)
        yield session


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
def test_a_round_is_tapped_where_no_computer_is(case: Case, site: Standing, phone: NewPhone) -> None:
    with new_table(case) as session:
        kind: Any = type("Lone", (WithoutLine, case.fingers), {})
        at = kind(phone({**IPHONE, "device_scale_factor": 1}), session)
        start_alone(at.phone, make_link(site.url, code(session.table)), say("bring-do-new"))
        at.phone.touch(say("bring-do-new"))
        dice, number = Random(1), session.table.position.round
        while session.table.position.round == number and not session.over:
            seat, move = case.likely(session, dice)
            at.look(seat).does(at.steps(seat, move))
            assert isinstance(session.submit(Play(seat, move)), Accepted)
            at.made()
        assert at.phone.complaints() == []
