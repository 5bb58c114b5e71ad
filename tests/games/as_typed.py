"""Any game's position file as somebody types it, and what the app then shows, allows and makes of it."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from companion.engine.notation import Purpose
from companion.files.loaded import LoadedFile
from companion.files.position import read_position

Move = Mapping[str, Any]
"""A typed move: ``seat``, ``move`` and the move's own fields."""


def fields(values: Mapping[str, Any]) -> list[str]:
    """Numbers, texts, flags and lists of them in TOML, a line for each."""
    return [f"{name} = {json.dumps(value)}" for name, value in values.items()]


def file_text(game: str, said: Mapping[str, Any], seats: Iterable[list[str]], moves: Iterable[Move]) -> str:
    """Return a position file.

    Args:
        game: the id of the game.
        said: of the whole table; what is a mapping becomes a table of its own.
        seats: the lines of each.
        moves: in order.
    """
    tables = {name: one for name, one in said.items() if isinstance(one, dict)}
    lines = [f'game = "{game}"', *fields({name: one for name, one in said.items() if name not in tables})]
    for name, table in tables.items():
        lines += [f"[{name}]", *fields(table)]
    for seat in seats:
        lines += ["[[seats]]", *seat]
    for move in moves:
        lines += ["[[moves]]", *fields(move)]
    return "\n".join(lines)


def shown(text: str, purpose: Purpose) -> LoadedFile:
    """Return what a file shows."""
    typed = read_position(text.encode(), "table.toml", purpose)
    return LoadedFile(typed.file, typed.game, typed.names, typed.position, typed.moves)


def sections(file: LoadedFile) -> list[tuple[str, ...]]:
    """Return the sections that stand against each move in turn. Legal ones are made."""
    return [tuple(each.section for each in one.verdict.violations) for one in file.judge_moves()]


def made(file: LoadedFile) -> Any:
    """Apply moves that are all legal."""
    position = file.position
    for one in file.judge_moves():
        assert one.verdict.legal, (one.move, one.verdict)
        position = file.game.apply(one.position, one.seat, one.move)
    return position
