"""Records as files: one JSON document, or the journal of a table. Every entry is judged again."""

from collections.abc import Sequence
from typing import Any

import msgspec

from companion.bounds import RECORD
from companion.engine.game import Game
from companion.engine.record import MAX_ENTRIES, Codec, Record
from companion.engine.table import Diverged, Table
from companion.engine.wire import WireError, decode
from companion.files.errors import FileError, Sentence
from companion.files.reading import check_size, form_of
from companion.files.type_errors import short, wrong_value
from companion.games import GAMES
from companion.history.journal_format import read_lines

AnyTable = Table[Any, Any, Any]


class _Opening(msgspec.Struct):
    """Part of any header that names the game which reads the rest."""

    game: str


class _Document(msgspec.Struct):
    header: _Opening


def read_record(data: bytes, file: str) -> AnyTable:
    """Parse a record, and replay it to its table.

    Args:
        data: the whole file, a JSON document or a journal; a journal's unfinished last line does not count.
        file: its name, for errors.

    Raises:
        FileError: it is not a record, is damaged, or cannot have come about under these rules.
    """
    check_size(data, file, RECORD)
    if form_of(data) == "journal":
        return _replay_journal(data, file)
    try:
        game = _find_game(decode(data, _Document).header.game, file, "header.game")
        record = Codec(game).decode_record(data)
    except WireError as error:
        raise _refuse_entry(file, error) from error
    return _replay_record(game, record, file)


def _replay_journal(data: bytes, file: str) -> AnyTable:
    reading = read_lines(data)
    damaged = len(reading.payloads) + 1
    if reading.damage or not reading.payloads:
        said = Sentence("file-journal", {"damage": reading.damage or "empty"})
        raise FileError(file, said, line=damaged)
    if len(reading.payloads) > MAX_ENTRIES + 1:
        raise FileError(file, Sentence("file-entries", {"most": MAX_ENTRIES}), line=MAX_ENTRIES + 2)
    return _replay_record(*_read_entries(reading.payloads, file), file, first_line=2)


def _read_entries(lines: Sequence[bytes], file: str) -> tuple[Game[Any, Any, Any], Record[Any, Any, Any]]:
    number = 1
    try:
        game = _find_game(decode(lines[0], _Opening).game, file, "game", line=1)
        codec = Codec(game)
        header = codec.decode_header(lines[0])
        entries = []
        while number < len(lines):
            number += 1
            entries.append(codec.decode_entry(lines[number - 1]))
    except WireError as error:
        raise _refuse_entry(file, error, line=number) from error
    return game, Record(header, tuple(entries))


def _find_game(name: str, file: str, field: str, line: int | None = None) -> Game[Any, Any, Any]:
    if name not in GAMES:
        expected = Sentence("file-expected-one_of", {"values": tuple(GAMES)})
        raise FileError(file, wrong_value(expected, name), field=field, line=line)
    return GAMES[name]


def _refuse_entry(file: str, error: WireError, line: int | None = None) -> FileError:
    sentence = Sentence("file-wire", {"what": short(error.reason, 200)})
    return FileError(file, sentence, field=error.field, line=line)


def _replay_record(
    game: Game[Any, Any, Any], record: Record[Any, Any, Any], file: str, first_line: int | None = None
) -> AnyTable:
    seats = len(record.header.setup.seats)
    for number, entry in enumerate(record.entries):
        if getattr(entry, "seat", 0) >= seats:
            raise _refuse_outcome(file, number + 1, first_line)
    try:
        return Table.replay(game, record)
    except Diverged as error:
        raise _refuse_outcome(file, error.seq, first_line) from error
    except WireError as error:
        raise _refuse_entry(
            file, WireError(error.reason, f"header.setup{error.field.removeprefix('$')}")
        ) from error
    except LookupError as error:
        raise _refuse_outcome(file, 1, first_line) from error


def _refuse_outcome(file: str, seq: int, first_line: int | None) -> FileError:
    """Build the refusal of an entry that these rules do not lead to."""
    sentence = Sentence("file-diverged", {"seq": seq})
    if first_line is None:
        return FileError(file, sentence, field=f"entries[{seq - 1}]")
    return FileError(file, sentence, line=first_line + seq - 1)
