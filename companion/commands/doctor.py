"""`companion doctor`: is everything that is kept sound, and what would be repaired?

It looks at a copy, on which everything is done that a start would do; nothing of the home changes unless a
repair is asked for.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.keeping import file_error, report_lines
from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.files.errors import FileError, Sentence
from companion.games import GAMES
from companion.history.errors import JournalMissing, Report
from companion.history.files import is_aside
from companion.history.home import Home
from companion.hosting.house import House
from companion.hosting.loading import summarise, table_from


@dataclass(frozen=True)
class Examined:
    """What the doctor found.

    Attributes:
        open_tables: how many tables are open.
        finished: how many are in the history.
        findings: what is wrong, or was repaired.
        aside: the files that were set aside, now or earlier.
    """

    open_tables: int
    finished: int
    findings: tuple[Report, ...]
    aside: tuple[str, ...] = ()


def doctor(console: Console, home: Path | None, repair: bool) -> int:
    """Examine a home, and repair what can be if asked to.

    Returns:
        The exit status: as for an unreadable file while anything is wrong that was not repaired.
    """
    try:
        with Home.open(home) as held:
            folder = held.path
            before = _examined_copy(folder)
        if repair and before.findings:
            repaired = _examined(folder)
            console.answer(_answer(console, folder, repaired, repaired=True))
            with Home.open(folder):
                left = _examined_copy(folder).findings
        else:
            console.answer(_answer(console, folder, before, repaired=False))
            left = before.findings
    except (CompanionError, FileError) as error:
        console.refuse(file_error(error, home))
        return UNREADABLE
    return UNREADABLE if left else ANSWERED


def _examined_copy(folder: Path) -> Examined:
    with tempfile.TemporaryDirectory(prefix="companion-doctor-") as spare:
        copy = Path(spare).resolve() / "home"
        try:
            shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("*.lock"))
        except OSError as error:  # several failed copies come as one, too
            raise FileError(
                str(folder), Sentence("cli-doctor-unreadable", {"why": str(error)[:200]})
            ) from error
        found = _examined(copy, fsync=False)
    told = tuple(_moved(report, str(copy), str(folder)) for report in found.findings)
    return Examined(found.open_tables, found.finished, told, _aside(folder))


def _moved(report: Report, copy: str, folder: str) -> Report:
    params = {
        name: value.replace(copy, folder) if isinstance(value, str) else value
        for name, value in report.params.items()
    }
    return Report(report.id, params)


def _examined(folder: Path, *, fsync: bool = True) -> Examined:
    """Do what a start does, then read what a start does not: the records, and each entry of the boxes."""
    with House.open(folder, fsync=fsync) as house:
        library = house.tables.library
        library.check_records(summarise)
        for game in GAMES.values():
            with suppress(CompanionError):  # told when the house was opened
                house.boxes.owner_entries(game)
        astray = tuple(_astray(house))
        counts = len(library.open_tables()), library.count()
        findings = (*house.tables.reports, *astray)
    return Examined(*counts, findings, _aside(folder))


def _aside(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(str(path) for path in folder.rglob("*") if is_aside(path.name)))


def _astray(house: House) -> Iterator[Report]:
    library = house.tables.library
    for summary in library.all():
        try:
            table_from(library.lines(summary.id))
        except JournalMissing:
            continue
        except CompanionError as error:
            yield Report(error.id, error.params)
        except (WireError, Diverged) as error:
            yield Report("cli-doctor-astray", {"table": summary.id, "why": str(error)})


def _answer(console: Console, folder: Path, found: Examined, *, repaired: bool) -> CommandAnswer:
    findings = [
        {
            "id": report.id,
            "params": dict(report.params),
            "text": console.texts.say(report.id, **report.params),
        }
        for report in found.findings
    ]
    document = {
        "home": str(folder),
        "open": found.open_tables,
        "finished": found.finished,
        "repaired": repaired,
        "findings": findings,
        "aside": list(found.aside),
    }
    return CommandAnswer(document, lambda: _lines(console, folder, found, repaired=repaired))


def _lines(console: Console, folder: Path, found: Examined, *, repaired: bool) -> Iterator[str]:
    texts = console.texts
    yield texts.say("cli-doctor-home", path=str(folder), open=found.open_tables, finished=found.finished)
    if found.findings:
        yield texts.say("cli-doctor-repaired" if repaired else "cli-doctor-would")
        yield from report_lines(texts, found.findings)
    else:
        yield texts.say("cli-doctor-sound")
    if found.aside:
        yield texts.say("cli-doctor-aside", count=len(found.aside))
        yield from (f"• {path}" for path in found.aside)
