"""Empty steps: where nothing happens in a seat's step, the table confirms it together with the tap before."""

from companion.engine.faults import attempt
from companion.hosting.timeline import AnyTable

MOST = 32
"""Empty steps that one tap leads through at most."""


def confirm_empty_step(table: AnyTable, *, at: int, by: int | None) -> AnyTable | None:
    """Confirm the first empty step as a move of the last tap, or return None without one.

    The move is an entry like any other, so that a record tells of it and is replayed as before.

    Args:
        table: as it is after the tap.
        at: now, in milliseconds since 1970.
        by: the seat of the person that tapped; None for the host.
    """

    def confirm() -> AnyTable | None:
        step = table.game.phases.empty_step(table.position)
        return table.play(*step, at=at, by=by, follows=True) if step else None

    return attempt(table.header.id, confirm, None)
