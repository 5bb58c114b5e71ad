"""Bars that are always there at a table: the headline, the seats and tasks, undo, and the pages."""

from collections.abc import Callable
from functools import partial
from math import ceil

import flet as ft

from companion.engine.agenda import Task
from views.device.phone import Phone
from views.device.theme import CENTER, TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.layout import around, middle_column
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.models.sheets import Menu, ToolSheet
from views.play.screen import Screen, Tab
from views.widgets.seats.presence import seat_label, seat_presence
from views.widgets.seats.seat_marks import seat_chip
from views.widgets.sheet import icon_button
from views.widgets.table.procedure import leading_step, steps_button, steps_of

MARGIN = 12
"""Pixels left free on both sides."""

NARROW = 380
"""Width in pixels below which the title is smaller, so that it nearly always takes one line."""

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
        return icon_button(ft.Icons.ARROW_BACK, phone.say("back"), lambda: page.navigate("/"))

    def draw_share() -> ft.Control:
        route = f"/t/{screen.client.id}/share"
        return icon_button(ft.Icons.QR_CODE_2, screen.say("share"), lambda: page.navigate(route))

    def draw_more() -> ft.Control:
        return icon_button(ft.Icons.MORE_VERT, screen.say("menu"), lambda: setattr(screen, "sheet", Menu()))

    def draw_tools() -> ft.Control:
        return icon_button(
            ft.Icons.CASINO_OUTLINED, screen.say("tools"), lambda: setattr(screen, "sheet", ToolSheet())
        )

    return ft.Container(
        ft.Row(
            [
                screen.again("back", None, draw_back),
                draw_title(screen),
                *([screen.again("tools", None, draw_tools)] if phone.wide else []),
                *draw_mend_button(screen),
                *_draw_redo(screen),
                screen.again("menu", None, draw_more),
                screen.again("share", None, draw_share),
                draw_undo(screen),
            ],
            spacing=0,
        ),
        padding=write_value(ft.Padding.symmetric, horizontal=4, vertical=6),
    )


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
        alone = phone.cramped or phone.lying
        return ft.Column([said] if alone else [game, said], spacing=0, expand=True)

    return screen.again("title", (name, stands, size), draw_title)


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


def last_event(screen: Screen) -> ft.Control:
    """Draw the last event under the undo button, with the undo sign if undo takes the event back."""
    line = screen.client.view.undo_line(screen.eyes)
    if line is None:
        return ft.Container(height=4)
    size = around(screen.phone, 12)
    signed = screen.own_undo is None and screen.undoing.to_undo is not None
    told = draw_once(screen.phone, _draw_event, screen.sentence(line, brief=True), size, signed=signed)
    return ft.Container(
        ft.Semantics(exclude_semantics=True, content=told),
        padding=write_value(ft.Padding.only, left=16, right=20, bottom=6),
    )


def _draw_event(phone: Phone, text: str, size: float, *, signed: bool) -> ft.Control:
    words = ft.Text(
        text,
        size=size,
        color=ft.Colors.ON_SURFACE_VARIANT,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.RIGHT,
        expand=True,
    )
    sign = ft.Icon(ft.Icons.UNDO, size=size, color=ft.Colors.ON_SURFACE_VARIANT)
    return ft.Row([words, *([sign] if signed else [])], spacing=4)


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


def seats_and_tasks(screen: Screen, width: float, *, told: bool = False) -> list[ft.Control]:
    """Draw the seats with their tasks, and the request to this seat, unless it is told elsewhere.

    Args:
        screen: the phone's.
        width: width available, in pixels.
        told: True if the request is told elsewhere.
    """
    asked = {task.seat for task in screen.agenda.tasks}
    return [*seat_chips(screen, lambda seat: seat in asked, width), *([] if told else [_draw_task(screen)])]


def seat_chips(screen: Screen, waiting: Callable[[int], bool | None], width: float) -> list[ft.Control]:
    """Draw the chips of all seats, in a row or in two if one has no room. A seat alone has none.

    Args:
        screen: the phone's.
        waiting: tells if the table waits for a seat; None if that cannot be told.
        width: width available, in pixels.
    """
    if len(screen.seats) == 1:
        return []
    room = width - 2 * MARGIN
    most = _count_chips_per_row(len(screen.seats), room)
    narrow = room / most < TOUCH + 12
    chips = [
        _draw_seat_chip(screen, seat, waiting(seat), room / most - 6, narrow=narrow)
        for seat in range(len(screen.seats))
    ]
    spacing = 2 if narrow else 6
    rows = [ft.Row(chips[first : first + most], spacing=spacing) for first in range(0, len(chips), most)]
    return [ft.Container(row, padding=write_value(ft.Padding.symmetric, horizontal=MARGIN)) for row in rows]


def _count_chips_per_row(count: int, room: float) -> int:
    """Count the chips of a row: all, or half of them if a finger has too little room.

    Args:
        count: number of seats.
        room: width of a row, in pixels.
    """
    return count if room >= count * (TOUCH - 8) else ceil(count / 2)


def _draw_seat_chip(
    screen: Screen, seat: int, waiting: bool | None, room: float, *, narrow: bool
) -> ft.Control:
    """Draw the chip of a seat.

    Args:
        screen: the phone's.
        seat: its number.
        waiting: True if the table waits for it; None if that cannot be told.
        room: width of the chip, in pixels.
        narrow: True if that is hardly wide enough for a finger.
    """
    name, who = screen.names[seat], seat_presence(screen.client, seat)
    label = name if waiting is None else screen.say("seat-waiting" if waiting else "seat-done", name=name)
    chosen = seat == screen.seat

    def draw_chip() -> ft.Control:
        return seat_chip(
            screen.phone,
            screen.seats[seat],
            chosen=chosen,
            waiting=waiting,
            presence=who,
            narrow=narrow,
            room=room,
            label=seat_label(screen.phone, label, who),
            on_click=lambda: screen.look(seat),
        )

    inputs = (label, who, waiting, chosen, narrow, room, screen.seats[seat])
    return screen.again(("seat", seat), inputs, draw_chip)


def _draw_task(screen: Screen) -> ft.Control:
    """Draw the request to this seat in large letters, shared tasks small above, and the way to the rules.

    A request to several seats in the same words is drawn once: to the seat looked at, or else to the first.
    Optional tasks are left to the board where others must be done, and further tasks stand small below.
    """
    agenda = screen.agenda
    own = [task for task in agenda.tasks if task.seat in (screen.seat, None)]
    own = [task for task in own if not task.optional] or own
    same = {task.id for task in own}
    shared: dict[str, Task] = {}
    for task in agenda.tasks:
        if task.shared and task.id not in same:
            shared.setdefault(task.id, task)
    names = screen.brief_names

    def task_words(task: Task) -> str:
        return screen.about("task", task.id, task.params, brief=True)

    then: tuple[str, ...] = ()
    if screen.painting:
        large = screen.say("painting", name=names[screen.seat])
    elif own:
        large, *rest = map(task_words, own)
        then = tuple(rest)
    elif agenda.over:
        large = screen.about("task", "finished")
    else:
        waits = dict.fromkeys(names[task.seat] for task in agenda.tasks if task.seat is not None)
        large = screen.say("waits-for", names=tuple(waits))
    lead = leading_step(screen)
    first = () if screen.painting else (*((lead,) if lead else ()), *map(task_words, shared.values()))
    count = len(steps_of(screen))
    return screen.again(
        "asked", (first, large, then, count), lambda: _draw_request(screen, first, large, then)
    )


def _draw_request(screen: Screen, first: tuple[str, ...], large: str, then: tuple[str, ...]) -> ft.Control:
    """Draw a request in small and large letters, and the way to the rules."""
    words = draw_once(screen.phone, _draw_request_words, first, large, then, around(screen.phone, 16))
    said = ft.Container(
        ft.Semantics(live_region=True, content=words),
        padding=write_value(ft.Padding.only, left=16, top=8, bottom=8),
        alignment=CENTER,
        expand=True,
    )
    ask = icon_button(
        ft.Icons.CONTACT_SUPPORT_OUTLINED, screen.say("ask-rules"), screen.rules.open_question_box
    )
    steps = steps_button(screen)
    ways = [steps] if steps else []
    return ft.Row([said, *ways, ft.Container(ask, padding=write_value(ft.Padding.only, right=4))], spacing=0)


def _draw_request_words(
    _: Phone, first: tuple[str, ...], large: str, then: tuple[str, ...], size: float
) -> ft.Control:
    """Draw centred sentences: one in large letters, the others in small letters before and after it."""

    def draw_small(text: str) -> ft.Control:
        ink = ft.Colors.ON_SURFACE_VARIANT
        return ft.Text(text, size=size * 7 / 8, color=ink, text_align=ft.TextAlign.CENTER)

    asked = ft.Text(large, size=size, weight=ft.FontWeight.W_600, text_align=ft.TextAlign.CENTER)
    return middle_column(*map(draw_small, first), asked, *map(draw_small, then), spacing=2)


def tab_bar(screen: Screen, tabs: tuple[Tab, ...]) -> ft.Control:
    """Draw the tabs that lead to the pages of the table."""
    chosen = screen.tab if screen.tab in tabs else "score"

    def draw_bar() -> ft.Control:
        return ft.Container(
            ft.Row([_draw_tab(screen, tab, tab == chosen) for tab in tabs], spacing=0),
            bgcolor=ft.Colors.SURFACE_CONTAINER,
        )

    return screen.again("tabs", (tabs, chosen), draw_bar)


def _draw_tab(screen: Screen, tab: Tab, chosen: bool) -> ft.Control:
    phone = screen.phone
    words = phone.texts[phone.locale].say_for(screen.game.id, f"tab-{tab}")
    colour = ft.Colors.PRIMARY if chosen else ft.Colors.ON_SURFACE_VARIANT
    inside = ft.Column(
        [
            ft.Icon(ICONS[tab], color=colour, size=24),
            ft.Text(
                words,
                size=around(phone, 12),
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
        words,
        inside,
        lambda: screen.show(tab),
        selected=chosen,
        expand=True,
        height=max(TOUCH + 12, 44 + around(phone, 18)),
        border=ft.Border(top=ft.BorderSide(3, colour if chosen else ft.Colors.TRANSPARENT)),
    )
