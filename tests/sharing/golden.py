"""Golden codes: tables as they were packed once, to be read for ever.

``python -m tests.sharing.golden`` writes the ones that are missing, and never touches one that is there. A
code is a text, and beside it lies the record it must lead to, as JSON.
"""

from pathlib import Path
from random import Random

from msgspec.json import decode

from companion.engine.record import Codec
from companion.engine.setup import Setup, seated
from companion.engine.table import Table
from companion.games import GAMES
from companion.sharing.code import to_file
from companion.sharing.codec import FORMAT, coarse, pack
from tests.conformance.golden import Golden, folder, replayed
from tests.conformance.tables import BEGAN
from tests.sharing.plays import AnyTable, evening, from_the_middle, wild

FOLDER = Path(__file__).parent / "golden"

SINCE = {"card_city": 1}
"""The format that was the newest when a game came; the second one where nothing is said."""

OWN = {
    "small_city": {"tile-R3": "###", "cost-SC": "b", "promise-7": "18"},
    "roll_into_town": {"map": "...../...../..H../...../.....", "cathedral": "##/#."},
}
"""What somebody's box has printed otherwise."""


def tables(game_id: str) -> dict[str, AnyTable]:
    """The tables to keep, by name."""
    game = GAMES[game_id]
    kept = {
        path.stem: replayed(game, decode(path.read_bytes(), type=Golden))
        for path in sorted(folder(game_id).glob("v1-*.json"))
    }
    kept |= {f"evening-{seed}": evening(seed, game_id) for seed in range(3)}
    kept |= {f"wild-{seed}": wild(game_id, seed, 120) for seed in range(8)}
    kept["middle"] = from_the_middle(kept["evening-0"], Random("golden"))
    scored: AnyTable = Table.set_up(game, "K7QXM2ZP9RTA", Setup(seated("甲", "乙"), mode="score"), BEGAN)
    kept["scored"] = scored
    if own := OWN.get(game_id):
        kept["boxed"] = Table.set_up(game, "K7QXM2ZP9RTB", Setup(seated("甲", "乙"), box=own), BEGAN)
    return kept


def main() -> None:
    """Write the codes that are missing, in the newest format."""
    FOLDER.mkdir(exist_ok=True)
    for game_id, game in GAMES.items():
        for name, table in tables(game_id).items():
            path = FOLDER / f"format{FORMAT}-{game_id}-{name}.txt"
            if not path.exists():
                path.write_bytes(to_file(pack(table)))
                path.with_suffix(".json").write_bytes(Codec(game).document(coarse(table.record)))


if __name__ == "__main__":
    main()
