"""The grammar of the `companion` command. Every help text is a message id until it is shown."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.locale.negotiation import LOCALES

if TYPE_CHECKING:
    from companion.locale.texts import Texts

EVERYWHERE = "0.0.0.0"
"""Default address to listen at: phones at the table are what the app is there for."""

HERE = "127.0.0.1"
"""Address to listen at with ``--only-here``."""

LONGEST_WORKER = 40
"""Characters that the name of a worker may have."""

MOST_OPEN = 100_000
"""Tables that a home may be allowed to have open at once."""

EXAMPLES = ("counting", "dominoes", "fruit")
"""The games that a new game can begin as: numbers, squares with pieces, cards in phases."""

FORMATS = ("json", "csv", "bgstats")
"""The forms the history can be exported in."""


def _make_formatter(texts: "Callable[[], Texts]") -> type[argparse.HelpFormatter]:
    """Build a help formatter that says message ids in a language. Texts are read only when help is shown."""

    class Speaking(argparse.HelpFormatter):
        def _get_help_string(self, action: argparse.Action) -> str:
            return texts().say(action.help or "").replace("%", "%%")

        def add_text(self, text: str | None) -> None:
            super().add_text(texts().say(text) if text and text.startswith("cli-") else text)

    return Speaking


def make_parser(texts: "Callable[[], Texts]") -> argparse.ArgumentParser:
    """Build the grammar of the command.

    Args:
        texts: gives the reader's sentences when help is shown.
    """
    formatter: Any = _make_formatter(texts)
    whole = argparse.ArgumentParser(
        prog="companion",
        description="cli-help",
        formatter_class=formatter,
        allow_abbrev=False,
        add_help=False,
    )
    location = whole.add_mutually_exclusive_group()
    location.add_argument("--host", default=EVERYWHERE, help="cli-help-host")
    location.add_argument(
        "--only-here", action="store_const", const=HERE, dest="host", help="cli-help-only-here"
    )
    whole.add_argument("--port", type=_parse_port, help="cli-help-port")
    whole.add_argument("--public-url", metavar="URL", help="cli-help-public-url")
    whole.add_argument("--worker", metavar="NAME", type=_parse_worker, help="cli-help-worker")
    shown = whole.add_mutually_exclusive_group()
    shown.add_argument("--no-browser", action="store_true", help="cli-help-no-browser")
    shown.add_argument("--window", action="store_true", help="cli-help-window")
    _add_shared_arguments(whole, home=None, store=None, home_name=None, lang=None)
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, group: Any = None) -> argparse.ArgumentParser:
        *_, last = name.split("-")
        said = f"cli-help-{name}"
        made: argparse.ArgumentParser = (group or commands).add_parser(
            last,
            help=said,
            description=said,
            formatter_class=formatter,
            allow_abbrev=False,
            add_help=False,
        )
        if name != "dev":
            made.add_argument("--json", action="store_true", help="cli-help-json")
        return made

    _add_file_commands(command)
    _add_home_commands(command)
    _add_rules_commands(command)
    _add_dev_commands(command)
    return whole


def _add_file_commands(command: Callable[[str], argparse.ArgumentParser]) -> None:
    for name in ("score", "check", "survey", "replay"):
        made = command(name)
        made.add_argument("files", nargs="+", metavar="FILE", help="cli-help-files")
        if name == "survey":
            made.add_argument("--seat", required=True, help="cli-help-seat")
            made.add_argument("--piece", required=True, help="cli-help-piece")
        if name == "check":
            made.add_argument(
                "--move", action="append", metavar="TABLE", dest="moves", help="cli-help-check-move"
            )
        if name == "replay":
            made.add_argument("--to", type=int, metavar="N", help="cli-help-to")
        _add_shared_arguments(made)


def _add_home_commands(command: Callable[[str], argparse.ArgumentParser]) -> None:
    history = command("history")
    history.add_argument("--limit", type=_parse_count, metavar="N", help="cli-help-limit")
    export = command("export")
    export.add_argument("--format", choices=FORMATS, default="json", help="cli-help-format")
    export.add_argument("--output", type=Path, metavar="FILE", help="cli-help-output")
    taking = command("import")
    taking.add_argument("files", nargs="+", metavar="FILE", help="cli-help-import-files")
    taking.add_argument("--column", action="append", metavar="HEADING=WHAT", help="cli-help-import-column")
    taking.add_argument("--dates", choices=("ymd", "dmy", "mdy"), help="cli-help-import-dates")
    taking.add_argument("--decimal", choices=("point", "comma"), help="cli-help-import-decimal")
    taking.add_argument("--dash", choices=("there", "away"), help="cli-help-import-dash")
    taking.add_argument("--dry-run", action="store_true", help="cli-help-import-dry")
    box = command("box")
    box.add_argument("game", metavar="GAME", help="cli-help-box-game")
    act = box.add_mutually_exclusive_group()
    act.add_argument("--export", type=Path, metavar="FILE", help="cli-help-box-export")
    act.add_argument("--import", type=Path, metavar="FILE", dest="taken", help="cli-help-box-import")
    act.add_argument("--set", metavar="NAME=TEXT", dest="said", help="cli-help-box-set")
    act.add_argument("--reset", metavar="NAME", help="cli-help-box-reset")
    doctor = command("doctor")
    doctor.add_argument("--repair", action="store_true", help="cli-help-repair")
    move = command("move")
    move.add_argument("--to", required=True, metavar="FOLDER|URL", help="cli-help-move-to")
    move.add_argument("--to-name", metavar="NAME", help="cli-help-move-to-name")
    link = command("host-link")
    link.add_argument("address", metavar="URL", help="cli-help-host-address")
    homes = command("homes")
    homes.add_argument("name", nargs="?", metavar="NAME", help="cli-help-homes-name")
    homes.add_argument("--new", action="store_true", help="cli-help-homes-new")
    found = homes.add_mutually_exclusive_group()
    found.add_argument("--at", metavar="HOST", help="cli-help-homes-at")
    found.add_argument("--nowhere", action="store_true", help="cli-help-homes-nowhere")
    homes.add_argument("--most-open", type=_parse_most_open, metavar="N", help="cli-help-homes-most")
    for made in (history, export, taking, box, doctor, move, link, homes):
        _add_shared_arguments(made)


def _add_rules_commands(command: Callable[[str], argparse.ArgumentParser]) -> None:
    ask = command("ask")
    ask.add_argument("game", metavar="GAME", help="cli-help-box-game")
    ask.add_argument("question", nargs="+", metavar="QUESTION", help="cli-help-ask-question")
    ask.add_argument("--file", type=Path, metavar="FILE", help="cli-help-ask-file")
    ask.add_argument("--seat", metavar="NAME", help="cli-help-ask-seat")
    _add_shared_arguments(ask)


def _add_dev_commands(command: Callable[..., argparse.ArgumentParser]) -> None:
    dev = command("dev")
    dev.add_argument("-h", "--help", action="help", help="cli-help-help")
    within = dev.add_subparsers(dest="act", metavar="COMMAND", required=True)
    texts = command("dev-texts", within)
    texts.add_argument("game", metavar="GAME", help="cli-help-box-game")
    tried = command("dev-try", within)
    tried.add_argument("game", metavar="GAME", help="cli-help-box-game")
    new = command("dev-new", within)
    new.add_argument("name", metavar="NAME", help="cli-help-dev-new-name")
    new.add_argument("--to", type=Path, metavar="FOLDER", help="cli-help-dev-new-to")
    new.add_argument("--like", choices=EXAMPLES, default=EXAMPLES[0], help="cli-help-dev-new-like")
    for made in (texts, tried, new):
        _add_shared_arguments(made)


def _add_shared_arguments(made: argparse.ArgumentParser, **defaults: None) -> None:
    """Add the arguments that may stand before and after the command's name.

    After it they have no default, so that an absent one leaves the value from before.
    """
    made.add_argument("-h", "--help", action="help", help="cli-help-help")
    made.add_argument(
        "--home", type=Path, default=defaults.get("home", argparse.SUPPRESS), help="cli-help-home"
    )
    made.add_argument(
        "--store", metavar="URL", default=defaults.get("store", argparse.SUPPRESS), help="cli-help-store"
    )
    made.add_argument(
        "--home-name",
        metavar="NAME",
        default=defaults.get("home_name", argparse.SUPPRESS),
        help="cli-help-home-name",
    )
    made.add_argument(
        "--lang", choices=LOCALES, default=defaults.get("lang", argparse.SUPPRESS), help="cli-help-lang"
    )


def _parse_count(text: str) -> int:
    value = int(text)
    if value < 0:
        raise ValueError(text)
    return value


def _parse_most_open(text: str) -> int:
    value = int(text)
    if not 1 <= value <= MOST_OPEN:
        raise ValueError(text)
    return value


def _parse_worker(text: str) -> str:
    if not text or len(text) > LONGEST_WORKER or not all(each.isalnum() or each in "-_." for each in text):
        raise ValueError(text)
    return text


def _parse_port(text: str) -> int:
    value = int(text)
    if not 0 <= value <= 65_535:
        raise ValueError(text)
    return value
