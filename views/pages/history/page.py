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
from views.kit.dialog import Dialog
from views.pages.bring_games import ROUTE as BRING_GAMES
from views.pages.history.export_sheet import draw_export_sheet
from views.pages.history.figures import FigureActions, draw_history_charts, draw_tables_button
from views.pages.history.person import draw_rename_button, draw_rename_sheet
from views.pages.history.search_sheet import change_search, draw_filter_sheet, draw_search_chips
from views.pages.history.state import (
    PAGE,
    ROUTE,
    HistoryList,
    HistoryScreen,
    Search,
    read_figures,
    read_finished_games,
    read_history_list,
)
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import segments
from views.widgets.dates import day_name
from views.widgets.finished_table import finished_card
from views.widgets.frame import READING, SPREAD, closable_note, faint_text, frame_page, two_columns
from views.widgets.records import person_card
from views.widgets.sheet import icon_button


@ft.component
def HistoryPage(phone: Phone, clock: Callable[[], int] = current_millis) -> ft.View:
    """Show the page of finished tables and of their players.

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

    async def read_list() -> None:
        try:
            shelf = await asyncio.to_thread(
                read_history_list, phone.house, *wanted, clock(), only, phone.game_name
            )
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
        else:
            screen.shelf = shelf

    async def read_choices() -> None:
        with suppress(CompanionError):
            screen.games = await asyncio.to_thread(read_finished_games, phone.house, only)
        if not charts:
            await count_figures()  # whoever turns to the charts next finds them

    async def count_figures() -> None:
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

    ft.use_effect(read_list, [*wanted, only, heard])
    ft.use_effect(read_choices, [only, heard])
    ft.use_effect(count_figures if charts else lambda: None, [charts, *counted])
    body: list[ft.Control] = []
    if screen.trouble:
        body.append(closable_note(phone, screen.trouble, partial(setattr, screen, "trouble", ""), bad=True))
    body += _draw_table_undo(phone, screen)
    body.append(_draw_tabs(phone, screen, tab))
    body += draw_search_chips(phone, screen)
    body += _draw_tab(phone, screen, tab, clock())
    return frame_page(
        phone,
        ROUTE,
        phone.say("history"),
        body,
        actions=_draw_page_actions(phone, screen),
        over=_draw_open_sheet(phone, screen),
        widest=SPREAD if phone.roomy else READING,
    )


def _draw_tabs(phone: Phone, screen: HistoryScreen, tab: str) -> ft.Control:
    """Draw the tabs: tables, charts unless they stand beside the list, and people for the host."""

    def choose_tab(chosen: str) -> None:
        screen.tab, screen.shelf = chosen, None
        change_search(screen, **({"person": None} if chosen == "people" else {}))

    tabs = ["games", *(() if phone.roomy else ("figures",)), *(("people",) if phone.hosting else ())]
    here = "games" if tab not in tabs else tab
    return segments(phone, [(each, phone.say(f"tab-{each}")) for each in tabs], here, choose_tab)


def _draw_page_actions(phone: Phone, screen: HistoryScreen) -> list[ft.Control]:
    open_ = partial(setattr, screen, "over")
    found = [icon_button(ft.Icons.SEARCH, phone.say("find"), partial(open_, "find"))]
    person = screen.search.person
    if phone.hosting and person is not None:
        found.insert(0, draw_rename_button(phone, screen, person))
    if phone.hosting:
        bring = partial(ft.context.page.navigate, BRING_GAMES)
        found.append(icon_button(ft.Icons.UPLOAD_FILE, phone.say("bring-games"), bring))
        found.append(icon_button(ft.Icons.DOWNLOAD, phone.say("export"), partial(open_, "export")))
    return found


def _draw_table_undo(phone: Phone, screen: HistoryScreen) -> list[ft.Control]:
    """Draw the note that a table was deleted, and the button that restores the last deleted table."""
    deleted = screen.deleted
    if deleted is None or not phone.hosting:
        return []

    async def restore_table() -> None:
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
        closable_note(phone, text, partial(setattr, screen, "deleted", None)),
        text_button(phone, phone.say("put-back"), restore_table, icon=ft.Icons.UNDO),
    ]


def _draw_open_sheet(phone: Phone, screen: HistoryScreen) -> Dialog | None:
    close = partial(setattr, screen, "over", "")
    if screen.over == "find":
        return draw_filter_sheet(phone, screen, close)
    person = screen.search.person
    if screen.over == "rename" and phone.hosting and person is not None:
        return draw_rename_sheet(phone, screen, person, close)
    if screen.over == "export" and phone.hosting:
        return draw_export_sheet(phone, screen, close)
    return None


def _draw_tab(phone: Phone, screen: HistoryScreen, tab: str, moment: int) -> list[ft.Control]:
    """Draw the list, the charts, or on a wide screen both beside each other."""
    if tab == "figures" and not phone.roomy:
        return _draw_charts(phone, screen)
    if screen.shelf is None:
        listed: list[ft.Control] = [faint_text(phone.say("reading"))]
    elif tab == "people":
        listed = _draw_people(phone, screen, screen.shelf)
    else:
        listed = _draw_table_list(phone, screen, screen.shelf, moment)
    if not phone.roomy:
        return listed
    if screen.figures is not None and not screen.figures.tables:
        return listed
    return [two_columns(listed, _draw_charts(phone, screen))]


def _draw_charts(phone: Phone, screen: HistoryScreen) -> list[ft.Control]:
    if screen.figures is None:
        return [faint_text(phone.say("reading"))]
    page = ft.context.page

    def show_tables(title: str, found: Iterable[str]) -> None:
        change_search(screen, tables=frozenset(found), title=title)
        screen.tab, screen.shelf = "games", None

    def search_tables(**changes: object) -> None:
        change_search(screen, **changes)
        screen.tab, screen.shelf = "games", None

    def show_played(game: str, variant: str) -> None:
        only = variant if variant or not is_comparable(game) else None
        search_tables(game=game, variant=only)

    actions = FigureActions(
        show_tables,
        lambda table: page.navigate(f"/history/{table}"),
        lambda person: search_tables(person=person),
        show_played,
        lambda place: search_tables(place=place),
        lambda expansion: search_tables(expansion=expansion),
        lambda tag: search_tables(tag=tag),
    )
    charts = draw_history_charts(phone, screen, screen.figures, actions)
    these = draw_tables_button(phone, screen, screen.figures)
    return [these, *charts] if these else charts


def _draw_table_list(
    phone: Phone, screen: HistoryScreen, shelf: HistoryList, moment: int
) -> list[ft.Control]:
    page = ft.context.page
    if not shelf.summaries and screen.search != Search():
        return [faint_text(phone.say("nothing-found"))]
    if not shelf.summaries:
        return [
            faint_text(phone.say("no-history")),
            main_button(phone, phone.say("to-the-tables"), lambda: page.navigate("/"), second=True),
            *_draw_import_button(phone),
        ]
    shown = [_list_cards(finished_card(phone, summary, moment) for summary in shelf.summaries)]
    if shelf.more:
        older = partial(setattr, screen, "shown", screen.shown + PAGE)
        shown.append(text_button(phone, phone.say("older"), older, icon=ft.Icons.EXPAND_MORE))
    return shown


def _draw_import_button(phone: Phone) -> list[ft.Control]:
    """Draw the button that imports games, shown in an empty history."""
    if not phone.hosting:
        return []
    bring = partial(ft.context.page.navigate, BRING_GAMES)
    return [text_button(phone, phone.say("bring-games-where"), bring, icon=ft.Icons.UPLOAD_FILE)]


def _draw_people(phone: Phone, screen: HistoryScreen, shelf: HistoryList) -> list[ft.Control]:
    if not shelf.people:
        return [faint_text(phone.say("no-history"))]

    def show_tables_of(name: str) -> None:
        change_search(screen, person=name)
        screen.tab, screen.shelf = "games", None

    cards = (person_card(phone, record, partial(show_tables_of, record.name)) for record in shelf.people)
    return [_list_cards(cards)]


def _list_cards(cards: Iterable[ft.Control]) -> ft.Control:
    """Lay cards below each other: together they are one stop of Tab."""
    return ft.Column(list(cards), spacing=20, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
