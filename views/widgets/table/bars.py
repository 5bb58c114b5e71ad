"""Bars that are always there at a table: the headline, undo, and the pages."""

from collections.abc import Callable
from functools import partial
from math import ceil

import flet as ft

from views.device.phone import LOW, Phone
from views.device.theme import TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.layout import around
from views.kit.scrolling import rewind_on_focus
from views.kit.tap import tappable
from views.models.sheets import Menu, ToolSheet
from views.models.short_names import text_columns
from views.play.screen import Screen, Tab
from views.widgets.seats.names import LETTER
from views.widgets.seats.seat_chip import chip_height
from views.widgets.sheet import icon_button
from views.widgets.table.event_notice import draw_event_notice
from views.widgets.table.seat_tabs import count_chips_per_row

MARGIN = 12
"""Pixels left free on both sides."""

NARROW = 380
"""Width in pixels below which the title is smaller, so that it nearly always takes one line."""

HEADER, LOW_HEADER = 62, 52
"""Height of the header, in pixels, and where height is scarce."""

BUTTONS = 4
"""Buttons beside the title on an upright phone."""

LARGEST_TITLE = 19
"""Greatest size of the title, in pixels: a larger one would be cut off."""

ICONS: dict[Tab, ft.IconData] = {
    "board": ft.Icons.GRID_VIEW,
    "table": ft.Icons.TABLE_RESTAURANT,
    "score": ft.Icons.STAR,
    "log": ft.Icons.HISTORY,
    "rules": ft.Icons.MENU_BOOK,
}


def draw_header(screen: Screen) -> ft.Control:
    """Draw the header: back, headline, ways in for others, and undo, always in the same corner."""
    phone, page = screen.phone, ft.context.page

    def draw_back() -> ft.Control:
        arrow = icon_button(ft.Icons.ARROW_BACK, phone.say("back"), lambda: page.navigate("/"))
        return rewind_on_focus(arrow)

    def draw_share() -> ft.Control:
        route = f"/t/{screen.client.id}/share"
        return icon_button(ft.Icons.QR_CODE_2, screen.say("share"), lambda: page.navigate(route))

    def draw_more() -> ft.Control:
        return icon_button(ft.Icons.MORE_VERT, screen.say("menu"), lambda: setattr(screen, "sheet", Menu()))

    def draw_tools() -> ft.Control:
        return icon_button(
            ft.Icons.CASINO_OUTLINED,
            screen.say("tools-at-table"),
            lambda: setattr(screen, "sheet", ToolSheet()),
        )

    return ft.Container(
        ft.Row(
            [
                screen.again("back", None, draw_back),
                draw_headline(screen, header_height(phone)),
                *([screen.again("tools", None, draw_tools)] if phone.wide else []),
                *draw_mend_button(screen),
                *_draw_redo(screen),
                screen.again("menu", None, draw_more),
                screen.again("share", None, draw_share),
                draw_undo(screen),
            ],
            spacing=0,
        ),
        height=header_height(phone),
        padding=write_value(ft.Padding.symmetric, horizontal=4),
    )


def draw_headline(screen: Screen, height: float) -> ft.Control:
    """Draw the game and its headline, and over them for a moment the last event.

    Args:
        screen: the phone's.
        height: of the bar, in pixels.
    """
    layers = [draw_title(screen), *draw_event_notice(screen)]
    return ft.Container(ft.Stack(layers, fit=ft.StackFit.EXPAND), height=height, expand=True)


def draw_title(screen: Screen) -> ft.Control:
    """Draw the game and its headline."""
    phone = screen.phone
    name, stands = phone.game_name(screen.game.id, screen.client.view.variant), table_headline(screen)
    small = phone.width < NARROW or phone.lying
    size = min(phone.size(15 if small else 17), LARGEST_TITLE - 2 * phone.cramped)

    def draw_title() -> ft.Control:
        game = ft.Text(
            name,
            size=phone.size(13),
            color=ft.Colors.ON_SURFACE_VARIANT,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
        where = ft.Text(
            stands,
            theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
            size=size,
            max_lines=2,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
        said = ft.Semantics(header=True, live_region=True, content=where)
        return ft.Column(
            [said] if alone else [game, said],
            spacing=0,
            expand=True,
            alignment=ft.MainAxisAlignment.CENTER,
        )

    room = phone.width - BUTTONS * TOUCH
    alone = phone.short or text_columns(stands) * LETTER * size > room
    return screen.again("title", (name, stands, size, alone), draw_title)


def table_headline(screen: Screen) -> str:
    """Compose the headline: round and phase of the game."""
    agenda = screen.agenda
    if screen.only_scored:
        return screen.say("only-scored")
    _, phase = screen.game.stage_of(screen.position, screen.seat)
    return screen.about("headline", phase, {"round": agenda.round, "rounds": agenda.rounds})


def draw_undo(screen: Screen) -> ft.Control:
    """Draw the button that takes the last move back."""
    label, dim, act = _undo_action(screen)
    return screen.again("undo", (label, dim, act), lambda: icon_button(ft.Icons.UNDO, label, act, dim=dim))


def _undo_action(screen: Screen) -> tuple[str, bool, Callable[[], object]]:
    """Return the label of undo, True if it is dim, and its action."""
    what = screen.undoing.to_undo
    if what is None:
        words = screen.say("undo-nothing")
        return words, True, partial(screen.phone.tell, words)
    return screen.say("undo", what=what), screen.client.rights.watching, screen.undoing.undo


def bars_height(screen: Screen, width: float, *, tabs: bool) -> float:
    """Measure the bars around the board, in pixels: the header, the seats, the tabs.

    Args:
        screen: the phone's.
        width: width of the seats, in pixels.
        tabs: True if the tabs stand below the board.
    """
    phone = screen.phone
    below = tab_height(phone) if tabs else 0
    return header_height(phone) + seats_height(screen, width) + below


def seats_height(screen: Screen, width: float) -> float:
    """Measure the chips of the seats in a width in pixels, in pixels."""
    count = len(screen.seats)
    rows = 0 if count == 1 else ceil(count / count_chips_per_row(count, width - 2 * MARGIN))
    return rows * chip_height(screen.phone)


def header_height(phone: Phone) -> float:
    """Measure the header, in pixels."""
    return TOUCH if phone.tiny else LOW_HEADER if phone.short else HEADER


def _draw_redo(screen: Screen) -> list[ft.Control]:
    """Draw the redo button on a wide screen. On a phone redo lies in the menu."""
    what = screen.undoing.to_redo if screen.phone.wide else None
    if what is None:
        return []
    return [icon_button(ft.Icons.REDO, screen.say("redo-what", what=what), screen.undoing.redo)]


def draw_mend_button(screen: Screen) -> list[ft.Control]:
    """Draw the button that begins or ends corrections.

    On a phone it lies in the menu, and is drawn here only while corrections go on.
    """
    if screen.only_scored or not (screen.phone.wide or screen.mending):
        return []
    icon = ft.Icons.EDIT_OFF if screen.mending else ft.Icons.EDIT
    return [icon_button(icon, screen.say("mend-stop" if screen.mending else "mend"), screen.mend)]


def tab_height(phone: Phone) -> float:
    """Measure the tabs, in pixels. In a low window they are pictures without words."""
    return TOUCH if has_slim_tabs(phone) else max(TOUCH + 12, 44 + around(phone, 18))


def has_slim_tabs(phone: Phone) -> bool:
    """Check that the tabs are pictures without words: in a low window, and in large text on a short phone."""
    return phone.height < LOW or phone.cramped


def tab_bar(screen: Screen, tabs: tuple[Tab, ...]) -> ft.Control:
    """Draw the tabs that lead to the pages of the table."""
    chosen = screen.tab if screen.tab in tabs else "score"

    def draw_bar() -> ft.Control:
        return ft.Container(
            ft.Semantics(
                container=True,
                content=ft.Row([_draw_tab(screen, tab, tab == chosen) for tab in tabs], spacing=0),
            ),
            bgcolor=ft.Colors.SURFACE_CONTAINER,
        )

    return screen.again("tabs", (tabs, chosen, has_slim_tabs(screen.phone)), draw_bar)


def _draw_tab(screen: Screen, tab: Tab, chosen: bool) -> ft.Control:
    phone = screen.phone
    words = phone.texts[phone.locale].say_for(screen.game.id, f"tab-{tab}")
    colour = ft.Colors.PRIMARY if chosen else ft.Colors.ON_SURFACE_VARIANT
    said = ft.Text(
        words,
        size=around(phone, 12),
        color=colour,
        weight=ft.FontWeight.W_700 if chosen else ft.FontWeight.W_500,
        max_lines=1,
    )
    inside = ft.Column(
        [ft.Icon(ICONS[tab], color=colour, size=24), *([] if has_slim_tabs(phone) else [said])],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tappable(
        words,
        inside,
        lambda: screen.show(tab),
        role="tab",
        selected=chosen,
        expand=True,
        height=tab_height(phone),
        border=ft.Border(top=ft.BorderSide(3, colour if chosen else ft.Colors.TRANSPARENT)),
    )
