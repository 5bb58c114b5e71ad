"""Setting up a table: seats, start player, setup notes, and rulings."""

import asyncio
import random
import secrets
from dataclasses import replace
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Setup
from companion.engine.wire import WireError, encode
from companion.errors import CompanionError
from companion.games import GAMES
from companion.history.errors import NameRefused, Report
from companion.hosting.client import TableClient
from companion.hosting.samples import games_with_sample
from views.boards import board_of
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.device.sampling import open_sample
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.observables import drop_silently, set_silently
from views.kit.dialog import Dialog
from views.pages.box import draw_box_link
from views.pages.box_check import draw_check_link
from views.pages.form_page import draw_form_page
from views.pages.setup_day import draw_setup_day, is_datable, save_setup_day
from views.play.setup_draft import (
    Draft,
    SetupScreen,
    draft_from_setup,
    final_names,
    known_people,
    repeated_name_seat,
    setup_route,
    setup_screen,
)
from views.widgets.buttons import main_button
from views.widgets.choices import chip, chips, lead_row, segments
from views.widgets.frame import closable_note, faint_text, frame_page, page_part
from views.widgets.readings import draw_options, draw_readings, draw_table_options
from views.widgets.seats.people import mark_of
from views.widgets.seats.setup_seats import draw_seating
from views.widgets.sheet import card


@ft.component
def SetupPage(phone: Phone, game: str, chance: random.Random | None = None) -> ft.View:
    """Show the page that sets up a table.

    Args:
        phone: the phone that shows it.
        game: the game's id.
        chance: draws the start player; the system's chance by default.
    """
    refused = "no-such-game" if game not in GAMES else "" if phone.hosting else "only-the-host"
    if refused:
        return frame_page(
            phone, setup_route(game), phone.say("title"), [closable_note(phone, phone.say(refused), None)]
        )
    screen = use_route_state(phone, setup_route(game), lambda: setup_screen(phone, game))
    if made := draw_form_page(phone, setup_route(game), screen, game):
        return made
    played = GAMES[game]
    playing = screen.draft.mode == "play"
    modes = segments(
        phone,
        [("play", phone.say("mode-play")), ("score", phone.say("mode-score"))],
        screen.draft.mode,
        lambda mode: _change_screen(screen, mode=mode),
        role="radio",
    )
    about = faint_text(phone.say("mode-play-about" if playing else "mode-score-about"))
    top = ft.Column([modes, about], spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

    async def begin_table() -> None:
        await _begin_table(phone, screen, played)

    button = main_button(
        phone, phone.say("begin" if playing else "begin-score"), begin_table, icon=ft.Icons.PLAY_ARROW
    )
    return frame_page(
        phone,
        setup_route(game),
        phone.game_name(game),
        [
            *_draw_setup_form(phone, screen, played, chance or secrets.SystemRandom(), new=True),
            *_draw_box_rows(phone, game),
            *_draw_sample_row(phone, screen, game),
        ],
        beside=[top],
        footer=_draw_setup_footer(phone, screen, button),
        over=_draw_setup_layer(phone, screen, game),
    )


@ft.component
def SetupAgainPage(phone: Phone, table: str, chance: random.Random | None = None) -> ft.View:
    """Show the page that changes the setup of a table, or only its names once the first entry is made.

    Args:
        phone: the phone that shows it.
        table: id of the table.
        chance: draws the start player; the system's chance by default.
    """
    route, back = f"/t/{table}/setup", f"/t/{table}"
    session = phone.house.tables.table(table)
    use_subscription(lambda heard: phone.house.tables.events.listen(lambda _: heard(), table), table)
    place = phone.client(session) if session else None
    if place is None or not place.rights.hosting:
        words = phone.say("only-the-host" if place else "no-such-table")
        return frame_page(phone, route, phone.say("title"), [closable_note(phone, words, None)], back=back)
    settled = place.view.seq > 0
    screen = use_route_state(
        phone, route, lambda: SetupScreen(draft_from_setup(place.view.setup), people=known_people(phone))
    )
    if screen.settled != settled:
        _reset_fixed_fields(phone, screen, place, settled)

    if made := draw_form_page(phone, route, screen, place.view.game.id):
        return made

    async def change_setup() -> None:
        await _change_setup(phone, screen, place)

    keep = main_button(phone, phone.say("keep-changes"), change_setup, icon=ft.Icons.CHECK)
    return frame_page(
        phone,
        route,
        phone.say("change-names" if settled else "change-setup"),
        _draw_setup_form(phone, screen, place.view.game, chance or secrets.SystemRandom(), new=False),
        back=back,
        footer=_draw_setup_footer(phone, screen, keep),
        over=_draw_setup_layer(phone, screen, place.view.game.id),
    )


def _draw_box_rows(phone: Phone, game: str) -> list[ft.Control]:
    """Draw the rows to the guesses of the box and to the box itself, for games that have them."""
    page = ft.context.page
    way = draw_box_link(phone, game, page)
    return [*draw_check_link(phone, game, page), *([way] if way else [])]


def _draw_sample_row(phone: Phone, screen: SetupScreen, game: str) -> list[ft.Control]:
    """Draw the row that leads to the game's sample."""
    if game not in games_with_sample():
        return []

    async def see_sample() -> None:
        screen.trouble = await open_sample(phone, game)

    about = phone.say("see-sample-about")
    way = lead_row(phone, ft.Icons.VISIBILITY, phone.say("see-sample"), see_sample, about=about)
    return [card(way, padding=0)]


def _reset_fixed_fields(phone: Phone, screen: SetupScreen, place: TableClient, settled: bool) -> None:
    """Reset fields that are fixed once the table has begun. Does not trigger a redraw."""
    set_silently(screen, settled=settled)
    if settled and len(screen.draft.places) != len(place.view.setup.seats):
        set_silently(screen, draft=draft_from_setup(place.view.setup))
        set_silently(screen, trouble=phone.texts[phone.locale].say("hosting-setup-settled"))


def _draw_setup_form(
    phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any], chance: random.Random, *, new: bool
) -> list[ft.Control]:
    """Draw the form: seats, day, the game's own part, start player, options, setup notes, and rulings.

    Once the table has begun, only the seats and the rulings about hints are drawn.
    """
    draft = screen.draft
    playing, several = draft.mode == "play", len(draft.places) > 1
    body: list[ft.Control] = [
        page_part(
            phone,
            phone.say("who-plays"),
            draw_seating(phone, screen, game.seats),
            about=phone.say("clockwise") if several and game.in_turns and not screen.settled else "",
        )
    ]
    if screen.settled:
        return [*body, *draw_table_options(phone, screen)]
    body += draw_setup_day(phone, screen, game) if new else []
    if form := board_of(game.id).setup_form:
        body.append(form.draw(phone, screen))
    if playing and several and game.in_turns:
        body.append(_draw_start_player(phone, screen, game, chance))
    body += draw_options(phone, screen, game)
    if playing:
        notes = board_of(game.id).setup_notes(phone, len(draft.places), draft.readings)
        body += [page_part(phone, phone.say("out-of-the-box"), card(notes))] if notes else []
    return [*body, draw_readings(phone, screen, game)]


def _draw_setup_layer(phone: Phone, screen: SetupScreen, game_id: str) -> Dialog | None:
    """Draw the layer over the page while the game's own part of the setup needs more room."""
    form = board_of(game_id).setup_form
    return form.over(phone, screen) if form else None


def _draw_setup_footer(phone: Phone, screen: SetupScreen, button: ft.Control) -> ft.Control:
    trouble = (
        [closable_note(phone, screen.trouble, lambda: _clear_fault(screen), bad=True)]
        if screen.trouble
        else []
    )
    return ft.Column([*trouble, button], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def default_seat_names(phone: Phone, seats: int) -> tuple[str, ...]:
    """List the default names of seats."""
    return tuple(phone.say("player", number=number) for number in range(1, seats + 1))


def _change_screen(screen: SetupScreen, **changes: Any) -> None:
    screen.draft = replace(screen.draft, **changes)
    screen.trouble = ""


def _clear_fault(screen: SetupScreen) -> None:
    screen.trouble = ""


def _draw_start_player(
    phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any], chance: random.Random
) -> ft.Control:
    draft = screen.draft
    default = default_seat_names(phone, len(draft.places))
    options = [
        chip(
            phone,
            place.name.strip() or default[seat],
            lambda seat=seat: _change_screen(screen, start=seat),  # type: ignore[misc]
            chosen=seat == draft.start,
            icon=mark_of(phone, place.colour),
        )
        for seat, place in enumerate(draft.places)
    ]
    options.append(
        chip(
            phone,
            phone.say("anybody"),
            lambda: _change_screen(screen, start=int(chance.random() * len(draft.places))),
            icon=ft.Icon(ft.Icons.CASINO_OUTLINED, size=phone.size(20), color=ft.Colors.PRIMARY),
        )
    )
    texts, hint = phone.texts[phone.locale], f"{game.id}-setup-start"
    about = texts.say(hint) if texts.has(hint) else ""
    return page_part(phone, phone.say("who-starts"), chips(*options), about=about)


def _make_setup(phone: Phone, screen: SetupScreen) -> Setup | None:
    """Make the setup from the draft. Show the fault and return None if a name is not allowed."""
    draft = screen.draft
    try:
        names = final_names(draft, default_seat_names(phone, len(draft.places)))
    except NameRefused as error:
        screen.trouble = phone.trouble_words(error)
        return None
    again = repeated_name_seat(names)
    if again is not None:
        screen.trouble = phone.say("same-name", name=names[again])
        return None
    return draft.setup(names)


async def _begin_table(phone: Phone, screen: SetupScreen, game: Game[Any, Any, Any]) -> None:
    page = ft.context.page
    setup = _make_setup(phone, screen)
    if setup is None or not phone.hosting:
        return
    typed = _named_people(screen.draft, setup)
    try:
        session = await asyncio.to_thread(phone.house.tables.begin, game.id, setup)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
        return
    except WireError as error:
        screen.trouble = phone.say("setup-refused", why=str(error))
        return
    await asyncio.to_thread(_remember_setup, phone, game.id, encode(setup), typed)
    if screen.day and is_datable(screen, game):
        await asyncio.to_thread(save_setup_day, phone.house, session.id, screen.day)
    drop_silently(phone.screens, setup_route(game.id))
    page.navigate(f"/t/{session.id}")


async def _change_setup(phone: Phone, screen: SetupScreen, place: TableClient) -> None:
    page = ft.context.page
    setup = _make_setup(phone, screen)
    if setup is None:
        return
    try:
        await asyncio.to_thread(place.set_up_again, setup)
    except CompanionError as error:
        screen.trouble = phone.trouble_words(error)
        return
    except WireError as error:
        screen.trouble = phone.say("setup-refused", why=str(error))
        return
    drop_silently(phone.screens, f"/t/{place.id}/setup")
    page.navigate(f"/t/{place.id}")


def _named_people(draft: Draft, setup: Setup) -> list[tuple[str, str]]:
    """List the named people with their colours."""
    seats = zip(draft.places, setup.seats, strict=True)
    return [(seat.name, seat.colour) for place, seat in seats if place.name.strip()]


def _remember_setup(phone: Phone, game_id: str, setup: bytes, people: list[tuple[str, str]]) -> None:
    """Remember the people and the setup for next time. A fault is reported, since the table has begun."""
    try:
        if people:
            phone.house.people.remember(people)
        phone.house.preferences.remember_setup(game_id, setup)
    except CompanionError as error:
        phone.house.tables.reports.add(Report(error.id, error.params))
