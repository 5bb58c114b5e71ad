"""Every game's position files: what a table shows is written and read back, any other is answered or refused.

What a file may leave out, and how people spell things, is proved by each game's own tests.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.data import data_path
from companion.engine.notation import Purpose
from companion.engine.table import Table
from companion.files.errors import FileError
from companion.files.position import PositionFile, read_position, write_position
from companion.games import GAMES
from tests.conformance.answers import PURPOSES
from tests.conformance.odd_tables import odd_file
from tests.conformance.parts import parts_of, tables
from tests.conformance.tables import BEGAN, NAMES, AnyTable, play_out, set_up
from tests.effort import times
from tests.files.typed_files import answered_or_refused, changed

EVERY = pytest.mark.parametrize("game_id", sorted(GAMES))
STEP = times(9, 18)
"""Of a played table every so many positions are written."""

NAMED = 30
"""So many moves that a seat could name are written with a position."""

Said = tuple[int, Any]
"""Whose move, and which."""

PLAYS = times(4, 1)
"""So many tables are played of each game with each number of seats."""

ASKED = 4
"""So many pieces are asked about, of a file that can be read."""


def written(
    game: Any, position: Any, names: tuple[str, ...], moves: Sequence[Said], purpose: Purpose
) -> tuple[PositionFile[Any, Any], Sequence[Said]]:
    """Write and read a position with moves: a file may refuse one that can never be."""
    text = write_position(game, position, names, moves)
    try:
        return read_position(text.encode(), "table.toml", purpose), moves
    except FileError as error:
        refused = re.match(r"moves\[(\d+)\]", error.field or "")
        if refused is None or game.verdict(position, *moves[int(refused[1])]).possible:
            raise
        left = [one for one in moves if one != moves[int(refused[1])]]
    return written(game, position, names, left, purpose)


def check_moves(game: Any, position: Any, said: Sequence[Said], back: Sequence[Said]) -> None:
    """Moves are read back as they were said, or as ones that mean the same."""
    assert len(said) == len(back)
    for (seat, move), (other, again) in zip(said, back, strict=True):
        meant = [game.notation.complete_move(position, seat, one) for one in (move, again)]
        assert (seat, move) == (other, again) or meant[0] == meant[1], (move, again)


@pytest.mark.parametrize(("game_id", "count"), tables())
def test_whatever_a_table_shows_or_a_seat_could_name_is_written_and_read_back_equal(
    game_id: str, count: int
) -> None:
    game, parts, names = GAMES[game_id], parts_of(game_id), NAMES[:count]
    for number in range(PLAYS):
        rng = Random(f"written/{game_id}/{count}/{number}")
        begun = set_up(game, parts, count, number)
        later: AnyTable = Table.set_up(
            game, "written", begun.header.setup, BEGAN, parts.opened(begun.position, number + count)
        )
        table = play_out(later, rng, disorder=0.04)
        for step in range(number % STEP, len(table.done) + 1, STEP):
            position, seat = table.at_step(step), rng.randrange(count)
            purpose: Purpose = PURPOSES[step % len(PURPOSES)]
            named = list(game.candidates(position, seat))
            moves = [(seat, move) for move in rng.sample(named, min(NAMED, len(named)))]
            for shown in (position, game.view(position, seat)):
                back, said = written(game, shown, names, moves, purpose)
                assert (back.position, back.names) == (shown, names)
                check_moves(game, shown, said, back.moves)


@EVERY
@settings(max_examples=times(200), deadline=None)
@given(data=st.data(), purpose=st.sampled_from(PURPOSES))
def test_any_change_of_a_good_file_is_answered_or_refused(
    game_id: str, data: st.DataObject, purpose: Purpose
) -> None:
    file: Path = data.draw(st.sampled_from(sorted(data_path("positions", game_id).glob("*.toml"))))
    answered_or_refused(changed(data, file.read_text(encoding="utf-8")), purpose, ASKED)


@EVERY
def test_any_odd_file_is_answered_or_refused(game_id: str) -> None:
    for number in range(1000, 1000 + times(300)):
        text, purpose = odd_file(game_id, number)
        answered_or_refused(text.encode(), purpose, ASKED)
