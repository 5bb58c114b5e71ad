"""Reports of repairs and losses, for the host to read once."""

import threading
from collections.abc import Collection, Iterator

from companion.history.errors import Report


def move_paths(report: Report, folder: str, other: str) -> Report:
    """Copy a report with the paths of one folder replaced by those of another.

    Args:
        report: The report.
        folder: The present beginning of its paths.
        other: Their new beginning.
    """
    params = {
        name: value.replace(folder, other) if isinstance(value, str) else value
        for name, value in report.params.items()
    }
    return Report(report.id, params)


class Findings:
    """Reports of one process, oldest first. Safe to use from several threads."""

    def __init__(self) -> None:
        """Begin with none."""
        self._lock = threading.Lock()
        self._reports: list[Report] = []
        self._unread: list[Report] = []

    def add(self, report: Report) -> None:
        """Tell the host something."""
        with self._lock:
            self._reports.append(report)
            self._unread.append(report)

    def __iter__(self) -> Iterator[Report]:
        with self._lock:
            return iter(tuple(self._reports))

    @property
    def unread(self) -> tuple[Report, ...]:
        """Reports that no browser of the host's has put away yet."""
        with self._lock:
            return tuple(self._unread)

    def mark_read(self, shown: Collection[Report]) -> None:
        """Mark shown reports as read, so that no browser shows them again. Later reports stay unread."""
        with self._lock:
            self._unread = [report for report in self._unread if all(report is not each for each in shown)]
