"""Roll Into Town is played by tapping: each step of a round, by names a screen reader says."""

from pathlib import Path
from random import Random

import pytest

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.moves import Done, Draw, Roll
from companion.hosting.intents import Play
from companion.hosting.session import TableSession
from tests.effort import some
from tests.views.roll_into_town_fingers import die, likely
from tests.views.roll_into_town_table import draw_squares, make_town, roll_dice, roll_into_town, token

# The roll -------------------------------------------------------------------------------------------------


async def test_one_button_rolls_as_many_dice_as_the_round_has(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path) as table:
        await table.taps(table.ui("roll", dice=5))
        assert len(make_town(table).dice) == 5
        assert table.position.phase == "discover"


async def test_the_faces_of_real_dice_are_tapped_in_any_order(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path) as table:
        await table.make(0, Roll((6, 1, 3, 3, 2)))
        assert table.position.dice == (1, 2, 3, 3, 6)


async def test_a_die_entered_by_mistake_is_taken_out_again(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path) as table:
        await table.taps(*(table.ui("face", face=face) for face in (1, 2, 3, 4, 5)))
        await table.press(table.ui("take-out", face=4))
        assert table.begins(table.ui("dice-lie"))
        await table.taps(table.ui("face", face=6), table.ui("dice-lie"))
        assert table.position.dice == (1, 2, 3, 5, 6)


async def test_too_few_dice_say_how_many_there_must_be(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path) as table:
        await table.taps(table.ui("face", face=4), table.ui("dice-lie"))
        assert table.sheet_open()
        assert table.position.phase == "roll"


async def test_a_sixth_die_is_not_taken(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path) as table:
        await table.taps(*(table.ui("face", face=face) for face in (1, 2, 3, 4, 5, 6)))
        await table.taps(table.ui("dice-lie"))
        assert table.position.dice == (1, 2, 3, 4, 5)


async def test_the_map_is_asked_about_without_keeping_the_first_roll_waiting(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, sure=False) as table:
        await table.taps(table.ui("roll", dice=5))
        assert table.position.phase == "discover"
        assert table.app("box-same-as-yours") in table.words()
        await table.press(table.app("box-same"))
        assert "map" in table.house.boxes.owner_entries(GAME)


# Discover -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "icon"), [(1, "farm"), (2, "mountain"), (3, "tree")])
async def test_a_die_and_a_square_are_two_taps(tmp_path: Path, face: int, icon: str) -> None:
    async with roll_into_town(tmp_path, 1, before=roll_dice(1, 2, 3, 4, 5)) as table:
        await table.make(0, Draw(face, icon, "c3"))  # type: ignore[arg-type]
        assert make_town(table) == Draw(face, icon, "c3")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "move",
    [Draw(4, "river", "a5", "ew"), Draw(4, "river", "a5", "ne"), Draw(5, "coast", "c3", "nes")],
    ids=str,
)
async def test_rivers_and_coasts_are_turned_by_tapping_again(tmp_path: Path, move: Draw) -> None:
    legal = move if move.sides != "ne" else Draw(4, "river", "a5", "sw")
    async with roll_into_town(tmp_path, 1, before=roll_dice(1, 2, 3, 4, 5)) as table:
        await table.make(0, legal)
        assert make_town(table) == legal


async def test_nothing_is_drawn_before_the_pencil_is_confirmed(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=roll_dice(1, 2, 3, 4, 5)) as table:
        await table.taps(die(table, 0, 5))
        await table.tap_square("c3", 3)
        assert token(table, "c3") == "."
        await table.taps(table.ui("pencil-away"))
        assert not table.begins(table.ui("draw-it", icon=table.word("icon-coast"), at="c3"))


async def test_a_shape_is_chosen_among_all_that_fit(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=roll_dice(1, 2, 3, 4, 5)) as table:
        await table.taps(die(table, 0, 4))
        await table.tap_square("a1")
        shapes = [label for label in table.tappables() if label.startswith(table.word("token-river"))]
        assert len(shapes) == 5
        await table.press(shapes[-1])
        await table.taps(table.ui("draw-it", icon=table.word("icon-river"), at="a1"))
        assert token(table, "a1").startswith("R")


async def test_a_six_draws_whatever_is_said(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=roll_dice(1, 2, 3, 4, 6)) as table:
        await table.make(0, Draw(6, "tree", "c3"))
        assert make_town(table) == Draw(6, "tree", "c3")


async def test_the_town_hall_makes_a_farm_of_a_mountain(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=roll_dice(2, 2, 2, 2, 2)) as table:
        await table.make(0, Draw(2, "farm", "c3", shift=-1))
        assert make_town(table) == Draw(2, "farm", "c3", shift=-1)
        assert table.position.sheet(0).town_hall_uses == 1


async def test_the_town_hall_makes_no_six_and_says_so(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=roll_dice(1, 2, 3, 4, 5)) as table:
        await table.taps(die(table, 0, 5))
        await table.finger(table.ui("offer-shifted", icon=table.ui("any-icon"), shift="+1"))
        assert table.sheet_open()


async def test_a_square_where_it_cannot_go_says_why(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=roll_dice(1, 2, 3, 4, 5)) as table:
        await table.taps(die(table, 0, 4))
        await table.tap_square("c3")
        assert table.sheet_open()


async def test_below_why_not_a_river_is_drawn_in_pencil_where_it_may_go(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=roll_dice(1, 2, 3, 4, 5)) as table:
        await table.taps(die(table, 0, 4))
        await table.tap_square("c3")
        cell = next(label for label in table.tappables() if label in table.position.printed.grid.index)
        await table.press(cell)
        assert table.begins(table.ui("draw-it", icon=table.word("icon-river"), at=cell))


async def test_with_all_icons_drawn_a_die_says_so(tmp_path: Path) -> None:
    def ready(session: TableSession) -> None:
        roll_dice(1, 1, 1, 1, 1)(session)
        for at in ("a1", "b1", "c1"):
            session.submit(Play(0, Draw(1, "farm", at)))

    async with roll_into_town(tmp_path, 1, before=ready) as table:
        assert table.texts.say("roll_into_town-task-drawn", seat="Ann") in table.words()
        await table.taps(die(table, 0, 1))
        assert table.sheet_open()


async def test_the_fountain_gives_one_icon_more_and_the_page_says_so(tmp_path: Path) -> None:
    def ready(session: TableSession) -> None:
        draw_squares("i9=f")(session)
        roll_dice(1, 1, 1, 1, 1)(session)
        for at in ("a1", "b1", "c1"):
            session.submit(Play(0, Draw(1, "farm", at)))

    async with roll_into_town(tmp_path, 1, before=ready) as table:
        asked = table.texts.say("roll_into_town-task-draw", seat="Ann", left=0, extra=2)
        assert asked in table.words()
        await table.make(0, Draw(1, "farm", "d1"))
        assert table.position.sheet(0).fountain_uses == 1


async def test_the_eraser_rubs_out_the_seats_own_last_drawing(tmp_path: Path) -> None:
    def ready(session: TableSession) -> None:
        roll_dice(1, 2, 3, 4, 5)(session)
        session.submit(Play(0, Draw(1, "farm", "c3")))
        session.submit(Play(1, Draw(2, "mountain", "d4")))

    async with roll_into_town(tmp_path, before=ready) as table:
        await table.be(0)
        await table.taps(table.ui("eraser"))
        assert token(table, "c3") == "."
        assert token(table, "d4", 1) == "M"


async def test_the_eraser_says_when_there_is_nothing_to_rub_out(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, before=roll_dice(1, 2, 3, 4, 5)) as table:
        await table.taps(table.ui("eraser"))
        assert table.sheet_open()


async def test_leaving_icons_out_is_said_on_the_button_that_does_it(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=roll_dice(1, 2, 3, 4, 5)) as table:
        words = table.texts.about(GAME.id, "preview", "icons_left", {"icons": 3}, ())
        assert any(words in label for label in table.tappables())


# A whole round --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", some(["zh-Hant", "en", "zh-Hans"]))
async def test_a_round_for_two_is_played_on_one_phone(tmp_path: Path, language: str) -> None:
    async with roll_into_town(tmp_path, language=language) as table:
        dice = Random(4)
        while table.position.round == 1:
            seat, move = likely(table.session, dice)
            await table.make(seat, move)
            assert make_town(table) == move or isinstance(move, Roll)


async def test_on_one_phone_the_next_seat_follows_who_is_done(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, before=roll_dice(1, 2, 3, 4, 5)) as table:
        await table.be(0)
        while table.position.players[0].step != "done":
            await table.make(0, Done(table.position.players[0].step))
        await table.taps(die(table, 1, 1))
        await table.tap_square("c3")
        assert token(table, "c3", 1) == "F"
