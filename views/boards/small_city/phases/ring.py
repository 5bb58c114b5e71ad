"""The ring of action cards: laid out as they lie on the table, or shuffled by the app."""

from functools import partial
from random import Random

import flet as ft

from companion.games.small_city.moves import Lay
from companion.games.small_city.phases.ring import left
from companion.games.small_city.position import RING, Card
from views.boards.small_city.circle import ICONS, Shown, ring
from views.boards.small_city.look import tell, ui
from views.boards.small_city.panels import in_a_row, lines
from views.boards.small_city.room import hands_height
from views.boards.small_city.showing import ask_card
from views.boards.small_city.state import Screen
from views.kit.tap import tappable
from views.theme import TOUCH
from views.widgets.buttons import main_button

BELOW = 116
"""Pixels kept below the ring for the button that shuffles the cards."""

CARDS_ROW = 52
"""Pixels a row of cards takes that are still to be laid; there are three in a row."""


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """The ring as far as it is laid."""
    position = screen.position
    rows = -(-len(left(position)) // 3)
    side = min(width, height - hands_height(screen, BELOW + CARDS_ROW * rows), 520)
    laid = {place: Shown(card) for place, card in enumerate(position.ring)}
    names = {place: tell(screen.phone, f"card-{card}") for place, card in enumerate(position.ring)}
    hint = ft.Text(
        ui(screen.phone, "ring-next", n=len(position.ring) + 1),
        size=screen.phone.size(14),
        text_align=ft.TextAlign.CENTER,
        color=ft.Colors.ON_SURFACE_VARIANT,
    )
    return ring(screen.phone, laid, RING, side, names, None, hint, partial(ask_card, screen))


def hands(screen: Screen) -> ft.Control:
    """The cards that do not lie yet, and the button that shuffles them."""
    phone = screen.phone
    cards = left(screen.position)
    return ft.Column(
        [
            in_a_row(*(_card(screen, card) for card in cards)),
            lines(phone, [ui(phone, "ring-or")], quiet=True),
            in_a_row(
                main_button(phone, ui(phone, "shuffle"), lambda: shuffle(screen), icon=ft.Icons.SHUFFLE)
            ),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _card(screen: Screen, card: Card) -> ft.Control:
    phone = screen.phone
    name = tell(phone, f"card-{card}")
    face = ft.Row(
        [
            ft.Icon(ICONS[card], size=18, color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Text(name, size=phone.size(13), weight=ft.FontWeight.W_600),
        ],
        spacing=5,
        tight=True,
    )
    return tappable(
        name,
        face,
        lambda: screen.play(Lay(card)),
        on_hold=partial(ask_card, screen, card),
        height=TOUCH,
        padding=ft.Padding.symmetric(horizontal=10),
        border_radius=12,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def shuffle(screen: Screen) -> None:
    """Lay the rest in any order, each as likely; the same tap again in the same place lays the same order."""
    dice = Random(f"{screen.line} {screen.count} {screen.client.view.seq}")
    while screen.position.phase == "ring":
        cards = left(screen.position)
        if not cards or not screen.play(Lay(dice.choice(cards))):
            return
