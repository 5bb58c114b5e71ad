"""Codes that were made once are read for ever."""

from pathlib import Path

import pytest

from companion.engine.record import Codec
from companion.games import GAMES
from companion.sharing.code import from_file, to_file
from companion.sharing.codec import FORMAT, LEARNT, pack, unpack
from tests.sharing.golden import FOLDER, SINCE

CODES = sorted(FOLDER.glob("*.txt"))
WRITTEN = (FORMAT, LEARNT)
"""The formats that are written today."""


@pytest.mark.parametrize("path", CODES, ids=lambda path: path.stem)
def test_an_old_code_is_read_as_it_was_meant(path: Path) -> None:
    carried = unpack(from_file(path.read_bytes()))
    expected = Codec(carried.table.game).record(path.with_suffix(".json").read_bytes())
    assert carried.table.record == expected
    assert carried.agrees


@pytest.mark.parametrize(
    "path",
    [path for path in CODES if path.stem.startswith(tuple(f"format{each}-" for each in WRITTEN))],
    ids=str,
)
def test_a_table_is_packed_today_as_it_was_when_its_format_was_new(path: Path) -> None:
    """Otherwise an app of that time could not read what is packed today: it would need another format."""
    content = path.read_bytes()
    assert to_file(pack(unpack(from_file(content)).table)) == content


def test_there_are_golden_codes_of_every_game_and_every_format() -> None:
    for game_id in GAMES:
        for number in range(SINCE.get(game_id, 2), FORMAT + 1):
            assert [path for path in CODES if path.stem.startswith(f"format{number}-{game_id}-")]
    learns = [game_id for game_id, game in GAMES.items() if game.box.unknown or game.readable("card-1")]
    for game_id in learns:
        assert [path for path in CODES if path.stem.startswith(f"format{LEARNT}-{game_id}-")]
