"""A sheet as a file: a position file without seats."""

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.bounds import SHEET
from companion.engine import toml
from companion.files.errors import FileError, Sentence
from companion.files.line_numbers import line_of
from companion.files.position import read_position
from companion.files.reading import check_size
from companion.files.type_errors import wrong_value
from companion.games.score_pad import GAME
from companion.games.score_pad.sheet import Sheet

SOMEBODY = '\n\n[[seats]]\nname = "1"\n'
"""A position file has seats; a sheet is nobody's."""


def write_sheet_file(sheet: Sheet) -> str:
    """Write a sheet as TOML. `read_sheet_file` reads an equal one back."""
    return toml.format_document({"game": GAME.id, "sheet": msgspec.to_builtins(sheet)})


def read_sheet_file(data: bytes, file: str) -> Sheet:
    """Read the sheet of a file's bytes, be it a sheet alone or a whole table.

    Args:
        data: the whole file.
        file: its name, for errors.

    Raises:
        FileError: it is neither, or the sheet has faults; with the line or field and the reason.
    """
    check_size(data, file, SHEET)
    typed = _parse_fields(data)
    if typed.get("game", GAME.id) != GAME.id:
        other = wrong_value(Sentence("file-expected-one_of", {"values": (GAME.id,)}), typed["game"])
        line = line_of(data.decode("utf-8-sig"), "game")
        raise FileError(file, other, line=line, field="game")
    whole = data if not typed or "seats" in typed else data + SOMEBODY.encode()
    sheet: Sheet = read_position(whole, file, "score").position.sheet
    return sheet


def _parse_fields(data: bytes) -> Mapping[str, Any]:
    """Parse the fields of a file. A file that is no TOML has none, and the reader reports its error."""
    try:
        return toml.parse(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return {}
