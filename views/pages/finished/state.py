"""What one phone looks at, at one finished table."""

from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.engine.log import LogLine
from companion.engine.score_run import ScoredStep
from companion.hosting.timeline import AnyTable


@dataclass(frozen=True)
class ReadTable:
    """Finished table as it was read, replaced as a whole: its log always belongs to its positions.

    Attributes:
        table: the table.
        lines: its log, the latest first; a line for each of its entries that stand.
        run: how the score ran.
    """

    table: AnyTable
    lines: tuple[LogLine, ...]
    run: tuple[ScoredStep, ...]


@ft.observable
@dataclass
class PlayedScreen:
    """What one phone looks at, at one finished table.

    Attributes:
        read: the table, once it is read; None where its record cannot be.
        broken: what is said where its record cannot be read.
        step: the position looked at; None for the last.
        seat: the seat looked at.
        all_lines: whether the whole log is shown.
        deleting: whether a table whose record cannot be read is about to be deleted.
        sharing: whether the link for another program is shown.
        picture: whether the picture of the result lies over the page.
        trouble: what went wrong last, as a sentence.
    """

    read: ReadTable | None = None
    broken: Literal["", "record-barred", "record-broken"] = ""
    step: int | None = None
    seat: int = 0
    all_lines: bool = False
    deleting: bool = False
    sharing: bool = False
    picture: bool = False
    trouble: str = ""
