"""`companion move`: a home from a folder into a store that hosts share, back, or from one to another."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.history_commands import file_error
from companion.commands.home_path import HomeLocation
from companion.errors import CompanionError
from companion.history.content import HomeContent, WholeTable
from companion.history.home import Home
from companion.hosting.moving import read_folder, write_folder
from companion.hosting.open_home import current_millis
from companion.postgres.opening import FIRST_HOME, REACH, open_store

PATIENCE = 3600.0
"""Seconds for which a whole home may be on its way."""


def move(console: Console, location: HomeLocation, args: Namespace) -> int:
    """Copy the whole content of a home elsewhere, in one step. The old home is left as it is.

    Args:
        console: prints the result in its language.
        location: the place of the home.
        args: ``to``, a folder or the address of a database, and ``to_name``.

    Returns:
        The exit status.
    """
    counted: list[bool] = []
    try:
        if location.store is None:
            with Home.open(location.folder) as home:
                _write_content(_count_tables_in(read_folder(home), counted), args.to, args.to_name)
        else:
            store = open_store(location.store, patience=PATIENCE, reach=REACH)
            try:
                kept = store.home(location.name, current_millis, make=False)
                with kept.read() as content:
                    _write_content(_count_tables_in(content, counted), args.to, args.to_name)
            finally:
                store.close()
    except CompanionError as error:
        console.refuse(file_error(error, location.folder))
        return UNREADABLE
    document = {"open": counted.count(False), "finished": counted.count(True)}
    console.answer(CommandAnswer(document, lambda: (console.texts.say("cli-moved", **document),)))
    return ANSWERED


def _count_tables_in(content: HomeContent, counted: list[bool]) -> HomeContent:
    """Wrap the content so that reading a table appends to ``counted`` True for a finished one."""

    def tables() -> Iterator[WholeTable]:
        for table in content.tables:
            counted.append(table.finished)
            yield table

    return HomeContent(tables(), content.files, content.seats, content.hosts)


def _write_content(content: HomeContent, to: str, name: str | None) -> None:
    if "://" not in to:
        write_folder(Path(to).expanduser().absolute(), content)
        return
    store = open_store(to, patience=PATIENCE, reach=REACH)
    try:
        store.home(name or FIRST_HOME, current_millis).write(content)
    finally:
        store.close()
