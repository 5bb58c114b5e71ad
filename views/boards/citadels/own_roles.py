"""A seat's own characters, face down: a tap shows them, and they turn over again by themselves."""

import asyncio
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.games.citadels.drafting import count_all_picks
from companion.games.citadels.printed import Role
from views.boards.citadels.look import game_text, ui_text
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


def _read_wish(screen: Screen) -> Wish:
    return route_state(screen.phone, f"{screen.client.id}/own", Wish)


def own_characters(screen: Screen, width: float) -> ft.Control | None:
    """Draw the characters of the seat looked at that no other seat has seen, face down or open, or None."""
    own = _draw_own_characters(screen, width)
    return column(*own) if own else None


def _draw_own_characters(screen: Screen, width: float) -> list[ft.Control]:
    """Draw the unseen characters of the seat looked at, or none if another phone plays it."""
    if not screen.acting or not _has_unseen_character(screen):
        return []
    if screen.piece != OPEN or screen.eyes != screen.seat:
        return [_draw_face_down(screen), *_open_requested_character(screen)]
    player = screen.position.players[screen.seat]
    words = ui_text(screen.phone, "own-character-open")

    def draw_face(role: Role) -> ft.Control:
        said = role_words(screen.phone, role, game_text(screen.phone, f"power-{role}"))
        return role_card(
            screen.phone,
            role,
            width,
            power=True,
            tap=lambda: put_down(screen),
            hold=partial(screen.rules.ask_about, role),
            label=f"{said}. {words}",
        )

    return [*(draw_face(role) for role in player.roles if role not in player.shown), CharacterHider(screen)]


def _has_unseen_character(screen: Screen) -> bool:
    """Check that the seat has a character that no other seat has seen. This much is public."""
    position = screen.position
    if position.rulings.draft != "phones" or position.phase not in ("draft", "turn"):
        return False
    if position.phase == "turn":
        return len(position.players[screen.seat].shown) < position.roles_per_seat
    chosen = (position.from_crown[number % position.count] for number in range(position.picks))
    return screen.seat in chosen and position.picks <= count_all_picks(position)


def _open_requested_character(screen: Screen) -> list[ft.Control]:
    """Open the character at once if its seat has just taken the phone for it.

    The wish of another seat is forgotten.
    """
    wish = _read_wish(screen)
    if wish.seat != screen.seat or screen.eyes != screen.seat:
        wish.seat = None
        return []
    return [CharacterOpener(screen)]


def _reveal_character(screen: Screen) -> None:
    put_down(screen)
    screen.piece = OPEN
    have(screen, replace(hand_of(screen), opened=screen.phone.tick()))


def _draw_face_down(screen: Screen) -> ft.Control:
    phone = screen.phone
    words = ui_text(phone, "own-character")

    def request_look() -> None:
        if screen.eyes != screen.seat:
            _read_wish(screen).seat = screen.seat
            screen.peek()  # the phone changes hands first
        else:
            _reveal_character(screen)

    return tappable(
        words,
        draw_once(phone, _draw_card_back, words),
        request_look,
        height=grow(phone, 56),
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=RADIUS,
        bgcolor=ft.Colors.INVERSE_SURFACE,
        ink=True,
    )


def _draw_card_back(phone: Phone, words: str) -> ft.Control:
    """Draw the text on a character that lies face down."""
    ink = ft.Colors.ON_INVERSE_SURFACE
    name = ft.Text(words, size=phone.size(15), weight=ft.FontWeight.W_600, color=ink)
    icon = ft.Icon(ft.Icons.VISIBILITY_OFF, size=phone.size(22), color=ink)
    return ft.Row([icon, ft.Container(name, expand=True)], spacing=12)


@ft.component
def CharacterOpener(screen: Screen) -> ft.Control:
    """Mount an empty control that turns the own character face up once the right seat holds the phone."""

    def turn_face_up() -> None:
        wish = _read_wish(screen)
        wished, wish.seat = wish.seat, None
        if wished == screen.seat == screen.eyes:
            _reveal_character(screen)

    ft.use_effect(turn_face_up, [])
    return ft.Container(height=0)


@ft.component
def CharacterHider(screen: Screen) -> ft.Control:
    """Mount an empty control that turns the own character face down after `MOMENT` seconds."""
    opened = hand_of(screen).opened

    async def hide_after_moment() -> None:
        await asyncio.sleep(MOMENT)
        if screen.piece == OPEN and hand_of(screen).opened == opened:
            put_down(screen)

    ft.use_effect(hide_after_moment, [opened])
    return ft.Container(height=0)
