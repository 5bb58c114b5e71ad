"""List of the cards to take out of the box, by the number of seats."""

from collections.abc import Mapping

import flet as ft

from companion.engine.wire import convert
from companion.games.citadels.drafting import count_faces_up
from companion.games.citadels.position import Player, Position, Readings, city_size
from companion.games.citadels.printed import ROLES, numbers
from views.boards.citadels.look import ui_text
from views.boards.citadels.role_cards import role_sign, role_tag
from views.device.phone import Phone


def setup_notes(phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
    """List the characters in play, the number laid aside, and each seat's start."""
    chosen = convert(dict(readings), Readings)
    position = Position((Player(),) * seats, city_size(seats, chosen), chosen)
    out = [role for role in ROLES if role not in position.roles]
    start = numbers()
    parts: list[ft.Control] = [
        _draw_title(phone, "notes-characters"),
        ft.Row([role_sign(phone, role, 30) for role in position.roles], wrap=True, spacing=6, run_spacing=6),
    ]
    parts += [role_tag(phone, role, note=ui_text(phone, "notes-stays-out")) for role in out]
    parts.append(_draw_text(phone, ui_text(phone, "notes-aside", up=count_faces_up(position), down=1)))
    if position.roles_per_seat > 1:
        parts.append(_draw_text(phone, ui_text(phone, "notes-two-each")))
    parts += [
        _draw_text(phone, ui_text(phone, "notes-phones" if chosen.draft == "phones" else "notes-cards")),
        _draw_title(phone, "notes-each"),
        _draw_text(phone, ui_text(phone, "notes-begin", gold=start.start_gold, hand=start.start_hand)),
        _draw_text(phone, ui_text(phone, "notes-crown")),
        _draw_text(phone, ui_text(phone, "notes-deck", n=position.deck_size, wall=chosen.great_wall)),
        _draw_text(phone, ui_text(phone, "notes-size", n=position.city_size)),
    ]
    return ft.Column(parts, spacing=8)


def _draw_title(phone: Phone, words: str) -> ft.Control:
    return ft.Text(ui_text(phone, words), theme_style=ft.TextThemeStyle.LABEL_LARGE)


def _draw_text(phone: Phone, words: str) -> ft.Control:
    return ft.Text(words, size=phone.size(14))
