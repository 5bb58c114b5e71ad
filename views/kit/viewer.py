"""What a board needs to know of the screen it stands on."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol

from views.device.phone import Phone
from views.flet_adapter.memo import Keep, anew
from views.models.zoom import WHOLE, Zoom


class Viewer(Protocol):
    """Whatever looks at a board: a screen of a table, or a page of its own.

    Attributes:
        zoom: how closely it looks.
    """

    zoom: Zoom

    @property
    def phone(self) -> Phone:
        """Whose screen it is."""

    @property
    def sitting(self) -> Hashable:
        """Identity of whoever looks; a drawing made for another one answers no tap."""

    def keep(self, *where: Hashable) -> Keep:
        """What gives the controls of the last drawing again, for one place on the page."""

    def redraw(self) -> None:
        """Draw again whatever shows the board, although nothing of it has changed."""


@dataclass
class Bystander:
    """Somebody who looks at a board on another page than that of a table.

    Attributes:
        phone: whose screen it is.
        zoom: how closely they look.
        kept: what that page drew last; nothing where the board is not drawn anew.
        sitting: whoever looks, nobody else comes.
    """

    phone: Phone
    zoom: Zoom = WHOLE
    kept: Keep = anew
    sitting: Hashable = None

    def keep(self, *where: Hashable) -> Keep:
        """What that page drew last, for one place on it."""
        kept = self.kept
        return lambda key, make: kept((where, key), make)

    def redraw(self) -> None:
        """Leave it as it is: nothing moves there by itself."""
