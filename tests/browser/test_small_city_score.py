"""Small City in a real browser: a town is painted and added up; how the cardboard looks is asked once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.engine.points import format_points
from companion.games.small_city.position import Disc, Meeple
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.table import App, running
from tests.browser.town import AtTown, begin_small_city
from tests.effort import left_to_a_proof
from tests.views.small_city_rounds import OPENING, SETUP, play_parts


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


def lay(table: AtTown, kind: str, at: str) -> None:
    """Paint a tile of several squares where it lies first."""
    table.does(table.take(kind)).does(table.square(at))
    table.touch(table.ui("lay-it", tile=table.word(f"tile-{kind}")))


@left_to_a_proof("`tests/views/test_small_city_painting.py` paints without a browser")
def test_a_final_town_is_painted_and_its_score_opens_into_its_sum(shared_app: App, visitor: Phone) -> None:
    session = begin_small_city(shared_app, mode="score")
    table = AtTown.at(shared_app, visitor, session).look(0)
    lay(table, "CH", "c3")
    table.does(table.take("R1")).does(table.square("b6"))
    lay(table, "LI", "e4")
    table.touch(table.ui("paint-pieces"), table.ui("brush-citizen", name="Ann")).does(table.square("b6"))
    table.touch(table.ui("paint-tracks"), table.word("set-track_votes_now", value=0), "+10", "+10", "+1")
    table.touch(table.app("set-number", value="21"), table.ui("promise-set"))
    table.touch(f"6 {table.word('promise-6')}")
    table.touch(table.beginning(table.ui("council-step", row=table.word("row-3"), step=4, what="")))
    town = session.table.position.towns[0]
    assert {tile.kind for tile in town.tiles} == {"CH", "R1", "LI"}
    assert (town.people, town.votes, town.promise, town.discs) == ((Meeple("b6", 0),), 21, 6, (Disc(3, 4),))
    sheet = session.game.scoresheet(session.table.position)
    ann = sheet.standings[0]
    table.touch(table.app("tab-score")).shows(str(ann.total), table.app("score-final"))
    for line in {line.category: line for line in ann.lines}.values():
        category = table.texts.category("small_city", line.category)
        points = format_points(ann.points(line.category))
        table.touch(table.app("score-cell", name=session.names[0], category=category, points=points))
        table.reads(table.about("line", line.category, line.params)).touch(table.app("close"))
    assert sum(line.points for line in ann.lines) == ann.total
    assert table.phone.failures == []


def test_how_the_cardboard_looks_is_asked_once_for_this_table_and_all_to_come(
    app: App, phone: NewPhone
) -> None:
    session = play_parts(begin_small_city(app, asked=True), SETUP, OPENING)
    table = AtTown.at(app, phone(), session).look(0)
    table.does(table.take("P2"))
    table.phone.expect_text(table.app("box-differs-about"))
    table.does(table.square("a6"))
    assert table.held() >= {"a6"}
    table.touch(table.app("box-same"))
    table.phone.expect_no_text(table.app("box-differs-about"))
    assert "tile-P2" not in app.house.client(session, None, None, local=True).box.unasked_entries(
        ("tile-P2",)
    )
    other = play_parts(begin_small_city(app, asked=True), SETUP, OPENING)
    table.phone.go(app.url(), table.app("on-the-table"))
    again = AtTown.at(app, table.phone, other).look(0)
    again.does(again.take("P2")).does(again.square("a6"))
    assert again.held() >= {"a6"}
    again.phone.expect_no_text(again.app("box-differs-about"))
