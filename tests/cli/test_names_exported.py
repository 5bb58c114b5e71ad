"""A name, place or note that would command a terminal or turn letters around it leaves no home raw."""

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main
from companion.files.errors import FileError
from companion.files.play_files import open_plays
from companion.history.exports import bg_stats_play, to_csv, to_json
from companion.history.places import clean_place
from companion.hosting.import_plays import find_new_games, import_games
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from tests.cli.test_names_out import WRONG, raw
from tests.history.samples import finished, header, seat

LEGITIMATE = ("محمد", "שרה לוי", "علی\u200cرضا", "小明", "O'Neill")
"""Names that read from the right, or join their letters as their language asks."""

TEXTS = Texts.load("en")


def spreadsheet(name: str) -> bytes:
    made = io.StringIO()
    rows = csv.writer(made)
    rows.writerows([("Date", "Game", "Player", "Score", "Location", "Comments")])
    rows.writerows(
        [
            ("2024-01-05", f"Farms {name}", name, 31, name, name),
            ("2024-01-05", f"Farms {name}", "Bo", 2, name, name),
        ]
    )
    return made.getvalue().encode()


def bg_stats(name: str) -> bytes:
    whole = {
        "games": [{"id": 1, "name": f"Farms {name}"}],
        "players": [{"id": 1, "name": name}],
        "locations": [{"id": 1, "name": name}],
        "plays": [
            {
                "uuid": "a",
                "gameRefId": 1,
                "locationRefId": 1,
                "playDate": "2023-05-01 20:00:00",
                "comments": name,
                "playerScores": [{"playerRefId": 1, "score": "3", "role": name}],
            }
        ],
    }
    return json.dumps(whole).encode()


def outputs(house: OpenHome) -> Iterator[str]:
    """Yield everything that leaves the history, as text."""
    summaries = house.tables.library.summaries.all()
    places = house.albums.places.all()
    notes = {each.id: house.albums.note(each.id) for each in summaries}
    yield to_csv(summaries, places, notes).decode("utf-8-sig").replace("\r\n", "\n")
    yield json.dumps(json.loads(to_json(summaries, places, notes)), ensure_ascii=False)
    for each in summaries:
        yield json.dumps(
            bg_stats_play(
                each, game_name=each.variant, location=places.get(each.id), comments=notes[each.id]
            ),
            ensure_ascii=False,
        )


@pytest.mark.parametrize("source", [spreadsheet, bg_stats])
@pytest.mark.parametrize("name", WRONG)
def test_no_export_of_a_game_that_came_in_says_such_a_name(tmp_path: Path, name: str, source: Any) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        if "\0" in name and source is spreadsheet:
            with pytest.raises(FileError):
                open_plays(source(name), "games")
            return
        plays = open_plays(source(name), "games").found.plays
        assert len(import_games(house, find_new_games(house, plays, [TEXTS]), TEXTS).tables) == 1
        for said in outputs(house):
            assert raw(re.sub("[\t\r]", " ", said)) == []


@pytest.mark.parametrize("name", WRONG)
def test_no_export_of_an_older_home_says_such_a_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    summary = finished(1, seat(name), seat("Bo", 2, 2), game="score_pad", variant=f"Farms {name}")
    with OpenHome.open(tmp_path, fsync=False) as house:
        library = house.tables.library
        library.finish(library.begin(summary.id, header(summary)), summary)
        (house.home.albums / f"{summary.id}.txt").write_text(name, "utf-8")
        for said in outputs(house):
            assert raw(re.sub("[\t\r]", " ", said)) == []
    main(["history", "--home", str(tmp_path)])
    assert raw(capsys.readouterr().out) == []


@pytest.mark.parametrize("name", LEGITIMATE)
def test_a_legitimate_name_stays_as_it_is_on_every_way(tmp_path: Path, name: str) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        plays = open_plays(spreadsheet(name), "games").found.plays
        import_games(house, find_new_games(house, plays, [TEXTS]), TEXTS)
        (summary,) = house.tables.library.summaries.all()
        assert summary.seats[0].name == name
        assert house.albums.places.find_place(summary.id) == clean_place(name) == name
        assert all(name in said for said in outputs(house))
