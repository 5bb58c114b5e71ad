"""`companion import`: games that were written down elsewhere come into the history."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

from companion.bounds import PLAYS
from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.keeping import file_error
from companion.commands.languages import texts_of
from companion.commands.where import Where
from companion.errors import CompanionError
from companion.files.errors import FileError, Sentence
from companion.files.play_columns import DAY_ORDERS, ROLES, Columns, DayOrder, Role
from companion.files.play_files import PlayFile, open_plays
from companion.files.reading import read_bytes
from companion.hosting.house import House
from companion.hosting.taking_in import Newcomers, TakenIn, meet, take_in
from companion.locale.negotiation import LOCALES
from companion.locale.texts import Texts


def import_plays(console: Console, where: Where, said: Namespace) -> int:
    """Bring the games of some files into the history; with ``--dry-run`` only tell what would come in.

    Returns:
        The exit status: as for an unreadable file where one could not be read, or something not be kept.
    """
    status = ANSWERED
    try:
        with House.open(where.folder, store=where.store, name=where.name) as house:
            for name in said.files:
                try:
                    status = max(status, _import(console, house, where, said, Path(name)))
                except FileError as error:
                    console.refuse(error)
                    status = UNREADABLE
    except CompanionError as error:
        console.refuse(file_error(error, where.folder))
        return UNREADABLE
    return status


def _import(console: Console, house: House, where: Where, said: Namespace, path: Path) -> int:
    file = open_plays(read_bytes(path, PLAYS), str(path), console.locale)
    if file.columns is not None:
        file = file.read_as(_columns(file.columns, said.column, said.dates, str(path)))
    newcomers = meet(house, file.found.plays, [texts_of(locale) for locale in LOCALES])
    taken = TakenIn(()) if said.dry_run else take_in(house, newcomers, console.texts)
    console.answer(_answer(console.texts, file, newcomers, None if said.dry_run else taken))
    if taken.trouble is not None:
        console.refuse(file_error(taken.trouble, where.folder))
        return UNREADABLE
    lacks = file.columns is not None and file.columns.lacking
    return UNREADABLE if lacks else ANSWERED


def _columns(columns: Columns, said: Sequence[str], days: DayOrder | None, name: str) -> Columns:
    """What somebody says of columns, put over what was guessed.

    Raises:
        FileError: there is no such column, or nothing of that name that one holds.
    """
    for each in said or ():
        heading, _, role = each.rpartition("=")
        if heading not in columns.headings:
            known = {"name": heading, "columns": ", ".join(columns.headings)}
            raise FileError(name, Sentence("plays-no-column", known))
        if role not in get_args(Role):
            raise FileError(name, Sentence("plays-no-role", {"name": role, "roles": ", ".join(ROLES)}))
        columns = columns.with_role(columns.headings.index(heading), role)  # type: ignore[arg-type]
    return Columns(columns.headings, columns.roles, days) if days in DAY_ORDERS else columns


def _answer(texts: Texts, file: PlayFile, newcomers: Newcomers, taken: TakenIn | None) -> CommandAnswer:
    columns = file.columns
    document = {
        "file": file.name,
        "columns": None if columns is None else dict(zip(columns.headings, columns.roles, strict=True)),
        "dates": None if columns is None else columns.days,
        "found": len(file.found.plays),
        "known": newcomers.known,
        "new": len(newcomers.new),
        "taken": None if taken is None else list(taken.tables),
        "left_out": [{"number": each.number, "why": each.why} for each in file.found.left_out],
    }
    return CommandAnswer(document, lambda: _lines(texts, file, newcomers, taken))


def _lines(texts: Texts, file: PlayFile, newcomers: Newcomers, taken: TakenIn | None) -> Iterator[str]:
    columns = file.columns
    yield texts.say("plays-file", file=file.name, count=len(file.found.plays))
    if columns is not None:
        for heading, role in zip(columns.headings, columns.roles, strict=True):
            if role != "ignored":
                yield f"  {heading} → {texts.say('plays-role', role=role)}"
        for role in columns.lacking:
            yield texts.say("plays-lacking", role=role)
    if newcomers.known:
        yield texts.say("plays-known", count=newcomers.known)
    yield from left_out_lines(texts, file)
    if taken is None:
        yield texts.say("plays-would", count=len(newcomers.new))
    else:
        yield texts.say("plays-taken", count=len(taken.tables))


def left_out_lines(texts: Texts, file: PlayFile) -> Iterator[str]:
    """What is not taken from a file, a line for each reason, with the first places it stands at."""
    for why, numbers in file.found.numbers_left_out().items():
        listed = tuple(map(str, numbers))
        yield texts.say("plays-left-out", count=len(numbers), why=why, numbers=listed)
