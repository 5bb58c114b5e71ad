"""The seats of a table being set up: names, colours, order, and people to choose from."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.engine.setup import Colour, colours_for
from companion.history.people import name_key
from views.device.phone import Phone
from views.device.theme import MARKS, RADIUS, TOUCH
from views.flet_adapter.observables import set_together
from views.kit.focus_ring import field_border
from views.kit.tap import tappable
from views.play.setup_draft import Draft, SetupScreen, is_refused
from views.widgets.buttons import text_button
from views.widgets.choices import chip, chips
from views.widgets.seats.people import mark_of
from views.widgets.seats.seat_marks import colour_of
from views.widgets.sheet import card, icon_button

OFFERED = 8
"""Number of people offered at once."""


def draw_seating(phone: Phone, screen: SetupScreen, seats: range) -> ft.Control:
    """Draw the seats of a table being set up, with the people to choose from.

    Args:
        phone: the phone that shows it.
        screen: current choices.
        seats: numbers of seats that the game allows.
    """
    draft = screen.draft
    rows: list[ft.Control] = []
    for seat in range(len(draft.places)):
        rows.append(_draw_place(phone, screen, seat, seats))
        if screen.colouring == seat:
            rows.append(_draw_colour_choice(phone, screen, seat, seats[-1]))
    below: list[ft.Control] = []
    if len(draft.places) < seats[-1] and not screen.settled:
        below.append(
            text_button(
                phone,
                phone.say("add-player"),
                lambda: _change_draft(screen, screen.draft.with_seat()),
                icon=ft.Icons.ADD,
            )
        )
    offered = [] if screen.settled else _draw_people_to_seat(phone, screen, seats)
    return ft.Column(
        [card(ft.Column(rows, spacing=4), *below, padding=8), *offered],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _change_draft(screen: SetupScreen, draft: Draft) -> None:
    set_together(screen, draft=draft, colouring=None, trouble="")


def _draw_place(phone: Phone, screen: SetupScreen, seat: int, seats: range) -> ft.Control:
    draft = screen.draft
    place = draft.places[seat]
    default = phone.say("player", number=seat + 1)
    name = place.name.strip() or default

    def type_name(event: ft.Event[ft.TextField]) -> None:
        set_together(screen, draft=screen.draft.with_name(seat, event.control.value), trouble="")

    def open_colours() -> None:
        screen.colouring = None if screen.colouring == seat else seat

    colour = tappable(
        phone.say("colour-of", name=name, shape=phone.say(f"shape-{place.colour}")),
        mark_of(phone, place.colour, 24),
        open_colours,
        width=TOUCH,
        height=TOUCH,
        border_radius=TOUCH,
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if screen.colouring == seat else None,
        ink=True,
    )
    field = ft.TextField(
        label=default,
        value=place.name,
        on_change=type_name,
        expand=True,
        dense=True,
        text_size=phone.size(16),
        autocorrect=False,
        error=phone.say("name-too-long") if is_refused(place.name) else None,
        border=field_border(underlined=True),
    )
    buttons: list[ft.Control] = []
    if len(draft.places) > 1 and not screen.settled:
        buttons.append(_draw_earlier_names(phone, screen, seat, name) if seat else ft.Container(width=TOUCH))
    if len(draft.places) > seats[0] and not screen.settled:
        label = phone.say("take-off", name=name)
        buttons.append(
            icon_button(
                ft.Icons.CLOSE, label, lambda: _change_draft(screen, screen.draft.without(seat)), dim=True
            )
        )
    return ft.Row([colour, field, *buttons], spacing=2, key=f"place-{seat}")


def _draw_earlier_names(phone: Phone, screen: SetupScreen, seat: int, name: str) -> ft.Control:
    label = phone.say("sit-earlier", name=name)
    return icon_button(
        ft.Icons.ARROW_UPWARD,
        label,
        lambda: _change_draft(screen, screen.draft.swap_with_previous(seat)),
        dim=True,
    )


def _draw_colour_choice(phone: Phone, screen: SetupScreen, seat: int, most: int) -> ft.Control:
    draft = screen.draft
    holders = {place.colour: number for number, place in enumerate(draft.places)}

    def draw_swatch(colour: Colour) -> ft.Control:
        mine = draft.places[seat].colour == colour
        holder = holders.get(colour)
        label = phone.say(f"shape-{colour}")
        if holder is not None and not mine:
            label = phone.say("shape-swap", shape=label, number=holder + 1)
        tone = colour_of(colour, phone.dark)
        shade = 1 if holder in (None, seat) else 0.45
        return tappable(
            label,
            ft.Icon(MARKS[colour].shape, color=tone, size=phone.size(26), opacity=shade),
            lambda: _change_draft(screen, screen.draft.with_colour(seat, colour)),
            selected=mine,
            width=TOUCH + 4,
            height=TOUCH,
            border_radius=RADIUS,
            border=ft.Border.all(2, tone if mine else ft.Colors.TRANSPARENT),
            alignment=ft.Alignment.CENTER,
            ink=True,
        )

    return ft.Container(
        ft.Row([draw_swatch(colour) for colour in colours_for(most)], wrap=True, spacing=4, run_spacing=4),
        padding=8,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )


def _draw_people_to_seat(phone: Phone, screen: SetupScreen, seats: range) -> list[ft.Control]:
    draft = screen.draft
    here = {name_key(place.name) for place in draft.places}
    away = [person for person in screen.people if name_key(person.name) not in here][:OFFERED]
    offers: list[ft.Control] = []
    if screen.last and (screen.last.places, screen.last.readings) != (draft.places, draft.readings):
        last = screen.last
        offers.append(
            chip(
                phone,
                phone.say("as-last-time"),
                lambda: _change_draft(screen, replace(last, mode=draft.mode)),
                icon=ft.Icon(ft.Icons.HISTORY, size=phone.size(20), color=ft.Colors.PRIMARY),
            )
        )
    offers += [
        chip(
            phone,
            person.name,
            partial(_seat_person, phone, screen, person.name, person.colour, seats[-1]),
            icon=ft.Icon(ft.Icons.ADD, size=phone.size(18), color=ft.Colors.PRIMARY),
            label=phone.say("seat-person", name=person.name),
        )
        for person in away
    ]
    return [chips(*offers)] if offers else []


def _seat_person(phone: Phone, screen: SetupScreen, name: str, colour: str, most: int) -> None:
    made = screen.draft.with_person(name, colour, most)
    if made is None:
        screen.trouble = phone.say("table-full", most=most)
    else:
        _change_draft(screen, made)
