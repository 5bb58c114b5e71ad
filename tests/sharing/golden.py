"""Golden codes: tables as they were packed once, to be read for ever.

``python -m tests.sharing.golden`` writes the ones that are missing, and never touches one that is there. A
code is a text, and beside it lies the record it must lead to, as JSON.
"""

from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any

from msgspec.json import decode

from companion.data import data_path
from companion.engine.imported_facts import ImportedFacts, ImportedResult, ImportedSeat
from companion.engine.message import Impossible
from companion.engine.points import Points
from companion.engine.record import Codec
from companion.engine.result import PlayedResult, Result, ResultSeat
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.files.loaded import read_shown
from companion.games import GAMES, table_of_result
from companion.games.score_pad.moves import Enter
from companion.sharing.code import to_text
from companion.sharing.codec import pack, round_record
from tests.conformance.golden import Golden, folder, replayed
from tests.conformance.parts import parts_of
from tests.conformance.tables import BEGAN
from tests.sharing.plays import AnyTable, evening, from_the_middle, wild

FOLDER = Path(__file__).parent / "golden"


def worked(game_id: str, name: str) -> AnyTable:
    """Return a worked example as a table that began with its position."""
    shown = read_shown(data_path("positions", game_id, f"{name}.toml"), "check")
    setup = Setup(make_seats(*shown.names))
    table: AnyTable = Table.set_up(shown.game, "K7QXM2ZP9RTC", setup, BEGAN, shown.position)
    for one in shown.judge_moves():
        table = table.play(one.seat, one.move, at=BEGAN)
    return table


def tables(game_id: str) -> dict[str, AnyTable]:
    """Return the tables to keep, by name: golden records of every version of the rules, and plays under the
    last.
    """
    game = GAMES[game_id]
    kept = {
        path.stem: replayed(game, decode(path.read_bytes(), type=Golden))
        for path in sorted(folder(game_id).glob("v*-*.json"))
    }
    played = {"evening-0": evening(0, game_id), "wild-1": wild(game_id, 1, 120)}
    played["middle"] = from_the_middle(played["evening-0"], Random("golden"))
    played["scored"] = scored_table(game_id)
    if own := parts_of(game_id).printed:
        played["boxed"] = Table.set_up(game, "K7QXM2ZP9RTB", Setup(make_seats("甲", "乙"), box=own), BEGAN)
    for name in parts_of(game_id).worked:
        played[name] = worked(game_id, name)
        played[f"{name}-middle"] = from_the_middle(played[name], Random("golden"))
    if game_id == "score_pad":
        played |= whole_values()
    era = "" if game.rules_version == 1 else f"v{game.rules_version}-"
    learnt = {"taken-up": taken_up(game_id)} if game.corrections.later else {}
    return kept | {f"{era}{name}": table for name, table in played.items()} | learnt


def scored_table(game_id: str) -> AnyTable:
    """Return a table that is only scored."""
    setup = Setup(make_seats("甲", "乙"), mode="score")
    return Table.set_up(GAMES[game_id], "K7QXM2ZP9RTA", setup, BEGAN)


def whole_values() -> dict[str, AnyTable]:
    """Tables that only format 4 holds: halves, large numbers, long names, and what a file has told."""
    game: Any = GAMES["score_pad"]
    setup = Setup(make_seats("Wolfeschlegelsteinhausenbergerdorff the Elder", "乙"))
    halves: AnyTable = Table.set_up(game, "K7QXM2ZP9RTD", setup, BEGAN)
    numbers: tuple[Points, ...] = Decimal("3.5"), 1_110_000
    for seat, value in enumerate(numbers):
        halves = halves.play(seat, Enter(0, value), at=BEGAN)
    seats = (ResultSeat("甲", Decimal("0.1"), 2), ResultSeat("乙", Decimal("0.25"), 1))
    result = Result("A very long game name that goes on for ever: The First Case", seats)
    told = ImportedFacts("2025-03-14", False)
    brought = table_of_result(PlayedResult(result, "in-0", BEGAN, BEGAN, told), str)
    seats_told = (ImportedSeat(2, 7, (("money", 7),)), ImportedSeat(1, 9, (("money", 9),)))
    played = ImportedResult("card_city", seats_told, BEGAN + 60_000, entries=40, played=True)
    told = ImportedFacts("2025-03-14", True, played)
    restored = table_of_result(PlayedResult(result, "restored", BEGAN, BEGAN, told), str)
    return {"halves": halves, "brought": brought, "restored": restored}


def taken_up(game_id: str) -> AnyTable:
    """Correct a table in every way that only format 5 knows, as far as it can be."""
    game, rng = GAMES[game_id], Random("taken up")
    wanted = {*game.corrections.later}
    played = any("play" in kind.modes for kind in game.corrections.kinds if kind.later)
    table = from_the_middle(evening(0, game_id), rng) if played else scored_table(game_id)
    for _ in range(100):
        for correction in parts_of(game_id).corrections(table.position, rng):
            if type(correction) in wanted:
                try:
                    table = table.correct(correction, at=BEGAN)
                except Impossible:
                    continue
                wanted.discard(type(correction))
    return table


def main() -> None:
    """Write the codes that are missing, each in the format that a table has today."""
    FOLDER.mkdir(exist_ok=True)
    for game_id, game in GAMES.items():
        for name, table in tables(game_id).items():
            data = pack(table)
            path = FOLDER / f"format{data[0]}-{game_id}-{name}.txt"
            if not path.exists():
                path.write_text(to_text(data) + "\n")
                path.with_suffix(".json").write_bytes(Codec(game).encode_record(round_record(table.record)))


if __name__ == "__main__":
    main()
