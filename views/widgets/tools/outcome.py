"""Outcome of chance, shown after a moment in which any face is seen."""

import asyncio
from collections.abc import Callable
from random import Random

import flet as ft

from companion.tools.chance import Roll
from views.device.phone import Phone
from views.widgets.tools.words import roll_words

FRESH = 2_000
"""Age of a roll, in milliseconds, after which it is shown without a spin."""

FRAMES, FRAME = 6, 0.09
"""Number of faces seen during the spin, and seconds for each."""

Picture = Callable[[Roll, Random | None], ft.Control]
"""Draws a roll, or a random one while a source of chance is given."""


@ft.component
def RollOutcome(phone: Phone, roll: Roll, now: Callable[[], int], picture: Picture) -> ft.Control:
    """Draw a roll. A screen reader says it at once, the eye sees it after a moment.

    Args:
        phone: the phone that shows it.
        roll: the roll.
        now: returns the moment, in milliseconds since 1970.
        picture: draws the roll.
    """
    lying, lie = ft.use_state(0)
    frame, show = ft.use_state(0)
    spins = lying != roll.number and 0 <= now() - roll.at < FRESH

    async def show_after_spin() -> None:
        if spins:
            for each in range(FRAMES):
                show(each)
                await asyncio.sleep(FRAME)
        lie(roll.number)

    ft.use_effect(show_after_spin, [roll.number])
    seen = picture(roll, Random(roll.at + frame) if spins else None)
    return ft.Semantics(
        label=roll_words(phone, roll),
        live_region=True,
        exclude_semantics=True,
        content=ft.Container(seen, alignment=ft.Alignment.CENTER, padding=ft.Padding.symmetric(vertical=8)),
    )
