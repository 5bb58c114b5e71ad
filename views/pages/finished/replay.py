"""Replay of a table's positions, an entry at a time."""

from collections.abc import Callable

import flet as ft

from companion.hosting.timeline import AnyTable
from views.boards import board_of
from views.device.phone import Phone
from views.kit.game_board import Snapshot
from views.widgets.choices import chip, chips
from views.widgets.frame import column_width, faint_text
from views.widgets.seats.people import mark_of
from views.widgets.sheet import card, icon_button

WIDEST = 420
"""The greatest width of the picture, in pixels."""

INSET = 40
"""Pixels that its card keeps free on both sides together."""


def draw_replay(
    phone: Phone,
    table: AnyTable,
    step: int,
    line: str,
    seat: int,
    *,
    on_step: Callable[[int], None],
    on_seat: Callable[[int], None],
) -> ft.Control:
    """Draw a slider over the entries that stand, and the position after the chosen entry.

    Args:
        phone: the phone that shows it.
        table: the table.
        step: number of entries before the position; 0 for the opening.
        line: sentence of the last of them.
        seat: seat of the shown area.
        on_step: called with another step.
        on_seat: called with another seat.
    """
    last = len(table.done)
    position = table.at_step(step)
    game, seats = table.game, table.header.setup.seats
    agenda = game.agenda(position)
    where = phone.about(game, "headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds})

    def show_chosen_step(event: ft.Event[ft.Slider]) -> None:
        on_step(round(event.control.value or 0))

    slider = ft.Semantics(
        label=phone.say("replay"),
        expand=True,
        content=ft.Slider(
            min=0,
            max=last,
            value=step,
            on_change=show_chosen_step,
            overlay_color={ft.ControlState.FOCUSED: ft.Colors.PRIMARY},  # a disc around the knob
        ),
    )
    controls = ft.Row(
        [
            icon_button(ft.Icons.CHEVRON_LEFT, phone.say("replay-back"), lambda: on_step(max(0, step - 1))),
            slider,
            icon_button(ft.Icons.CHEVRON_RIGHT, phone.say("replay-on"), lambda: on_step(min(last, step + 1))),
        ],
        spacing=0,
    )
    parts: list[ft.Control] = [
        controls,
        ft.Semantics(live_region=True, content=ft.Text(line, size=phone.size(15))),
        faint_text(" · ".join((phone.say("replay-at", step=step, steps=last), where))),
    ]
    if len(seats) > 1:
        parts.append(
            chips(
                *(
                    chip(
                        phone,
                        each.name,
                        lambda number=number: on_seat(number),  # type: ignore[misc]
                        chosen=number == seat,
                        icon=mark_of(phone, each.colour),
                    )
                    for number, each in enumerate(seats)
                )
            )
        )
    width = min(column_width(phone) - INSET, WIDEST)
    picture = board_of(game.id).picture(Snapshot(phone, game, position, seat, (), width, tuple(seats)))
    parts.append(ft.Container(picture, alignment=ft.Alignment.CENTER))
    return card(*parts)
