"""A table: the seats and tasks, the board, the actions, and score, log and rules one tap away."""

import asyncio
from functools import partial

import flet as ft

from companion.engine.faults import attempt
from companion.hosting.open_home import current_millis
from views.boards import board_of
from views.device.phone import Phone
from views.device.presence import use_client
from views.device.theme import GAP, RADIUS
from views.flet_adapter.back_button import CLOSES
from views.flet_adapter.bridge import instead_of
from views.flet_adapter.memo import Retained, use_retained
from views.flet_adapter.observables import set_silently
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.dialog import Dialog
from views.kit.game_board import Snapshot
from views.kit.panels import Panel
from views.kit.piece_groups import group_pieces
from views.kit.scrolling import gather_stops
from views.kit.tap import handler, tappable
from views.pages.rulebook.page import RulebookBody
from views.pages.score.page import draw_score_page
from views.pages.table.answered_keys import use_table_keys
from views.pages.table.coach import is_coached
from views.pages.table.dock import draw_board_and_dock, hide_below_strip
from views.pages.table.lit_board import build_lit_panel
from views.pages.table.low_window import draw_low_window
from views.pages.table.panes import choose_panes
from views.pages.table.refusal_room import measure_page_shift
from views.pages.table.sheets import draw_open_sheet
from views.pages.table.strip_layer import lay_strip_over
from views.pages.table.way_on import draw_way_on
from views.play.drafts import use_draft
from views.play.lesson import screen_kind
from views.play.screen import TABS, Screen, Tab, screen_of
from views.play.screen_update import update_screen
from views.widgets.buttons import main_button
from views.widgets.frame import closable_note, frame_page
from views.widgets.message import UNDER_HEADER, message_layer
from views.widgets.seats.seat_marks import seat_name
from views.widgets.sheet import SIDE, draw_dialog
from views.widgets.table.banners import draw_banners
from views.widgets.table.bars import MARGIN, bars_height, draw_header, tab_bar, tab_height
from views.widgets.table.curtain import draw_curtain
from views.widgets.table.log import log_view
from views.widgets.table.plain_table import plain_table
from views.widgets.table.question import undo_question
from views.widgets.table.request import draw_task
from views.widgets.table.seat_tabs import seat_tabs
from views.widgets.tools.alarm import use_alarm
from views.widgets.tools.at_table import tool_strip

SPACIOUS = 1200
"""Width in pixels from which the other seats' areas are seen as well."""

OTHERS = 220
"""Width of the other seats' areas, in pixels."""

PLAIN = 0.6
"""Part of the window's height that a board has on a page that its game cannot draw."""

READ: tuple[Tab, ...] = ("score", "log", "rules")
"""Pages to read, in the full height of a phone; the request to the seat stands at the board."""


@ft.component
def TablePage(phone: Phone, table: str) -> ft.Control:
    """Show the page of a table, redrawn whenever anything changes there."""
    session = phone.house.tables.table(table)
    client = use_client(phone, session, table)
    if session is None or client is None or (client.finished and not client.view.over):
        return _draw_missing_table(
            phone, table
        )  # what was filed away before its end is not played on by whoever taps
    return TableView(phone, screen_of(phone, session, screen_kind(phone, session)))


@ft.component
def TableView(phone: Phone, screen: Screen) -> ft.Control:
    """Draw the table as this phone sees it."""
    retained = use_retained()
    ft.use_effect(lambda: phone.device.awake(True), [], lambda: phone.device.awake(False))
    use_alarm(phone, screen.client.tools)
    use_answer_deadline(screen)
    use_table_keys(screen)
    use_draft(screen, attempt(screen.client.id, lambda: board_of(screen.game.id).draft, None))
    return (
        _draw_whole_table(screen, retained)
        or _draw_after_reset(screen, retained)
        or _draw_without_game(screen, retained)
    )


def _draw_whole_table(screen: Screen, retained: Retained) -> ft.View | None:
    """Draw the table with all its parts, or return None if its game raises an exception."""

    def draw_all_parts() -> ft.View:
        if screen.curtained:
            return _build_view(screen, draw_curtain(screen), None, secret=True)
        update_screen(screen, retained)
        return _build_view(screen, lay_strip_over(screen, _draw_layout(screen)), draw_open_sheet(screen))

    return attempt(screen.client.id, draw_all_parts, None)


def _draw_after_reset(screen: Screen, retained: Retained) -> ft.View | None:
    """Drop the piece in hand or the open sheet, and draw the table again with a message.

    Returns None if nothing can be dropped, or the table cannot be drawn without it either.
    """
    before, phone = screen.phone.message, screen.phone
    if not screen.drop():
        return None
    set_silently(phone, message=screen.say("stumbled-tap"))  # it is being drawn anyway
    drawn = _draw_whole_table(screen, retained)
    if drawn is None:
        set_silently(phone, message=before)
    return drawn


def _draw_without_game(screen: Screen, retained: Retained) -> ft.View:
    """Draw the parts of a table that work without its game, and its page if that can be drawn by itself."""
    phone = screen.phone
    set_silently(screen, retained=retained)
    page = attempt(screen.client.id, lambda: _draw_tab_page(screen, screen.tab, phone.width), None)
    retained.forget()  # in this place none of it may be used again, nor elsewhere what was drawn here
    return _build_view(screen, plain_table(screen, page), undo_question(screen))


def _build_view(screen: Screen, body: ft.Control, sheet: Dialog | None, *, secret: bool = False) -> ft.View:
    phone = screen.phone
    body = group_pieces(phone, body)
    up = ft.Offset(0, -measure_page_shift(screen) / phone.height)
    layers: list[ft.Control] = [ft.SafeArea(body, expand=True, offset=up)]
    if screen.puts_down:  # nobody sees it: for the phone's Back alone
        put_down = handler(screen.let_go)
        layers.append(ft.Container(visible=False, on_click=put_down, data=CLOSES, key="put down"))
    layers.append(draw_dialog(phone, sheet))
    if phone.message and not secret and not sheet:
        layers.append(message_layer(phone, top=UNDER_HEADER))
    return ft.View(
        route=f"/t/{screen.client.id}",
        padding=0,
        bgcolor=ft.Colors.SURFACE,
        controls=[ft.Stack(layers, expand=True)],
    )


def use_answer_deadline(screen: Screen) -> None:
    """Hook: redraw the page when the time to answer a question is over."""
    asked = screen.client.approval.open_request(screen.eyes)
    _, again = ft.use_state(0)

    async def wait_for_deadline() -> None:
        if asked:
            await asyncio.sleep(max(0, asked.until - current_millis()) / 1000 + 0.1)
            again(asked.number)

    ft.use_effect(wait_for_deadline, [asked.number if asked else 0])


def _draw_missing_table(phone: Phone, table: str) -> ft.View:
    """Draw the page of a table that is not open here: filed away, barred, or gone."""
    page = ft.context.page
    summary = phone.house.tables.library.summaries.get(table)
    ways: list[ft.Control] = []
    if summary and (phone.hosting or table in phone.house.joining.held_tables(phone.keys)):
        ways.append(
            main_button(
                phone, phone.say("see-result"), lambda: page.navigate(f"/history/{table}"), second=True
            )
        )
    barred = not summary and table in phone.house.tables.library.open_tables()
    words = phone.say("table-finished" if summary else "table-barred" if barred else "no-such-table")
    ways.append(main_button(phone, phone.say("to-the-start"), lambda: page.navigate("/"), second=True))
    route = instead_of(f"/t/{table}")
    return frame_page(phone, route, phone.say("title"), [closable_note(phone, words, None), *ways])


# The layouts ----------------------------------------------------------------------------------------------


def _draw_layout(screen: Screen) -> ft.Control:
    """Draw the table in the layout that the window has room for."""
    if screen.phone.lying:
        draw_page = partial(_draw_tab_page, screen)
        return draw_low_window(screen, _panel_in_sight(screen), draw_page, draw_way_on(screen))
    return _draw_wide_layout(screen) if screen.phone.wide else _draw_narrow_layout(screen)


def _draw_narrow_layout(screen: Screen) -> ft.Control:
    """Draw an upright phone: bars, the board in its pane, its dock below, and the tabs."""
    phone, tab = screen.phone, screen.tab
    bars = [draw_header(screen), *seat_tabs(screen, phone.width)]
    if tab == "board":
        height = phone.height - bars_height(screen, phone.width, tabs=True)
        main = _draw_board(screen, phone.width, height)
    else:
        asked = [] if tab in READ else [draw_task(screen)]
        above = [*asked, *tool_strip(screen), *draw_banners(screen)]
        main = ft.Column([*above, _draw_tab_page(screen, tab, phone.width)], spacing=0, expand=True)
    tabs = hide_below_strip(screen, tab_bar(screen, TABS))
    return ft.Column([*bars, main, tabs], spacing=0, expand=True)


def _draw_wide_layout(screen: Screen) -> ft.Control:
    """Draw a tablet or a desk: the board and its dock, other seats' areas, and a page to read at the side."""
    phone = screen.phone
    apart = len(screen.seats) > 1 and board_of(screen.game.id).apart
    others = phone.width >= SPACIOUS and apart
    width = phone.width - SIDE - (OTHERS if others else 0)
    tab: Tab = "score" if screen.tab == "board" else screen.tab
    page = _draw_tab_page(screen, tab, SIDE)
    side = ft.Container(_draw_side(screen, page), width=SIDE, bgcolor=ft.Colors.SURFACE_CONTAINER_LOW)
    body = _draw_board(screen, width, phone.height - bars_height(screen, width, tabs=False))
    boards = ft.Row([body, _draw_other_areas(screen)], spacing=0, expand=True) if others else body
    main = ft.Column([*seat_tabs(screen, width), boards], spacing=0, expand=True)
    return ft.Column(
        [
            draw_header(screen),
            ft.Row([main, side], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        ],
        spacing=0,
        expand=True,
    )


def _draw_side(screen: Screen, page: ft.Control) -> ft.Control:
    """Draw the tabs of the side, and the page to read below them.

    With a keyboard, the tabs are a stop of Tab as high as the side. Flet's client (1.0.5) goes from left to
    right through all that stands beside such a stop, so that the board and its dock come first.
    """
    bar, height = tab_bar(screen, TABS[1:]), tab_height(screen.phone)
    below = ft.Container(page, top=height, left=0, right=0, bottom=0)
    tabs = group_pieces(
        screen.phone, ft.Column([bar], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    )
    return ft.Stack([tabs, below], fit=ft.StackFit.EXPAND, expand=True)


def _draw_board(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the board in its pane and its dock below or beside it.

    Args:
        screen: the phone's.
        width: width available, in pixels.
        height: height available, in pixels.
    """
    panels, panel, taught = board_of(screen.game.id).panels, _panel_in_sight(screen), is_coached(screen)
    panes = choose_panes(screen.phone, panels, panel, width - 2 * MARGIN, height, taught=taught)
    board, dock = draw_board_and_dock(screen, panel, panes, draw_way_on(screen))
    if panes.beside:
        return ft.Container(
            ft.Row([board, ft.Container(dock, width=panes.across)], spacing=2 * GAP, expand=True),
            padding=write_value(ft.Padding.symmetric, horizontal=MARGIN),
            expand=True,
        )
    middle = ft.CrossAxisAlignment.CENTER
    return ft.Column(
        [board, ft.Container(dock, width=panes.across + 2 * MARGIN, expand=True)],
        spacing=0,
        expand=True,
        horizontal_alignment=middle,
    )


def _draw_other_areas(screen: Screen) -> ft.Control:
    """Draw the areas of the other seats beside this seat's area. A tap shows a seat."""
    board = board_of(screen.game.id)

    def draw_seat_area(seat: int) -> ft.Control:
        name = screen.names[seat]
        inside = ft.Column(
            [
                seat_name(screen.phone, screen.seats[seat]),
                board.picture(Snapshot.of(screen, seat, (), OTHERS - 32)),
            ],
            spacing=8,
            tight=True,
        )
        return tappable(
            screen.say("look-at", name=name),
            inside,
            lambda: screen.look(seat),
            padding=10,
            border_radius=RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        )

    areas = [draw_seat_area(seat) for seat in range(len(screen.seats)) if seat != screen.seat]
    column = ft.Column(areas, spacing=12, scroll=ft.ScrollMode.AUTO, tight=True)
    return ft.Container(
        gather_stops(screen.phone, column),
        width=OTHERS,
        padding=write_value(ft.Padding.only, right=MARGIN, top=8, bottom=MARGIN),
        alignment=ft.Alignment.TOP_CENTER,
    )


# The pages of a table -------------------------------------------------------------------------------------


def _draw_tab_page(screen: Screen, tab: Tab, width: float) -> ft.Control:
    """Draw a page of the table, as high as there is room for it.

    Args:
        screen: the phone's.
        tab: the page.
        width: width available, in pixels.
    """
    match tab:
        case "board":
            return _draw_board(screen, width, screen.phone.height * PLAIN)
        case "table":
            content = board_of(screen.game.id).overview(screen, width - 2 * MARGIN)
        case "score":
            return draw_score_page(screen, width)
        case "log":
            content = log_view(screen)
        case "rules":
            book = RulebookBody(screen.phone, screen.game.id, table=screen)
            return ft.Container(book, padding=MARGIN, expand=True)
    inside = ft.Column(
        [content],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(
        gather_stops(screen.phone, inside),
        padding=write_value(ft.Padding.only, left=MARGIN, right=MARGIN, top=4, bottom=MARGIN),
        expand=True,
    )


def _panel_in_sight(screen: Screen) -> Panel:
    """Select the panel of the board: the one of its phase, or the lit board."""
    return build_lit_panel(screen, screen.lit) if screen.lit else board_of(screen.game.id).panels.of(screen)
