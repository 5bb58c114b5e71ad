"""A board stands still while a turn lasts: what comes and goes around it moves nothing under the finger.

The clock by which taps are noted stands in these tests: each tap comes at once after the last one.
"""

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

import pytest

from companion.games.roll_into_town.moves import Draw, Roll
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.browser import citadel, mapmaker, sweet_land, town
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Phone, Profile
from tests.browser.standing_still import Watched, buttons, is_missed
from tests.browser.table import App, AtTable
from tests.browser.touching import Touching
from tests.effort import some, times, when_it_is
from tests.games.sweet_lands.full_box import full_box
from tests.views import citadels_fingers
from tests.views.fingers import choose_likely_move
from tests.views.small_city_rounds import AGAIN, ENDING, GROWING, later
from tests.views.sweet_lands_round import typical_round
from tests.views.sweet_lands_table import set_up
from views.flet_adapter.sparse_diff import gone

ONCE: Profile = {**IPHONE, "device_scale_factor": 1}

SMALL: Profile = {**ONCE, "viewport": {"width": 360, "height": 640}}
"""A phone on which height is dear."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock between two taps, however slow the machine is."""
    monkeypatch.setattr(gone, "tick", lambda: 0.0)


def watch(table: Touching, part: Callable[[], Hashable], watched: Watched | None = None) -> Watched:
    """Note the places of things after every touch from now on. ``part`` tells the part of the game."""
    noted, touch = watched or Watched(table.phone), table.touch

    def noting(*labels: str) -> Touching:
        for label in labels:
            touch(label)
            noted.note((part(), looked_at(table.phone, table.session)), label)
        return table

    table.touch = noting  # type: ignore[method-assign]
    return noted


def looked_at(phone: Phone, session: TableSession) -> list[str]:
    """Find the chips of the seats that are looked at."""
    chosen: list[str] = phone.page.locator("[aria-current=true]").evaluate_all(
        "nodes => nodes.map(node => node.getAttribute('aria-label') || node.textContent)"
    )
    return [label.partition(",")[0] for label in chosen if label.startswith(session.names)]


def within_a_move(session: TableSession) -> Callable[[], Hashable]:
    """Tell one move from the next, after which something else is asked."""
    return lambda: session.table.seq


@when_it_is(0, 3)
@pytest.mark.parametrize("profile", some((SMALL, ONCE)), ids=lambda each: str(each["viewport"]["width"]))
def test_card_city_stands_still_while_cards_are_named_and_laid(
    shared_app: App, phone: NewPhone, profile: Profile
) -> None:
    session, dice = shared_app.begin("Ann", "Ben"), Random(3)
    device = phone(profile).open(shared_app.url(session))
    table, watched = AtTable(device, session), Watched(device)

    def part(seat: int) -> Hashable:
        position = session.table.position
        lots = position.lots
        mine = bool(lots) and seat in lots.waiting, bool(lots) and seat in lots.owed
        return position.phase, mine, looked_at(device, session)

    while session.table.position.round == 1:
        seat, move = choose_likely_move(session, dice)
        table.look(seat)
        watched.note(part(seat), "looked at")
        for label in table.names.taps(seat, move):
            before = session.table.seq
            device.touch(label)
            device.settle()
            if session.table.seq != before:
                table.shown()
            watched.note(part(seat), label)
        table.shown()
    assert watched.notes > 10
    assert watched.moved == []


@when_it_is(1, 3)
def test_roll_into_town_stands_still_while_shapes_are_offered(shared_app: App, phone: NewPhone) -> None:
    """On a phone if a tap comes near first, the map moves on purpose."""
    session = mapmaker.begin_roll_into_town(shared_app, "Ann", "Ben")
    assert isinstance(session.submit(Play(0, Roll((4, 5, 3, 3, 1)))), Accepted)
    table = mapmaker.AtMap.at(shared_app, phone(ONCE).open(shared_app.url(session)), session).look(0)
    watched = watch(table, lambda: (session.table.position.phase, session.table.position.players[0].step))
    moves = [each for each in session.game.moves(session.table.position, 0) if isinstance(each, Draw)]
    coast = next(move for move in moves if (move.icon, move.at) == ("coast", "d1"))
    table.make(0, coast)  # two rows of shapes fit there
    assert watched.notes >= 4
    assert watched.moved == []


@when_it_is(2, 3)
def test_small_city_stands_still_while_a_tile_is_aimed(shared_app: App, phone: NewPhone) -> None:
    session = later(town.begin_small_city(shared_app), AGAIN)
    table = town.AtTown.at(shared_app, phone(ONCE).open(shared_app.url(session)), session)
    watched = watch(table, within_a_move(session))
    for seat, move in some((*GROWING, *ENDING), 2):
        table.make(seat, move)
    assert watched.notes >= 4
    assert watched.moved == []


@when_it_is(1, 3)
def test_a_turn_of_citadels_moves_nothing_away_from_a_finger(shared_app: App, phone: NewPhone) -> None:
    session, dice = citadel.begin_citadels(shared_app, "Ann", "Ben", "Cleo"), Random(5)
    table = citadel.AtCourt.at(shared_app, phone(SMALL).open(shared_app.url(session)), session)
    watched = watch(table, within_a_move(session), Watched(table.phone, buttons, is_missed))
    for _ in range(times(25, 7)):
        table.make(*citadels_fingers.likely(session, dice))
    assert watched.notes > 10
    assert watched.moved == []


@when_it_is(0, 3)
def test_a_turn_of_sweet_lands_moves_nothing_away_from_a_finger(shared_app: App, phone: NewPhone) -> None:
    session = sweet_land.begin_sweet_lands(shared_app, "Ann", "Ben", box=full_box())
    set_up(session)
    table = sweet_land.AtLands.at(shared_app, phone(ONCE).open(shared_app.url(session)), session)
    whole = table.app("whole-map")  # where a tap came near first, the map has moved on purpose
    watched = watch(
        table, lambda: (session.table.seq, table.begins(whole)), Watched(table.phone, buttons, is_missed)
    )
    made: list[Any] = []
    for seat, _, move in typical_round(session, 2):
        table.make(seat, move)
        made.append(move)
        if len(made) == times(12, 4):
            break
    assert watched.notes > 4
    assert watched.moved == []
