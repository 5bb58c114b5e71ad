"""Progress of a seat in the round: its four steps as a slim line."""

import flet as ft

from companion.games.roll_into_town.position import STEPS, Position, Step
from views.boards.roll_into_town.look import desk_text, game_text
from views.boards.roll_into_town.state import Screen

BAR = 4
"""Height of a step's bar, in pixels."""

LARGEST = 14
"""Pixels beyond which the words do not grow with the text: four of them share a line."""


def is_short(screen: Screen) -> bool:
    """Check that the dock is low."""
    return screen.panes.tight


def step_name(screen: Screen, step: Step) -> str:
    """Name a step in the phone's language."""
    return game_text(screen.phone, f"step-{step}")


def step_bar(screen: Screen, seat: int, *, words: bool = True, width: float | None = None) -> ft.Control:
    """Draw the four steps side by side, filled up to the seat's present one.

    Args:
        screen: the phone's.
        seat: the seat of the steps.
        words: True if they are named; not if room is scarce, as the title names the present one anyway.
        width: that it takes, in pixels; else as much as there is.
    """
    now = _step_index(screen.position, seat)
    return screen.again(
        ("steps", seat), (now, words, width), lambda: _draw_step_bar(screen, seat, now, words, width)
    )


def _draw_step_bar(screen: Screen, seat: int, current: int, words: bool, width: float | None) -> ft.Control:
    phone = screen.phone
    parts = [_draw_step(screen, step, number, current, words=words) for number, step in enumerate(STEPS[:-1])]
    name, step = screen.names[seat], STEPS[current] if current < len(STEPS) else "done"
    label = desk_text(phone, "progress", name=name, step=step_name(screen, step)) if current >= 0 else ""
    row = ft.Row(list[ft.Control](parts), spacing=4, width=width)
    return ft.Semantics(label=label, exclude_semantics=True, content=row)


def _step_index(position: Position, seat: int) -> int:
    """Return the index of a seat's step, or -1 before the roll."""
    if position.phase == "roll":
        return -1
    return len(STEPS) - 1 if position.over else STEPS.index(position.players[seat].step)


def _draw_step(screen: Screen, step: Step, number: int, current: int, *, words: bool) -> ft.Control:
    here, done = number == current, number < current
    colour = ft.Colors.PRIMARY if here or done else ft.Colors.OUTLINE_VARIANT
    word = ft.Text(
        step_name(screen, step),
        size=min(LARGEST, screen.phone.size(12)),
        weight=ft.FontWeight.W_700 if here else ft.FontWeight.W_500,
        color=ft.Colors.PRIMARY if here else ft.Colors.ON_SURFACE_VARIANT,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
    bar = ft.Container(height=BAR, border_radius=BAR / 2, bgcolor=colour, opacity=0.5 if done else 1)
    if not words:
        return ft.Container(bar, expand=True)
    inside = ft.Column([word, bar], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(inside, expand=True)
