"""The history: finished tables, the newest first; what everybody did; and taking it elsewhere."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

import flet as ft

from companion.errors import CompanionError
from companion.games import GAMES
from companion.history.exports import to_csv, to_json
from companion.history.people import name_key
from companion.history.statistics import PersonRecord, people_records
from companion.history.summary import Summary
from companion.hosting.house import House, now
from views.bridge import use_subscription
from views.phone import Phone
from views.route_state import use_route_state
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import chip, chips, segments
from views.widgets.finished_table import finished_card
from views.widgets.frame import READING, SPREAD, faint, frame_page, in_pairs, note
from views.widgets.records import person_card
from views.widgets.sheet import icon_button, sheet

ROUTE = "/history"

PAGE = 20
"""How many tables are shown at first, and each time more are asked for."""


@dataclass(frozen=True)
class HistoryList:
    """What was read of the history.

    Attributes:
        summaries: the newest first.
        more: whether there are older ones.
        people: what everybody did, if it was asked for.
    """

    summaries: tuple[Summary, ...]
    more: bool
    people: tuple[PersonRecord, ...] = ()


@ft.observable
@dataclass
class HistoryScreen:
    """What one phone looks at in the history.

    Attributes:
        tab: ``games`` or ``people``.
        person: only tables of this person.
        game: only tables of this game.
        shown: how many tables are shown at most.
        shelf: what was read; None before the first time.
        exporting: whether the ways to take it elsewhere are shown.
        trouble: what went wrong last, as a sentence.
    """

    tab: str = "games"
    person: str | None = None
    game: str | None = None
    shown: int = PAGE
    shelf: HistoryList | None = None
    exporting: bool = False
    trouble: str = ""


def read_shelf(
    house: House,
    tab: str,
    person: str | None,
    game: str | None,
    shown: int,
    only: frozenset[str] | None = None,
) -> HistoryList:
    """Read what is to be shown, and no more than that. May take a while.

    Args:
        house: whose history.
        tab: ``games`` or ``people``.
        person: only tables of this person.
        game: only tables of this game.
        shown: how many tables at most.
        only: the ids of the tables that may be shown; None for all.

    Raises:
        CompanionError: it cannot be read.
    """
    library = house.tables.library
    if tab == "games" and person is None and game is None and only is None:
        found = library.recent(shown + 1)
        return HistoryList(found[:shown], len(found) > shown)
    everything = [each for each in library.all() if only is None or each.id in only]
    name_now: Callable[[str], str] = cache(house.people.name_now)
    if tab == "people":
        return HistoryList((), False, people_records(everything, game=game, name_now=name_now))
    wanted = [
        summary
        for summary in reversed(everything)
        if game in (None, summary.game) and (person is None or _sat(summary, person, name_now))
    ]
    return HistoryList(tuple(wanted[:shown]), len(wanted) > shown)


def _sat(summary: Summary, person: str, name_now: Callable[[str], str]) -> bool:
    key = name_key(name_now(person))
    return any(name_key(name_now(seat.name)) == key for seat in summary.seats)


@ft.component
def HistoryPage(phone: Phone, clock: Callable[[], int] = now) -> ft.View:
    """The page of finished tables and of the people who played them.

    Args:
        phone: whose screen.
        clock: milliseconds since 1970.
    """
    screen = use_route_state(phone, ROUTE, HistoryScreen)
    heard = use_subscription(lambda told: phone.house.tables.listen(lambda _: told()), ROUTE)
    hosting = phone.hosting
    only = None if hosting else frozenset(phone.house.joining.mine(phone.keys))
    wanted = (screen.tab if hosting else "games", screen.person, screen.game, screen.shown, only)

    async def read() -> None:
        try:
            shelf = await asyncio.to_thread(read_shelf, phone.house, *wanted)
        except CompanionError as error:
            screen.trouble = phone.texts[phone.locale].say(error.id, **error.params)
        else:
            screen.shelf = shelf

    ft.use_effect(read, [*wanted, heard])
    body: list[ft.Control] = []
    if screen.trouble:
        body.append(note(phone, screen.trouble, partial(_set, screen, trouble=""), bad=True))
    if hosting:
        tabs = [("games", phone.say("tab-games")), ("people", phone.say("tab-people"))]
        body.append(
            segments(phone, tabs, screen.tab, lambda tab: _set(screen, tab=tab, shelf=None, person=None))
        )
    body += _filters(phone, screen)
    if screen.shelf is None:
        body.append(faint(phone.say("reading")))
    elif hosting and screen.tab == "people":
        body += _people(phone, screen, screen.shelf)
    else:
        body += _games(phone, screen, screen.shelf, clock())
    take = icon_button(ft.Icons.DOWNLOAD, phone.say("export"), partial(_set, screen, exporting=True))
    return frame_page(
        phone,
        ROUTE,
        phone.say("history"),
        body,
        actions=[take] if hosting else [],
        over=_exports(phone, screen) if screen.exporting and hosting else None,
        widest=SPREAD if phone.wide else READING,
    )


def _set(screen: HistoryScreen, **changes: object) -> None:
    for name, value in changes.items():
        setattr(screen, name, value)


def _filters(phone: Phone, screen: HistoryScreen) -> list[ft.Control]:
    found: list[ft.Control] = []
    if screen.person is not None:
        found.append(
            chip(
                phone,
                screen.person,
                lambda: _set(screen, person=None, shown=PAGE),
                icon=ft.Icon(ft.Icons.CLOSE, size=phone.size(18)),
                label=phone.say("everybody-again", name=screen.person),
            )
        )
    if len(GAMES) > 1:
        for game_id in GAMES:
            chosen = screen.game == game_id
            found.append(
                chip(
                    phone,
                    phone.game_name(game_id),
                    partial(_set, screen, game=None if chosen else game_id, shown=PAGE),
                    chosen=chosen,
                )
            )
    return [chips(*found)] if found else []


def _games(phone: Phone, screen: HistoryScreen, shelf: HistoryList, moment: int) -> list[ft.Control]:
    page = ft.context.page
    if not shelf.summaries:
        return [
            faint(phone.say("no-history")),
            main_button(phone, phone.say("to-the-tables"), lambda: page.navigate("/"), second=True),
        ]
    shown = _cards(phone, [finished_card(phone, summary, moment) for summary in shelf.summaries])
    if shelf.more:
        older = partial(_set, screen, shown=screen.shown + PAGE)
        shown.append(text_button(phone, phone.say("older"), older, icon=ft.Icons.EXPAND_MORE))
    return shown


def _people(phone: Phone, screen: HistoryScreen, shelf: HistoryList) -> list[ft.Control]:
    if not shelf.people:
        return [faint(phone.say("no-history"))]

    def only(name: str) -> None:
        _set(screen, tab="games", person=name, shown=PAGE, shelf=None)

    return _cards(phone, [person_card(phone, record, partial(only, record.name)) for record in shelf.people])


def _cards(phone: Phone, shown: list[ft.Control]) -> list[ft.Control]:
    """One below the other; two by two where there is the width for it."""
    return in_pairs(shown) if phone.wide else shown


def _exports(phone: Phone, screen: HistoryScreen) -> ft.Control:
    def close() -> None:
        screen.exporting = False

    async def save(name: str, make: Callable[..., bytes]) -> None:
        screen.exporting = False
        if not phone.hosting:
            return
        try:
            data = await asyncio.to_thread(lambda: make(phone.house.tables.library.all()))
            await ft.FilePicker().save_file(file_name=name, src_bytes=data)
        except CompanionError as error:
            screen.trouble = phone.texts[phone.locale].say(error.id, **error.params)

    return sheet(
        phone,
        phone.say("export"),
        [
            faint(phone.say("export-about")),
            main_button(
                phone,
                phone.say("export-csv"),
                partial(save, "games.csv", to_csv),
                icon=ft.Icons.TABLE_CHART_OUTLINED,
            ),
            main_button(
                phone,
                phone.say("export-json"),
                partial(save, "games.json", to_json),
                icon=ft.Icons.DATA_OBJECT,
                second=True,
            ),
        ],
        close,
    )
