"""What a board needs to know of the screen it stands on."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol

from views.memo import Keep, anew
from views.models.zoom import WHOLE, Zoom
from views.phone import Phone


class Viewer(Protocol):
    """Whatever looks at a board: a screen of a table, or a page of its own.

    Attributes:
        zoom: how closely it looks.
    """

    zoom: Zoom

    @property
    def phone(self) -> Phone:
        """Whose screen it is."""

    def keep(self, *where: Hashable) -> Keep:
        """What gives the controls of the last drawing again, for one place on the page."""


@dataclass
class Bystander:
    """Somebody who only looks at a board, and will not see it drawn anew.

    Attributes:
        phone: whose screen it is.
        zoom: how closely they look.
    """

    phone: Phone
    zoom: Zoom = WHOLE

    def keep(self, *where: Hashable) -> Keep:
        """Nothing is kept."""
        return anew
