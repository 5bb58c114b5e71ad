"""From a repair on the sheet of reasons back to the town: the piece in hand, held where it may lie."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from companion.engine.verdict import Repair
from companion.engine.words import Word
from companion.games.small_city.moves import Build, Choose, MoveCitizen
from companion.games.small_city.position import CellName
from companion.games.small_city.printed import KINDS, Kind
from views.boards.small_city.inhand import hold
from views.boards.small_city.state import Screen, hand_of, have

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
            _hold_citizen(screen, source, move.origin, None if goal == seat else goal)

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
                have(screen, replace(hand_of(screen), store=move.warehouse))

            return lay
        case MoveCitizen():
            return lambda: _hold_citizen(screen, screen.seat, move.origin, None)
        case _:
            return None


def _hold_citizen(screen: Screen, source: int, origin: CellName, town: int | None) -> None:
    """Have a citizen in hand, wherever it stands, and look at a town; None for the seat's own."""
    have(screen, replace(hand_of(screen), who=(source, origin), town=town))


def _tile(repair: Repair) -> Kind | None:
    """The tile a repair is about, where it is another one."""
    named = repair.params.get("tile")
    name = named.id.partition("-")[2] if isinstance(named, Word) else ""
    return next((kind for kind in KINDS if kind == name), None)
