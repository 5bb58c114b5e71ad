"""A phone's access to the tools: its choices, and the place where the tools lie."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

import flet as ft

from companion.engine.setup import Seat
from companion.errors import CompanionError
from companion.hosting.events import Listener, Stop
from companion.tools.toolbox import Toolbox, Wanted
from views.device.phone import Phone
from views.flet_adapter.bridge import use_subscription

log = logging.getLogger(__name__)

ToolTab = Literal["dice", "start", "time", "markers"]
"""A page of the sheet."""

Thrown = Literal["coins", "dice"]
"""Things to throw."""


class ToolTable(Protocol):
    """Place where tools lie: a table, for all phones there, or one phone alone."""

    @property
    def shown(self) -> Toolbox:
        """The state shown by the tools."""
        ...

    @property
    def round_number(self) -> int:
        """Round by which markers go on; 0 without rounds."""
        ...

    def now(self) -> int:
        """Return the moment by the tools' clock, in milliseconds since 1970."""
        ...

    def use(self, wanted: Wanted) -> Toolbox:
        """Apply a request to the tools, and return their new state."""
        ...

    def listen(self, told: Listener) -> Stop:
        """Subscribe to changes of the tools."""
        ...


@ft.observable
@dataclass
class ToolDesk:
    """Choices of a phone that are not carried out yet.

    Attributes:
        tab: the page of the sheet.
        thrown: dice or coins.
        sides: number of sides of each die.
        count: number of dice or coins.
        other: whether the number of sides is set by steps.
        minutes: length of a countdown or of the clocks.
        seconds: length of a countdown in place of a sand timer.
        players: number of players, where no table says so.
        by_round: whether a marker that is put down goes on with each round.
    """

    tab: ToolTab = "dice"
    thrown: Thrown = "dice"
    sides: int = 6
    count: int = 1
    other: bool = False
    minutes: int = 10
    seconds: int = 30
    players: int = 4
    by_round: bool = True


@dataclass(frozen=True)
class ToolAccess:
    """A phone's access to the tools.

    Attributes:
        phone: whose screen.
        desk: its choices.
        table: where the tools lie.
        seats: seats, clockwise.
        refuse: tells the person and returns True where this phone may only look; called before each use.
        used: called after each use.
        shared: whether other phones see the same tools.
    """

    phone: Phone
    desk: ToolDesk
    table: ToolTable
    seats: Sequence[Seat]
    refuse: Callable[[], bool] = lambda: False
    used: Callable[[], None] = lambda: None
    shared: bool = True

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the seats."""
        return tuple(seat.name for seat in self.seats)

    def send_request(self, wanted: Wanted) -> None:
        """Apply a request to the tools, or show the reason why it is refused."""
        if self.refuse():
            return
        try:
            self.table.use(wanted)
        except CompanionError as error:
            self.phone.tell(self.phone.trouble_words(error))
        else:
            self.phone.device.tick()
            self.used()


def use_tools(table: ToolTable) -> None:
    """Hook: redraw the calling component whenever tools change."""

    def subscribe(heard: Callable[[], None]) -> Stop:
        try:
            return table.listen(lambda _: heard())
        except CompanionError as error:
            log.warning("tools: %s", error)
            return lambda: None

    use_subscription(subscribe, id(table), lambda: table.shown)
