"""How somebody at a phone makes a move."""

from typing import Any

from tests.views.at_table import AtTable


async def tapped(table: AtTable, seat: int, move: Any) -> None:
    """Tap a move by the names of its things."""
    await table.press(*table.names_of.taps(seat, move))


FINGERS = (AtTable, tapped)
"""Who taps at a table, and how."""
