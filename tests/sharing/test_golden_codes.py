"""Codes that were made once are read for ever."""

from pathlib import Path
from typing import Any

import pytest

from companion.engine.record import Codec, Corrected
from companion.games import GAMES
from companion.sharing.code import from_text, to_text
from companion.sharing.codec import FORMAT, LATER, LATEST, LEARNT, WHOLE, pack, unpack
from tests.conformance.parts import parts_of
from tests.effort import times
from tests.sharing.golden import FOLDER

CODES = sorted(FOLDER.glob("*.txt"))
WRITTEN = (FORMAT, LEARNT, WHOLE, LATER, LATEST)
"""The formats that are written today."""


PACKED = CODES[:: times(1, 3)]
"""Those that are packed again, which takes longer than reading one."""


@pytest.mark.parametrize("path", CODES, ids=lambda path: path.stem)
def test_an_old_code_is_read_as_it_was_meant_and_packed_as_it_was(path: Path) -> None:
    """Packed otherwise, it could not be read by an app of that time: it would need another format."""
    content = path.read_text()
    carried = unpack(from_text(content))
    assert carried.table.record == Codec(carried.table.game).decode_record(
        path.with_suffix(".json").read_bytes()
    )
    assert carried.agrees
    written_today = path.stem.startswith(tuple(f"format{each}-" for each in WRITTEN))
    if written_today and path in PACKED:
        assert to_text(pack(carried.table)) + "\n" == content


def test_there_are_golden_codes_of_every_game_and_every_format() -> None:
    for game_id in GAMES:
        for number in range(parts_of(game_id).codes_since, FORMAT + 1):
            found = [path for path in CODES if path.stem.startswith(f"format{number}-{game_id}-")]
            assert found, f"{game_id} has none in format {number}: python -m tests.sharing.golden"
    learns = [
        game_id
        for game_id, game in GAMES.items()
        if game.box.printed.unknown or game.box.is_readable("card-1")
    ]
    for game_id in learns:
        assert [path for path in CODES if path.stem.startswith(f"format{LEARNT}-{game_id}-")]
    assert [path for path in CODES if path.stem.startswith(f"format{WHOLE}-score_pad-")]


def test_every_correction_that_games_have_learnt_stands_in_a_golden_code() -> None:
    for game_id, game in GAMES.items():
        if game.corrections.later:
            made: set[tuple[type[Any], int]] = set()
            for form in {*game.corrections.later.values()}:
                code = (FOLDER / f"format{form}-{game_id}-taken-up.txt").read_text()
                entries = unpack(from_text(code)).table.entries
                made |= {(type(one.correction), form) for one in entries if isinstance(one, Corrected)}
            assert made >= {*game.corrections.later.items()}


def test_no_format_has_two_golden_codes_of_one_kind() -> None:
    kinds = [path.stem.rstrip("0123456789") for path in CODES]
    assert len(kinds) == len(set(kinds))
