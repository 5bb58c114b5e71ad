"""Divide and choose: who lays out what, who takes which lot, and which two cards everybody got."""

from typing import Any

import flet as ft

from companion.games.card_city.moves import Choose, Take
from companion.games.card_city.position import CARDS, Position
from views.boards.card_city.cards import count_row, face, spoken
from views.boards.card_city.city import Picture, city_board
from views.boards.card_city.facts import facts
from views.screen import Screen
from views.theme import TOUCH
from views.widgets.buttons import main_button, text_button
from views.widgets.sheet import card
from views.widgets.tap import tappable


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """The lots this seat chooses from, the cards it names; its city, when it only waits."""
    position: Position = screen.position
    lots = position.lots
    parts: list[ft.Control] = []
    if lots and screen.seat in lots.waiting[:1]:
        parts.append(_choice(screen))
    elif lots and screen.seat in lots.owed:
        parts.append(_naming(screen))
    else:
        town = position.towns[screen.seat]
        room = max(220.0, height - 210 * screen.phone.scale)
        parts.append(city_board(screen.phone, Picture(town.city), width, room, ring=0))
    return ft.Column(parts, spacing=14, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def hands(screen: Screen) -> ft.Control:
    """The facts of the town, and what is left in the deck."""
    return ft.Column(
        [facts(screen, screen.seat), _deck(screen)],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _choice(screen: Screen) -> ft.Control:
    phone = screen.phone
    task = next(task for task in screen.agenda.tasks if task.id == "divide")
    params = dict(task.params)
    rest = int(str(params["total"])) - int(str(params["open"]))
    return ft.Column(
        [
            _lot(screen, "open", phone.say("lot-open"), ("up", "up")),
            _lot(
                screen,
                "other",
                phone.say("lot-other", count=rest),
                ("up",) * (rest // 2) + ("down",) * (rest // 2),
            ),
        ],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _lot(screen: Screen, lot: Any, label: str, backs: tuple[str, ...]) -> ft.Control:
    size = screen.phone.size(30)
    cards = ft.Row([_back(back, size) for back in backs], spacing=6, alignment=ft.MainAxisAlignment.CENTER)
    move = Choose(lot)
    name = screen.seats[screen.seat].name
    return card(
        ft.Semantics(exclude_semantics=True, content=cards),
        ft.Text(label, text_align=ft.TextAlign.CENTER),
        ft.Row(
            [main_button(screen.phone, screen.say("takes-this", name=name), lambda: screen.play(move))],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
    )


def _back(side: str, size: float) -> ft.Control:
    up = side == "up"
    return ft.Container(
        ft.Icon(
            ft.Icons.VISIBILITY if up else ft.Icons.QUESTION_MARK,
            size=size * 0.5,
            color=ft.Colors.ON_SECONDARY_CONTAINER if up else ft.Colors.ON_INVERSE_SURFACE,
        ),
        width=size,
        height=size * 1.3,
        border_radius=5,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if up else ft.Colors.INVERSE_SURFACE,
        alignment=ft.Alignment.CENTER,
    )


def _naming(screen: Screen) -> ft.Control:
    phone, position = screen.phone, screen.position
    slots = [_slot(screen, i) for i in range(2)]
    return ft.Column(
        [
            ft.Row(slots, alignment=ft.MainAxisAlignment.CENTER, spacing=16),
            ft.Row(
                [_kind(screen, kind, position.deck[kind]) for kind in CARDS],
                alignment=ft.MainAxisAlignment.CENTER,
                wrap=True,
                spacing=8,
                run_spacing=8,
            ),
            text_button(phone, phone.say("start-again"), lambda: setattr(screen, "cards", ()))
            if screen.cards
            else ft.Container(height=1),
        ],
        spacing=16,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _slot(screen: Screen, i: int) -> ft.Control:
    size = screen.phone.size(72)
    if i < len(screen.cards):
        return face(screen.cards[i], size)
    return ft.Container(
        ft.Text(str(i + 1), color=ft.Colors.OUTLINE, theme_style=ft.TextThemeStyle.HEADLINE_SMALL),
        width=size,
        height=size,
        border_radius=10,
        border=ft.Border.all(2, ft.Colors.OUTLINE_VARIANT),
        alignment=ft.Alignment.CENTER,
    )


def _kind(screen: Screen, kind: Any, left: int) -> ft.Control:
    phone = screen.phone
    size = max(TOUCH, phone.size(56))
    shown = str(left) if screen.position.rulings.deck == "composition" else ""
    label = phone.say("got-card", card=spoken(phone, kind), left=left) if shown else spoken(phone, kind)
    inside: list[ft.Control] = [face(kind, size), ft.Text(spoken(phone, kind), size=phone.size(12))]
    if shown:
        inside.append(ft.Text(f"× {shown}", size=phone.size(12), color=ft.Colors.ON_SURFACE_VARIANT))
    return tappable(
        label,
        ft.Column(inside, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        lambda: _name_card(screen, kind),
        padding=4,
        border_radius=12,
        opacity=1 if left else 0.45,
    )


def _name_card(screen: Screen, kind: str) -> None:
    cards = (*screen.cards, kind)
    if len(cards) < 2:
        screen.cards = cards
        return
    screen.cards = ()
    screen.play(Take(cards))  # type: ignore[arg-type]


def _deck(screen: Screen) -> ft.Control:
    phone, deck = screen.phone, screen.position.deck
    parts: list[ft.Control] = [
        ft.Text(phone.say("deck-left", count=deck.total), theme_style=ft.TextThemeStyle.LABEL_MEDIUM)
    ]
    lots = screen.position.lots
    naming = lots is not None and screen.seat in lots.owed
    if screen.position.rulings.deck == "composition" and not naming:
        parts.append(count_row(phone, {kind: deck[kind] for kind in CARDS}, phone.size(24)))
    return ft.Column(parts, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
