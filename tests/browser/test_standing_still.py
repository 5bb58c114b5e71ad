"""A board stands still while a turn lasts: what comes and goes around it moves no square under the finger."""

from collections.abc import Callable, Hashable
from random import Random

from companion.games.roll_into_town.moves import Draw, Roll
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.browser import mapmaker
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Profile
from tests.browser.standing_still import Watched
from tests.browser.table import App, AtTable
from tests.browser.touching import Touching
from tests.views.fingers import likely

ONCE: Profile = {**IPHONE, "device_scale_factor": 1}


def watch(table: Touching, part: Callable[[], Hashable]) -> Watched:
    """Note the squares after everything that is touched from now on; ``part`` tells the part of the game."""
    watched, touch = Watched(table.phone), table.touch

    def noting(*labels: str) -> Touching:
        for label in labels:
            touch(label)
            watched.note(part(), label)
        return table

    table.touch = noting  # type: ignore[method-assign]
    return watched


def asked(live: TableSession, seat: int) -> Hashable:
    """What a seat of Card City is asked: which lot, which cards, or what its phase asks."""
    position = live.table.position
    lots = position.lots
    return position.phase, seat, bool(lots) and seat in lots.waiting, bool(lots) and seat in lots.owed


def test_card_city_stands_still_while_cards_are_named_and_laid(shared_app: App, phone: NewPhone) -> None:
    live, dice = shared_app.begin("Ann", "Ben"), Random(3)
    device = phone(ONCE).open(shared_app.url(live))
    table, watched = AtTable(device, live), Watched(device)
    while live.table.position.round == 1:
        seat, move = likely(live, dice)
        table.look(seat)
        part = asked(live, seat)
        watched.note(part, "looked at")
        for label in table.names.taps(seat, move):
            device.touch(label)
            device.settle()
            if asked(live, seat) == part:
                watched.note(part, label)
        table.shown()
    assert watched.notes > 10
    assert watched.moved == []


def test_roll_into_town_stands_still_while_shapes_are_offered(shared_app: App, phone: NewPhone) -> None:
    """On a phone where a tap comes near first, the map moves on purpose."""
    live = mapmaker.begin(shared_app, "Ann", "Ben")
    assert isinstance(live.submit(Play(0, Roll((4, 5, 3, 3, 1)))), Accepted)
    table = mapmaker.AtMap.at(shared_app, phone(ONCE).open(shared_app.url(live)), live).look(0)
    watched = watch(table, lambda: (live.table.position.phase, live.table.position.players[0].step))
    moves = [each for each in live.game.moves(live.table.position, 0) if isinstance(each, Draw)]
    coast = next(move for move in moves if (move.icon, move.at) == ("coast", "d1"))
    table.make(0, coast)  # two rows of shapes fit there
    assert watched.notes >= 4
    assert watched.moved == []
