"""The table is its record: whatever was done to it, reading the record back leads to the same table."""

from random import Random

import pytest

from companion.engine.record import Codec, Undone
from companion.engine.table import Table
from companion.engine.wire import decode, digest, encode
from companion.games import GAMES
from tests.conformance.parts import parts_of, tables
from tests.conformance.tables import BEGAN, corrected, play_out, set_up
from tests.effort import GAMES_EACH


def tables_each(game_id: str) -> int:
    """Count how many tables of a game there are for each number of seats: fewer of games whose rounds are
    long.
    """
    return max(2, int(GAMES_EACH / 30 * min(1.0, 4 * parts_of(game_id).plays)))


@pytest.mark.parametrize(("game_id", "count"), tables())
def test_a_record_reads_back_to_an_equal_one_and_replays_to_the_same_positions(
    game_id: str, count: int
) -> None:
    game, parts = GAMES[game_id], parts_of(game_id)
    codec = Codec(game)
    for number in range(tables_each(game_id)):
        rng = Random(f"record/{game_id}/{count}/{number}")
        table = play_out(set_up(game, parts, count, number), rng, disorder=0.04)
        record = table.record
        assert codec.decode_record(codec.encode_record(record)) == record
        assert codec.encode_record(codec.decode_record(codec.encode_record(record))) == codec.encode_record(
            record
        )
        assert codec.decode_header(encode(record.header)) == record.header
        assert tuple(codec.decode_entry(encode(entry)) for entry in record.entries) == record.entries
        again = Table.replay(game, codec.decode_record(codec.encode_record(record)))
        assert again == table
        assert [step.entry.digest for step in again.done] == [digest(step.position) for step in table.done]


@pytest.mark.parametrize(("game_id", "count"), tables())
def test_a_table_can_be_looked_at_after_each_step_that_stands(game_id: str, count: int) -> None:
    game, parts = GAMES[game_id], parts_of(game_id)
    table = play_out(set_up(game, parts, count, 0), Random(f"steps/{count}"), disorder=0.05)
    assert table.at_step(0) == table.opening
    for step, done in enumerate(table.done, start=1):
        assert table.at_step(step) == done.position
    for step in (-1, len(table.done) + 1):
        with pytest.raises(IndexError):
            table.at_step(step)


@pytest.mark.parametrize(("game_id", "count"), tables())
def test_taking_everything_back_leads_to_the_opening_and_bringing_it_back_to_the_end(
    game_id: str, count: int
) -> None:
    game, parts = GAMES[game_id], parts_of(game_id)
    played = play_out(set_up(game, parts, count, 1), Random(f"back/{count}"))
    table = played
    while table.done:
        table = table.undo(at=BEGAN)
    assert table.position == played.opening
    assert isinstance(table.entries[-1], Undone)
    while table.undone:
        table = table.redo(at=BEGAN)
    assert table.position == played.position
    assert table.done == played.done
    assert Table.replay(game, table.record) == table


@pytest.mark.parametrize(("game_id", "count"), tables())
def test_a_corrected_table_is_still_shown_scored_and_replayed(game_id: str, count: int) -> None:
    game, parts = GAMES[game_id], parts_of(game_id)
    for number in range(tables_each(game_id)):
        rng = Random(f"corrected/{game_id}/{count}/{number}")
        table = set_up(game, parts, count, number)
        for step in range(rng.randrange(5, 60)):
            actors = game.actors(table.position)
            moves = game.moves(table.position, rng.choice(actors)) if actors else ()
            if rng.random() < 0.1 or not moves:
                table = corrected(table, parts, rng, BEGAN + step)
            else:
                seat = next(one for one in actors if game.moves(table.position, one) == moves)
                table = table.play(seat, rng.choice(moves), at=BEGAN + step)
            position = table.position
            assert decode(encode(position), game.position_type) == position
            found = [
                {category: standing.points(category) for category in parts.categories_at(game, position)}
                for standing in game.scoresheet(position).standings
            ]
            assert found == (parts.points(position) if parts.points else found)
            assert game.agenda(position).over == (not game.actors(position))
            game.warnings(position)
        assert Table.replay(game, table.record) == table
