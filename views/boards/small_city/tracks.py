"""Corrections beside a town: tracks, promise, action, council, mayor, side of the board."""

from dataclasses import replace
from typing import Any

import flet as ft

from companion.engine.correction_fields import ChoiceField
from companion.games.small_city.corrections import CORRECTIONS
from companion.games.small_city.moves import (
    SetAction,
    SetDiscs,
    SetMayor,
    SetPhase,
    SetPromise,
    SetRound,
    SetSide,
    SetStock,
    SetTrack,
)
from companion.games.small_city.phases.opening import count_promises_in_play
from companion.games.small_city.position import BASIC, Disc
from views.boards.small_city.facts import Track
from views.boards.small_city.look import game_text, ui_text
from views.boards.small_city.rows import council_table
from views.boards.small_city.state import Screen, hand_of, have
from views.kit.layout import centred_line, title
from views.widgets.choices import chip, value_chips
from views.widgets.sheet import card
from views.widgets.table import correcting

TRACKS: tuple[Track, ...] = ("money", "votes", "pollution", "size", "career", "central", "buried")


def body(screen: Screen, width: float) -> ft.Control:
    """Draw every correction beside the town of the seat looked at."""
    parts = [card(centred_line(*(_draw_track(screen, track) for track in TRACKS)))]
    parts += [_draw_side(screen), _draw_promise(screen), _draw_council(screen, width)]
    if not screen.only_scored:
        parts += [_draw_round(screen), _draw_phase(screen), _draw_action(screen), _draw_stock(screen)]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _draw_track(screen: Screen, track: Track) -> ft.Control:
    kind, unit = CORRECTIONS.kind_of(SetTrack), "$" if track == "money" else ""
    return correcting.number_chip(screen, kind, unit=unit, seat=screen.seat, track=track)


def _draw_choice_card(screen: Screen, kind: correcting.Kind, **keys: Any) -> ft.Control:
    """Draw a card of values to choose from."""
    chips = correcting.correction_choices(screen, kind, middle=True, **keys)
    return card(title(correcting.title_of(screen, kind, **keys)), chips)


def _draw_side(screen: Screen) -> ft.Control:
    return _draw_choice_card(screen, CORRECTIONS.kind_of(SetSide), seat=screen.seat)


def _draw_promise(screen: Screen) -> ft.Control:
    """Draw the kept promise, or the promises to choose it from."""
    phone, seat = screen.phone, screen.seat
    position = screen.position
    now = position.towns[seat].promise
    told = game_text(phone, f"promise-{now}") if now else ui_text(phone, "promise-unknown")
    if not hand_of(screen).promises:
        change = chip(phone, ui_text(phone, "promise-set"), lambda: _show_promises(screen))
        return card(title(ui_text(screen.phone, "promise-title")), ft.Text(told), centred_line(change))

    def choose_promise(number: int) -> None:
        screen.acts.correct(SetPromise(seat, 0 if now == number else number))

    numbers = value_chips(
        phone,
        range(1, count_promises_in_play(position) + 1),
        (now,),
        choose_promise,
        label=lambda number: f"{number} {game_text(phone, f'promise-{number}')}",
        middle=True,
    )
    return card(title(ui_text(screen.phone, "promise-title")), ft.Text(told), numbers)


def _show_promises(screen: Screen) -> None:
    have(screen, replace(hand_of(screen), promises=True))


def _draw_council(screen: Screen, width: float) -> ft.Control:
    def tap_step(row: int, step: int) -> None:
        discs = screen.position.towns[screen.seat].discs
        others = tuple(disc for disc in discs if disc.row != row)
        here = Disc(row, step)
        if here not in discs:
            others = (*others[-1:], here)
        screen.acts.correct(SetDiscs(screen.seat, tuple(sorted(others, key=lambda disc: disc.row))))

    return card(
        title(ui_text(screen.phone, "council")),
        council_table(screen, min(width, 560) - 32, tap=tap_step, ask=screen.rules.ask_about),
    )


def _draw_round(screen: Screen) -> ft.Control:
    phone, position = screen.phone, screen.position
    return card(
        centred_line(
            correcting.number_chip(screen, CORRECTIONS.kind_of(SetRound)),
            chip(
                phone,
                ui_text(phone, "mayor-here"),
                lambda: screen.acts.correct(SetMayor(screen.seat)),
                chosen=position.mayor == screen.seat,
            ),
        )
    )


def _draw_phase(screen: Screen) -> ft.Control:
    """Draw the phases of the round, each to be begun anew."""
    return _draw_choice_card(screen, CORRECTIONS.kind_of(SetPhase))


def _draw_action(screen: Screen) -> ft.Control:
    """Draw the cards of the ring, or those of the basic game before it lies there."""
    kind, seat, position = CORRECTIONS.kind_of(SetAction), screen.seat, screen.position
    cards = correcting.correction_choices(screen, kind, values=position.ring or BASIC, middle=True, seat=seat)
    return card(title(correcting.title_of(screen, kind, seat=seat)), cards)


def _draw_stock(screen: Screen) -> ft.Control:
    """Draw the number of tiles and goods in the middle of the table, each to be corrected."""
    kind = CORRECTIONS.kind_of(SetStock)
    names = next(field.values for field in kind.fields if isinstance(field, ChoiceField))
    chips = (correcting.number_chip(screen, kind, name=name) for name in names)
    return card(title(ui_text(screen.phone, "stock-title")), centred_line(*chips))
