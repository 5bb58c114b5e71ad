"""The history that was exported is brought in elsewhere, once, and exported again as the same bytes."""

import os
import time
from collections.abc import Iterator, Mapping
from datetime import date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from companion.engine.days import to_written_date
from companion.engine.setup import COLOURS
from companion.files.play_files import open_plays
from companion.files.plays import person_names
from companion.history.dated_summaries import date_summary
from companion.history.details import NO_DETAILS, PlayDetails
from companion.history.exports import to_csv, to_json, to_zip
from companion.history.people import name_key
from companion.history.summary import CategoryPoints, Mode, SeatResult, Summary
from companion.hosting.import_plays import find_new_games, import_games
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from tests.effort import times
from tests.engine.test_points import all_points
from tests.history.samples import all_details, finished
from tests.hosting.play import begin, play_out

TEXTS = Texts.load("en")
ZONES = ("UTC", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati")
LETTERS = ("Ann", "محمد", "ไทย", "小明", "é", "-", "x" * 90, "👩\u200d🚀")
FORMULAS = ("O'Neill", "=1+1", "x;=1+1;", "'a", "a, b", 'say "x"')
WORDS = st.sampled_from([*LETTERS, *FORMULAS])
LINE = st.lists(WORDS, min_size=1, max_size=3).map(" ".join).map(lambda text: text[:200].strip())
TYPED = LINE.filter(lambda text: text.isprintable() and any(map(str.isalnum, text)))
"""What a table can call a game or a category."""

NAMES = st.lists(LINE, min_size=1, max_size=5, unique_by=name_key).map(person_names)
MOMENTS = st.integers(0, 4_000_000_000_000)


@st.composite
def tables(draw: st.DrawFn) -> Summary:
    counted = draw(st.booleans())
    together = not counted and draw(st.booleans())
    shared = draw(st.sampled_from([1, 2]))
    categories = draw(st.lists(TYPED.map(lambda text: text[:30].strip()), max_size=3, unique=True))
    seats = tuple(
        SeatResult(
            name,
            draw(st.sampled_from(COLOURS)),
            draw(all_points()) if counted else 0,
            shared if together else draw(st.integers(1, 5)),
            tuple(CategoryPoints(each, draw(all_points())) for each in categories) if counted else (),
            UNSET if counted else draw(st.just(UNSET) | all_points()),
        )
        for name in draw(NAMES)
    )
    told = draw(
        st.none()
        | st.dates(date(1970, 1, 2), date(2100, 1, 1)).map(to_written_date)
        | st.datetimes(datetime(1970, 1, 2), datetime(2100, 1, 1)).map(
            lambda when: to_written_date(when.replace(microsecond=0))
        )
    )
    started = told.at if told else draw(MOMENTS)
    game = draw(st.sampled_from(["card_city", "score_pad", "citadels", "a_game_of_another"]))
    return Summary(
        id=draw(st.from_regex(r"[0-9A-Za-z]{4,12}", fullmatch=True)),
        game=game,
        rules_version=draw(st.integers(1, 3)),
        started_at=started,
        finished_at=started + draw(st.sampled_from([0, 60_000, 5_400_000])),
        seats=seats,
        entries=draw(st.integers(0, 90)),
        mode=draw(st.sampled_from(get_args(Mode))),
        variant=draw(TYPED) if game == "score_pad" else "",
        lowest=draw(st.booleans()),
        counted=counted,
        day=told.day if told else draw(st.sampled_from(["", "2001-05-07"])),
        instant=told is None,
    )


HISTORIES = st.lists(tables(), max_size=4, unique_by=lambda summary: summary.id)


def stand_in(zone: str) -> None:
    os.environ["TZ"] = zone
    time.tzset()


@pytest.fixture(autouse=True)
def _zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Puts the machine's zone back."""
    monkeypatch.setenv("TZ", "UTC")
    yield
    monkeypatch.undo()
    time.tzset()


def bring(house: OpenHome, data: bytes) -> int:
    newcomers = find_new_games(house, open_plays(data, "games").found.plays, [TEXTS])
    taken = import_games(house, newcomers, TEXTS)
    assert taken.trouble is None
    return len(taken.tables)


def written(house: OpenHome, form: str) -> bytes:
    summaries = house.tables.library.summaries.all()
    places: Mapping[str, str] = house.albums.places.all()
    notes = {each.id: house.albums.note(each.id) for each in summaries}
    details = house.albums.details.all()
    return (to_json if form == "json" else to_csv)(summaries, places, notes, details)


@settings(max_examples=times(40), deadline=None)
@given(
    history=HISTORIES,
    form=st.sampled_from(["json", "csv"]),
    zones=st.tuples(st.sampled_from(ZONES), st.sampled_from(ZONES)),
    place=LINE.map(lambda text: text[:60].strip()),
    note=LINE,
    said=all_details,
)
def test_an_export_that_is_brought_in_elsewhere_is_written_again_as_it_was(
    history: list[Summary], form: str, zones: tuple[str, str], place: str, note: str, said: PlayDetails
) -> None:
    stand_in(zones[0])
    places, notes = {each.id: place for each in history[1:]}, {each.id: note for each in history[:2]}
    details = {each.id: said for each in history[1:]}
    history = [date_summary(each, details.get(each.id, NO_DETAILS)) for each in history]
    first = (to_json if form == "json" else to_csv)(history, places, notes, details)
    stand_in(zones[1])
    with TemporaryDirectory() as folder, OpenHome.open(Path(folder), fsync=False) as house:
        assert bring(house, first) == len(history)
        assert written(house, form) == first
        assert bring(house, first) == 0
        house.tables.library.make_missing_summaries(lambda lines: None)
        assert written(house, form) == first


def test_a_game_that_was_played_comes_to_another_home_as_the_game_it_is(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path / "a", fsync=False) as house:
        play_out(begin(house))
        exported = written(house, "json")
        assert bring(house, exported) == 0
        archive = to_zip(house.tables.library.summaries.all(), house.albums.content)
        (summary,) = house.tables.library.summaries.all()
    with OpenHome.open(tmp_path / "b", fsync=False) as house:
        assert bring(house, archive) == 1
        (found,) = house.tables.library.summaries.all()
        assert (found.game, found.seats, found.entries) == (summary.game, summary.seats, summary.entries)
        assert written(house, "json") == exported
        record = house.tables.replay_table(found.id)
        assert record.game.scoresheet(record.position).final


@pytest.mark.parametrize("id", ["../../x", "a/b", "", "x" * 41, "a\u202e"])
def test_an_id_that_is_none_of_a_table_is_left_out(id: str) -> None:
    summary = finished(1)
    exported = to_json([summary]).replace(f'"{summary.id}"'.encode(), f'"{id}"'.encode())
    found = open_plays(exported, "games.json").found
    assert (found.plays, [each.why for each in found.left_out]) == ((), ["form"])
