"""The middle of the table: prosperity tracks, areas with discs, milestones, final tiles."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.engine.gains import Gains
from companion.games.sweet_lands.correction_kinds import CORRECTIONS
from companion.games.sweet_lands.corrections import SetDisc
from companion.games.sweet_lands.position import TRACKS
from companion.games.sweet_lands.scoring import dummy, final_element
from companion.games.sweet_lands.vocabulary import (
    ADVANCED_AREAS,
    BASIC_AREAS,
    EXTRA_AREAS,
    SPECIAL_AREAS,
)
from views.boards.sweet_lands.asking import track_colour, track_name
from views.boards.sweet_lands.speech import say, tell
from views.boards.sweet_lands.state import Screen
from views.boards.sweet_lands.steppers import with_title
from views.device.theme import CENTER, EDGE, TOUCH
from views.kit.amounts import number_text
from views.kit.game_board import Middle, Snapshot, TableLook
from views.kit.layout import join_words
from views.kit.tap import tappable
from views.widgets.box_editor.gain_icons import gain_icon, gains_picture
from views.widgets.seats.seat_marks import seat_mark

GROUPS: dict[str, Sequence[str]] = {
    "basic": tuple(BASIC_AREAS),
    "special": tuple(SPECIAL_AREAS),
    "advanced": tuple(ADVANCED_AREAS),
    "extra": EXTRA_AREAS,
}
"""The areas by their kind."""

SLOTS = CORRECTIONS.kind_of(SetDisc).number_field("slot").most
"""No area has more slots."""


def cards(screen: Screen, width: float) -> list[ft.Control]:
    """Draw the middle of the table, a card for each part. Areas and milestones need a game that is played."""
    shown = [with_title(screen, "prosperity", _prosperity(screen))]
    position = screen.position
    if not screen.only_scored:
        shown.append(with_title(screen, "areas", area_grid(screen)))
        shown.append(with_title(screen, "milestones", *_milestones(screen)))
    if position.finals or screen.only_scored:
        shown.append(with_title(screen, "finals", *_finals(screen)))
    columns = 2 if width >= 700 else 1
    each = (width - 12 * (columns - 1)) / columns
    placed = [ft.Container(one, width=each) for one in shown]
    return [ft.Row([*placed], wrap=True, spacing=12, run_spacing=12, vertical_alignment=_TOP)]


_TOP = ft.CrossAxisAlignment.START

WIDTH, HEIGHT = 360.0, 480.0
"""Room of the tracks and the areas on a display, in pixels."""


def draw_middle(snapshot: Snapshot) -> Middle:
    """Draw the prosperity tracks, and below them the areas with their discs, to look at."""
    parts = [_prosperity(snapshot), area_grid(snapshot)]
    return Middle(ft.Column(parts, spacing=20, tight=True), WIDTH, HEIGHT)


# Prosperity -----------------------------------------------------------------------------------------------


def _prosperity(screen: TableLook) -> ft.Control:
    """Draw six tracks, each with every seat's space, and the seat that was first at its end."""
    return ft.Column([_track(screen, track) for track in TRACKS], spacing=6, tight=True)


def _track(screen: TableLook, track: int) -> ft.Control:
    phone = screen.phone
    position = screen.position
    spaces = [player.prosperity[track - 1] for player in position.players]
    length = position.printed.part_number(f"track-{track}", 0)
    name = track_name(phone, position, track)
    told = [say(phone, "has", what=name, n=n) for name, n in zip(screen.names, spaces, strict=True)]
    first = position.ends[track - 1]
    if first is not None:
        told.append(say(phone, "first-at-end", name=screen.names[first]))
    marks = [
        ft.Row(
            [seat_mark(phone, seat.colour, 14), number_text(screen.phone, space, 14)], spacing=3, tight=True
        )
        for seat, space in zip(screen.seats, spaces, strict=True)
    ]
    words = ft.Text(name, size=phone.size(13), max_lines=2)
    end: list[ft.Control] = []
    if first is not None:
        end = [ft.Icon(ft.Icons.FLAG, size=14), seat_mark(phone, screen.seats[first].colour, 12)]
    of = f"/ {length}" if length is not None else ""
    total = ft.Text(of, size=phone.size(13), color=ft.Colors.ON_SURFACE_VARIANT)
    row = ft.Row(
        [
            gain_icon(track_colour(track), 22),
            ft.Container(words, expand=True),
            *marks,
            total,
            *end,
        ],
        spacing=8,
    )
    return ft.Semantics(label=join_words(phone, [name, *told]), exclude_semantics=True, content=row)


# Areas ----------------------------------------------------------------------------------------------------


def area_grid(screen: TableLook, on_tap: Callable[[str, int], object] | None = None) -> ft.Control:
    """Draw the areas by their kind, each with its slots and the discs in them.

    Args:
        screen: the table to look at.
        on_tap: called with an area and a slot; None if there is nothing to tap.
    """
    rows: list[ft.Control] = []
    for group, areas in GROUPS.items():
        words = ft.Text(
            say(screen.phone, f"group-{group}"),
            size=screen.phone.size(13),
            color=ft.Colors.ON_SURFACE_VARIANT,
        )
        shown: list[ft.Control] = [_area(screen, area, on_tap) for area in areas]
        rows.append(
            ft.Column([words, ft.Row(shown, wrap=True, spacing=6, run_spacing=6)], spacing=4, tight=True)
        )
    return ft.Column(rows, spacing=10, tight=True)


def _area(screen: TableLook, area: str, on_tap: Callable[[str, int], object] | None) -> ft.Control:
    phone = screen.phone
    position = screen.position
    owners = {disc.slot: disc.seat for disc in position.discs if disc.area == area}
    known = position.printed.number(f"slots-{area}") or (SLOTS if on_tap else max(owners, default=1))
    letter = ft.Text(area, size=phone.size(15), weight=ft.FontWeight.W_700)
    slots = [_slot(screen, area, slot, owners.get(slot), on_tap) for slot in range(1, known + 1)]
    inside = ft.Row([letter, *slots], spacing=4 if on_tap is None else 0, tight=True)
    box = ft.Container(
        inside,
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
        border_radius=10,
        bgcolor=ft.Colors.SURFACE_CONTAINER if owners or on_tap else None,
        border=EDGE,
    )
    if on_tap is not None:
        return box
    names = tuple(screen.names[seat] for _, seat in sorted(owners.items()))
    label = say(phone, "area-taken", area=area, names=names) if names else say(phone, "area-free", area=area)
    return ft.Semantics(label=label, exclude_semantics=True, content=box)


def _slot(
    screen: TableLook, area: str, slot: int, owner: int | None, on_tap: Callable[[str, int], object] | None
) -> ft.Control:
    phone = screen.phone
    face: ft.Control = ft.Icon(ft.Icons.CIRCLE_OUTLINED, size=16, color=ft.Colors.OUTLINE)
    if owner is not None:
        face = seat_mark(phone, screen.seats[owner].colour, 16)
    if on_tap is None:
        return face
    words = say(phone, "slot", area=area, n=slot)
    label = join_words(phone, [words, screen.names[owner] if owner is not None else say(phone, "nobody")])
    return tappable(
        label, face, lambda: on_tap(area, slot), width=TOUCH - 4, height=TOUCH - 4, alignment=CENTER
    )


# Tiles ----------------------------------------------------------------------------------------------------


def _milestones(screen: Screen) -> list[ft.Control]:
    """Draw the milestones on the table with their conditions, and the number claimed."""
    phone = screen.phone
    position = screen.position
    words = ft.Text(say(phone, "claimed", n=position.claimed), size=phone.size(14))
    shown = [
        _milestone(screen, tile, position.printed.gains(f"milestone-{tile}")) for tile in position.milestones
    ]
    return [words, *shown]


def _milestone(screen: Screen, tile: int, gains: Gains | None) -> ft.Control:
    phone = screen.phone
    name = tell(phone, "printed-milestone", number=tile)
    picture = gains_picture(phone, screen.game, gains, phone.size(22), "element")
    row = ft.Row(
        [gain_icon("milestone", 22), ft.Text(name, size=phone.size(14)), picture], spacing=8, wrap=True
    )
    return _read_only(screen, name, row, "milestone")


def _read_only(screen: Screen, name: str, content: ft.Control, section: str) -> ft.Control:
    """Draw content without a tap, which leads to its rules when it is held."""
    return tappable(
        name,
        content,
        None,
        on_hold=partial(screen.rules.ask_about, section),
        padding=ft.Padding.symmetric(vertical=12),
        alignment=ft.Alignment.CENTER_LEFT,
    )


def _finals(screen: Screen) -> list[ft.Control]:
    """Draw the final tiles, each with its element and the dummy's amount of it."""
    position = screen.position
    if not position.finals:
        return [ft.Text(say(screen.phone, "no-finals"), size=screen.phone.size(14))]
    return [_final(screen, tile) for tile in position.finals]


def _final(screen: Screen, tile: int) -> ft.Control:
    words = describe_final(screen, tile)
    return _read_only(screen, words, ft.Text(words, size=screen.phone.size(14)), "score.final")


def describe_final(screen: Screen, tile: int) -> str:
    """Describe a final tile in words."""
    phone = screen.phone
    position = screen.position
    element, printed = final_element(position, tile), dummy(position, tile)
    name = tell(phone, "printed-final", number=tile)
    if element is None or printed is None:
        return join_words(phone, [name, tell(phone, "ground-unknown")])
    return join_words(
        phone, [name, say(phone, "final-tile", what=tell(phone, f"element-{element}"), n=printed)]
    )
