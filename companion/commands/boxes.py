"""`companion box`: the entries of the owner's box, each with its source."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.bounds import BOX
from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.history_commands import file_error
from companion.commands.home_path import HomeLocation
from companion.engine.box import Box
from companion.engine.game import Game
from companion.errors import CompanionError
from companion.files.errors import FileError, Sentence
from companion.files.reading import read_bytes
from companion.games import GAMES
from companion.history.boxes import Boxes
from companion.history.errors import BoxFileRefused, EntryRefused, OtherBox, reason_of
from companion.hosting.open_home import current_millis
from companion.locale.texts import Texts

AnyGame = Game[Any, Any, Any]


def box(console: Console, args: Namespace, location: HomeLocation) -> int:
    """Show the owner's box of a game, after changing, saving or reading it if asked to.

    Args:
        console: prints the box in its language.
        args: ``game``, and of ``export``, ``taken``, ``args`` and ``reset`` one at most.
        location: home that holds the boxes.

    Returns:
        The exit status.
    """
    game = console.find_game("box", GAMES, args.game)
    if game is None:
        return UNREADABLE
    try:
        with location.open() as (home, _):
            boxes = Boxes(
                home.boxes,
                clock=current_millis,
                report=lambda told: console.say(told.id, **told.params),
                disk=home.disk,
            )
            _change_box(console, boxes, game, args)
    except (CompanionError, FileError) as error:
        console.refuse(file_error(error, location.folder))
        return UNREADABLE
    return ANSWERED


def _change_box(console: Console, boxes: Boxes, game: AnyGame, args: Namespace) -> None:
    if args.export:
        _export_box(boxes, game, args.export)
        return
    if args.taken:
        console.say("cli-box-taken", count=_import_box(boxes, game, args.taken))
    elif args.said:
        _set_entry(boxes, game, args.said)
    elif args.reset:
        _reset_entry(boxes, game, args.reset)
    box = boxes.box(game)
    console.answer(CommandAnswer(_box_document(box), lambda: _box_lines(console.texts, box)))


def _export_box(boxes: Boxes, game: AnyGame, path: Path) -> None:
    data = boxes.export(game)
    try:
        path.write_bytes(data)
    except OSError as error:
        raise FileError(str(path), Sentence("cli-export-failed", {"reason": reason_of(error)})) from error


def _import_box(boxes: Boxes, game: AnyGame, path: Path) -> int:
    data = read_bytes(path, BOX)
    try:
        return len(boxes.import_entries(game, data))
    except (BoxFileRefused, OtherBox, EntryRefused) as error:
        raise FileError(str(path), Sentence(error.id, dict(error.params))) from error


def _set_entry(boxes: Boxes, game: AnyGame, args: str) -> None:
    name, sign, text = args.partition("=")
    if not sign:
        raise FileError("--set", Sentence("cli-box-set-form"))
    try:
        boxes.put(game, {name: text})
    except EntryRefused as error:
        raise FileError("--set", Sentence(error.id, dict(error.params)), field=name[:40]) from error


def _reset_entry(boxes: Boxes, game: AnyGame, name: str) -> None:
    if not game.box.is_readable(name):
        raise FileError("--reset", Sentence("box-why", {"why": "name"}), field=name[:40])
    boxes.forget(game, (name,))


def _box_document(box: Box) -> dict[str, Any]:
    entries = {
        name: {"value": entry.value, "source": entry.source, "cites": entry.cites}
        for name, entry in box.entries.items()
    }
    return {"game": box.game, "entries": entries}


def _box_lines(texts: Texts, box: Box) -> Iterator[str]:
    if not box.entries:
        yield texts.say("app-box-nothing")
    for name, entry in box.entries.items():
        source = texts.say(f"app-box-source-{entry.source}")
        yield texts.say("cli-box-entry", name=name, value=_show_value(entry.value), source=source)


def _show_value(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return (
        ", ".join(f"{name} {one}" for name, one in value.items()) if isinstance(value, dict) else str(value)
    )
