"""Halves, decimals and large numbers stay what they are: on pads and wherever these are kept."""

from decimal import Decimal
from fractions import Fraction
from math import floor

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.engine.points import MOST, Points, exact, parse_points
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.files.position import read_position
from companion.games.score_pad import GAME
from companion.games.score_pad.moves import Enter, Finish, SetCell
from companion.games.score_pad.position import Position, Row
from companion.games.score_pad.scoring import points_of
from companion.games.score_pad.sheet import ENTRY, Category, Sheet, encode_sheet
from companion.history.summary import Summary
from companion.hosting.summaries import summary_of
from companion.sharing.codec import FORMAT, WHOLE, final_totals, pack, unpack
from tests.effort import times
from tests.engine.test_points import all_points

CREATED = 1_800_000_000_000


def a_pad(*rows: tuple[Points, ...]) -> Table[object, object, object]:
    """Return a finished pad of open rounds on which these were entered."""
    table = Table.set_up(GAME, "K7QXM2ZP9RTC", Setup(make_seats("Ann", "Ben")), CREATED)
    for cell, both in enumerate(zip(*rows, strict=True)):
        for seat, value in enumerate(both):
            table = table.play(seat, Enter(cell, value), at=CREATED)
    return table.play(0, Finish(), at=CREATED)  # type: ignore[return-value]


PAIRS = st.lists(st.tuples(all_points(), all_points()), min_size=1, max_size=4)


@settings(max_examples=times(60))
@given(PAIRS)
def test_points_stay_what_they_are_from_the_pad_to_the_history(pairs: list[tuple[Points, Points]]) -> None:
    rows = tuple(zip(*pairs, strict=True))
    table = a_pad(*rows)
    wanted = [sum(map(Fraction, row)) for row in rows]
    assert [Fraction(total) for total in final_totals(table) or ()] == wanted
    codec = Codec(GAME)
    record = codec.decode_record(codec.encode_record(table.record))  # type: ignore[arg-type]
    assert Table.replay(GAME, record) == table
    carried = unpack(pack(table))
    assert carried.table.position == table.position
    assert carried.agrees
    summary = summary_of(table)
    assert [Fraction(seat.total) for seat in summary.seats] == wanted
    assert msgspec.json.decode(msgspec.json.encode(summary), type=Summary) == summary


@settings(max_examples=times(60))
@given(PAIRS)
@example([(0, Decimal("0.000001"))])
def test_a_file_of_a_pad_gives_the_same_numbers_back(pairs: list[tuple[Points, Points]]) -> None:
    position = Position(tuple(Row(row) for row in zip(*pairs, strict=True)))
    written = f'game = "score_pad"\n{GAME.notation.write(position, ("Ann", "Ben"))}'
    assert read_position(written.encode(), "pad.toml", "check").position == position


def test_a_code_of_numbers_that_every_version_holds_is_of_the_format_they_know() -> None:
    assert pack(a_pad((12, 99_999), (7, -99_999)))[0] == FORMAT
    assert pack(a_pad((12,), (100_000,)))[0] == WHOLE
    assert pack(a_pad((12,), (parse_points("3.5"),)))[0] == WHOLE


@given(all_points(), st.integers(1, 999), st.integers(1, 999))
def test_a_category_is_worth_its_exact_product_and_whole_groups_only(
    count: Points, times: int, per: int
) -> None:
    worth = Fraction(points_of(Category("c", times=times, per=per), count))
    product = Fraction(count) * times
    assert worth == (product if per == 1 else floor(product / per))


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 4), (4, 6), (-3, -5)])
def test_a_number_is_multiplied_before_it_is_divided_and_rounded_down(count: int, points: int) -> None:
    assert points_of(Category("Tools", times=3, per=2), count) == points


@pytest.mark.parametrize("value", [parse_points("1.5"), parse_points("0.5")])
def test_nobody_comes_in_between_two_places(value: Points) -> None:
    box = {ENTRY: encode_sheet(Sheet(how="places"))}
    table = Table.set_up(GAME, "K7QXM2ZP9RTC", Setup(make_seats("Ann", "Ben"), box=box), CREATED)
    assert [one.rule for one in GAME.verdict(table.position, 0, Enter(0, value)).violations] == ["place"]


def test_a_number_that_is_set_right_may_be_a_decimal() -> None:
    table = a_pad((1,), (2,)).correct(SetCell(0, 0, parse_points("2.5")), at=CREATED)
    assert [standing.rank for standing in GAME.scoresheet(table.position).standings] == [1, 2]  # type: ignore[arg-type]
    assert exact(Fraction(MOST)) == MOST
