"""Open tables on the home page: the last one large, further ones in a row, and the menu of each."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.hosting.session import TableSession
from companion.lessons.trial_tables import find_trial, is_stale
from views.device.phone import Phone
from views.kit.dialog import Dialog
from views.pages.home.table_cards import TableCard, draw_large_card, draw_small_card
from views.widgets.buttons import Action, text_button
from views.widgets.dates import ago
from views.widgets.frame import page_part
from views.widgets.sheet import MAX_WIDTH, sheet


def list_tables(phone: Phone) -> tuple[TableSession, ...]:
    """List the tables that this phone's home shows: the last touched first, samples and lessons after them.

    Samples and lessons that nobody goes on with leave after a day. A guest sees the tables with a seat of
    their own.
    """
    tables = phone.house.tables.open_tables()
    if not phone.hosting:
        mine = set(phone.house.joining.held_tables(phone.keys))
        return tuple(session for session in tables if session.id in mine)
    now = phone.house.tables.clock()
    shown = [session for session in tables if not is_stale(session, now)]
    return tuple(sorted(shown, key=lambda session: find_trial(session.id) is not None))


def draw_open_tables(
    phone: Phone,
    tables: Sequence[TableSession],
    moment: int,
    open_menu: Callable[[str], None] | None,
) -> ft.Control:
    """Draw the last table large, and the others in a row that is swiped, or in lines on a wide screen.

    Args:
        phone: the phone that shows it.
        tables: the tables, one at least.
        moment: milliseconds since 1970.
        open_menu: opens the menu of a table by its id; None for people with no rights in it.
    """

    def make_card(session: TableSession) -> TableCard:
        menu = (lambda: open_menu(session.id)) if open_menu else None
        return TableCard(session, ago(phone, session.touched, moment), menu)

    last, *others = map(make_card, tables)
    parts = [draw_large_card(phone, last)]
    if others:
        small = [draw_small_card(phone, card) for card in others]
        lines = phone.roomy and not phone.lying
        scroll = None if lines else ft.ScrollMode.AUTO
        top = ft.CrossAxisAlignment.START
        parts.append(
            ft.Row(small, spacing=10, run_spacing=10, wrap=lines, scroll=scroll, vertical_alignment=top)
        )
    return page_part(phone, phone.say("on-the-table"), *parts)


def draw_table_menu(
    phone: Phone,
    session: TableSession,
    close: Callable[[], object],
    on_finish: Action,
    on_delete: Action,
    *,
    deleting: bool,
    open_lines: Sequence[str],
) -> Dialog:
    """Draw the sheet of a table: to file it away, or to delete it.

    Args:
        phone: the phone that shows it.
        session: the table.
        close: called when the sheet is closed.
        on_finish: files the table away as it stands, asking first about open questions.
        on_delete: asks for confirmation the first time, deletes the second time.
        deleting: True if the deletion awaits confirmation.
        open_lines: open questions of a table that is about to be filed all the same, else empty.
    """
    foot: list[ft.Control] = []
    if deleting:
        body = [
            ft.Text(phone.say("delete-for-good"), color=ft.Colors.ERROR),
            text_button(phone, phone.say("delete-now"), on_delete, icon=ft.Icons.DELETE_FOREVER, danger=True),
        ]
    elif open_lines:
        told = [*open_lines, phone.say("file-anyway-about")]
        anyway = phone.say("file-anyway")
        foot = [text_button(phone, anyway, on_finish, icon=ft.Icons.INVENTORY_2_OUTLINED)]
        body = [
            ft.Text(phone.say("file-open"), weight=ft.FontWeight.W_600),
            *(ft.Text(line) for line in told),
        ]
    else:
        body = [
            text_button(phone, phone.say("file-away"), on_finish, icon=ft.Icons.INVENTORY_2_OUTLINED),
            text_button(phone, phone.say("delete"), on_delete, icon=ft.Icons.DELETE_OUTLINE, danger=True),
        ]
    title = phone.game_name(session.game.id, session.table.variant)
    return sheet(phone, title, body, close, foot=foot, widest=MAX_WIDTH)
