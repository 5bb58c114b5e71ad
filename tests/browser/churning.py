"""A page whose texts change without end: what a renderer must live through that lays out while it draws."""

import asyncio
import contextlib
from collections.abc import Callable
from random import Random

import flet as ft

from views.flet_adapter.bridge import run_views

TEXTS = 36
SPANS = 8
PER_SECOND = 20
WORDS = ("Residence", "park", "市鎮廳", "factory", "停车场", "citizen", "投票", "pollution", "居民", "vote")
WEIGHTS = (ft.FontWeight.W_300, ft.FontWeight.NORMAL, ft.FontWeight.W_500, ft.FontWeight.BOLD)


def make_main(seed: int = 0) -> Callable[[ft.Page], None]:
    """Return a main whose page changes the words, sizes and weights of 36 texts twenty times a second, as
    they turn.

    Args:
        seed: of the words and their looks.
    """

    def main(page: ft.Page) -> None:
        run_views(page, _Churning, seed)

    return main


@ft.component
def _Churning(seed: int) -> ft.View:
    turn, set_turn = ft.use_state(0)

    async def churn() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                await asyncio.sleep(1 / PER_SECOND)
                set_turn(lambda number: number + 1)

    ft.use_effect(churn, [])
    dice = Random(seed * 1_000_003 + turn)
    return ft.View(
        route="/",
        controls=[
            ft.Text(f"turn {turn}"),
            ft.Container(
                ft.Column([_row(dice) for _ in range(TEXTS)], spacing=0),
                rotate=ft.Rotate(angle=turn * 0.01),
                animate_rotation=ft.Animation(1000 // PER_SECOND),
            ),
        ],
    )


def _row(dice: Random) -> ft.Control:
    return ft.Text(spans=[_span(dice) for _ in range(SPANS)])


def _span(dice: Random) -> ft.TextSpan:
    style = ft.TextStyle(size=dice.uniform(8, 22), weight=dice.choice(WEIGHTS))
    return ft.TextSpan(dice.choice(WORDS), style)
