"""The sample table that ships is one that these rules lead to, and worth looking at."""

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.table import Table
from companion.files.position import read_position, write_position
from companion.games import GAMES
from tests.games.sweet_lands.sample import ROUND

GAME = GAMES["sweet_lands"]


def test_the_sample_is_replayed_to_the_middle_of_a_game_in_which_somebody_is_about_to_act() -> None:
    record = Codec(GAME).decode_record(data_path("samples", "sweet_lands.json").read_bytes())
    position = Table.replay(GAME, record).position
    assert position.round >= ROUND
    assert position.phase == "action"
    assert not any(player.dues for player in position.players)
    assert GAME.actors(position) == (position.turn,)
    assert GAME.warnings(position) == ()
    for player in position.players:
        assert len(player.spots) > 5
        assert player.roads
        assert any(spot.property for spot in player.spots)
    names = tuple(seat.name for seat in record.header.setup.seats)
    text = write_position(GAME, position, names)
    assert read_position(text.encode(), "sample.toml", "check").position == position


def test_nothing_in_the_sample_is_said_in_one_language_only() -> None:
    record = Codec(GAME).decode_record(data_path("samples", "sweet_lands.json").read_bytes())
    said = record.header.setup.box
    assert not any(name.endswith("-ability") for name in said)
    assert all(text.endswith(f";#{name[5:]}") for name, text in said.items() if name.startswith("card-"))
