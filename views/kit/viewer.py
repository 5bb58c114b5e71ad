"""What a board needs to know of the screen it stands on."""

from collections.abc import Hashable
from typing import Protocol

from views.kit.retained import Keep
from views.kit.zoom import Zoom
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

    @property
    def causes(self) -> tuple[str, ...]:
        """The cells that are why not, while reasons are shown."""

    @property
    def asked_cells(self) -> tuple[str, ...]:
        """The cells that were asked about and refused, while reasons are shown."""

    def keep(self, *where: Hashable) -> Keep:
        """What gives the controls of the last drawing again, for one place on the page."""
