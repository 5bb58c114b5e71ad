"""Position files of Roll Into Town typed in few words, and how they are read."""

import tomllib
from collections.abc import Sequence
from typing import Any, get_args

import pytest

from companion.engine.notation import FileContext, Purpose, Unreadable
from companion.engine.wire import convert
from companion.games import GAMES
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.notation import RollIntoTownNotation
from companion.games.roll_into_town.position import Position
from tests.games.telling import TEXTS

GAME = GAMES["roll_into_town"]
NOTATION = RollIntoTownNotation()
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")


def read(
    text: str, purpose: Purpose = "check", moves: Sequence[Move] = (), names: Sequence[str] = NAMES
) -> Position:
    file = convert(tomllib.loads(text), NOTATION.table_type)
    told = FileContext(names[: len(file.seats)], purpose, [(0, move) for move in moves])
    return NOTATION.read(file, told)


def shown(seat: str = "", top: str = "", **how: Any) -> Position:
    """Return a file of one seat, with what is said of it and of the table."""
    return read(f'{top}\n[[seats]]\nname = "Ann"\n{seat}\n', **how)


def refused(seat: str = "", top: str = "") -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        shown(seat, top)
    for texts in TEXTS.values():
        assert texts.has(f"roll_into_town-notation-{caught.value.id}")
        said = texts.say(f"roll_into_town-notation-{caught.value.id}", **caught.value.params)
        assert "{" not in said
    return caught.value


def written(position: Position, purpose: Purpose = "score") -> Position:
    names = NAMES[: position.count]
    return read(NOTATION.write(position, names), purpose, names=names)


def map_said(*rows: str) -> str:
    """Return a map with these rows at its top, drawn on from the left, the rest empty but for the
    Town Hall.
    """
    bare = [" ".join(row) for row in ("." * 9, "." * 9, "." * 9, "." * 9, "....H....", *("." * 9,) * 4)]
    drawn = [row + " ." * (9 - len(row.split())) for row in rows]
    return f'map = """\n{chr(10).join([*drawn, *bare[len(rows) :]])}\n"""'


def wire(**raw: Any) -> Any:
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(Move)}
    return convert(dict(NOTATION.parse_move(raw, NAMES)), kinds[raw["move"]])
