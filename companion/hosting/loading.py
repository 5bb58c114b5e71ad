"""Tables read from the lines of a journal, whatever their game."""

from typing import Any

from companion.engine.game import Game
from companion.engine.record import Codec, Record
from companion.engine.table import Diverged, Table
from companion.engine.wire import WireError, decode
from companion.errors import CompanionError
from companion.games import GAMES
from companion.history.errors import JournalMissing, Report, Reporter, StoreAway, TableIdRefused
from companion.history.headers import Opening
from companion.history.journal import Journal
from companion.history.library import Library
from companion.history.summary import Summary
from companion.hosting.errors import NotScored
from companion.hosting.summaries import summary_of
from companion.hosting.timeline import AnyTable


def codec_of(game: Game[Any, Any, Any]) -> Codec[Any, Any, Any]:
    """Return the codec of a game's journal lines."""
    return Codec(game)


def game_of(line: bytes) -> Game[Any, Any, Any]:
    """Find the game that a journal's first line names.

    Raises:
        WireError: it names none, or one this app does not know.
    """
    name = decode(line, Opening).game
    if name not in GAMES:
        raise WireError("Expected " + " or ".join(f"`{known}`" for known in GAMES), "$.game")
    return GAMES[name]


def read_lines(game: Game[Any, Any, Any], lines: tuple[bytes, ...]) -> AnyTable:
    """Replay a journal's lines to a table.

    Raises:
        WireError: a line is not one of this game's.
        Diverged: the entries cannot have come about under these rules.
    """
    codec = codec_of(game)
    header, *rest = lines
    return Table.begin(game, codec.decode_header(header)).accept_all(
        codec.decode_entry(line) for line in rest
    )


def record_from(lines: tuple[bytes, ...]) -> Record[Any, Any, Any]:
    """Decode a journal's lines to a record, without judging the entries again.

    Raises:
        WireError: a line is malformed.
    """
    codec = codec_of(game_of(lines[0]))
    header, *rest = lines
    return Record(codec.decode_header(header), tuple(codec.decode_entry(line) for line in rest))


def table_from(lines: tuple[bytes, ...]) -> AnyTable:
    """Replay a journal's lines to a table, for whichever game the first line names.

    Raises:
        WireError: a line is malformed.
        Diverged: the entries cannot have come about under these rules.
    """
    return read_lines(game_of(lines[0]), lines)


def summarise_lines(lines: tuple[bytes, ...]) -> Summary | None:
    """Summarise a record's lines. None if this app cannot read or score them."""
    try:
        return summary_of(table_from(lines))
    except (WireError, Diverged, NotScored):
        return None


def recover_table(library: Library, table_id: str, report: Reporter) -> tuple[AnyTable, Journal] | None:
    """Restore an open table and its journal at a start, as they were left.

    Args:
        library: library of the record; reports unreadable files and sets them aside.
        table_id: its id.
        report: told why the table cannot be opened; its file is left as it is then.

    Returns:
        The table; None if it cannot be opened. None of them stops the start.

    Raises:
        JournalMissing: a shared home has no such open table.
        TableIdRefused: that is no id of a table, likewise.
        StoreAway: a shared home cannot be reached.
    """
    journal = None
    try:
        journal = library.recover(table_id)
        if journal is None:
            return None
        table = table_from(journal.lines())
        if table.header.id != table_id:
            raise WireError(f"Expected `{table_id}`", "$.id")
    except CompanionError as error:
        if library.shared is not None and isinstance(error, JournalMissing | TableIdRefused | StoreAway):
            raise
        report(Report(error.id, error.params))
    except Exception as error:  # whatever another version's table makes a game stumble over
        why = str(error) if isinstance(error, WireError | Diverged) else type(error).__name__
        report(Report("history-table-unreadable", {"table": table_id, "why": why}))
    else:
        return table, journal
    if journal is not None:
        journal.close()
    return None
