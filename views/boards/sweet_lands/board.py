"""Sweet Lands on the screen: the seat's goods and map, and below them, or beside, what it can do now."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Seat
from companion.engine.verdict import Repair
from companion.games.sweet_lands.position import Position
from views.boards.sweet_lands import asking, goods, looks, map, notes, overview, painting, panels, picture
from views.boards.sweet_lands.state import Screen
from views.boards.sweet_lands.ways import Way, point, ways
from views.kit.panels import Panel, Panels, nothing
from views.phone import Phone

DESK = 348
"""Width of what can be done where it stands beside the map, in pixels."""


def _goods(screen: Screen, width: float) -> ft.Control:
    """What the seat has; a tap corrects it."""
    ask = partial(asking.ask_stock, screen, screen.seat)
    return goods.goods_line(screen.phone, screen.position, screen.seat, width, ask, screen.ask_about)


PANELS = Panels(
    panels.PANELS,
    default=Panel(map.work),
    painting=Panel(painting.work, painting.hands, above=nothing),
    phase=panels.name,
    above=_goods,
    beside=DESK,
    widest=560,
)
"""What each phase shows, and each kind of thing owed."""


class SweetLandsBoard:
    """See `views.boards.Board`."""

    panels = PANELS

    def overview(self, screen: Screen, width: float) -> ft.Control:
        """The whole table."""
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
        """One map, some of its hexes lit."""
        return picture.picture(phone, game, position, seat, lit, width, seats)

    def lights(self, position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
        """The hexes and edges of the map among them; none where the map is only counted."""
        return looks.shown_among(position, seat, cells)

    def ways(self, screen: Screen, seat: int, move: Any, repair: Repair) -> Sequence[Way]:
        """The buttons below a repair."""
        return ways(screen, seat, move, repair)

    def point(self, screen: Screen, move: Any) -> Callable[[], None] | None:
        """See `point`."""
        return point(screen, move)

    def setup_notes(self, phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
        """What to lay out for so many seats."""
        return notes.setup_notes(phone, seats, readings)
