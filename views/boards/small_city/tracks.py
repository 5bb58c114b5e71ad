"""What lies beside a town, to be set as the table shows it: tracks, promise, action, council, mayor, side."""

from dataclasses import replace
from typing import get_args

import flet as ft

from companion.games.small_city.moves import (
    PhaseToSet,
    SetAction,
    SetDiscs,
    SetMayor,
    SetPhase,
    SetPromise,
    SetRound,
    SetSide,
)
from companion.games.small_city.phases.opening import SIDES, pool
from companion.games.small_city.position import BASIC, ROUNDS, Disc
from views.boards.small_city.facts import Track, ask_track
from views.boards.small_city.look import tell, ui
from views.boards.small_city.rows import council_table
from views.boards.small_city.state import Screen, hand_of, have
from views.kit import steppers
from views.kit.layout import in_the_middle, title
from views.widgets.choices import chip, segments, values_to_choose
from views.widgets.sheet import card

TRACKS: tuple[Track, ...] = ("money", "votes", "pollution", "size", "career", "central", "buried")


def body(screen: Screen, width: float) -> ft.Control:
    """Everything beside the town of the seat looked at."""
    parts = [card(in_the_middle(*(_track(screen, track) for track in TRACKS)))]
    parts += [_side(screen), _promise(screen), _council(screen, width)]
    if not screen.only_scored:
        parts += [_round(screen), _phase(screen), _action(screen)]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _track(screen: Screen, track: Track) -> ft.Control:
    value = getattr(screen.position.towns[screen.seat], track)
    text = ui(screen.phone, f"track-short-{track}", n=value)
    return chip(screen.phone, text, lambda: ask_track(screen, screen.seat, track))


def _side(screen: Screen) -> ft.Control:
    phone, seat = screen.phone, screen.seat
    sides = [(side, tell(phone, f"side-{side}")) for side in SIDES]
    now = screen.position.towns[seat].side
    return segments(phone, sides, now, lambda side: screen.acts.correct(SetSide(seat, side)))


def _promise(screen: Screen) -> ft.Control:
    """The promise kept; on a phone of its own, or at the end, it may be told."""
    phone, seat = screen.phone, screen.seat
    position = screen.position
    now = position.towns[seat].promise
    told = tell(phone, f"promise-{now}") if now else ui(phone, "promise-unknown")
    if not hand_of(screen).promises:
        change = chip(phone, ui(phone, "promise-set"), lambda: _show_promises(screen))
        return card(title(ui(screen.phone, "promise-title")), ft.Text(told), in_the_middle(change))

    def choose(number: int) -> None:
        screen.acts.correct(SetPromise(seat, 0 if now == number else number))

    numbers = values_to_choose(
        phone,
        range(1, pool(position) + 1),
        (now,),
        choose,
        label=lambda number: f"{number} {tell(phone, f'promise-{number}')}",
        middle=True,
    )
    return card(title(ui(screen.phone, "promise-title")), ft.Text(told), numbers)


def _show_promises(screen: Screen) -> None:
    have(screen, replace(hand_of(screen), promises=True))


def _council(screen: Screen, width: float) -> ft.Control:
    def tap(row: int, step: int) -> None:
        discs = screen.position.towns[screen.seat].discs
        others = tuple(disc for disc in discs if disc.row != row)
        here = Disc(row, step)
        if here not in discs:
            others = (*others[-1:], here)
        screen.acts.correct(SetDiscs(screen.seat, tuple(sorted(others, key=lambda disc: disc.row))))

    return card(title(ui(screen.phone, "council")), council_table(screen, min(width, 560) - 32, tap=tap))


def _round(screen: Screen) -> ft.Control:
    phone, position = screen.phone, screen.position

    def ask() -> None:
        steppers.ask(screen, ui(phone, "round-title"), position.round, SetRound, least=1, most=ROUNDS)

    return card(
        in_the_middle(
            chip(phone, ui(phone, "round-is", n=position.round), ask),
            chip(
                phone,
                ui(phone, "mayor-here"),
                lambda: screen.acts.correct(SetMayor(screen.seat)),
                chosen=position.mayor == screen.seat,
            ),
        )
    )


def _phase(screen: Screen) -> ft.Control:
    """The phase of the round, each to be begun anew."""
    phone, now = screen.phone, screen.position.phase

    def begin(phase: PhaseToSet) -> None:
        if phase != now:
            screen.acts.correct(SetPhase(phase))

    phases = values_to_choose(
        phone, get_args(PhaseToSet), (now,), begin, lambda phase: tell(phone, f"phase-{phase}"), middle=True
    )
    return card(title(ui(phone, "phase-title")), phases)


def _action(screen: Screen) -> ft.Control:
    phone, seat, position = screen.phone, screen.seat, screen.position
    now = position.towns[seat].action
    cards = values_to_choose(
        phone,
        position.ring or BASIC,
        (now,),
        lambda one: screen.acts.correct(SetAction(seat, None if one == now else one)),
        lambda one: tell(phone, f"card-{one}"),
        middle=True,
    )
    return card(title(ui(screen.phone, "action-title")), cards)
