"""The procedure of a phase: the button to its numbered steps, and the steps on a sheet."""

from collections.abc import Callable

import flet as ft

from companion.engine.agenda import HandStep
from companion.rulebook import load
from views.device.theme import RADIUS, TOUCH
from views.kit.dialog import Dialog
from views.kit.layout import around, caption
from views.kit.tap import tappable
from views.models.sheets import ProcedureSheet
from views.play.screen import Screen
from views.widgets.frame import faint_text
from views.widgets.sheet import sheet

WIDE = 64
"""Width of the button to the steps, in pixels, in text of the usual size."""


def steps_of(screen: Screen) -> tuple[HandStep, ...]:
    """Return the steps of the current phase, or none if the table is only scored or corrected."""
    return () if screen.painting or screen.only_scored else screen.agenda.steps


def leading_step(screen: Screen) -> str:
    """Phrase the step to show above the tasks, or return an empty text if the tasks say it already."""
    lead = next((step for step in steps_of(screen) if step.lead), None)
    return _format_step(screen, lead, brief=True) if lead else ""


def steps_button(screen: Screen) -> ft.Control | None:
    """Draw the button to the numbered steps, or None if there are no steps."""
    count, phone = len(steps_of(screen)), screen.phone
    if not count:
        return None
    words = screen.say("steps-count", count=count)
    sign = ft.Icon(ft.Icons.FORMAT_LIST_NUMBERED, size=24, color=ft.Colors.PRIMARY)
    said = ft.Text(words, size=around(phone, 12), color=ft.Colors.PRIMARY, max_lines=1)
    inside = ft.Column(
        [sign] if phone.lying else [sign, said],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tappable(
        words,
        inside,
        lambda: setattr(screen, "sheet", ProcedureSheet()),
        about=screen.say("steps-title"),
        width=TOUCH if phone.lying else phone.size(WIDE),
        height=max(TOUCH, phone.size(44)),
        border_radius=RADIUS,
    )


def procedure_sheet(screen: Screen) -> Dialog:
    """Draw the sheet with every step of the phase."""
    parts = step_rows(screen) or [faint_text(screen.say("steps-none"))]
    return sheet(screen.phone, screen.say("steps-title"), parts, screen.close)


def step_rows(screen: Screen) -> list[ft.Control]:
    """Draw the numbered steps of the phase."""
    return numbered_step_rows(screen, steps_of(screen), screen.rules.open_section)


def numbered_step_rows(
    screen: Screen,
    steps: tuple[HandStep, ...],
    read: Callable[[str], object],
    ink: ft.ColorValue | None = None,
) -> list[ft.Control]:
    """Draw steps as numbered rows, those of the setup under a heading of their own.

    Args:
        screen: screen of the table.
        steps: the steps, in order.
        read: opens the section of a step that is tapped.
        ink: colour of the words; None for the page's.
    """
    setup, now = ([step for step in steps if step.setup is once] for once in (True, False))
    parts: list[ft.Control] = []
    for words, group, first in (("steps-setup", setup, 1), ("steps-now", now, len(setup) + 1)):
        if setup and group:
            parts.append(caption(screen.phone, screen.say(words), ink))
        parts += [_draw_step_row(screen, number, step, read, ink) for number, step in enumerate(group, first)]
    return parts


def _draw_step_row(
    screen: Screen, number: int, step: HandStep, read: Callable[[str], object], ink: ft.ColorValue | None
) -> ft.Control:
    """Draw a step with its number. A tap opens its section of the rulebook."""
    phone, said = screen.phone, _format_step(screen, step)
    section = load(screen.game.id, phone.locale).section(step.section)
    style, right = ft.TextThemeStyle.BODY_LARGE, ft.TextAlign.RIGHT
    figure = ft.Text(f"{number}.", theme_style=style, width=phone.size(24), text_align=right, color=ink)
    words = ft.Text(said, theme_style=style, expand=True, color=ink)
    return tappable(
        f"{number}. {said}",
        ft.Row([figure, words], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START),
        lambda: read(step.section),
        about=phone.say("rule-link", rule=f"{section.number} {section.title}"),
        padding=ft.Padding.symmetric(vertical=6),
        border_radius=RADIUS,
    )


def _format_step(screen: Screen, step: HandStep, *, brief: bool = False) -> str:
    return screen.about("step", step.id, step.params, brief=brief)
