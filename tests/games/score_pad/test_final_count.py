"""Rounds, and then a final count by categories, on one sheet: what counts, what may be entered, and when."""

from pathlib import Path

import pytest

from companion.engine import toml
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.files.position import read_position, write_position
from companion.games.score_pad import GAME
from companion.games.score_pad.moves import Enter, Finish, SetCell, SetSheet
from companion.games.score_pad.position import Position, Row
from companion.games.score_pad.sheet import Bids, Category, Sheet, TieBreak, encode_sheet
from companion.history.exports import bg_stats_play, to_csv, to_json
from companion.hosting.summaries import summary_of
from companion.sharing.codec import pack, unpack
from tests.games.score_pad.sheets import TEXTS

SHORT = Path(__file__).parent / "short"
ROWS, COLUMNS = Category("Rows", times=2), Category("Columns", times=7)
OPEN = Sheet("Wall", categories=(ROWS, COLUMNS), ties=(TieBreak("category", "Rows"),))
FIRST, SECOND, ROUND_1, ROUND_2 = range(4)


def begun(sheet: Sheet = OPEN) -> Table:  # type: ignore[type-arg]
    return Table.set_up(GAME, "t", Setup(make_seats("Ann", "Ben"), box={"sheet": encode_sheet(sheet)}), 0)


def entered(table: Table, *numbers: tuple[int, int, int]) -> Table:  # type: ignore[type-arg]
    """Enter numbers, each as seat, cell and value."""
    for seat, cell, value in numbers:
        table = table.play(seat, Enter(cell, value), at=1)
    return table


def rules_against(position: Position, seat: int, cell: int) -> list[str]:
    return [one.rule for one in GAME.verdict(position, seat, Enter(cell, 1)).violations]


ONE_ROUND = ((0, ROUND_1, 9), (1, ROUND_1, 12))
COUNTED = ((0, FIRST, 3), (1, FIRST, 4), (0, SECOND, 1), (1, SECOND, 0))


def test_points_of_rounds_and_of_categories_are_added_up() -> None:
    table = entered(begun(), *ONE_ROUND, (0, ROUND_2, 5), (1, ROUND_2, 1), *COUNTED)
    ann, ben = GAME.scoresheet(table.position).standings
    assert [ann.points(name) for name in ("rounds", "Rows", "Columns")] == [14, 6, 7]
    assert (ann.total, ben.total) == (27, 21)
    assert table.position.over


def test_the_first_number_of_the_final_count_ends_open_rounds_and_undo_opens_them_again() -> None:
    whole = entered(begun(), *ONE_ROUND)
    assert whole.position.open_cells(0) == (ROUND_2,)
    counting = entered(whole, COUNTED[0])
    assert counting.position.open_cells(0) == (SECOND,)
    assert counting.position.open_cells(1) == (FIRST, SECOND)
    assert rules_against(counting.position, 1, ROUND_2) == ["final"]
    assert counting.undo(at=2).position == whole.position


def test_no_round_is_left_half_when_the_final_count_begins() -> None:
    half = entered(begun(), ONE_ROUND[0]).position
    assert rules_against(half, 1, FIRST) == ["round"]


def test_counted_rounds_are_all_entered_before_the_final_count() -> None:
    two = entered(begun(Sheet(rounds=2, categories=(ROWS,))), (0, 1, 9), (1, 1, 12))
    assert rules_against(two.position, 0, 0) == ["round"]
    done = entered(two, (0, 2, 1), (1, 2, 1))
    assert not done.position.over
    assert [done.position.open_cells(seat) for seat in (0, 1)] == [(0,), (0,)]


def test_a_goal_ends_the_rounds_and_not_the_game() -> None:
    race = entered(begun(Sheet(goal=10, categories=(ROWS,))), (0, 1, 9), (1, 1, 12))
    assert not race.position.over
    assert rules_against(race.position, 0, 2) == ["final"]
    assert entered(race, (0, 0, 3), (1, 0, 0)).position.over


def test_nobody_ends_the_game_before_the_final_count_is_entered() -> None:
    table = entered(begun(), *ONE_ROUND)
    said = [one.rule for one in GAME.verdict(table.position, 0, Finish()).violations]
    assert said == ["missing"]


def test_the_headline_tells_the_round_and_then_that_it_is_counted_up() -> None:
    table = entered(begun(), *ONE_ROUND)
    for position, said in ((table.position, "Round 2"), (entered(table, COUNTED[0]).position, "Counting up")):
        agenda = GAME.agenda(position)
        numbers = {"round": agenda.round, "rounds": agenda.rounds}
        assert TEXTS["en"].about("score_pad", "headline", agenda.phase, numbers) == said


def test_another_sheet_keeps_the_numbers_of_rounds_and_categories() -> None:
    position = Position((Row((3, 1, 9, 8)), Row((4,))), OPEN)
    turned = Sheet(categories=(Category("Colours"), COLUMNS, ROWS))
    kept = GAME.correct(position, SetSheet(turned))
    assert [row.cells for row in kept.rows] == [(None, 1, 3, 9, 8), (None, None, 4)]
    rounds = Position((Row((9, 8)), Row((7,))), Sheet())
    assert [row.cells for row in GAME.correct(rounds, SetSheet(OPEN)).rows] == [
        (None, None, 9, 8),
        (None, None, 7),
    ]


def test_a_number_taken_out_of_the_final_count_opens_the_rounds_again() -> None:
    counting = entered(begun(), *ONE_ROUND, COUNTED[0]).position
    assert GAME.correct(counting, SetCell(0, FIRST, None)).open_cells(0) == (ROUND_2,)


def test_bids_are_counted_behind_the_categories() -> None:
    sheet = Sheet(bids=Bids(), categories=(ROWS,))
    position = Position((Row((1, 2, 2, 1, 3)),), sheet)
    assert GAME.scoresheet(position).standings[0].total == 2 + (20 + 2 * 10) - 2 * 10


def test_a_table_with_both_is_carried_and_exported_whole() -> None:
    table = entered(begun(), *ONE_ROUND, *COUNTED)
    assert unpack(pack(table)).table.position == table.position
    summary = summary_of(table)
    for exported in (to_csv([summary]), to_json([summary])):
        for word in (b"Wall", b"rounds", b"Rows", b"Columns"):
            assert word in exported
    play = bg_stats_play(summary, game_name="Wall")
    assert [str(each["score"]) for each in play["players"]] == ["22", "20"]


@pytest.mark.parametrize(
    ("name", "totals", "lines"),
    [
        ("tiles", {"Ann": 41 + 4 + 7 + 10, "Ben": 55 + 8}, 11),
        ("landscape", {"Ann": 35 + 3 + 6, "Ben": 39}, 9),
    ],
)
def test_a_sheet_of_both_is_short_and_counts_right(name: str, totals: dict[str, int], lines: int) -> None:
    written = (SHORT / f"{name}.toml").read_text("utf-8")
    assert len(written.split("[[seats]]")[0].strip().splitlines()) <= lines
    shown = read_position(written.encode(), name, "score")
    standings = GAME.scoresheet(shown.position).standings
    assert dict(zip(shown.names, [one.total for one in standings], strict=True)) == totals
    again = write_position(GAME, shown.position, shown.names)
    assert read_position(again.encode(), name, "score").position == shown.position
    assert toml.parse(again)["sheet"] == toml.parse(written)["sheet"]
