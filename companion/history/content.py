"""Everything of a home, whatever it is kept in, on its way from one place to another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.history.summary import Summary


@dataclass(frozen=True, slots=True)
class WholeTable:
    """Table as it is kept.

    Attributes:
        id: Its id.
        lines: Its journal, the header first.
        finished: Whether it is a record.
        touched: When it was written to last, in milliseconds since 1970, as far as that is known.
        summary: What the history remembers of a record.
    """

    id: str
    lines: tuple[bytes, ...]
    finished: bool
    touched: int
    summary: Summary | None = None


@dataclass(frozen=True)
class HomeContent:
    """Whole content of a home. Tickets are not part of it: they are good for minutes.

    Attributes:
        tables: Open and finished tables, those touched longest ago first.
        files: People, preferences, tools, boxes, albums, and what was set aside: by room and name.
        seats: Of each table at which somebody sits, its id, when that changed last, and who holds which seat.
        hosts: The fingerprints of the host's browsers.
    """

    tables: Iterable[WholeTable]
    files: Iterable[tuple[str, bytes]]
    seats: Sequence[tuple[str, int, Mapping[int, str]]]
    hosts: Sequence[str]
