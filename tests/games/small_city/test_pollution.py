"""Phase 6, measuring: what a town makes, and who pays for it. One test a sentence, and the example."""

from typing import Any

import pytest

from companion.games.small_city import turn
from companion.games.small_city.moves import Measure
from companion.games.small_city.phases.pollution import (
    Toll,
    compute_pollution,
    find_dying_seats,
    measure_pollution,
)
from companion.games.small_city.position import Position
from tests.games.small_city.playing import broken, citizens, effect, moves, played, tasks
from tests.games.small_city.towns import HALL, table, town

ELEVEN = """
    R5a* R5a* F2a* F2a* P3a  P3a  P3a
    R5a* R5a* C2a* C2a* P2a  P2a  .
    R5a* SCa* MUa* MUa  MUa  .    .
    CHa* CHa* .    .    .    .    .
    CHa* CHa  .    .    .    .    .
"""
HOUSES = "R5a* R5a* CHa CHa\nR5a* R5a* CHa CHa\nR5a* . . ."


def measuring(*towns: Any, **changes: Any) -> Position:
    """Return a table about to measure."""
    drawn = [town(one, seat=seat) if isinstance(one, str) else one for seat, one in enumerate(towns)]
    return table(*drawn, phase="pollution", **changes)


def made(picture: str, **changes: Any) -> int:
    """Return what a town makes."""
    return compute_pollution(measuring(town(picture, **changes), HALL), 0).pollution_made


def levels(*found: tuple[int, int]) -> Position:
    """Return a measured table: for each seat what it made, and its track."""
    towns = (town(HALL, seat=i, made=made, pollution=total) for i, (made, total) in enumerate(found))
    return table(*towns, phase="pollution")


def example(**changes: Any) -> Position:
    """Return the town of the example, beside one that makes nothing."""
    return measuring(town(ELEVEN, produced=2, pollution=3), HALL, **changes)


def test_the_example_11_citizens_and_2_goods_less_5_squares_of_park_make_8() -> None:
    smoke = compute_pollution(example(), 0)
    assert (smoke.people, smoke.goods, smoke.parks, smoke.pollution_made) == (11, 2, 5, 8)


def test_the_example_with_more_than_10_and_nobody_above_8_somebody_dies() -> None:
    after = played(example(), (1, Measure()))
    assert (after.towns[0].made, after.towns[0].pollution) == (8, 11)
    assert after.phase == "death"
    assert [one.dying for one in after.towns] == [True, False]
    assert turn.actors(after) == (0,)


# What a town makes ----------------------------------------------------------------------------------------


def test_every_citizen_and_every_tourist_in_the_town_makes_1() -> None:
    assert made("R2a* R2a CHa CHa\nP1a*2 . CHa CHa\nC1a*2 . . .") == 2


def test_a_seats_tourists_abroad_pollute_the_other_town() -> None:
    position = measuring(HALL, "C1a*1 CHa CHa\n. CHa CHa")
    assert [compute_pollution(position, seat).pollution_made for seat in (0, 1)] == [0, 1]


def test_every_good_produced_this_round_makes_1() -> None:
    assert made(HALL, produced=3) == 3


def test_nobody_in_the_city_hall_or_a_grave_makes_any() -> None:
    assert made("CHa* CHa* x1\nCHa* CHa* x2") == 0


def test_every_square_of_park_takes_1_away_but_never_more_than_was_made() -> None:
    assert made("P3a P3a P3a CHa CHa\nR2a* R2a* . CHa CHa") == 0
    assert made("P1a P1b . CHa CHa\nR3a* R3a* . CHa CHa\nR3a* . . . .") == 1


def test_parks_do_not_clean_what_was_made_before() -> None:
    position = measuring(town("P3a P3a P3a CHa CHa\n. . . CHa CHa", pollution=9), HALL)
    assert effect(position, 0, Measure()).towns[0].pollution == 9


def test_with_the_engineer_goods_make_none_in_ones_own_town() -> None:
    workers = "F2a* F2a*2 CHa CHa\n. . CHa CHa"
    assert made(workers, produced=2) == 4
    assert made(workers, produced=2, action="D") == 2
    helped = measuring(town(workers, produced=2), town(HALL, seat=1, action="D"))
    assert compute_pollution(helped, 0).pollution_made == 4


def test_with_the_ecologist_nobody_in_a_shop_of_ones_town_makes_any() -> None:
    shops = "C2a* C2a*2 CHa CHa\nR1a* . CHa CHa"
    assert made(shops) == 3
    assert made(shops, action="K") == 1
    helped = measuring(town(shops), town(HALL, seat=1, action="K"))
    assert compute_pollution(helped, 0).pollution_made == 3


def test_pollution_is_added_to_the_track() -> None:
    position = measuring(town(HOUSES, pollution=7), HALL)
    after = measure_pollution(position)
    assert (after.towns[0].made, after.towns[0].pollution) == (5, 12)
    assert tasks(position) == [("measure", 0), ("measure", 1)]


# Who must let somebody die --------------------------------------------------------------------------------


def test_below_10_percent_nobody_dies() -> None:
    assert find_dying_seats(levels((5, 9), (4, 4))) == Toll((), 5, (0,), 9, (), "none")


def test_from_10_percent_on_the_one_who_made_most_this_round_does() -> None:
    assert find_dying_seats(levels((5, 10), (4, 40))).dying == (0,)


def test_it_does_not_matter_who_reached_10_percent() -> None:
    found = find_dying_seats(levels((4, 11), (5, 3)))
    assert (found.reached, found.dying, found.why) == ((0,), (1,), "most")


def test_it_counts_what_is_on_the_track_after_this_round() -> None:
    position = measuring(town(HOUSES, pollution=5), HALL)
    assert effect(position, 0, Measure()).towns[0].dying
    position = measuring(town(HOUSES, pollution=4), HALL)
    assert not effect(position, 0, Measure()).towns[0].dying


def test_on_a_tie_the_highest_track_decides() -> None:
    found = find_dying_seats(levels((5, 12), (5, 13), (2, 60)))
    assert (found.makers, found.highest, found.dying, found.why) == ((0, 1), 13, (1,), "track")


def test_and_if_that_is_a_tie_too_all_of_them() -> None:
    found = find_dying_seats(levels((5, 13), (4, 50), (5, 13)))
    assert (found.dying, found.why) == ((0, 2), "tied")


def test_when_nobody_made_any_the_same_comparison_is_made() -> None:
    assert find_dying_seats(levels((0, 12), (0, 30))).dying == (1,)
    assert find_dying_seats(levels((0, 12), (0, 12))).dying == (0, 1)


def test_a_demolition_is_on_the_track_but_is_not_compared() -> None:
    position = measuring(town(HOUSES, pollution=30), town("R1a* CHa CHa\n. CHa CHa", seat=1, pollution=50))
    assert find_dying_seats(measure_pollution(position)).dying == (0,)


def test_the_whole_table_is_measured_at_once() -> None:
    position = measuring(HOUSES, HOUSES, HALL)
    assert turn.actors(position) == (0, 1, 2)
    assert [moves(position, seat) for seat in range(3)] == [[Measure()]] * 3
    after = played(position, (2, Measure()))
    assert [one.pollution for one in after.towns] == [5, 5, 0]
    assert after.phase == "council"


# 100 % ----------------------------------------------------------------------------------------------------


def test_at_100_percent_a_seat_is_out_and_everybody_in_its_town_is_dead() -> None:
    tourists = HOUSES.replace("R5a* . . .", "R5a* C1a*2 C1b*3 .")
    position = measuring(town(tourists, pollution=93), "C1a*1 CHa CHa\n. CHa* CHa", HALL)
    after = played(position, (1, Measure()))
    assert (after.towns[0].pollution, after.towns[0].out, after.towns[0].people) == (100, True, ())
    assert all(one.seat != 0 for one in after.towns[1].people)
    assert citizens(after) == [22, 22, 22]
    assert after.order == (1, 2)
    assert broken(after, 0, Measure())


def test_neither_clinic_nor_fire_station_helps() -> None:
    staffed = "CLa* CLa FIa* FIa CHa CHa\nCLa . FIa . CHa CHa"
    after = effect(measuring(town(staffed, pollution=98), HALL, HALL), 0, Measure())
    assert (after.towns[0].out, after.towns[0].people) == (True, ())


def test_99_percent_is_not_yet_too_much() -> None:
    after = effect(measuring(town(HOUSES, pollution=94), HALL, HALL), 0, Measure())
    assert not after.towns[0].out


def test_the_others_are_compared_without_the_one_that_is_out() -> None:
    busy = town("R1a* CHa CHa\n. CHa CHa", seat=1, pollution=20)
    after = effect(measuring(town(HOUSES, pollution=95), busy, HALL), 1, Measure())
    assert [one.dying for one in after.towns] == [False, True, False]


def test_with_two_seats_the_other_one_has_won() -> None:
    after = played(measuring(town(HOUSES, pollution=96), HALL), (1, Measure()))
    assert (after.phase, turn.actors(after)) == ("scoring", ())


@pytest.mark.parametrize("seats", [2, 3])
def test_seats_that_are_out_are_not_measured(seats: int) -> None:
    position = measuring(*[HOUSES] * (seats + 1)).with_town(0, out=True)
    after = effect(position, 1, Measure())
    assert (after.towns[0].pollution, after.towns[1].pollution) == (0, 5)
    assert broken(position, 0, Measure()) == ["out"]
