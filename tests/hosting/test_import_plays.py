"""Games that were written down elsewhere come into the history."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.commands.languages import texts_of
from companion.files.play_files import open_plays
from companion.files.plays import PlayedElsewhere
from companion.files.work_progress import Stopped, WorkProgress
from companion.games import GAMES
from companion.history.details import PlayDetails
from companion.history.exports import to_csv
from companion.history.plays import PlayFilter, find_plays, list_plays
from companion.history.statistics import game_statistics
from companion.hosting.checking import check_all
from companion.hosting.import_plays import ImportedGames, delete_games, find_new_games, import_games
from companion.hosting.open_home import OpenHome
from companion.locale.negotiation import LOCALES
from tests.history.samples import no_room
from tests.hosting.play import begin, play_out

STRAYS = "cli-doctor-strays"
TEXTS = [texts_of(locale) for locale in LOCALES]


def export(*plays: dict[str, Any]) -> tuple[PlayedElsewhere, ...]:
    people = [{"id": number, "name": name} for number, name in enumerate(("Ann", "Ben"), 1)]
    games = [{"id": 1, "name": "Farms"}, {"id": 2, "name": "Card City"}]
    whole = {"games": games, "players": people, "locations": [{"id": 1, "name": "Home"}], "plays": plays}
    return open_plays(json.dumps(whole).encode(), "export.json").found.plays


def play(uuid: str, day: int, *scores: int, game: int = 1, **others: Any) -> dict[str, Any]:
    seats = [{"playerRefId": number, "score": str(score)} for number, score in enumerate(scores, 1)]
    told = {"uuid": uuid, "gameRefId": game, "playDate": f"2023-05-{day:02d} 20:00:00", "durationMin": 60}
    return {**told, "playerScores": seats, **others}


def bring(house: OpenHome, plays: tuple[PlayedElsewhere, ...]) -> ImportedGames:
    return import_games(house, find_new_games(house, plays, TEXTS), TEXTS[0])


@pytest.fixture
def house(tmp_path: Path) -> Any:
    with OpenHome.open(tmp_path, fsync=False) as opened:
        yield opened


def test_every_game_becomes_a_finished_table_with_its_record_note_and_place(house: OpenHome) -> None:
    (table,) = bring(house, export(play("a", 5, 31, 28, locationRefId=1, comments="Rain"))).tables
    summary = house.tables.library.summaries.get(table)
    assert summary is not None
    assert [(seat.name, seat.total, seat.rank) for seat in summary.seats] == [("Ann", 31, 1), ("Ben", 28, 2)]
    record = house.tables.replay_table(table)
    assert record.game.scoresheet(record.position).final
    assert (house.albums.note(table), house.albums.places.find_place(table)) == ("Rain", "Home")


def test_charts_filters_and_exports_know_what_came_in(house: OpenHome) -> None:
    bring(house, export(play("a", 5, 31, 28, locationRefId=1), play("b", 6, 20, 40)))
    plays = list_plays(house.tables.library.summaries.all())
    (farms,) = game_statistics(plays)
    assert (farms.variant, farms.plays, farms.best, farms.best_names) == ("Farms", 2, 40, ("Ben",))
    places = house.albums.places.all()
    assert len(find_plays(plays, PlayFilter(place="home"), places=places)) == 1
    assert len(find_plays(plays, PlayFilter(text="HOME ann"), places=places)) == 1
    assert b"Farms" in to_csv(house.tables.library.summaries.all(), places)


def test_the_same_file_brings_nothing_twice(house: OpenHome) -> None:
    plays = export(play("a", 5, 31, 28), play("b", 6, 20, 40), play("b", 6, 20, 40))
    assert len(bring(house, plays).tables) == 2
    again = find_new_games(house, plays, TEXTS)
    assert (again.new, again.known) == ((), 3)


def test_rows_without_names_of_their_own_are_known_again_by_what_they_say(house: OpenHome) -> None:
    rows = b"Date,Game,Player,Score\n2023-05-05,Farms,Ann,31\n2023-05-05,Farms,Ben,28\n"
    twice = rows + rows.split(b"\n", 1)[1]
    assert len(bring(house, open_plays(rows, "a.csv").found.plays).tables) == 1
    assert len(bring(house, open_plays(twice, "b.csv").found.plays).tables) == 1
    assert bring(house, open_plays(twice, "b.csv").found.plays).tables == ()


def test_the_same_game_from_another_program_is_the_same_game(house: OpenHome) -> None:
    bring(house, export(play("a", 5, 31, 28), play("b", 5, 31, 28)))
    rows = b"Date,Game,Player,Score\n2023-05-05,FARMS,Ben,28\n2023-05-05,farms,ann,31\n"
    once = b"Date,Game,Player,Score\n2023-05-05,FARMS,Ben,28\n2023-05-05,FARMS,ann,31\n"
    other = once.replace(b"31", b"32")
    assert find_new_games(house, open_plays(once, "a.csv").found.plays, TEXTS).new == ()
    assert len(find_new_games(house, open_plays(other, "a.csv").found.plays, TEXTS).new) == 1
    assert len(open_plays(rows, "a.csv").found.plays) == 2


def test_people_are_known_by_the_names_they_have_now(house: OpenHome) -> None:
    bring(house, export(play("a", 5, 31, 28)))
    house.people.rename("Ann", "Anna")
    rows = b"Date,Game,Player,Score\n2023-05-05,Farms,Anna,31\n2023-05-05,Farms,Ben,28\n"
    assert find_new_games(house, open_plays(rows, "a.csv").found.plays, TEXTS).new == ()


def test_a_table_that_was_played_here_is_not_brought_in_from_elsewhere(house: OpenHome) -> None:
    live = begin(house)
    play_out(live)
    (summary,) = house.tables.library.summaries.all()
    name = TEXTS[1].say(f"{summary.game}-name")
    rows = [f"{name},{seat.name},{seat.total},{seat.rank}" for seat in summary.seats]
    day = to_csv([summary]).decode("utf-8-sig").splitlines()[1].split(",")[5]
    text = "Date,Game,Player,Score,Rank\n" + "".join(f"{day},{row}\n" for row in rows)
    assert find_new_games(house, open_plays(text.encode(), "a.csv").found.plays, TEXTS).new == ()
    assert find_new_games(house, open_plays(to_csv([summary]), "games.csv").found.plays, TEXTS).new == ()
    assert summary.game in GAMES


def test_what_came_in_is_taken_out_again_and_leaves_nothing(house: OpenHome) -> None:
    live = begin(house)
    play_out(live)
    tables = bring(
        house, export(play("a", 5, 31, 28, locationRefId=1, comments="Rain"), play("b", 6, 20, 40))
    ).tables
    delete_games(house, tables)
    assert [summary.id for summary in house.tables.library.summaries.all()] == [live.id]
    assert house.albums.places.all() == {}
    assert not any(house.albums.find_album(table).noted for table in tables)


def test_on_a_full_disk_what_came_in_stays_and_why_it_stopped_is_told(
    house: OpenHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    plays = export(*(play(f"u{number}", 1 + number, 31, 28, comments="Rain") for number in range(9)))
    with no_room(monkeypatch, after=9):
        taken = bring(house, plays)
    assert taken.trouble is not None
    assert {summary.id for summary in house.tables.library.summaries.all()} == set(taken.tables)
    assert len(bring(house, plays).tables) == 9 - len(taken.tables)


def test_what_came_in_is_there_after_a_new_start(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        bring(house, export(play("a", 5, 31, 28, locationRefId=1)))
        before = house.tables.library.summaries.all()
    (tmp_path / "store").joinpath("history-0001.json").unlink()
    with OpenHome.open(tmp_path, fsync=False) as again:
        assert again.tables.library.summaries.all() == before


def test_who_started_stands_in_the_note_and_expansions_and_rating_in_the_details(house: OpenHome) -> None:
    started = play("a", 5, 31, 28, expansionPlays=[{"gameRefId": 2}], comments="Rain", rating=7)
    started["playerScores"][1]["startPlayer"] = True
    (table,) = bring(house, export(started)).tables
    assert house.albums.note(table) == "Rain\nStarted: Ben"
    assert house.albums.details.all() == {table: PlayDetails(expansions=("Card City",), rating=7)}
    delete_games(house, (table,))
    assert not house.albums.details.all()


class StopAfter(WorkProgress):
    """Progress of work that somebody stops once so much of it is done."""

    def __init__(self, most: int) -> None:
        self._most = most
        super().__init__()

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name == "done" and value >= self._most:
            super().__setattr__("stopped", True)


@pytest.mark.parametrize("most", [1, 4, 8])
def test_what_is_stopped_leaves_whole_games_and_says_which(house: OpenHome, most: int) -> None:
    plays = export(*(play(f"u{n}", 1 + n, 31, 28, locationRefId=1, comments="Rain") for n in range(9)))
    newcomers = find_new_games(house, plays, TEXTS)
    taken = import_games(house, newcomers, TEXTS[0], StopAfter(most))
    assert (len(taken.tables), taken.left, taken.stopped) == (most, 9 - most, True)
    assert taken.tables == tuple(table for table, _ in newcomers.new[:most])
    assert {summary.id for summary in house.tables.library.summaries.all()} == set(taken.tables)
    assert set(house.albums.places.all()) == set(taken.tables)
    noted = {table for table, _ in newcomers.new if house.albums.find_album(table).noted}
    assert noted == set(taken.tables)
    assert len(bring(house, plays).tables) == 9 - most


def test_comparing_that_is_stopped_changes_nothing(house: OpenHome) -> None:
    progress = WorkProgress()
    progress.stop()
    with pytest.raises(Stopped):
        find_new_games(house, export(play("a", 5, 31, 28)), TEXTS, progress)
    assert house.tables.library.summaries.all() == ()


KILLED = """
import sys
from pathlib import Path
from companion.hosting.open_home import OpenHome
from tests.hosting.test_import_plays import TEXTS, export, find_new_games, play, import_games
class Told:
    part, total, stopped = "", 0, False
    def begin(self, part, total): pass
    def along(self, things): return iter(things)
    done = property(lambda self: 0, lambda self, count: print(count, flush=True))
plays = export(*(play(f"u{n}", 1 + n % 28, n, 28, locationRefId=1, comments="Rain") for n in range(400)))
with OpenHome.open(Path(sys.argv[1])) as house:
    import_games(house, find_new_games(house, plays, TEXTS), TEXTS[0], Told())
"""


def test_a_kill_in_the_middle_leaves_whole_games_and_the_rest_comes_in_later(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED, tmp_path], stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        for _ in range(40):
            running.stdout.readline()
        running.kill()
    plays = export(*(play(f"u{n}", 1 + n % 28, n, 28, locationRefId=1, comments="Rain") for n in range(400)))
    with OpenHome.open(tmp_path, fsync=False) as house:
        there = house.tables.library.summaries.all()
        assert 0 < len(there) < 400
        for summary in there:
            record = house.tables.replay_table(summary.id)
            assert record.game.scoresheet(record.position).final
            assert (house.albums.note(summary.id), house.albums.places.find_place(summary.id)) == (
                "Rain",
                "Home",
            )
        strays = house.albums.places.all().keys() - {summary.id for summary in there}
        assert [each.params for each in check_all(house) if each.id == STRAYS] == [{"count": len(strays)}]
        assert house.albums.places.all().keys() == {summary.id for summary in there}
        assert {path.stem for path in house.home.albums.glob("*.txt")} == {summary.id for summary in there}
        assert not [each for each in check_all(house) if each.id == STRAYS]
        newcomers = find_new_games(house, plays, TEXTS)
        assert newcomers.known == len(there)
        assert len(import_games(house, newcomers, TEXTS[0]).tables) == 400 - len(there)
