"""The way to a table's display: its code and address, the score on it, and showing it right here."""

from collections.abc import Callable

import flet as ft

from companion.errors import CompanionError
from companion.hosting.client import TableClient
from companion.hosting.server_address import display_url
from companion.tools.toolbox import ShowScore
from views.boards import board_of
from views.device.phone import Phone
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.holdings import Stop
from views.kit.piece_groups import group_pieces
from views.models.page_links import display_route
from views.widgets.buttons import main_button
from views.widgets.choices import choice
from views.widgets.copyable import copyable
from views.widgets.frame import READING, closable_note, faint_text, page_part
from views.widgets.joining.qr import qr_code

LARGEST = 260.0
"""The greatest width of the code, in pixels."""


@ft.component
def DisplayLink(phone: Phone, client: TableClient) -> ft.Control:
    """Draw the part of the share page that leads to the table's display.

    Args:
        phone: the phone that shows it.
        client: the phone's place at the table.
    """

    def subscribe(heard: Callable[[], None]) -> Stop:
        return client.tools.listen(lambda _: heard())

    use_subscription(subscribe, id(client))
    page = ft.context.page
    here = main_button(
        phone, phone.say("display-here"), lambda: page.navigate(display_route(client.id)), second=True
    )
    part = page_part(
        phone,
        phone.say("display"),
        *_draw_address(phone, client),
        here,
        *_draw_score_choice(phone, client),
        about=phone.say("display-about"),
        icon=ft.Icons.TV,
    )
    return group_pieces(phone, part)


def _draw_address(phone: Phone, client: TableClient) -> list[ft.Control]:
    """Draw the code and the address of the display, or other ways to a large screen."""
    if phone.serverless:
        peers = phone.near or (phone.alone and phone.alone.peers)
        return [closable_note(phone, phone.say("display-near" if peers else "display-alone"), None)]
    server_address = phone.server_address
    if server_address is None or not server_address.reaches_others:
        return [closable_note(phone, phone.say("unreachable"), None)]
    side = min(phone.width - 64, phone.height * 0.4, LARGEST, READING)
    code = qr_code(display_url(server_address.base, client.id), side, phone.say("display-qr"))
    address = copyable(
        f"{server_address.url}{display_route(client.id)[1:]}",
        size=phone.size(14),
        color=ft.Colors.ON_SURFACE_VARIANT,
        text_align=ft.TextAlign.CENTER,
    )
    middle = ft.CrossAxisAlignment.CENTER
    return [
        ft.Column(
            [faint_text(phone.say("display-scan")), code, address], spacing=12, horizontal_alignment=middle
        )
    ]


def _draw_score_choice(phone: Phone, client: TableClient) -> list[ft.Control]:
    """Draw the choice to show the score on the display, for whoever plays or hosts."""
    if client.rights.watching or not board_of(client.view.game.id).apart:
        return []
    shown = client.tools.shown.shows_score(secret=client.view.game.secrets)

    def toggle_score() -> None:
        try:
            client.tools.use(ShowScore(not shown))
        except CompanionError as error:
            phone.tell(phone.trouble_words(error))

    words, about = phone.say("display-score"), phone.say("display-score-about")
    return [choice(phone, words, shown, toggle_score, remark=about)]
