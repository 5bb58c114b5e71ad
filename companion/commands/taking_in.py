"""`companion import`: games that were written down elsewhere come into the history."""

import signal
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType

from companion.bounds import PLAYS
from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.history_commands import file_error
from companion.commands.home_path import HomeLocation
from companion.commands.languages import texts_of
from companion.errors import CompanionError
from companion.files.errors import FileError, Sentence
from companion.files.number_texts import say_reading
from companion.files.play_columns import ROLES, Columns
from companion.files.play_files import PlayFile, open_plays
from companion.files.reading import read_bytes
from companion.files.work_progress import WorkProgress
from companion.files.written_numbers import DecimalMark
from companion.hosting.import_plays import ImportedGames, NewGames, find_new_games, import_games
from companion.hosting.open_home import OpenHome
from companion.locale.negotiation import LOCALES
from companion.locale.texts import Texts


def import_plays(console: Console, location: HomeLocation, options: Namespace) -> int:
    """Import the games of some files into the history. With ``--dry-run`` only list new games.

    Returns:
        The exit status: as for an unreadable file if one could not be read, or something not be kept.
    """
    status = ANSWERED
    try:
        with OpenHome.open(location.folder, store=location.store, name=location.name) as home:
            for name in options.files:
                try:
                    status = max(status, _import_file(console, home, location, options, Path(name)))
                except FileError as error:
                    console.refuse(error)
                    status = UNREADABLE
    except CompanionError as error:
        console.refuse(file_error(error, location.folder))
        return UNREADABLE
    return status


def _import_file(
    console: Console, home: OpenHome, location: HomeLocation, options: Namespace, path: Path
) -> int:
    file = open_plays(read_bytes(path, PLAYS), str(path), console.locale)
    if file.columns is not None:
        file = file.read_as(_choose_columns(file.columns, options, str(path)))
    if options.decimal is not None:
        file = file.read_by(options.decimal)
    newcomers = find_new_games(home, file.found.plays, [texts_of(locale) for locale in LOCALES])
    taken = ImportedGames(()) if options.dry_run else _import_until_interrupt(console, home, newcomers)
    console.answer(_make_answer(console.texts, file, newcomers, None if options.dry_run else taken))
    if taken.trouble is not None:
        console.refuse(file_error(taken.trouble, location.folder))
        return UNREADABLE
    if taken.stopped:
        raise KeyboardInterrupt
    lacks = file.columns is not None and file.columns.lacking
    return UNREADABLE if lacks else ANSWERED


def _import_until_interrupt(console: Console, home: OpenHome, newcomers: NewGames) -> ImportedGames:
    """Import games. An interrupt stops before the next game, so that the present one becomes whole."""
    progress = WorkProgress()
    with on_interrupt(progress.stop):
        return import_games(home, newcomers, console.texts, progress)


@contextmanager
def on_interrupt(act: Callable[[], None]) -> Iterator[None]:
    """Call ``act`` on an interrupt instead of breaking off. A second interrupt breaks off."""

    def once(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, before)
        act()

    try:
        before = signal.signal(signal.SIGINT, once)
    except ValueError:  # in a thread other than the main one no signal arrives
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _choose_columns(columns: Columns, options: Namespace, name: str) -> Columns:
    """Replace guessed columns by those of the options.

    Raises:
        FileError: there is no such column, or nothing of that name that one holds.
    """
    for each in options.column or ():
        heading, _, role = each.rpartition("=")
        if heading not in columns.headings:
            known = {"name": heading, "columns": ", ".join(columns.headings)}
            raise FileError(name, Sentence("plays-no-column", known))
        if role not in ROLES:
            raise FileError(name, Sentence("plays-no-role", {"name": role, "roles": ", ".join(ROLES)}))
        columns = columns.with_role(columns.headings.index(heading), role)
    return replace(columns, days=options.dates or columns.days, dash=options.dash or columns.dash)


def _make_answer(
    texts: Texts, file: PlayFile, newcomers: NewGames, taken: ImportedGames | None
) -> CommandAnswer:
    columns = file.columns
    document = {
        "file": file.name,
        "columns": None if columns is None else dict(zip(columns.headings, columns.roles, strict=True)),
        "unused": [] if columns is None else list(columns.unused),
        "dates": None if columns is None else columns.days,
        "decimal": file.mark_read,
        "decimal_example": file.form.example or None,
        "found": len(file.found.plays),
        "known": newcomers.known,
        "new": len(newcomers.new),
        "taken": None if taken is None else list(taken.tables),
        "left_out": [{"number": each.number, "why": each.why} for each in file.found.left_out],
    }
    return CommandAnswer(document, lambda: _answer_lines(texts, file, newcomers, taken))


def _answer_lines(
    texts: Texts, file: PlayFile, newcomers: NewGames, taken: ImportedGames | None
) -> Iterator[str]:
    columns = file.columns
    yield texts.say("plays-file", file=file.name, count=len(file.found.plays))
    if columns is not None:
        for heading, role in zip(columns.headings, columns.roles, strict=True):
            yield f"  {heading} → {texts.say('plays-role', role=role)}"
        for role in columns.lacking:
            yield texts.say("plays-lacking", role=role)
    yield from _reading_lines(texts, file)
    if newcomers.known:
        yield texts.say("plays-known", count=newcomers.known)
    yield from left_out_lines(texts, file)
    if taken is None:
        yield texts.say("plays-would", count=len(newcomers.new))
    else:
        yield texts.say("plays-taken", count=len(taken.tables))
        if taken.left:
            yield texts.say("plays-stopped", count=taken.left)


def _reading_lines(texts: Texts, file: PlayFile) -> Iterator[str]:
    """Yield the readings of doubtful numbers and dashes, with the option for the other reading."""
    if file.form.example:
        yield f"  {say_reading(texts, file.form.example, file.mark_read)}"
        other: DecimalMark = "comma" if file.mark_read == "point" else "point"
        told = say_reading(texts, file.form.example, other)
        yield "  " + texts.say("plays-other-reading", reading=told, option=f"--decimal {other}")
    if file.dashes and file.columns is not None:
        yield "  " + texts.say("plays-dash", dash=file.columns.dash)
        dash = "there" if file.columns.dash == "away" else "away"
        told = texts.say("plays-dash", dash=dash)
        yield "  " + texts.say("plays-other-reading", reading=told, option=f"--dash {dash}")


def left_out_lines(texts: Texts, file: PlayFile) -> Iterator[str]:
    """Yield a line for each reason for leaving games out, with the first places of such games."""
    for why, numbers in file.found.numbers_left_out().items():
        listed = tuple(map(str, numbers))
        yield texts.say("plays-left-out", count=len(numbers), why=why, numbers=listed)
