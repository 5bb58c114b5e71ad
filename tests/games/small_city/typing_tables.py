"""Small City as somebody types it who has read no more than how a position file looks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.engine.notation import Purpose
from companion.engine.scoresheet import Scoresheet
from companion.files.loaded import LoadedFile
from companion.games.small_city.position import Position, Town
from tests.games import as_typed
from tests.games.as_typed import Move

HALL = "CHa* CHa*\nCHa* CHa"


@dataclass(frozen=True)
class Seat:
    """One seat of a file: its town, and what is said of it."""

    town: str = HALL
    said: Mapping[str, Any] | None = None


def seat(town: str = HALL, **said: Any) -> Seat:
    """Return a seat with a town and some of its fields."""
    return Seat(town, said)


NAMES = ("Ann", "Bo", "Cy", "Di")


def text(seats: Sequence[Seat], moves: Sequence[Move] = (), **said: Any) -> str:
    """Return a position file."""
    return as_typed.file_text(
        "small_city",
        said,
        (_lines(name, one) for name, one in zip(NAMES, seats, strict=False)),
        ({"seat": "Ann", **move} for move in moves),
    )


def _lines(name: str, one: Seat) -> list[str]:
    fields = {"name": name, "money": 9, "votes": 0, "pollution": 0, "promises": [], **(one.said or {})}
    rows = "\n".join(row.strip() for row in one.town.strip().splitlines())
    return [*as_typed.fields(fields), f'town = """\n{rows}\n"""']


def shown(seats: Sequence[Seat], moves: Sequence[Move], purpose: Purpose, **said: Any) -> LoadedFile:
    """Return what a file shows."""
    return as_typed.shown(text(seats, moves, **said), purpose)


def checked(seats: Sequence[Seat], *moves: Move, **said: Any) -> list[tuple[str, ...]]:
    """Return the sections that stand against each move in turn. Legal ones are made."""
    return as_typed.sections(shown(pair(seats), moves, "check", **said))


def after(seats: Sequence[Seat], *moves: Move, **said: Any) -> Position:
    """Apply moves that are all legal, and return the table."""
    position: Position = as_typed.made(shown(pair(seats), moves, "check", **said))
    return position


def scored(*seats: Seat, **said: Any) -> Scoresheet:
    """Return the scoresheet of a file."""
    file = shown(pair(seats), (), "score", **said)
    sheet: Scoresheet = file.game.scoresheet(file.position)
    return sheet


def pair(seats: Sequence[Seat]) -> Sequence[Seat]:
    """Seats for a table: somebody beside who is alone."""
    return seats if len(seats) > 1 else (*seats, Seat())


def build(tile: str, cells: str, **more: Any) -> dict[str, Any]:
    """Return a typed move that builds."""
    return {"move": "build", "tile": tile, "cells": cells.split(), **more}


def upgrade(origin: str, tile: str, cells: str) -> dict[str, Any]:
    """Return a typed upgrade."""
    return {"move": "upgrade", "from": origin, "tile": tile, "cells": cells.split()}


def walk(origin: str, to: str, **more: Any) -> dict[str, Any]:
    """Return a typed move of a citizen."""
    return {"move": "move_citizen", "from": origin, "to": to, **more}


def said(move: str, **more: Any) -> dict[str, Any]:
    """Return any other typed move."""
    return {"move": move, **more}


def standing(town: Town, whose: int) -> list[str]:
    """Tell where somebody's citizens stand in a town."""
    return [one.at for one in town.people if one.seat == whose]
