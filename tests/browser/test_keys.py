"""Tables are played with a keyboard alone: nothing is touched once a table is open."""

from random import Random
from typing import Any

from companion.engine.setup import Setup, make_seats
from companion.games.roll_into_town.moves import Roll
from companion.games.score_pad.sheet import ENTRY, encode_sheet
from companion.hosting.session import TableSession
from tests.browser import citadel, mapmaker, sweet_land, town
from tests.browser.conftest import NewPhone
from tests.browser.keyed import KEYS, Keyed
from tests.browser.table import TEXTS, App
from tests.effort import times, when_it_is
from tests.games.sweet_lands.full_box import full_box
from tests.views import citadels_fingers
from tests.views.fingers import Names, choose_likely_move
from tests.views.roll_into_town_rounds import ENTERED
from tests.views.score_pad_table import FARMS
from tests.views.small_city_rounds import BUILDING, COUNCIL, COUNTING, OPENING, SETUP, play_parts
from tests.views.sweet_lands_round import typical_round
from tests.views.sweet_lands_table import set_up

ANN, BEN = range(2)


class AtCards(Keyed):
    """Somebody who plays Card City alone, with a keyboard."""

    def look(self, seat: int) -> "AtCards":
        """Look at the only seat, as the page does anyway."""
        return self

    async def steps(self, seat: int, move: Any) -> None:
        """Press through a move."""
        for label in Names(self.texts, self.session).taps(seat, move):
            self.touch(label)


class AtCourt(Keyed, citadel.AtCourt):
    """Somebody who plays Citadels with a keyboard."""


class AtTown(Keyed, town.AtTown):
    """Somebody who plays Small City with a keyboard."""


class AtLands(Keyed, sweet_land.AtLands):
    """Somebody who plays Sweet Lands with a keyboard."""


class AtMap(Keyed, mapmaker.AtMap):
    """Somebody who plays Roll Into Town with a keyboard."""


def sit_down(kind: Any, app: App, phone: NewPhone, session: TableSession) -> Any:
    """Open a table in a window that has a keyboard and cannot be touched."""
    return kind.at(app, phone(KEYS).open(app.url()), session)


@when_it_is(0, 3)
def test_a_round_of_card_city(shared_app: App, phone: NewPhone) -> None:
    session, dice = shared_app.begin("Ann"), Random(3)
    table = sit_down(AtCards, shared_app, phone, session)
    while session.table.position.round == 1:
        table.make(*choose_likely_move(session, dice))
    assert table.phone.complaints() == []


@when_it_is(1, 3)
def test_a_round_of_roll_into_town(shared_app: App, phone: NewPhone) -> None:
    session = mapmaker.begin_roll_into_town(shared_app, "Ann")
    table = sit_down(AtMap, shared_app, phone, session)
    table.make(ANN, Roll(ENTERED.dice), *ENTERED.moves)
    assert table.phone.complaints() == []


@when_it_is(2, 3)
def test_a_round_of_small_city(shared_app: App, phone: NewPhone) -> None:
    session = play_parts(town.begin_small_city(shared_app), SETUP, OPENING)
    table = sit_down(AtTown, shared_app, phone, session)
    for seat, move in (*BUILDING, *COUNTING, *COUNCIL)[: times(60, 8)]:
        table.make(seat, move)
    assert table.phone.complaints() == []


@when_it_is(2, 3)
def test_a_round_of_sweet_lands(shared_app: App, phone: NewPhone) -> None:
    session = sweet_land.begin_sweet_lands(shared_app, "Ann", "Ben", box=full_box())
    set_up(session)
    table = sit_down(AtLands, shared_app, phone, session)
    for _, (seat, _, move) in zip(range(times(60, 6)), typical_round(session, 1), strict=False):
        table.make(seat, move)
    assert table.phone.complaints() == []


@when_it_is(0, 3)
def test_a_turn_of_citadels(shared_app: App, phone: NewPhone) -> None:
    session, dice = citadel.begin_citadels(shared_app, "Ann", "Ben", "Cleo"), Random(5)
    table = sit_down(AtCourt, shared_app, phone, session)
    for _ in range(8):
        table.make(*citadels_fingers.likely(session, dice))
    assert table.phone.complaints() == []


@when_it_is(1, 3)
def test_a_sheet_of_the_score_pad(shared_app: App, phone: NewPhone) -> None:
    setup = Setup(make_seats("Ann", "Ben"), box={ENTRY: encode_sheet(FARMS)})
    session = shared_app.house.tables.begin("score_pad", setup)
    window = phone(KEYS).open(shared_app.url(session), TEXTS["en"].say("score_pad-ui-sheet-keys"))
    for keys in ("12+7", "Backspace", "5", "Enter", "-4", "Enter", "3*6", "Enter"):
        for key in [keys] if len(keys) > 5 or keys == "Enter" else keys:
            window.page.keyboard.press(key)
            window.settle(60)
    table = AtCards(window, session)
    table.until(lambda: len(session.table.done) == 3, "three numbers did not reach the table")
    rows = session.table.position.rows
    assert ([*rows[ANN].cells[:2]], rows[BEN].number_at(0)) == ([17, 18], -4)
    assert window.complaints() == []
