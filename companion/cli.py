"""The `companion` command: the front door. Without a command it opens the app."""

import os
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, TextIO

from companion.commands.arguments import make_parser
from companion.commands.console import ANSWERED, UNREADABLE, Console
from companion.commands.home_path import HomeLocation

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
    console = Console(
        out or sys.stdout, err or sys.stderr, as_json=False, locale=_choose_locale(argv, environ)
    )
    try:
        args = make_parser(lambda: console.texts).parse_args(argv)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else UNREADABLE
    console.as_json = getattr(args, "json", False)
    try:
        return _run_command(console, args, HomeLocation.from_args(args, environ), out or sys.stdout)
    except KeyboardInterrupt:
        return STOPPED


def _choose_locale(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    from companion.commands.languages import language

    return language(argv, environ)


def _run_command(console: Console, args: Namespace, location: HomeLocation, out: TextIO) -> int:
    match args.command:
        case "score" | "check" | "survey":
            return _run_referee(console, args)
        case "replay":
            from companion.commands.replays import replay

            return console.each(args.files, lambda path: replay(console, path, args.to))
        case "history":
            from companion.commands.history_commands import history

            return history(console, location, args.limit)
        case "export":
            from companion.commands.history_commands import export

            return export(console, location, args.format, args.output, partial(_write_bytes, out))
        case "import":
            from companion.commands.taking_in import import_plays

            return import_plays(console, location, args)
        case "box":
            from companion.commands.boxes import box

            return box(console, args, location)
        case "move":
            from companion.commands.moving import move

            return move(console, location, args)
        case "ask":
            from companion.commands.asking import ask

            return ask(console, args)
        case "link":
            from companion.commands.host_link import host_link

            return host_link(console, location, args.address)
        case "homes":
            from companion.commands.homes import homes

            return homes(console, location, args)
        case "doctor":
            from companion.commands.doctor import doctor

            return doctor(console, location, args.repair)
        case "dev":
            return _run_dev_command(console, args)
    return _serve_home(console, args, location, out)


def _run_referee(console: Console, args: Namespace) -> int:
    from companion.commands import referee

    if args.command == "survey":
        return console.each(args.files, lambda path: referee.survey(console, path, args.seat, args.piece))
    if args.command == "check":
        return console.each(args.files, lambda path: referee.check(console, path, args.moves or ()))
    return console.each(args.files, partial(referee.score, console))


def _run_dev_command(console: Console, args: Namespace) -> int:
    if args.act == "new":
        from companion.commands.new_game import new

        return new(console, args.name, args.to, args.like)
    if args.act == "try":
        from companion.commands.self_check import try_game

        return try_game(console, args.game)
    from companion.commands.dev import texts

    return texts(console, args.game)


def _write_bytes(out: TextIO, data: bytes) -> None:
    binary = getattr(out, "buffer", None)
    if binary is None:
        out.write(data.decode("utf-8"))
        return
    out.flush()
    binary.write(data)
    binary.flush()


def _serve_home(console: Console, args: Namespace, location: HomeLocation, out: TextIO) -> int:
    """Serve the app until Ctrl-C. The screens are opened only here and in `_serve_homes`."""
    from companion.commands.address import announce, open_browser
    from companion.commands.history_commands import file_error, report_lines
    from companion.commands.inviting import InvitationPrinter
    from companion.commands.window import open_window
    from companion.data import find_views
    from companion.errors import CompanionError
    from companion.hosting.server_address import PublicUrlError, parse_every_host, parse_public_url

    find_views()
    from views.entry.app import Opened, serve_app

    def ready(opened: Opened) -> None:
        if args.worker:
            return  # its log tells, where no link that gives rights may stand; `companion link` makes one
        handed_out = opened.server_address.public is not None or args.no_browser
        announce(console, opened.url, opened.server_address, out, opened.host_link() if handed_out else None)
        InvitationPrinter(console, opened.house, opened.server_address, out).begin()
        console.lines(report_lines(console.texts, opened.house.tables.reports))
        out.flush()
        if args.no_browser:
            return
        url = opened.host_link() if opened.server_address.public else opened.url
        if args.window and open_window(url, os.environ):
            return
        if args.window:
            console.say("cli-window-none")
        open_browser(url)

    if args.worker and not location.store:
        console.say("serve-worker-store")
        return UNREADABLE
    try:
        if every := parse_every_host(args.public_url or ""):
            return _serve_homes(console, args, location, every)
        public = parse_public_url(args.public_url) if args.public_url else None
        serve_app(
            host=args.host,
            port=args.port,
            home=location.folder,
            store=location.store,
            name=location.name,
            public=public,
            worker=args.worker,
            on_ready=ready,
        )
    except PublicUrlError as error:
        console.say(error.id, **error.params)
        return UNREADABLE
    except CompanionError as error:
        console.refuse(file_error(error, location.folder))
        return UNREADABLE
    except OSError as error:
        said_id, params = getattr(error, "id", None), getattr(error, "params", None)
        if said_id is None or params is None:
            raise
        console.say(said_id, **params)
        return UNREADABLE
    return ANSWERED


def _serve_homes(console: Console, args: Namespace, location: HomeLocation, every: "EveryHost") -> int:
    """Serve every home of a store, each at its own host name. Raises the errors reported by `_serve_home`."""
    from views.entry.app import serve_homes

    if not location.store or location.chosen:
        console.say("serve-homes-name" if location.store else "serve-homes-store")
        return UNREADABLE

    def ready(urls: tuple[str, ...]) -> None:
        if args.worker:
            return
        for url in urls:
            console.lines([console.texts.say("cli-serve-public", url=url)])
        console.lines([console.texts.say("cli-serve-homes" if urls else "cli-serve-no-homes")])

    serve_homes(
        host=args.host, port=args.port, store=location.store, every=every, worker=args.worker, on_ready=ready
    )
    return ANSWERED
