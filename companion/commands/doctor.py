"""`companion doctor`: is everything that is kept sound, and what would be repaired?

It looks at a copy, on which everything is done that a start would do; nothing of the home changes unless a
repair is asked for.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.history_commands import file_error, report_lines
from companion.commands.home_path import HomeLocation
from companion.commands.moving import PATIENCE
from companion.errors import CompanionError
from companion.files.errors import FileError, Sentence
from companion.history.disk import Disk
from companion.history.errors import Report, reason_of
from companion.history.files import is_aside
from companion.history.home import Home
from companion.history.trial_copy import trial_copy
from companion.hosting.checking import check_all
from companion.hosting.open_home import OpenHome, current_millis
from companion.hosting.reports import move_paths
from companion.postgres.opening import REACH, open_store

if TYPE_CHECKING:
    from companion.postgres.store import Store


@dataclass(frozen=True)
class Examined:
    """Findings of the doctor.

    Attributes:
        open_tables: number of open tables.
        finished: number of tables in the history.
        findings: what is wrong, or was repaired.
        aside: the files that were set aside, now or earlier.
    """

    open_tables: int
    finished: int
    findings: tuple[Report, ...]
    aside: tuple[str, ...] = ()


def doctor(console: Console, location: HomeLocation, repair: bool) -> int:
    """Examine a home, and repair it if asked to.

    Returns:
        The exit status: as for an unreadable file while anything is wrong that was not repaired.
    """
    try:
        with _patient(location) as patient:
            before = patient.look()
            if repair and before.findings:
                console.answer(_make_answer(console, patient.name, patient.repair(), repaired=True))
                left = patient.look().findings
            else:
                console.answer(_make_answer(console, patient.name, before, repaired=False))
                left = before.findings
    except (CompanionError, FileError) as error:
        console.refuse(file_error(error, location.folder))
        return UNREADABLE
    return UNREADABLE if left else ANSWERED


class Patient(Protocol):
    """Home that is examined.

    Attributes:
        name: where it is.
    """

    name: str

    def look(self) -> Examined:
        """List the damage of the home, and change nothing."""

    def repair(self) -> Examined:
        """Repair the home as far as possible, and list the damage it had."""


@contextmanager
def _patient(location: HomeLocation) -> Iterator[Patient]:
    if location.store is None:
        yield FolderPatient(location.folder)
        return
    store = open_store(location.store, patience=PATIENCE, reach=REACH)
    try:
        yield StorePatient(store, location.name)
    finally:
        store.close()


class FolderPatient:
    """Home that is a folder, examined in a copy beside it. See `Patient`."""

    def __init__(self, folder: Path | None) -> None:
        """Open the home once to find its path.

        Raises:
            CompanionError: it is in use, or cannot be opened.
        """
        with Home.open(folder) as held:
            self._folder = held.path
        self.name = str(self._folder)

    def look(self) -> Examined:
        """See `Patient`."""
        with Home.open(self._folder):
            return _examine_copy(self._folder)

    def repair(self) -> Examined:
        """See `Patient`."""
        with OpenHome.open(self._folder) as home:
            found = _examine_home(home)
        return replace(found, aside=_list_set_aside(self._folder))


class StorePatient:
    """Home in a store, which may be played in meanwhile, examined in a copy within it. See `Patient`."""

    def __init__(self, store: "Store", name: str) -> None:
        """Find the home in the store.

        Raises:
            CompanionError: there is no such home, or the database cannot be reached.
        """
        self._store, self._home, self.name = store, name, store.home(name, current_millis, make=False).name

    def look(self) -> Examined:
        """See `Patient`."""
        with self._store.copy(self._home, current_millis) as copy, OpenHome.open_store_home(copy) as home:
            found = _examine_home(home)
        return replace(found, aside=self._list_set_aside())

    def repair(self) -> Examined:
        """See `Patient`."""
        with OpenHome.open_in_store(self._store, self._home) as home:
            found = _examine_home(home)
        return replace(found, aside=self._list_set_aside())

    def _list_set_aside(self) -> tuple[str, ...]:
        names = self._store.home(self._home, current_millis, make=False).files.all_names()
        return tuple(f"{self.name}/{name}" for name in names if is_aside(Path(name).name))


def _examine_copy(folder: Path) -> Examined:
    try:
        with trial_copy(folder) as (copy, disk):
            found = _examine_trial(copy, disk, folder)
    except OSError as error:
        said = Sentence("cli-doctor-unreadable", {"reason": reason_of(error)})
        raise FileError(str(folder), said) from error
    return replace(found, aside=_list_set_aside(folder))


def _examine_trial(copy: Path, disk: Disk, folder: Path) -> Examined:
    try:
        with OpenHome.open(copy, disk=disk) as home:
            found = _examine_home(home)
    except CompanionError as error:
        told = move_paths(Report(error.id, error.params), str(copy), str(folder))
        raise FileError(str(folder), Sentence(told.id, dict(told.params))) from error
    findings = tuple(move_paths(report, str(copy), str(folder)) for report in found.findings)
    return replace(found, findings=findings)


def _examine_home(home: OpenHome) -> Examined:
    """Read all files that are kept. A start does not do so."""
    findings, library = check_all(home), home.tables.library
    return Examined(len(library.open_tables()), library.summaries.count(), findings)


def _list_set_aside(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(str(path) for path in folder.rglob("*") if is_aside(path.name)))


def _make_answer(console: Console, name: str, found: Examined, *, repaired: bool) -> CommandAnswer:
    findings = [
        {
            "id": report.id,
            "params": dict(report.params),
            "text": console.texts.say(report.id, **report.params),
        }
        for report in found.findings
    ]
    document = {
        "home": name,
        "open": found.open_tables,
        "finished": found.finished,
        "repaired": repaired,
        "findings": findings,
        "aside": list(found.aside),
    }
    return CommandAnswer(document, lambda: _report_lines(console, name, found, repaired=repaired))


def _report_lines(console: Console, name: str, found: Examined, *, repaired: bool) -> Iterator[str]:
    texts = console.texts
    yield texts.say("cli-doctor-home", path=name, open=found.open_tables, finished=found.finished)
    if found.findings:
        yield texts.say("cli-doctor-repaired" if repaired else "cli-doctor-would")
        yield from report_lines(texts, found.findings)
    else:
        yield texts.say("cli-doctor-sound")
    if found.aside:
        yield texts.say("cli-doctor-aside", count=len(found.aside))
        yield from (f"• {path}" for path in found.aside)
