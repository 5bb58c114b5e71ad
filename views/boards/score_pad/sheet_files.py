"""A sheet as a file: a position file without seats."""

import tomllib

import msgspec

from companion.engine import toml
from companion.files.position import read_position
from companion.games.score_pad import GAME
from companion.games.score_pad.sheet import Sheet

SOMEBODY = '\n\n[[seats]]\nname = "1"\n'
"""A position file has seats; a sheet is nobody's."""


def write_sheet_file(sheet: Sheet) -> str:
    """A sheet as TOML; `read_sheet_file` gives an equal one back."""
    return toml.document({"game": GAME.id, "sheet": msgspec.to_builtins(sheet)})


def read_sheet_file(data: bytes, file: str) -> Sheet:
    """The sheet in a file's bytes, be it a sheet alone or a whole table.

    Args:
        data: the whole file.
        file: its name, for errors.

    Raises:
        FileError: it is neither, or nobody can count by the sheet; with the line or field and why.
    """
    whole = data if _has_seats(data) else data + SOMEBODY.encode()
    sheet: Sheet = read_position(whole, file, "score").position.sheet
    return sheet


def _has_seats(data: bytes) -> bool:
    """Whether somebody sits there; what is no TOML is left to whoever tells what is wrong with it."""
    try:
        return "seats" in tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return True
