"""`companion history` and `export`: what is kept of finished tables."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from decimal import Decimal
from pathlib import Path

import msgspec

from companion.commands.columns import align_columns
from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.home_path import HomeLocation
from companion.engine.points import format_known
from companion.errors import CompanionError
from companion.files.errors import FileError, Sentence
from companion.history.albums import Albums
from companion.history.details import DETAILS_FILE, NO_DETAILS, Details
from companion.history.errors import Report, StoreUnreadable, reason_of
from companion.history.exported import export_table
from companion.history.exports import bg_stats_play, bg_stats_url, read_notes, to_csv, to_json
from companion.history.library import Library
from companion.history.places import PLACES_FILE, Places
from companion.history.summary import SeatResult, Summary
from companion.hosting.detail_lines import add_detail_lines
from companion.hosting.loading import summarise_lines
from companion.hosting.open_home import current_millis
from companion.locale.texts import Texts

ALL = sys.maxsize

Write = Callable[[bytes], object]
"""Takes bytes for the standard output."""


def file_error(error: CompanionError | FileError, home: Path | None) -> FileError:
    """Convert an error of the home to an error of a file."""
    if isinstance(error, FileError):
        return error
    file = str(error.params.get("path", home or ""))
    return FileError(file, Sentence(error.id, dict(error.params)))


def report_lines(texts: Texts, reports: Iterable[Report]) -> Iterator[str]:
    """Format the reports of repairs and of files set aside, a line each."""
    return (f"• {texts.say(report.id, **report.params)}" for report in reports)


@contextmanager
def open_history(console: Console, location: HomeLocation) -> Iterator[Library]:
    """Open the history of a home, brought in line with its records. Repairs are reported.

    Raises:
        CompanionError: the home is in use or cannot be read.
    """
    with _open_kept(console, location) as (library, _):
        yield library


@contextmanager
def _open_kept(console: Console, location: HomeLocation) -> Iterator[tuple[Library, Albums]]:
    """Open the history as `open_history` does, with the albums of its tables."""

    def tell(report: Report) -> None:
        console.say(report.id, **report.params)

    with location.open() as (home, shared):
        details = Details(home.store / DETAILS_FILE, clock=current_millis, report=tell, disk=home.disk)
        library = Library(home, clock=current_millis, report=tell, shared=shared, details=details)
        library.make_missing_summaries(summarise_lines)
        places = Places(home.store / PLACES_FILE, clock=current_millis, report=tell, disk=home.disk)
        yield library, Albums(home.albums, places, details, clock=current_millis, disk=home.disk)


def history(console: Console, location: HomeLocation, limit: int | None) -> int:
    """List finished tables, the newest first.

    Returns:
        The exit status.
    """

    def tell(library: Library, _: Albums) -> None:
        summaries = library.summaries.recent(ALL if limit is None else limit)
        if console.as_json:
            for summary in summaries:
                document = msgspec.to_builtins(export_table(summary), builtin_types=(Decimal,))
                console.answer(CommandAnswer(document, lambda: ()))
        else:
            console.lines(_history_lines(console.texts, summaries))

    return _with_library(console, location, tell)


def _with_library(console: Console, location: HomeLocation, tell: Callable[[Library, Albums], None]) -> int:
    try:
        with _open_kept(console, location) as (library, albums):
            tell(library, albums)
    except (CompanionError, FileError) as error:
        console.refuse(file_error(error, location.folder))
        return UNREADABLE
    return ANSWERED


def _history_lines(texts: Texts, summaries: Sequence[Summary]) -> Iterator[str]:
    if not summaries:
        yield texts.say("cli-history-none")
        return
    yield from align_columns(
        [(_format_day(each), _name_game(texts, each), _format_results(texts, each)) for each in summaries]
    )


def _name_game(texts: Texts, summary: Summary) -> str:
    """Name the game as its table called it."""
    return texts.game_name(summary.game, summary.variant)


def _format_day(summary: Summary) -> str:
    if summary.day:
        return summary.day
    return datetime.fromtimestamp(summary.finished_at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def _format_results(texts: Texts, summary: Summary) -> str:
    """Format the results of a table: places with points if there were any, or a shared win or loss."""
    if summary.together is not None:
        names = " · ".join(f"{seat.name}{_format_points_after(summary, seat)}" for seat in summary.seats)
        won = "yes" if summary.together else "no"
        return texts.say("cli-history-together", names=names, count=len(summary.seats), won=won)
    ranked = sorted(summary.seats, key=lambda seat: seat.rank)
    places = " · ".join(f"{seat.rank}. {seat.name}{_format_points_after(summary, seat)}" for seat in ranked)
    return f"{places} · {texts.say('app-not-final', count=summary.unread)}" if summary.unread else places


def _format_points_after(summary: Summary, seat: SeatResult) -> str:
    """Format the points after a name: a dash if only others have some, nothing if nobody has."""
    return f" {format_known(summary.points_of(seat))}" if summary.has_points else ""


def export(console: Console, location: HomeLocation, form: str, output: Path | None, write: Write) -> int:
    """Export the whole history, the oldest first, in a form that the command knows.

    Args:
        console: gives the language of game names.
        location: home that holds the games.
        form: the form.
        output: the file; the standard output if None.
        write: takes bytes for the standard output.

    Returns:
        The exit status.
    """

    def tell(library: Library, albums: Albums) -> None:
        data = _export_as(console, library.summaries.all(), albums, form)
        if output is None:
            write(data)
            return
        try:
            output.write_bytes(data)
        except OSError as error:
            said = Sentence("cli-export-failed", {"reason": reason_of(error)})
            raise FileError(str(output), said) from error

    return _with_library(console, location, tell)


def _read_note(albums: Albums, table: str) -> str:
    """Read the note of a table. Return an empty text for none, and for one that cannot be read."""
    try:
        return albums.note(table)
    except StoreUnreadable:
        return ""


def _export_as(console: Console, summaries: Sequence[Summary], albums: Albums, form: str) -> bytes:
    places, details = albums.places.all(), albums.details.all()
    if form in ("json", "csv"):
        notes = read_notes(summaries, albums.note)
        return (to_json if form == "json" else to_csv)(summaries, places, notes, details)
    plays = (
        bg_stats_play(
            summary,
            game_name=_name_game(console.texts, summary),
            location=places.get(summary.id),
            comments=add_detail_lines(
                _read_note(albums, summary.id), details.get(summary.id, NO_DETAILS), console.texts
            ),
        )
        for summary in summaries
    )
    return "".join(f"{bg_stats_url(play)}\n" for play in plays).encode()
