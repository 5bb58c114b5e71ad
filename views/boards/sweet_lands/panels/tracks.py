"""A step on a prosperity track: the tracks of the colour, all seats' markers, and the next gain."""

from functools import partial

import flet as ft

from companion.games.sweet_lands import moves, prosperity
from views.boards.sweet_lands import parts, play_move
from views.boards.sweet_lands.asking import track_colour
from views.boards.sweet_lands.panels import choosing
from views.boards.sweet_lands.speech import name_thing, ui
from views.boards.sweet_lands.state import Screen
from views.kit import layout
from views.kit.choice_panel import Choice, Offer, offer
from views.models.legal_moves import legal_moves
from views.widgets.box_editor.gain_icons import gain_icon
from views.widgets.seats.seat_marks import seat_mark

HEIGHT = 84.0
"""Pixels of one track to tap."""


def offered_tracks(screen: Screen) -> tuple[int, ...]:
    """List the tracks of the colour that is owed."""
    position = screen.position
    return prosperity.OF_COLOUR[position.players[screen.seat].dues[0].what]


def ask(screen: Screen) -> Choice:
    """Ask for the marker that advances. A step that costs a diamond may be left out."""
    numbers = offered_tracks(screen)
    return Choice(
        moves=[_track(screen, number) for number in numbers],
        abreast=3 if len(numbers) > 2 else 2,
        passing=choosing.skip(screen) if legal_moves(screen, moves.Skip) else None,
    )


def _track(screen: Screen, track: int) -> Offer:
    phone, position = screen.phone, screen.position
    move, own = moves.Advance(track), position.printed
    there = position.players[screen.seat].prosperity[track - 1]
    length, counted = prosperity.length(position, track), prosperity.counts(position, track)
    gives = own.part_gains(f"track-{track}-{there + 1}", 0)
    name = name_thing(phone, "element", counted) if counted else ui(phone, "track-number", number=track)
    words = ui(
        phone,
        "track",
        colour=name_thing(phone, "gain", track_colour(track)),
        number=track,
        name=name,
        space=there,
        length="?" if length is None else str(length),
        what=parts.say_gains(phone, gives),
    )
    last = prosperity.spaces_left(position, screen.seat, track) == 1
    face = ft.Column(
        [
            _name(screen, track, counted, name),
            _markers(screen, track),
            ft.Row(
                [
                    layout.small_text(phone, str(there), 13, strong=True),
                    parts.arrow(phone, 14),
                    layout.small_text(phone, str(there + 1), 13, strong=True),
                    parts.picture(phone, gives, 16),
                    *([gain_icon("diamond", layout.grow(phone, 16))] if last else []),
                ],
                spacing=4,
                tight=True,
                wrap=True,
                run_spacing=2,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        spacing=3,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    act = partial(play_move.do, screen, move)
    return offer(screen, move, words, face=face, act=act, height=layout.grow(phone, HEIGHT))


def _name(screen: Screen, track: int, element: str | None, name: str) -> ft.Control:
    phone = screen.phone
    icons = [gain_icon(track_colour(track), layout.grow(phone, 18))]
    if element:
        icons.append(gain_icon(element, layout.grow(phone, 18), name))
    return ft.Row(
        [*icons, ft.Container(layout.small_text(phone, name, 11), expand=True, expand_loose=True)],
        spacing=3,
        tight=True,
    )


def _markers(screen: Screen, track: int) -> ft.Control:
    """Draw every seat's space on a track."""
    phone, position = screen.phone, screen.position
    marks: list[ft.Control] = []
    for seat, player in zip(screen.seats, position.players, strict=True):
        marks.append(seat_mark(phone, seat.colour, 11))
        marks.append(layout.small_text(phone, str(player.prosperity[track - 1]), 11))
    return ft.Row(marks, spacing=2, tight=True)
