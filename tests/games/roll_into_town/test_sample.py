"""The sample table that ships is one that these rules lead to, and worth looking at."""

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.table import Table
from companion.files.position import read_position, write_position
from companion.games import GAMES
from tests.games.roll_into_town.sample import ROUND

GAME = GAMES["roll_into_town"]


def test_the_sample_is_replayed_to_the_middle_of_a_game_in_which_somebody_has_drawn() -> None:
    record = Codec(GAME).decode_record(data_path("samples", "roll_into_town.json").read_bytes())
    position = Table.replay(GAME, record).position
    assert (position.round, position.phase) == (ROUND, "discover")
    assert [len(player.past) for player in position.players] == [0, 1, 0, 0]
    assert GAME.actors(position) == (0, 1, 2, 3)
    assert GAME.warnings(position) == ()
    shown = {token for player in position.players for token in player.sheet.cells}
    assert shown >= {"F", "M", "T", "O", "h", "p", "l", "m", ".+L", ".+l"}
    names = tuple(seat.name for seat in record.header.setup.seats)
    text = write_position(GAME, position, names)
    assert read_position(text.encode(), "sample.toml", "check").position == position
