"""Golden records: whole games with what they led to, kept so that a change of rules shows.

``python -m tests.conformance.golden GAME`` writes new ones into ``golden``, among the game's own tests; do so
only together with a new ``rules_version``, or for a game that has none yet.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from companion.engine.game import Game
from companion.engine.record import Codec
from companion.engine.table import Table
from companion.games import GAMES
from tests.conformance.parts import parts_of, tests_of
from tests.conformance.tables import BEGAN, AnyTable, corrected, play_out, set_up


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One golden game.

    Attributes:
        record: the whole record, as one JSON document.
        totals: every seat's points at the end.
        ranks: every seat's rank.
        digest: fingerprint of the last position.
    """

    record: msgspec.Raw
    totals: list[int]
    ranks: list[int]
    digest: str


def folder(game_id: str) -> Path:
    """Where a game's golden records lie."""
    return tests_of(game_id) / "golden"


def outcome(table: AnyTable) -> tuple[list[int], list[int]]:
    """Every seat's points and rank."""
    standings = table.game.scoresheet(table.position).standings
    return [one.total for one in standings], [one.rank for one in standings]


def replayed(game: Game[Any, Any, Any], golden: Golden) -> AnyTable:
    """The table of a golden record."""
    return Table.replay(game, Codec(game).record(bytes(golden.record)))


def _written(game: Game[Any, Any, Any], count: int, number: int) -> bytes:
    rng, parts = Random(f"golden/{game.id}/{count}/{number}"), parts_of(game.id)
    table = play_out(set_up(game, parts, count, number), rng, disorder=0.02 * (number % 2))
    if number % 2:
        table = corrected(table, parts, rng, BEGAN)
    totals, ranks = outcome(table)
    record = msgspec.Raw(Codec(game).document(table.record))
    return msgspec.json.encode(Golden(record, totals, ranks, table.entries[-1].digest))


def main(game_id: str) -> None:
    """Write two games for every number of seats: an orderly one, and one with everything in it."""
    game = GAMES[game_id]
    folder(game_id).mkdir(parents=True, exist_ok=True)
    for count in game.seats:
        for number in range(2):
            name = f"v{game.rules_version}-seats{count}-{number}.json"
            (folder(game_id) / name).write_bytes(_written(game, count, number))


if __name__ == "__main__":
    main(sys.argv[1])
