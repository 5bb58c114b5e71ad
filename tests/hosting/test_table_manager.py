"""A house: open tables come back, finished ones are found in the history, and damage is told, not hidden."""

from pathlib import Path

import pytest

from companion.data import data_path
from companion.engine.setup import Setup, make_seats
from companion.engine.wire import WireError
from companion.games import GAMES
from companion.games.card_city.moves import SetCell, SetMoney
from companion.games.score_pad.sheet import ENTRY, Sheet, encode_sheet
from companion.history.errors import HomeInUse
from companion.hosting.errors import HostingError, TableFiled
from companion.hosting.intents import Accepted, Correct, Play, Redo, Undo
from companion.hosting.loading import table_from
from companion.hosting.open_home import OpenHome
from tests.hosting.play import GAME, begin, open_house, play_on, play_out, sit_down


def test_open_tables_reopen_where_they_were(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        first, second = begin(house, "Ann"), begin(house, "Ann", "Ben", "Cleo")
        play_on(first, 12)
        play_on(second, 25)
        positions = {live.id: live.table.position for live in (first, second)}
    with open_house(tmp_path) as house:
        assert {live.id: live.table.position for live in house.tables.open_tables()} == positions
        assert list(house.tables.reports) == []


def test_a_finished_game_is_found_in_the_history_with_its_scores(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house, "Ann", "Ben")
        play_out(live)
        assert house.tables.open_tables() == ()
        (summary,) = house.tables.library.summaries.recent(10)
        sheet = live.game.scoresheet(live.table.position)
        assert [seat.total for seat in summary.seats] == [standing.total for standing in sheet.standings]
        assert [seat.name for seat in summary.seats] == ["Ann", "Ben"]
    with open_house(tmp_path) as house:
        assert house.tables.open_tables() == ()
        assert house.tables.replay_table(summary.id).position == live.table.position


def test_the_history_knows_what_a_table_called_its_game_and_whether_the_fewest_points_were_ahead(
    tmp_path: Path,
) -> None:
    golf = Sheet("Golf", lowest=True)
    box = {ENTRY: encode_sheet(golf)}
    with open_house(tmp_path) as house:
        live = house.tables.begin("score_pad", Setup(make_seats("Ann", "Ben"), mode="score", box=box))
        house.tables.finish(live)
        (summary,) = house.tables.library.summaries.recent(1)
        assert (summary.variant, summary.lowest) == ("Golf", True)
        live = house.tables.begin("card_city", Setup(make_seats("Ann"), mode="score"))
        house.tables.finish(live)
        assert house.tables.library.summaries.recent(1)[0].kind == ("card_city", "", False)


def test_taking_back_the_last_move_of_a_finished_game_opens_it_again(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_out(live)
        live.submit(Undo())
        assert [each.id for each in house.tables.open_tables()] == [live.id]
        assert house.tables.library.summaries.count() == 0
        live.submit(Redo())
        assert house.tables.open_tables() == ()
        assert house.tables.library.summaries.count() == 1


def test_a_game_from_the_history_can_be_opened_again(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        play_out(begin(house))
        table_id = house.tables.library.summaries.recent(1)[0].id
    with open_house(tmp_path) as house:
        live = house.tables.reopen(table_id)
        assert house.tables.reopen(table_id) is live
        live.submit(Correct(SetMoney(0, 40)))
        house.tables.finish(live)
        assert house.tables.library.summaries.count() == 1
        assert house.tables.replay_table(table_id).position.towns[0].money == 40


def test_a_table_that_was_only_scored_is_kept_when_asked(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house, "Ann", "Ben", mode="score")
        live.submit(Correct(SetCell(0, "f5", "R")))
        live.submit(Correct(SetMoney(1, 36)))
        assert house.tables.library.summaries.count() == 0
        house.tables.finish(live)
        (summary,) = house.tables.library.summaries.recent(1)
        assert [seat.total for seat in summary.seats] == [1 - 23, 7 - 24]
        assert summary.mode == "score"


def test_a_deleted_table_is_gone(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live, other = begin(house), begin(house)
        play_out(other)
        house.tables.delete(live.id)
        house.tables.delete(other.id)
        assert house.tables.open_tables() == ()
        assert house.tables.library.summaries.count() == 0
    with open_house(tmp_path) as house:
        assert house.tables.open_tables() == ()


def test_a_damaged_journal_keeps_what_is_readable_and_says_so(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 30)
        path, then = live.journal.path, live.table  # type: ignore[attr-defined]
    lines = path.read_bytes().split(b"\n")
    lines[20] = lines[20].replace(b"move", b"m0ve")
    path.write_bytes(b"\n".join(lines))
    with open_house(tmp_path) as house:
        (again,) = house.tables.open_tables()
        assert again.table.entries == then.entries[:19]
        assert [report.id for report in house.tables.reports] == ["history-journal-salvaged"]


def test_a_table_of_a_newer_app_is_left_alone_and_told(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        header = live.journal.lines()[0].replace(b'"rules_version":1', b'"rules_version":9')
        house.tables.library.begin("NEWER", header.replace(live.id.encode(), b"NEWER")).close()
    with open_house(tmp_path) as house:
        assert [each.id for each in house.tables.open_tables()] == [live.id]
        assert [report.id for report in house.tables.reports] == ["history-table-unreadable"]
        assert "NEWER" in house.tables.library.open_tables()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_sample_table_stands_in_the_middle_of_a_game(tmp_path: Path, game_id: str) -> None:
    with open_house(tmp_path) as house:
        live = house.tables.copy_record(game_id, data_path("samples", f"{game_id}.json").read_bytes())
        assert live.game.actors(live.table.position)
        assert len(live.table.done) > 20
    with open_house(tmp_path) as house:
        assert [each.id for each in house.tables.open_tables()] == [live.id]


def test_a_setup_that_does_not_fit_is_refused_and_leaves_no_table(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        with pytest.raises(WireError, match="rulings"):
            house.tables.begin(GAME, Setup(make_seats("Ann"), {"limit": "none"}))
        with pytest.raises(WireError, match="seats"):
            house.tables.begin(GAME, Setup(make_seats(*"ABCDE")))
        assert house.tables.library.open_tables() == ()


def test_a_second_process_is_told_that_the_home_is_in_use(tmp_path: Path) -> None:
    with open_house(tmp_path), pytest.raises(HomeInUse):
        OpenHome.open(tmp_path)


def test_a_record_is_the_same_table_wherever_it_is_read(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 20)
        assert table_from(live.journal.lines()) == live.table
        assert isinstance(live.submit(Undo()), Accepted)


def test_a_table_put_away_before_its_end_is_opened_again_by_the_host_alone(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 30)
        seat = live.game.actors(live.table.position)[0]
        guest = sit_down(house, live, seat)
        move = guest.view.moves(seat)[0]
        house.tables.finish(live)
        record = live.table.record
        with pytest.raises(TableFiled):
            guest.submit(Play(seat, move))
        with pytest.raises(HostingError):
            guest.submit(Undo(by=seat))
        assert house.tables.open_tables() == ()
        assert live.table.record == record
        house.tables.reopen(live.id)
        assert house.tables.open_tables() == (live,)
        assert isinstance(guest.submit(Play(seat, move)), Accepted)
