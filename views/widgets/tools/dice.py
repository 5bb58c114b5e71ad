"""Dice of any number of sides, and coins."""

from collections.abc import Callable
from functools import partial
from random import Random

import flet as ft

from companion.locale.names import protect_name
from companion.tools.chance import HEADS, MOST_DICE, MOST_SIDES, Roll
from companion.tools.toolbox import Ask
from views.device.phone import Phone
from views.device.theme import CENTER, GAP, RADIUS
from views.widgets.buttons import main_button
from views.widgets.choices import chip, chips
from views.widgets.dates import time_of_day
from views.widgets.frame import faint_text
from views.widgets.tools.counting import count_line
from views.widgets.tools.desk import ToolAccess, ToolDesk
from views.widgets.tools.outcome import RollOutcome
from views.widgets.tools.words import asker_name, roll_words, throw_name

USUAL = (4, 6, 8, 10, 12, 20, 100)
"""Sides of the dice that lie ready."""

FEW = 5
"""Number of dice in a row of a phone; more dice are drawn smaller."""

BEFORE = 5
"""Number of earlier rolls listed at the end."""


def dice_page(access: ToolAccess) -> list[ft.Control]:
    """Draw the last roll, the choice of dice and their number, and the rolls before."""
    phone, desk = access.phone, access.desk
    rolls = [roll for roll in reversed(access.table.shown.rolls) if roll.kind != "start"]
    fallen = [RollOutcome(phone, roll, access.table.now, partial(_draw_faces, phone)) for roll in rolls[:1]]
    parts: list[ft.Control] = [*fallen, _draw_dice_choice(phone, desk)]
    if desk.thrown == "dice" and desk.other:
        sides = partial(_change_setting, desk, "sides", 2, MOST_SIDES)
        parts.append(count_line(phone, "tools-sides", desk.sides, sides, steps=(1, 10)))
    count = partial(_change_setting, desk, "count", 1, MOST_DICE)
    parts += [count_line(phone, "tools-count", desk.count, count), _draw_throw_button(access)]
    return [*parts, *(_draw_earlier_roll(phone, roll) for roll in rolls[1 : BEFORE + 1])]


def _draw_throw_button(access: ToolAccess) -> ft.Control:
    """Draw the button that throws."""
    phone, desk = access.phone, access.desk
    words = throw_name(phone, desk.thrown, desk.count, desk.sides)
    ask = Ask(desk.thrown, desk.count, 2 if desk.thrown == "coins" else desk.sides)
    said = phone.say("tools-toss" if desk.thrown == "coins" else "tools-roll", what=words)
    return main_button(phone, said, lambda: access.send_request(ask), icon=ft.Icons.CASINO)


def _draw_dice_choice(phone: Phone, desk: ToolDesk) -> ft.Control:
    def choose_die(sides: int) -> None:
        desk.thrown, desk.sides, desk.other = "dice", sides, False

    def choose_coin() -> None:
        desk.thrown = "coins"

    def choose_other() -> None:
        desk.thrown, desk.other = "dice", True

    dice = desk.thrown == "dice"
    usual = [
        chip(
            phone,
            phone.say("tools-die", sides=str(sides)),
            partial(choose_die, sides),
            chosen=dice and not desk.other and desk.sides == sides,
            label=phone.say("tools-die-said", sides=sides),
        )
        for sides in USUAL
    ]
    return chips(
        chip(phone, phone.say("tools-coin"), choose_coin, chosen=not dice),
        *usual,
        chip(phone, phone.say("tools-other"), choose_other, chosen=dice and desk.other),
    )


def _change_setting(desk: ToolDesk, name: str, least: int, most: int, by: int) -> None:
    setattr(desk, name, min(most, max(least, getattr(desk, name) + by)))


def _draw_earlier_roll(phone: Phone, roll: Roll) -> ft.Control:
    told = " · ".join(
        filter(None, (roll_words(phone, roll), protect_name(asker_name(phone, roll)), time_of_day(roll.at)))
    )
    return faint_text(told)


def _draw_faces(phone: Phone, roll: Roll, spin: Random | None) -> ft.Control:
    """Draw every die or coin, and their total below. While it spins, the faces are random."""
    values = tuple(spin.randint(1, roll.sides) for _ in roll.values) if spin else roll.values
    side = phone.size(56 if len(values) <= FEW else 42)
    draw: Callable[[int], ft.Control] = partial(
        _draw_coin if roll.kind == "coins" else _draw_die, phone, side
    )
    faces = [draw(value) for value in values]
    middle = ft.MainAxisAlignment.CENTER
    row = ft.Row(faces, wrap=True, spacing=GAP, run_spacing=GAP, alignment=middle)
    if len(values) == 1:
        return row
    total = (
        str(sum(values))
        if roll.kind == "dice"
        else f"{values.count(HEADS)} : {len(values) - values.count(HEADS)}"
    )
    below = ft.Text(total, size=phone.size(34), weight=ft.FontWeight.W_700, text_align=ft.TextAlign.CENTER)
    return ft.Column([row, below], spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _draw_die(phone: Phone, side: float, value: int) -> ft.Control:
    return ft.Container(
        ft.Text(str(value), size=side * (0.45 if value < 100 else 0.34), weight=ft.FontWeight.W_700),
        width=side,
        height=side,
        alignment=CENTER,
        border_radius=RADIUS,
        border=ft.Border.all(2, ft.Colors.PRIMARY),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )


def _draw_coin(phone: Phone, side: float, value: int) -> ft.Control:
    heads = value == HEADS
    return ft.Container(
        ft.Text(
            phone.say("tools-heads" if heads else "tools-tails"),
            size=side * 0.24,
            weight=ft.FontWeight.W_700,
            color=ft.Colors.ON_PRIMARY if heads else ft.Colors.ON_SURFACE,
            no_wrap=True,
        ),
        width=side,
        height=side,
        alignment=CENTER,
        border_radius=side / 2,
        border=ft.Border.all(2, ft.Colors.PRIMARY),
        bgcolor=ft.Colors.PRIMARY if heads else ft.Colors.SURFACE_CONTAINER,
    )
