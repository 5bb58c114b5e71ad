"""A city put together as it lies on the table: to correct the mirror, or only to score the game."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.citadels.corrections import CORRECTIONS
from companion.games.citadels.moves import SetCitySize, SetDistrict, SetFirst
from companion.games.citadels.position import Position
from companion.games.citadels.printed import District
from views.boards.citadels import table_corrections
from views.boards.citadels.cards import Face
from views.boards.citadels.facts import facts
from views.boards.citadels.look import district_name, district_power, ui_text
from views.boards.citadels.state import MODES, Mode, Screen, hand_of, have
from views.boards.citadels.tiles import page_tiles, tile_grid
from views.device.theme import RADIUS
from views.kit.layout import centred_line, column, middle_column, sentence_lines
from views.widgets.choices import chip, segments
from views.widgets.seats.seat_marks import seat_mark
from views.widgets.table.correcting import ask_number, title_of

HINT = 48
"""Height of the sentence above the districts, in text of the usual size, in pixels."""

MOST = 5
"""Most copies of one district in a city, if the table allows them."""


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw every district of the box, filled if it stands in the city, or the table's other corrections."""
    if _current_mode(screen) == "rest":
        return table_corrections.body(screen, width)
    phone, position = screen.phone, screen.position
    faces, inside = _shown_faces(position, screen.seat, hand_of(screen).held)
    return column(
        sentence_lines(phone, [ui_text(phone, "paint-hint")], quiet=True),
        tile_grid(
            phone,
            tuple(position.printed),
            width,
            faces,
            lambda district: _toggle_district(screen, district),
            hold=lambda district: _hold_district(screen, district),
            ticked=inside,
            keep=screen.keep("painting", screen.seat),
            lay_out=page_tiles(screen, "painting", height - phone.size(HINT)),
        ),
    )


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the modes, the details of a district, the choice of the first complete city, and the facts."""
    parts: list[ft.Control | None] = []
    if not screen.only_scored:
        modes = [(mode, ui_text(screen.phone, f"paint-{mode}")) for mode in MODES]
        parts.append(segments(screen.phone, modes, _current_mode(screen), partial(_show_mode, screen)))
    if _current_mode(screen) == "districts":
        parts += _draw_district_details(screen)
    if screen.only_scored or _current_mode(screen) == "rest":
        parts += _draw_first_complete_city(screen)
    parts.append(facts(screen, screen.seat, on_size=lambda: _open_city_size_sheet(screen)))
    return column(*parts, spacing=8)


def _current_mode(screen: Screen) -> Mode:
    return "districts" if screen.only_scored else hand_of(screen).mode


def _show_mode(screen: Screen, mode: Mode) -> None:
    screen.close()
    have(screen, replace(hand_of(screen), mode=mode, held=None))


def _select_district(screen: Screen, district: District | None) -> None:
    have(screen, replace(hand_of(screen), held=district))


def _shown_faces(
    position: Position, seat: int, held_district: District | None
) -> tuple[dict[District, Face], dict[District, bool]]:
    """Return the face of every district, and its membership in the city."""
    city = position.players[seat].city
    faces = {
        district: Face(
            fresh=any(built.district == district and built.fresh for built in city),
            chosen=district == held_district,
            count=max(1, sum(built.district == district for built in city)),
        )
        for district in position.printed
    }
    return faces, {district: position.players[seat].has_district(district) for district in position.printed}


def _toggle_district(screen: Screen, district: District) -> None:
    """Put a district in, or take it out again."""
    if screen.acts.only_watches():
        return
    there = screen.position.players[screen.seat].has_district(district)
    if there and hand_of(screen).held == district:
        _select_district(screen, None)
    screen.acts.correct(SetDistrict(screen.seat, district, 0 if there else 1))


def _hold_district(screen: Screen, district: District) -> None:
    """Select a district for its details. One that is not in the city is put in first."""
    if screen.acts.only_watches():
        return
    if not screen.position.players[screen.seat].has_district(district):
        screen.acts.correct(SetDistrict(screen.seat, district, 1))
    _select_district(screen, district)


# One district ---------------------------------------------------------------------------------------------


def _draw_district_details(screen: Screen) -> list[ft.Control | None]:
    """Draw the details of the held district: its round and its number of copies.

    Without a held district, they are those of the Haunted City.
    """
    phone, player = screen.phone, screen.position.players[screen.seat]
    held = hand_of(screen).held
    asked: District = held or "haunted_city"
    count = sum(built.district == asked for built in player.city)
    if not count:
        return []
    fresh = any(built.fresh for built in player.city if built.district == asked)
    words = ui_text(phone, "paint-last-round" if screen.only_scored else "paint-this-round")

    def set_district(count: int, *, fresh: bool) -> None:
        screen.acts.correct(SetDistrict(screen.seat, asked, count, fresh))

    chips: list[ft.Control] = [
        chip(phone, words, lambda: set_district(count, fresh=not fresh), chosen=fresh, role="checkbox"),
    ]
    if held:
        more = count + 1 if count < MOST else 1
        chips.append(
            chip(phone, ui_text(phone, "paint-copies", n=count), lambda: set_district(more, fresh=fresh))
        )
        chips.append(chip(phone, phone.say("close"), lambda: _select_district(screen, None)))
    power = district_power(phone, screen.position.rulings, asked) if held else ""
    name = ft.Text(district_name(phone, asked), size=phone.size(15), weight=ft.FontWeight.W_700, no_wrap=True)
    return [
        sentence_lines(phone, [power], quiet=True),
        centred_line(name, *chips),
    ]


# The table ------------------------------------------------------------------------------------------------


def _draw_first_complete_city(screen: Screen) -> list[ft.Control]:
    """Draw the choice of the city that was complete first if the cities cannot tell."""
    phone = screen.phone
    position = screen.position
    done = [seat for seat in range(position.count) if position.is_city_complete(seat)]
    if len(done) < 2 and position.first in (None, *done):
        return []
    seats = sorted({*done, position.first} - {None}) if position.first is not None else done

    def set_first(seat: int) -> None:
        screen.acts.correct(SetFirst(None if position.first == seat else seat))

    chips: list[ft.Control] = [
        chip(
            phone,
            screen.names[seat],
            lambda seat=seat: set_first(seat),  # type: ignore[misc]
            chosen=position.first == seat,
            icon=seat_mark(phone, screen.seats[seat].colour, 15),
        )
        for seat in seats
        if seat is not None
    ]
    open_yet = position.first is None
    return [
        ft.Container(
            middle_column(
                ft.Text(
                    title_of(screen, CORRECTIONS.kind_of(SetFirst)),
                    size=phone.size(15),
                    weight=ft.FontWeight.W_700 if open_yet else ft.FontWeight.W_500,
                    color=ft.Colors.ON_TERTIARY_CONTAINER if open_yet else None,
                ),
                ft.Row(chips, wrap=True, spacing=6, run_spacing=4, alignment=ft.MainAxisAlignment.CENTER),
                spacing=4,
            ),
            padding=8,
            border_radius=RADIUS,
            bgcolor=ft.Colors.TERTIARY_CONTAINER if open_yet else None,
        )
    ]


def _open_city_size_sheet(screen: Screen) -> None:
    """Open the sheet that sets the number of districts of a complete city."""
    ask_number(screen, CORRECTIONS.kind_of(SetCitySize))
