"""The way in to a store, which says so where the driver is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.history.errors import StoreDriverMissing

if TYPE_CHECKING:
    from companion.postgres.store import Store


def open_store(address: str) -> Store:
    """Open the store of an address. See ``Store``.

    Raises:
        StoreDriverMissing: What speaks to PostgreSQL is not installed.
        StoreAddressRefused: That is no address.
        StoreNewer: A later version made its tables.
        StoreAway: The database cannot be reached.
    """
    try:
        from companion.postgres.store import Store
    except ImportError as error:
        raise StoreDriverMissing() from error
    return Store(address)
