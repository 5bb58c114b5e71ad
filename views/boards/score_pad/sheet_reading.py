"""Reading of a sheet in any form: its file, a table's file, the text of a code, or a picture of one."""

import re

from companion.files.errors import FileError, Sentence
from companion.files.reading import form_of
from companion.files.type_errors import wrong_value
from companion.games.score_pad import GAME
from companion.games.score_pad.sheet import Sheet
from companion.sharing.bundle import is_bundle
from companion.sharing.codec import Carried
from companion.sharing.errors import CarryError
from views.boards.score_pad.sheet_files import read_sheet_file
from views.models.carry_reading import Brought, is_picture, read_file, read_text

_CODE = re.compile(rb"(?<![0-9A-Za-z])T[CP]\d{1,4}\.", re.IGNORECASE)


def read_sheet_data(data: bytes, file: str) -> Sheet:
    """Read the sheet of a file: a sheet or a table as TOML, a record, the text of a code, or its picture.

    Args:
        data: the whole file.
        file: its name, for errors.

    Raises:
        FileError: it is none of these, is of another game, or the sheet has faults.
        CompanionError: its code cannot be read.
    """
    if is_picture(data) or is_bundle(data) or form_of(data) != "position" or _CODE.search(data):
        return _sheet_of(read_file(data, file, Brought()).carried, file)
    return read_sheet_file(data, file)


def read_sheet_text(text: str) -> Sheet:
    """Read the sheet of a code or a link to one.

    Raises:
        FileError: it is of another game.
        CompanionError: the text holds no whole code.
    """
    return _sheet_of(read_text(text, Brought()).carried, "")


def _sheet_of(carried: Carried | None, file: str) -> Sheet:
    """Return the sheet of a table that was carried here."""
    if carried is None:
        raise CarryError("carry-one-part")
    table = carried.table
    if table.game.id != GAME.id:
        wanted = Sentence("file-expected-one_of", {"values": (GAME.id,)})
        raise FileError(file, wrong_value(wanted, table.game.id), field="game")
    sheet: Sheet = table.position.sheet
    return sheet
