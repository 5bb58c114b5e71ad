"""Citadels on the screen: what the phase is about in the middle, what can be done below it."""

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
from companion.games.citadels.position import Position
from views.boards.citadels import hand, notes, overview, painting, picture
from views.boards.citadels.cities import lit_in
from views.boards.citadels.phases import call, deal, draft, end, graveyard, turn
from views.boards.citadels.state import Screen
from views.boards.citadels.ways import point, ways
from views.kit.panels import Panel, Panels
from views.phone import Phone


def _phase(screen: Screen) -> str:
    """The phase; what comes before it: a hand that is told, a district that is offered, what is in hand."""
    if hand.entering(screen):
        return "telling"
    if screen.position.offer:
        return "graveyard"
    return turn.panel(screen) if screen.position.phase == "turn" else screen.position.phase


PANELS = Panels(
    {
        "telling": Panel(hand.work, hand.hands),
        "graveyard": Panel(graveyard.work, graveyard.hands),
        "draft": Panel(draft.work, draft.hands, kept=52, above=draft.above),
        "call": Panel(call.work, call.hands),
        **turn.PANELS,
    },
    default=Panel(end.work),
    painting=Panel(painting.work, painting.hands),
    phase=_phase,
)


@dataclass(frozen=True)
class CitadelsBoard:
    """See `views.boards.Board`.

    Attributes:
        chance: shuffles the characters where phones are the cards; the system's own by default.
    """

    chance: Random = field(default_factory=SystemRandom)

    @property
    def panels(self) -> Panels:
        """What each phase shows, by its id; what is in hand in the turn of the seat looked at has its own."""
        return replace(
            PANELS, phases={**PANELS.phases, "deal": Panel(deal.work, partial(deal.hands, self.chance))}
        )

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
