"""`companion replay`: a record's position at any step, and what led there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from companion.commands.columns import align_columns
from companion.commands.console import CommandAnswer, Console
from companion.engine.certainty import count_unread
from companion.engine.record import Corrected, Overruled
from companion.engine.table import Step
from companion.engine.wire import digest
from companion.files.errors import FileError, Sentence
from companion.files.loaded import read_table
from companion.files.position import write_position
from companion.files.record import AnyTable
from companion.files.type_errors import wrong_value
from companion.locale.texts import Texts


def replay(console: Console, path: Path, to: int | None) -> CommandAnswer:
    """Show the position after some of the entries that stand, and the log up to there.

    Every entry is judged again, and the fingerprint it carries compared with the position it leads to.

    Args:
        console: gives the language.
        path: a record.
        to: number of entries; all of them if None.

    Raises:
        FileError: the record cannot be read, does not fit the rules, or has not so many entries.
    """
    table = read_table(path)
    steps = len(table.done)
    step = steps if to is None else to
    if not 0 <= step <= steps:
        expected = Sentence("file-expected-number", {"least": 0, "most": steps})
        raise FileError(str(path), wrong_value(expected, step), field="--to")
    position = table.at_step(step)
    log = [_log_entries(console.texts, table, number) for number in range(step)]
    document = {
        "game": table.game.id,
        "id": table.header.id,
        "seats": [seat.name for seat in table.header.setup.seats],
        "step": step,
        "steps": steps,
        "entries": table.seq,
        "digest": digest(position),
        "log": log,
        "position": msgspec.to_builtins(position),
    }
    unread = count_unread(table, position)
    if unread:
        document["unread_count"] = unread
    return CommandAnswer(document, lambda: _replay_lines(console.texts, table, str(path), log, unread))


def _log_entries(texts: Texts, table: AnyTable, number: int) -> dict[str, Any]:
    step: Step[Any, Any, Any] = table.done[number]
    entry, names = step.entry, [seat.name for seat in table.header.setup.seats]
    before, game = table.at_step(number), table.game
    if isinstance(entry, Corrected):
        notice, kind = game.describe_correction(before, entry.correction), "correct"
    else:
        notice, kind = game.describe(before, entry.seat, entry.move), "move"
    text = texts.about(game.id, kind, notice.id, notice.params, names)
    if isinstance(entry, Overruled):
        text = texts.say("cli-replay-overruled", text=text, rules=entry.violations)
    tag = type(entry).__struct_config__.tag
    return {"step": number + 1, "seq": entry.seq, "entry": tag, "text": text}


def _replay_lines(
    texts: Texts, table: AnyTable, file: str, log: list[dict[str, Any]], unread: int
) -> Iterator[str]:
    step = len(log)
    location = texts.say("cli-replay-step", step=step, steps=len(table.done))
    yield " · ".join((file, texts.game_name(table.game.id, table.variant), location))
    rows = [(f"{line['step']}.", line["text"]) for line in log]
    yield from align_columns(rows, numbers=frozenset({0}))
    yield ""
    position = table.at_step(step)
    names = [seat.name for seat in table.header.setup.seats]
    yield from write_position(table.game, position, names).splitlines()
    yield f"# {digest(position)}"
    if unread:
        yield f"# {texts.say('app-not-final', count=unread)}"
    yield ""
