"""The buttons below a repair: each does what it proposes, or takes it in hand."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from companion.engine.verdict import Repair
from companion.games.citadels import moves
from companion.games.citadels.printed import DISTRICTS
from views.boards.citadels.facts import ask_gold
from views.boards.citadels.look import district_name, role_name, ui
from views.boards.citadels.phases.magician import point_at
from views.boards.citadels.state import Screen, hand_of, have
from views.kit.doing import put_down
from views.kit.game_board import Way

MOST = 4
"""So many proposals are made at most."""

BEFORE: dict[str, moves.Move] = {
    "gold_first": moves.Take(),
    "cards_first": moves.Draw(),
    "income_first": moves.Income(),
    "laboratory_first": moves.Laboratory(),
}
"""The move that can be made first, by repair."""

PIECES: dict[type[Any], str] = {
    moves.Kill: "kill",
    moves.Rob: "rob",
    moves.Build: "build",
    moves.Destroy: "destroy",
}
"""What is in hand while a kind of move is chosen."""


def ways(screen: Screen, seat: int, move: Any, repair: Repair) -> Sequence[Way]:
    """What can be done about a repair with one tap; nothing where it only says what would help."""
    if repair.id in BEFORE:
        return [(screen.about("way", repair.id), partial(_first, screen, seat, BEFORE[repair.id]))]
    match repair.id:
        case "more_gold":
            return [(screen.about("way", "more_gold"), partial(_count_gold, screen, seat))]
        case "character" | "card" | "target" | "player":
            return [_aim(screen, seat, move, cell) for cell in repair.cells[:MOST]]
        case "fewer":
            hand = int(str(repair.params["hand"]))
            words = ui(screen.phone, "cards", n=hand)
            return [(words, partial(_conjure, screen, seat, moves.Exchange(hand)))]
        case "untold":
            return [(screen.about("way", "untold"), partial(_untold, screen))]
        case _:
            return []


def point(screen: Screen, move: Any) -> Callable[[], None] | None:
    """What takes in hand what makes a legal move; None where there is nothing to take."""
    match move:
        case moves.Pick():
            return partial(setattr, screen, "piece", move.role)
        case moves.Kill() | moves.Rob():
            return partial(_take, screen, screen.seat, PIECES[type(move)], move.role)
        case moves.Build():
            return partial(_take, screen, screen.seat, PIECES[moves.Build], move.district)
        case _:
            return None


def _first(screen: Screen, seat: int, before: moves.Move) -> None:
    screen.close()
    screen.look(seat)
    screen.acts.play(before)


def _count_gold(screen: Screen, seat: int) -> None:
    screen.close()
    ask_gold(screen, seat)


def _untold(screen: Screen) -> None:
    screen.close()
    have(screen, replace(hand_of(screen), named=(), away=()))


def _take(screen: Screen, seat: int, piece: str, target: str) -> None:
    screen.look(seat)
    put_down(screen)
    screen.piece, screen.target = piece, target


def _conjure(screen: Screen, seat: int, move: moves.Swap | moves.Exchange) -> None:
    _take(screen, seat, "magic", "")
    point_at(screen, move)


def _aim(screen: Screen, seat: int, move: Any, cell: str) -> Way:
    """Take what a cell names in hand instead of what was refused."""
    phone = screen.phone
    match move:
        case moves.Swap():
            return screen.names[int(cell)], partial(_conjure, screen, seat, moves.Swap(int(cell)))
        case moves.Kill() | moves.Rob():
            words = role_name(phone, cell)
        case moves.Destroy():
            owner, _, district = cell.partition(".")
            name, standing = screen.names[int(owner)], district_name(phone, district)
            words = screen.about("way", "target", {"owner": name, "district": standing})
        case _:
            words = district_name(phone, cell)
    if isinstance(move, moves.Laboratory | moves.Exchange):
        return words, partial(_name, screen, seat, cell)
    return words, partial(_take, screen, seat, PIECES[type(move)], cell)


def _name(screen: Screen, seat: int, cell: str) -> None:
    """Name another card of the hand."""
    _take(screen, seat, "laboratory", "")
    named = tuple(district for district in DISTRICTS if district == cell)
    have(screen, replace(hand_of(screen), named=named))
