"""The screen that a board stands on, as far as the board needs it."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol

from views.device.phone import Phone
from views.flet_adapter.memo import Keep, make_anew
from views.models.zoom import WHOLE, Zoom


class Viewer(Protocol):
    """Screen that shows a board: of a table, or a page of its own.

    Attributes:
        zoom: current zoom.
    """

    zoom: Zoom

    @property
    def phone(self) -> Phone:
        """Phone whose screen it is."""

    @property
    def sitting(self) -> Hashable:
        """Identity of the person who looks. A drawing made for another person answers no tap."""

    def keep(self, *place: Hashable) -> Keep:
        """Return the cache of the controls drawn last, for a place on the page."""

    def remember(self, *place: Hashable) -> Keep:
        """Return the cache of what a place on the page must not forget when its room changes."""

    def redraw(self) -> None:
        """Redraw whatever shows the board, although nothing of it has changed."""


@dataclass
class Bystander:
    """Viewer of a board on another page than that of a table.

    Attributes:
        phone: whose screen it is.
        zoom: current zoom.
        kept: cache of the controls that page drew last; empty where the board is not redrawn.
        sitting: constant, since nobody else looks.
    """

    phone: Phone
    zoom: Zoom = WHOLE
    kept: Keep = make_anew
    sitting: Hashable = None

    def keep(self, *place: Hashable) -> Keep:
        """Return the cache of that page, for a place on it."""
        kept = self.kept
        return lambda key, make: kept((place, key), make)

    def remember(self, *place: Hashable) -> Keep:
        """Return the cache of that page, for a place on it."""
        return self.keep("remembered", *place)

    def redraw(self) -> None:
        """Do nothing: nothing moves there by itself."""
