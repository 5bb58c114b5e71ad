"""What an open table asks of whoever wants something done there, before it does it."""

from typing import Protocol

from companion.engine.log import Viewer
from companion.engine.setup import MOST_SEATS
from companion.hosting.intents import Intent


class Rights(Protocol):
    """On whose behalf something is done; looked up at every call, with the table held."""

    @property
    def device(self) -> str:
        """The fingerprint by which the table knows the device; empty for one that may do nothing."""
        ...

    @property
    def hosting(self) -> bool:
        """Whether the device is one of the host's."""
        ...

    @property
    def seats(self) -> frozenset[int]:
        """The seats it may act for."""
        ...

    @property
    def taken(self) -> frozenset[int]:
        """The seats that somebody holds."""
        ...

    def may_act(self, seat: int) -> bool:
        """Whether it may act for a seat."""
        ...

    def actor(self, intent: Intent, owners: frozenset[int] = frozenset()) -> int | None:
        """The seat whose person does it; None for the host.

        Args:
            intent: what is wanted.
            owners: the seats whose doing it touches.

        Raises:
            HostingError: the device may not.
        """
        ...

    def eyes(self, looking: int | None) -> Viewer:
        """What it may see where it looks at a seat."""
        ...

    def pace(self, seat: int | None) -> None:
        """Count something that is done for a seat.

        Raises:
            TooFast: the seat sends more than anybody taps.
        """
        ...


class Everything:
    """Whoever may do everything and sees everything: the app itself, for what was agreed upon before."""

    device = ""
    hosting = True
    seats: frozenset[int] = frozenset(range(MOST_SEATS))
    taken: frozenset[int] = frozenset()

    def may_act(self, seat: int) -> bool:
        """See `Rights.may_act`."""
        return seat in self.seats

    def actor(self, intent: Intent, owners: frozenset[int] = frozenset()) -> int | None:
        """See `Rights.actor`: whoever is named."""
        return intent.by

    def eyes(self, looking: int | None) -> Viewer:
        """See `Rights.eyes`."""
        return "all"

    def pace(self, seat: int | None) -> None:
        """See `Rights.pace`: nothing is counted."""


EVERYTHING = Everything()
"""The one that there is."""
