"""Whatever a game accepts, it can go on with: odd boxes, corrected and typed tables, in every phase.

``CONFORMANCE_ODD`` sets how many tables there are of each sort: of every entry of a box so many, and several
times as many of every game as corrected and as typed ones.
"""

from random import Random

import pytest

from companion.files.errors import FileError
from companion.files.loaded import LoadedFile
from companion.files.position import read_position
from companion.games import GAMES
from tests.conformance.answers import Asking
from tests.conformance.odd_boxes import entries
from tests.conformance.odd_tables import odd_file, odd_table
from tests.effort import ODD_EACH, ODD_MANY, on_its_day

# A scope: the tables of one game are corrected, and files written from them, before the next one's turn.
EVERY = pytest.mark.parametrize("game_id", sorted(GAMES), scope="module")


def asking(game_id: str, number: int) -> Asking:
    """Return an asker of a numbered table."""
    return Asking(GAMES[game_id], Random(f"asked/{game_id}/{number}"))


@pytest.mark.parametrize(("game_id", "entry"), on_its_day(entries(), 9))
def test_a_box_that_is_accepted_is_one_that_can_be_played_with(game_id: str, entry: str) -> None:
    for number in range(ODD_EACH):
        table, ask = odd_table(game_id, number, entry), asking(game_id, number)
        ask.record(table)
        ask.everything(table.position)


@EVERY
def test_a_corrected_table_can_be_asked_everything_and_goes_on(game_id: str) -> None:
    for number in range(ODD_MANY):
        table, ask = odd_table(game_id, number), asking(game_id, number)
        ask.record(table)
        ask.everything(table.position)


@EVERY
def test_a_typed_table_is_refused_in_words_or_can_be_asked_everything_and_goes_on(game_id: str) -> None:
    for number in range(ODD_MANY):
        text, purpose = odd_file(game_id, number)
        ask = asking(game_id, number)
        try:
            file = read_position(text.encode(), "typed.toml", purpose)
        except FileError as error:
            ask.unread(error)
            continue
        ask.file(LoadedFile(file.file, file.game, file.names, file.position, file.moves))
