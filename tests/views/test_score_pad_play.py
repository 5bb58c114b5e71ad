"""A score pad on a phone: what is typed is counted at once, and the next number is in hand by itself."""

from pathlib import Path

import pytest

from companion.engine.setup import COLOURS
from companion.games.score_pad.moves import Enter, Finish, SetCell
from companion.games.score_pad.sheet import Category, Sheet
from companion.hosting.intents import Accepted, Play
from tests.effort import some
from tests.views.score_pad_table import FARMS, POINTS, TRICKS, AtPad, score_pad

ANN, BEN = range(2)
TALL, LOW, DESK = (390, 844), (360, 640), (1440, 900)
EVERYWHERE = [
    (language, (TALL, LOW, DESK)[(number + turn) % 3])
    for turn in range(3)
    for number, language in enumerate(("en", "zh-Hant", "zh-Hans"))
]
"""Each language on each screen; each of them is among the first three."""


async def test_a_category_is_entered_for_everybody_and_the_next_one_is_in_hand_by_itself(
    tmp_path: Path,
) -> None:
    async with score_pad(tmp_path, FARMS) as pad:
        for line, (ann, ben) in enumerate([(7, 3), (12, 0), (2, 5)]):
            assert pad.in_hand() == [pad.names_of.number(ANN, line)]
            await (await pad.type(str(ann))).enter(ann)
            assert pad.in_hand() == [pad.names_of.number(BEN, line)]
            await (await pad.type(str(ben))).enter(ben)
        assert (pad.numbers(ANN), pad.numbers(BEN)) == ((7, 12, 2), (3, 0, 5))
        assert pad.session.table.position.over
        sheet = pad.session.game.scoresheet(pad.session.table.position)
        assert [standing.total for standing in sheet.standings] == [24, 1]


async def test_the_total_and_the_rank_are_those_of_what_is_typed_before_it_is_entered(tmp_path: Path) -> None:
    async with score_pad(tmp_path, FARMS) as pad:
        await (await pad.type("7")).enter(7)
        await pad.type("9")
        leads = pad.ui("leads-to", total="18", rank=1)
        assert pad.shows(leads)
        assert pad.shows("= 18")
        assert pad.numbers(BEN) == ()


async def test_a_sum_is_entered_as_what_it_comes_to(tmp_path: Path) -> None:
    async with score_pad(tmp_path, POINTS) as pad:
        await (await pad.type("7*3-2")).enter(19)
        await pad.press(pad.ui("key-step", by=10, held=100), pad.ui("key-step", by=5, held=50))
        await pad.press(pad.ui("key-negate"))
        await pad.enter(-15)
        assert (pad.numbers(ANN), pad.numbers(BEN)) == ((19,), (-15,))


async def test_a_step_that_is_held_counts_ten_times_and_delete_that_is_held_takes_everything(
    tmp_path: Path,
) -> None:
    async with score_pad(tmp_path, POINTS) as pad:
        step, delete = pad.ui("key-step", by=5, held=50), pad.ui("key-back")
        await pad.client.fire(pad.labelled(step), "long_press")
        await pad.press(step)
        assert pad.shows("55")
        await pad.client.fire(pad.labelled(delete), "long_press")
        assert not pad.shows("55")


async def test_why_a_number_cannot_be_entered_is_told_by_the_dimmed_button(tmp_path: Path) -> None:
    async with score_pad(tmp_path, POINTS) as pad:
        await pad.press(pad.ui("enter"))
        assert pad.shows(pad.ui("formula-empty"))
        await pad.type("1/3")
        await pad.press(pad.ui("enter"))
        assert pad.shows(pad.ui("formula-endless", value="1/3", most=6))
        assert not pad.session.table.entries


async def test_a_number_that_was_entered_is_tapped_and_set_right_and_the_log_tells_what_it_was(
    tmp_path: Path,
) -> None:
    async with score_pad(tmp_path, FARMS) as pad:
        await (await pad.type("7")).enter(7)
        await pad.press(pad.names_of.number(ANN, 0, 7))
        assert pad.shows(pad.ui("was", value="7"))
        await (await pad.type("8")).enter(8)
        assert pad.numbers(ANN) == (8,)
        assert pad.accepted.correction == SetCell(ANN, 0, 8)
        await pad.show("log")
        line = pad.names_of.game(
            "correct", "cell_changed", {"seat": "Ann", "cell": "Fields", "value": 8, "had": 7}
        )
        assert line in pad.texts()


async def test_what_another_enters_does_not_take_away_what_is_being_typed_here(tmp_path: Path) -> None:
    async with score_pad(tmp_path, FARMS) as pad:
        await pad.type("12")
        assert isinstance(pad.session.submit(Play(BEN, Enter(1, 4))), Accepted)
        await pad.client.settle()
        assert pad.shows("12")
        await pad.enter(12)
        assert (pad.numbers(ANN), pad.numbers(BEN)) == ((12,), (None, 4))


async def test_who_still_misses_something_is_told_apart_from_who_does_not(tmp_path: Path) -> None:
    async with score_pad(tmp_path, POINTS) as pad:
        assert {pad.ui("seat-missing", name=name, total="0") for name in ("Ann", "Ben")} <= set(pad.labels())
        await (await pad.type("7")).enter(7)
        assert pad.ui("seat-total", name="Ann", total="7") in pad.labels()
        assert pad.ui("seat-missing", name="Ben", total="0") in pad.labels()


async def test_bids_and_tricks_are_asked_round_by_round(tmp_path: Path) -> None:
    async with score_pad(tmp_path, TRICKS) as pad:
        for typed in ("2", "1", "2", "0"):
            await (await pad.type(typed)).enter(int(typed))
        assert pad.in_hand() == [pad.names_of.number(ANN, 2)]
        assert [each.total for each in pad.session.game.scoresheet(pad.session.table.position).standings] == [
            40,
            -10,
        ]


async def test_rounds_that_nobody_has_counted_end_with_the_flag_and_not_within_a_round(
    tmp_path: Path,
) -> None:
    async with score_pad(tmp_path, POINTS) as pad:
        await (await pad.type("7")).enter(7)
        await pad.press(pad.ui("finish"))
        assert pad.shows(pad.app("why-title"))
        await pad.press(pad.app("close"))
        await (await pad.type("9")).enter(9)
        await pad.press(pad.ui("finish"))
        assert pad.moves_made[-1] == Finish()
        assert pad.session.table.position.over


async def test_the_pad_is_put_away_to_see_the_whole_sheet_and_comes_back(tmp_path: Path) -> None:
    many = Sheet(how="categories", categories=tuple(Category(f"Thing {n}") for n in range(12)))
    async with score_pad(tmp_path, many, size=LOW) as pad:
        assert not pad.can_tap(pad.names_of.number(ANN, 11))
        await pad.press(pad.ui("pad-away"))
        assert pad.can_tap(pad.names_of.number(ANN, 11))
        await pad.press(pad.names_of.number(BEN, 11))
        assert pad.in_hand() == [pad.names_of.number(BEN, 11)]
        await (await pad.type("3")).enter(3)
        assert pad.numbers(BEN)[11] == 3


async def test_all_won_with_one_tap_and_places_are_one_tap_each(tmp_path: Path) -> None:
    async with score_pad(tmp_path / "together", Sheet(how="together")) as pad:
        await pad.press(pad.ui("won"))
        assert (pad.session.table.position.won, pad.session.table.position.over) == (True, True)
    async with score_pad(tmp_path / "places", Sheet(how="places"), "Ann", "Ben", "Cleo") as pad:
        for name, place in (("Ann", 2), ("Ben", 1), ("Cleo", 3)):
            await pad.press(pad.ui("place-of", name=name, place=place))
        assert [pad.numbers(seat) for seat in range(3)] == [(2,), (1,), (3,)]


@pytest.mark.parametrize(("language", "size"), some(EVERYWHERE, 3))
async def test_twelve_seats_with_long_names_and_twelve_categories_are_entered_on_any_screen(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    names = [f"{n} Maximiliane the Elder" for n in range(len(COLOURS))]
    categories = tuple(Category(f"{n} towns and villages", cap=9, most=5, times=2) for n in range(12))
    sheet = Sheet(how="categories", categories=categories)
    async with score_pad(tmp_path, sheet, *names, size=size, language=language) as pad:
        for seat in range(len(names)):
            await (await pad.type(str(seat))).enter(seat)
        assert [pad.numbers(seat) for seat in range(12)] == [(seat,) for seat in range(12)]
        assert pad.in_hand() == [pad.names_of.number(0, 1)]


async def test_everybody_who_watches_sees_the_sheet_without_a_number_pad(tmp_path: Path) -> None:
    async with score_pad(tmp_path, FARMS) as pad:
        watcher = await pad.arrive(f"/t/{pad.session.id}")
        assert pad.ui("enter") in pad.labels()
        other = AtPad(watcher.client, pad.house, pad.session, main=pad.main, ticks=pad.ticks)
        assert pad.ui("enter") not in other.labels()
        assert pad.names_of.number(ANN, 0) in other.labels()
        await other.client.close()


async def test_with_large_text_on_a_low_screen_a_tick_enters_what_is_typed(tmp_path: Path) -> None:
    async with score_pad(tmp_path, POINTS, size=LOW) as pad:
        pad.house.preferences.change(text_scale=1.5)
        large_one = await pad.arrive(f"/t/{pad.session.id}", local=True, size=LOW)
        other = AtPad(large_one.client, pad.house, pad.session, main=pad.main, ticks=pad.ticks)
        assert other.ui("pad-away") not in other.labels()
        await other.press(other.ui("enter"))
        assert other.shows(other.ui("formula-empty"))
        await other.type("7")
        await other.press(other.names_of.enter(7))
        assert pad.numbers(ANN) == (7,)
        await other.client.close()


WALL = Sheet("Wall", categories=(Category("Rows", times=2),))


async def test_rounds_and_then_the_final_count_are_entered_on_one_sheet_with_the_sum_of_the_rounds(
    tmp_path: Path,
) -> None:
    async with score_pad(tmp_path, WALL) as pad:
        for ann, ben in ((9, 12), (14, 20)):
            await (await pad.type(str(ann))).enter(ann)
            await (await pad.type(str(ben))).enter(ben)
        assert pad.shows(pad.ui("rounds-sum"))
        await pad.press(pad.ui("final-count"))
        assert pad.in_hand() == [pad.names_of.number(ANN, 0)]
        await (await pad.type("3")).enter(3)
        await (await pad.type("4")).enter(4)
        assert pad.session.table.position.over
        assert [one.total for one in pad.session.game.scoresheet(pad.position).standings] == [29, 40]


async def test_the_final_count_waits_for_the_whole_round_and_says_so(tmp_path: Path) -> None:
    async with score_pad(tmp_path, WALL) as pad:
        await (await pad.type("9")).enter(9)
        await pad.press(pad.ui("final-count"))
        assert pad.shows(pad.names_of.game("violation", "round", {"round": 1}))


async def test_only_the_score_takes_the_final_count_and_the_rounds_in_any_order(tmp_path: Path) -> None:
    async with score_pad(tmp_path, WALL, mode="score") as pad:
        await pad.press(pad.names_of.number(ANN, 0))
        await (await pad.type("3")).enter(3)
        for line, value in ((1, 9), (2, 14)):
            await pad.press(pad.names_of.number(ANN, line))
            await (await pad.type(str(value))).enter(value)
            await pad.press(pad.names_of.number(BEN, line))
            await (await pad.type("7")).enter(7)
        assert pad.numbers(ANN) == (3, 9, 14)
        assert pad.session.game.scoresheet(pad.position).standings[ANN].total == 29
