"""From a repair on the sheet of reasons back to the town: the piece in hand, held where it may lie."""

from collections.abc import Callable
from functools import partial
from typing import Any

from companion.engine.verdict import Repair
from companion.engine.words import Word
from companion.games.small_city.moves import Build, Choose, MoveCitizen
from companion.games.small_city.printed import KINDS, Kind
from views.boards.small_city.inhand import hold
from views.screen import Screen
from views.widgets.picks import jot

LAID = ("turn", "nudge", "place", "level")
"""Repairs of a tile that say where it may lie."""


def aim(screen: Screen, seat: int, move: Any, repair: Repair) -> Callable[[], None] | None:
    """What a tap on a repair does: shows it on the board; None where there is nothing to show.

    Args:
        screen: the phone's.
        seat: whose move was refused.
        move: the refused move.
        repair: what would mend it.
    """
    if isinstance(move, Build) and repair.id in LAID and repair.cells:
        kind = _tile(repair) or move.tile

        def lay() -> None:
            screen.close()
            screen.look(seat)
            screen.piece = kind
            hold(screen, repair.cells[0], repair.cells)

        return lay
    if isinstance(move, MoveCitizen) and repair.cells:
        source = seat if move.out_of is None else move.out_of
        goal = source if move.town is None else move.town

        def send() -> None:
            screen.close()
            screen.look(seat)
            jot(screen, who=f"{source} {move.origin}", town="" if goal == seat else str(goal))

        return send
    return None


def point(screen: Screen, move: Any) -> Callable[[], None] | None:
    """What takes in hand what makes a legal move; None where there is nothing to take."""
    match move:
        case Choose():
            return partial(setattr, screen, "piece", move.card)
        case Build():

            def lay() -> None:
                screen.piece = move.tile
                hold(screen, move.cells[0], move.cells)
                jot(screen, store=" ".join(move.warehouse))

            return lay
        case MoveCitizen():
            return lambda: jot(screen, who=f"{screen.seat} {move.origin}", town="")
        case _:
            return None


def _tile(repair: Repair) -> Kind | None:
    """The tile a repair is about, where it is another one."""
    named = repair.params.get("tile")
    name = named.id.partition("-")[2] if isinstance(named, Word) else ""
    return next((kind for kind in KINDS if kind == name), None)
