"""How fast the referee is: ``make bench``. Nothing here fails for being slow; the numbers are printed.

The yardstick is python-chess, measured in the same run on the same machine: random games of both.
"""

from collections.abc import Iterator
from itertools import count as numbers
from itertools import cycle, islice
from random import Random
from time import perf_counter
from typing import Any

import chess
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.engine.game import Game
from companion.engine.playout import playout
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES

GAMES_EACH = 20
NAMES = ("Ann", "Ben", "Cleo", "Dan")
FULL = {game_id: pytest.param(game_id, max(game.seats), id=game_id) for game_id, game in GAMES.items()}
EVERY = pytest.mark.parametrize(("game_id", "count"), FULL.values())
WITH_PIECES = pytest.mark.parametrize(
    ("game_id", "count"), [each for game_id, each in FULL.items() if GAMES[game_id].pieces]
)
"""The games that have something to survey; what counts any other game has no pieces of its own."""


def plays(game: Game[Any, Any, Any], count: int, seeds: Iterator[int]) -> Iterator[int]:
    """Yield the numbers of moves of some random plays, none of them played before."""
    for number in islice(seeds, GAMES_EACH):
        start = game.start(Setup(make_seats(*NAMES[:count])))
        yield sum(1 for _ in playout(game, start, Random(number)))


def chess_plays(seeds: Iterator[int]) -> Iterator[int]:
    """Yield the numbers of moves of some random chess games, cut at 300, none of them played before."""
    for number in islice(seeds, GAMES_EACH):
        board, rng = chess.Board(), Random(number)
        while not board.is_game_over() and board.ply() < 300:
            board.push(rng.choice(list(board.legal_moves)))
        yield board.ply()


def middle(game: Game[Any, Any, Any], count: int) -> list[Any]:
    """Positions in the middle of random plays, one from each."""
    found = []
    for number in range(10 * GAMES_EACH):
        start = game.start(Setup(make_seats(*NAMES[:count])))
        positions = [step[0] for step in playout(game, start, Random(number))]
        found.append(positions[len(positions) // 2])
    return found


def speed(plays_of: Iterator[int]) -> float:
    """Moves per second."""
    began = perf_counter()
    moves = sum(plays_of)
    return moves / (perf_counter() - began)


@EVERY
@pytest.mark.benchmark(group="random plays")
def test_random_plays(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], game_id: str, count: int
) -> None:
    game = GAMES[game_id]
    seeds, chess_seeds = numbers(), numbers()
    moves = benchmark(lambda: sum(plays(game, count, seeds)))
    assert moves > GAMES_EACH
    ours, theirs = speed(plays(game, count, seeds)), speed(chess_plays(chess_seeds))
    benchmark.extra_info["moves_per_second"] = round(ours)
    benchmark.extra_info["chess_moves_per_second"] = round(theirs)
    with capsys.disabled():
        print(f"\n{game_id}: {ours:,.0f} moves/s; python-chess: {theirs:,.0f}; ratio {ours / theirs:.2f}")


@pytest.mark.benchmark(group="random plays")
def test_random_chess_games(benchmark: BenchmarkFixture) -> None:
    seeds = numbers()
    assert benchmark(lambda: sum(chess_plays(seeds))) > GAMES_EACH


@WITH_PIECES
@pytest.mark.benchmark(group="survey")
def test_surveying_every_piece_on_every_target(benchmark: BenchmarkFixture, game_id: str, count: int) -> None:
    """All places, and which of them are legal, without the reasons. Many positions take turns.

    The goal is under two milliseconds for one seat.
    """
    game = GAMES[game_id]
    positions = cycle(middle(game, count))

    def survey() -> int:
        position = next(positions)
        surveys = [game.survey(position, 0, piece) for piece in game.pieces]
        return sum(len(survey.targets) + len(survey.legal) for survey in surveys)

    assert benchmark(survey) > 0


@EVERY
@pytest.mark.benchmark(group="one question")
def test_a_scoresheet(benchmark: BenchmarkFixture, game_id: str, count: int) -> None:
    game = GAMES[game_id]
    position = middle(game, count)[0]
    assert benchmark(lambda: game.scoresheet(position)).standings


@EVERY
@pytest.mark.benchmark(group="one question")
def test_a_verdict(benchmark: BenchmarkFixture, game_id: str, count: int) -> None:
    game = GAMES[game_id]
    position = middle(game, count)[0]
    candidates = list(game.candidates(position, 0))
    benchmark.extra_info["candidates"] = len(candidates)
    assert benchmark(lambda: [game.verdict(position, 0, move) for move in candidates])


@EVERY
@pytest.mark.benchmark(group="a table")
def test_one_move_at_a_table(benchmark: BenchmarkFixture, game_id: str, count: int) -> None:
    game = GAMES[game_id]
    position = middle(game, count)[0]
    table = Table.set_up(game, "bench", Setup(make_seats(*NAMES[:count])), 1, position)
    seat = game.actors(position)[0]
    move = game.moves(position, seat)[0]
    assert benchmark(lambda: table.play(seat, move, at=2)).seq == 1


@EVERY
@pytest.mark.benchmark(group="a table")
def test_replaying_a_whole_record(benchmark: BenchmarkFixture, game_id: str, count: int) -> None:
    game, rng = GAMES[game_id], Random(1)
    table = Table.set_up(game, "bench", Setup(make_seats(*NAMES[:count])), 1)
    for _before, seat, move, _after in playout(game, table.position, rng):
        table = table.play(seat, move, at=2)
    document = Codec(game).encode_record(table.record)
    benchmark.extra_info["entries"] = table.seq
    benchmark.extra_info["bytes"] = len(document)
    assert benchmark(lambda: Table.replay(game, Codec(game).decode_record(document))) == table
