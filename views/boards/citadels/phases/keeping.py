"""Which cards come or go: a seat that tells the app its hand names them, or leaves it with one tap."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.games.citadels.moves import Draw, Laboratory, Move, Take, Workshop
from companion.games.citadels.powers import actions as powers
from companion.games.citadels.powers import specials
from companion.games.citadels.printed import District
from views.boards.citadels.hand import district_picker
from views.boards.citadels.look import ui
from views.boards.citadels.parts import with_way_back
from views.boards.citadels.state import Screen, hand_of, have
from views.kit.actions import primary
from views.kit.layout import column, heading

Cards = tuple[District, ...]


@dataclass(frozen=True)
class Asking:
    """A question to one seat: which cards have come, which are kept, or which goes.

    Attributes:
        title: names the question.
        most: how many cards can be named.
        move: the move, with the cards named.
        only: what can be named, where that is known.
    """

    title: str
    most: int
    move: Callable[[Cards], Move]
    only: Cards | None = None


def _asking(screen: Screen) -> Asking:
    position = screen.position
    seat = screen.seat
    match screen.piece:
        case "keep-take":
            return Asking("which-came", powers.extra_cards(position, seat), Take)
        case "keep-workshop":
            return Asking("which-came", specials.workshop_cards(position), Workshop)
        case "laboratory":
            held = position.players[seat].cards
            return Asking("which-goes", 1, lambda cards: Laboratory(cards[0] if cards else None), held)
        case _:
            return Asking("which-kept", powers.cards_drawn(position, seat), Draw)


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """The cards to name."""
    asking = _asking(screen)

    def change(cards: Cards) -> None:
        have(screen, replace(hand_of(screen), named=cards))

    return column(
        heading(screen.phone, ui(screen.phone, asking.title, n=asking.most)),
        district_picker(screen, width, hand_of(screen).named, asking.most, change, asking.only),
    )


def actions(screen: Screen, width: float) -> ft.Control:
    """The button that goes on, with the cards named or without."""
    phone, asking, named = screen.phone, _asking(screen), hand_of(screen).named
    move = asking.move(named)
    missing = asking.most - len(named)
    title = ui(phone, "not-told") if not named else ui(phone, "these-cards", n=len(named))
    sub = ""
    if missing:
        sub = ui(phone, "not-told-goes" if asking.only is not None else "not-told-comes", n=missing)
    button = primary(
        phone, title, lambda: screen.acts.play(move), mark=ft.Icons.CHECK, sub=sub, strong=not missing
    )
    return with_way_back(screen, button)
