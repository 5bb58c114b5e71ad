"""Taking the history elsewhere: JSON, CSV, and the link that hands a play to BG Stats."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Literal
from urllib.parse import quote

import msgspec
from msgspec import Meta

from companion.engine.points import Points
from companion.history.albums import AlbumContent
from companion.history.people import name_key
from companion.history.summary import Summary

SOURCE = "table-companion"
"""What other programs know this one by."""

BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
"""Where BG Stats, from version 3.3.2, takes a play from a link: bgstatsapp.com/support, push plays."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "'")
_COLUMNS = (
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
)


class HistoryFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The exported history.

    Attributes:
        format: What this file is.
        version: The version of its form.
        summaries: The finished tables, the oldest first.
    """

    summaries: Annotated[tuple[Summary, ...], Meta(max_length=1_000_000)]
    format: Literal["table-companion-history"] = "table-companion-history"
    version: Literal[1] = 1


def to_json(summaries: Iterable[Summary]) -> bytes:
    """Export summaries with everything there is of them.

    Args:
        summaries: Finished tables in any order.

    Returns:
        JSON in UTF-8.
    """
    ordered = sorted(summaries, key=lambda summary: summary.order)
    return msgspec.json.format(msgspec.json.encode(HistoryFile(tuple(ordered))), indent=1) + b"\n"


def to_csv(summaries: Iterable[Summary], places: Mapping[str, str] | None = None) -> bytes:
    """Export summaries as a table for spreadsheets, one row per seat, one column per category of points.

    The form is RFC 4180, in UTF-8 with the mark that spreadsheets recognise it by. A text that a spreadsheet
    would take for a formula gets an apostrophe before it, and so does one that begins with an apostrophe.

    Args:
        summaries: Finished tables in any order.
        places: Where tables were played, by their ids.

    Returns:
        The file.
    """
    ordered = sorted(summaries, key=lambda summary: summary.order)
    categories = _categories(ordered)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([*_COLUMNS, *map(_cell, categories)])
    for summary in ordered:
        writer.writerows(_rows(summary, categories, (places or {}).get(summary.id, "")))
    return text.getvalue().encode("utf-8-sig")


def to_zip(summaries: Sequence[Summary], content: Callable[[str], AlbumContent]) -> bytes:
    """Export summaries with the notes, places and photos of their tables.

    Args:
        summaries: Finished tables in any order.
        content: Tells what was added to a table, by its id.

    Returns:
        A zip: ``games.json`` as `to_json` makes it, ``games.csv`` as `to_csv` does, and of each table its
        note as ``albums/<table>.txt`` and its photos as ``albums/<table>-1.jpg`` and so on.
    """
    made = io.BytesIO()
    places: dict[str, str] = {}
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("games.json", to_json(summaries))
        for table in (summary.id for summary in summaries):
            added = content(table)
            places[table] = added.place
            if added.note:
                archive.writestr(f"albums/{table}.txt", added.note)
            for number, photo in enumerate(added.photos.values(), 1):
                archive.writestr(f"albums/{table}-{number}.jpg", photo.large)
        archive.writestr("games.csv", to_csv(summaries, places))
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
    """A finished table as BG Stats takes it.

    Args:
        summary: The table.
        game_name: The name of the game in the reader's language.
        bgg_id: Its number at BoardGameGeek, if it is known; BG Stats remembers the match otherwise.
        start_seat: The seat that began, from 0, if it is known.
        location: Where it was played.
        comments: A note.

    Returns:
        The play, to be encoded as JSON. Times are UTC; every player says whether they won and began, because
        the Android version refuses plays that leave it out.
    """
    play: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": summary.id,
        "playDate": _moment(summary.started_at).strftime("%Y-%m-%d %H:%M:%S"),
        "durationMin": round(max(0, summary.finished_at - summary.started_at) / 60_000),
        "game": {
            "name": game_name,
            "sourceGameId": f"{summary.game}/{summary.variant}" if summary.variant else summary.game,
            "highestWins": not summary.lowest,
            "noPoints": not summary.counted,
        },
        "players": [
            {
                "name": seat.name,
                "sourcePlayerId": name_key(seat.name),
                **({"score": seat.total} if summary.counted else {}),
                "rank": seat.rank,
                "winner": seat.rank == 1,
                "startPlayer": number == start_seat,
            }
            for number, seat in enumerate(summary.seats)
        ],
    }
    if bgg_id is not None:
        play["game"]["bggId"] = bgg_id
    optional = {"location": location, "comments": comments}
    return play | {name: value for name, value in optional.items() if value}


def bg_stats_url(play: dict[str, Any]) -> str:
    """The link that hands a play to BG Stats on the phone that opens it.

    Args:
        play: What ``bg_stats_play`` made.

    Returns:
        An address in ASCII, for a link or a QR.
    """
    return BG_STATS + quote(msgspec.json.encode(play), safe="")


def _categories(summaries: Sequence[Summary]) -> list[str]:
    """All categories of all games, in the order they appear."""
    found = {line.category: None for summary in summaries for seat in summary.seats for line in seat.lines}
    return list(found)


def _rows(summary: Summary, categories: Sequence[str], place: str) -> Iterable[list[str | Points]]:
    table: list[str | Points] = [
        _cell(summary.id),
        _cell(summary.game),
        _cell(summary.variant),
        summary.rules_version,
        summary.mode,
        _moment(summary.started_at).isoformat(timespec="milliseconds"),
        _moment(summary.finished_at).isoformat(timespec="milliseconds"),
        summary.entries,
        _cell(place),
    ]
    for number, seat in enumerate(summary.seats, 1):
        points: dict[str, Points] = {}
        for line in seat.lines:
            points[line.category] = points.get(line.category, 0) + line.points
        result: list[str | Points] = [number, _cell(seat.name), _cell(seat.colour), seat.total, seat.rank]
        yield [*table, *result, *(points.get(category, "") for category in categories)]


def _cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
