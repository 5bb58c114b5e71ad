"""Keys at a table: a cursor on its board, and keys that the page hears wherever the focus is."""

from pathlib import Path
from random import Random

import pytest

from tests.views.at_table import AtTable, at_table, on_to
from tests.views.fingers import choose_likely_move
from tests.views.keyboard import board_stop, press_at_board, press_on_page, spoken_cell


async def put_cursor(phone: AtTable, at: str) -> None:
    """Move the cursor to a square, first to its row and then to its column."""
    await press_at_board(phone.client, "Home", "Page Up")
    while spoken_cell(phone.client)[1] != at[1]:
        await press_at_board(phone.client, "Arrow Down")
    while spoken_cell(phone.client)[0] != at[0]:
        await press_at_board(phone.client, "Arrow Right")


async def test_arrows_move_a_cursor_whose_square_is_said_and_enter_taps_it(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build")) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        await phone.look(seat)
        await phone.press(phone.names_of.choice(move.card))
        assert spoken_cell(phone.client) == ""
        await put_cursor(phone, move.at)
        assert spoken_cell(phone.client) == phone.names_of.cell(move.at, move.card)
        seq = phone.session.table.seq
        await press_at_board(phone.client, "Enter")
        assert phone.session.table.seq == seq
        await press_at_board(phone.client, "Enter")
        assert phone.accepted.move == move
        await press_on_page(phone.client, "Z", ctrl=True)
        assert move not in phone.moves_made


async def test_escape_puts_down_and_leads_back_to_the_board(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build")) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        await phone.look(seat)
        *first, last = phone.names_of.taps(seat, move)
        await phone.press(*first)
        assert phone.can_tap(last)
        await press_on_page(phone.client, "Escape")
        assert not phone.can_tap(last)
        await phone.show("log")
        assert not phone.can_tap(first[0])
        await press_on_page(phone.client, "Escape")
        assert phone.can_tap(first[0])


async def test_a_question_mark_asks_about_the_cell_under_the_cursor_and_twice_lists_the_keys(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, before=on_to("build")) as phone:
        await press_at_board(phone.client, "Home")
        await press_on_page(phone.client, "?")
        assert phone.client.find("TextField", label=phone.app("ask-rules"))
        await press_on_page(phone.client, "?")
        assert phone.shows(phone.app("keys-undo"))
        assert phone.shows("Ctrl+Z")


@pytest.mark.parametrize("key", ["Z", "?", "1", "B", "A", "Process"])
async def test_a_field_is_never_played_into(tmp_path: Path, key: str) -> None:
    """The page hears keys also while a person types: on the page of the rules they do nothing else."""
    async with at_table(tmp_path, before=on_to("build")) as phone:
        await phone.show("rules")
        before = phone.session.table.seq, phone.client.bytes_sent
        for held in ({}, {"ctrl": True}):
            await press_on_page(phone.client, key, **held)
        assert (phone.session.table.seq, phone.client.bytes_sent) == before


async def test_a_step_of_the_cursor_is_a_small_message(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build")) as phone:
        await press_at_board(phone.client, "Home", "Arrow Right", "Arrow Left")
        before = phone.client.bytes_sent
        await press_at_board(phone.client, "Arrow Right")
        assert 0 < phone.client.bytes_sent - before < 300


async def test_a_held_arrow_goes_on_a_cell_with_each_repeat_before_anything_is_drawn(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build")) as phone:
        await press_at_board(phone.client, "Home", "Page Up")
        first, listener = spoken_cell(phone.client), board_stop(phone.client)
        for _ in range(3):
            await phone.client.session.dispatch_event(listener["_i"], "key_repeat", {"key": "Arrow Down"})
        await phone.client.settle()
        assert int(spoken_cell(phone.client)[1]) == int(first[1]) + 3
