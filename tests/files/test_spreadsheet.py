"""Played games in a spreadsheet saved as CSV."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.points import Points
from companion.files.errors import FileError
from companion.files.play_columns import guess_days
from companion.files.play_files import PlayFile, open_plays
from companion.files.plays import PlayedElsewhere
from companion.history.details import PlayDetails
from companion.history.exports import to_csv
from tests.history.samples import finished, seat

LONG = """\
Date,Game,Player,Score,Winner,Location,Minutes,Comment
2024-01-05 19:30,Farms,Ann,10,yes,Home,60,rain
2024-01-05 19:30,Farms,Ben,8,,Home,60,rain
2024-01-05 19:30,Farms,Ann,9,,Home,60,
2024-01-05 19:30,Farms,Ben,10,x,Home,60,
"""


def opened(text: str | bytes, locale: str = "en") -> PlayFile:
    return open_plays(text if isinstance(text, bytes) else text.encode(), "games.csv", locale)


def told(play: PlayedElsewhere) -> list[tuple[str, Points | None, int | None]]:
    return [(one.name, one.points, one.place) for one in play.result.seats]


def when(play: PlayedElsewhere) -> str:
    return datetime.fromtimestamp(play.started / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def test_a_row_for_each_person_makes_a_game_of_rows_that_belong_together() -> None:
    first, second = opened(LONG).found.plays
    assert told(first) == [("Ann", 10, 1), ("Ben", 8, 2)]
    assert told(second) == [("Ann", 9, 2), ("Ben", 10, 1)]
    assert (when(first), first.minutes, first.place, first.note) == ("2024-01-05 19:30", 60, "Home", "rain")


def test_a_row_for_each_game_has_a_column_for_each_person() -> None:
    file = opened("Datum;Spiel;Ann;Ben;Cid;Ort\n05.01.2024;Farms;70;80;;Home\n13.01.2024;Farms;1;;0;\n")
    assert file.columns is not None
    assert file.columns.roles == ("date", "game", "points_of", "points_of", "points_of", "where")
    first, second = file.found.plays
    assert (told(first), when(first)) == ([("Ann", 70, 2), ("Ben", 80, 1)], "2024-01-05 12:00")
    assert told(second) == [("Ann", 1, 1), ("Cid", 0, 2)]


def test_winners_may_be_named() -> None:
    file = opened("date,game,winner,Ann,Ben\n2024-01-13,Farms,Ben,7,7\n")
    assert told(file.found.plays[0]) == [("Ann", 7, 2), ("Ben", 7, 1)]


def test_where_winners_have_the_fewest_points_these_are_ahead() -> None:
    rows = "Game,Date,Player,Score,Rank\nGolf,2024-01-01,Ann,70,1\nGolf,2024-01-01,Ben,80,2\n"
    assert opened(rows).found.plays[0].result.lowest


@pytest.mark.parametrize(
    ("data", "locale"),
    [
        ("日期,遊戲,玩家,分數\n2024年1月5日,飛鏢,小明,30\n".encode(), "en"),
        ("日期,遊戲,玩家,分數\n2024年1月5日,飛鏢,小明,30\n".encode("utf-8-sig"), "en"),
        ("日期,遊戲,玩家,分數\n2024年1月5日,飛鏢,小明,30\n".encode("utf-16"), "en"),
        ("日期,遊戲,玩家,分數\n2024年1月5日,飛鏢,小明,30\n".encode("cp950"), "zh-Hant"),
        ("日期\t遊戲\t玩家\t分數\r\n2024/1/5\t飛鏢\t小明\t30\r\n".encode(), "zh-Hans"),
    ],
)
def test_spreadsheets_of_other_countries_are_read(data: bytes, locale: str) -> None:
    (play,) = opened(data, locale).found.plays
    assert (play.result.game, told(play), when(play)) == ("飛鏢", [("小明", 30, 1)], "2024-01-05 12:00")


@pytest.mark.parametrize(
    ("dates", "order"),
    [
        (["2024-01-05"], "ymd"),
        (["13/01/2024", "05/01/2024"], "dmy"),
        (["01/13/2024", "01/05/2024"], "mdy"),
        (["05.01.2024"], "dmy"),
        (["01/05/2024"], "mdy"),
        ([], "ymd"),
    ],
)
def test_the_order_of_a_date_is_guessed_from_all_of_them(dates: list[str], order: str) -> None:
    assert guess_days(dates) == order


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("2024-01-05", "12:00"),
        ("2024-01-05 07:30", "07:30"),
        ("05.01.2024", "12:00"),
        ("05.01.2024 19", "12:00"),
        ("05.01.2024 7:30", "07:30"),
        ("05.01.2024 7:30:15 pm", "19:30"),
    ],
)
def test_a_day_without_hour_and_minute_is_its_noon(text: str, hour: str) -> None:
    (play,) = opened(f"Date;Game;Player;Score\n{text};Farms;Ann;1\n13.01.2024;Farms;Ann;1\n").found.plays[:1]
    assert when(play) == f"2024-01-05 {hour}"


def test_a_guess_is_put_right() -> None:
    file = opened("When it was,Game,Who came,Result\n2024-01-05,Farms,Ann,10\n")
    assert file.columns is not None
    assert file.columns.roles == ("date", "game", "ignored", "points")
    assert file.columns.lacking == ("person",)
    assert file.found.plays == ()
    columns = file.columns.with_role(2, "person")
    (play,) = file.read_as(columns).found.plays
    assert told(play) == [("Ann", 10, 1)]


def test_of_two_columns_only_one_is_the_day() -> None:
    columns = opened(LONG).columns
    assert columns is not None
    assert columns.with_role(7, "date").roles.count("date") == 1


def test_what_the_history_exports_is_read() -> None:
    exported = to_csv([finished(1, seat("Ann", 30), seat("Ben", 12, 2), game="score_pad", variant="Farms")])
    (play,) = opened(exported).found.plays
    assert (play.result.game, told(play), play.minutes) == ("Farms", [("Ann", 30, 1), ("Ben", 12, 2)], 45)
    assert play.source == "table:t00001"


@pytest.mark.parametrize(
    ("row", "why"),
    [(",Farms,Ann,3,,,,", "date"), ("2024-13-45,Farms,Ann,3,,,,", "date"), ("2024-01-07,,Ann,3,,,,", "game")],
)
def test_a_row_that_cannot_be_kept_is_told_by_its_line_and_stops_no_other(row: str, why: str) -> None:
    found = opened(f"{LONG}{row}\n").found
    assert len(found.plays) == 2
    assert [(each.number, each.why) for each in found.left_out] == [(6, why)]


@pytest.mark.parametrize("text", ["hello", "a\n", "a,b\n", '"a,b\n1,2', "a\nb\nc\n"])
def test_what_is_no_spreadsheet_is_told(text: str) -> None:
    with pytest.raises(FileError) as refused:
        opened(text)
    assert refused.value.sentence.id == "plays-no-rows"


WORDS = """\
Date,Game,Ann,Ben
2025-03-14,Farms,won,9
2025-03-15,Farms,8,9
2025-03-16,Farms,-,6
2025-03-17,Farms,dnf,6
"""


def won(play: PlayedElsewhere) -> list[str]:
    return [seat.name for seat, first in zip(play.result.seats, play.result.winners, strict=True) if first]


def test_a_word_in_the_place_of_points_goes_to_the_note_and_the_person_stays() -> None:
    plays = opened(WORDS).found.plays
    assert [told(play) for play in plays] == [
        [("Ann", None, 1), ("Ben", 9, 2)],
        [("Ann", 8, 2), ("Ben", 9, 1)],
        [("Ann", None, 2), ("Ben", 6, 1)],
        [("Ann", None, 2), ("Ben", 6, 1)],
    ]
    assert [play.note.splitlines()[:1] for play in plays] == [
        ["Ann: won"],
        [],
        plays[2].note.splitlines(),
        ["Ann: dnf"],
    ]
    assert "Ann" not in plays[2].note


def test_a_dash_may_be_said_to_mean_that_a_person_was_away() -> None:
    file = opened(WORDS)
    assert file.dashes
    assert file.columns is not None
    third = file.read_as(replace(file.columns, dash="away")).found.plays[2]
    assert told(third) == [("Ben", 6, 1)]


@pytest.mark.parametrize(
    ("cell", "winner"),
    [
        ("Ann, Ben, Cleo", "Ann"),
        ("Ann, Ben & Cleo", "Ann"),
        ("Ann and Ben and Cleo", "ann"),
        ("Ann、Ben、Cleo", "Ann"),
        ("Ann，Ben，Cleo", "Ann"),
        ("Ann;Ben;Cleo", "Ann"),
        ("Ann / Ben / Cleo", "Ann"),
        ("Ann + Ben + Cleo", "Ann"),
        ("Ann (55), Ben (40), Cleo (3)", "Ann"),
        ("Ann, Ben", "Ann"),
    ],
)
def test_a_cell_that_lists_people_is_as_many_people(cell: str, winner: str) -> None:
    rows = f'date,game,winner,players\n2024-01-01,Farms,{winner},"{cell}"\n2024-01-02,Golf,Cleo,"{cell}"\n'
    first, second = opened(rows).found.plays
    people = ["Ann", "Ben", "Cleo"]
    assert [seat.name for seat in first.result.seats] == [who for who in people if who in cell]
    assert [seat.name for seat in second.result.seats] == people
    assert (won(first), won(second)) == (["Ann"], ["Cleo"])


def test_points_listed_beside_people_are_theirs() -> None:
    rows = 'date,game,players,points\n2024-01-01,Farms,"Ann, Ben","10, 12"\n2024-01-02,Golf,Ann,7\n'
    first, second = opened(rows).found.plays
    assert (told(first), told(second)) == ([("Ann", 10, 2), ("Ben", 12, 1)], [("Ann", 7, 1)])


def test_a_comma_in_a_name_makes_no_list_where_each_person_has_a_row() -> None:
    rows = 'date,game,player,points\n2024-01-01,Farms,"Doe, Ann",10\n2024-01-01,Farms,"Roe, Ben",12\n'
    (play,) = opened(rows).found.plays
    assert told(play) == [("Doe, Ann", 10, 2), ("Roe, Ben", 12, 1)]


@pytest.mark.parametrize(
    ("cell", "winners"),
    [("yes", ["Ann", "Ben"]), ("no", []), ("nobody", []), ("everyone", ["Ann", "Ben"]), ("Cleo", ["Cleo"])],
)
def test_who_won_may_be_answered_for_all_or_name_somebody_else(cell: str, winners: list[str]) -> None:
    rows = f'date,game,winner,players\n2024-01-01,Farms,{cell},"Ann, Ben"\n'
    (play,) = opened(rows).found.plays
    assert won(play) == winners
    assert cell not in [seat.name for seat in play.result.seats if seat.name != "Cleo"]


def test_a_stranger_among_the_winners_changes_nothing_and_stands_in_the_note() -> None:
    rows = "date,game,player,points,winner\n" + "".join(
        f"2024-01-01,Farms,{who},{at},Zoe\n" for who, at in (("Ann", 1), ("Ben", 2))
    )
    (play,) = opened(rows).found.plays
    assert (won(play), play.note) == (["Ben"], "winner: Zoe")


def test_where_everybody_is_said_to_have_lost_nobody_has_won() -> None:
    rows = "date,game,player,winner\n2024-01-01,Farms,Ann,no\n2024-01-01,Farms,Ben,no\n"
    assert won(opened(rows).found.plays[0]) == []


def test_a_number_with_two_readings_is_asked_about_and_read_by_the_mark_that_is_chosen() -> None:
    file = opened('Date,Game,Player,Score\n2024-01-01,Farms,Ann,"1,234"\n2024-01-01,Farms,Ben,950\n')
    assert (file.mark_read, file.form.example) == ("point", "1,234")
    assert told(file.found.plays[0]) == [("Ann", 1234, 1), ("Ben", 950, 2)]
    other = file.read_by("comma")
    assert won(other.found.plays[0]) == ["Ben"]
    assert other.columns is not None
    assert other.read_as(other.columns).mark_read == "comma"


def test_a_column_that_is_not_used_is_told() -> None:
    columns = opened("Date,Game,Ann,Weather\n2024-01-01,Farms,3,rain\n").columns
    assert columns is not None
    assert columns.unused == ("Weather",)


NAMES = st.sampled_from(["Ann", "Ben", "Cleo", "小明", "Ólafur", "Ανna"])
SCORES = st.sampled_from(
    ["7", "1,234", "12,5", "38.0", "1 020", "-", "dnf", "won", "12*", "86+84+", "quit early", "?", "0"]
)


@given(
    st.lists(NAMES, min_size=1, max_size=6, unique=True),
    st.lists(st.lists(SCORES, min_size=6, max_size=6), min_size=1, max_size=8),
)
def test_a_person_named_in_a_file_is_always_in_the_result(names: list[str], games: list[list[str]]) -> None:
    days = [f"2024-01-{day:02d}" for day in range(1, len(games) + 1)]
    wide = [
        ["Date", "Game", *names],
        *([day, "Farms", *row[: len(names)]] for day, row in zip(days, games, strict=True)),
    ]
    wide.append(["2024-02-01", "Farms", *("9" for _ in names)])
    wide += [["2024-02-02", "Farms", *("8" for _ in names)] for _ in games]
    each = [["Date", "Game", "Player", "Score"]]
    each += [
        [day, "Farms", name, score]
        for day, row in zip(days, games, strict=True)
        for name, score in zip(names, row, strict=False)
    ]
    listed = [
        ["Date", "Game", "Players", "Winner"],
        *([day, "Farms", ", ".join(names), names[0]] for day in days),
    ]
    for rows in (wide, each, listed):
        found = opened("".join(";".join(row) + "\n" for row in rows)).found
        assert not found.left_out
        assert len(found.plays) == len(
            {row[0] + str(at) if rows is wide else row[0] for at, row in enumerate(rows[1:])}
        )
        assert all([seat.name for seat in play.result.seats] == names for play in found.plays)


cells = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    ["2024-01-05", "Farms", "Ann", "10", "yes", "=1+1", "1e9", "12.5", "'x", "٣"]
)


@given(st.lists(st.lists(cells, min_size=8, max_size=8), max_size=6))
def test_whatever_stands_in_the_cells_a_file_is_read(rows: list[list[str]]) -> None:
    quoted = [",".join('"' + cell.replace('"', '""') + '"' for cell in row) for row in rows]
    text = LONG.splitlines()[0] + "\n2024-01-01,Farms,Ann,1,,,,\n" + "\n".join(quoted) + "\n"
    found = opened(text.replace("\0", "")).found
    assert len(found.plays) + len(found.left_out) >= 1


def test_expansions_tags_rating_and_teacher_have_columns_of_their_own() -> None:
    rows = (
        "Date,Game,Player,Points,Expansions,Tags,Rating,Taught by\n"
        '2025-03-14,Potions,Ann,7,Rivers; Night & Day,"rainy, club",8,Ben\n'
        '2025-03-14,Potions,Ben,5,Rivers; Night & Day,"rainy, club",8,Ben\n'
    )
    (play,) = open_plays(rows.encode(), "games.csv").found.plays
    assert play.details == PlayDetails(
        expansions=("Rivers", "Night & Day"), tags=("rainy", "club"), rating=8, teacher="Ben"
    )
    assert [seat.name for seat in play.result.seats] == ["Ann", "Ben"]
