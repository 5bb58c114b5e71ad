"""What one phone has before it while it uses the tools, and where they lie."""

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

ToolTab = Literal["dice", "start", "time"]
"""A page of the sheet."""

Thrown = Literal["coins", "dice"]
"""What is thrown."""


class ToolTable(Protocol):
    """Where tools lie: at a table, for all phones there; or on one phone alone."""

    @property
    def shown(self) -> Toolbox:
        """What they show."""
        ...

    def now(self) -> int:
        """The moment by their clock, in milliseconds since 1970."""
        ...

    def use(self, wanted: Wanted) -> Toolbox:
        """Have something done with them."""
        ...

    def listen(self, told: Listener) -> Stop:
        """Be told whenever they show something else."""
        ...


@ft.observable
@dataclass
class ToolDesk:
    """What one phone has chosen and not yet done.

    Attributes:
        tab: the page of the sheet.
        thrown: dice or coins.
        sides: of each die.
        count: how many dice or coins.
        other: whether the number of sides is set by steps.
        minutes: how long a countdown or the clocks will be.
        seconds: how long a countdown in place of a sand timer will be.
        players: how many play, where no table says so.
    """

    tab: ToolTab = "dice"
    thrown: Thrown = "dice"
    sides: int = 6
    count: int = 1
    other: bool = False
    minutes: int = 10
    seconds: int = 30
    players: int = 4


@dataclass(frozen=True)
class ToolHands:
    """One phone with its hands on the tools.

    Attributes:
        phone: whose screen.
        desk: what it has chosen.
        table: where the tools lie.
        seats: who plays, clockwise.
        refuse: whether this phone may only look, having said so; asked before anything is done.
        used: called after something was done.
        shared: whether other phones see the same.
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
        """The names of who plays."""
        return tuple(seat.name for seat in self.seats)

    def use(self, wanted: Wanted) -> None:
        """Have something done; why not is told."""
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
    """Draw the calling component anew whenever tools show something else."""

    def subscribe(heard: Callable[[], None]) -> Stop:
        try:
            return table.listen(lambda _: heard())
        except CompanionError as error:
            log.warning("tools: %s", error)
            return lambda: None

    use_subscription(subscribe, id(table), lambda: table.shown)
