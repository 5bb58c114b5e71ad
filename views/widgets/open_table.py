"""Card of an open table, on the home page."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.engine.faults import attempt
from companion.hosting.session import TableSession
from views.device.phone import LARGE, Phone
from views.device.theme import RADIUS
from views.kit.tap import Described, handler
from views.widgets.buttons import Action, text_button
from views.widgets.fault import fault_line
from views.widgets.frame import faint_text
from views.widgets.seats.people import people_row
from views.widgets.sheet import icon_button


def headline(phone: Phone, session: TableSession) -> str | None:
    """Return the headline of a table, or None if its game raises an exception instead."""
    return attempt(session.id, lambda: _game_headline(phone, session), None)


def _game_headline(phone: Phone, session: TableSession) -> str:
    client = phone.client(session)
    if client.view.setup.mode == "score":
        return phone.say("only-score")
    agenda = client.view.agenda()
    return phone.about(
        client.view.game,
        "headline",
        agenda.phase,
        {"round": agenda.round, "rounds": agenda.rounds},
        client.view.names,
    )


def last_touched(session: TableSession) -> int:
    """Return the moment of a table's last entry, else of its setup, in milliseconds since 1970."""
    table = session.table
    return max(table.header.created, table.entries[-1].at if table.entries else 0)


def table_card(
    phone: Phone,
    session: TableSession,
    *,
    when: str,
    opened: bool,
    deleting: bool,
    open_lines: Sequence[str],
    on_menu: Callable[[], None] | None,
    on_delete: Action,
    on_finish: Action,
) -> ft.Control:
    """Draw the card of a table: its game, its state, its people and its last change. A tap resumes it.

    Args:
        phone: the phone that shows it.
        session: the table.
        when: moment of the last change, in words.
        opened: True if its menu is open.
        deleting: True if the menu asks to confirm the deletion.
        open_lines: open questions, where the table is about to be filed all the same; else empty.
        on_menu: opens or closes the menu; None for people with no rights in it.
        on_delete: asks for confirmation the first time, deletes the second time.
        on_finish: files the table away as it stands; the first time it asks, where a question is open.
    """
    page = ft.context.page
    name = phone.game_name(session.game.id, session.table.variant)
    seats = [(seat.name, seat.colour) for seat in session.table.header.setup.seats]
    where = headline(phone, session)
    stands = ft.Text(where, size=phone.size(15)) if where else fault_line(phone, phone.say("stumbled-card"))
    words: list[ft.Control] = [
        _hide_from_reader(ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)),
        *_draw_moment(phone, _hide_from_reader(stands), [] if opened else [faint_text(when)]),
    ]
    label = phone.say("go-on-with", game=name, seats=[person for person, _ in seats])
    menu: list[ft.Control] = []
    if on_menu:
        more = phone.say("close") if opened else phone.say("table-menu", game=name)
        menu.append(icon_button(ft.Icons.CLOSE if opened else ft.Icons.MORE_VERT, more, on_menu))
    told = ft.Column(words, spacing=2)
    title = ft.Row(
        [ft.Container(told, expand=True, padding=ft.Padding.only(top=6)), *menu],
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    inside: list[ft.Control] = [title, _hide_from_reader(people_row(phone, seats))]
    if opened:
        inside.append(_draw_table_menu(phone, deleting, open_lines, on_delete, on_finish))
    return Described(
        key=session.id,
        label=label if where else f"{label}. {phone.say('stumbled-card')}",
        hint=where,
        button=True,
        content=ft.Container(
            ft.Column(inside, spacing=10),
            padding=ft.Padding.only(left=16, top=8, right=6, bottom=14),
            border_radius=RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            ink=True,
            on_click=handler(lambda: page.navigate(f"/t/{session.id}")),
        ),
    )


def _draw_moment(phone: Phone, stands: ft.Control, when: list[ft.Control]) -> list[ft.Control]:
    """Draw a table's state and its last change, in one line or in large text in two."""
    if phone.scale >= LARGE:
        return [stands, *when]
    return [ft.Row([ft.Container(stands, expand=True), *when], spacing=8)]


def _draw_table_menu(
    phone: Phone, deleting: bool, open_lines: Sequence[str], on_delete: Action, on_finish: Action
) -> ft.Control:
    if deleting:
        return ft.Column(
            [
                ft.Text(phone.say("delete-for-good"), color=ft.Colors.ERROR),
                text_button(
                    phone, phone.say("delete-now"), on_delete, icon=ft.Icons.DELETE_FOREVER, danger=True
                ),
            ],
            spacing=4,
        )
    if open_lines:
        anyway = phone.say("file-anyway")
        told = [*open_lines, phone.say("file-anyway-about")]
        return ft.Column(
            [
                ft.Text(phone.say("file-open"), weight=ft.FontWeight.W_600),
                *(ft.Text(line) for line in told),
                text_button(phone, anyway, on_finish, icon=ft.Icons.INVENTORY_2_OUTLINED),
            ],
            spacing=4,
        )
    return ft.Row(
        [
            text_button(phone, phone.say("file-away"), on_finish, icon=ft.Icons.INVENTORY_2_OUTLINED),
            text_button(phone, phone.say("delete"), on_delete, icon=ft.Icons.DELETE_OUTLINE, danger=True),
        ],
        wrap=True,
        spacing=4,
    )


def _hide_from_reader(control: ft.Control) -> ft.Control:
    """Hide a control from a screen reader, as the card's label says it already."""
    return ft.Semantics(exclude_semantics=True, content=control)
