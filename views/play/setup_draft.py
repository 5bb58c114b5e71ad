"""Draft of a table's setup: seats, colours and rulings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.rulings import TABLE_RULINGS
from companion.engine.setup import COLOURS, MOST_SEATS, Colour, Mode, Seat, Setup, colours_for
from companion.engine.wire import WireError, decode
from companion.errors import CompanionError
from companion.games import GAMES
from companion.history.errors import NameRefused
from companion.history.people import Person, clean_name, name_key
from views.device.phone import Phone
from views.device.route_state import route_state

USUAL = 2
"""Number of seats of a first table, where the game allows it."""

REMEMBERED = 24
"""Number of people offered."""


@dataclass(frozen=True, slots=True)
class Place:
    """Draft of a seat: a name as typed, empty for a free seat, and a colour of its own."""

    name: str
    colour: Colour


@dataclass(frozen=True)
class Draft:
    """Draft of a setup.

    Attributes:
        places: clockwise, as people sit.
        start: which of them begins.
        mode: whether the table is played or only scored.
        readings: rulings read otherwise than by default, by ruling id.
        box: entries of the box that this table says itself, by name; where it says none, the owner's own.
    """

    places: tuple[Place, ...]
    start: int = 0
    mode: Mode = "play"
    readings: Mapping[str, str] = field(default_factory=dict)
    box: Mapping[str, str] = field(default_factory=dict)

    def with_name(self, seat: int, name: str) -> "Draft":
        """Change the name at a seat."""
        return self._with_place(seat, replace(self.places[seat], name=name))

    def with_person(self, name: str, colour: str, most: int) -> "Draft | None":
        """Add a person at the first nameless seat, or at a new one. None if all seats are taken.

        Args:
            name: the person's name.
            colour: the colour they like; they get it unless a named seat has it.
            most: largest number of seats.
        """
        free = next((seat for seat, place in enumerate(self.places) if not place.name.strip()), None)
        if free is None:
            if len(self.places) >= most:
                return None
            return self.with_seat().with_person(name, colour, most)
        draft = self.with_name(free, name)
        holder = next((seat for seat, place in enumerate(self.places) if place.colour == colour), None)
        wanted = [known for known in colours_for(most) if known == colour]
        if wanted and (holder is None or not self.places[holder].name.strip()):
            draft = draft.with_colour(free, wanted[0])
        return draft

    def with_seat(self) -> "Draft":
        """Add a seat in the first free colour."""
        taken = {place.colour for place in self.places}
        colour = next(colour for colour in COLOURS if colour not in taken)
        return replace(self, places=(*self.places, Place("", colour)))

    def without(self, seat: int) -> "Draft":
        """Remove a seat. If it was to begin, the next seat begins."""
        places = self.places[:seat] + self.places[seat + 1 :]
        start = self.start - 1 if seat < self.start else self.start
        return replace(self, places=places, start=start % len(places))

    def swap_with_previous(self, seat: int) -> "Draft":
        """Swap a seat with the one before it, the first with the last."""
        places = list(self.places)
        other = (seat - 1) % len(places)
        places[seat], places[other] = places[other], places[seat]
        moved = {seat: other, other: seat}
        return replace(self, places=tuple(places), start=moved.get(self.start, self.start))

    def with_colour(self, seat: int, colour: Colour) -> "Draft":
        """Change a seat's colour. A seat that had the new colour gets the old one."""
        old = self.places[seat].colour
        places = [
            replace(place, colour=old if place.colour == colour else place.colour) for place in self.places
        ]
        places[seat] = replace(places[seat], colour=colour)
        return replace(self, places=tuple(places))

    def with_reading(self, ruling: str, reading: str, default: str) -> "Draft":
        """Change the reading of a ruling."""
        others = {name: value for name, value in self.readings.items() if name != ruling}
        return replace(self, readings=others if reading == default else {**others, ruling: reading})

    def with_entry(self, name: str, text: str) -> "Draft":
        """Set an entry of the box for this table."""
        return replace(self, box={**self.box, name: text})

    def setup(self, names: Sequence[str]) -> Setup:
        """Build the setup, with the final names by seat."""
        seats = tuple(Seat(name, place.colour) for name, place in zip(names, self.places, strict=True))
        return Setup(seats, dict(self.readings), self.start, self.mode, dict(self.box))

    def _with_place(self, seat: int, place: Place) -> "Draft":
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))


def final_names(draft: Draft, nameless: Sequence[str]) -> tuple[str, ...]:
    """List the names to play under. A nameless seat gets its default name.

    Raises:
        NameRefused: one of them is none.
    """
    return tuple(
        clean_name(place.name) if place.name.strip() else nameless[seat]
        for seat, place in enumerate(draft.places)
    )


def repeated_name_seat(names: Sequence[str]) -> int | None:
    """Find the first seat with the same name as an earlier seat."""
    keys = [name_key(name) for name in names]
    return next((seat for seat, key in enumerate(keys) if key in keys[:seat]), None)


def is_refused(name: str) -> bool:
    """Check that a typed name cannot be kept. An empty name is not refused."""
    try:
        return bool(name.strip()) and not clean_name(name)
    except NameRefused:
        return True


@ft.observable
@dataclass
class SetupScreen:
    """State of one phone that sets up a table of one game.

    Attributes:
        draft: the choices so far.
        last: how the game was set up last, if it was.
        people: the people to offer.
        colouring: the seat whose colour is being chosen.
        reading: whether the rulings are open.
        trouble: the obstacle, as a sentence.
        settled: whether the table has begun: then the seats and the rules stay as they are.
        making: the panel over the page for the game's further questions, as its board describes it.
        opened: which part of that is open.
        taken_off: the item removed by the game's board that can be put back; None for none.
        day: the earlier day that the table is for; None for the present one.
        month: a day of the month that the calendar shows; None while it is closed.
    """

    draft: Draft
    last: Draft | None = None
    people: tuple[Person, ...] = ()
    colouring: int | None = None
    reading: bool = False
    trouble: str = ""
    settled: bool = False
    making: Any = None
    opened: int | None = None
    taken_off: Any = None
    day: date | None = None
    month: date | None = None


def draft_from_setup(setup: Setup) -> Draft:
    """Convert a setup to a draft."""
    places = tuple(Place(seat.name, seat.colour) for seat in setup.seats)
    return Draft(places, setup.start, setup.mode, dict(setup.rulings), setup.box)


def setup_route(game_id: str) -> str:
    """Build the route of a game's setup page."""
    return f"/new/{game_id}"


def setup_screen(phone: Phone, game_id: str) -> SetupScreen:
    """Return a phone's setup of a game as it was left. A new one begins with the people of the last table."""
    return route_state(phone, setup_route(game_id), lambda: _new_screen(phone, GAMES[game_id]))


def prepare_setup(phone: Phone, game_id: str, mode: Mode) -> None:
    """Set up a game from the beginning, or go on, in a certain mode."""
    screen = setup_screen(phone, game_id)
    screen.draft = replace(screen.draft, mode=mode)


def _new_screen(phone: Phone, game: Game[object, object, object]) -> SetupScreen:
    last, people = _last_draft(phone, game), known_people(phone)
    if last:
        return SetupScreen(replace(last, start=0, mode="play"), last, people)
    latest = [person for person in people if person.last_at == people[0].last_at][: game.seats[-1]]
    draft = Draft(())
    for _ in range(max(game.seats[0], min(USUAL, game.seats[-1]), len(latest))):
        draft = draft.with_seat()
    for person in latest:
        draft = draft.with_person(person.name, person.colour, game.seats[-1]) or draft
    return SetupScreen(draft, None, people)


def known_people(phone: Phone) -> tuple[Person, ...]:
    """List the people to offer: earlier players here, the latest first."""
    try:
        return phone.house.people.suggest(REMEMBERED)
    except CompanionError:
        return ()


def _last_draft(phone: Phone, game: Game[object, object, object]) -> Draft | None:
    """Load the last setup of a game, as far as it still fits the game."""
    try:
        data = phone.house.preferences.last_setup(game.id)
        setup = decode(data, Setup) if data else None
    except (CompanionError, WireError):
        return None
    if setup is None or len(setup.seats) not in game.seats:
        return None
    known = {ruling.id: ruling.readings for ruling in (*game.rulings, *TABLE_RULINGS)}
    readings = {name: value for name, value in setup.rulings.items() if value in known.get(name, ())}
    nameless = {
        texts.say("app-player", number=number + 1)
        for texts in phone.texts.values()
        for number in range(MOST_SEATS)
    }
    places = tuple(Place("" if seat.name in nameless else seat.name, seat.colour) for seat in setup.seats)
    if len({place.colour for place in places}) < len(places):
        return None
    return Draft(places, setup.start % len(places), setup.mode, readings, setup.box)
