"""The sample table that ships can be opened, and goes on."""

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.table import Table
from companion.games.small_city import GAME


def test_the_sample_is_a_table_in_mid_game_that_anybody_can_go_on_with() -> None:
    record = Codec(GAME).decode_record(data_path("samples", "small_city.json").read_bytes())
    position = Table.replay(GAME, record).position
    assert (position.round, position.phase) == (5, "build")
    assert len(position.towns) == 3
    assert GAME.warnings(position) == ()
    assert all(GAME.moves(position, seat) for seat in GAME.actors(position))
    assert all(len(town.tiles) > 3 for town in position.towns)
