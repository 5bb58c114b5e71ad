"""Roll Into Town on the screen: the seat's own map, and below it what its step of the round asks for."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from secrets import SystemRandom
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Seat
from companion.engine.verdict import Repair
from companion.games.roll_into_town.position import Position
from views.boards.roll_into_town import notes, overview, painting, picture
from views.boards.roll_into_town.phases import construct, discover, end, gather, roll, upkeep, waiting
from views.boards.roll_into_town.room import DESK, beside, side_by_side
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.ways import Way, point, ways
from views.phone import Phone


@dataclass(frozen=True)
class RollIntoTownBoard:
    """See `views.boards.Board`.

    Attributes:
        chance: rolls the dice where the app does; the system's own by default.
    """

    chance: Random = field(default_factory=SystemRandom)

    def work(self, screen: Screen, width: float, height: float) -> ft.Control:
        """The map of the seat looked at, with what its step points out on it."""
        if screen.painting:
            return painting.work(screen, width, height)
        board = _map(screen, width, height)
        return side_by_side(screen, board, self._hands(screen, DESK)) if beside(screen, width) else board

    def hands(self, screen: Screen, width: float) -> ft.Control | None:
        """What it can do now; None where that stands beside the map."""
        if screen.painting:
            return painting.hands(screen, width)
        return None if beside(screen, width) else self._hands(screen, width)

    def _hands(self, screen: Screen, width: float) -> ft.Control:
        match _step(screen):
            case "roll":
                return roll.hands(screen, width, self.chance)
            case "discover":
                return discover.hands(screen, width)
            case "construct":
                return construct.hands(screen, width)
            case "gather":
                return gather.hands(screen, width)
            case "upkeep":
                return upkeep.hands(screen, width)
            case "scoring":
                return end.hands(screen, width)
            case _:
                return waiting.hands(screen, width)

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


def _map(screen: Screen, width: float, height: float) -> ft.Control:
    """The map as its step shows it."""
    match _step(screen):
        case "roll":
            return roll.work(screen, width, height)
        case "discover":
            return discover.work(screen, width, height)
        case "construct":
            return construct.work(screen, width, height)
        case "gather":
            return gather.work(screen, width, height)
        case "upkeep":
            return upkeep.work(screen, width, height)
        case "scoring":
            return end.work(screen, width, height)
        case _:
            return waiting.work(screen, width, height)


def _step(screen: Screen) -> str:
    """What the seat looked at is at: the roll and the end are everybody's, the steps are each seat's own."""
    position = screen.position
    if position.phase in ("roll", "scoring"):
        return position.phase
    return position.players[screen.seat].step
