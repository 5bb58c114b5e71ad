"""Rights that an open table requires of an acting device."""

from typing import Protocol

from companion.engine.log import Viewer
from companion.engine.setup import MOST_SEATS
from companion.hosting.intents import Intent


class Rights(Protocol):
    """Rights of an acting device, looked up at every call with the table held."""

    @property
    def device_fingerprint(self) -> str:
        """Fingerprint by which the table knows the device. Empty for a device that may do nothing."""
        ...

    @property
    def hosting(self) -> bool:
        """True if the device is one of the host's."""
        ...

    @property
    def seats(self) -> frozenset[int]:
        """Seats the device may act for."""
        ...

    @property
    def taken(self) -> frozenset[int]:
        """Seats that are held by any key."""
        ...

    def may_act(self, seat: int) -> bool:
        """Check that the device may act for a seat."""
        ...

    def find_actor(self, intent: Intent, owners: frozenset[int] = frozenset()) -> int | None:
        """Find the seat of the person that acts; None for the host.

        Args:
            intent: the intent.
            owners: the seats that own the touched entry.

        Raises:
            HostingError: the device may not.
        """
        ...

    def choose_viewer(self, viewing_seat: int | None) -> Viewer:
        """Choose the viewer for a device that looks at a seat."""
        ...

    def charge_rate(self, seat: int | None) -> None:
        """Count something that is done for a seat.

        Raises:
            TooFast: the seat sends more than any person taps.
        """
        ...


class Everything:
    """Rights of the app itself, unrestricted, for actions that were agreed upon before."""

    device_fingerprint = ""
    hosting = True
    seats: frozenset[int] = frozenset(range(MOST_SEATS))
    taken: frozenset[int] = frozenset()

    def may_act(self, seat: int) -> bool:
        """See `Rights.may_act`."""
        return seat in self.seats

    def find_actor(self, intent: Intent, owners: frozenset[int] = frozenset()) -> int | None:
        """Return the seat the intent names. See `Rights.find_actor`."""
        return intent.by

    def choose_viewer(self, viewing_seat: int | None) -> Viewer:
        """See `Rights.choose_viewer`."""
        return "all"

    def charge_rate(self, seat: int | None) -> None:
        """See `Rights.charge_rate`: nothing is counted."""


EVERYTHING = Everything()
"""The one that there is."""
