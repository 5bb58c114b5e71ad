"""Votes and pollution: each seat's sum with its lines, and one button for the whole table."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.small_city.moves import Measure, Tally
from companion.games.small_city.phases.pollution import Smoke, compute_pollution
from companion.games.small_city.phases.votes import vote_lines_of
from companion.games.small_city.position import Cells
from views.boards.small_city.look import tile_name, ui_text
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import town_picture
from views.kit.choice_panel import Choice, offer
from views.kit.layout import column, join_words
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import draw_seat_sum
from views.widgets.sheet import card


def draw_facts(screen: Screen, width: float) -> ft.Control:
    """Draw every seat's sum, and the lines of the one looked at."""
    votes = screen.position.phase == "votes"
    rows = [_draw_seat_row(screen, seat, votes) for seat in screen.position.order]
    details, _ = _draw_vote_lines(screen) if votes else _draw_smoke_lines(screen)
    return column(card(*rows, padding=10), ft.Column(details, spacing=2))


def ask(screen: Screen) -> Choice:
    """Offer the only move: the sums are as computed."""
    votes = screen.position.phase == "votes"
    move = Tally() if votes else Measure()
    label = ui_text(screen.phone, "votes-taken" if votes else "pollution-taken")
    return Choice(picture=partial(_draw_town, screen), moves=[offer(screen, move, label)])


def _draw_town(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the town, with the squares lit of all lines, or of the one looked at."""
    _, lit = _draw_vote_lines(screen) if screen.position.phase == "votes" else _draw_smoke_lines(screen)
    picture = town_picture(screen, lit=lit, faint=bool(lit), tap=lambda at: _show_line(screen, None))
    return town_board(screen, picture, width, height)


def _draw_seat_row(screen: Screen, seat: int, votes: bool) -> ft.Control:
    phone, position = screen.phone, screen.position
    town = position.towns[seat]
    if votes:
        gained = sum(line.votes for line in vote_lines_of(position, seat))
        before, change, after = town.votes, f"+{gained}", str(town.votes + gained)
    else:
        gained = compute_pollution(position, seat).pollution_made
        before, change, after = town.pollution, f"+{gained}", f"{town.pollution + gained}%"
    here = seat == screen.seat
    inside = draw_seat_sum(phone, screen.seats[seat], f"{before} {change} =", after, strong=here)
    label = ui_text(phone, "sum-of", name=screen.names[seat], change=change, after=after)
    return tappable(label, inside, lambda: screen.look(seat), selected=here, height=40)


def _show_line(screen: Screen, number: int | None) -> None:
    have(screen, replace(hand_of(screen), line=number))


def _draw_line(screen: Screen, number: int, words: str, change: str) -> ft.Control:
    phone = screen.phone
    here = hand_of(screen).line == number
    weight = ft.FontWeight.W_700 if here else ft.FontWeight.W_400
    inside = ft.Row(
        [
            ft.Text(words, size=phone.size(14), weight=weight, expand=True),
            ft.Text(change, size=phone.size(14), weight=ft.FontWeight.W_700),
        ],
        spacing=8,
    )
    return tappable(
        join_words(phone, (words, change), by="and-about"),
        inside,
        lambda: _show_line(screen, None if here else number),
        selected=here,
        padding=ft.Padding.symmetric(horizontal=14, vertical=3),
        border_radius=10,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH if here else None,
    )


def _draw_vote_lines(screen: Screen) -> tuple[list[ft.Control], Cells]:
    phone = screen.phone
    found = vote_lines_of(screen.position, screen.seat)
    lit: tuple[str, ...] = tuple(cell for line in found for cell in line.cells)
    rows = []
    for i, line in enumerate(found):
        words = ui_text(
            phone, "votes-line", tile=tile_name(phone, line.kind), n=line.citizens, at=line.cells[0]
        )
        rows.append(_draw_line(screen, i, words, f"+{line.votes}"))
        if hand_of(screen).line == i:
            lit = line.cells
    if not rows:
        rows.append(ft.Text(ui_text(phone, "votes-none"), size=phone.size(14)))
    return rows, lit


def _draw_smoke_lines(screen: Screen) -> tuple[list[ft.Control], Cells]:
    phone = screen.phone
    made = compute_pollution(screen.position, screen.seat)
    rows = [
        _draw_line(screen, i, ui_text(phone, f"smoke-{key}", n=abs(value)), f"{value:+d}".replace("-", "−"))
        for i, (key, value) in enumerate(smoke_parts(made))
        if value
    ]
    return rows, ()


def smoke_parts(smoke: Smoke) -> list[tuple[str, int]]:
    """List the parts of a round's pollution, those that add to it and those that reduce it, to 0 at least."""
    before = smoke.people - smoke.spared + smoke.goods - smoke.clean
    return [
        ("people", smoke.people),
        ("spared", -smoke.spared),
        ("goods", smoke.goods),
        ("clean", -smoke.clean),
        ("parks", -min(smoke.parks, before)),
    ]
