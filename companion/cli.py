"""The `companion` command: the front door. Without a command it opens the app."""

import os
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, TextIO

from companion.commands.arguments import parser
from companion.commands.console import ANSWERED, UNREADABLE, Console
from companion.commands.home_path import Where

if TYPE_CHECKING:
    from companion.hosting.server_address import EveryHost

STOPPED = 130
"""Exit status after Ctrl-C."""


def main(
    argv: Sequence[str] | None = None,
    *,
    out: TextIO | None = None,
    err: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
) -> int:
    """Run the command.

    Args:
        argv: its arguments; the process's own by default.
        out: stream for answers.
        err: stream for complaints.
        environ: the environment; it says the language.

    Returns:
        The exit status: 0 for an answer, 1 if `ask` found only what is nearest, `dev texts` what is
        missing or `dev try` a fault, 2 for a file or an argument that cannot be read, 130 after Ctrl-C.
    """
    argv = sys.argv[1:] if argv is None else argv
    environ = os.environ if environ is None else environ
    console = Console(out or sys.stdout, err or sys.stderr, as_json=False, locale=_locale(argv, environ))
    try:
        said = parser(lambda: console.texts).parse_args(argv)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else UNREADABLE
    console.as_json = getattr(said, "json", False)
    try:
        return _run(console, said, Where.of(said, environ), out or sys.stdout)
    except KeyboardInterrupt:
        return STOPPED


def _locale(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    from companion.commands.languages import language

    return language(argv, environ)


def _run(console: Console, said: Namespace, where: Where, out: TextIO) -> int:
    match said.command:
        case "score" | "check" | "survey":
            return _referee(console, said)
        case "replay":
            from companion.commands.replays import replay

            return console.each(said.files, lambda path: replay(console, path, said.to))
        case "history":
            from companion.commands.history_commands import history

            return history(console, where, said.limit)
        case "export":
            from companion.commands.history_commands import export

            return export(console, where, said.format, said.output, partial(_write, out))
        case "import":
            from companion.commands.taking_in import import_plays

            return import_plays(console, where, said)
        case "box":
            from companion.commands.boxes import box

            return box(console, said, where)
        case "move":
            from companion.commands.moving import move

            return move(console, where, said)
        case "ask":
            from companion.commands.asking import ask

            return ask(console, said)
        case "link":
            from companion.commands.host_link import host_link

            return host_link(console, where, said.address)
        case "homes":
            from companion.commands.homes import homes

            return homes(console, where, said)
        case "doctor":
            from companion.commands.doctor import doctor

            return doctor(console, where, said.repair)
        case "dev":
            return _development(console, said)
    return _serve(console, said, where, out)


def _referee(console: Console, said: Namespace) -> int:
    from companion.commands import referee

    if said.command == "survey":
        return console.each(said.files, lambda path: referee.survey(console, path, said.seat, said.piece))
    if said.command == "check":
        return console.each(said.files, lambda path: referee.check(console, path, said.moves or ()))
    return console.each(said.files, partial(referee.score, console))


def _development(console: Console, said: Namespace) -> int:
    if said.act == "new":
        from companion.commands.new_game import new

        return new(console, said.name, said.to)
    if said.act == "try":
        from companion.commands.self_check import try_game

        return try_game(console, said.game)
    from companion.commands.dev import texts

    return texts(console, said.game)


def _write(out: TextIO, data: bytes) -> None:
    binary = getattr(out, "buffer", None)
    if binary is None:
        out.write(data.decode("utf-8"))
        return
    out.flush()
    binary.write(data)
    binary.flush()


def _serve(console: Console, said: Namespace, where: Where, out: TextIO) -> int:
    """Serve the app until Ctrl-C. The screens are opened only here and in `_serve_homes`."""
    from companion.commands.address import announce, open_browser
    from companion.commands.history_commands import file_error, report_lines
    from companion.commands.inviting import Inviting
    from companion.commands.window import open_window
    from companion.data import find_views
    from companion.errors import CompanionError
    from companion.hosting.server_address import PublicUrlError, every_host, public_url

    find_views()
    from views.entry.app import Opened, serve_app

    def ready(opened: Opened) -> None:
        if said.worker:
            return  # its log tells, where no link that gives rights may stand; `companion link` makes one
        handed_out = opened.server_address.public is not None or said.no_browser
        announce(console, opened.url, opened.server_address, out, opened.host_link() if handed_out else None)
        Inviting(console, opened.house, opened.server_address, out).begin()
        console.lines(report_lines(console.texts, opened.house.tables.reports))
        out.flush()
        if said.no_browser:
            return
        url = opened.host_link() if opened.server_address.public else opened.url
        if said.window and open_window(url, os.environ):
            return
        if said.window:
            console.say("cli-window-none")
        open_browser(url)

    if said.worker and not where.store:
        console.say("serve-worker-store")
        return UNREADABLE
    try:
        if every := every_host(said.public_url or ""):
            return _serve_homes(console, said, where, every)
        public = public_url(said.public_url) if said.public_url else None
        serve_app(
            host=said.host,
            port=said.port,
            home=where.folder,
            store=where.store,
            name=where.name,
            public=public,
            worker=said.worker,
            on_ready=ready,
        )
    except PublicUrlError as error:
        console.say(error.id, **error.params)
        return UNREADABLE
    except CompanionError as error:
        console.refuse(file_error(error, where.folder))
        return UNREADABLE
    except OSError as error:
        said_id, params = getattr(error, "id", None), getattr(error, "params", None)
        if said_id is None or params is None:
            raise
        console.say(said_id, **params)
        return UNREADABLE
    return ANSWERED


def _serve_homes(console: Console, said: Namespace, where: Where, every: "EveryHost") -> int:
    """Serve every home of a store, each at its own host name. Raises the errors that `_serve` reports."""
    from views.entry.app import serve_homes

    if not where.store or where.chosen:
        console.say("serve-homes-name" if where.store else "serve-homes-store")
        return UNREADABLE

    def ready(urls: tuple[str, ...]) -> None:
        if said.worker:
            return
        for url in urls:
            console.lines([console.texts.say("cli-serve-public", url=url)])
        console.lines([console.texts.say("cli-serve-homes" if urls else "cli-serve-no-homes")])

    serve_homes(
        host=said.host, port=said.port, store=where.store, every=every, worker=said.worker, on_ready=ready
    )
    return ANSWERED
