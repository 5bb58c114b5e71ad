"""Guesses of every box: said in words, drawn by the board's painter, changed fact by fact, never a gate."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.engine.box_pieces import Facts, guessed_pieces
from companion.engine.forms import GainsForm
from companion.games import GAMES
from companion.locale.negotiation import LOCALES
from tests.effort import on_its_day
from tests.views.at_table import AtTable, at_new
from tests.views.test_entry_pictures import some_phone
from views.boards import board_of
from views.device.phone import find_phone
from views.flet_adapter.bridge import run_in
from views.flet_adapter.memo import make_anew
from views.models.piece_check import PieceCheck
from views.widgets.box_editor.ask_printed import ask_printed
from views.widgets.box_editor.fact_rows import fact_rows
from views.widgets.box_editor.fact_words import piece_sentence
from views.widgets.box_editor.guess_answers import pending_pieces
from views.widgets.box_editor.guess_strip import draw_guess_strip
from views.widgets.box_editor.piece_picture import ON_BOARD, board_texts, draw_on_board
from views.widgets.box_editor.piece_sheet import list_sketches

GUESSED = [game for game in GAMES if GAMES[game].box.printed.guesses]
PIECES = [(game, facts) for game in GUESSED for facts in guessed_pieces(GAMES[game].box)]


def nodes_in(control: Any) -> Iterator[Any]:
    """Yield a control and everything in it."""
    if isinstance(control, ft.BaseControl):
        yield control
        for name in ("content", "controls", "icon"):
            inside = getattr(control, name, None)
            for each in inside if isinstance(inside, list) else [inside]:
                yield from nodes_in(each)
    elif isinstance(control, dict):
        yield control
        for each in (control.get("content"), *(control.get("controls") or ())):
            yield from nodes_in(each)


def told_in(control: Any) -> list[str]:
    """List the words of everything that is seen or read aloud."""
    found = []
    for node in nodes_in(control):
        names = ("label", "value", "tooltip")
        found += [node.get(name) if isinstance(node, dict) else getattr(node, name, None) for name in names]
    return [text for text in found if isinstance(text, str) and text]


def assert_in_words(texts: list[str], game: str) -> None:
    """Check that no text shows an id, or is a number that says nothing of itself."""
    for text in texts:
        assert not re.search(rf"{game}-|app-|[a-z]+_[a-z]+", text), text


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_guess_is_said_in_a_sentence_and_has_a_row_with_a_control_for_each_fact(
    tmp_path: Path, locale: str
) -> None:
    phone = await some_phone(tmp_path, locale)
    for game_id, facts in PIECES:
        game, printed = GAMES[game_id], board_of(game_id).printed
        box = game.box.printed
        sentence = piece_sentence(phone, game, box, facts)
        assert_in_words([sentence], game_id)
        assert re.search(r"[^\W\d_]", sentence.split(":")[-1].split("：")[-1]) or len(sentence) > 8, sentence
        for name, sketch in list_sketches(game, box, PieceCheck((facts,))).items():
            rows = fact_rows(phone, game, sketch, lambda _: None, make_anew, printed)
            assert rows, name
            for row in rows:
                told = told_in(row)
                assert_in_words(told, game_id)
                assert told, name
                assert told[0].strip("0123456789 "), (name, told)
                assert any(getattr(node, "on_click", None) for node in nodes_in(row)), name


@pytest.mark.parametrize(("game_id", "facts"), on_its_day(PIECES, 3), ids=str)
async def test_every_guess_is_drawn_by_the_boards_own_painter(
    tmp_path: Path, game_id: str, facts: Facts
) -> None:
    phone, game, printed = await some_phone(tmp_path, "en"), GAMES[game_id], board_of(game_id).printed
    for name in facts:
        text = game.box.printed.entry(name).value
        by_form = isinstance(game.box.field_of(name).form, GainsForm)  # the board draws gains like this
        assert by_form or printed.entry(phone, name, text, 96.0) is not None, name
    texts = board_texts(game, game.box.printed, facts, {})
    assert draw_on_board(phone, game, texts, facts, printed, 2 * ON_BOARD)


def test_each_guess_belongs_to_one_piece() -> None:
    for game in GUESSED:
        names = [name for facts in guessed_pieces(GAMES[game].box) for name in facts]
        assert sorted(names) == sorted(GAMES[game].box.printed.guesses)


@pytest.mark.parametrize("game_id", GUESSED)
async def test_no_guess_keeps_a_move_waiting_and_all_of_them_are_one_strip(
    tmp_path: Path, game_id: str
) -> None:
    names = tuple(GAMES[game_id].box.printed.guesses)
    people = [f"P{number}" for number in range(GAMES[game_id].seats[0])]
    async with at_new(AtTable, tmp_path, game_id, people) as table:
        phone = find_phone(table.client.page)
        assert phone
        screen: Any = phone.screens[table.session.id]
        done: list[str] = []

        async def lay_all() -> None:
            for name in names:
                waits = ask_printed(screen, (name,), lambda name=name: done.append(name))  # type: ignore[misc]
                assert (waits, screen.sheet) == (False, None)

        assert run_in(table.client.page, lay_all)
        await table.client.settle()
        assert done == list(names)
        assert {name for facts in pending_pieces(screen) for name in facts} == set(names)
        for room in (40, 200):
            (strip,) = draw_guess_strip(screen, board_of(game_id).printed, 390, room)
            assert_in_words(told_in(strip), game_id)
