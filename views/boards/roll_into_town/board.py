"""Roll Into Town on the screen: the seat's own map, and below it what its step of the round asks for."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from secrets import SystemRandom
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Seat
from companion.engine.verdict import Repair
from companion.games.roll_into_town.position import Position
from views.boards.roll_into_town import notes, overview, painting, picture
from views.boards.roll_into_town.parts import DESK, WIDEST, facts
from views.boards.roll_into_town.phases import construct, discover, end, gather, roll, upkeep, waiting
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.ways import Way, point, ways
from views.kit.panels import Panel, Panels
from views.phone import Phone


def _step(screen: Screen) -> str:
    """What the seat looked at is at: the roll and the end are everybody's, the steps are each seat's own."""
    position = screen.position
    if position.phase in ("roll", "scoring"):
        return position.phase
    return position.players[screen.seat].step


PANELS = Panels(
    {
        "discover": Panel(discover.work, discover.hands, kept=118),
        "construct": Panel(construct.work, construct.hands, kept=136),
        "gather": Panel(gather.work, gather.hands),
        "upkeep": Panel(upkeep.work, upkeep.hands),
        "scoring": Panel(end.work, end.hands),
    },
    default=Panel(waiting.work, waiting.hands),
    painting=Panel(painting.work, painting.hands, above=painting.above),
    phase=_step,
    above=facts,
    beside=DESK,
    widest=WIDEST,
)


@dataclass(frozen=True)
class RollIntoTownBoard:
    """See `views.boards.Board`.

    Attributes:
        chance: rolls the dice where the app does; the system's own by default.
    """

    chance: Random = field(default_factory=SystemRandom)

    @property
    def panels(self) -> Panels:
        """What each step shows, by its name."""
        return replace(
            PANELS, phases={**PANELS.phases, "roll": Panel(roll.work, partial(roll.hands, self.chance))}
        )

    def overview(self, screen: Screen, width: float) -> ft.Control:
        """Everybody's map and numbers."""
        return overview.overview(screen, width)

    def picture(
        self,
        phone: Phone,
        game: Game[Any, Any, Any],
        position: Position,
        seat: int,
        lit: tuple[str, ...],
        width: float,
        seats: tuple[Seat, ...] = (),
    ) -> ft.Control:
        """One map, some of its squares lit."""
        return picture.picture(phone, game, position, seat, lit, width, seats)

    def lights(self, position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
        """The squares of the map among them."""
        return tuple(cell for cell in cells if cell in position.printed.grid.index)

    def ways(self, screen: Screen, seat: int, move: Any, repair: Repair) -> Sequence[Way]:
        """A button that points at what a repair proposes."""
        return ways(screen, seat, move, repair)

    def point(self, screen: Screen, move: Any) -> Callable[[], None] | None:
        """See `point`."""
        return point(screen, move)

    def setup_notes(self, phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
        """What to lay out for so many seats."""
        return notes.setup_notes(phone, seats, readings)
