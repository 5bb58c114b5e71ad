"""Small City as somebody types it who has read no more than how a position file looks."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.engine.notation import Purpose
from companion.engine.scoresheet import Scoresheet
from companion.files.position import read_position
from companion.files.shown import Shown
from companion.games.small_city.position import Position, Town

HALL = "CHa* CHa*\nCHa* CHa"


@dataclass(frozen=True)
class Seat:
    """One seat of a file: its town, and what is said of it."""

    town: str = HALL
    said: Mapping[str, Any] | None = None


def seat(town: str = HALL, **said: Any) -> Seat:
    """A seat with a town and some of its fields."""
    return Seat(town, said)


NAMES = ("Ann", "Bo", "Cy", "Di")


def text(seats: Sequence[Seat], moves: Sequence[Mapping[str, Any]] = (), **said: Any) -> str:
    """A position file."""
    lines = ['game = "small_city"', *(f"{name} = {value(one)}" for name, one in said.items())]
    for name, one in zip(NAMES, seats, strict=False):
        fields = {"money": 9, "votes": 0, "pollution": 0, "promises": [], **(one.said or {})}
        rows = "\n".join(row.strip() for row in one.town.strip().splitlines())
        lines += [
            "[[seats]]",
            f'name = "{name}"',
            *(f"{key} = {value(each)}" for key, each in fields.items()),
        ]
        lines.append(f'town = """\n{rows}\n"""')
    for move in moves:
        fields = {"seat": "Ann", **move}
        lines += ["[[moves]]", *(f"{key} = {value(each)}" for key, each in fields.items())]
    return "\n".join(lines)


def value(said: Any) -> str:
    """A number, a text, a flag or a list of them in TOML."""
    return json.dumps(said)


def shown(seats: Sequence[Seat], moves: Sequence[Mapping[str, Any]], purpose: Purpose, **said: Any) -> Shown:
    """What a file shows."""
    typed = read_position(text(seats, moves, **said).encode(), "table.toml", purpose)
    return Shown(typed.file, typed.game, typed.names, typed.position, typed.moves)


def checked(seats: Sequence[Seat], *moves: Mapping[str, Any], **said: Any) -> list[tuple[str, ...]]:
    """The sections that stand against each move in turn; legal ones are made."""
    judged = shown(pair(seats), moves, "check", **said).judged()
    return [tuple(each.section for each in one.verdict.violations) for one in judged]


def after(seats: Sequence[Seat], *moves: Mapping[str, Any], **said: Any) -> Position:
    """The table after moves that are all legal."""
    file = shown(pair(seats), moves, "check", **said)
    position: Position = file.position
    for one in file.judged():
        assert one.verdict.legal, (one.move, one.verdict)
        position = file.game.apply(one.position, one.seat, one.move)
    return position


def scored(*seats: Seat, **said: Any) -> Scoresheet:
    """The scoresheet of a file."""
    file = shown(pair(seats), (), "score", **said)
    sheet: Scoresheet = file.game.scoresheet(file.position)
    return sheet


def pair(seats: Sequence[Seat]) -> Sequence[Seat]:
    """Seats for a table: somebody beside who is alone."""
    return seats if len(seats) > 1 else (*seats, Seat())


def build(tile: str, cells: str, **more: Any) -> dict[str, Any]:
    """A typed move that builds."""
    return {"move": "build", "tile": tile, "cells": cells.split(), **more}


def upgrade(origin: str, tile: str, cells: str) -> dict[str, Any]:
    """A typed upgrade."""
    return {"move": "upgrade", "from": origin, "tile": tile, "cells": cells.split()}


def walk(origin: str, to: str, **more: Any) -> dict[str, Any]:
    """A typed move of a citizen."""
    return {"move": "move_citizen", "from": origin, "to": to, **more}


def said(move: str, **more: Any) -> dict[str, Any]:
    """Any other typed move."""
    return {"move": move, **more}


def standing(town: Town, whose: int) -> list[str]:
    """Where somebody's citizens stand in a town."""
    return [one.at for one in town.people if one.seat == whose]
