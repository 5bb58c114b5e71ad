"""The Assassin and the Thief name a character."""

from functools import partial

import flet as ft

from companion.games.citadels.moves import Kill, Rob
from companion.games.citadels.printed import Role
from views.boards.citadels.cards import Face, role_card, role_words
from views.boards.citadels.ladder import rungs
from views.boards.citadels.look import SIGNS, role_name, ui
from views.boards.citadels.parts import move_panel, waiting_for, with_way_back
from views.boards.citadels.reasons import Reasons
from views.boards.citadels.state import Screen
from views.kit.layout import column, heading

GAP = 8
"""Pixels between two characters."""


def _kills(screen: Screen) -> bool:
    return screen.piece == "kill"


def _move(screen: Screen, role: Role) -> Kill | Rob:
    return Kill(role) if _kills(screen) else Rob(role)


def _named(screen: Screen) -> Role | None:
    return next((role for role in screen.position.roles if role == screen.target), None)


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """The characters; who cannot be named is faint, and says why."""
    phone = screen.phone
    each = (width - GAP) / 2 if phone.scale < 1.25 else width
    reasons = Reasons(screen.game.survey(screen.position, screen.seat, "kill" if _kills(screen) else "rob"))
    cards: list[ft.Control] = []
    for rung in rungs(screen.position):
        note = ui(phone, "lies-open") if rung.state == "up" else ""
        cards.append(_character(screen, rung.role, each, note, reasons))
    return column(
        heading(phone, ui(phone, "kill-whom" if _kills(screen) else "rob-whom")),
        reasons.banner(screen),
        ft.Row(cards, wrap=True, spacing=GAP, run_spacing=GAP),
        spacing=14,
    )


def _character(screen: Screen, role: Role, width: float, note: str, reasons: Reasons) -> ft.Control:
    def tap() -> None:
        screen.close()
        if reasons.legal(role):
            screen.target = None if screen.target == role else role
        else:
            screen.acts.ask_why(_move(screen, role))

    return role_card(
        screen.phone,
        role,
        width,
        face=Face(chosen=role == screen.target, faded=reasons.faint(role), note=note),
        tap=tap,
        hold=partial(screen.rules.ask_about, role),
        label=role_words(screen.phone, role),
    )


def actions(screen: Screen, width: float) -> ft.Control:
    """The button that names it."""
    phone, role = screen.phone, _named(screen)
    if role is None:
        return with_way_back(screen, waiting_for(phone, ui(phone, "tap-character")))
    move = _move(screen, role)
    title = ui(phone, "kill-it" if _kills(screen) else "rob-it", role=role_name(phone, role))
    return move_panel(screen, title, move, SIGNS["assassin" if _kills(screen) else "thief"])
