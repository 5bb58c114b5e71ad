"""Roll Into Town alone on one phone: from a new table over twelve rounds to the mayor's title, by tapping."""

from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path

import pytest

from companion.engine.words import Word
from companion.games.roll_into_town.moves import Roll
from companion.hosting.intents import Accepted, Play
from tests.browser.conftest import NewPhone
from tests.browser.mapmaker import AtMap
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import App, running
from tests.effort import PROOF
from tests.views.roll_into_town_rounds import DRAWN, ENTERED, POINTS, THROWN, Round, Thrown
from views.boards import BOARDS
from views.boards.roll_into_town.board import board

TAPPED = range(len(THROWN)) if PROOF else (len(THROWN) - 1,)
"""The rounds that are tapped after the first one: every day the last; without a browser all of them are."""


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A new home, served; what the app throws there is known."""
    thrown = Thrown(chain.from_iterable(THROWN[number].dice for number in TAPPED))
    monkeypatch.setitem(BOARDS, "roll_into_town", board(thrown))
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
    table.live = app.house.tables.open_tables()[0]
    return table


def played(table: AtMap, each: Round) -> None:
    """A round is played without the screen, which shows what came of it."""
    for move in (Roll(each.dice), *each.moves):
        assert isinstance(table.live.submit(Play(0, move, by=0)), Accepted), move


def scored(table: AtMap) -> None:
    """The points are looked at, all of them, and what the mayor is called."""
    table.touch(table.app("reveal-all"))
    title = Word("title-failed")
    table.shows(table.about("remark", "solo", {"points": POINTS, "title": title}))


def test_twelve_rounds_alone_are_tapped_from_a_new_table_to_the_title(app: App, phone: NewPhone) -> None:
    table = set_up(app, phone({**IPHONE, "device_scale_factor": 1}))
    table.press(*(table.ui("face", face=face) for face in ENTERED.dice), table.ui("dice-lie"))
    table.shows(table.app("box-ask")).touch(table.app("box-yes"))
    table.until(lambda: table.table.dice == ENTERED.dice, "the dice do not lie there")
    table.make(0, *ENTERED.moves)
    assert [table.token(at) for at in ("c3", "c4", "d4")] == ["T", "T", "T"]
    for number, each in enumerate(THROWN):
        if number not in TAPPED:
            app.at_once(partial(played, table, each))
            continue
        table.press(table.ui("roll", dice=len(each.dice)))
        table.until(lambda: table.table.dice == each.dice, f"{each.dice} do not lie there")  # noqa: B023
        table.make(0, *each.moves)
    assert table.table.over
    assert [table.token(at) for at in DRAWN] == list(DRAWN.values())
    assert (table.sheet().goods.each, table.sheet().town_hall_uses) == ((9, 7, 1), 1)
    scored(table)
    assert table.quiet
