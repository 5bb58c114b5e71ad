"""Search for tables: chips for the current filters, and the sheet with all filters."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Literal, get_args

import flet as ft

from companion.errors import CompanionError
from companion.history.details import NO_TABLES, Naming, names_by_use
from companion.history.plays import Outcome
from views.device.phone import Phone
from views.flet_adapter.observables import set_together
from views.kit.dialog import Dialog
from views.kit.focus_ring import field_border
from views.pages.history.state import PAGE, SPANS, HistoryScreen, Search, read_details
from views.widgets.buttons import main_button
from views.widgets.choices import chip, chips
from views.widgets.frame import page_part
from views.widgets.sheet import sheet

MOST_OFFERED = 8
"""Number of places, expansions and tags offered."""

LONGEST = 80
"""Greatest length of the searched text."""


def change_search(screen: HistoryScreen, **changes: Any) -> None:
    """Change the filters and show the first page. The selection of tables made by a chart ends."""
    changes = {"tables": None, "title": "", **changes}
    search = replace(screen.search, **changes)
    if search.person is None and search.outcome in ("won", "lost"):
        search = replace(search, outcome=None)
    set_together(screen, search=search, shown=PAGE)


def draw_search_chips(phone: Phone, screen: HistoryScreen) -> list[ft.Control]:
    """Draw a chip for each current filter, removed by a tap, and the games to choose from."""
    search = screen.search
    found: list[ft.Control] = []

    def add_filter_chip(word: str, label: str, **changes: object) -> None:
        icon = ft.Icon(ft.Icons.CLOSE, size=phone.size(18))
        found.append(chip(phone, word, partial(change_search, screen, **changes), icon=icon, label=label))

    if search.tables is not None:
        add_filter_chip(search.title, phone.say("all-again", what=search.title))
    if search.person is not None:
        add_filter_chip(search.person, phone.say("everybody-again", name=search.person), person=None)
    if search.text:
        add_filter_chip(f"“{search.text}”", phone.say("all-again", what=search.text), text="")
    if search.variant is not None:
        variant = search.variant or phone.say("no-variant")
        add_filter_chip(variant, phone.say("all-again", what=variant), variant=None)
    if search.place is not None:
        add_filter_chip(search.place, phone.say("all-again", what=search.place), place=None)
    for field in ("expansion", "tag"):
        name: str | None = getattr(search, field)
        if name is not None:
            add_filter_chip(name, phone.say("all-again", what=name), **{field: None})
    if search.span != SPANS[0]:
        span = phone.say(f"span-{search.span}")
        add_filter_chip(span, phone.say("all-again", what=span), span=SPANS[0])
    if search.outcome is not None:
        outcome = phone.say(f"result-{search.outcome}")
        add_filter_chip(outcome, phone.say("all-again", what=outcome), outcome=None)
    for game_id in screen.games if len(screen.games) > 1 or search.game else ():
        chosen = search.game == game_id
        other = partial(change_search, screen, game=None if chosen else game_id, variant=None)
        found.append(chip(phone, phone.game_name(game_id), other, chosen=chosen))
    return [chips(*found)] if found else []


def _draw_value_chips(
    phone: Phone, screen: HistoryScreen, field: Literal["place", "expansion", "tag"], used: Sequence[str]
) -> list[ft.Control]:
    """Draw the most used values of a filter to choose from, or nothing if none is known."""
    here: str | None = getattr(screen.search, field)
    found = tuple(used[:MOST_OFFERED])
    if here is not None and here not in found:
        found = (here, *found)
    if not found:
        return []
    shown = [
        chip(
            phone,
            name,
            partial(change_search, screen, **{field: None if name == here else name}),
            chosen=name == here,
            role="checkbox",
        )
        for name in found
    ]
    return [page_part(phone, phone.say(f"find-{field}"), chips(*shown))]


def read_used_names(phone: Phone, naming: Naming) -> tuple[str, ...]:
    """Read all expansions or tags, most used first, or nothing for a phone that may not see all tables."""
    details = read_details(phone.house) if phone.hosting else NO_TABLES
    return tuple(name for name, _ in names_by_use(details, naming))


def read_used_places(phone: Phone) -> tuple[str, ...]:
    """Read all places by use, most used first, or nothing for a phone that may not see all tables."""
    with suppress(CompanionError):
        return phone.house.albums.places.by_use() if phone.hosting else ()
    return ()


def draw_filter_sheet(phone: Phone, screen: HistoryScreen, on_close: Callable[[], object]) -> Dialog:
    """Draw the sheet with all filters: words, place, expansion, tag, time and outcome.

    Args:
        phone: the phone that shows it.
        screen: state of the history.
        on_close: called when the sheet is closed.
    """
    search = screen.search

    def search_words(event: ft.Event[ft.TextField]) -> None:
        change_search(screen, text=str(event.control.value or "").strip()[:LONGEST])

    def reset_filters() -> None:
        set_together(screen, search=Search(), shown=PAGE)

    field = ft.TextField(
        value=search.text,
        label=phone.say("find-words"),
        on_change=search_words,
        max_length=LONGEST,
        counter="",
        autocorrect=False,
        prefix_icon=ft.Icons.SEARCH,
        border=field_border(),
    )
    spans = [
        chip(
            phone,
            phone.say(f"span-{span}"),
            partial(change_search, screen, span=span),
            chosen=search.span == span,
            role="radio",
        )
        for span in SPANS
    ]
    outcomes = [
        chip(
            phone,
            phone.say(f"result-{outcome}"),
            partial(change_search, screen, outcome=None if search.outcome == outcome else outcome),
            chosen=search.outcome == outcome,
            role="checkbox",
        )
        for outcome in get_args(Outcome)
        if search.person is not None or outcome not in ("won", "lost")
    ]
    body: list[ft.Control] = [
        field,
        *_draw_value_chips(phone, screen, "place", read_used_places(phone)),
        *_draw_value_chips(phone, screen, "expansion", read_used_names(phone, "expansions")),
        *_draw_value_chips(phone, screen, "tag", read_used_names(phone, "tags")),
        page_part(phone, phone.say("find-time"), chips(*spans)),
        page_part(phone, phone.say("find-result"), chips(*outcomes)),
        main_button(phone, phone.say("find-show"), on_close, icon=ft.Icons.CHECK),
    ]
    if search != Search():
        body.append(main_button(phone, phone.say("find-anew"), reset_filters, second=True))
    return sheet(phone, phone.say("find"), body, on_close)
