"""How somebody at a phone makes a move."""

from typing import Any

from tests.views.at_table import AtTable


async def tapped(table: AtTable, seat: int, move: Any) -> None:
    """A move by the names of what is tapped."""
    await table.press(*table.names_of.taps(seat, move))


FINGERS = (AtTable, tapped)
"""Who taps at a table, and how."""
