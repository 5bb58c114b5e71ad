"""Golden records: whole games with what they led to, kept so that a change of rules shows.

``python -m tests.conformance.golden GAME`` writes those that are missing into ``golden``, among the game's
own tests, and never touches one that is there. Some are missing where a game has none yet, where its
``rules_version`` is a new one, and where its ``parts.py`` names another box. One game of every kind is
enough: of orderly games and of games with everything, in turn.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from companion.engine.game import Game
from companion.engine.points import Points
from companion.engine.record import Codec
from companion.engine.table import Table
from companion.games import GAMES
from tests.conformance.parts import parts_of, tests_of
from tests.conformance.tables import BEGAN, AnyTable, corrected, play_out, set_up

BOXED = 3
"""So many seats have the records with a box of their own."""


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One golden game.

    Attributes:
        record: the whole record, as one JSON document.
        totals: every seat's points at the end.
        ranks: every seat's rank.
        digest: fingerprint of the last position.
    """

    record: msgspec.Raw
    totals: list[Points]
    ranks: list[int]
    digest: str


def folder(game_id: str) -> Path:
    """Tell where a game's golden records lie."""
    return tests_of(game_id) / "golden"


def outcome(table: AnyTable) -> tuple[list[Points], list[int]]:
    """Return every seat's points and rank."""
    standings = table.game.scoresheet(table.position).standings
    return [one.total for one in standings], [one.rank for one in standings]


def replayed(game: Game[Any, Any, Any], golden: Golden) -> AnyTable:
    """Return the table of a golden record."""
    return Table.replay(game, Codec(game).decode_record(bytes(golden.record)))


def _written(game: Game[Any, Any, Any], count: int, number: int, boxed: str = "") -> bytes:
    name = f"{boxed}/{number}" if boxed else f"{count}/{number}"
    rng, parts = Random(f"golden/{game.id}/{name}"), parts_of(game.id)
    begun = set_up(game, parts, count, number, parts.boxes.get(boxed))
    table = play_out(begun, rng, disorder=0.02 * (number % 2))
    if number % 2:
        table = corrected(table, parts, rng, BEGAN)
    totals, ranks = outcome(table)
    record = msgspec.Raw(Codec(game).encode_record(table.record))
    return msgspec.json.encode(Golden(record, totals, ranks, table.entries[-1].digest))


def record_kinds(game_id: str) -> dict[str, tuple[int, int, str]]:
    """Name a record of every kind: each number of seats, and each box.

    Returns:
        By the name of its file, how many seats it has, whether it is an orderly game (0) or one with
        everything (1), and the name of its box.
    """
    game = GAMES[game_id]
    wanted = [(f"seats{count}", count, "") for count in game.seats]
    wanted += [(boxed, BOXED, boxed) for boxed in parts_of(game_id).boxes]
    return {
        f"v{game.rules_version}-{kind}-{place % 2}": (count, place % 2, boxed)
        for place, (kind, count, boxed) in enumerate(wanted)
    }


def main(game_id: str) -> None:
    """Write the record of every kind that is missing."""
    folder(game_id).mkdir(parents=True, exist_ok=True)
    for name, (count, number, boxed) in record_kinds(game_id).items():
        path = folder(game_id) / f"{name}.json"
        if not path.exists():
            path.write_bytes(_written(GAMES[game_id], count, number, boxed))


if __name__ == "__main__":
    main(sys.argv[1])
