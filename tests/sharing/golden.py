"""Golden codes: tables as they were packed once, to be read for ever.

``python -m tests.sharing.golden`` writes the ones that are missing, and never touches one that is there. A
code is a text, and beside it lies the record it must lead to, as JSON.
"""

from pathlib import Path
from random import Random

from msgspec.json import decode

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.files.loaded import read_shown
from companion.games import GAMES
from companion.sharing.code import to_text
from companion.sharing.codec import coarse, pack
from tests.conformance.golden import Golden, folder, replayed
from tests.conformance.parts import parts_of
from tests.conformance.tables import BEGAN
from tests.sharing.plays import AnyTable, evening, from_the_middle, wild

FOLDER = Path(__file__).parent / "golden"


def worked(game_id: str, name: str) -> AnyTable:
    """A worked example as a table that began with its position."""
    shown = read_shown(data_path("positions", game_id, f"{name}.toml"), "check")
    setup = Setup(make_seats(*shown.names))
    table: AnyTable = Table.set_up(shown.game, "K7QXM2ZP9RTC", setup, BEGAN, shown.position)
    for one in shown.judge_moves():
        table = table.play(one.seat, one.move, at=BEGAN)
    return table


def tables(game_id: str) -> dict[str, AnyTable]:
    """The tables to keep, by name: golden records of every version of the rules, and plays under the last."""
    game = GAMES[game_id]
    kept = {
        path.stem: replayed(game, decode(path.read_bytes(), type=Golden))
        for path in sorted(folder(game_id).glob("v*-*.json"))
    }
    played = {f"evening-{seed}": evening(seed, game_id) for seed in range(3)}
    played |= {f"wild-{seed}": wild(game_id, seed, 120) for seed in range(8)}
    played["middle"] = from_the_middle(played["evening-0"], Random("golden"))
    scored: AnyTable = Table.set_up(game, "K7QXM2ZP9RTA", Setup(make_seats("甲", "乙"), mode="score"), BEGAN)
    played["scored"] = scored
    if own := parts_of(game_id).printed:
        played["boxed"] = Table.set_up(game, "K7QXM2ZP9RTB", Setup(make_seats("甲", "乙"), box=own), BEGAN)
    for name in parts_of(game_id).worked:
        played[name] = worked(game_id, name)
        played[f"{name}-middle"] = from_the_middle(played[name], Random("golden"))
    era = "" if game.rules_version == 1 else f"v{game.rules_version}-"
    return kept | {f"{era}{name}": table for name, table in played.items()}


def main() -> None:
    """Write the codes that are missing, each in the format that a table has today."""
    FOLDER.mkdir(exist_ok=True)
    for game_id, game in GAMES.items():
        for name, table in tables(game_id).items():
            data = pack(table)
            path = FOLDER / f"format{data[0]}-{game_id}-{name}.txt"
            if not path.exists():
                path.write_text(to_text(data) + "\n")
                path.with_suffix(".json").write_bytes(Codec(game).document(coarse(table.record)))


if __name__ == "__main__":
    main()
