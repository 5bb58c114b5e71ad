"""Choosing an action card: the ring with all prices, a card's effect, and the button that takes it."""

from dataclasses import replace
from functools import partial
from typing import Literal

import flet as ft

from companion.games.small_city.moves import Choose
from companion.games.small_city.phases.action import ring_prices, taken_cards
from companion.games.small_city.position import CARDS, Card
from views.boards.small_city.circle import Shown, draw_ring
from views.boards.small_city.look import game_text, ui_text
from views.boards.small_city.state import Screen
from views.boards.small_city.town_view import ask_card
from views.kit.choice_panel import Choice, Offer, offer
from views.kit.layout import join_words


def ask(screen: Screen) -> Choice:
    """Ask for the action card that is taken. The one tapped is in hand, with its effect and its price."""
    phone, card = screen.phone, _card_in_hand(screen)
    shown = Choice(picture=partial(_draw_ring_of_cards, screen))
    if card is None:
        return shown
    gains: tuple[Literal["votes", "money"], ...] = ("votes", "money") if card == "E" else ("votes",)
    return replace(
        shown,
        told=(ui_text(phone, f"does-card-{card}"), _passed_cards(screen, card)),
        moves=[_offer_gain(screen, card, gain) for gain in gains] if screen.tasks else [],
        abreast=2,
    )


def _draw_ring_of_cards(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the ring, with a price or a disc on every card."""
    position = screen.position
    phone = screen.phone
    side = min(width, height, 560)
    costs, discs = ring_prices(position, screen.seat), taken_cards(position)
    money = position.towns[screen.seat].money
    shown: dict[int, Shown] = {}
    labels: dict[int, str] = {}
    for place, card in enumerate(position.ring):
        name = game_text(phone, f"card-{card}")
        if card in discs:
            shown[place] = Shown(card, seat=screen.seats[discs[card]].colour, chosen=card == screen.piece)
            labels[place] = ui_text(phone, "card-taken", card=name, name=screen.names[discs[card]])
            continue
        dollars = costs[card].dollars
        price = ui_text(phone, "free") if not dollars else f"${dollars}"
        waits = bool(screen.tasks)
        shown[place] = Shown(card, price if waits else "", dear=dollars > money, chosen=card == screen.piece)
        labels[place] = join_words(phone, (name, price)) if waits else name
    return draw_ring(
        screen,
        shown,
        len(position.ring),
        side,
        labels,
        screen.pick,
        _draw_middle(screen),
        partial(ask_card, screen),
    )


def _draw_middle(screen: Screen) -> ft.Control:
    card = _card_in_hand(screen)
    if card is None:
        words = ui_text(screen.phone, "ring-choose" if screen.tasks else "ring-look")
        return ft.Text(
            words,
            size=screen.phone.size(14),
            text_align=ft.TextAlign.CENTER,
            color=ft.Colors.ON_SURFACE_VARIANT,
        )
    return ft.Text(
        game_text(screen.phone, f"card-{card}"),
        theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
        text_align=ft.TextAlign.CENTER,
    )


def _card_in_hand(screen: Screen) -> Card | None:
    return next((card for card in CARDS if card == screen.piece and card in screen.position.ring), None)


def _passed_cards(screen: Screen, card: Card) -> str:
    """Name the cards passed on the way to a card, or return an empty text without any.

    Each of them costs $1.
    """
    found = ring_prices(screen.position, screen.seat).get(card)
    if found is None or not found.skipped or not screen.tasks:
        return ""
    passed = tuple(game_text(screen.phone, f"card-{one}") for one in found.skipped)
    return ui_text(screen.phone, "ring-passed", cards=passed, n=found.dollars)


def _offer_gain(screen: Screen, card: Card, gain: Literal["votes", "money"]) -> Offer:
    phone = screen.phone
    move = Choose(card, gain)
    found = ring_prices(screen.position, screen.seat).get(card)
    dollars = found.dollars if found else 0
    if card == "E":
        label = ui_text(phone, f"take-{gain}")
    else:
        label = ui_text(phone, "take-for" if dollars else "take-free", price=dollars)
    return offer(screen, move, label)
