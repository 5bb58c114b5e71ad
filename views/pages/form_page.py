"""Page on which something is made for a setup, in the place of the setup's own page."""

import flet as ft

from views.boards import board_of
from views.device.phone import Phone
from views.device.theme import MARGIN
from views.flet_adapter.back_button import CLOSES
from views.flet_adapter.bridge import instead_of
from views.kit.tap import handler
from views.play.setup_draft import SetupScreen
from views.widgets.frame import READING, SPREAD, closable_note, column_width, frame_page, two_columns
from views.widgets.low_page import rail_width
from views.widgets.sheet import icon_button

STRETCH = ft.CrossAxisAlignment.STRETCH


def draw_form_page(phone: Phone, route: str, screen: SetupScreen, game_id: str) -> ft.View | None:
    """Draw the page of what a game's setup makes now, or return None while nothing is made.

    The preview stands beside the form where there is room, else below it. Back closes the page.

    Args:
        phone: the phone that shows it.
        route: address of the setup's page.
        screen: the setup.
        game_id: the game.
    """
    setup_form = board_of(game_id).setup_form
    made = setup_form.page(phone, screen) if setup_form else None
    if setup_form is None or made is None:
        return None
    close = icon_button(ft.Icons.CLOSE, phone.say("close"), made.close)
    by_back = ft.Container(visible=False, on_click=handler(made.close), data=CLOSES)
    trouble = [closable_note(phone, screen.trouble, None, bad=True)] if screen.trouble else []
    foot = ft.Column([by_back, *trouble, made.button], spacing=12, horizontal_alignment=STRETCH)
    over = setup_form.over(phone, screen)
    width = rail_width(phone) - 2 * MARGIN if phone.lying else column_width(phone)
    preview = made.preview(width)
    body, beside = [*made.form, preview], []
    if phone.lying:
        body, beside = [*made.form], [preview]
    elif phone.roomy:
        body = [two_columns(made.form, [preview])]
    return frame_page(
        phone,
        instead_of(route),
        made.title,
        body,
        back=None,
        actions=[close],
        beside=beside,
        footer=foot,
        over=over,
        widest=SPREAD if phone.roomy else READING,
    )
