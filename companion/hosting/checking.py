"""Checks of each store of a home, at every start and by the doctor."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.games import GAMES
from companion.history.album_check import check_albums
from companion.history.details import NO_DETAILS
from companion.history.errors import JournalMissing, Report, StoreUnreadable
from companion.history.stores import STORES
from companion.hosting.loading import summarise_lines, table_from
from companion.hosting.match_plays import BROUGHT
from companion.hosting.open_stores import OpenStores

Check = Callable[[OpenStores], Iterable[Report]]
"""Reads a store, sets aside what is damaged, and returns what `TableManager.reports` was not told."""


@dataclass(frozen=True, slots=True)
class Checks:
    """Checks of one store.

    Attributes:
        start: at every start.
        doctor: when the doctor looks, after the start.
    """

    start: Check
    doctor: Check


def check_at_start(stores: OpenStores) -> None:
    """Read every store as far as a start does, and report all damage."""
    for store in STORES:
        for report in _run_check(CHECKS[store.id].start, stores):
            stores.tables.reports.add(report)


def check_all(stores: OpenStores) -> tuple[Report, ...]:
    """Read everything that the home keeps, as the doctor does, and repair it if possible.

    Returns:
        All that is wrong or was repaired, the start's reports among it, each once.
    """
    more = [report for store in STORES for report in _run_check(CHECKS[store.id].doctor, stores)]
    found: list[Report] = []
    for report in (*stores.tables.reports, *more):
        if not any(_is_same_report(report, each) for each in found):
            found.append(report)
    return tuple(found)


def _run_check(check: Check, stores: OpenStores) -> Iterator[Report]:
    """Yield the reports of a check, and the error that stops the check. One store never stops the others."""
    try:
        yield from check(stores)
    except CompanionError as error:
        yield Report(error.id, error.params)


def _is_same_report(report: Report, other: Report) -> bool:
    """Tell if two reports are of the same trouble of the same file."""
    path = report.params.get("path")
    return report.id == other.id and (
        report.params == other.params or (path is not None and path == other.params.get("path"))
    )


def _no_reports(_: OpenStores) -> Iterable[Report]:
    return ()


def _without_reports(check: Callable[[OpenStores], object]) -> Check:
    """Wrap a check that reports its findings by itself."""

    def run_check(stores: OpenStores) -> Iterable[Report]:
        check(stores)
        return ()

    return run_check


def _check_boxes(stores: OpenStores) -> Iterator[Report]:
    for game in GAMES:
        try:
            stores.boxes.check((game,))
        except CompanionError as error:
            yield Report(error.id, error.params)


def _check_box_entries(stores: OpenStores) -> Iterable[Report]:
    for game in GAMES.values():
        with suppress(CompanionError):  # told at the start
            stores.boxes.owner_entries(game)
    return ()


def _check_records(stores: OpenStores) -> Iterator[Report]:
    """Play every record again, and yield those that do not lead to their stated position."""
    library = stores.tables.library
    library.check_records(summarise_lines)
    for summary in library.summaries.all():
        try:
            table_from(library.lines(summary.id))
        except JournalMissing:
            continue  # told by `check_records`
        except CompanionError as error:
            yield Report(error.id, error.params)
        except Exception as error:  # whatever another version's record makes a game stumble over
            why = str(error) if isinstance(error, WireError | Diverged) else type(error).__name__
            yield Report("cli-doctor-astray", {"table": summary.id, "why": why})


def _check_albums(stores: OpenStores) -> Iterator[Report]:
    home = stores.home
    try:
        yield from check_albums(home.disk, home.albums)
    except OSError as error:
        raise StoreUnreadable(home.albums, error) from error


def _drop_strays(stores: OpenStores) -> Iterator[Report]:
    """Forget the places, notes and details of games that never came in, because the app ended while they did.

    Those of a table with any file left, were it set aside, stay: it may come back.
    """
    home, library, albums = stores.home, stores.tables.library, stores.albums
    try:
        files = [*home.disk.names(home.tables), *home.disk.names(home.records)]
        noted = {Path(name).stem for name in home.disk.names(home.albums) if name.endswith(".txt")}
    except OSError as error:
        raise StoreUnreadable(home.albums, error) from error
    left = {name.partition(".")[0] for name in files}
    known = {*albums.places.all(), *albums.details.all(), *noted}
    gone = {table for table in known if table.startswith(BROUGHT)} - left - {*library.open_tables()}
    gone = {table for table in gone if not library.is_finished(table)}
    for table in gone & noted:
        albums.set_note(table, "")
    albums.places.set(dict.fromkeys(gone, ""))
    albums.details.set(dict.fromkeys(gone, NO_DETAILS))
    if gone:
        yield Report("cli-doctor-strays", {"count": len(gone)})


CHECKS = {
    # a folder's tables are opened before anything else, those of a database when somebody looks at them
    "tables": Checks(_no_reports, _without_reports(lambda stores: stores.tables.open_tables())),
    "records": Checks(_no_reports, _check_records),
    "history": Checks(_no_reports, _no_reports),  # made from the records
    "people": Checks(_without_reports(lambda stores: stores.people.check()), _no_reports),
    "preferences": Checks(_without_reports(lambda stores: stores.preferences.check()), _no_reports),
    "places": Checks(_without_reports(lambda stores: stores.albums.places.check()), _drop_strays),
    "details": Checks(_without_reports(lambda stores: stores.albums.details.check()), _no_reports),
    "tools": Checks(_without_reports(lambda stores: stores.tools.check()), _no_reports),
    "seats": Checks(_without_reports(lambda stores: stores.seating.check()), _no_reports),
    "boxes": Checks(_check_boxes, _check_box_entries),
    "notes": Checks(_no_reports, _check_albums),
    "photos": Checks(_no_reports, _no_reports),  # with the notes
    "lock": Checks(_no_reports, _no_reports),  # nothing is written in it
    "backups": Checks(_no_reports, _no_reports),  # read when they are taken over
}
"""Checks of each store of `companion.history.stores`."""
