"""Another seat's turn: its character and its moves so far, and one's own things meanwhile."""

from collections.abc import Iterator, Sequence
from functools import partial

import flet as ft

from companion.engine.log import LogLine
from companion.engine.setup import Seat
from companion.games.citadels.moves import Answer, Deal, End, Pick
from companion.games.citadels.printed import Role
from views.boards.citadels.facts import crown_mark, facts
from views.boards.citadels.hand import hand_strip
from views.boards.citadels.look import role_name, ui_text
from views.boards.citadels.marks import draw_sign
from views.boards.citadels.own_roles import own_characters
from views.boards.citadels.picture import draw_slim_city
from views.boards.citadels.role_cards import role_card
from views.boards.citadels.state import Screen
from views.device.phone import Phone
from views.device.theme import RADIUS
from views.kit.choice_panel import Choice
from views.kit.layout import column
from views.kit.shared_render import draw_once
from views.widgets.seats.seat_marks import colour_of, seat_row
from views.widgets.sheet import card

LATEST = 6
"""Most log lines of a turn that are shown."""

BETWEEN = (End, Pick, Answer, Deal)
"""The moves that belong to no turn."""


def ask(screen: Screen) -> Choice:
    """Show the turn being played. Only the own character, face down, can be tapped."""
    return Choice(picture=partial(_draw_turn, screen), tools=partial(own_characters, screen))


def _draw_turn(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the turn that is played, and the city of the seat looked at."""
    seat = screen.seat
    return column(
        draw_playing_seat(screen, width),
        facts(screen, seat),
        draw_slim_city(screen, seat, width),
        hand_strip(screen, seat, width),
        spacing=12,
    )


def draw_playing_seat(screen: Screen, width: float) -> ft.Control | None:
    """Draw the seat that plays, its character and its moves so far, or None between turns."""
    phone, position = screen.phone, screen.position
    turn = position.turn
    if turn is None:
        return None
    tone = colour_of(screen.seats[turn.seat].colour, phone.dark)
    done = tuple(screen.sentence(line) for line in reversed(list(lines_of_turn(screen))))
    lost = draw_robbery(screen)
    inside = card(
        ft.Container(
            draw_once(phone, _draw_player, screen.seats[turn.seat], crowned=position.crown == turn.seat)
        ),
        screen.again("role", (turn.role, width), partial(_draw_role, screen, turn.role, width - 24)),
        *([lost] if lost else []),
        *([ft.Container(draw_once(phone, _draw_sentences, done))] if done else []),
        padding=12,
    )
    return ft.Container(inside, border=ft.Border.all(2, tone), border_radius=RADIUS)


def _draw_role(screen: Screen, role: Role, width: float) -> ft.Control:
    return role_card(screen.phone, role, width, power=True, hold=partial(screen.rules.ask_about, role))


def draw_robbery(screen: Screen) -> ft.Control | None:
    """Draw the loss of the playing seat to the Thief, or None if it was not robbed."""
    phone, position = screen.phone, screen.position
    turn = position.turn
    if turn is None or position.loot is None or position.robbed != turn.role:
        return None
    words = ui_text(phone, "was-robbed", role=role_name(phone, turn.role), n=position.loot)
    return ft.Row(
        [
            draw_sign("sack", phone.size(18), ft.Colors.TERTIARY),
            ft.Text(words, size=phone.size(14), expand=True),
        ],
        spacing=8,
    )


def lines_of_turn(screen: Screen) -> Iterator[LogLine]:
    """Yield the log lines of this turn, the latest first, at most `LATEST`."""
    position = screen.position
    turn = position.turn
    for number, line in enumerate(screen.client.view.log(screen.eyes)):
        if line.kind == "correct":
            continue
        own = turn is not None and line.notice.seat == turn.seat
        if number == LATEST or not own or line.move in BETWEEN:
            return
        yield line


def _draw_player(phone: Phone, seat: Seat, *, crowned: bool) -> ft.Control:
    """Draw the playing seat, with the crown if it has it."""
    return seat_row(phone, seat, *([crown_mark(phone, 22)] if crowned else []), strong=True)


def _draw_sentences(phone: Phone, sentences: Sequence[str]) -> ft.Control:
    """Draw the sentences of a turn, a line each."""

    def draw_line(sentence: str) -> ft.Control:
        icon = ft.Icon(ft.Icons.CHECK, size=phone.size(18), color=ft.Colors.PRIMARY)
        words = ft.Text(sentence, size=phone.size(14), expand=True)
        return ft.Row([icon, words], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)

    return ft.Column([*map(draw_line, sentences)], spacing=10)
