"""Sheets over a table: the reasons, a sum, a number to set, the menu, the seats."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from companion.engine.log import LogLine
from companion.engine.verdict import Verdict
from views.models.piece_check import PieceCheck
from views.models.sketch import Sketch


@dataclass(frozen=True, slots=True)
class Why:
    """Sheet with the reasons against a move.

    Attributes:
        seat: whose move it is.
        move: the refused move.
        verdict: the verdict against it.
        overtaken: the other player's entry that came first, if that is the reason.
        taken_back: whether that was taken back rather than done.
        allowing: whether the table is being asked to allow it.
        anywhere: whether its place was not chosen: the move stands for all of its kind.
    """

    seat: int
    move: Any
    verdict: Verdict
    overtaken: LogLine | None = None
    taken_back: bool = False
    allowing: bool = False
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class Sum:
    """Sheet with the lines behind a number of the score.

    Attributes:
        seat: whose points they are.
        category: the category of points.
        line: number of the line whose cells alone are lit; None for all.
    """

    seat: int
    category: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class SendSheet:
    """Sheet that sends the result of a finished table."""


@dataclass(frozen=True, slots=True)
class Count:
    """Sheet that sets a number to what the table shows.

    Attributes:
        title: the name of the number, as a sentence.
        value: the number the sheet shows now.
        steps: by how much it can be changed with one tap.
        make: makes the correction from a number.
        unit: the sign before the number, such as ``$``.
        least: it can be.
        most: it can be.
    """

    title: str
    value: int
    steps: tuple[int, ...]
    make: Any
    unit: str
    least: int
    most: int

    @property
    def shown(self) -> str:
        """Number as it is written."""
        return f"{self.unit}{self.value}"

    def change(self, by: int) -> "Count":
        """Change the number by a step, clamped to its bounds."""
        return replace(self, value=min(self.most, max(self.least, self.value + by)))


@dataclass(frozen=True, slots=True)
class Lit:
    """Cells lit on a board to show where a rule holds.

    Attributes:
        title: the rule that holds there, in words.
        seat: on whose board.
        cells: the cells.
    """

    title: str
    seat: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FilingSheet:
    """Sheet of the open questions before a table is filed.

    Attributes:
        route: the page that is shown once it is filed.
    """

    route: str


@dataclass(frozen=True, slots=True)
class Menu:
    """Sheet of actions that are needed now and then."""


@dataclass(frozen=True, slots=True)
class Sit:
    """Sheet on which a seat is taken.

    Attributes:
        lost: whether this phone had a seat here until it was freed.
    """

    lost: bool = False


@dataclass(frozen=True, slots=True)
class Printing:
    """Sheet that asks for a printed value that the rules do not tell.

    Attributes:
        names: the entries of the box, the one that is asked about first.
        then: the action that waits for the answers.
        sketch: drawing of the first entry; None before the first tap.
        not_now: does without an answer; None where ``then`` does.
        whole: whether the sheet is shown on which everything can be entered, not the strip.
    """

    names: tuple[str, ...]
    then: Callable[[], object]
    sketch: Sketch | None = None
    not_now: Callable[[], object] | None = None
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Misread:
    """Sheet that corrects a misread print.

    Attributes:
        section: the section of the box that is shown; empty for none.
        sketch: the print as it is edited; None before one is chosen.
        preview: the changes that the correction brings; None before they are shown.
    """

    section: str = ""
    sketch: Sketch | None = None
    preview: Any = None


@dataclass(frozen=True, slots=True)
class ToolSheet:
    """Sheet of dice and clocks."""


@dataclass(frozen=True, slots=True)
class ProcedureSheet:
    """Sheet of the procedure in this phase."""


@dataclass(frozen=True, slots=True)
class KeySheet:
    """Sheet that lists the keys of a keyboard."""


Sheet = (
    Why
    | Sum
    | SendSheet
    | Count
    | FilingSheet
    | Menu
    | Sit
    | Printing
    | Misread
    | PieceCheck
    | ToolSheet
    | ProcedureSheet
    | KeySheet
    | None
)
