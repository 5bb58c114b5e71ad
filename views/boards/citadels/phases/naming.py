"""The Assassin and the Thief name a character."""

from functools import partial

import flet as ft

from companion.games.citadels.moves import Kill, Rob
from companion.games.citadels.printed import Role
from views.boards.citadels.cards import Face
from views.boards.citadels.look import SIGNS, ui_text
from views.boards.citadels.parts import back_button, moves_in_hand
from views.boards.citadels.reasons import Reasons
from views.boards.citadels.role_cards import role_card, role_words
from views.boards.citadels.role_track import rungs
from views.boards.citadels.state import Screen
from views.kit.choice_panel import Choice
from views.kit.layout import column
from views.kit.play_move import previews

GAP = 8
"""Pixels between two characters."""


def ask(screen: Screen) -> Choice:
    """Ask for the character that is killed or robbed. The one tapped is in hand."""
    phone, kills = screen.phone, screen.piece == "kill"
    role = next((role for role in screen.position.roles if role == screen.target), None)
    move = _naming_move(screen, role) if role else None
    return Choice(
        heading=ui_text(phone, "kill-whom" if kills else "rob-whom"),
        picture=partial(_draw_characters, screen),
        told=previews(screen, move) if move else (),
        moves=moves_in_hand(screen, move, SIGNS["assassin" if kills else "thief"]),
        awaited=ui_text(phone, "tap-character"),
        back=back_button(screen),
    )


def _naming_move(screen: Screen, role: Role) -> Kill | Rob:
    return Kill(role) if screen.piece == "kill" else Rob(role)


def _draw_characters(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the characters. Those that cannot be named are faint, and a tap on them tells the reason."""
    phone = screen.phone
    each = (width - GAP) / 2 if phone.scale < 1.25 else width
    reasons = Reasons(screen.game.survey(screen.position, screen.seat, screen.piece or ""))
    cards: list[ft.Control] = []
    for rung in rungs(screen.position):
        note = ui_text(phone, "lies-open") if rung.state == "up" else ""
        cards.append(_draw_character(screen, rung.role, each, note, reasons))
    return column(reasons.banner(screen), ft.Row(cards, wrap=True, spacing=GAP, run_spacing=GAP), spacing=14)


def _draw_character(screen: Screen, role: Role, width: float, note: str, reasons: Reasons) -> ft.Control:
    def tap_character() -> None:
        screen.close()
        if reasons.is_legal(role):
            screen.target = None if screen.target == role else role
        else:
            screen.acts.ask_why(_naming_move(screen, role))

    return role_card(
        screen.phone,
        role,
        width,
        face=Face(chosen=role == screen.target, faded=reasons.is_faint(role), note=note),
        tap=tap_character,
        hold=partial(screen.rules.ask_about, role),
        label=role_words(screen.phone, role),
    )
