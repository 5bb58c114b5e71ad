"""Where the table is, to be set as it shows: the start marker, the round, the phase, piles, purchases."""

from functools import partial

import flet as ft

from companion.games.card_city.corrections import CORRECTIONS
from companion.games.card_city.moves import SetBought, SetPhase, SetPile, SetRound, SetStart
from companion.games.card_city.position import CARDS, Card
from views.boards.card_city.cards import card_face, ui_text
from views.boards.card_city.state import Screen
from views.device.phone import Phone
from views.device.theme import CENTER, GAP, TOUCH
from views.kit.amounts import pill_button
from views.kit.layout import small_text
from views.widgets.choices import chip, chips
from views.widgets.sheet import card
from views.widgets.table import correcting

START, PHASE, ROUND, PILE, BOUGHT = map(
    CORRECTIONS.kind_of, (SetStart, SetPhase, SetRound, SetPile, SetBought)
)


def start_marker(phone: Phone, size: float = 18) -> ft.Control:
    """Draw the start marker."""
    return ft.Icon(ft.Icons.FLAG, size=phone.size(size), color=ft.Colors.PRIMARY)


def marker_pill(screen: Screen, seat: int) -> ft.Control:
    """Draw the pill that shows the start marker at a seat."""
    text = ui_text(screen.phone, "has-start", name=screen.names[seat])
    hold = partial(screen.rules.ask_about, "marker", "buy.order")
    flag = ft.Container(start_marker(screen.phone), width=TOUCH - 2 * GAP, alignment=CENTER)
    return pill_button(text, [flag], partial(screen.phone.tell, text), hold=hold)


def shows_marker(screen: Screen, seat: int) -> bool:
    """Check that a seat's start marker is drawn: the seat has it, and it is of use."""
    return screen.position.start == seat and len(screen.seats) > 1 and not screen.only_scored


def draw_round_chips(screen: Screen) -> list[ft.Control]:
    """Draw the chips that lead to the round's settings and to the purchases.

    A table that is only scored has none.
    """
    if screen.only_scored:
        return []
    phone = screen.phone
    parts = [chip(phone, ui_text(phone, "round-of"), partial(screen.show, "table"))]
    if correcting.is_offered(screen, BOUGHT):
        parts.append(correcting.number_chip(screen, BOUGHT, seat=screen.seat))
    return [chips(*parts, middle=True)]


def draw_round_settings(screen: Screen) -> list[ft.Control]:
    """Draw the controls that set round, phase, start marker and piles while the table is corrected."""
    if screen.only_scored or not screen.painting:
        return []
    phone = screen.phone
    parts: list[ft.Control] = [ft.Text(ui_text(phone, "round-of"), theme_style=ft.TextThemeStyle.TITLE_SMALL)]
    parts += [chips(correcting.number_chip(screen, ROUND), middle=True)]
    parts.append(correcting.correction_choices(screen, PHASE, middle=True))
    if len(screen.seats) > 1:
        parts += correcting.titled_choices(screen, START, middle=True)
    for pile in ("deck", "supply"):
        total = getattr(screen.position, pile).total
        parts += [small_text(phone, ui_text(phone, f"{pile}-of", count=total), 14), _draw_pile(screen, pile)]
    return [card(*parts)]


def _draw_pile(screen: Screen, pile: str) -> ft.Control:
    """Draw the number of cards of each kind in a pile, each to be corrected."""

    def draw_kind(kind: Card) -> ft.Control:
        picture = card_face(kind, screen.phone.size(24))
        return correcting.number_chip(screen, PILE, icon=picture, pile=pile, card=kind)

    return chips(*map(draw_kind, CARDS), middle=True)
