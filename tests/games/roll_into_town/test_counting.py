"""A finished map is counted by hand: the counts of a map give exactly the score of the map."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import fields, replace

from companion.engine.message import Impossible
from companion.engine.notation import Unreadable
from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.corrections import CORRECTIONS
from companion.games.roll_into_town.counting import CATEGORIES, hand_counts
from companion.games.roll_into_town.marks import TOKENS
from companion.games.roll_into_town.moves import SetCell, SetCount
from companion.games.roll_into_town.position import Counts, Player, Position, Sheet
from companion.games.roll_into_town.scoring import open_questions, scoresheet
from tests.effort import times
from tests.games.roll_into_town.counted import NAMES, after, ended, playing
from tests.games.roll_into_town.oracle_map import map_of
from tests.games.roll_into_town.oracle_scores import count_by_hand
from tests.games.roll_into_town.typed_sheets import map_said, shown, written

HALL = "H"


def counted(position: Position) -> Position:
    """Return a blank table of as many seats, with what a person counts on each map entered."""
    blank = GAME.start(Setup(make_seats(*NAMES[: position.count]), mode="score"))
    for seat in range(position.count):
        for what, count in count_by_hand(map_of(position, seat)).items():
            blank = CORRECTIONS.correct(blank, SetCount(seat, what, count))  # type: ignore[arg-type]
    return blank


def results(position: Position) -> list[object]:
    """List every seat's rank and points by category."""
    sheet = scoresheet(position)
    return [
        (standing.rank, standing.total, [standing.points(category) for category in sheet.categories])
        for standing in sheet.standings
    ]


@pytest.mark.parametrize("seed", range(times(100, 3)))
def test_the_counts_of_a_played_table_give_its_score(seed: int) -> None:
    dice = Random(f"counted {seed}")
    position = GAME.start(Setup(make_seats(*NAMES[: 1 + seed % 4])))
    for _, _, _, then in playout(GAME, position, dice):
        position = then
    assert results(counted(position)) == results(position)


@st.composite
def maps(draw: st.DrawFn) -> Position:
    """Return a finished table of two whose maps show anything that may stand on their squares."""
    blank = GAME.start(Setup(make_seats(*NAMES[:2]), mode="score"))
    token = st.sampled_from([*(one for one in TOKENS if one != HALL), "h", "h", "t", "Rns", "Rns", "Rew"])
    players = []
    for _ in range(2):
        shown = tuple(
            cell if cell == HALL else draw(token) if draw(st.booleans()) else "."
            for cell in blank.printed.cells
        )
        players.append(Player(Sheet(shown)))
    return replace(blank, players=tuple(players))


@given(maps())
@settings(max_examples=times(200), deadline=None)
def test_the_counts_of_any_map_give_its_score(position: Position) -> None:
    assert results(counted(position)) == results(position)


def test_a_river_from_border_to_border_counts_as_joined() -> None:
    river = "\n".join(["Rns"] * 9)
    found = count_by_hand(map_of(ended(river), 0))
    assert (found["river"], found["joined"]) == (0, 9)
    assert results(counted(ended(river))) == results(ended(river))


def test_every_count_is_asked_for_a_category_and_can_be_entered() -> None:
    blank = ended("")
    asked = hand_counts(blank, 0)
    assert [one.keys["counted"] for one in asked] == [field.name for field in fields(Counts)]
    assert {one.category for one in asked} == set(CATEGORIES.values()) == set(GAME.categories)
    for one in asked:
        made = CORRECTIONS.kind_of(one.message).make(1, seat=0, **one.keys)
        assert getattr(after(blank, made).tally(0), one.keys["counted"]) == 1


def test_a_drawn_map_is_not_counted_and_drawing_forgets_the_counts() -> None:
    drawn = ended("h")
    assert hand_counts(drawn, 0) == ()
    with pytest.raises(Impossible):
        CORRECTIONS.correct(drawn, SetCount(0, "houses", 3))
    counts = after(ended(""), SetCount(0, "houses", 3))
    assert after(counts, SetCell(0, "a1", "h")).tally(0) is None


def test_nothing_is_counted_while_a_game_is_played() -> None:
    assert hand_counts(playing(), 0) == ()
    with pytest.raises(Impossible):
        CORRECTIONS.correct(playing(), SetCount(0, "houses", 3))


@pytest.mark.parametrize(("what", "most"), [("houses", 81), ("lighthouse", 1), ("cathedral", 1)])
def test_a_count_has_the_bounds_of_the_map(what: str, most: int) -> None:
    after(ended(""), SetCount(0, what, most))  # type: ignore[arg-type]
    with pytest.raises(Impossible):
        CORRECTIONS.correct(ended(""), SetCount(0, what, most + 1))  # type: ignore[arg-type]


def test_a_seat_without_any_count_is_asked_for() -> None:
    two = after(ended("", ""), SetCount(1, "coasts", 2))
    assert [one.notice.seat for one in open_questions(two)] == [0]
    assert [one.notice.seat for one in open_questions(after(two, SetCount(1, "coasts", 0)))] == [0, 1]


def test_a_file_tells_a_map_by_its_counts_or_by_its_drawing() -> None:
    position = shown("counted = {houses = 5, joined = 9}", purpose="score")
    assert position.tally(0) == Counts(houses=5, joined=9)
    assert written(position) == position
    with pytest.raises(Unreadable):
        shown(f"counted = {{houses = 5}}\n{map_said('h')}", purpose="score")
