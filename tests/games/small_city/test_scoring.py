"""The count: votes, promises, pollution; who is ahead, and what decides between equals."""

from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.setup import Setup, make_seats
from companion.games.small_city import GAME
from companion.games.small_city.position import Position
from companion.games.small_city.scoring import CATEGORIES
from companion.locale.texts import Texts
from tests.games.small_city.towns import table, town

TEXTS = Texts.load_all()
NAMES = ("Ann", "柏", "Cy", "Di")
HALL = "CHa* CHa*\nCHa* CHa"


def ended(*seats: dict[str, Any], readings: dict[str, str] | None = None) -> Position:
    towns = [town(HALL, seat=seat, **changes) for seat, changes in enumerate(seats)]
    return table(*towns, phase="scoring", round=8, readings=readings)


def points(position: Position, seat: int = 0) -> dict[str, int]:
    standing = GAME.scoresheet(position).standings[seat]
    return {category: int(standing.points(category)) for category in CATEGORIES}


def ranks(position: Position) -> list[int]:
    return [standing.rank for standing in GAME.scoresheet(position).standings]


def said(position: Position, seat: int, category: str, locale: str = "en") -> str:
    line = next(one for one in GAME.scoresheet(position).standings[seat].lines if one.category == category)
    return TEXTS[locale].about("small_city", "line", category, line.params, NAMES)


def test_the_score_is_the_votes_and_the_promise_less_the_pollution() -> None:
    position = ended({"votes": 52, "pollution": 21, "money": 3, "promise": 12}, {"votes": 40, "pollution": 5})
    assert points(position) == {"votes": 52, "promises": -3, "pollution": -21}
    sheet = GAME.scoresheet(position)
    assert sheet.final
    assert [standing.total for standing in sheet.standings] == [28, 35]
    assert ranks(position) == [2, 1]


@pytest.mark.parametrize(("worth", "missed"), [("6", -3), ("12", -6), ("18", -12)])
def test_a_kept_promise_brings_its_votes_and_a_missed_one_costs_them(worth: str, missed: int) -> None:
    own = {"promise-14": worth}
    towns = (town(HALL, money=18, promise=14), town(HALL, seat=1, money=17, promise=14))
    position = table(*towns, phase="scoring", own=own)
    assert points(position)["promises"] == int(worth)
    assert points(position, 1)["promises"] == missed


def test_by_a_ruling_a_missed_promise_of_18_costs_9() -> None:
    own, readings = {"promise-14": "18"}, {"penalty": "nine"}
    towns = (town(HALL, promise=14), town(HALL, seat=1))
    assert points(table(*towns, phase="scoring", own=own, readings=readings))["promises"] == -9
    assert (
        points(table(*towns, phase="scoring", own={"promise-14": "12"}, readings=readings))["promises"] == -6
    )


def test_the_score_may_be_below_nothing() -> None:
    assert GAME.scoresheet(ended({"pollution": 30}, {})).standings[0].total == -30


def test_promises_that_are_compared_do_not_see_each_others_votes() -> None:
    position = ended(
        {"votes": 10, "promise": 29}, {"votes": 11, "promise": 31, "money": 9}, {"votes": 30, "promise": 29}
    )
    kept = [points(position, seat)["promises"] > 0 for seat in range(3)]
    assert kept == [True, True, False]


def test_between_equal_totals_less_pollution_decides_and_then_more_money() -> None:
    position = ended(
        {"votes": 20, "pollution": 10, "money": 9},
        {"votes": 15, "pollution": 5, "money": 0},
        {"votes": 15, "pollution": 5, "money": 1},
    )
    assert ranks(position) == [3, 2, 1]


def test_what_is_still_equal_shares_its_rank() -> None:
    position = ended({"votes": 20, "money": 2}, {"votes": 20, "money": 2}, {"votes": 19, "money": 2})
    assert ranks(position) == [1, 1, 3]
    assert GAME.scoresheet(position).winners == (0, 1)


def test_who_has_lost_comes_last_whatever_the_votes() -> None:
    position = ended({"votes": 300, "pollution": 100, "out": True}, {"votes": 1, "pollution": 99}, {})
    assert ranks(position) == [3, 2, 1]


def test_the_promise_of_a_seat_is_counted_where_it_is_known_and_nowhere_else() -> None:
    towns = (town(HALL, promise=14, money=18), town(HALL, seat=1, promise=14))
    position = table(*towns, phase="council")
    assert points(position)["promises"] > 0
    assert points(position, 1)["promises"] < 0
    seen = GAME.view(position, 0)
    assert points(seen)["promises"] > 0
    assert points(seen, 1)["promises"] == 0
    assert points(GAME.view(position, None))["promises"] == 0


def test_before_the_end_a_promise_is_told_as_it_stands_so_far() -> None:
    towns = (town(HALL, promise=14, money=18), town(HALL, seat=1, promise=14))
    assert said(table(*towns, phase="council"), 0, "promises").startswith(
        "Kept so far: 14. More than $17 (18,"
    )
    assert said(table(*towns, phase="council"), 1, "promises").startswith("Not kept so far: 14.")
    assert said(table(*towns, phase="scoring"), 0, "promises").startswith("Kept: 14.")
    assert said(table(*towns, phase="scoring"), 1, "promises").startswith("Not kept: 14.")


def test_a_comparison_says_everybodys_figure() -> None:
    position = ended({"money": 9, "promise": 31}, {"money": 4}, {"money": 7})
    assert said(position, 0, "promises").startswith("Kept: 31. Most money (9 against 4 and 7)")
    assert "(9) " in said(position.with_town(1, out=True).with_town(2, out=True), 0, "promises")


def test_what_a_card_takes_is_told_beside_what_there_is() -> None:
    position = ended({"money": 9, "promise": 14}, {"pollution": 15, "promise": 6})
    assert said(position, 0, "promises").startswith("Not kept: 14. More than $17 (9, it takes 18)")
    assert "(15, at most 14)" in said(position, 1, "promises")


def test_that_a_cards_votes_are_only_assumed_is_said_until_the_owner_has_read_the_card() -> None:
    position = ended({"money": 9, "promise": 31}, {"money": 4}, {"money": 7})
    assert said(position, 0, "promises").endswith("that the card says 18 is assumed")
    read = replace(position, own=(("promise-31", "18"),))
    assert said(read, 0, "promises") == "Kept: 31. Most money (9 against 4 and 7)"


def test_several_promises_of_one_seat_are_a_line_each() -> None:
    position = ended({"money": 18, "promise": 14, "more": (5, 6)}, {})
    lines = [line for line in GAME.scoresheet(position).standings[0].lines if line.category == "promises"]
    assert [line.params["number"] for line in lines] == [14, 5, 6]


@pytest.mark.parametrize("promise", range(1, 33))
@pytest.mark.parametrize("locale", list(TEXTS))
def test_every_promise_is_told_in_every_language(promise: int, locale: str) -> None:
    for phase in ("scoring", "votes"):
        position = table(town(HALL, promise=promise), town(HALL, seat=1), phase=phase)
        text = said(position, 0, "promises", locale)
        assert str(promise) in text
        assert "{" not in text
        assert "small_city" not in text


def test_the_votes_line_tells_what_the_next_vote_brings_and_where_from() -> None:
    picture = "R3a* R3a* CHa* CHa\nR3a* R1a* CHa CHa\nUNa* UNa . .\nUNa UNa . ."
    position = table(town(picture, votes=50), phase="votes")
    line = GAME.scoresheet(position).standings[0].lines[0]
    assert (line.points, line.params["next"]) == (50, 6 + 1 + 3)
    assert {"a1", "b1", "a2", "b2", "a3"} <= set(line.cells)
    assert said(position, 0, "votes") == "On the vote track: 50. The next vote brings 10"
    over = table(town(picture, votes=50), phase="scoring")
    assert said(over, 0, "votes") == "On the vote track: 50"
    final = GAME.scoresheet(over).standings[0].lines[0]
    assert (final.points, final.params["next"], final.cells) == (50, 0, ())


def test_only_to_be_scored_a_table_begins_empty_with_everything_in_the_middle() -> None:
    position = GAME.start(Setup(seats=make_seats(*NAMES), mode="score"))
    assert (position.phase, position.round) == ("scoring", 8)
    assert all(not town.tiles and not town.people and not town.money for town in position.towns)
    assert position.stock.ME == 3
    assert GAME.warnings(position) == ()
    assert GAME.scoresheet(position).final
    assert GAME.actors(position) == ()
    assert GAME.agenda(position).over
