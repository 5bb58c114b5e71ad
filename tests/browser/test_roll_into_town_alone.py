"""Roll Into Town alone on one phone: from a new table over twelve rounds to the mayor's title, by tapping."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from companion.engine.words import Word
from tests.browser.conftest import NewPhone
from tests.browser.mapmaker import AtMap
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import App, running
from tests.effort import left_to_a_proof
from tests.views.roll_into_town_rounds import DRAWN, ENTERED, POINTS, THROWN, Thrown
from views.boards import BOARDS
from views.boards.roll_into_town.board import build_board


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A new home, served; what the app throws there is known."""
    thrown = Thrown(chain.from_iterable(each.dice for each in THROWN))
    monkeypatch.setitem(BOARDS, "roll_into_town", build_board(thrown))
    with running(tmp_path) as app:
        yield app


def set_up(app: App, device: Phone) -> AtMap:
    """From the home page to a table for one, by tapping."""
    table = AtMap(device)
    device.open(app.url(), table.app("asks-may"))
    table.touch(table.word("name"), table.app("new-table"))
    device.expect_text(table.app("who-plays"))
    table.touch(table.app("take-off", name=table.app("player", number=2)), table.app("begin"))
    device.expect_text(table.texts.say("roll_into_town-headline-roll", round=1, rounds=12))
    table.session = app.house.tables.open_tables()[0]
    return table


def scored(table: AtMap) -> None:
    """Look at all the points, and at the title of the mayor."""
    title = Word("title-failed")
    table.shows(table.about("remark", "solo", {"points": POINTS, "title": title}))


@left_to_a_proof("`tests/views/test_roll_into_town_alone.py` taps all twelve rounds without a browser")
def test_twelve_rounds_alone_are_tapped_from_a_new_table_to_the_title(app: App, phone: NewPhone) -> None:
    table = set_up(app, phone({**IPHONE, "device_scale_factor": 1}))
    table.press(*(table.ui("face", face=face) for face in ENTERED.dice), table.ui("dice-lie"))
    table.shows(table.app("box-same-as-yours")).touch(table.app("box-same"))
    table.until(lambda: table.table.dice == ENTERED.dice, "the dice do not lie there")
    table.make(0, *ENTERED.moves)
    assert [table.token(at) for at in ("c3", "c4", "d4")] == ["T", "T", "T"]
    for each in THROWN:
        table.press(table.ui("roll", dice=len(each.dice)))
        table.until(lambda: table.table.dice == each.dice, f"{each.dice} do not lie there")  # noqa: B023
        table.make(0, *each.moves)
    assert table.table.over
    assert [table.token(at) for at in DRAWN] == list(DRAWN.values())
    assert (table.sheet().goods.amounts, table.sheet().town_hall_uses) == ((9, 7, 1), 1)
    scored(table)
    assert table.phone.complaints() == []
