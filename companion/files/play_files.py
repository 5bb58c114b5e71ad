"""A file with played games, whatever program wrote it: what it is, and what is in it."""

from dataclasses import dataclass, field, replace

from companion.bounds import PLAYS
from companion.files.bg_stats import is_bg_stats, read_bg_stats
from companion.files.errors import FileError, Sentence
from companion.files.foreign_files import check_form
from companion.files.own_exports import read_own_export
from companion.files.play_columns import Columns
from companion.files.plays import PlaysFound
from companion.files.reading import check_size
from companion.files.spreadsheet import (
    Spreadsheet,
    form_of_numbers,
    guess,
    has_dashes,
    open_spreadsheet,
    read_spreadsheet,
)
from companion.files.work_progress import WorkProgress
from companion.files.written_numbers import DecimalMark, WrittenForm


@dataclass(frozen=True)
class PlayFile:
    """File with played games.

    Attributes:
        name: what it is called.
        found: the games in it.
        spreadsheet: its rows, if it is a spreadsheet.
        columns: what they hold, likewise.
        form: the form of its numbers, as it was guessed.
        mark: the decimal mark that somebody chose; None where nobody has.
        dashes: whether a dash stands in the column of a person.
        data: the file, if it is read anew with another decimal mark.
    """

    name: str
    found: PlaysFound
    spreadsheet: Spreadsheet | None = None
    columns: Columns | None = None
    form: WrittenForm = field(default_factory=WrittenForm)
    mark: DecimalMark | None = None
    dashes: bool = False
    data: bytes = field(default=b"", repr=False)

    @property
    def mark_read(self) -> DecimalMark:
        """Decimal mark by which its numbers are read."""
        return self.mark or self.form.mark

    def read_as(self, columns: Columns, progress: WorkProgress | None = None) -> "PlayFile":
        """Read the file again with other roles of its columns. A file without columns stays as it is.

        Raises:
            Stopped: somebody wants no more of it.
        """
        if self.spreadsheet is None:
            return self
        form = form_of_numbers(self.spreadsheet, columns)
        found = PlaysFound()
        if not columns.lacking:
            found = read_spreadsheet(self.spreadsheet, columns, self.mark or form.mark, progress)
        dashes = has_dashes(self.spreadsheet, columns)
        return replace(self, found=found, columns=columns, form=form, dashes=dashes)

    def read_by(self, mark: DecimalMark, progress: WorkProgress | None = None) -> "PlayFile":
        """Read the numbers by another decimal mark.

        Raises:
            Stopped: somebody wants no more of it.
        """
        chosen = replace(self, mark=mark)
        if self.columns is not None:
            return chosen.read_as(self.columns, progress)
        if not self.data:
            return chosen
        return replace(chosen, found=read_bg_stats(self.data, self.name, mark, progress)[0])


def open_plays(data: bytes, name: str, locale: str = "en", progress: WorkProgress | None = None) -> PlayFile:
    """Open a file with played games: an export of this app or of BG Stats, or a spreadsheet.

    The columns of a spreadsheet are guessed.

    Args:
        data: the file.
        name: its name.
        locale: the reader's; an old encoding is guessed by it.
        progress: called with the progress so far.

    Raises:
        FileError: it is too large, empty, or nothing that is known.
        Stopped: somebody wants no more of it.
    """
    check_size(data, name, PLAYS)
    if not data.strip():
        raise FileError(name, Sentence("plays-empty"))
    own = read_own_export(data)
    if own is not None:
        return PlayFile(name, own)
    check_form(data, name)
    if is_bg_stats(data):
        found, form = read_bg_stats(data, name, progress=progress)
        return PlayFile(name, found, form=form, data=data if form.example else b"")
    spreadsheet = open_spreadsheet(data, name, locale)
    return PlayFile(name, PlaysFound(), spreadsheet).read_as(guess(spreadsheet), progress)
