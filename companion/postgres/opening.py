"""Opening of a store, with an error of its own where the driver is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.history.errors import StoreDriverMissing

if TYPE_CHECKING:
    from companion.postgres.store import Store


FIRST_HOME = "home"
"""Default name of a home in a store."""

REACH = 3.0
"""Seconds that a command waits for an unreachable database: its user sits before it."""


def open_store(address: str, *, patience: float | None = None, reach: float | None = None) -> Store:
    """Open the store of an address. See ``Store``.

    Args:
        address: The address of the database.
        patience: Seconds until a request is given up; by default ``PATIENCE``.
        reach: Seconds to wait for it if it cannot be reached yet; by default those of a start.

    Raises:
        StoreDriverMissing: The driver of PostgreSQL is not installed.
        StoreAddressRefused: That is no address.
        StoreNewer: A later version made its tables.
        StoreUnreached: The database cannot be reached.
    """
    try:
        from companion.postgres.store import Store
    except ImportError as error:
        raise StoreDriverMissing() from error
    return Store(address, patience=patience, reach=reach)
