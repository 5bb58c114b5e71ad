"""The history: finished tables, newest first, records of people, charts, import and export."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.errors import CompanionError
from companion.games import is_comparable
from companion.hosting.open_home import current_millis
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.flet_adapter.bridge import use_subscription
from views.pages.bring_games import ROUTE as BRING_GAMES
from views.pages.history.export_sheet import export_sheet
from views.pages.history.figures import FigureActions, all_of_these, history_charts
from views.pages.history.person import rename_button, rename_sheet
from views.pages.history.search_sheet import find_sheet, look_for, search_chips
from views.pages.history.state import (
    PAGE,
    ROUTE,
    HistoryList,
    HistoryScreen,
    Search,
    read_figures,
    read_games,
    read_shelf,
)
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import segments
from views.widgets.dates import day_name
from views.widgets.finished_table import finished_card
from views.widgets.frame import READING, SPREAD, abreast, faint, frame_page, note
from views.widgets.records import person_card
from views.widgets.sheet import icon_button


@ft.component
def HistoryPage(phone: Phone, clock: Callable[[], int] = current_millis) -> ft.View:
    """Show the page of finished tables and of the people who played them.

    Args:
        phone: the phone that shows it.
        clock: returns milliseconds since 1970.
    """
    screen = use_route_state(phone, ROUTE, HistoryScreen)
    heard = use_subscription(lambda told: phone.house.tables.events.listen(lambda _: told()), ROUTE)
    hosting = phone.hosting
    only = None if hosting else frozenset(phone.house.joining.held_tables(phone.keys))
    tab = screen.tab if hosting or screen.tab == "figures" else "games"
    wanted = (tab, screen.search, screen.shown)
    charts = tab == "figures" or phone.roomy
    drawn = replace(screen.search, tables=None, title="")
    counted = (drawn, only, heard)
    done: Any = ft.use_ref(None)

    async def read() -> None:
        try:
            shelf = await asyncio.to_thread(read_shelf, phone.house, *wanted, clock(), only, phone.game_name)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
        else:
            screen.shelf = shelf

    async def choose_from() -> None:
        with suppress(CompanionError):
            screen.games = await asyncio.to_thread(read_games, phone.house, only)
        if not charts:
            await count()  # whoever turns to the charts next finds them

    async def count() -> None:
        if done.current == counted:
            return
        try:
            figures = await asyncio.to_thread(
                read_figures, phone.house, drawn, clock(), only, phone.game_name
            )
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
        else:
            screen.figures = figures
            done.current = counted

    ft.use_effect(read, [*wanted, only, heard])
    ft.use_effect(choose_from, [only, heard])
    ft.use_effect(count if charts else lambda: None, [charts, *counted])
    body: list[ft.Control] = []
    if screen.trouble:
        body.append(note(phone, screen.trouble, partial(setattr, screen, "trouble", ""), bad=True))
    body += _undo(phone, screen)
    body.append(_tabs(phone, screen, tab))
    body += search_chips(phone, screen)
    body += _draw_tab(phone, screen, tab, clock())
    return frame_page(
        phone,
        ROUTE,
        phone.say("history"),
        body,
        actions=_actions(phone, screen),
        over=_over(phone, screen),
        widest=SPREAD if phone.roomy else READING,
    )


def _tabs(phone: Phone, screen: HistoryScreen, tab: str) -> ft.Control:
    """Draw the tabs: tables, charts if they do not stand beside the list, and for the host the people."""

    def choose(chosen: str) -> None:
        screen.tab, screen.shelf = chosen, None
        look_for(screen, **({"person": None} if chosen == "people" else {}))

    tabs = ["games", *(() if phone.roomy else ("figures",)), *(("people",) if phone.hosting else ())]
    here = "games" if tab not in tabs else tab
    return segments(phone, [(each, phone.say(f"tab-{each}")) for each in tabs], here, choose)


def _actions(phone: Phone, screen: HistoryScreen) -> list[ft.Control]:
    open_ = partial(setattr, screen, "over")
    found = [icon_button(ft.Icons.SEARCH, phone.say("find"), partial(open_, "find"))]
    person = screen.search.person
    if phone.hosting and person is not None:
        found.insert(0, rename_button(phone, screen, person))
    if phone.hosting:
        bring = partial(ft.context.page.navigate, BRING_GAMES)
        found.append(icon_button(ft.Icons.UPLOAD_FILE, phone.say("bring-games"), bring))
        found.append(icon_button(ft.Icons.DOWNLOAD, phone.say("export"), partial(open_, "export")))
    return found


def _undo(phone: Phone, screen: HistoryScreen) -> list[ft.Control]:
    """Draw the note that a table was deleted, and the button that restores the last deleted table."""
    deleted = screen.deleted
    if deleted is None or not phone.hosting:
        return []

    async def put_back() -> None:
        if not phone.hosting:
            return
        screen.deleted = None
        try:
            await asyncio.to_thread(deleted.put_back)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)

    game = phone.game_name(deleted.summary.game, deleted.summary.variant)
    text = phone.say("deleted", game=game, when=day_name(phone, deleted.summary.played_on))
    return [
        note(phone, text, partial(setattr, screen, "deleted", None)),
        text_button(phone, phone.say("put-back"), put_back, icon=ft.Icons.UNDO),
    ]


def _over(phone: Phone, screen: HistoryScreen) -> ft.Control | None:
    close = partial(setattr, screen, "over", "")
    if screen.over == "find":
        return find_sheet(phone, screen, close)
    person = screen.search.person
    if screen.over == "rename" and phone.hosting and person is not None:
        return rename_sheet(phone, screen, person, close)
    if screen.over == "export" and phone.hosting:
        return export_sheet(phone, screen, close)
    return None


def _draw_tab(phone: Phone, screen: HistoryScreen, tab: str, moment: int) -> list[ft.Control]:
    """Draw the list, the charts, or on a wide screen both beside each other."""
    if tab == "figures" and not phone.roomy:
        return _charts(phone, screen)
    if screen.shelf is None:
        listed: list[ft.Control] = [faint(phone.say("reading"))]
    elif tab == "people":
        listed = _people(phone, screen, screen.shelf)
    else:
        listed = _games(phone, screen, screen.shelf, moment)
    if not phone.roomy:
        return listed
    if screen.figures is not None and not screen.figures.tables:
        return listed
    return [abreast(listed, _charts(phone, screen))]


def _charts(phone: Phone, screen: HistoryScreen) -> list[ft.Control]:
    if screen.figures is None:
        return [faint(phone.say("reading"))]
    page = ft.context.page

    def tables(title: str, found: Iterable[str]) -> None:
        look_for(screen, tables=frozenset(found), title=title)
        screen.tab, screen.shelf = "games", None

    def search(**changes: object) -> None:
        look_for(screen, **changes)
        screen.tab, screen.shelf = "games", None

    def show_played(game: str, variant: str) -> None:
        only = variant if variant or not is_comparable(game) else None
        search(game=game, variant=only)

    actions = FigureActions(
        tables,
        lambda table: page.navigate(f"/history/{table}"),
        lambda person: search(person=person),
        show_played,
        lambda place: search(place=place),
    )
    charts = history_charts(phone, screen, screen.figures, actions)
    these = all_of_these(phone, screen, screen.figures)
    return [these, *charts] if these else charts


def _games(phone: Phone, screen: HistoryScreen, shelf: HistoryList, moment: int) -> list[ft.Control]:
    page = ft.context.page
    if not shelf.summaries and screen.search != Search():
        return [faint(phone.say("nothing-found"))]
    if not shelf.summaries:
        return [
            faint(phone.say("no-history")),
            main_button(phone, phone.say("to-the-tables"), lambda: page.navigate("/"), second=True),
            *_bring(phone),
        ]
    shown: list[ft.Control] = [finished_card(phone, summary, moment) for summary in shelf.summaries]
    if shelf.more:
        older = partial(setattr, screen, "shown", screen.shown + PAGE)
        shown.append(text_button(phone, phone.say("older"), older, icon=ft.Icons.EXPAND_MORE))
    return shown


def _bring(phone: Phone) -> list[ft.Control]:
    """Draw the button that imports games, shown in an empty history."""
    if not phone.hosting:
        return []
    bring = partial(ft.context.page.navigate, BRING_GAMES)
    return [text_button(phone, phone.say("bring-games-where"), bring, icon=ft.Icons.UPLOAD_FILE)]


def _people(phone: Phone, screen: HistoryScreen, shelf: HistoryList) -> list[ft.Control]:
    if not shelf.people:
        return [faint(phone.say("no-history"))]

    def only(name: str) -> None:
        look_for(screen, person=name)
        screen.tab, screen.shelf = "games", None

    return [person_card(phone, record, partial(only, record.name)) for record in shelf.people]
