"""Roll Into Town on two phones: both draw at once, and each rubs out only what is its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.roll_into_town.moves import Done, Draw, Roll
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.mapmaker import AtMap, begin_roll_into_town
from tests.browser.phone import IPHONE
from tests.browser.table import App, running
from tests.views.roll_into_town_fingers import die

ANN, BEN = range(2)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


def sits(app: App, phone: NewPhone, session: TableSession, name: str) -> AtMap:
    """Return a phone that has taken a seat."""
    device = phone({**IPHONE, "device_scale_factor": 1})  # two phones paint no more than one then
    return AtMap(device, session).sit(app, name)


def test_two_phones_draw_at_once_and_undo_takes_back_only_the_own_drawing(app: App, phone: NewPhone) -> None:
    session = begin_roll_into_town(app, "Ann", "Ben")
    assert isinstance(session.submit(Play(ANN, Roll((1, 2, 3, 3, 5)))), Accepted)
    ann, ben = (sits(app, phone, session, name) for name in ("Ann", "Ben"))

    # Ann has a die in hand while Ben draws; it stays there, and she draws with it.
    ann.press(die(ann, ANN, 3))
    ben.make(BEN, Draw(1, "farm", "b2"))
    ann.mark("c3")
    ann.until(lambda: ann.token("c3", ANN) == "T", "Ann's tree is not there")
    ben.make(BEN, Draw(3, "tree", "c3"))
    assert (ann.token("b2", ANN), ben.token("b2", BEN)) == (".", "F")

    # Ben drew last; Ann's undo takes back her own tree all the same.
    ann.press(ann.app("undo", what=""))
    ann.until(lambda: ann.token("c3", ANN) == ".", "Ann's tree is still there")
    assert [ben.token(at, BEN) for at in ("b2", "c3")] == ["F", "T"]
    # She has nothing more to take back, and undo never brings it back: that is what redo is for.
    ann.shows(ann.app("undo-nothing"))
    # Ann did something last; Ben's eraser, beside his dice, rubs out his own tree.
    ben.press(ben.ui("eraser"))
    ben.until(lambda: ben.token("c3", BEN) == ".", "Ben's tree is still there")
    assert ben.token("b2", BEN) == "F"

    # Ben is through with his round; Ann goes on as she was, on her own map.
    ben.make(BEN, Done("discover"), Done("construct"))
    ben.shows(ben.ui("waits"), ben.ui("busy", name="Ann", step=ben.word("step-discover")))
    ann.make(ANN, Draw(2, "mountain", "a1"))
    ann.shows(ann.undo())
    ben.shows(ben.undo())
    assert (ann.sheet(ANN).used, ben.sheet(BEN).used) == ((2,), (1,))
    assert ann.phone.complaints() == []
    assert ben.phone.complaints() == []
