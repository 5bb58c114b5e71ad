"""Where the table is, to be set as it shows: the start marker, the round, the phase, what was bought."""

from functools import partial
from typing import get_args

import flet as ft

from companion.games.card_city.moves import SetBought, SetPhase, SetRound, SetStart
from companion.games.card_city.position import PRINTED, Phase
from views.boards.card_city.cards import ui
from views.boards.card_city.state import Screen
from views.kit import steppers
from views.kit.amounts import pill
from views.kit.layout import small_text
from views.phone import Phone
from views.widgets.choices import chip, chips, values_to_choose

PHASES: tuple[Phase, ...] = get_args(Phase)


def start_marker(phone: Phone, size: float = 18) -> ft.Control:
    """Draw the start marker."""
    return ft.Icon(ft.Icons.FLAG, size=phone.size(size), color=ft.Colors.PRIMARY)


def marker_pill(screen: Screen, seat: int) -> ft.Control:
    """That a seat has the start marker."""
    text = ui(screen.phone, "has-start", name=screen.names[seat])
    hold = partial(screen.rules.ask_about, "marker", "buy.order")
    return pill(text, [start_marker(screen.phone)], partial(screen.phone.tell, text), hold=hold)


def shows_marker(screen: Screen, seat: int) -> bool:
    """Whether the marker is drawn at a seat: it has it, and it is of use."""
    return screen.position.start == seat and len(screen.seats) > 1 and not screen.only_scored


def round_to_set(screen: Screen) -> list[ft.Control]:
    """What sets the round; nothing where a table is only scored."""
    if screen.only_scored:
        return []
    phone, position = screen.phone, screen.position
    return [
        small_text(phone, ui(phone, "round-of")),
        chips(*_marker(screen), _round(screen), *_bought(screen), middle=True),
        values_to_choose(
            phone,
            PHASES,
            (position.phase,),
            partial(_set_phase, screen),
            partial(screen.about, "phase"),
            middle=True,
        ),
    ]


def _set_phase(screen: Screen, phase: Phase) -> None:
    if phase != screen.position.phase:
        screen.acts.correct(SetPhase(phase))


def _marker(screen: Screen) -> list[ft.Control]:
    phone, seat = screen.phone, screen.seat
    if len(screen.seats) == 1:
        return []
    here = screen.position.start == seat
    words = ui(phone, "start-here")

    def give() -> None:
        if not here:
            screen.acts.correct(SetStart(seat))

    return [chip(phone, words, give, chosen=here, icon=start_marker(phone))]


def _round(screen: Screen) -> ft.Control:
    phone, now = screen.phone, screen.position.round

    def ask() -> None:
        steppers.ask(screen, ui(phone, "round-title"), now, SetRound, least=1, most=PRINTED.rounds)

    return chip(phone, ui(phone, "round-is", n=now), ask)


def _bought(screen: Screen) -> list[ft.Control]:
    """How many industries the seat has bought, where the price goes by that."""
    phone, seat = screen.phone, screen.seat
    if screen.position.rulings.price != "by_purchases":
        return []
    now = screen.position.towns[seat].bought

    def ask() -> None:
        steppers.ask(screen, ui(phone, "bought-title"), now, partial(SetBought, seat), most=99)

    return [chip(phone, ui(phone, "bought-is", n=now), ask)]
