"""The JSON export of BG Stats, read."""

import json
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.commands.languages import texts_of
from companion.engine.points import Points
from companion.files.errors import FileError
from companion.files.play_files import open_plays
from companion.files.plays import PlayedElsewhere, PlaysFound
from companion.history.details import PlayDetails
from companion.locale.negotiation import LOCALES

GAMES = [
    {"id": 1, "name": "Farms", "highestWins": True, "cooperative": False, "noPoints": False, "uuid": "g1"},
    {"id": 2, "name": "Cure", "cooperative": True, "noPoints": True},
    {"id": 3, "name": "Golf", "highestWins": False},
]
PLAYERS = [
    {"id": 1, "name": "Ann", "isAnonymous": False},
    {"id": 2, "name": "Ben"},
    {"id": 3, "name": "Guest"},
]
LOCATIONS = [{"id": 5, "name": "Ann’s kitchen"}]


def export(*plays: Any, **others: Any) -> bytes:
    whole = {"games": GAMES, "players": PLAYERS, "locations": LOCATIONS, "plays": plays, "userInfo": {}}
    return json.dumps({**whole, **others}).encode()


def play(*scores: dict[str, Any], game: int = 1, **others: Any) -> dict[str, Any]:
    told = {"uuid": "p1", "gameRefId": game, "playDate": "2023-01-05 19:30:00", "ignored": False, "bggId": 0}
    return {**told, "playerScores": [{"rank": 0, "newPlayer": False, **each} for each in scores], **others}


def score(who: int, score: Any = "", *, winner: bool | None = None, **others: Any) -> dict[str, Any]:
    told = {} if winner is None else {"winner": winner}
    return {"playerRefId": who, "score": score, **told, **others}


def read(*plays: Any) -> PlaysFound:
    return open_plays(export(*plays), "export.json").found


def one(*scores: dict[str, Any], **others: Any) -> PlayedElsewhere:
    (found,) = read(play(*scores, **others)).plays
    return found


def told(found: PlayedElsewhere) -> list[tuple[str, Points | None, int | None]]:
    return [(seat.name, seat.points, seat.place) for seat in found.result.seats]


def test_a_play_tells_game_people_points_time_length_place_and_comments() -> None:
    scores = score(2, "8", seatOrder=1, role="red"), score(1, "4+6", seatOrder=0, winner=True)
    found = one(*scores, durationMin=75, locationRefId=5, comments="What a night", board="Long map")
    assert told(found) == [("Ann", 10, 1), ("Ben", 8, 2)]
    assert found.result.game == "Farms"
    assert datetime.fromtimestamp(found.started / 1000, UTC) == datetime(2023, 1, 5, 19, 30, tzinfo=UTC)
    assert (found.minutes, found.place) == (75, "Ann’s kitchen")
    assert found.note == "Long map\nWhat a night\nBen: red"


def test_a_winner_of_a_tie_comes_before_whom_they_tied_with() -> None:
    assert told(one(score(1, "9"), score(2, "9", winner=True), score(3, "5"))) == [
        ("Ann", 9, 2),
        ("Ben", 9, 1),
        ("Guest", 5, 3),
    ]


def test_who_won_counts_more_than_points_which_stay_points() -> None:
    found = one(score(1, "30", winner=True), score(2, "40"))
    assert [seat.place for seat in found.result.seats] == [1, 2]
    assert ([seat.points for seat in found.result.seats], found.note) == ([30, 40], "")


def test_halves_are_points_and_what_never_ends_stands_in_the_note() -> None:
    found = one(score(1, "70.5"), score(2, 72), game=3)
    assert (told(found), found.note) == ([("Ann", Decimal("70.5"), 1), ("Ben", 72, 2)], "")
    found = one(score(1, "212/3"), score(2, 72), game=3)
    assert (told(found), found.note) == ([("Ann", None, 1), ("Ben", 72, 2)], "Ann: 212/3")


def test_a_game_against_the_game_is_won_or_lost_together() -> None:
    assert one(score(1, winner=True), score(2, winner=True), game=2).result.together is True
    assert one(score(1), score(2), game=2).result.together is False


def won(found: PlayedElsewhere) -> list[str]:
    return [seat.name for seat, first in zip(found.result.seats, found.result.winners, strict=True) if first]


@pytest.mark.parametrize(
    ("scores", "game", "winners"),
    [
        ([score(1, winner=True), score(2, winner=False), score(3, winner=False)], 2, ["Ann"]),
        ([score(1, winner=False), score(2, winner=True), score(3, winner=True)], 2, ["Ben", "Guest"]),
        ([score(1, "5", winner=False), score(2, "9", winner=True)], 2, ["Ben"]),
        ([score(1, winner=False), score(2, winner=False)], 2, []),
        ([score(1, winner=False), score(2, winner=False)], 1, []),
        ([score(1, "7", winner=False), score(2, "7", winner=False)], 1, []),
        ([score(1, "18", winner=True), score(2, "18", winner=True)], 2, ["Ann", "Ben"]),
        ([score(1, "7", winner=True), score(2, "7", winner=True)], 1, ["Ann", "Ben"]),
        ([score(1, "12", winner=False)], 1, []),
        ([score(1, "13", winner=False, rank=1), score(2, "9", winner=False, rank=2)], 1, []),
        ([score(1, "13", rank=1), score(2, "19", rank=2)], 1, ["Ann"]),
        ([score(1, "12", winner=False, rank=1)], 1, []),
        ([score(1, "12", winner=True)], 1, ["Ann"]),
        ([score(1, winner=True)], 2, ["Ann"]),
        ([score(1, "7"), score(2, "9")], 1, ["Ben"]),
        ([score(1, "7"), score(2, "9")], 3, ["Ann"]),
        ([score(1, "", winner=True), score(2, "9", winner=False)], 1, ["Ann"]),
    ],
)
def test_who_won_is_told_by_the_people_and_not_by_the_game(
    scores: list[dict[str, Any]], game: int, winners: list[str]
) -> None:
    assert won(one(*scores, game=game)) == winners


@given(st.lists(st.booleans(), min_size=1, max_size=12), st.sampled_from([1, 2, 3]), st.booleans())
def test_whoever_the_file_says_has_won_and_nobody_else(told: list[bool], game: int, has_points: bool) -> None:
    people = [{"id": number, "name": f"P{number}"} for number in range(len(told))]
    scores = [
        score(number, number % 3 if has_points else "", winner=first) for number, first in enumerate(told)
    ]
    data = export(play(*scores, game=game), players=people)
    (found,) = open_plays(data, "export.json").found.plays
    assert list(found.result.winners) == told


def test_points_are_read_in_whatever_form_they_are_written() -> None:
    first = one(score(1, "38.0", winner=True), score(2, "30.0", winner=False))
    second = one(score(1, "86+84+", winner=True), score(2, "66+66", winner=False))
    assert [told(first), told(second)] == [
        [("Ann", 38, 1), ("Ben", 30, 2)],
        [("Ann", 170, 1), ("Ben", 132, 2)],
    ]


def test_a_number_with_two_readings_is_asked_about_and_read_by_the_mark_that_is_chosen() -> None:
    file = open_plays(export(play(score(1, "1,234"), score(2, "950"))), "export.json")
    assert (file.mark_read, file.form.example) == ("point", "1,234")
    assert won(file.found.plays[0]) == ["Ann"]
    assert won(file.read_by("comma").found.plays[0]) == ["Ben"]


def test_a_number_of_json_has_a_decimal_point_whatever_texts_have() -> None:
    data = export(play(score(1, 1.125), score(2, "9,5")), play(score(1, "12,5"), score(2, 3)))
    assert won(open_plays(data, "export.json").found.plays[0]) == ["Ben"]


@pytest.mark.parametrize(
    ("team", "others", "note"),
    [
        ("0", {}, ""),
        (0, {}, ""),
        ("2", {"usesTeams": False}, ""),
        ("2", {"usesTeams": True}, "Ann: 2"),
        ("red", {}, "Ann: red"),
    ],
)
def test_team_0_is_no_team_and_neither_is_any_where_no_teams_play(
    team: Any, others: dict[str, Any], note: str
) -> None:
    assert one(score(1, "3", team=team), score(2, "2"), **others).note == note


def test_expansions_and_who_started_are_kept() -> None:
    found = one(
        score(1, "3"), score(2, "2", startPlayer=True), expansionPlays=[{"gameRefId": 3}, {"gameRefId": 9}, 5]
    )
    assert (found.details, found.starters) == (PlayDetails(expansions=("Golf",)), ("Ben",))


@pytest.mark.parametrize(("said", "rating"), [(8, 8), (7.6, 8), (0, 0), (None, 0), (85, 0), (-1, 0)])
def test_a_rating_is_kept_if_it_is_one(said: float | None, rating: int) -> None:
    assert one(score(1, "3"), rating=said).details.rating == rating


def test_one_seat_without_points_leaves_the_others_theirs() -> None:
    found = one(score(1, "3", winner=True), score(2, "2", winner=False), score(3, winner=False))
    assert told(found) == [("Ann", 3, 1), ("Ben", 2, 2), ("Guest", None, 3)]


def test_ranks_are_places_where_there_are_no_points() -> None:
    assert [seat.place for seat in one(score(1, rank=2), score(2, rank=1)).result.seats] == [2, 1]


def test_two_guests_of_one_name_are_two_people() -> None:
    found = one(score(3, "1"), score(3, "2"))
    assert [seat.name for seat in found.result.seats] == ["Guest", "Guest 2"]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (5, "form"),
        ({"playDate": "2023-01-05"}, "form"),
        (play(score(1), gameRefId=9), "game"),
        (play(score(1), playDate="someday"), "date"),
        (play(score(1), playDate="1066-10-14 09:00:00"), "date"),
        (play(), "people"),
        (play(*(score(1, "3") for _ in range(13))), "many"),
        (play(score(1), ignored=True), "ignored"),
    ],
)
def test_a_play_that_cannot_be_kept_is_told_and_stops_no_other(said: Any, why: str) -> None:
    found = read(play(score(1, "3")), said, play(score(2, "4")))
    assert len(found.plays) == 2
    assert [(each.number, each.why) for each in found.left_out] == [(2, why)]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "plays-empty"),
        (b" \n ", "plays-empty"),
        (export(play(score(1)))[:-30], "plays-broken-json"),
        (b"{", "plays-broken-json"),
        (b"{}", "plays-not-bg-stats"),
        (b'{"plays": 3, "games": []}', "plays-not-bg-stats"),
        (b"{" + b"[" * 100_000, "plays-broken-json"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "plays-no-text"),
    ],
)
def test_a_broken_file_is_told_in_a_sentence(data: bytes, said: str) -> None:
    with pytest.raises(FileError) as refused:
        open_plays(data, "export.json")
    assert refused.value.sentence.id == said
    for locale in LOCALES:
        assert "plays-" not in refused.value.sentence.text(texts_of(locale))


@given(st.data())
def test_whatever_stands_in_an_export_it_is_read_or_refused(data: st.DataObject) -> None:
    whole = bytearray(export(play(score(1, "3", winner=True), score(2, "4"), durationMin=3)))
    for _ in range(data.draw(st.integers(1, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    try:
        found = open_plays(bytes(whole), "export.json").found
    except FileError:
        return
    assert len(found.plays) + len(found.left_out) <= 1
