"""Roll Into Town as somebody types it who has read no more than the rules and how a position file looks.

A map is drawn in the tokens of position files; it may be smaller than the one that ships.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.engine.game import Game
from companion.engine.notation import Purpose
from companion.engine.scoresheet import Scoresheet
from companion.engine.setup import Setup, seated
from companion.files.position import write_position
from companion.files.shown import Shown
from companion.games import GAMES
from tests.games import as_typed
from tests.games.as_typed import Move

GAME: Game[Any, Any, Any] = GAMES["roll_into_town"]
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
LEGAL: tuple[str, ...] = ()
"""Nothing stands against a move."""

BARE = """
    .  .  .  .  .
    .  .  .  .  .
    .  .  H  .  .
    .  .  .  .  .
    .  .  .  .  .
"""
"""A small map, a1 to e5."""


@dataclass(frozen=True)
class Seat:
    """One seat of a file: its map, and what else is said of it."""

    map: str = BARE
    said: dict[str, Any] = field(default_factory=dict)


def seat(map: str = BARE, **said: Any) -> Seat:
    """A seat with a map and some of its fields."""
    return Seat(map, said)


# Moves as they are typed ------------------------------------------------------------------------------------


def draw(icon: str, at: str, by: str = "Ann", **more: Any) -> Move:
    """Draws an icon: its name, or the token with its sides."""
    return {"seat": by, "move": "draw", "icon": icon, "at": at, **more}


def build(building: str, at: str, by: str = "Ann", **more: Any) -> Move:
    """Builds a building."""
    return {"seat": by, "move": "build", "building": building, "at": at, **more}


def fell(at: str, by: str = "Ann") -> Move:
    """A lumberjack fells."""
    return {"seat": by, "move": "fell", "at": at}


def grow(at: str, forest: str, by: str = "Ann") -> Move:
    """A forest, called by one of its trees, grows."""
    return {"seat": by, "move": "grow", "at": at, "forest": forest}


def done(step: str, by: str = "Ann") -> Move:
    """A seat ends a phase."""
    return {"seat": by, "move": "done", "step": step}


def roll(*dice: int, by: str = "Ann") -> Move:
    """The dice are rolled."""
    return {"seat": by, "move": "roll", "dice": list(dice)}


# What a file shows ------------------------------------------------------------------------------------------


def rows(map: str) -> list[list[str]]:
    """A map's tokens, row by row."""
    return [line.split() for line in map.strip().splitlines()]


def _printed(map: str) -> str:
    return "/".join("".join("H" if token == "H" else "." for token in row) for row in rows(map))


def shown(seats: Seat | Sequence[Seat], moves: Sequence[Move], purpose: Purpose, **said: Any) -> Shown:
    """What a file shows; the first seat's map tells how large all are."""
    every = [seats] if isinstance(seats, Seat) else list(seats)
    box = {"map": _printed(every[0].map), **said.pop("box", {})}
    tables = (
        as_typed.fields({"name": name, "map": [" ".join(row) for row in rows(one.map)], **one.said})
        for name, one in zip(NAMES, every, strict=False)
    )
    text = as_typed.file_text("roll_into_town", {**said, "box": box}, tables, moves)
    return as_typed.shown(text, purpose)


def checked(seats: Seat | Sequence[Seat], *moves: Move, **said: Any) -> list[tuple[str, ...]]:
    """The sections that stand against each move in turn; legal ones are made."""
    return as_typed.sections(shown(seats, moves, "check", **said))


def after(seats: Seat | Sequence[Seat], *moves: Move, **said: Any) -> Any:
    """The table after moves that are all legal."""
    return as_typed.made(shown(seats, moves, "check", **said))


def surveyed(seats: Seat | Sequence[Seat], piece: str, step: str, **said: Any) -> set[str]:
    """The squares where Ann may put a piece, in a phase."""
    file = shown(seats, (), "survey", phase=step, **said)
    return set(GAME.survey(file.position, 0, piece).legal)


def drawn(position: Any, number: int = 0) -> list[list[str]]:
    """A seat's map as a written position file draws it."""
    text = write_position(GAME, position, NAMES[: len(position.players)])
    table: str = tomllib.loads(text)["seats"][number]["map"]
    return rows(table)


def goods(position: Any, number: int = 0) -> tuple[int, int, int]:
    """A seat's food, stone and wood as a written position file tells them."""
    text = write_position(GAME, position, NAMES[: len(position.players)])
    table = tomllib.loads(text)["seats"][number]
    return table["food"], table["stone"], table["wood"]


def sheet(*maps: str) -> Scoresheet:
    """The scoresheet of final maps."""
    file = shown([seat(map) for map in maps], (), "score")
    return GAME.scoresheet(file.position)


def points(map: str) -> dict[str, int]:
    """The points of a final map by category, where there are any."""
    (standing,) = sheet(map).standings
    return {name: found for name in GAME.categories if (found := standing.points(name))}


def begun(seats: int) -> Any:
    """A new table."""
    return GAME.start(Setup(seated(*NAMES[:seats])))
