"""Characters as they are drawn: with their number and name, as a badge, a card or a line."""

import flet as ft

from companion.games.citadels.printed import NUMBERS, Role
from views.boards.citadels.cards import PLAIN, Face, Tap, frame_card
from views.boards.citadels.look import game_text, role_look, role_name
from views.boards.citadels.marks import draw_sign
from views.device.phone import Phone
from views.kit.layout import join_words
from views.kit.shared_render import draw_once


def role_words(phone: Phone, role: Role, note: str = "") -> str:
    """Describe a character for a screen reader: its number, its name, and a note."""
    return join_words(phone, (f"{NUMBERS[role]} {role_name(phone, role)}", note))


def role_badge(phone: Phone, role: Role, size: float = 34, *, hollow: bool = False) -> ft.Control:
    """Draw a character's sign in its colour, with its number in the corner.

    Args:
        phone: the phone that shows it.
        role: the character.
        size: width and height in text of the usual size, in pixels.
        hollow: True for a character that is out of the round: only its edge has its colour.
    """
    look, side = role_look(phone, role), phone.size(size)
    ink = ft.Colors.ON_SURFACE_VARIANT if hollow else look.ink
    number = ft.Container(
        ft.Text(
            str(NUMBERS[role]),
            size=side * 0.36,
            weight=ft.FontWeight.W_700,
            color=ink,
            style=ft.TextStyle(height=1.0),
        ),
        left=side * 0.12,
        top=side * 0.08,
    )
    drawn = ft.Container(draw_sign(look.sign, side * 0.56, ink), right=side * 0.1, bottom=side * 0.1)
    return ft.Container(
        ft.Stack([drawn, number], width=side, height=side),
        width=side,
        height=side,
        border_radius=side * 0.22,
        bgcolor=None if hollow else look.colour,
        border=ft.Border.all(1.5, look.edge) if hollow else None,
    )


def role_sign(phone: Phone, role: Role, size: float = 28) -> ft.Control:
    """Draw a character's badge to stand alone, with a label for screen readers."""
    return ft.Semantics(
        label=role_words(phone, role), exclude_semantics=True, content=role_badge(phone, role, size)
    )


def role_card(
    phone: Phone,
    role: Role,
    width: float,
    *,
    face: Face = PLAIN,
    power: bool = False,
    tap: Tap | None = None,
    hold: Tap | None = None,
    label: str | None = None,
) -> ft.Control:
    """Draw a character as a row: badge, name, and its power or a note. The row fits a finger.

    Args:
        phone: the phone that shows it.
        role: the character.
        width: of the card, in pixels.
        face: its momentary appearance; its ``note`` is written below the name.
        power: True if the character's power is written below the name, unless there is a note.
        tap: called on a tap; None if there is nothing to tap.
        hold: called when it is held for a while.
        label: the text for a screen reader, if not `role_words`.
    """
    below = face.note or (game_text(phone, f"power-{role}") if power else "")
    return frame_card(
        label or role_words(phone, role, below),
        draw_once(phone, _draw_role_face, role, below),
        role_look(phone, role),
        face,
        tap,
        hold,
        width,
        None,
    )


def _draw_role_face(phone: Phone, role: Role, below: str) -> ft.Control:
    """Draw a character's badge and name, with a sentence below."""
    words: list[ft.Control] = [
        ft.Text(
            role_name(phone, role),
            size=phone.size(15),
            weight=ft.FontWeight.W_700,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
    ]
    if below:
        words.append(ft.Text(below, size=phone.size(13), color=ft.Colors.ON_SURFACE_VARIANT))
    return ft.Container(
        ft.Row(
            [role_badge(phone, role, 36), ft.Column(words, spacing=1, tight=True, expand=True)],
            spacing=8,
        ),
        padding=ft.Padding.symmetric(horizontal=7, vertical=6),
    )


def role_tag(phone: Phone, role: Role, *, note: str = "", struck: bool = False) -> ft.Control:
    """Draw a character in a line with badge and name, struck through if it was killed."""
    name = ft.Text(
        role_name(phone, role),
        size=phone.size(14),
        weight=ft.FontWeight.W_600,
        no_wrap=True,
        style=ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH if struck else None),
    )
    parts: list[ft.Control] = [role_badge(phone, role, 24), name]
    if note:
        parts.append(ft.Text(f"· {note}", size=phone.size(14), no_wrap=True))
    return ft.Semantics(
        label=role_words(phone, role, note),
        exclude_semantics=True,
        content=ft.Row(parts, spacing=5, tight=True),
    )
