"""The ring of action cards: laid out as they lie on the table, or shuffled by the app."""

from functools import partial
from random import Random

import flet as ft

from companion.games.small_city.moves import Lay
from companion.games.small_city.phases.ring import cards_left
from companion.games.small_city.position import RING, Card
from views.boards.small_city.circle import ICONS, Shown, draw_ring
from views.boards.small_city.look import game_text, ui_text
from views.boards.small_city.state import Screen
from views.boards.small_city.town_view import ask_card
from views.device.theme import TOUCH
from views.kit.choice_panel import Choice, Offer, offer

ABREAST = 3
"""So many cards to choose stand side by side: the ring is to be seen above them."""


def ask(screen: Screen) -> Choice:
    """Ask for the card that lies next, or offer to shuffle those that do not lie yet."""
    phone = screen.phone
    shuffled = Offer(ui_text(phone, "shuffle"), partial(shuffle_rest, screen), mark=ft.Icons.SHUFFLE)
    return Choice(
        picture=partial(_draw_ring_so_far, screen),
        told=(ui_text(phone, "ring-or"),),
        moves=[*(_offer_card(screen, card) for card in cards_left(screen.position)), shuffled],
        abreast=ABREAST,
    )


def _draw_ring_so_far(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the ring as far as it is laid."""
    position = screen.position
    side = min(width, height, 520)
    laid = {place: Shown(card) for place, card in enumerate(position.ring)}
    names = {place: game_text(screen.phone, f"card-{card}") for place, card in enumerate(position.ring)}
    hint = ft.Text(
        ui_text(screen.phone, "ring-next", n=len(position.ring) + 1),
        size=screen.phone.size(14),
        text_align=ft.TextAlign.CENTER,
        color=ft.Colors.ON_SURFACE_VARIANT,
    )
    return draw_ring(screen, laid, RING, side, names, None, hint, partial(ask_card, screen))


def _offer_card(screen: Screen, card: Card) -> Offer:
    phone = screen.phone
    name = game_text(phone, f"card-{card}")
    face = ft.Row(
        [
            ft.Icon(ICONS[card], size=18, color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Container(
                ft.Text(name, size=phone.size(13), weight=ft.FontWeight.W_600, max_lines=2),
                expand=True,
                expand_loose=True,
            ),
        ],
        spacing=5,
        tight=True,
    )
    height = max(TOUCH, phone.size(40))
    return offer(screen, Lay(card), name, face=face, hold=partial(ask_card, screen, card), height=height)


def shuffle_rest(screen: Screen) -> None:
    """Lay the rest of the cards in a random order, each as likely.

    The order follows from the tap: the same tap repeated in the same place lays the same order.
    """
    dice = Random(f"{screen.acts.names.line} {screen.acts.names.count} {screen.client.view.seq}")
    while screen.position.phase == "ring":
        cards = cards_left(screen.position)
        if not cards or not screen.acts.play(Lay(dice.choice(cards))):
            return
