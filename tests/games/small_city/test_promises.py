"""Every promise card, kept and missed, on towns drawn for it; ties, comparisons, rulings."""

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.small_city.position import Disc, Position
from companion.games.small_city.promises import Judged, judge_promise
from tests.games.small_city.towns import table, town

HALL = "CHa CHa\nCHa CHa"
EMPTY = f"{HALL}\n. ."
FOUR_HOMES = """
CHa CHa . R1a . R2a R2a
CHa CHa . .   . .   .
R3a R3a . R4a R4a . .
R3a .   . R4a R4a . .
"""
FIVE_HOMES = FOUR_HOMES + "R5a R5a . . . . .\nR5a R5a R5a . . . ."
THREE_WORKS = """
F1a WAa . F2a F2a
F3a F3a . CHa CHa
.   F3a . CHa CHa
"""
THREE_BIG_WORKS = """
F3a F3a . F3b F3b . F3c F3c
.   F3a . .   F3b . .   F3c
"""
FOUR_SHOPS = """
C1a . C2a C2a
C3a C3a C4a C4a
C3a .   C4a C4a
"""
THREE_BIG_SHOPS = """
C4a C4a C4b C4b C4c C4c
C4a C4a C4b C4b C4c C4c
"""
SIX_CULTURE = """
CHa CHa SCa LIa LIa .
CHa CHa MUa MUa MUa MEa
CLa CLa .   .   .   MEa
CLa .   .   .   .   .
"""
THREE_PARKS = """
P3a P3a P3a . P3b P3b P3b
P2a P2a .   . P2b P2b .
.   .   .   . .   .   .
P3c P3c P3c P2c P2c . .
"""
ONE_PARK = """
P1a P3a P3a P3a .
P1b .   .   .   .
"""


def two(picture: str = EMPTY, **changes: Any) -> Position:
    """Return a town, and an empty neighbour of the same kind."""
    return table(town(picture, **changes), town(EMPTY, seat=1))


def against(own: str, *others: str, readings: dict[str, str] | None = None, **changes: Any) -> Position:
    """Return a town among others."""
    neighbours = [town(other, seat=seat) for seat, other in enumerate(others, 1)]
    return table(town(own, **changes), *neighbours, readings=readings)


def tracks(name: str, own: int, *others: int, **more: Any) -> Position:
    """Towns that differ by one track."""
    towns = []
    for seat, count in enumerate((own, *others)):
        track: dict[str, Any] = {name: count}
        towns.append(town(EMPTY, seat=seat, **track))
    return table(*towns, **more)


def discs(*steps: int) -> Position:
    return two(discs=tuple(Disc(row, step) for row, step in enumerate(steps, 1)))


def size(steps: int) -> Position:
    return table(town(HALL, side="easy", size=steps), town(HALL, seat=1))


ALONE: list[tuple[int, Position, bool, int]] = [
    (1, two(FOUR_HOMES), True, 4),
    (1, two(FOUR_HOMES.replace("R1a", ".  ")), False, 3),
    (2, two(THREE_WORKS), True, 3),
    (2, two(THREE_BIG_WORKS), False, 1),
    (3, two(FOUR_SHOPS), True, 4),
    (3, two(FOUR_SHOPS.replace("C1a", ".")), False, 3),
    (4, size(3), True, 3),
    (4, size(2), False, 2),
    (5, discs(4, 4), True, 2),
    (5, discs(4, 3), False, 1),
    (6, two(pollution=14), True, 14),
    (6, two(pollution=15), False, 15),
    (7, two(f"{EMPTY}\nx1 x2\nx1 ."), True, 3),
    (7, two(f"{EMPTY}\nx1 x2"), False, 2),
    (8, two("CHa CHa 1\nCHa CHa 1"), True, 0),
    (8, two("CHa CHa P1a 1\nCHa CHa .   1", board="0001/0001"), True, 0),
    (8, two("CHa CHa P1a 1\nCHa CHa .   1", board="0011/0011"), False, 1),
    (9, two(THREE_BIG_SHOPS), True, 3),
    (9, two(FOUR_SHOPS), False, 1),
    (10, two(THREE_PARKS), True, 3),
    (10, two(THREE_PARKS.replace("P2c P2c", ".   .  ")), False, 2),
    (11, two(f"{HALL}\nx1 x1", career=0, central=0, buried=20), True, 22),
    (11, two(career=1, central=0, buried=21), False, 21),
    (11, two(career=0, central=1, buried=21), False, 21),
    (12, two(pollution=41), True, 41),
    (12, two(pollution=40), False, 40),
    (13, two(THREE_BIG_WORKS), True, 3),
    (13, two(THREE_WORKS), False, 1),
    (14, two(money=18), True, 18),
    (14, two(money=17), False, 17),
    (15, two(FIVE_HOMES), True, 5),
    (15, two(FOUR_HOMES), False, 4),
    (16, two(SIX_CULTURE), True, 6),
    (16, two(SIX_CULTURE.replace("SCa", ".")), False, 5),
    (32, two("POa POa FIa FIa\n. . FIa ."), True, 2),
    (32, two("POa POa . ."), False, 1),
]

COMPARED: list[tuple[int, Position, bool]] = [
    (17, against(THREE_BIG_WORKS, THREE_WORKS, EMPTY), True),
    (17, against(THREE_WORKS, THREE_BIG_WORKS, EMPTY), False),
    (18, against(FIVE_HOMES, FOUR_HOMES, EMPTY), True),
    (18, against(FOUR_HOMES, FIVE_HOMES, EMPTY), False),
    (19, against(THREE_BIG_SHOPS, FOUR_SHOPS), True),
    (19, against(FOUR_SHOPS, THREE_BIG_SHOPS), False),
    (20, against(f"{EMPTY}\nx1 .", f"{EMPTY}\nx1 x2"), True),
    (20, against(f"{EMPTY}\nx1 x1", f"{EMPTY}\nx1 ."), False),
    (20, against(EMPTY, EMPTY, EMPTY), True),
    (20, against(f"{EMPTY}\nx1 .", f"{EMPTY}\nx2 ."), False),
    (21, against(f"{EMPTY}\n. .", EMPTY), True),
    (21, against(f"{EMPTY}\nx1 .", f"{EMPTY}\n. ."), False),
    (21, against("x1 . .", ". ."), False),
    (22, against("P1a .", "P2a P2a", "P3a P3a P3a"), True),
    (22, against("P2a P2a", "P1a .", "P3a P3a P3a"), False),
    (23, against("F1a WAa", "F2a F2a"), True),
    (23, against("F2a F2a", "F1a WAa"), False),
    (24, against("x2 x2 .", "x2 . ."), True),
    (24, against("x1 . .", "x2 x2 ."), False),
    (25, against("P1a P1b .", "P1a . ."), True),
    (25, against("P1a . .", "P1a P1b ."), False),
    (25, against("x1 .", ". ."), True),
    (26, against("P1a* P1b*2", "P1a* P1b*"), True),
    (26, against("P1a* P1b*", "P1a* P1b*1"), False),
    (27, tracks("pollution", 30, 29, 10), True),
    (27, tracks("pollution", 29, 30, 10), False),
    (28, against(FOUR_HOMES, FIVE_HOMES), True),
    (28, against(FIVE_HOMES, FOUR_HOMES), False),
    (29, tracks("votes", 3, 4, 50), True),
    (29, tracks("votes", 5, 4, 50), False),
    (30, against("P1a P1b .", "P1a . . ."), True),
    (30, against("P1a . . .", "P1a P1b ."), False),
    (31, tracks("money", 9, 8, 0), True),
    (31, tracks("money", 8, 9, 0), False),
]


@pytest.mark.parametrize(("promise", "position", "kept", "have"), ALONE)
def test_a_promise_about_ones_own_town_is_judged_from_it(
    promise: int, position: Position, kept: bool, have: int
) -> None:
    found = judge_promise(position, 0, promise)
    assert (found.kept, found.have) == (kept, have)


@pytest.mark.parametrize(("promise", "position", "kept"), COMPARED)
def test_a_promise_about_most_or_fewest_is_judged_among_all(
    promise: int, position: Position, kept: bool
) -> None:
    assert judge_promise(position, 0, promise).kept is kept


def test_every_promise_is_shown_kept_and_missed() -> None:
    shown = {(promise, kept) for promise, _, kept, _ in ALONE} | {
        (promise, kept) for promise, _, kept in COMPARED
    }
    assert shown == {(promise, kept) for promise in range(1, 33) for kept in (True, False)}


TIED: list[tuple[int, Position]] = [
    (17, against("F2a F2a", "F1a F1b WAa WAb")),
    (18, against("R1a . R1b", "R2a R2a .")),
    (19, against("C1a", "C1a")),
    (21, against("P1a .", "P1a .")),
    (22, against("P2a P2a", "P1a P1b")),
    (23, against(EMPTY, EMPTY)),
    (24, against("x1 .", "x1 .")),
    (25, against("P1a .", "P1a .")),
    (26, against("P1a*", "P1a*")),
    (27, tracks("pollution", 7, 7, 0)),
    (28, against(EMPTY, EMPTY)),
    (29, tracks("votes", 4, 4, 9)),
    (30, against("P1a .", "P1a .")),
    (31, tracks("money", 9, 9, 0)),
]


@pytest.mark.parametrize(("promise", "position"), TIED)
def test_a_tie_is_not_enough_unless_the_table_says_so(promise: int, position: Position) -> None:
    assert not judge_promise(position, 0, promise).kept
    generous = replace(position, rulings=replace(position.rulings, ties="yes"))
    assert judge_promise(generous, 0, promise).kept


def test_a_comparison_tells_everybodys_figure() -> None:
    position = tracks("money", 9, 12, 4, 4)
    assert judge_promise(position, 0, 31) == Judged(31, False, 9, 12, "most", {1: 12, 2: 4, 3: 4})
    assert judge_promise(position, 1, 31) == Judged(31, True, 12, 9, "most", {0: 9, 2: 4, 3: 4})
    assert not judge_promise(position, 2, 31).kept


def test_seats_that_have_lost_are_not_compared_with() -> None:
    position = tracks("money", 9, 12, 4)
    assert judge_promise(position.with_town(1, out=True), 0, 31).kept
    alone = position.with_town(1, out=True).with_town(2, out=True)
    assert judge_promise(alone, 0, 31) == Judged(31, True, 9, None, "most")


def test_fewest_votes_are_counted_before_any_promise() -> None:
    position = tracks("votes", 10, 12).with_town(0, promise=31).with_town(1, promise=12)
    assert judge_promise(position, 0, 29).kept


def test_by_a_ruling_the_dead_are_ones_own_wherever_they_lie() -> None:
    towns = (town(f"{EMPTY}\nx2 x2"), town(f"{EMPTY}\nx1 x1", seat=1, buried=1))
    position = table(*towns, readings={"graves": "own"})
    assert (judge_promise(position, 0, 7).have, judge_promise(position, 1, 7).have) == (2, 3)
    in_town = table(*towns)
    assert (judge_promise(in_town, 0, 7).have, judge_promise(in_town, 1, 7).have) == (2, 2)


def test_by_a_ruling_the_city_hall_is_not_one_of_the_six_cultural_buildings() -> None:
    assert not judge_promise(table(town(SIX_CULTURE), readings={"hall": "not"}), 0, 16).kept
    university = SIX_CULTURE + "UNa UNa . . . .\nUNa UNa . . . ."
    assert judge_promise(table(town(university), readings={"hall": "not"}), 0, 16).kept


def test_by_a_ruling_three_adjoining_park_tiles_are_enough() -> None:
    readings = {"parks": "three_tiles"}
    assert judge_promise(table(town(ONE_PARK), readings=readings), 0, 10).kept
    assert not judge_promise(table(town(ONE_PARK.replace("P1b", ".")), readings=readings), 0, 10).kept
    assert not judge_promise(table(town("P1a P2a P2a P1b"), readings=readings), 0, 10).kept
    assert not judge_promise(table(town(ONE_PARK)), 0, 10).kept


def test_the_own_citizens_in_the_city_hall_are_in_the_town_and_tourists_are_not_its_citizens() -> None:
    position = against("CHa* CHa* P1a*2\nCHa CHa P1b*", "CHa CHa P1a*1\nCHa CHa P1b*")
    assert (judge_promise(position, 0, 26).have, judge_promise(position, 0, 26).cells) == (
        3,
        ("a1", "b1", "c2"),
    )
    assert judge_promise(position, 1, 26).kept


@pytest.mark.parametrize(
    ("residents", "counted"), [("own", (3, 1)), ("everybody", (4, 2)), ("polluting", (2, 2))]
)
def test_by_a_ruling_everybody_in_the_town_counts_or_whoever_makes_pollution_there(
    residents: str, counted: tuple[int, int]
) -> None:
    towns = "CHa* CHa* P1a*2\nCHa CHa P1b*", "CHa CHa P1a*1\nCHa CHa P1b*"
    drawn = (town(picture, seat=seat) for seat, picture in enumerate(towns))
    position = table(*drawn, readings={"residents": residents})
    assert (judge_promise(position, 0, 26).have, judge_promise(position, 1, 26).have) == counted


def test_the_squares_a_promise_was_read_from_are_named() -> None:
    assert judge_promise(two(THREE_BIG_SHOPS), 0, 9).cells == tuple(
        f"{column}{row}" for row in (1, 2) for column in "abcdef"
    )
    outside = two("CHa CHa P1a 1\nCHa CHa .   1", board="0011/0011")
    assert judge_promise(outside, 0, 8).cells == ("c1",)
    assert judge_promise(two("POa POa FIa FIa\n. . FIa ."), 0, 32).cells == ("a1", "b1", "c1", "d1", "c2")


def test_printed_water_under_a_harbor_is_not_built_on() -> None:
    harbor = two("HBa HBa .\nHWa HWa .", board="000/~~0")
    assert judge_promise(harbor, 0, 8).kept
    assert judge_promise(harbor, 0, 30).have == 2
