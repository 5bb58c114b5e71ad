"""Where the table is, to be set as it shows: the start marker, the round, the phase, what was bought."""

from functools import partial
from typing import get_args

import flet as ft

from companion.games.card_city.moves import SetBought, SetPhase, SetRound, SetStart
from companion.games.card_city.position import PRINTED, Phase
from views.boards.card_city.cards import ui
from views.boards.card_city.state import Screen
from views.device.phone import Phone
from views.device.theme import CENTER, GAP, TOUCH
from views.kit import steppers
from views.kit.amounts import pill
from views.kit.layout import small_text
from views.widgets.choices import chip, chips, values_to_choose
from views.widgets.seats.seat_marks import seat_mark
from views.widgets.sheet import card

PHASES: tuple[Phase, ...] = get_args(Phase)


def start_marker(phone: Phone, size: float = 18) -> ft.Control:
    """Draw the start marker."""
    return ft.Icon(ft.Icons.FLAG, size=phone.size(size), color=ft.Colors.PRIMARY)


def marker_pill(screen: Screen, seat: int) -> ft.Control:
    """That a seat has the start marker."""
    text = ui(screen.phone, "has-start", name=screen.names[seat])
    hold = partial(screen.rules.ask_about, "marker", "buy.order")
    flag = ft.Container(start_marker(screen.phone), width=TOUCH - 2 * GAP, alignment=CENTER)
    return pill(text, [flag], partial(screen.phone.tell, text), hold=hold)


def shows_marker(screen: Screen, seat: int) -> bool:
    """Whether the marker is drawn at a seat: it has it, and it is of use."""
    return screen.position.start == seat and len(screen.seats) > 1 and not screen.only_scored


def way_to_round(screen: Screen) -> list[ft.Control]:
    """What leads to where the round is set, and what the seat has bought; nothing where it is only scored."""
    if screen.only_scored:
        return []
    phone = screen.phone
    lead = chip(phone, ui(phone, "round-of"), partial(screen.show, "table"))
    return [chips(lead, *_bought(screen), middle=True)]


def round_to_set(screen: Screen) -> list[ft.Control]:
    """What sets round, phase and start marker while the table is corrected."""
    if screen.only_scored or not screen.painting:
        return []
    phone, position = screen.phone, screen.position
    parts: list[ft.Control] = [ft.Text(ui(phone, "round-of"), theme_style=ft.TextThemeStyle.TITLE_SMALL)]
    parts += [chips(_round(screen), middle=True), _phases(screen)]
    if len(screen.seats) > 1:
        parts += [small_text(phone, ui(phone, "start-of")), _starts(screen, position.start)]
    return [card(*parts)]


def _phases(screen: Screen) -> ft.Control:
    now = (screen.position.phase,)
    choose = partial(_set_phase, screen)
    return values_to_choose(screen.phone, PHASES, now, choose, partial(screen.about, "phase"), middle=True)


def _starts(screen: Screen, now: int) -> ft.Control:
    """Everybody, and who of them has the start marker."""
    phone = screen.phone

    def give(seat: int) -> None:
        if seat != now:
            screen.acts.correct(SetStart(seat))

    return values_to_choose(
        phone,
        range(len(screen.seats)),
        (now,),
        give,
        screen.names.__getitem__,
        label=lambda seat: ui(phone, "has-start", name=screen.names[seat]),
        icon=lambda seat: seat_mark(phone, screen.seats[seat].colour, 16),
        middle=True,
    )


def _set_phase(screen: Screen, phase: Phase) -> None:
    if phase != screen.position.phase:
        screen.acts.correct(SetPhase(phase))


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
