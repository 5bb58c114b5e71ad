"""Home: the tables to go on with, a new one, and the way to everything else; for guests, their own."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import flet as ft

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.setup import Mode
from companion.engine.table import Diverged, Table
from companion.engine.wire import WireError
from companion.games import GAMES
from companion.history.errors import HistoryError
from companion.hosting.house import now
from companion.hosting.live import LiveTable
from views.bridge import Stop, use_subscription
from views.drafting import prepare
from views.pages.join import join_route
from views.phone import Phone
from views.widgets.buttons import main_button
from views.widgets.choices import lead
from views.widgets.code_field import code_field
from views.widgets.frame import READING, SPREAD, framed, note, part
from views.widgets.kept import use_kept
from views.widgets.moments import ago
from views.widgets.open_table import table_card, touched
from views.widgets.sheet import card, icon_button, sheet
from views.widgets.welcome import welcome

ROUTE = "/"

Wanted = Literal["play", "score", "rules"]
"""What a game is being chosen for."""


@ft.observable
@dataclass
class HomeScreen:
    """What one phone does on its home page.

    Attributes:
        menu: the id of the table whose menu is open.
        deleting: whether that table is about to be deleted.
        wanted: what a game is being chosen for.
        read: how many of the house's reports were put away here.
        trouble: what went wrong last, as a sentence.
        glimpse: a position to show what a table looks like.
        code: the code of a table as typed so far.
    """

    menu: str | None = None
    deleting: bool = False
    wanted: Wanted | None = None
    read: int = 0
    trouble: str = ""
    glimpse: Any = None
    code: str = ""


def sample(game_id: str) -> bytes:
    """The record of a table in the middle of a game.

    Raises:
        OSError: there is none.
    """
    return data_path("samples", f"{game_id}.json").read_bytes()


def sampled() -> str | None:
    """The first game of which there is a sample."""
    return next((name for name in GAMES if data_path("samples", f"{name}.json").is_file()), None)


def glimpse_of(game_id: str) -> Any:
    """The position in which a game's sample stands.

    Raises:
        OSError: there is none.
        WireError: it is no record.
        Diverged: it is no record of these rules.
    """
    game = GAMES[game_id]
    record: Any = Codec(game).record(sample(game_id))
    return Table.replay(game, record).position


@ft.component
def HomePage(phone: Phone, clock: Callable[[], int] = now) -> ft.View:
    """The first page.

    Args:
        phone: whose screen.
        clock: milliseconds since 1970.
    """
    screen = use_kept(phone, ROUTE, HomeScreen)
    page = ft.context.page
    on_top = page.route == ROUTE  # it lies under every other page, too, where nobody sees it

    def listen(heard: Callable[[], None]) -> Stop:
        return phone.house.host.listen(lambda _: heard()) if on_top else lambda: None

    use_subscription(listen, on_top)
    hosting = phone.hosting
    tables = phone.house.host.tables() if hosting else _seated(phone)
    game_id = sampled()
    empty = hosting and not tables

    async def look() -> None:
        if empty and game_id and screen.glimpse is None:
            with contextlib.suppress(OSError, WireError, Diverged):
                screen.glimpse = await asyncio.to_thread(glimpse_of, game_id)

    ft.use_effect(look, [empty])

    def go(wanted: Wanted, chosen: str) -> None:
        screen.wanted = None
        if wanted == "rules":
            page.navigate(f"/rules/{chosen}")
            return
        mode: Mode = "score" if wanted == "score" else "play"
        prepare(phone, chosen, mode)
        page.navigate(f"/new/{chosen}")

    def choose(wanted: Wanted) -> None:
        if len(GAMES) > 1:
            screen.wanted = wanted
        else:
            go(wanted, next(iter(GAMES)))

    async def open_sample() -> None:
        await _open_sample(phone, screen, game_id)

    shown: list[ft.Control] = []
    if tables:
        shown += _tables(phone, screen, tables, clock())
    elif hosting:
        shown += welcome(phone, game_id, screen.glimpse, open_sample)
    if hosting:
        ways = _ways(phone, choose, open_sample if tables and game_id else None)
    else:
        ways = _guest_ways(phone, screen, choose)
    return framed(
        phone,
        ROUTE,
        phone.say("title"),
        _laid_out(phone, _notes(phone, screen, hosting), shown, ways),
        back=None,
        actions=[
            icon_button(ft.Icons.SETTINGS_OUTLINED, phone.say("settings"), lambda: page.navigate("/settings"))
        ],
        over=_games(phone, screen, go) if screen.wanted else None,
        widest=SPREAD if phone.wide else READING,
    )


def _laid_out(
    phone: Phone, notes: list[ft.Control], shown: list[ft.Control], ways: list[ft.Control]
) -> list[ft.Control]:
    if not (phone.wide and shown):
        return [*notes, *shown, *ways]
    stretch = ft.CrossAxisAlignment.STRETCH
    left = ft.Column(shown, spacing=16, horizontal_alignment=stretch, expand=3)
    right = ft.Column(ways, spacing=16, horizontal_alignment=stretch, expand=2)
    return [*notes, ft.Row([left, right], spacing=32, vertical_alignment=ft.CrossAxisAlignment.START)]


def _seated(phone: Phone) -> tuple[LiveTable, ...]:
    """The open tables at which a guest has a seat."""
    mine = set(phone.house.doors.mine(phone.keys))
    return tuple(live for live in phone.house.host.tables() if live.id in mine)


async def _open_sample(phone: Phone, screen: HomeScreen, game_id: str | None) -> None:
    page = ft.context.page
    if game_id is None or not phone.hosting:
        return
    try:
        data = await asyncio.to_thread(sample, game_id)
        live = await asyncio.to_thread(phone.house.host.copy, game_id, data)
    except HistoryError as error:
        screen.trouble = phone.told(error)
    except (OSError, WireError, Diverged):
        screen.trouble = phone.say("sample-broken")
    else:
        page.navigate(f"/t/{live.id}")


def _tables(phone: Phone, screen: HomeScreen, tables: tuple[LiveTable, ...], moment: int) -> list[ft.Control]:
    shown: list[ft.Control] = []
    for live in tables:
        opened = phone.hosting and screen.menu == live.id
        shown.append(
            table_card(
                phone,
                live,
                when=ago(phone, touched(live), moment),
                opened=opened,
                deleting=opened and screen.deleting,
                on_menu=partial(_turn_menu, screen, live.id) if phone.hosting else None,
                on_delete=partial(_delete, phone, screen, live),
                on_finish=partial(_finish, phone, screen, live),
            )
        )
    return [part(phone, phone.say("on-the-table"), *shown)]


def _turn_menu(screen: HomeScreen, table_id: str) -> None:
    screen.menu = None if screen.menu == table_id else table_id
    screen.deleting = False


async def _delete(phone: Phone, screen: HomeScreen, live: LiveTable) -> None:
    if not screen.deleting:
        screen.deleting = True
        return
    screen.menu, screen.deleting = None, False
    try:
        await asyncio.to_thread(phone.place(live).delete)
    except HistoryError as error:
        screen.trouble = phone.told(error)


async def _finish(phone: Phone, screen: HomeScreen, live: LiveTable) -> None:
    screen.menu, screen.deleting = None, False
    page = ft.context.page
    try:
        await asyncio.to_thread(phone.place(live).finish)
    except HistoryError as error:
        screen.trouble = phone.told(error)
    else:
        page.navigate(f"/history/{live.id}")


def _ways(
    phone: Phone, choose: Callable[[Wanted], None], open_sample: Callable[[], object] | None
) -> list[ft.Control]:
    page = ft.context.page
    rows = [
        lead(
            phone,
            ft.Icons.FUNCTIONS,
            phone.say("only-score"),
            partial(choose, "score"),
            about=phone.say("only-score-about"),
        ),
        lead(
            phone,
            ft.Icons.HISTORY,
            phone.say("history"),
            lambda: page.navigate("/history"),
            about=phone.say("history-about"),
        ),
        _rules(phone, choose),
        lead(
            phone,
            ft.Icons.MOVE_TO_INBOX,
            phone.say("bring-table"),
            lambda: page.navigate("/c"),
            about=phone.say("bring-table-about"),
        ),
    ]
    if open_sample:
        rows.append(lead(phone, ft.Icons.VISIBILITY, phone.say("see-sample"), open_sample))
    new = main_button(phone, phone.say("new-table"), partial(choose, "play"), icon=ft.Icons.ADD)
    return [new, card(ft.Column(rows, spacing=0), padding=0)]


def _guest_ways(phone: Phone, screen: HomeScreen, choose: Callable[[Wanted], None]) -> list[ft.Control]:
    """What a guest can do: come to a table, look back, look something up."""
    page = ft.context.page
    rows = [
        lead(
            phone,
            ft.Icons.HISTORY,
            phone.say("history"),
            lambda: page.navigate("/history"),
            about=phone.say("history-mine-about"),
        ),
        _rules(phone, choose),
    ]
    joining = part(
        phone,
        phone.say("join"),
        code_field(
            phone,
            screen.code,
            partial(object.__setattr__, screen, "code"),
            lambda: setattr(screen, "trouble", phone.say("code-first")),
            lambda code: page.navigate(join_route(code)),
        ),
        about=phone.say("join-about"),
    )
    return [joining, card(ft.Column(rows, spacing=0), padding=0)]


def _rules(phone: Phone, choose: Callable[[Wanted], None]) -> ft.Control:
    return lead(
        phone,
        ft.Icons.MENU_BOOK,
        phone.say("rules"),
        partial(choose, "rules"),
        about=phone.say("rules-about"),
    )


def _games(phone: Phone, screen: HomeScreen, go: Callable[[Wanted, str], None]) -> ft.Control:
    wanted = screen.wanted or "play"
    rows = [
        lead(phone, ft.Icons.TABLE_BAR, phone.game_name(game_id), partial(go, wanted, game_id))
        for game_id in GAMES
    ]

    def close() -> None:
        screen.wanted = None

    return sheet(phone, phone.say("which-game"), rows, close)


def _notes(phone: Phone, screen: HomeScreen, here: bool) -> list[ft.Control]:
    def quiet() -> None:
        screen.trouble = ""

    unread = phone.house.host.reports.unread if here else ()

    def read() -> None:
        phone.house.host.reports.put_away(unread)
        screen.read += len(unread)

    notes: list[ft.Control] = []
    if screen.trouble:
        notes.append(note(phone, screen.trouble, quiet, bad=True))
    if unread:
        texts = phone.texts[phone.locale]
        notes.append(note(phone, "\n".join(texts.say(each.id, **each.params) for each in unread), read))
    return notes
