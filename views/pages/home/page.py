"""Home: the tables to go on with, a new one, and the way to everything else; for guests, their own."""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

import flet as ft

from companion.engine.setup import Mode
from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.games import GAMES
from companion.history.errors import HistoryError
from companion.hosting.house import now
from companion.hosting.live import AnyTable, LiveTable
from companion.hosting.samples import games_with_sample, sample_record, sample_table
from companion.lessons.lesson import games_with_lesson
from views.bridge import Stop, use_subscription
from views.drafting import prepare
from views.observables import set_silently
from views.pages.home.games import games_sheet
from views.pages.home.samples import samples_sheet
from views.pages.home.welcome import welcome
from views.pages.join import join_route
from views.phone import Phone
from views.route_state import use_route_state
from views.teaching import start_lesson
from views.widgets.buttons import main_button
from views.widgets.choices import lead
from views.widgets.code_field import code_field
from views.widgets.frame import READING, SPREAD, framed, note, part
from views.widgets.moments import ago
from views.widgets.open_table import table_card, touched
from views.widgets.sheet import card, icon_button

ROUTE = "/"

Wanted = Literal["play", "score", "rules", "sample", "learn"]
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
        samples: the samples that were read, by the game's id.
        code: the code of a table as typed so far.
    """

    menu: str | None = None
    deleting: bool = False
    wanted: Wanted | None = None
    read: int = 0
    trouble: str = ""
    samples: Mapping[str, AnyTable] = field(default_factory=dict)
    code: str = ""


@ft.component
def HomePage(phone: Phone, clock: Callable[[], int] = now) -> ft.View:
    """The first page.

    Args:
        phone: whose screen.
        clock: milliseconds since 1970.
    """
    screen = use_route_state(phone, ROUTE, HomeScreen)
    page = ft.context.page
    on_top = page.route == ROUTE  # it lies under every other page, too, where nobody sees it

    def listen(heard: Callable[[], None]) -> Stop:
        return phone.house.host.listen(lambda _: heard()) if on_top else lambda: None

    use_subscription(listen, on_top)
    hosting = phone.hosting
    tables = phone.house.host.tables() if hosting else _seated(phone)
    sampled = games_with_sample() if hosting else ()
    looked_at = sampled if screen.wanted == "sample" or not tables else ()
    ft.use_effect(partial(_read_samples, screen, looked_at), [looked_at])

    async def go(wanted: Wanted, chosen: str) -> None:
        screen.wanted = None
        if wanted == "rules":
            page.navigate(f"/rules/{chosen}")
            return
        if wanted == "learn":
            screen.trouble = await start_lesson(phone, chosen)
            return
        if wanted == "sample":
            await _open_sample(phone, screen, chosen)
            return
        mode: Mode = "score" if wanted == "score" else "play"
        prepare(phone, chosen, mode)
        page.navigate(f"/new/{chosen}")

    async def choose(wanted: Wanted) -> None:
        games = sampled if wanted == "sample" else _games_for(wanted)
        if len(games) > 1:
            screen.wanted = wanted
        else:
            await go(wanted, games[0])

    see_sample = partial(choose, "sample") if sampled else None

    shown: list[ft.Control] = []
    if tables:
        shown += _tables(phone, screen, tables, clock())
    elif hosting:
        shown += welcome(phone, screen.samples.get(sampled[0]) if sampled else None, see_sample)
    if hosting:
        ways = _ways(phone, choose, see_sample if tables else None)
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
        over=_games(phone, screen, screen.wanted, sampled, go) if screen.wanted else None,
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


async def _read_samples(screen: HomeScreen, games: Sequence[str]) -> None:
    """Read samples, each shown as soon as it is read; one that cannot be read says so when it is opened."""
    for game_id in games:
        if game_id not in screen.samples:
            with contextlib.suppress(OSError, WireError, Diverged):
                found = await asyncio.to_thread(sample_table, game_id)
                screen.samples = {**screen.samples, game_id: found}


async def _open_sample(phone: Phone, screen: HomeScreen, game_id: str) -> None:
    page = ft.context.page
    if not phone.hosting:
        return
    try:
        data = await asyncio.to_thread(sample_record, game_id)
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
    phone: Phone, choose: Callable[[Wanted], object], open_sample: Callable[[], object] | None
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
            ft.Icons.SCHOOL_OUTLINED,
            phone.say("learn"),
            partial(choose, "learn"),
            about=phone.say("learn-about"),
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


def _guest_ways(phone: Phone, screen: HomeScreen, choose: Callable[[Wanted], object]) -> list[ft.Control]:
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
            lambda code: set_silently(screen, code=code),
            lambda: setattr(screen, "trouble", phone.say("code-first")),
            lambda code: page.navigate(join_route(code)),
        ),
        about=phone.say("join-about"),
    )
    return [joining, card(ft.Column(rows, spacing=0), padding=0)]


def _rules(phone: Phone, choose: Callable[[Wanted], object]) -> ft.Control:
    return lead(
        phone,
        ft.Icons.MENU_BOOK,
        phone.say("rules"),
        partial(choose, "rules"),
        about=phone.say("rules-about"),
    )


def _games_for(wanted: Wanted) -> tuple[str, ...]:
    """The ids of the games that can be chosen."""
    return games_with_lesson() if wanted == "learn" else tuple(GAMES)


def _games(
    phone: Phone,
    screen: HomeScreen,
    wanted: Wanted,
    sampled: Sequence[str],
    go: Callable[[Wanted, str], object],
) -> ft.Control:
    """Asks which game."""

    def close() -> None:
        screen.wanted = None

    if wanted == "sample":
        return samples_sheet(phone, sampled, screen.samples, partial(go, wanted), close)
    return games_sheet(
        phone,
        _games_for(wanted),
        partial(go, wanted),
        partial(go, "learn") if wanted == "play" else None,
        close,
    )


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
