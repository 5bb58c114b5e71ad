"""The seat's skill tiles: a tap takes one in hand, the next turns it over for its flip ability."""

from functools import partial

import flet as ft

from companion.games.sweet_lands import moves
from companion.games.sweet_lands.phases.main_action import skill_entry
from companion.games.sweet_lands.position import Skill
from views.boards.sweet_lands import parts, play_move, state
from views.boards.sweet_lands.panels.turn_room import page_room
from views.boards.sweet_lands.parts import MOST_LINES
from views.boards.sweet_lands.speech import ui
from views.boards.sweet_lands.state import Screen
from views.device.phone import Phone
from views.device.theme import TOUCH
from views.kit import actions, layout
from views.kit.choice_panel import Offer
from views.kit.play_move import preview_line
from views.kit.tile_pages import draw_line_pages


def skill_name(phone: Phone, skill: Skill | moves.Flip | moves.TakeSkill) -> str:
    """Name a skill tile: its number, and "advanced" for an advanced one."""
    return ui(phone, "advanced-tile" if skill.advanced else "skill-tile", number=skill.tile)


def page(screen: Screen, width: float) -> ft.Control:
    """Draw every skill tile that the seat has."""
    skills = screen.position.players[screen.seat].skills
    if not skills:
        return layout.column(
            layout.sentence_lines(screen.phone, [ui(screen.phone, "no-skills")], quiet=True, most=MOST_LINES)
        )
    shown = [(_tile(screen, skill), float(TOUCH)) for skill in skills]
    return draw_line_pages(screen, "skills", shown, page_room(screen))


def _tile(screen: Screen, skill: Skill) -> ft.Control:
    phone, own = screen.phone, screen.position.printed
    move = moves.Flip(skill.tile, skill.advanced)
    flip, passing = (own.part_gains(skill_entry(skill), part) for part in (0, 1))
    words = ui(
        phone,
        "skill-down" if skill.down else "skill-up",
        tile=skill_name(phone, skill),
        flip=parts.say_gains(phone, flip),
        passing=parts.say_gains(phone, passing),
    )
    return actions.tile(
        words,
        parts.abilities(phone, skill_name(phone, skill), flip, passing),
        partial(play_move.take_or_do, screen, move),
        chosen=state.hand_of(screen).move == move,
        dim=not screen.judge(move).legal,
        hold=partial(screen.rules.ask_about, "skill.advanced" if skill.advanced else "skill", "skill.flip"),
    )


def button(screen: Screen, move: moves.Flip) -> Offer:
    """Offer to turn over the tile in hand."""
    title = ui(screen.phone, "flip", tile=skill_name(screen.phone, move))
    return Offer(title, partial(play_move.do, screen, move), mark=ft.Icons.FLIP)


def note(screen: Screen, move: moves.Flip) -> str:
    """Preview turning the tile over."""
    return preview_line(screen, move)
