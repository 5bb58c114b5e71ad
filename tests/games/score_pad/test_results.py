"""A game that was played elsewhere, as a finished pad."""

from decimal import Decimal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.notation import FileContext
from companion.engine.points import Points
from companion.engine.result import PlayedResult, Result, ResultSeat
from companion.engine.wire import encode
from companion.engine.words import Phrase
from companion.games import GAMES, parse_points, sheet_name, table_of_result
from companion.games.score_pad import GAME
from companion.games.score_pad.corrections import CORRECTIONS
from companion.games.score_pad.moves import SetCell
from companion.games.score_pad.notation import PadTable
from companion.games.score_pad.results import is_ranked_by_points
from companion.history.summary import Summary
from companion.hosting.journaled_table import header_line
from companion.hosting.loading import summarise_lines
from companion.hosting.summaries import summary_of

HOUR = 3_600_000
EACH = st.integers(-40, 40) | st.sampled_from([123_456, 1_110_000, Decimal("7.5"), Decimal("-0.1")])


def word(message: str) -> str:
    return message.rsplit("-", 1)[1]


def kept(result: Result, minutes: int = 0) -> Summary:
    """Return what the history remembers of it, made again from its record alone."""
    table = table_of_result(PlayedResult(result, "in-1", HOUR, HOUR + minutes * 60_000), word)
    lines = (header_line(table.header), *map(encode, table.entries))
    summary = summarise_lines(lines)
    assert summary == summary_of(table)
    assert table.game.scoresheet(table.position).final
    return summary


def ranks(summary: Summary) -> tuple[int, ...]:
    return tuple(seat.rank for seat in summary.seats)


def of(*seats: tuple[str, int | None, int | None], lowest: bool = False) -> Result:
    return Result("Farms", tuple(ResultSeat(*seat) for seat in seats), lowest)


def test_points_that_tell_the_order_are_the_points_of_the_table() -> None:
    summary = kept(of(("Ann", 30, 2), ("Ben", 40, 1)))
    assert ([seat.total for seat in summary.seats], ranks(summary)) == ([30, 40], (2, 1))
    assert (summary.variant, summary.counted, summary.lowest) == ("Farms", True, False)


def test_places_break_ties_between_equal_points() -> None:
    summary = kept(of(("Ann", 30, 2), ("Ben", 30, 1), ("Cid", 4, 3)))
    assert ([seat.total for seat in summary.seats], ranks(summary)) == ([30, 30, 4], (2, 1, 3))


def test_where_the_fewest_points_were_ahead_they_are() -> None:
    summary = kept(of(("Ann", 70, 1), ("Ben", 80, 2), lowest=True))
    assert (summary.lowest, ranks(summary)) == (True, (1, 2))


def test_places_stand_where_points_would_tell_another_order_or_are_missing() -> None:
    for seats in ((("Ann", 30, 1), ("Ben", 40, 2)), (("Ann", None, 1), ("Ben", 40, 2))):
        summary = kept(of(*seats))
        assert (summary.counted, ranks(summary)) == (False, (1, 2))


@pytest.mark.parametrize("minutes", [0, 45])
def test_one_seat_without_points_leaves_the_others_their_points(minutes: int) -> None:
    summary = kept(of(("Ann", None, 1), ("Ben", 40, 2), ("Cid", 0, 3)), minutes)
    assert [summary.points_of(seat) for seat in summary.seats] == [None, 40, 0]
    assert (summary.has_points, summary.counted, ranks(summary)) == (True, False, (1, 2, 3))
    for together in (True, False):
        seats = (ResultSeat("Ann", 7), ResultSeat("Ben"))
        shared = kept(Result("Cure", seats, together=together), minutes)
        assert [shared.points_of(seat) for seat in shared.seats] == [7, None]
        assert shared.together is together
    nobody = kept(of(("Ann", 12, None), ("Ben", None, None)), minutes)
    assert ([nobody.points_of(seat) for seat in nobody.seats], ranks(nobody)) == ([12, None], (2, 2))


def test_known_points_are_typed_corrected_and_told_in_the_log() -> None:
    known = of(("Ann", None, 1), ("Ben", 40, 2))
    table = table_of_result(PlayedResult(known, "in-1", HOUR, HOUR), word)
    position = CORRECTIONS.correct(table.position, SetCell(0, 1, Decimal("2.5")))
    assert [each.known for each in GAME.scoresheet(position).standings] == [Decimal("2.5"), 40]
    written = GAME.notation.write(position, ("Ann", "Ben"))
    typed = msgspec.toml.decode(written, type=PadTable)
    assert GAME.notation.read(typed, FileContext(("Ann", "Ben"), "score")).rows == position.rows
    told = GAME.describe_correction(table.position, SetCell(0, 1, 3))
    assert told.params["cell"] == Phrase("cell-points")


def test_a_game_of_which_nobody_says_who_won_is_won_by_nobody() -> None:
    assert ranks(kept(of(("Ann", None, None), ("Ben", None, None)))) == (2, 2)


def test_all_win_or_lose_together() -> None:
    seats = (ResultSeat("Ann"), ResultSeat("Ben"))
    assert ranks(kept(Result("Cure", seats, together=True))) == (1, 1)
    assert ranks(kept(Result("Cure", seats, together=False), minutes=30)) == (2, 2)


def test_a_game_with_a_length_was_played_from_then_to_then_and_any_other_only_scored() -> None:
    long, unknown = kept(of(("Ann", 3, 1), ("Ben", 2, 2)), minutes=45), kept(of(("Ann", 3, 1), ("Ben", 2, 2)))
    assert (long.mode, long.started_at, long.finished_at) == ("play", HOUR, HOUR + 45 * 60_000)
    assert (unknown.mode, unknown.started_at, unknown.finished_at) == ("score", HOUR, HOUR)


@given(
    st.lists(st.tuples(st.none() | EACH, st.integers(0, 4)), min_size=1, max_size=12),
    st.booleans(),
    st.sampled_from([None, None, True, False]),
    st.sampled_from([0, 45]),
)
def test_a_pad_tells_the_same_winners_as_the_result_it_was_made_of(
    said: list[tuple[Points | None, int]], lowest: bool, together: bool | None, minutes: int
) -> None:
    places = tuple(1 + sum(other < own for _, other in said) for _, own in said)
    seats = tuple(
        ResultSeat(f"P{number}", points, place)
        for number, ((points, _), place) in enumerate(zip(said, places, strict=True))
    )
    result = Result("Farms", seats, lowest, together)
    summary = kept(result, minutes)
    assert tuple(rank == 1 for rank in ranks(summary)) == result.winners
    if together is None:
        assert ranks(summary) == places
    assert summary.counted == is_ranked_by_points(result)
    assert [summary.points_of(seat) for seat in summary.seats] == [seat.points for seat in seats]
    if summary.has_points and together is None:
        assert summary.lowest == lowest


def test_points_are_read_as_they_are_written_down() -> None:
    assert [parse_points(text) for text in ("12", " 3+6+2 ", "−4", "7*3-2")] == [12, 11, -4, 19]
    assert [parse_points(text) for text in ("12.5", "1,5")] == [Decimal("12.5"), Decimal("1.5")]
    assert parse_points("7/2") == Decimal("3.5")
    assert [parse_points(text) for text in ("1110000", "38.0")] == [1_110_000, 38]
    assert [parse_points(text) for text in ("", "x", "1/3", "9999999999")] == [None] * 4


def test_a_sheet_is_called_by_the_game_and_no_longer_than_a_sheet_is() -> None:
    assert sheet_name("  The   Farms ") == "The Farms"
    assert sheet_name("x" * 60) == "x" * 60
    assert sheet_name("x" * 240) == "x" * 199 + "…"
    assert sheet_name("飛鏢\u202e 501") == "飛鏢 501"
    assert sheet_name(" … ") == ""
    assert "score_pad" in GAMES
