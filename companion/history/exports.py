"""Exports of the history: JSON, CSV, and the link that hands a play to BG Stats."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any, Literal
from urllib.parse import quote

import msgspec
from msgspec import UNSET

from companion.engine.days import NOON
from companion.engine.plain_text import plain_name, plain_text
from companion.engine.points import Points, exact
from companion.errors import CompanionError
from companion.history.albums import AlbumContent
from companion.history.cells import guard_cell
from companion.history.details import NO_DETAILS, NO_TABLES, AllDetails, PlayDetails
from companion.history.exported import ExportedTable, HistoryFile, export_table
from companion.history.people import name_key
from companion.history.summary import Summary

SOURCE = "table-companion"
"""Name of this program for others."""

BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
"""Address at which BG Stats, from version 3.3.2, takes a play: bgstatsapp.com/support, push plays."""

COLUMNS = (
    "table",
    "game",
    "variant",
    "rules_version",
    "mode",
    "started_at",
    "finished_at",
    "entries",
    "place",
    "seat",
    "name",
    "colour",
    "total",
    "rank",
    "day",
    "counted_by",
    "lowest",
    "note",
    "unread",
    "expansions",
    "tags",
    "rating",
    "taught_by",
    "seconds",
)
"""The first columns of the CSV; after them comes one for each category of points."""

CountedBy = Literal["points", "places", "won", "lost"]
"""Source of a table's ranks: points, places alone, or a win or loss of all as one."""

Texts = Mapping[str, str]
"""Places or notes of tables, by their ids."""

_NONE: Texts = MappingProxyType({})
_ENCODER = msgspec.json.Encoder(decimal_format="number")


def to_json(
    summaries: Iterable[Summary],
    places: Texts = _NONE,
    notes: Texts = _NONE,
    details: AllDetails = NO_TABLES,
) -> bytes:
    """Export summaries as JSON, with everything that the history has in words and numbers.

    Args:
        summaries: Finished tables in any order.
        places: the places of played tables.
        notes: the notes of people about tables.
        details: the details of tables.

    Returns:
        JSON in UTF-8.
    """
    tables = tuple(_export_tables(summaries, places, notes, details))
    return msgspec.json.format(_ENCODER.encode(HistoryFile(tables)), indent=1) + b"\n"


def to_csv(
    summaries: Iterable[Summary],
    places: Texts = _NONE,
    notes: Texts = _NONE,
    details: AllDetails = NO_TABLES,
) -> bytes:
    """Export summaries as a CSV for spreadsheets: a row per seat, a column per category of points.

    The form is RFC 4180, in UTF-8 with the mark that spreadsheets recognise it by. No text is a formula, see
    `guard_cell`. A moment has its zone only if it is an instant; a bare day is written as a day.

    Args:
        summaries: Finished tables in any order.
        places: the places of played tables.
        notes: the notes of people about tables.
        details: the details of tables.

    Returns:
        The file.
    """
    tables = list(_export_tables(summaries, places, notes, details))
    categories = _list_categories(tables)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([*COLUMNS, *map(guard_cell, categories)])
    for table in tables:
        writer.writerows(_make_rows(table, categories))
    return text.getvalue().encode("utf-8-sig")


def read_notes(summaries: Iterable[Summary], note: Callable[[str], str]) -> Texts:
    """Read the notes of tables, leaving out those that cannot be read.

    Args:
        summaries: The tables.
        note: Reads the note of a table, by its id.
    """
    found: dict[str, str] = {}
    for summary in summaries:
        with suppress(CompanionError):
            found[summary.id] = note(summary.id)
    return found


def to_zip(summaries: Sequence[Summary], content: Callable[[str], AlbumContent]) -> bytes:
    """Export summaries with the notes, places, details and photos of their tables.

    Args:
        summaries: Finished tables in any order.
        content: Reads the additions to a table, by its id.

    Returns:
        A zip: ``games.json`` as `to_json` makes it, ``games.csv`` as `to_csv` does, and of each table its
        note as ``albums/<table>.txt`` and its photos as ``albums/<table>-1.jpg`` and so on.
    """
    made = io.BytesIO()
    places: dict[str, str] = {}
    notes: dict[str, str] = {}
    details: dict[str, PlayDetails] = {}
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for table in (summary.id for summary in summaries):
            added = content(table)
            places[table], notes[table], details[table] = added.place, added.note, added.details
            if added.note:
                archive.writestr(f"albums/{table}.txt", added.note)
            for number, photo in enumerate(added.photos.values(), 1):
                archive.writestr(f"albums/{table}-{number}.jpg", photo.large)
        archive.writestr("games.json", to_json(summaries, places, notes, details))
        archive.writestr("games.csv", to_csv(summaries, places, notes, details))
    return made.getvalue()


def bg_stats_play(
    summary: Summary,
    *,
    game_name: str,
    bgg_id: int | None = None,
    start_seat: int | None = None,
    location: str | None = None,
    comments: str | None = None,
) -> dict[str, Any]:
    """Describe a finished table in the form of BG Stats.

    Args:
        summary: The table.
        game_name: The name of the game in the reader's language.
        bgg_id: Its number at BoardGameGeek, if it is known; BG Stats remembers the match otherwise.
        start_seat: The seat that began, from 0, if it is known.
        location: The place of the table.
        comments: A note.

    Returns:
        The play, to be encoded as JSON. Times are UTC; where only the day is known, it is noon, so that no
        reader's time zone moves the day. Every player has the fields for winner and starter, because the
        Android version refuses plays without them.
    """
    play: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": summary.id,
        "playDate": _write_play_date(summary),
        "durationMin": round(max(0, summary.finished_at - summary.started_at) / 60_000),
        "game": {
            "name": plain_name(game_name),
            "sourceGameId": plain_text(
                f"{summary.game}/{summary.variant}" if summary.variant else summary.game
            ),
            "highestWins": not summary.lowest,
            "noPoints": not summary.has_points,
        },
        "players": [
            {
                "name": plain_name(seat.name),
                "sourcePlayerId": name_key(plain_name(seat.name)),
                **({} if (points := summary.points_of(seat)) is None else {"score": points}),
                "rank": seat.rank,
                "winner": summary.is_won_by(seat),
                "startPlayer": number == start_seat,
            }
            for number, seat in enumerate(summary.seats)
        ],
    }
    if bgg_id is not None:
        play["game"]["bggId"] = bgg_id
    optional = {"location": plain_text(location or ""), "comments": plain_text(comments or "", "\n\t")}
    return play | {name: value for name, value in optional.items() if value}


def bg_stats_url(play: dict[str, Any]) -> str:
    """Build the link that hands a play to BG Stats on the phone that opens it.

    Args:
        play: The play, from ``bg_stats_play``.

    Returns:
        An address in ASCII, for a link or a QR code.
    """
    return BG_STATS + quote(_ENCODER.encode(play), safe="")


def _write_play_date(summary: Summary) -> str:
    if summary.instant:
        return _to_datetime(summary.started_at).strftime("%Y-%m-%d %H:%M:%S")
    return datetime.combine(summary.played_on, NOON).strftime("%Y-%m-%d %H:%M:%S")


def _export_tables(
    summaries: Iterable[Summary], places: Texts, notes: Texts, details: AllDetails
) -> Iterator[ExportedTable]:
    """Yield the exported forms of tables, the oldest first."""
    for each in sorted(summaries, key=lambda summary: summary.order):
        place, note = places.get(each.id, ""), notes.get(each.id, "")
        yield export_table(each, place, note, details.get(each.id, NO_DETAILS))


def _list_categories(tables: Sequence[ExportedTable]) -> list[str]:
    """List all categories of all games, in the order they appear."""
    found = {line.category: None for table in tables for seat in table.seats for line in seat.lines}
    return list(found)


def _make_rows(table: ExportedTable, categories: Sequence[str]) -> Iterable[list[str | Points]]:
    first: list[str | Points] = [
        guard_cell(table.id),
        guard_cell(table.game),
        guard_cell(table.variant),
        table.rules_version,
        table.mode,
        _format_moment(table.started_at, table.instant),
        _format_moment(table.finished_at, table.instant),
        table.entries,
        guard_cell(table.place or ""),
    ]
    last: list[str | Points] = [
        table.day,
        _counted_by(table),
        "yes" if table.lowest else "no",
        guard_cell(table.note or ""),
        table.unread,
        guard_cell(_join_names(table.expansions or ())),
        guard_cell(_join_names(table.tags or ())),
        table.rating or "",
        guard_cell(table.taught_by or ""),
    ]
    for number, seat in enumerate(table.seats, 1):
        found: dict[str, Points] = {}
        for line in seat.lines:
            found[line.category] = exact(found.get(line.category, 0) + line.points)
        total = "" if seat.total is UNSET else seat.total
        result: list[str | Points] = [
            number,
            guard_cell(seat.name),
            guard_cell(seat.colour),
            total,
            seat.rank,
        ]
        seconds: str | Points = "" if seat.seconds is UNSET else seat.seconds
        yield [*first, *result, *last, seconds, *(found.get(category, "") for category in categories)]


def _join_names(names: Iterable[str]) -> str:
    """Write names into one cell, with semicolons between them and quotes around one that has its own."""
    text = io.StringIO()
    csv.writer(text, delimiter=";", lineterminator="").writerow(names)
    return text.getvalue()


def _counted_by(table: ExportedTable) -> CountedBy:
    if table.counted:
        return "points"
    return "places" if table.together is UNSET else "won" if table.together else "lost"


def _format_moment(milliseconds: int, instant: bool) -> str:
    """Write a moment: an instant with its zone, the clock on a wall without one, a bare day as a day."""
    moment = _to_datetime(milliseconds)
    if instant:
        return moment.isoformat(timespec="milliseconds")
    if moment.time() == NOON:
        return moment.date().isoformat()
    return moment.replace(tzinfo=None).isoformat(timespec="milliseconds")


def _to_datetime(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
