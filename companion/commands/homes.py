"""`companion homes`: which homes a store has, and under which host name each is found."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from companion.commands.columns import align_columns
from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.history_commands import file_error
from companion.commands.home_path import HomeLocation
from companion.errors import CompanionError
from companion.hosting.open_home import current_millis
from companion.postgres.opening import REACH, open_store

if TYPE_CHECKING:
    from companion.postgres.store import HomeEntry


def homes(console: Console, location: HomeLocation, args: Namespace) -> int:
    """Change a home if that is asked for, and describe it. Without a name describe all.

    Args:
        console: prints the homes in its language.
        location: the store.
        args: ``name``, and the wanted settings: ``new``, ``at``, ``nowhere``, ``most_open``.

    Returns:
        The exit status.
    """
    if not location.store:
        console.say("cli-homes-store")
        return UNREADABLE
    host = "" if args.nowhere else args.at
    if args.name is None and (args.new or host is not None or args.most_open is not None):
        console.say("cli-homes-which")
        return UNREADABLE
    try:
        store = open_store(location.store, reach=REACH)
        try:
            if args.name is not None:
                store.home(args.name, current_millis, make=args.new)
                store.settle(args.name, host=host, most_open=args.most_open)
            found = tuple(each for each in store.homes() if args.name in (None, each.name))
        finally:
            store.close()
    except CompanionError as error:
        console.refuse(file_error(error, location.folder))
        return UNREADABLE
    document = {"homes": [_home_document(each) for each in found]}
    console.answer(CommandAnswer(document, lambda: _home_lines(console, found)))
    return ANSWERED


def _home_document(home: "HomeEntry") -> dict[str, str | int | None]:
    return {
        "name": home.name,
        "host": home.host or None,
        "open": home.open,
        "most_open": home.most_open,
        "finished": home.finished,
    }


def _home_lines(console: Console, found: "Sequence[HomeEntry]") -> Iterator[str]:
    if not found:
        yield console.texts.say("cli-homes-none")
        return
    say = console.texts.say
    heads = tuple(say(f"cli-homes-{each}") for each in ("name", "host", "open", "finished"))
    rows = [
        (each.name, each.host or "–", f"{each.open}/{each.most_open}", str(each.finished)) for each in found
    ]
    yield from align_columns([heads, *rows], numbers=frozenset({2, 3}))
