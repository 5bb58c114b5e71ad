"""A table: whose turn, the board, what can be done; score, log and rules one tap away."""

from collections.abc import Callable

import flet as ft

from companion.engine.log import log_line
from views.boards import BOARDS
from views.bridge import use_subscription
from views.pages.rulebook import RulebookBody
from views.phone import Phone
from views.screen import TABS, Screen, Tab, screen_of
from views.theme import TOUCH
from views.widgets.log import log_view
from views.widgets.result import result_view
from views.widgets.seats import seat_chip
from views.widgets.sheet import icon_button
from views.widgets.sheets import open_sheet
from views.widgets.tap import tappable

SIDE = 420
"""Width of the panel beside the board on a wide screen, in pixels."""

MARGIN = 12

ICONS: dict[Tab, ft.IconData] = {
    "city": ft.Icons.GRID_VIEW,
    "table": ft.Icons.TABLE_RESTAURANT,
    "score": ft.Icons.STAR,
    "log": ft.Icons.HISTORY,
    "rules": ft.Icons.MENU_BOOK,
}


@ft.component
def TablePage(phone: Phone, table: str) -> ft.Control:
    """The page of one table, drawn anew whenever anything changes there."""
    host = phone.house.host

    def subscribe(heard: Callable[[], None]) -> Callable[[], None]:
        return host.listen(lambda changed: heard() if changed == table else None)

    live = host.table(table)
    use_subscription(subscribe, table, lambda: live.table.seq if live else 0)
    if live is None:
        return _missing(phone, table)
    return TableView(phone, screen_of(phone, live))


@ft.component
def TableView(phone: Phone, screen: Screen) -> ft.Control:
    """The table as this phone looks at it."""
    body = _wide(screen) if phone.wide else _narrow(screen)
    layers: list[ft.Control] = [ft.SafeArea(body, expand=True)]
    sheet = open_sheet(screen)
    if sheet:
        layers.append(sheet)
    if phone.message:
        layers.append(_message(phone))
    return ft.View(
        route=f"/t/{screen.live.id}",
        padding=0,
        bgcolor=ft.Colors.SURFACE,
        controls=[ft.Stack(layers, expand=True)],
    )


def _missing(phone: Phone, table: str) -> ft.View:
    page = ft.context.page
    return ft.View(
        route=f"/t/{table}",
        appbar=ft.AppBar(
            leading=icon_button(ft.Icons.ARROW_BACK, phone.say("back"), lambda: page.navigate("/"))
        ),
        controls=[ft.Text(phone.say("no-such-table"), theme_style=ft.TextThemeStyle.BODY_LARGE)],
    )


# The two layouts ------------------------------------------------------------------------------------------


def _narrow(screen: Screen) -> ft.Control:
    tab = screen.tab
    scale = screen.phone.scale
    room = screen.phone.height - 62 - 22 - (50 + 44) * scale - 66
    return ft.Column(
        [
            _header(screen),
            _last(screen),
            *_above(screen),
            _page(screen, tab, screen.phone.width, room),
            _tabs(screen, TABS),
        ],
        spacing=0,
        expand=True,
    )


def _wide(screen: Screen) -> ft.Control:
    phone = screen.phone
    width = phone.width - SIDE
    tab: Tab = "score" if screen.tab == "city" else screen.tab
    side = ft.Container(
        ft.Column([_tabs(screen, TABS[1:]), _page(screen, tab, SIDE, phone.height)], spacing=0, expand=True),
        width=SIDE,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )
    main = ft.Column(
        [*_above(screen), _page(screen, "city", width, phone.height - 84 - 100 * phone.scale)],
        spacing=0,
        expand=True,
    )
    return ft.Column(
        [
            _header(screen),
            _last(screen),
            ft.Row([main, side], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        ],
        spacing=0,
        expand=True,
    )


# Always there ---------------------------------------------------------------------------------------------


def _header(screen: Screen) -> ft.Control:
    phone, agenda, page = screen.phone, screen.agenda, ft.context.page
    headline = screen.about("headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds})
    title = ft.Column(
        [
            ft.Text(
                phone.game_name(screen.game.id),
                size=phone.size(13),
                color=ft.Colors.ON_SURFACE_VARIANT,
                max_lines=1,
            ),
            ft.Semantics(
                header=True,
                live_region=True,
                content=ft.Text(
                    screen.say("only-scored") if screen.only_scored else headline,
                    theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
            ),
        ],
        spacing=0,
        expand=True,
    )
    return ft.Container(
        ft.Row(
            [
                icon_button(ft.Icons.ARROW_BACK, phone.say("back"), lambda: page.navigate("/")),
                title,
                _mend(screen),
                _redo(screen),
                _undo(screen),
            ],
            spacing=2,
        ),
        padding=ft.Padding.symmetric(horizontal=4, vertical=6),
    )


def _undo(screen: Screen) -> ft.Control:
    table = screen.live.table
    if not table.done:
        return icon_button(ft.Icons.UNDO, screen.say("undo-nothing"), _tell(screen, "undo-nothing"), dim=True)
    line = log_line(table, len(table.done))
    what = screen.about(line.kind, line.notice.id, line.notice.params)
    return icon_button(ft.Icons.UNDO, screen.say("undo", what=what), screen.undo)


def _last(screen: Screen) -> ft.Control:
    """What happened last, right under the button that takes it back."""
    table = screen.live.table
    if not table.done:
        return ft.Container(height=4)
    line = log_line(table, len(table.done))
    what = screen.about(line.kind, line.notice.id, line.notice.params)
    return ft.Container(
        ft.Semantics(
            exclude_semantics=True,
            content=ft.Row(
                [
                    ft.Text(
                        what,
                        size=screen.phone.size(12),
                        color=ft.Colors.ON_SURFACE_VARIANT,
                        max_lines=1,
                        overflow=ft.TextOverflow.ELLIPSIS,
                        text_align=ft.TextAlign.RIGHT,
                        expand=True,
                    ),
                    ft.Icon(ft.Icons.UNDO, size=screen.phone.size(12), color=ft.Colors.ON_SURFACE_VARIANT),
                ],
                spacing=4,
            ),
        ),
        padding=ft.Padding.only(left=16, right=20, bottom=6),
    )


def _redo(screen: Screen) -> ft.Control:
    if not screen.live.table.undone:
        return ft.Container(width=0)
    return icon_button(ft.Icons.REDO, screen.say("redo"), screen.redo)


def _mend(screen: Screen) -> ft.Control:
    if screen.only_scored:
        return ft.Container(width=0)

    def toggle() -> None:
        screen.let_go()
        screen.mending = not screen.mending
        screen.tab = "city"

    icon = ft.Icons.EDIT_OFF if screen.mending else ft.Icons.EDIT
    return icon_button(icon, screen.say("mend-stop" if screen.mending else "mend"), toggle)


def _tell(screen: Screen, message: str) -> Callable[[], None]:
    return lambda: screen.phone.tell(screen.say(message))


def _above(screen: Screen) -> list[ft.Control]:
    chips = ft.Container(
        ft.Row([_chip(screen, seat) for seat in range(len(screen.seats))], spacing=6),
        padding=ft.Padding.symmetric(horizontal=MARGIN),
    )
    asked = ft.Container(
        ft.Semantics(
            live_region=True,
            content=ft.Text(
                _asked(screen),
                size=screen.phone.size(16),
                weight=ft.FontWeight.W_600,
                text_align=ft.TextAlign.CENTER,
            ),
        ),
        padding=ft.Padding.symmetric(horizontal=16, vertical=8),
        alignment=ft.Alignment.CENTER,
    )
    return [chips, asked] if len(screen.seats) > 1 else [asked]


def _chip(screen: Screen, seat: int) -> ft.Control:
    waiting = any(task.seat == seat for task in screen.agenda.tasks)
    name = screen.names[seat]
    return seat_chip(
        screen.phone,
        screen.seats[seat],
        chosen=seat == screen.seat,
        waiting=waiting,
        label=screen.say("seat-waiting" if waiting else "seat-done", name=name),
        on_click=lambda: screen.look(seat),
    )


def _asked(screen: Screen) -> str:
    if screen.painting:
        return screen.say("painting", name=screen.names[screen.seat])
    agenda = screen.agenda
    shown = [task for task in agenda.tasks if task.seat in (screen.seat, None) or task.shared]
    if shown:
        return "\n".join(screen.about("task", task.id, task.params) for task in shown[:2])
    if agenda.over:
        return screen.about("task", "finished")
    waits = dict.fromkeys(screen.names[task.seat] for task in agenda.tasks if task.seat is not None)
    return screen.say("waits-for", names=tuple(waits))


def _tabs(screen: Screen, tabs: tuple[Tab, ...]) -> ft.Control:
    chosen = screen.tab if screen.tab in tabs else "score"
    return ft.Container(
        ft.Row([_tab(screen, tab, tab == chosen) for tab in tabs], spacing=0),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )


def _tab(screen: Screen, tab: Tab, chosen: bool) -> ft.Control:
    phone = screen.phone
    colour = ft.Colors.PRIMARY if chosen else ft.Colors.ON_SURFACE_VARIANT
    inside = ft.Column(
        [
            ft.Icon(ICONS[tab], color=colour, size=24),
            ft.Text(
                phone.say(f"tab-{tab}"),
                size=phone.size(12),
                color=colour,
                weight=ft.FontWeight.W_700 if chosen else ft.FontWeight.W_500,
                max_lines=1,
            ),
        ],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tappable(
        phone.say(f"tab-{tab}"),
        inside,
        lambda: screen.show(tab),
        selected=chosen,
        expand=True,
        height=max(TOUCH + 12, 44 + phone.size(18)),
        border=ft.Border(top=ft.BorderSide(3, colour if chosen else ft.Colors.TRANSPARENT)),
    )


# The pages of a table -------------------------------------------------------------------------------------


def _page(screen: Screen, tab: Tab, width: float, height: float) -> ft.Control:
    board, inner = BOARDS[screen.game.id], width - 2 * MARGIN
    match tab:
        case "city":
            return _work(board.work(screen, inner, height), board.hands(screen, inner))
        case "table":
            content = board.overview(screen, inner)
        case "score":
            content = result_view(screen, board, inner)
        case "log":
            content = log_view(screen)
        case "rules":
            return ft.Container(RulebookBody(screen.phone, screen.game.id, ""), padding=MARGIN, expand=True)
    return ft.Container(
        ft.Column(
            [content],
            scroll=ft.ScrollMode.AUTO,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH
            if tab != "city"
            else ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=4, bottom=MARGIN),
        expand=True,
    )


def _work(above: ft.Control, below: ft.Control | None) -> ft.Control:
    """The board where it is seen, and what can be done where the thumb is."""
    parts: list[ft.Control] = [
        ft.Container(
            ft.Column(
                [above],
                scroll=ft.ScrollMode.AUTO,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            padding=ft.Padding.symmetric(horizontal=MARGIN),
            alignment=ft.Alignment.CENTER,
            expand=True,
        )
    ]
    if below:
        parts.append(
            ft.Container(
                below,
                padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=10, bottom=14),
                alignment=ft.Alignment.CENTER,
            )
        )
    return ft.Column(parts, spacing=0, expand=True)


def _message(phone: Phone) -> ft.Control:
    def dismiss() -> None:
        phone.message = ""

    return ft.Container(
        ft.Semantics(
            live_region=True,
            content=ft.Container(
                ft.Text(phone.message, color=ft.Colors.ON_INVERSE_SURFACE, size=phone.size(15)),
                bgcolor=ft.Colors.INVERSE_SURFACE,
                border_radius=12,
                padding=16,
                on_click=lambda _: dismiss(),
            ),
        ),
        left=16,
        right=16,
        bottom=88,
        alignment=ft.Alignment.CENTER,
    )
