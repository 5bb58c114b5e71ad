"""Citadels on the screen: what the phase is about in the middle, what can be done below it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from secrets import SystemRandom
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Seat
from companion.engine.verdict import Repair
from companion.games.citadels.position import Position
from views.boards.citadels import hand, notes, overview, painting, picture
from views.boards.citadels.cities import lit_in
from views.boards.citadels.phases import call, deal, draft, end, graveyard, turn
from views.boards.citadels.state import Screen
from views.boards.citadels.ways import point, ways
from views.phone import Phone


@dataclass(frozen=True)
class CitadelsBoard:
    """See `views.boards.Board`.

    Attributes:
        chance: shuffles the characters where phones are the cards; the system's own by default.
    """

    chance: Random = field(default_factory=SystemRandom)

    def work(self, screen: Screen, width: float, height: float) -> ft.Control:
        """What the seat looked at has before it in this phase."""
        if screen.painting:
            return painting.work(screen, width, height)
        if hand.entering(screen):
            return hand.work(screen, width)
        if screen.position.offer:
            return graveyard.work(screen, width, height)
        match screen.position.phase:
            case "deal":
                return deal.work(screen, width, height)
            case "draft":
                return draft.work(screen, width, height)
            case "call":
                return call.work(screen, width, height)
            case "turn":
                return turn.work(screen, width, height)
            case _:
                return end.work(screen, width, height)

    def hands(self, screen: Screen, width: float) -> ft.Control | None:
        """What it can do now."""
        if screen.painting:
            return painting.hands(screen)
        if hand.entering(screen):
            return hand.hands(screen)
        if screen.position.offer:
            return graveyard.hands(screen, width)
        match screen.position.phase:
            case "deal":
                return deal.hands(screen, self.chance)
            case "draft":
                return draft.hands(screen, width)
            case "call":
                return call.hands(screen, width)
            case "turn":
                return turn.hands(screen, width)
            case _:
                return None

    def overview(self, screen: Screen, width: float) -> ft.Control:
        """Every city, the caller's ladder, and what lies in the middle."""
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
        """One city, some of its districts lit."""
        return picture.picture(phone, position, seat, lit, width)

    def lights(self, position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
        """The districts of the city among them."""
        found = lit_in(cells, seat)
        return tuple(built.district for built in position.players[seat].city if built.district in found)

    def ways(
        self, screen: Screen, seat: int, move: Any, repair: Repair
    ) -> Sequence[tuple[str, Callable[[], None]]]:
        """A button that does what a repair proposes, or points at it."""
        return ways(screen, seat, move, repair)

    def point(self, screen: Screen, move: Any) -> Callable[[], None] | None:
        """See `point`."""
        return point(screen, move)

    def setup_notes(self, phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
        """What to take out of the box for so many seats."""
        return notes.setup_notes(phone, seats, readings)
