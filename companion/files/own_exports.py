"""The history as this app exports it, read again: its JSON, its CSV, and the zip that holds the JSON."""

import csv
import io
import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.bounds import PLAYS, TooLarge, unzip
from companion.engine.days import local_day, to_written_date
from companion.engine.points import MOST_TOTAL, Points, parse_points
from companion.engine.record import LATEST
from companion.engine.result import Result, ResultSeat
from companion.engine.setup import MOST_SEATS
from companion.engine.wire import UNREADABLE_JSON
from companion.files.plays import LeftOut, PlayedElsewhere, PlaysFound, Why, person_names
from companion.games import sheet_name
from companion.history.cells import bare_cell
from companion.history.exported import ExportedTable
from companion.history.exports import COLUMNS
from companion.history.summary import CategoryPoints

ZIP, GAMES_FILE = b"PK\x03\x04", "games.json"
MOST_FILES = 100_000
_FORMAT = "table-companion-history"
_UTF_8 = b"\xef\xbb\xbf"
_ID = re.compile(r"[0-9A-Za-z-]{1,40}")

_TEXTS, _NAMES = ("place", "note", "taught_by"), ("expansions", "tags")
_COUNTED = {"points": {}, "places": {"counted": False}} | {
    how: {"counted": False, "together": how == "won"} for how in ("won", "lost")
}


class _Tables(msgspec.Struct):
    """Exported document. Each table in it is decoded by itself."""

    format: str = ""
    summaries: list[msgspec.Raw] = []


def read_own_export(data: bytes) -> PlaysFound | None:
    """Read the games of an export of this app, or return None for another file."""
    if data.startswith(ZIP):
        data = _json_in(data)
    plain = data.removeprefix(_UTF_8).lstrip()
    if plain.startswith(b"{"):
        return _read_json(plain)
    first = plain.split(b"\n", 1)[0].rstrip(b"\r").split(b",")
    columns = next((columns for columns in _HEADS if first[: len(columns)] == _encode(columns)), None)
    return None if columns is None else _read_csv(data, columns)


_HEADS = (COLUMNS, COLUMNS[:-5], COLUMNS[:-6])
"""First columns of the CSV: of today's exports, of those without details, and without unread prints."""


def _encode(columns: Sequence[str]) -> list[bytes]:
    return [name.encode() for name in columns]


def _json_in(data: bytes) -> bytes:
    """Read the JSON in a zip of the history, or return empty bytes if there is none."""
    try:
        return unzip(data, PLAYS, accepts=bool, most_files=MOST_FILES).get(GAMES_FILE, b"")
    except (TooLarge, ValueError):
        return b""


def _read_json(data: bytes) -> PlaysFound | None:
    try:
        document = msgspec.json.decode(data, type=_Tables)
    except UNREADABLE_JSON:
        return None
    if document.format != _FORMAT:
        return None
    return _gather_games(enumerate(map(_decode_table, document.summaries), 1))


def _decode_table(raw: msgspec.Raw) -> ExportedTable | None:
    try:
        return msgspec.json.decode(raw, type=ExportedTable)
    except UNREADABLE_JSON:
        return None


def _read_csv(data: bytes, columns: Sequence[str]) -> PlaysFound | None:
    try:
        rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), strict=True))
    except (csv.Error, UnicodeDecodeError):
        return None
    categories = tuple(map(bare_cell, rows[0][len(columns) :]))
    numbered = groupby(enumerate(rows[1:], 2), key=lambda row: row[1][:1])
    return _gather_games(_convert_rows(list(group), columns, categories) for _, group in numbered)


def _convert_rows(
    rows: Sequence[tuple[int, list[str]]], columns: Sequence[str], categories: Sequence[str]
) -> tuple[int, ExportedTable | None]:
    """Convert the rows of one table. Return the number of the first row, and None if they are wrong."""
    try:
        found = msgspec.convert(_table_fields([row for _, row in rows], columns, categories), ExportedTable)
    except (ValueError, LookupError, OverflowError, csv.Error, msgspec.MsgspecError):
        return rows[0][0], None
    return rows[0][0], found


def _table_fields(
    rows: Sequence[Sequence[str]], columns: Sequence[str], categories: Sequence[str]
) -> dict[str, Any]:
    cells = dict(zip(columns, rows[0], strict=False))
    counted_by = cells["counted_by"]
    started, finished = cells["started_at"], cells["finished_at"]
    texts = {name: bare_cell(cells[name]) for name in _TEXTS if cells.get(name)}
    names = {name: _split_names(bare_cell(cells[name])) for name in _NAMES if cells.get(name)}
    return {
        "id": bare_cell(cells["table"]),
        "game": bare_cell(cells["game"]),
        "variant": bare_cell(cells["variant"]),
        "rules_version": int(cells["rules_version"]),
        "mode": cells["mode"],
        "started_at": _parse_moment(started),
        "finished_at": _parse_moment(finished),
        "entries": int(cells["entries"]),
        "seats": [_seat_fields(row, columns, categories) for row in rows],
        "day": cells["day"],
        "instant": datetime.fromisoformat(started).tzinfo is not None,
        "lowest": cells["lowest"] == "yes",
        "unread": int(cells.get("unread") or 0),
        **_COUNTED[counted_by],
        **texts,
        **names,
        **({"rating": int(cells["rating"])} if cells.get("rating") else {}),
    }


def _split_names(cell: str) -> tuple[str, ...]:
    """Read the names that stand in one cell, with semicolons between them."""
    return tuple(next(csv.reader([cell], delimiter=";", strict=True), ()))


def _seat_fields(row: Sequence[str], columns: Sequence[str], categories: Sequence[str]) -> dict[str, Any]:
    cells = dict(zip(columns, row, strict=False))
    told = zip(categories, row[len(columns) :], strict=True)
    lines = [{"category": category, "points": _parse_cell_points(cell)} for category, cell in told if cell]
    total = {"total": _parse_cell_points(cells["total"])} if cells["total"] else {}
    name, colour = bare_cell(cells["name"]), bare_cell(cells["colour"])
    time = {"seconds": int(cells["seconds"])} if cells.get("seconds") else {}
    return {"name": name, "colour": colour, "rank": int(cells["rank"]), "lines": lines, **total, **time}


def _parse_cell_points(cell: str) -> Points:
    return parse_points(cell, most=MOST_TOTAL)


def _parse_moment(cell: str) -> int:
    when = datetime.fromisoformat(cell)
    return to_written_date(when.date() if len(cell) <= len("2026-01-01") else when).at


def _gather_games(tables: Iterator[tuple[int, ExportedTable | None]]) -> PlaysFound:
    plays: list[PlayedElsewhere] = []
    left_out: list[LeftOut] = []
    for number, table in tables:
        why = _refusal_reason(table)
        if table is None or why:
            left_out.append(LeftOut(number, why or "form"))
        else:
            plays.append(_make_play(_clean_table(table)))
    return PlaysFound(tuple(plays), tuple(left_out))


def _refusal_reason(table: ExportedTable | None) -> Why | None:
    if table is None:
        return "form"
    if not _ID.fullmatch(table.id):
        return "form"
    if max(table.started_at, table.finished_at) > LATEST:
        return "date"
    return "many" if len(table.seats) > MOST_SEATS else None


def _clean_table(table: ExportedTable) -> ExportedTable:
    """Strip from all names the characters that no name can hold. Exports of this app stay the same."""
    names = person_names(seat.name for seat in table.seats)
    seats = tuple(
        replace(seat, name=name, lines=tuple(map(_clean_line, seat.lines)))
        for seat, name in zip(table.seats, names, strict=True)
    )
    return replace(
        table, seats=seats, game=_make_printable(table.game), variant=_make_printable(table.variant)
    )


def _clean_line(line: CategoryPoints) -> CategoryPoints:
    return (
        line if line.category.isprintable() else replace(line, category=_make_printable(line.category) or "?")
    )


def _make_printable(text: str) -> str:
    return text if text.isprintable() else sheet_name(text)


def _make_play(table: ExportedTable) -> PlayedElsewhere:
    seats = tuple(
        ResultSeat(seat.name, None if seat.total is msgspec.UNSET else seat.total, seat.rank)
        for seat in table.seats
    )
    together = None if table.together is msgspec.UNSET else table.together
    return PlayedElsewhere(
        Result(table.variant or table.game, seats, table.lowest, together),
        table.started_at,
        max(0, table.finished_at - table.started_at) // 60_000,
        table.place or "",
        table.note or "",
        f"table:{table.id}",
        table.day or local_day(table.finished_at).isoformat(),
        table.instant,
        table.details,
        exported=table,
    )
