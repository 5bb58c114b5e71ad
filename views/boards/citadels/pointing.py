"""From a move back to the desk: takes in hand the pieces that make it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from companion.games.citadels import moves
from companion.games.citadels.powers.destroying import name_cell
from companion.games.citadels.printed import District
from views.boards.citadels.facts import ask_gold
from views.boards.citadels.phases.magician import point_at
from views.boards.citadels.state import Screen, hand_of, have
from views.kit.play_move import put_down


def pointing_action(screen: Screen, move: Any) -> Callable[[], None] | None:
    """Return the act that takes a legal move in hand, or None if it cannot be taken in hand."""
    match move:
        case moves.Pick(role=role):
            return partial(setattr, screen, "piece", role)
        case moves.Kill(role=role):
            return partial(_take_in_hand, screen, "kill", role)
        case moves.Rob(role=role):
            return partial(_take_in_hand, screen, "rob", role)
        case moves.Build(district=district):
            return partial(_take_in_hand, screen, "build", district)
        case moves.Destroy(seat=owner, district=district):
            return partial(_take_in_hand, screen, "destroy", name_cell(owner, district))
        case moves.Swap() | moves.Exchange(cards=()):
            return partial(_take_magic_in_hand, screen, move)
        case moves.Laboratory(card=card):
            return partial(_take_sale_in_hand, screen, card)
        case _:
            return None


def correction_sheet_action(screen: Screen, correction: Any) -> Callable[[], None] | None:
    """Return the act that opens the sheet for a seat's gold, or None for any other correction."""
    return partial(ask_gold, screen, correction.seat) if isinstance(correction, moves.SetGold) else None


def _take_in_hand(screen: Screen, piece: str, target: str) -> None:
    put_down(screen)
    screen.piece, screen.target = piece, target


def _take_magic_in_hand(screen: Screen, move: moves.Swap | moves.Exchange) -> None:
    _take_in_hand(screen, "magic", "")
    point_at(screen, move)


def _take_sale_in_hand(screen: Screen, card: District | None) -> None:
    _take_in_hand(screen, "laboratory", "")
    have(screen, replace(hand_of(screen), named=(card,) if card else ()))
