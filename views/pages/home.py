"""Home: the tables to go on with, a new one, and the way to everything else."""

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
from views.boards import BOARDS
from views.bridge import use_subscription
from views.drafting import prepare
from views.phone import Phone
from views.preferences import is_host
from views.widgets.buttons import main_button
from views.widgets.choices import lead
from views.widgets.frame import READING, SPREAD, faint, framed, note, part
from views.widgets.kept import use_kept
from views.widgets.moments import ago
from views.widgets.open_table import table_card, touched
from views.widgets.sheet import card, icon_button, sheet

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
        read: how many of the house's reports were read.
        trouble: what went wrong last, as a sentence.
        glimpse: a position to show what a table looks like.
    """

    menu: str | None = None
    deleting: bool = False
    wanted: Wanted | None = None
    read: int = 0
    trouble: str = ""
    glimpse: Any = None


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
    use_subscription(lambda heard: phone.house.host.listen(lambda _: heard()), ROUTE)
    tables = phone.house.host.tables()
    empty = not tables
    game_id = sampled()

    async def look() -> None:
        if empty and game_id and screen.glimpse is None:
            with contextlib.suppress(OSError, WireError, Diverged):
                screen.glimpse = await asyncio.to_thread(glimpse_of, game_id)

    ft.use_effect(look, [empty])

    def choose(wanted: Wanted) -> None:
        if len(GAMES) > 1:
            screen.wanted = wanted
        else:
            go(wanted, next(iter(GAMES)))

    def go(wanted: Wanted, chosen: str) -> None:
        screen.wanted = None
        if wanted == "rules":
            page.navigate(f"/rules/{chosen}")
            return
        mode: Mode = "score" if wanted == "score" else "play"
        prepare(phone, chosen, mode)
        page.navigate(f"/new/{chosen}")

    async def open_sample() -> None:
        if game_id is None:
            return
        try:
            data = await asyncio.to_thread(sample, game_id)
            live = await asyncio.to_thread(phone.house.host.copy, game_id, data)
        except HistoryError as error:
            screen.trouble = phone.texts[phone.locale].say(error.id, **error.params)
        except (OSError, WireError, Diverged):
            screen.trouble = phone.say("sample-broken")
        else:
            page.navigate(f"/t/{live.id}")

    now_shown = (
        _tables(phone, screen, tables, clock()) if tables else _welcome(phone, screen, game_id, open_sample)
    )
    ways = _ways(phone, choose, open_sample if tables and game_id else None)
    notes = _notes(phone, screen, is_host(page))
    settings = icon_button(
        ft.Icons.SETTINGS_OUTLINED, phone.say("settings"), lambda: page.navigate("/settings")
    )
    body: list[ft.Control] = [*notes]
    if phone.wide:
        left = ft.Column(now_shown, spacing=16, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, expand=3)
        right = ft.Column(ways, spacing=16, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, expand=2)
        body.append(ft.Row([left, right], spacing=32, vertical_alignment=ft.CrossAxisAlignment.START))
    else:
        body += [*now_shown, *ways]
    return framed(
        phone,
        ROUTE,
        phone.say("title"),
        body,
        back=None,
        actions=[settings],
        over=_games(phone, screen, go) if screen.wanted else None,
        widest=SPREAD if phone.wide else READING,
    )


def _tables(phone: Phone, screen: HomeScreen, tables: tuple[LiveTable, ...], moment: int) -> list[ft.Control]:
    shown: list[ft.Control] = []
    for live in tables:
        opened = screen.menu == live.id
        shown.append(
            table_card(
                phone,
                live,
                when=ago(phone, touched(live), moment),
                opened=opened,
                deleting=opened and screen.deleting,
                on_menu=partial(_turn_menu, screen, live.id),
                on_delete=partial(_delete, phone, screen, live.id),
                on_finish=partial(_finish, phone, screen, live),
            )
        )
    return [part(phone, phone.say("on-the-table"), *shown)]


def _turn_menu(screen: HomeScreen, table_id: str) -> None:
    screen.menu = None if screen.menu == table_id else table_id
    screen.deleting = False


async def _delete(phone: Phone, screen: HomeScreen, table_id: str) -> None:
    if not screen.deleting:
        screen.deleting = True
        return
    screen.menu, screen.deleting = None, False
    try:
        await asyncio.to_thread(phone.house.host.delete, table_id)
    except HistoryError as error:
        screen.trouble = phone.texts[phone.locale].say(error.id, **error.params)


async def _finish(phone: Phone, screen: HomeScreen, live: LiveTable) -> None:
    screen.menu, screen.deleting = None, False
    page = ft.context.page
    try:
        await asyncio.to_thread(phone.house.host.finish, live)
    except HistoryError as error:
        screen.trouble = phone.texts[phone.locale].say(error.id, **error.params)
    else:
        page.navigate(f"/history/{live.id}")


def _welcome(
    phone: Phone, screen: HomeScreen, game_id: str | None, open_sample: Callable[[], object]
) -> list[ft.Control]:
    questions = [
        (ft.Icons.BLOCK, "asks-may", "answers-may"),
        (ft.Icons.CHECKLIST, "asks-now", "answers-now"),
        (ft.Icons.CALCULATE_OUTLINED, "asks-won", "answers-won"),
    ]
    rows: list[ft.Control] = [
        ft.Row(
            [
                ft.Icon(icon, color=ft.Colors.PRIMARY, size=phone.size(24)),
                ft.Column(
                    [ft.Text(phone.say(ask), weight=ft.FontWeight.W_600), faint(phone.say(answer))],
                    spacing=2,
                    expand=True,
                ),
            ],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for icon, ask, answer in questions
    ]
    shown: list[ft.Control] = [
        ft.Text(phone.say("what-this-is"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        *rows,
    ]
    if game_id:
        shown.append(_glimpse(phone, screen, game_id, open_sample))
    return shown


def _glimpse(phone: Phone, screen: HomeScreen, game_id: str, open_sample: Callable[[], object]) -> ft.Control:
    inside: list[ft.Control] = []
    if screen.glimpse is not None:
        picture = BOARDS[game_id].picture(
            phone, GAMES[game_id], screen.glimpse, 0, (), min(phone.width - 96, 280)
        )
        inside.append(ft.Container(picture, alignment=ft.Alignment.CENTER))
    inside.append(
        main_button(phone, phone.say("see-sample"), open_sample, icon=ft.Icons.VISIBILITY, second=True)
    )
    return card(*inside, padding=20)


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
        lead(
            phone,
            ft.Icons.MENU_BOOK,
            phone.say("rules"),
            partial(choose, "rules"),
            about=phone.say("rules-about"),
        ),
    ]
    if open_sample:
        rows.append(lead(phone, ft.Icons.VISIBILITY, phone.say("see-sample"), open_sample))
    new = main_button(phone, phone.say("new-table"), partial(choose, "play"), icon=ft.Icons.ADD)
    return [new, card(ft.Column(rows, spacing=0), padding=0)]


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

    def read() -> None:
        screen.read = len(phone.house.host.reports)

    notes: list[ft.Control] = []
    if screen.trouble:
        notes.append(note(phone, screen.trouble, quiet, bad=True))
    unread = phone.house.host.reports[screen.read :] if here else []
    if unread:
        texts = phone.texts[phone.locale]
        notes.append(note(phone, "\n".join(texts.say(each.id, **each.params) for each in unread), read))
    return notes
