"""The caller's ladder: every character of the round by number, with its fate."""

from dataclasses import dataclass
from functools import partial
from typing import Literal

import flet as ft

from companion.engine.setup import Colour
from companion.games.citadels.position import Position
from companion.games.citadels.printed import NUMBERS, Role
from views.boards.citadels.look import ui_text
from views.boards.citadels.marks import draw_sign
from views.boards.citadels.role_cards import role_badge, role_words
from views.boards.citadels.state import Screen
from views.device.phone import Phone
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.layout import upright
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import seat_mark

State = Literal["up", "killed", "now", "called", "nobody", "coming"]
"""``up``: lies face up. ``killed``: named by the Assassin. ``now``: is being called, or plays. ``called``:
has played. ``nobody``: was called, and nobody had it. ``coming``: will be called."""

SIGN = 14
"""Size of the small signs below a character, in pixels."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One character on the ladder.

    Attributes:
        role: the character.
        state: its fate, as far as it is public.
        seat: whose it is, once that is public.
        robbed: whether the Thief has named it.
    """

    role: Role
    state: State
    seat: int | None
    robbed: bool


def rungs(position: Position) -> tuple[Rung, ...]:
    """List every character in play, in the order of calling."""
    return tuple(
        Rung(role, _state_of_role(position, role), position.seat_showing(role), role == position.robbed)
        for role in position.roles
    )


def has_begun(position: Position) -> bool:
    """Check that a round's characters are known: of this round, or of the last while they are dealt."""
    return position.phase != "deal" or any(player.shown for player in position.players)


def _state_of_role(position: Position, role: Role) -> State:
    if role in position.up:
        return "up"
    if role == position.killed:
        return "killed"
    if _called_now(position) == role:
        return "now"
    if position.seat_showing(role) is not None:
        return "called"
    past = position.phase in ("deal", "scoring") or NUMBERS[role] <= position.calling
    return "nobody" if past and has_begun(position) else "coming"


def _called_now(position: Position) -> Role | None:
    if position.turn:
        return position.turn.role
    if position.phase != "call":
        return None
    return next((role for role in position.roles if NUMBERS[role] == position.calling), None)


def draw_round(screen: Screen, width: float) -> ft.Control:
    """Draw the ladder of the round, to read at any of its questions."""
    return draw_ladder(screen)


def draw_ladder(screen: Screen) -> ft.Control:
    """Draw the characters side by side. A tap on one tells its fate."""
    return ft.Row([_draw_kept_rung(screen, rung) for rung in rungs(screen.position)], spacing=0)


def rung_words(screen: Screen, rung: Rung) -> str:
    """Describe the fate of a character in a sentence."""
    phone = screen.phone
    name = "" if rung.seat is None else screen.names[rung.seat]
    state = "killed-whose" if rung.state == "killed" and name else rung.state
    parts = [ui_text(phone, f"rung-{state}", name=name)]
    if rung.robbed:
        parts.append(ui_text(phone, "rung-robbed"))
    return role_words(phone, rung.role, " · ".join(parts))


def _draw_kept_rung(screen: Screen, rung: Rung) -> ft.Control:
    words = rung_words(screen, rung)
    return screen.again(("rung", rung.role), (rung, words), lambda: _draw_rung(screen, rung, words))


def _draw_rung(screen: Screen, rung: Rung, words: str) -> ft.Control:
    phone, now = screen.phone, rung.state == "now"
    colour = None if rung.seat is None else screen.seats[rung.seat].colour
    return tappable(
        words,
        draw_once(phone, _draw_rung_face, rung, colour),
        lambda: phone.tell(words),
        on_hold=partial(screen.rules.ask_about, rung.role),
        selected=now,
        expand=True,
        height=phone.size(60),
        border_radius=12,
        border=write_value(ft.Border.all, 2, ft.Colors.PRIMARY if now else ft.Colors.TRANSPARENT),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if now else None,
    )


def _draw_rung_face(phone: Phone, rung: Rung, colour: Colour | None) -> ft.Control:
    """Draw a character, and below it its fate in the colour of its seat."""
    gone = rung.state in ("up", "nobody", "killed")
    badge = role_badge(phone, rung.role, 32, hollow=gone)
    return upright(badge, _draw_fate(phone, rung, colour), spacing=3)


def _draw_fate(phone: Phone, rung: Rung, colour: Colour | None) -> ft.Control:
    size = phone.size(SIGN)
    ink = ft.Colors.ON_SURFACE_VARIANT
    parts: list[ft.Control] = []
    if rung.state == "killed":
        parts.append(draw_sign("dagger", size, ft.Colors.ERROR))
    if rung.robbed:
        parts.append(draw_sign("sack", size, ft.Colors.TERTIARY))
    if colour is not None:
        parts.append(seat_mark(phone, colour, SIGN))
    elif rung.state == "up":
        parts.append(ft.Icon(ft.Icons.VISIBILITY, size=size, color=ink))
    elif rung.state == "nobody":
        parts.append(ft.Icon(ft.Icons.REMOVE, size=size, color=ink))
    elif not parts:
        parts.append(ft.Container(width=5, height=5, border_radius=3, bgcolor=ft.Colors.OUTLINE))
    return ft.Container(
        ft.Row(parts, spacing=2, alignment=ft.MainAxisAlignment.CENTER),
        height=size,
    )
