"""The middle of a table of Card City to look at: the deck and the supply, with the number of each card."""

import flet as ft

from companion.games.card_city.position import CARDS, Pile
from views.boards.card_city.cards import card_face, ui_text
from views.kit.amounts import number_text
from views.kit.game_board import Middle, Snapshot

WIDTH, LINE = 470.0, 40.0
"""Width of a line with a pile, and its height, in pixels."""

FACE = 28
"""Side of a card, in pixels."""


def draw_middle(snapshot: Snapshot) -> Middle:
    """Draw the deck and the supply, a line each. A deck that is only counted hides its cards."""
    position = snapshot.position
    hidden = position.rulings.deck == "count"
    lines: list[ft.Control] = [
        _draw_pile(snapshot, "deck", position.deck, hidden=hidden),
        _draw_pile(snapshot, "supply", position.supply, hidden=False),
    ]
    return Middle(ft.Column(lines, spacing=0, tight=True), WIDTH, LINE * len(lines))


def _draw_pile(snapshot: Snapshot, name: str, pile: Pile, *, hidden: bool) -> ft.Control:
    phone = snapshot.phone
    parts: list[ft.Control] = [
        ft.Container(ft.Text(ui_text(phone, f"{name}-of", count=pile.total), size=15), expand=True)
    ]
    for kind in () if hidden else CARDS:
        face = [card_face(kind, FACE), number_text(phone, pile[kind])]
        parts.append(ft.Row(face, spacing=4, tight=True))
    return ft.Row(parts, spacing=10, height=LINE)
