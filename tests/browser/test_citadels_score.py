"""Citadels in a real browser: final cities are tapped together; what a round and a game came to is read."""

from collections.abc import Sequence

from companion.engine.points import Points
from companion.engine.record import Record
from companion.engine.table import Table
from companion.games.citadels.printed import NUMBERS, District
from companion.hosting.samples import sample_table
from companion.hosting.session import TableSession
from tests.browser.boxes import boxes, covered_boxes, outside, small
from tests.browser.citadel import AtCourt, begin_citadels
from tests.browser.phone import Phone
from tests.browser.table import App
from tests.effort import left_to_a_proof

ANN: tuple[District, ...] = ("manor", "temple", "tavern", "watchtower", "keep", "dragon_gate", "haunted_city")
BEN: tuple[District, ...] = ("castle", "palace", "market", "prison", "keep", "docks", "haunted_city")
"""Without a blue district: only the Haunted City makes its colours five."""


def put_together(table: AtCourt, seat: int, city: Sequence[District]) -> None:
    """Tap the districts of a city."""
    table.look(seat)
    for district in city:
        table.press(f"{table.word(f'district-{district}')},")
        there = table.table.players[seat]
        table.until(lambda: table.table.players[seat].has_district(district), f"{district} not in {there}")  # noqa: B023


def totals(session: TableSession) -> list[Points]:
    """Return the points of each."""
    return [standing.total for standing in session.game.scoresheet(session.table.position).standings]


def dealing(app: App) -> TableSession:
    """Return the sample if its last round is dealt, so that the round before is told."""
    whole = sample_table("citadels")
    last = [step.entry.seq for step in whole.done if step.position.phase == "deal"][-1]
    before = Record(whole.header, whole.entries[:last])
    return app.house.tables.adopt(Table.replay(whole.game, before), with_new_id=True)


def test_every_character_of_the_last_round_is_as_wide_as_a_finger(shared_app: App, visitor: Phone) -> None:
    table = AtCourt.at(shared_app, visitor, dealing(shared_app))
    table.shows(table.ui("last-round"))
    characters = tuple(f"{number} {table.role_word(role)}" for role, number in NUMBERS.items())
    rungs = [box for box in boxes(table.phone) if box.tap and box.name.startswith(characters)]
    assert len(rungs) == len(NUMBERS)
    assert (small(rungs), covered_boxes(rungs), outside(rungs)) == ([], [], [])


@left_to_a_proof("`tests/views/test_citadels_painting.py` taps cities together without a browser")
def test_two_final_cities_are_tapped_together_and_their_sums_are_read(
    shared_app: App, visitor: Phone
) -> None:
    session = begin_citadels(shared_app, "Ann", "Ben", mode="score", rulings={"city_size": "seven"})
    table = AtCourt.at(shared_app, visitor, session)
    put_together(table, 0, ANN)
    put_together(table, 1, BEN)
    assert totals(session) == [17 + 2 + 3 + 2, 21 + 3 + 2]
    table.press(table.ui("paint-last-round"))
    table.until(lambda: table.table.players[1].city[6].fresh, "the Haunted City is not of the last round")
    table.shows(table.word("set-first"))
    table.touch("Ben")
    table.until(lambda: table.table.first == 1, "nobody was first")
    assert totals(session) == [17 + 2 + 3 + 2, 21 + 4]
    sheet = session.game.scoresheet(table.table)
    table.touch(table.app("tab-score")).shows(table.app("score-final"))
    for standing in sheet.standings:
        table.shows(str(standing.total))
        name = session.names[standing.seat]
        for line in {line.category: line for line in standing.lines}.values():
            category = table.texts.category("citadels", line.category)
            points = str(standing.points(line.category))
            table.touch(table.app("score-cell", name=name, category=category, points=points))
            table.reads(table.about("line", line.category, line.params)).touch(table.app("close"))
    assert table.phone.complaints() == []
