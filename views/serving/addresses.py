"""Key under which connections of one network address are counted."""

from typing import Any

from companion.hosting.attempts import network_key


def address_key(connection: Any) -> str:
    """Return the key that connections of one network address share. Empty once the connection is lost.

    Args:
        connection: a protocol of uvicorn's that has been made.
    """
    return network_key(connection.client[0]) if connection.client else ""
