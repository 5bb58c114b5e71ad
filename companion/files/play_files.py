"""A file with played games, whatever program wrote it: what it is, and what is in it."""

from dataclasses import dataclass, replace

from companion.bounds import PLAYS
from companion.files.bg_stats import is_bg_stats, read_bg_stats
from companion.files.errors import FileError, Sentence
from companion.files.play_columns import Columns
from companion.files.plays import PlaysFound
from companion.files.reading import check_size
from companion.files.spreadsheet import Spreadsheet, guess, open_spreadsheet, read_spreadsheet


@dataclass(frozen=True)
class PlayFile:
    """A file with played games.

    Attributes:
        name: what it is called.
        found: the games in it.
        spreadsheet: its rows, if it is a spreadsheet.
        columns: what they hold, likewise.
    """

    name: str
    found: PlaysFound
    spreadsheet: Spreadsheet | None = None
    columns: Columns | None = None

    def read_as(self, columns: Columns) -> "PlayFile":
        """The same spreadsheet, its columns read otherwise; any other file as it is."""
        if self.spreadsheet is None:
            return self
        found = PlaysFound() if columns.lacking else read_spreadsheet(self.spreadsheet, columns)
        return replace(self, found=found, columns=columns)


def open_plays(data: bytes, name: str, locale: str = "en") -> PlayFile:
    """The games in a file: an export of BG Stats, or a spreadsheet with its columns guessed.

    Args:
        data: the file.
        name: what it is called.
        locale: the reader's, by which an old encoding is guessed.

    Raises:
        FileError: it is too large, empty, or nothing that is known.
    """
    check_size(data, name, PLAYS)
    if not data.strip():
        raise FileError(name, Sentence("plays-empty"))
    if is_bg_stats(data):
        return PlayFile(name, read_bg_stats(data, name))
    spreadsheet = open_spreadsheet(data, name, locale)
    return PlayFile(name, PlaysFound(), spreadsheet).read_as(guess(spreadsheet))
