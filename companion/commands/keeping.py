"""`companion history` and `export`: what is kept of finished tables."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import msgspec

from companion.commands.columns import align_columns, number
from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.where import Where
from companion.errors import CompanionError
from companion.files.errors import FileError, Sentence
from companion.history.errors import Report, reason_of
from companion.history.exports import bg_stats_play, bg_stats_url, to_csv, to_json
from companion.history.library import Library
from companion.history.summary import Summary
from companion.hosting.house import now
from companion.hosting.loading import summarise
from companion.locale.texts import Texts

ALL = sys.maxsize

Write = Callable[[bytes], object]
"""Takes bytes for the standard output."""


def file_error(error: CompanionError | FileError, home: Path | None) -> FileError:
    """What cannot be kept or read, as what is wrong with a file."""
    if isinstance(error, FileError):
        return error
    file = str(error.params.get("path", home or ""))
    return FileError(file, Sentence(error.id, dict(error.params)))


def report_lines(texts: Texts, reports: Iterable[Report]) -> Iterator[str]:
    """What was repaired or set aside, a line each."""
    return (f"• {texts.say(report.id, **report.params)}" for report in reports)


@contextmanager
def open_history(console: Console, where: Where) -> Iterator[Library]:
    """The history of a home, brought in line with its records; what was repaired is told.

    Raises:
        CompanionError: the home is in use or cannot be read.
    """
    with where.open() as (home, shared):
        library = Library(
            home, clock=now, report=lambda report: console.say(report.id, **report.params), shared=shared
        )
        library.heal(summarise)
        yield library


def history(console: Console, where: Where, limit: int | None) -> int:
    """List finished tables, the newest first.

    Returns:
        The exit status.
    """

    def tell(library: Library) -> None:
        summaries = library.recent(ALL if limit is None else limit)
        if console.as_json:
            for summary in summaries:
                console.answer(CommandAnswer(msgspec.to_builtins(summary), lambda: ()))
        else:
            console.lines(_listed(console.texts, summaries))

    return _with_library(console, where, tell)


def _with_library(console: Console, where: Where, tell: Callable[[Library], None]) -> int:
    try:
        with open_history(console, where) as library:
            tell(library)
    except (CompanionError, FileError) as error:
        console.refuse(file_error(error, where.folder))
        return UNREADABLE
    return ANSWERED


def _listed(texts: Texts, summaries: Sequence[Summary]) -> Iterator[str]:
    if not summaries:
        yield texts.say("cli-history-none")
        return
    yield from align_columns([(_day(each), _game(texts, each), _results(each)) for each in summaries])


def _game(texts: Texts, summary: Summary) -> str:
    """What was played, as its table called it."""
    return summary.variant or texts.say(f"{summary.game}-name")


def _day(summary: Summary) -> str:
    return datetime.fromtimestamp(summary.finished_at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def _results(summary: Summary) -> str:
    ranked = sorted(summary.seats, key=lambda seat: seat.rank)
    return " · ".join(f"{seat.rank}. {seat.name} {number(seat.total)}" for seat in ranked)


def export(console: Console, where: Where, form: str, output: Path | None, write: Write) -> int:
    """Write the whole history, the oldest first, in one of the forms the command knows.

    Args:
        console: whose language game names are in.
        where: where games are kept.
        form: the form.
        output: the file; the standard output if None.
        write: takes bytes for the standard output.

    Returns:
        The exit status.
    """

    def tell(library: Library) -> None:
        data = _exported(console, library.all(), form)
        if output is None:
            write(data)
            return
        try:
            output.write_bytes(data)
        except OSError as error:
            said = Sentence("cli-export-failed", {"reason": reason_of(error)})
            raise FileError(str(output), said) from error

    return _with_library(console, where, tell)


def _exported(console: Console, summaries: Sequence[Summary], form: str) -> bytes:
    if form == "csv":
        return to_csv(summaries)
    if form == "json":
        return to_json(summaries)
    links = (
        bg_stats_url(bg_stats_play(summary, game_name=_game(console.texts, summary))) for summary in summaries
    )
    return "".join(f"{link}\n" for link in links).encode()
