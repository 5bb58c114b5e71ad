"""Corrections of the shared table: round and turn, discs, ends of tracks, tiles."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.engine.box import split_name
from companion.games.sweet_lands import corrections
from companion.games.sweet_lands.correction_kinds import CORRECTIONS
from companion.games.sweet_lands.corrections import SetTurn
from companion.games.sweet_lands.position import TRACKS, Phase
from companion.games.sweet_lands.scoring import unread_entries
from views.boards.sweet_lands import middle
from views.boards.sweet_lands.asking import track_colour, track_name
from views.boards.sweet_lands.speech import say, tell
from views.boards.sweet_lands.state import Screen
from views.boards.sweet_lands.steppers import add_chip, with_title
from views.boards.sweet_lands.stock_corrections import total_line
from views.kit.layout import join_words
from views.widgets.box_editor.ask_printed import enter_printed
from views.widgets.box_editor.drawing import title_of
from views.widgets.box_editor.gain_icons import gain_icon
from views.widgets.box_editor.misread import draw_misread_button
from views.widgets.box_editor.tracked_prints import draw_tracked_prints
from views.widgets.buttons import text_button
from views.widgets.choices import chip, chips, value_chips
from views.widgets.seats.seat_marks import seat_mark
from views.widgets.table.correcting import ask_tile

PHASES: tuple[Phase, ...] = ("setup", "income", "action", "scoring")
"""The phases that a table at which a game is played can be in."""


def body(screen: Screen, width: float) -> ft.Control:
    """Draw the whole middle.

    At a table that is only scored, only the parts that the score needs are there.
    """
    parts: list[ft.Control] = []
    if screen.only_scored:
        parts += [total_line(screen), with_title(screen, "ask-ports", *_question(screen))]
        parts.append(with_title(screen, "finals", _tiles(screen, "final")))
    else:
        parts += [with_title(screen, "turn", *_turn(screen)), with_title(screen, "areas", _areas(screen))]
        parts.append(with_title(screen, "milestones", _tiles(screen, "milestone"), *_claimed_stepper(screen)))
        parts.append(with_title(screen, "finals", _tiles(screen, "final")))
        if screen.position.rulings.advanced == "with":
            parts.append(with_title(screen, "advanced", _tiles(screen, "advanced")))
        parts.append(with_title(screen, "ends", *(_end(screen, track) for track in TRACKS)))
    parts += [*draw_tracked_prints(screen), *draw_misread_button(screen)]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


# The round ------------------------------------------------------------------------------------------------


def _turn(screen: Screen) -> list[ft.Control]:
    """Draw the round, the phase, the turn and the start marker. A change to one leaves the others."""
    phone = screen.phone
    position = screen.position

    def change(**wanted: Any) -> None:
        now = {
            "round": position.round,
            "phase": position.phase,
            "turn": position.turn,
            "start": position.start,
        }
        if now != {**now, **wanted}:
            screen.acts.correct(SetTurn(**{**now, **wanted}))

    number = CORRECTIONS.kind_of(SetTurn).number_field("round")

    def name_choice(message: str) -> Callable[[int], str]:
        return lambda seat: say(phone, message, name=screen.names[seat])

    return [
        _words(screen, "rounds"),
        value_chips(
            phone,
            range(number.least, number.most + 1),
            (position.round,),
            lambda each: change(round=each),
            label=lambda each: say(phone, "round-is", n=each),
        ),
        _words(screen, "phases"),
        value_chips(
            phone,
            PHASES,
            (position.phase,),
            lambda each: change(phase=each),
            lambda each: tell(phone, f"phase-{each}"),
        ),
        _words(screen, "whose-turn"),
        _people(screen, position.turn, lambda seat: change(turn=seat), name_choice("turn-of")),
        _words(screen, "start-marker"),
        _people(screen, position.start, lambda seat: change(start=seat), name_choice("start-of")),
        _words(screen, "turn-hint"),
    ]


def _people(
    screen: Screen, current: int | None, choose: Callable[[int], object], label: Callable[[int], str]
) -> ft.Control:
    """Draw all seats, with one of them chosen."""

    def mark(seat: int) -> ft.Control:
        return seat_mark(screen.phone, screen.seats[seat].colour, 16)

    seats = range(len(screen.seats))
    return value_chips(
        screen.phone, seats, (current,), choose, screen.names.__getitem__, label=label, icon=mark
    )


def _words(screen: Screen, message: str) -> ft.Control:
    phone = screen.phone
    return ft.Text(say(phone, message), size=phone.size(13), color=ft.Colors.ON_SURFACE_VARIANT)


# Discs and ends -------------------------------------------------------------------------------------------


def _areas(screen: Screen) -> ft.Control:
    """Draw every slot. A tap puts the disc of the seat looked at there, then each other seat's, then none."""
    position = screen.position

    def tap(area: str, slot: int) -> None:
        owner = next((disc.seat for disc in position.discs if (disc.area, disc.slot) == (area, slot)), None)
        screen.acts.correct(corrections.SetDisc(area, slot, next_owner(owner, screen.seat, position.count)))

    return middle.area_grid(screen, tap)


def next_owner(owner: int | None, first: int, count: int) -> int | None:
    """Return the next owner of a thing: the first seat, then clockwise the others, then None.

    >>> [next_owner(owner, 1, 3) for owner in (None, 1, 2, 0)]
    [1, 2, 0, None]
    """
    if owner is None:
        return first
    wanted = (owner + 1) % count
    return None if wanted == first else wanted


def _end(screen: Screen, track: int) -> ft.Control:
    """Draw the choice of the seat that was first at the end of a prosperity track. A second tap clears it."""
    phone = screen.phone
    position = screen.position
    now, name = position.ends[track - 1], track_name(phone, position, track)

    def choose(seat: int) -> None:
        screen.acts.correct(corrections.SetEnd(track, None if seat == now else seat))

    def first_words(seat: int) -> str:
        return join_words(phone, [name, say(phone, "first-at-end", name=screen.names[seat])])

    head = ft.Row(
        [
            gain_icon(track_colour(track), 22),
            ft.Container(ft.Text(name, size=phone.size(14)), expand=True),
        ],
        spacing=8,
    )
    return ft.Column([head, _people(screen, now, choose, first_words)], spacing=4, tight=True)


# Tiles and prints -----------------------------------------------------------------------------------------


def _tiles(screen: Screen, kind: str) -> ft.Control:
    """Draw the tiles of a kind on the table, and the button to add one. A tap on a tile removes it."""
    phone = screen.phone
    tiles = _lying_tiles(screen, kind)

    def take(tile: int) -> None:
        left = tuple(each for each in tiles if each != tile)
        screen.acts.correct(corrections.SetTiles(kind, left))  # type: ignore[arg-type]

    shown = [chip(phone, _tile_name(screen, kind, tile), partial(take, tile), chosen=True) for tile in tiles]
    add = add_chip(screen, say(phone, f"add-{kind}"), partial(_ask_tile, screen, kind))
    more = [add] if len(tiles) < TILES.longest else []
    hint: list[ft.Control] = [_words(screen, "tiles-hint")] if tiles else []
    return ft.Column([chips(*shown, *more), *hint], spacing=6, tight=True)


def _claimed_stepper(screen: Screen) -> list[ft.Control]:
    """Draw the number of milestones claimed in the game by all seats."""
    phone = screen.phone
    position = screen.position
    kind = CORRECTIONS.kind_of(corrections.SetClaimed)
    least, most = kind.limits(position, {})

    def change(count: int) -> None:
        if count != position.claimed:
            screen.acts.correct(kind.make(count))

    row = value_chips(
        phone,
        range(least, most + 1),
        (position.claimed,),
        change,
        label=lambda count: say(phone, "claimed", n=count),
    )
    return [_words(screen, "claimed-so-far"), row]


TILES = CORRECTIONS.kind_of(corrections.SetTiles)


def _lying_tiles(screen: Screen, kind: str) -> tuple[int, ...]:
    lying: tuple[int, ...] = TILES.current_value(screen.position, what=kind)
    return lying


def _tile_name(screen: Screen, kind: str, tile: int) -> str:
    if kind == "final":
        return middle.describe_final(screen, tile)
    return tell(screen.phone, f"printed-{kind}", number=tile)


def _ask_tile(screen: Screen, kind: str) -> None:
    """Ask for the tile, beginning with the first that does not lie there."""
    tiles = _lying_tiles(screen, kind)

    def make(tile: int) -> Any:
        return corrections.SetTiles(kind, tiles if tile in tiles else (*tiles, tile))  # type: ignore[arg-type]

    ask_tile(screen, TILES, "tiles", say(screen.phone, f"which-{kind}"), make, there=tiles)


def _question(screen: Screen) -> list[ft.Control]:
    """Draw the questions for unread prints that the score rests on: the points for ports, final tiles."""
    phone, position = screen.phone, screen.position
    names = [name for name in unread_entries(position) if name == "ports" or split_name(name).kind == "final"]
    if not names:
        return [_words(screen, "all-read")]

    def ask(name: str) -> None:
        if not screen.acts.only_watches():
            enter_printed(screen, (name,), lambda: None)

    return [
        text_button(
            phone,
            title_of(phone, screen.game, screen.game.box.field_at(screen.position, name)),
            partial(ask, name),
            icon=ft.Icons.QUESTION_MARK,
        )
        for name in names
    ]
