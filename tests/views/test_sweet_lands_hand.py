"""What is in hand in a turn of Sweet Lands: the left button puts it down, and no turn is given up there."""

from pathlib import Path

import pytest

from companion.games.sweet_lands import moves
from companion.games.sweet_lands.corrections import SetStock
from tests.views.sweet_lands_table import GAME, correct_in_order, set_up, sweet_lands

PHONE, LOW = (390, 844), (360, 640)


@pytest.mark.parametrize("size", [PHONE, LOW])
async def test_the_button_left_of_a_move_in_hand_puts_it_down(tmp_path: Path, size: tuple[int, int]) -> None:
    async with sweet_lands(tmp_path, before=set_up, size=size) as table:
        before = table.moves_made
        await table.tap("Area H,")
        down, use = table.board("put-down"), table.board("use", area="H")
        assert any(name.startswith(use) for name in table.tappables())
        await table.press(down)
        assert table.moves_made == before
        assert not table.can_tap(down)
        assert not any(name.startswith(use) for name in table.tappables())


async def test_a_turn_is_given_up_with_an_empty_hand_alone(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        given_up, before = table.board("pass"), list(table.moves_made)
        assert table.can_tap(given_up)
        await table.tap("Area H,")
        assert not table.can_tap(given_up)
        await table.press(table.board("put-down"), given_up)
        assert table.moves_made == before
        await table.press(table.board("pass-now"))
        assert isinstance(table.moves_made[-1], moves.Pass)


async def test_on_a_phone_passing_stands_right_of_the_pages_and_the_move_in_hand_in_their_place(
    tmp_path: Path,
) -> None:
    async with sweet_lands(tmp_path, before=set_up, size=LOW) as table:
        names = list(table.tappables())
        assert names.index(table.board("pass")) > names.index(table.board("tab-free"))
        await table.tap("Area H,")
        names = list(table.tappables())
        assert table.board("tab-free") not in names
        use = table.beginning(table.board("use", area="H", copied=""))
        assert (
            names.index(table.beginning("Area A,")) < names.index(table.board("put-down")) < names.index(use)
        )


async def test_after_the_action_a_free_action_in_hand_does_not_stand_beside_the_end_of_the_turn(
    tmp_path: Path,
) -> None:
    rich = tuple(SetStock(0, what, 20) for what in ("wheat", "wood", "iron"))
    async with sweet_lands(tmp_path, before=correct_in_order(*rich)) as table:
        await table.tap("Area H,")
        await table.tap(table.board("use", area="H"))
        assert table.can_tap(table.board("end-turn"))
        number = next(move.number for move in GAME.moves(table.position, 0) if isinstance(move, moves.Free))
        await table.tap(table.board(f"free-{number}").split(":")[0])
        assert not table.can_tap(table.board("end-turn"))
        await table.press(table.board("put-down"))
        assert table.can_tap(table.board("end-turn"))
