"""From a move back to the town: the piece in hand, held where it may lie."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from companion.games.small_city.building.paying import resolve_payment
from companion.games.small_city.moves import Build, Choose, MoveCitizen, SetTrack
from companion.games.small_city.phases.stepping import goal_seat, source_seat
from views.boards.small_city.facts import ask_track
from views.boards.small_city.held_tile import hold_tile
from views.boards.small_city.state import Screen, hand_of, have


def pointing_action(screen: Screen, move: Any) -> Callable[[], None] | None:
    """Return the act that takes a legal move's piece in hand, or None if it has none."""
    match move:
        case Choose():
            return partial(setattr, screen, "piece", move.card)
        case Build():
            return partial(_hold_tile, screen, move)
        case MoveCitizen():
            return partial(_hold_citizen, screen, move)
        case _:
            return None


def correction_sheet_action(screen: Screen, correction: Any) -> Callable[[], None] | None:
    """Return the act that opens the sheet for a track, or None for any other correction."""
    if isinstance(correction, SetTrack):
        return partial(ask_track, screen, correction.seat, correction.track)
    return None


def _hold_tile(screen: Screen, move: Build) -> None:
    """Hold a tile over its squares, with its warehouse and its payment chosen."""
    screen.piece = move.tile
    hold_tile(screen, move.cells[0], move.cells)
    paid = resolve_payment(screen.position, screen.seat, move.tile, move.pay)
    have(screen, replace(hand_of(screen), store=move.warehouse, paid=paid))


def _hold_citizen(screen: Screen, move: MoveCitizen) -> None:
    """Take a citizen in hand, wherever it stands, and look at its goal with that square chosen."""
    seat = screen.seat
    town = goal_seat(seat, move)
    who = (source_seat(seat, move), move.origin)
    have(screen, replace(hand_of(screen), who=who, town=None if town == seat else town))
    screen.target = move.to
