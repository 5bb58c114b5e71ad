"""The score pad on a keyboard: figures and signs type, Enter enters, arrows go to another number."""

from pathlib import Path

import pytest

from companion.games.score_pad.sheet import Sheet
from tests.views.keyboard import press_at_board, press_on_page
from tests.views.score_pad_table import FARMS, POINTS, AtPad, score_pad

ANN, BEN = range(2)


async def press_both(pad: AtPad, *keys: str) -> None:
    """Press keys on the sheet: the page hears them first, the sheet after that."""
    for key in keys:
        await press_on_page(pad.client, key)
        await press_at_board(pad.client, key)


async def test_figures_signs_backspace_and_enter_fill_a_sheet(tmp_path: Path) -> None:
    async with score_pad(tmp_path, FARMS) as pad:
        await press_both(pad, "1", "2", "+", "7", "Backspace", "5", "Enter", "-", "4", "Numpad Enter")
        await press_both(pad, "Numpad 3", "X", "Numpad 6", "Enter")
        assert pad.numbers(ANN)[:2] == (17, 18)
        assert pad.numbers(BEN)[0] == -4


async def test_arrows_go_to_the_numbers_of_other_lines_and_seats(tmp_path: Path) -> None:
    async with score_pad(tmp_path, FARMS) as pad:
        for key, seat, line in (
            ("Arrow Down", ANN, 1),
            ("Arrow Right", BEN, 1),
            ("Arrow Right", BEN, 1),
            ("Arrow Up", BEN, 0),
            ("Arrow Left", ANN, 0),
        ):
            await press_at_board(pad.client, key)
            assert pad.in_hand() == [pad.names_of.number(seat, line)]


async def test_a_figure_is_the_place_where_places_are_entered(tmp_path: Path) -> None:
    async with score_pad(tmp_path, Sheet(name="Race", how="places")) as pad:
        for place in ("2", "1"):
            await press_on_page(pad.client, place)
        assert (pad.numbers(ANN)[0], pad.numbers(BEN)[0]) == (2, 1)


async def test_what_is_no_number_is_told_and_nothing_is_entered(tmp_path: Path) -> None:
    async with score_pad(tmp_path, POINTS) as pad:
        seq = pad.session.table.seq
        await press_both(pad, "5", "/", "0", "Enter")
        assert pad.session.table.seq == seq
        await press_both(pad, "Delete", "8", "Enter")
        assert pad.numbers(ANN)[0] == 8


@pytest.mark.parametrize("key", ["Process", "Tab", "Shift Left", "A", "Numpad Home"])
async def test_a_key_that_is_none_of_the_pad_types_nothing(tmp_path: Path, key: str) -> None:
    async with score_pad(tmp_path, POINTS) as pad:
        before = pad.client.texts()
        await press_on_page(pad.client, "7")
        typed = pad.client.texts()
        await press_on_page(pad.client, key)
        assert pad.client.texts() == typed != before
