"""A seat's own characters, face down: a tap shows them, and they turn over again by themselves."""

import asyncio
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.games.citadels.drafting import count_all_picks
from companion.games.citadels.printed import Role
from views.boards.citadels.look import tell, ui
from views.boards.citadels.role_cards import role_card, role_words
from views.boards.citadels.state import Screen, hand_of, have
from views.device.phone import Phone
from views.device.route_state import route_state
from views.device.theme import RADIUS
from views.kit.layout import column, grow
from views.kit.play_move import put_down
from views.kit.shared_render import draw_once
from views.kit.tap import tappable

OPEN = "own-character"
"""Piece in hand while one looks at one's own character."""

MOMENT = 6.0
"""Seconds until it turns over again."""


@dataclass
class Wish:
    """Seat whose own character was requested before the phone changed hands.

    Attributes:
        seat: the seat; None without a request.
    """

    seat: int | None = None


def _wish(screen: Screen) -> Wish:
    return route_state(screen.phone, f"{screen.client.id}/own", Wish)


def own_characters(screen: Screen, width: float) -> ft.Control | None:
    """Draw the characters of the seat looked at that no other seat has seen, face down or open, or None."""
    own = _own_characters(screen, width)
    return column(*own) if own else None


def _own_characters(screen: Screen, width: float) -> list[ft.Control]:
    """Draw the unseen characters of the seat looked at, or none if another phone plays it."""
    if not screen.acting or not _unseen(screen):
        return []
    if screen.piece != OPEN or screen.eyes != screen.seat:
        return [_face_down(screen), *_open_taken(screen)]
    player = screen.position.players[screen.seat]
    words = ui(screen.phone, "own-character-open")

    def face(role: Role) -> ft.Control:
        said = role_words(screen.phone, role, tell(screen.phone, f"power-{role}"))
        return role_card(
            screen.phone,
            role,
            width,
            power=True,
            tap=lambda: put_down(screen),
            hold=partial(screen.rules.ask_about, role),
            label=f"{said}. {words}",
        )

    return [*(face(role) for role in player.roles if role not in player.shown), TurnsOver(screen)]


def _unseen(screen: Screen) -> bool:
    """Check that the seat has a character that no other seat has seen. This much is public."""
    position = screen.position
    if position.rulings.draft != "phones" or position.phase not in ("draft", "turn"):
        return False
    if position.phase == "turn":
        return len(position.players[screen.seat].shown) < position.roles_per_seat
    chosen = (position.from_crown[number % position.count] for number in range(position.picks))
    return screen.seat in chosen and position.picks <= count_all_picks(position)


def _open_taken(screen: Screen) -> list[ft.Control]:
    """Open the character at once if its seat has just taken the phone for it.

    The wish of another seat is forgotten.
    """
    wish = _wish(screen)
    if wish.seat != screen.seat or screen.eyes != screen.seat:
        wish.seat = None
        return []
    return [Opens(screen)]


def _open(screen: Screen) -> None:
    put_down(screen)
    screen.piece = OPEN
    have(screen, replace(hand_of(screen), opened=screen.phone.tick()))


def _face_down(screen: Screen) -> ft.Control:
    phone = screen.phone
    words = ui(phone, "own-character")

    def look() -> None:
        if screen.eyes != screen.seat:
            _wish(screen).seat = screen.seat
            screen.peek()  # the phone changes hands first
        else:
            _open(screen)

    return tappable(
        words,
        draw_once(phone, _back, words),
        look,
        height=grow(phone, 56),
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=RADIUS,
        bgcolor=ft.Colors.INVERSE_SURFACE,
        ink=True,
    )


def _back(phone: Phone, words: str) -> ft.Control:
    """Draw the text on a character that lies face down."""
    ink = ft.Colors.ON_INVERSE_SURFACE
    name = ft.Text(words, size=phone.size(15), weight=ft.FontWeight.W_600, color=ink)
    icon = ft.Icon(ft.Icons.VISIBILITY_OFF, size=phone.size(22), color=ink)
    return ft.Row([icon, ft.Container(name, expand=True)], spacing=12)


@ft.component
def Opens(screen: Screen) -> ft.Control:
    """Mount an empty control that turns the own character face up once the right seat holds the phone."""

    def turn_up() -> None:
        wish = _wish(screen)
        wished, wish.seat = wish.seat, None
        if wished == screen.seat == screen.eyes:
            _open(screen)

    ft.use_effect(turn_up, [])
    return ft.Container(height=0)


@ft.component
def TurnsOver(screen: Screen) -> ft.Control:
    """Mount an empty control that turns the own character face down after `MOMENT` seconds."""
    opened = hand_of(screen).opened

    async def wait() -> None:
        await asyncio.sleep(MOMENT)
        if screen.piece == OPEN and hand_of(screen).opened == opened:
            put_down(screen)

    ft.use_effect(wait, [opened])
    return ft.Container(height=0)
