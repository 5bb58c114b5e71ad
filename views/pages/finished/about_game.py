"""What people say of a finished game: one line for everybody, and a sheet in which the host changes it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import date
from functools import partial
from typing import Any

import flet as ft
from msgspec.structs import replace

from companion.engine.days import local_day
from companion.errors import CompanionError
from companion.history.details import (
    BEST_RATING,
    DETAIL_LENGTH,
    MOST_NAMED,
    Naming,
    PlayDetails,
    clean_names,
    names_by_use,
    with_day,
)
from companion.history.people import name_key
from companion.history.summary import Summary
from companion.hosting.open_home import OpenHome
from views.device.phone import Phone
from views.device.theme import GAP, RADIUS, TIGHT, TOUCH
from views.flet_adapter.observables import set_silently, set_together
from views.flet_adapter.worker_threads import change
from views.kit.dialog import Dialog
from views.kit.focus_ring import field_border
from views.kit.tap import tappable
from views.pages.finished.album import open_place_sheet
from views.pages.finished.album_state import AlbumScreen, change_album
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import chip, chips
from views.widgets.dates import played_day
from views.widgets.day_choice import draw_day_choice
from views.widgets.frame import faint_text, page_part
from views.widgets.sheet import icon_button, sheet

MOST_OFFERED = 8
"""Most earlier expansions, tags or people that are offered."""

IN_A_ROW = 5
"""Ratings side by side."""

WORDS: dict[Naming, tuple[str, str]] = {
    "expansions": ("about-expansions", "about-expansion-add"),
    "tags": ("about-tags", "about-tag-add"),
}
"""Messages of each list of names: its title, and the label of the field for another one."""

Edit = Callable[[PlayDetails], PlayDetails]


def draw_about_line(phone: Phone, summary: Summary, screen: AlbumScreen, table: str, now: int) -> ft.Control:
    """Draw the line with all that is known of a game. For the host a tap opens the sheet.

    Args:
        phone: the phone that shows it.
        summary: summary of the table.
        screen: state of the album.
        table: the table's id.
        now: milliseconds since 1970.
    """
    line = " · ".join(describe_game(phone, summary, screen.details, screen.place, now))
    if not phone.hosting:
        return faint_text(line)
    words = ft.Container(faint_text(line, lines=4), expand=True)
    pencil = ft.Icon(ft.Icons.EDIT_OUTLINED, size=phone.size(20), color=ft.Colors.ON_SURFACE_VARIANT)
    return tappable(
        line,
        ft.Row([words, pencil], spacing=GAP),
        partial(_open_sheet, phone, screen, table),
        about=phone.say("about-game"),
        height=None,
        padding=ft.Padding.symmetric(vertical=GAP),
        border_radius=RADIUS,
        ink=True,
    )


def describe_game(
    phone: Phone, summary: Summary, details: PlayDetails, place: str, now: int
) -> tuple[str, ...]:
    """List what is known of a game in short parts: day, length, place, expansions, rating, teacher, tags."""
    minutes = round((summary.finished_at - summary.started_at) / 60_000)
    scored = summary.mode == "score"
    parts = [
        played_day(phone, summary, now),
        phone.say("only-score") if scored else phone.say("took", minutes=minutes),
    ]
    if place:
        parts.append(phone.say("about-at", place=place))
    if details.expansions:
        parts.append(phone.say("about-with", names=details.expansions))
    if details.rating:
        parts.append(phone.say("about-rated", rating=details.rating, best=BEST_RATING))
    if details.teacher:
        parts.append(phone.say("about-taught", name=phone.house.people.name_now(details.teacher)))
    return (*parts, *details.tags)


async def _open_sheet(phone: Phone, screen: AlbumScreen, table: str) -> None:
    """Open the sheet, with the expansions and tags of earlier games to choose from."""
    try:
        known = await asyncio.to_thread(_read_known_names, phone.house, table)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
    else:
        await change(screen, known=known, month=None, entered={}, about=True)


def _read_known_names(house: OpenHome, table: str) -> dict[str, tuple[str, ...]]:
    """Read the names used before: expansions of the same game, and tags of the same game before others."""
    summaries, details = house.tables.library.summaries.all(), house.albums.details.all()
    kind = next((each.kind for each in summaries if each.id == table), None)
    alike = [each.id for each in summaries if each.kind == kind and each.id in details]
    expansions = names_by_use(details, "expansions", alike)
    tags = {name_key(tag): tag for tag, _ in names_by_use(details, "tags", alike)}
    for tag, _ in names_by_use(details, "tags"):
        tags.setdefault(name_key(tag), tag)
    people = (person.name for person in house.people.suggest(MOST_OFFERED))
    return {
        "expansions": tuple(name for name, _ in expansions)[:MOST_OFFERED],
        "tags": tuple(tags.values())[:MOST_OFFERED],
        "people": tuple(people),
    }


def draw_about_sheet(phone: Phone, screen: AlbumScreen, summary: Summary, table: str, now: int) -> Dialog:
    """Draw the sheet with the day, the rating, expansions, tags, teacher and place. A tap saves each at once.

    Args:
        phone: the phone that shows it.
        screen: state of the album.
        summary: summary of the table.
        table: the table's id.
        now: milliseconds since 1970.
    """

    async def edit(change: Edit) -> None:
        details = phone.house.albums.details
        before = await change_album(phone, screen, table, lambda: details.change(table, change))
        if before is not None:
            screen.details = change(before)

    async def close() -> None:
        entered = dict(screen.entered)
        set_together(screen, about=False, month=None, entered={})
        if any(entered.values()):
            await edit(partial(_with_entered, entered=entered))

    async def open_place() -> None:
        await close()
        await open_place_sheet(phone, screen)

    body = [
        page_part(phone, phone.say("about-day"), *_draw_day(phone, screen, summary, edit, now)),
        page_part(phone, phone.say("about-rating"), _draw_rating(phone, screen.details.rating, edit)),
        _draw_names(phone, screen, "expansions", edit),
        _draw_names(phone, screen, "tags", edit),
        page_part(phone, phone.say("about-teacher"), _draw_teachers(phone, screen, summary, edit)),
        text_button(
            phone, screen.place or phone.say("album-place-write"), open_place, icon=ft.Icons.PLACE_OUTLINED
        ),
    ]
    done = main_button(phone, phone.say("about-done"), close, icon=ft.Icons.CHECK)
    return sheet(phone, phone.say("about-game"), body, close, foot=[] if phone.lying else [done])


def _draw_day(
    phone: Phone, screen: AlbumScreen, summary: Summary, edit: Callable[[Edit], Awaitable[None]], now: int
) -> list[ft.Control]:
    async def say_day(day: date) -> None:
        screen.month = None
        await edit(
            lambda each: (
                with_day(each, day, summary.finished_at, summary.played_on)
                if day != summary.played_on
                else each
            )
        )

    return draw_day_choice(
        phone, summary.played_on, local_day(now), screen.month, say_day, partial(setattr, screen, "month")
    )


def _draw_rating(phone: Phone, rating: int, edit: Callable[[Edit], Awaitable[None]]) -> ft.Control:
    """Draw the ratings from 1 to 10. A tap on the chosen one takes it back."""

    def draw_one(number: int) -> ft.Control:
        here = number == rating
        ink = ft.Colors.ON_PRIMARY if here else ft.Colors.ON_SURFACE
        word = ft.Text(str(number), size=phone.size(16), weight=ft.FontWeight.W_600, color=ink)
        return tappable(
            phone.say("about-rating-of", rating=number, best=BEST_RATING),
            word,
            partial(edit, lambda each: replace(each, rating=0 if here else number)),
            role="radio",
            selected=here,
            expand=True,
            height=max(TOUCH, phone.size(44)),
            alignment=ft.Alignment.CENTER,
            border_radius=RADIUS,
            bgcolor=ft.Colors.PRIMARY if here else ft.Colors.SURFACE_CONTAINER_HIGH,
            ink=True,
        )

    rows: list[ft.Control] = [
        ft.Row([draw_one(number) for number in range(first, first + IN_A_ROW)], spacing=TIGHT)
        for first in range(1, BEST_RATING, IN_A_ROW)
    ]
    return ft.Column(rows, spacing=TIGHT)


def _draw_names(
    phone: Phone, screen: AlbumScreen, naming: Naming, edit: Callable[[Edit], Awaitable[None]]
) -> ft.Control:
    """Draw the names to choose from as chips, and a field for another one."""
    title, add = WORDS[naming]
    chosen: tuple[str, ...] = getattr(screen.details, naming)
    keys = {name_key(name) for name in chosen}
    others = (name for name in screen.known.get(naming, ()) if name_key(name) not in keys)
    shown = [
        chip(
            phone,
            name,
            partial(edit, partial(_toggle_name, naming=naming, name=name)),
            chosen=name in chosen,
            role="checkbox",
        )
        for name in (*chosen, *others)
    ]
    parts = [chips(*shown)] if shown else []
    if len(chosen) < MOST_NAMED:
        parts.append(_draw_name_field(phone, screen, naming, phone.say(add), edit))
    return page_part(phone, phone.say(title), *parts)


def _draw_name_field(
    phone: Phone, screen: AlbumScreen, naming: Naming, label: str, edit: Callable[[Edit], Awaitable[None]]
) -> ft.Control:
    """Draw the field for another name. A name that is typed and not added is added when the sheet closes."""

    def store_text(event: ft.Event[ft.TextField]) -> None:
        text = str(event.control.value or "")[:DETAIL_LENGTH]
        set_silently(screen, entered={**screen.entered, naming: text})

    async def add_name(_: Any = None) -> None:
        entered: dict[str, str] = {naming: screen.entered.get(naming, "")}
        screen.entered = {**screen.entered, naming: ""}
        await edit(partial(_with_entered, entered=entered))

    field = ft.TextField(
        value=screen.entered.get(naming, ""),
        label=label,
        on_change=store_text,
        on_submit=add_name,
        max_length=DETAIL_LENGTH,
        counter="",
        border=field_border(),
        expand=True,
    )
    return ft.Row([field, icon_button(ft.Icons.ADD, label, add_name)], spacing=TIGHT)


def _draw_teachers(
    phone: Phone, screen: AlbumScreen, summary: Summary, edit: Callable[[Edit], Awaitable[None]]
) -> ft.Control:
    """Draw the people at the table and others as chips. A tap on the chosen one takes it back."""
    name_now = phone.house.people.name_now
    teacher = name_now(screen.details.teacher) if screen.details.teacher else ""
    seated = (name_now(seat.name) for seat in summary.seats)
    names = {name_key(name): name for name in (*seated, *screen.known.get("people", ()), teacher) if name}
    shown = [
        chip(
            phone,
            name,
            partial(
                edit, partial(_with_teacher, teacher="" if name_key(name) == name_key(teacher) else name)
            ),
            chosen=name_key(name) == name_key(teacher),
            label=phone.texts[phone.locale].say("plays-teacher", name=name),
            role="checkbox",
        )
        for name in names.values()
    ]
    return chips(*shown)


def _toggle_name(details: PlayDetails, naming: Naming, name: str) -> PlayDetails:
    names: tuple[str, ...] = getattr(details, naming)
    left = tuple(each for each in names if name_key(each) != name_key(name))
    changes = {naming: left if len(left) < len(names) else clean_names((*names, name))}
    return replace(details, **changes)


def _with_entered(details: PlayDetails, entered: Mapping[str, str]) -> PlayDetails:
    """Add the names that were typed."""
    changes = {naming: clean_names((*getattr(details, naming), name)) for naming, name in entered.items()}
    return replace(details, **changes)


def _with_teacher(details: PlayDetails, teacher: str) -> PlayDetails:
    return replace(details, teacher=teacher)
