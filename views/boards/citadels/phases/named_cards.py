"""Which cards come or go: a seat that tells the app its hand names them, or leaves it with one tap."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.games.citadels.moves import Draw, Laboratory, Move, Take, Workshop
from companion.games.citadels.powers import actions as powers
from companion.games.citadels.powers import specials
from companion.games.citadels.printed import District
from views.boards.citadels.hand import district_picker
from views.boards.citadels.look import ui_text
from views.boards.citadels.parts import back_button
from views.boards.citadels.state import Screen, hand_of, have
from views.kit.choice_panel import Choice, offer

Cards = tuple[District, ...]


@dataclass(frozen=True)
class Asking:
    """Question to one seat for the cards that have come, that are kept, or that go.

    Attributes:
        title: names the question.
        most: how many cards can be named.
        move: the move, with the cards named.
        only: the cards to choose from, where they are known.
    """

    title: str
    most: int
    move: Callable[[Cards], Move]
    only: Cards | None = None


def _current_asking(screen: Screen) -> Asking:
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


def ask(screen: Screen) -> Choice:
    """Ask for the cards, and offer to go on with those named or with none."""
    phone, asking, named = screen.phone, _current_asking(screen), hand_of(screen).named
    missing = asking.most - len(named)
    sub = "not-told-goes" if asking.only is not None else "not-told-comes"
    go_on = offer(
        screen,
        asking.move(named),
        ui_text(phone, "not-told") if not named else ui_text(phone, "these-cards", n=len(named)),
        sub=ui_text(phone, sub, n=missing) if missing else "",
        strong=not missing,
        dim=False,
    )
    return Choice(
        heading=ui_text(phone, asking.title, n=asking.most),
        picture=partial(_draw_cards, screen, asking),
        moves=[go_on],
        back=back_button(screen),
    )


def _draw_cards(screen: Screen, asking: Asking, width: float, height: float) -> ft.Control:
    """Draw the cards to name."""

    def name_cards(cards: Cards) -> None:
        have(screen, replace(hand_of(screen), named=cards))

    named = hand_of(screen).named
    return district_picker(screen, width, named, asking.most, name_cards, asking.only, room=height)
