"""Empty steps: where nothing happens in a seat's step, the table confirms it together with the tap before."""

from typing import Any

from companion.engine.faults import attempt
from companion.engine.game import Game
from companion.engine.message import M, P
from companion.hosting.timeline import AnyTable

MOST = 32
"""Empty steps that one tap leads through at most."""


def find_empty_step(game: Game[P, M, Any], position: P) -> tuple[int, M] | None:
    """Find the first seat whose step is empty, with the move that confirms it."""
    for seat in game.actors(position):
        found = game.phases.confirmation(position, seat)
        if found and found.empty:
            return seat, found.move
    return None


def confirm_empty_step(table: AnyTable, *, at: int, by: int | None) -> AnyTable | None:
    """Confirm the first empty step as a move of the last tap, or return None without one.

    The move is an entry like any other, so that a record tells of it and is replayed as before.

    Args:
        table: as it is after the tap.
        at: now, in milliseconds since 1970.
        by: the seat of the person that tapped; None for the host.
    """

    def confirm() -> AnyTable | None:
        step = find_empty_step(table.game, table.position)
        return table.play(*step, at=at, by=by, follows=True) if step else None

    return attempt(table.header.id, confirm, None)
