"""Joining a table: from its QR code or its four letters to a seat, with one tap."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.errors import CompanionError
from companion.hosting.session import TableSession
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.observables import drop_silently, set_silently, set_together
from views.flet_adapter.worker_threads import run_beside
from views.widgets.buttons import main_button, text_button
from views.widgets.frame import closable_note, faint_text, frame_page
from views.widgets.joining.code_field import code_field
from views.widgets.seats.seat_list import seat_list

NARROW = 560
"""Greatest width of the content, in pixels."""


@ft.observable
@dataclass
class JoinScreen:
    """State of a phone that joins a table.

    Attributes:
        table: id of the table, once found.
        trouble: reason why none was found, as a sentence.
        typed: code as it is typed again.
    """

    table: str = ""
    trouble: str = ""
    typed: str = ""


def join_route(code: str) -> str:
    """Return the address that joins a table, in upper case for the shortest QR codes."""
    return f"/J/{code}"


@ft.component
def JoinPage(phone: Phone, code: str) -> ft.View:
    """Show the page that a scanned code leads to: the seats, each free for a tap.

    Args:
        phone: the phone that shows it.
        code: code of the table, as scanned or typed.
    """
    page = ft.context.page
    route = page.route
    screen = use_route_state(phone, f"join/{code}", JoinScreen)
    host = phone.house.tables
    session = host.table(screen.table) if screen.table else None
    use_subscription(lambda heard: host.events.listen(lambda _: heard(), screen.table), screen.table)

    def go_to_table() -> None:
        drop_silently(phone.screens, f"join/{code}")
        page.navigate(f"/t/{screen.table}")

    def find_table() -> None:
        try:
            found = phone.house.joining.find(code, phone.address)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
            return
        set_together(screen, table=found.id, trouble="")
        if phone.client(found).rights.held:
            go_to_table()

    def try_typed_code(typed: str) -> None:
        if typed == code:
            find_table()
        else:
            page.navigate(join_route(typed))

    async def find_scanned_code() -> None:
        await run_beside(find_table)

    ft.use_effect(find_scanned_code, [code])
    if session is None:
        body = _draw_code_error(phone, screen, try_typed_code)
        return frame_page(phone, route, phone.say("join"), body, widest=NARROW)
    return frame_page(
        phone, route, phone.say("join"), _draw_seat_choice(phone, session, go_to_table), widest=NARROW
    )


def _draw_code_error(phone: Phone, screen: JoinScreen, try_code: Callable[[str], object]) -> list[ft.Control]:
    """Draw the error of the code, and the field to type the code again."""
    page = ft.context.page
    if not screen.trouble:
        return [faint_text(phone.say("reading"))]
    nothing = partial(setattr, screen, "trouble", phone.say("code-first"))
    return [
        closable_note(phone, screen.trouble, None, bad=True),
        faint_text(phone.say("join-again")),
        code_field(phone, screen.typed, lambda typed: set_silently(screen, typed=typed), nothing, try_code),
        main_button(phone, phone.say("to-the-start"), lambda: page.navigate("/"), second=True),
    ]


def _draw_seat_choice(
    phone: Phone, session: TableSession, go_to_table: Callable[[], object]
) -> list[ft.Control]:
    client = phone.client(session)
    free = len(session.names) - len(client.rights.taken)
    return [
        ft.Column(
            [
                ft.Semantics(
                    header=True,
                    content=ft.Text(
                        phone.game_name(session.game.id, session.table.variant),
                        theme_style=ft.TextThemeStyle.HEADLINE_SMALL,
                    ),
                ),
                faint_text(phone.say("where-sit" if free else "all-taken")),
            ],
            spacing=4,
        ),
        seat_list(phone, client, go_to_table),
        ft.Row(
            [text_button(phone, phone.say("just-watch"), go_to_table, icon=ft.Icons.VISIBILITY_OUTLINED)],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
    ]
