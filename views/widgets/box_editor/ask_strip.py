"""Strip that asks for an unread print below the board: its common answers, and the ways around it.

It lies over the dock alone. The board keeps its light and its taps.
"""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.engine.forms import GainsForm
from companion.engine.game import Game
from views.device.phone import LARGE, Phone
from views.device.theme import GAP, TIGHT
from views.flet_adapter.back_button import CLOSES
from views.kit.box_painter import BoxPainter
from views.kit.tap import handler
from views.widgets.box_editor.common_answers import draw_answers
from views.widgets.box_editor.drawing import title_of
from views.widgets.box_editor.question_ways import Ways, draw_ways
from views.widgets.sheet import icon_button

AnyGame = Game[Any, Any, Any]

MARGIN = 16
"""Pixels beside the content of a strip."""

HIGHEST = 0.55
"""Part of the page that a strip takes in large text. Higher ones scroll."""


def draw_strip(
    phone: Phone,
    game: AnyGame,
    name: str,
    ways: Ways,
    printed: BoxPainter,
    width: float,
    controls: Sequence[ft.Control] = (),
    keep: Callable[[], object] | None = None,
    *,
    title: str = "",
) -> ft.Control:
    """Draw the strip that asks for an unread entry.

    Args:
        phone: the phone that shows it.
        game: game of the box.
        name: name of the entry.
        ways: actions of the question.
        printed: draws entries as the game's board does, and has its own common answers.
        width: of the strip, in pixels.
        controls: controls that put an answer together, in place of common ones.
        keep: keeps the answer put together; None where a tap on an answer keeps it.
        title: name of the entry at the table; empty for its name in the box.
    """
    form = game.box.field_of(name).form
    body = controls or draw_answers(phone, game, name, ways, printed)
    back = ft.Container(visible=False, on_click=handler(ways.close), data=CLOSES)
    entering = not isinstance(form, GainsForm)
    below = draw_ways(phone, game, name, ways, keep, entering=entering)
    inside = [
        back,
        _draw_head(phone, title or title_of(phone, game, game.box.field_of(name)), ways.close),
        *body,
        below,
    ]
    return _frame_strip(phone, inside, width)


def _frame_strip(phone: Phone, inside: list[ft.Control], width: float) -> ft.Control:
    """Lay the parts of a strip below each other. In large text they scroll."""
    tall = phone.scale >= LARGE
    return ft.Container(
        ft.Column(
            inside,
            spacing=TIGHT,
            tight=True,
            scroll=ft.ScrollMode.AUTO if tall else None,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        width=width,
        height=phone.height * HIGHEST if tall else None,
        padding=ft.Padding.only(left=MARGIN, top=TIGHT, right=MARGIN, bottom=GAP),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.only(top=ft.BorderSide(2, ft.Colors.PRIMARY)),
        shadow=ft.BoxShadow(blur_radius=16, color=ft.Colors.with_opacity(0.2, ft.Colors.SHADOW)),
    )


def _draw_head(phone: Phone, title: str, close: Callable[[], object]) -> ft.Control:
    """Draw the question and the cross. A screen reader tells the question by itself."""
    words = ft.Column(
        [
            ft.Text(phone.say("box-ask-unknown"), size=phone.size(13), color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Semantics(header=True, content=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    cross = icon_button(ft.Icons.CLOSE, phone.say("close"), close)
    return ft.Row([ft.Semantics(live_region=True, content=words, expand=True), cross], spacing=GAP)
