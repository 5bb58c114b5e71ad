"""State of a phone at a finished table."""

from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.engine.log import LogLine
from companion.engine.score_run import ScoredStep
from companion.hosting.timeline import AnyTable
from views.models.sheets import Sum


@dataclass(frozen=True)
class ReadTable:
    """Finished table as it was read, replaced as a whole: its log always belongs to its positions.

    Attributes:
        table: the table.
        lines: its log, the latest first; a line for each of its entries that stand.
        run: course of the score.
    """

    table: AnyTable
    lines: tuple[LogLine, ...]
    run: tuple[ScoredStep, ...]


@ft.observable
@dataclass
class PlayedScreen:
    """State of a phone at a finished table.

    Attributes:
        read: the table, once read; None where its record is unreadable.
        broken: message id for an unreadable record; empty for none.
        step: number of entries before the position in view; None for the last position.
        seat: seat in view.
        all_lines: whether the whole log is shown.
        deleting: whether the deletion of an unreadable table awaits confirmation.
        sending: whether the sheet that sends the result lies over the page.
        sum: the number of the score whose lines lie over the page; None for none.
        zeros_shown: whether the categories in which nobody has points are shown.
        trouble: last fault, as a sentence.
    """

    read: ReadTable | None = None
    broken: Literal["", "record-barred", "record-broken"] = ""
    step: int | None = None
    seat: int = 0
    all_lines: bool = False
    deleting: bool = False
    sending: bool = False
    sum: Sum | None = None
    zeros_shown: bool = False
    trouble: str = ""
