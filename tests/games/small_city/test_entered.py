"""What nobody has entered is not judged as 0: it is asked, and what was told of it counts."""

import pytest
from msgspec.structs import replace

from companion.engine.certainty import is_certain
from companion.engine.notice import Notice
from companion.engine.wire import decode, encode
from companion.files.errors import FileError
from companion.files.position import read_position, write_position
from companion.games.small_city import GAME
from companion.games.small_city.citizens.people import eliminate_seat
from companion.games.small_city.moves import SetTile, SetTrack
from companion.games.small_city.position import Position, Town
from companion.games.small_city.promises import judge_promise
from companion.games.small_city.warnings import count_citizens
from companion.locale.texts import Texts
from tests.games.small_city.towns import table, town

TEXTS = Texts.load_all()
NAMES = ("Ann", "柏", "Cy")
HALL = "CHa* CHa*\nCHa* CHa"


def scored(*others: Town, promise: int, votes: int = 30) -> Position:
    first = town(HALL, votes=votes, money=9, pollution=12, promise=promise)
    return table(first, *others, phase="scoring", round=8)


def opened(position: Position) -> list[int | None]:
    return [one.notice.seat for one in GAME.open_questions(position)]


def warned(position: Position) -> list[Notice]:
    return list(GAME.warnings(position))


@pytest.mark.parametrize("promise", [23, 28, 29, 31, 27, 19])
def test_a_comparison_with_a_town_that_was_not_entered_is_neither_kept_nor_missed(promise: int) -> None:
    position = scored(Town(), promise=promise)
    found = judge_promise(position, 0, promise)
    if found.untold:
        assert (found.kept, found.untold) == (False, (1,))
    else:
        assert not found.kept
    assert GAME.scoresheet(position).standings[0].points("promises") <= 0
    assert opened(position) == [1]
    assert not is_certain(GAME, position)


def test_a_comparison_that_is_lost_already_is_missed_whatever_is_not_entered() -> None:
    position = scored(town(HALL, seat=1, votes=20), Town(), promise=29)
    found = judge_promise(position, 0, 29)
    assert (found.kept, found.untold) == (False, ())
    assert GAME.scoresheet(position).standings[0].points("promises") < 0


@pytest.mark.parametrize(("votes", "kept"), [(40, True), (20, False)])
def test_the_votes_alone_of_a_town_are_enough_where_only_they_are_compared(votes: int, kept: bool) -> None:
    position = scored(Town(votes=votes), promise=29)
    assert judge_promise(position, 0, 29).kept is kept
    assert opened(position) == []
    assert GAME.scoresheet(position).standings[1].total == votes


def test_what_is_not_known_is_said_in_every_language() -> None:
    position = scored(Town(), promise=29)
    line = next(one for one in GAME.scoresheet(position).standings[0].lines if one.category == "promises")
    for texts in TEXTS.values():
        said = texts.about("small_city", "line", line.id, line.params, NAMES)
        assert NAMES[1] in said
        assert "0" not in said
        (question,) = GAME.open_questions(position)
        assert NAMES[1] in texts.about("small_city", "open", "town", question.notice.params, NAMES)


def asked_votes(position: Position) -> list[int | None]:
    return [one.notice.seat for one in GAME.open_questions(position) if one.notice.id == "votes"]


def test_votes_that_nobody_has_entered_are_asked_and_no_winner_is_certain() -> None:
    position = scored(town(HALL, seat=1), promise=1)
    assert asked_votes(position) == [1]
    assert not is_certain(GAME, position)
    line = next(one for one in GAME.scoresheet(position).standings[1].lines if one.category == "votes")
    for texts in TEXTS.values():
        assert "0" not in texts.about("small_city", "line", line.id, line.params, NAMES)


def test_a_promise_of_most_votes_is_not_judged_against_votes_that_nobody_has_entered() -> None:
    position = scored(town(HALL, seat=1), promise=29)
    assert judge_promise(position, 0, 29).untold == (1,)
    assert judge_promise(GAME.correct(position, SetTrack(1, "votes", 0)), 0, 29).untold == ()


@pytest.mark.parametrize("entered", [[0], [7], [7, 0]])
def test_votes_are_known_once_they_are_entered_also_as_0(entered: list[int]) -> None:
    position = scored(town(HALL, seat=1), promise=1)
    for votes in entered:
        position = GAME.correct(position, SetTrack(1, "votes", votes))
    assert asked_votes(position) == []
    assert is_certain(GAME, position)
    assert decode(encode(position), Position) == position
    names = NAMES[:2]
    file = read_position(write_position(GAME, position, names).encode(), "t.toml", "score")
    assert file.position == position


def test_votes_of_a_game_that_was_played_to_its_end_are_known() -> None:
    assert asked_votes(replace(scored(town(HALL, seat=1), promise=1), ring=("A", "B"))) == []


def test_a_typed_table_states_that_a_seat_has_0_votes() -> None:
    stated = read_position(TYPED.replace("votes = 40", "votes = 0").encode(), "t.toml", "score").position
    silent = read_position(TYPED.replace("votes = 40", "pollution = 3").encode(), "t.toml", "score").position
    assert (asked_votes(stated), asked_votes(silent)) == ([], [1])


def test_a_promise_that_is_not_played_with_is_told_when_it_is_scored() -> None:
    other = town(HALL, seat=1, votes=9)
    found = [one for one in warned(scored(other, promise=29)) if one.id == "not_played_with"]
    assert [one.params["number"] for one in found] == [29]
    assert "not_played_with" not in {one.id for one in warned(scored(other, promise=16))}


def test_two_promises_of_one_seat_are_told_when_they_are_scored() -> None:
    other = town(HALL, seat=1, votes=9, promise=3, more=(4,))
    assert [one.seat for one in warned(scored(other, promise=1)) if one.id == "promises"] == [1]


TYPED = '''game = "small_city"
[[seats]]
name = "Ann"
votes = 30
promises = [29]
town = """
CHa CHa
CHa CHa"""
[[seats]]
name = "柏"
votes = 40
'''


def test_a_typed_table_that_is_scored_may_leave_a_town_out_and_is_written_as_it_was() -> None:
    file = read_position(TYPED.encode(), "t.toml", "score")
    assert file.position.towns[1].votes == 40
    assert file.game.scoresheet(file.position).standings[0].points("promises") > 0
    again = read_position(write_position(file.game, file.position, file.names).encode(), "t.toml", "score")
    assert again.position == file.position


def test_a_typed_table_that_is_checked_needs_every_town() -> None:
    with pytest.raises(FileError) as error:
        read_position(TYPED.encode(), "t.toml", "check")
    assert error.value.field == "seats[1]"
    assert error.value.sentence.text(TEXTS["en"]).startswith("The drawing of this town")


@pytest.mark.parametrize("full", ["buried", "career", "central"])
def test_no_citizen_is_lost_where_a_place_beside_the_towns_is_full(full: str) -> None:
    position = table(town(HALL, pollution=100), town(HALL, seat=1)).with_town(0, **{full: 99})
    after = eliminate_seat(position, 0)
    assert count_citizens(after, 0) == count_citizens(position, 0)
    assert decode(encode(after), Position) == after
    bare = GAME.correct(position, SetTile(0, None, ("a1",)))
    assert count_citizens(bare, 0) == count_citizens(position, 0)
    assert decode(encode(bare), Position) == bare
