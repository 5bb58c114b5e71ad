"""Citadels in a real browser: the final cities are tapped together, and the sums open into their lines."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from companion.games.citadels.printed import District
from companion.hosting.session import TableSession
from tests.browser.citadel import AtCourt, at_court, begin
from tests.browser.conftest import NewPhone
from tests.browser.table import App, running

ANN: tuple[District, ...] = ("manor", "temple", "tavern", "watchtower", "keep", "dragon_gate", "haunted_city")
BEN: tuple[District, ...] = ("castle", "palace", "market", "prison", "keep", "docks", "haunted_city")
"""Without a blue district: only the Haunted City makes its colours five."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


def put_together(table: AtCourt, seat: int, city: Sequence[District]) -> None:
    """Tap the districts of a city."""
    table.look(seat)
    for district in city:
        table.press(f"{table.word(f'district-{district}')},")
        there = table.table.players[seat]
        table.until(lambda: table.table.players[seat].has(district), f"{district} not in {there}")  # noqa: B023


def totals(live: TableSession) -> list[int]:
    """The points of each."""
    return [standing.total for standing in live.game.scoresheet(live.table.position).standings]


def test_two_final_cities_are_tapped_together_and_their_sums_are_read(app: App, phone: NewPhone) -> None:
    live = begin(app, "Ann", "Ben", mode="score", rulings={"city_size": "seven"})
    table = at_court(app, phone(), live)
    put_together(table, 0, ANN)
    put_together(table, 1, BEN)
    assert totals(live) == [17 + 2 + 3 + 2, 21 + 3 + 2]
    table.press(table.ui("paint-last-round"))
    table.until(lambda: table.table.players[1].city[6].fresh, "the Haunted City is not of the last round")
    table.shows(table.ui("paint-first"))
    table.touch("Ben")
    table.until(lambda: table.table.first == 1, "nobody was first")
    assert totals(live) == [17 + 2 + 3 + 2, 21 + 4]
    sheet = live.game.scoresheet(table.table)
    table.touch(table.app("tab-score")).shows(table.app("score-final"))
    for standing in sheet.standings:
        table.shows(str(standing.total))
        for line in {line.category: line for line in standing.lines}.values():
            words = table.about("line", line.category, line.params)
            table.touch(words).shows(table.app("close"))
            table.touch(table.app("close"))
    assert table.quiet
