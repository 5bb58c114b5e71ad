"""Phase 5: votes of residences and of the University. One test a sentence, and the example of the rules."""

from typing import Any

import pytest

from companion.games.small_city import turn
from companion.games.small_city.moves import Tally
from companion.games.small_city.phases.votes import count_votes_won, vote_lines_of
from companion.games.small_city.position import Position
from tests.games.small_city.playing import broken, effect, moves, played, tasks
from tests.games.small_city.towns import HALL, table, town


def voting(picture: str, *others: str, **changes: Any) -> Position:
    towns = (town(picture), *(town(other, seat=1 + i) for i, other in enumerate(others or (HALL,))))
    return table(*towns, phase="votes", **changes)


def test_the_example_two_r1_a_full_r3_and_a_full_r4_give_1_1_6_and_10_votes_18_in_all() -> None:
    position = voting("""
        R1a* .    R3a* R3a* .
        R1b* .    R3a* .    .
        .    .    .    R4a* R4a*
        CHa* CHa  .    R4a* R4a*
        CHa  CHa  .    .    .
    """)
    lines = vote_lines_of(position, 0)
    assert sorted((line.kind, line.citizens, line.votes) for line in lines) == [
        ("R1", 1, 1),
        ("R1", 1, 1),
        ("R3", 3, 6),
        ("R4", 4, 10),
    ]
    assert effect(position, 0, Tally()).towns[0].votes == 18


@pytest.mark.parametrize(("citizens", "votes"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_in_a_residence_the_first_citizen_gives_1_vote_the_second_2_and_so_on(
    citizens: int, votes: int
) -> None:
    stars = ["*" if i < citizens else "" for i in range(5)]
    a, b, c, d, e = (f"R5a{star}" for star in stars)
    assert count_votes_won(voting(f"{a} {b} CHa CHa\n{c} {d} CHa CHa\n{e} . . ."), 0) == votes


def test_residences_side_by_side_count_each_for_itself() -> None:
    assert count_votes_won(voting("R1a* R1b* CHa CHa\nR1c* R1d* CHa CHa"), 0) == 4


def test_the_university_gives_3_votes_with_a_citizen_inside() -> None:
    full = "UNa* UNa CHa CHa\nUNa UNa CHa CHa"
    assert count_votes_won(voting(full), 0) == 3
    assert [line.kind for line in vote_lines_of(voting(full), 0)] == ["UN"]
    assert count_votes_won(voting(full.replace("*", "")), 0) == 0


def test_a_university_needs_a_citizen_of_its_own_town_whatever_is_said_of_the_police() -> None:
    empty = "UNa UNa CHa CHa\nUNa UNa CHa CHa"
    assert count_votes_won(voting(empty, readings={"staffing": "built"}), 0) == 0
    assert count_votes_won(voting(empty.replace("UNa ", "UNa*2 ", 1)), 0) == 0


def test_citizens_elsewhere_give_no_votes() -> None:
    assert count_votes_won(voting("P1a* SCa* CHa* CHa\nC1a* F1a* CHa CHa"), 0) == 0


def test_a_tourist_in_a_residence_gives_nobody_votes() -> None:
    position = voting("R2a* R2a*2 CHa CHa\n. . CHa CHa")
    assert (count_votes_won(position, 0), count_votes_won(position, 1)) == (1, 0)


def test_the_votes_are_added_for_the_whole_table_at_once() -> None:
    position = voting("R1a* CHa CHa\n. CHa CHa", "R2a* R2a* CHa CHa\n. . CHa CHa")
    assert tasks(position) == [("tally", 0), ("tally", 1)]
    assert (moves(position, 0), moves(position, 1)) == ([Tally()], [Tally()])
    position = position.with_town(1, votes=4)
    after = played(position, (1, Tally()))
    assert [one.votes for one in after.towns] == [1, 7]
    assert after.phase == "pollution"
    assert not any(one.done for one in after.towns)


def test_a_seat_that_is_out_gets_none_and_does_not_count_for_the_table() -> None:
    position = voting("R1a* CHa CHa\n. CHa CHa", HALL, HALL).with_town(0, out=True)
    assert broken(position, 0, Tally()) == ["out"]
    assert turn.actors(position) == (1, 2)
    assert played(position, (1, Tally())).towns[0].votes == 0
