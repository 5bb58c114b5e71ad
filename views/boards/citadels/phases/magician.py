"""The Magician swaps hands with another seat, or cards with the pile."""

from dataclasses import replace
from functools import partial
from math import inf

import flet as ft

from companion.games.citadels.moves import Exchange, Swap
from companion.games.citadels.printed import District
from views.boards.citadels.hand import district_picker
from views.boards.citadels.look import SIGNS, ui_text
from views.boards.citadels.parts import back_button, moves_in_hand
from views.boards.citadels.state import Screen, hand_of, have
from views.device.theme import RADIUS, TOUCH
from views.kit.actions import DIMMED, choice_border
from views.kit.amounts import numeral_button
from views.kit.choice_panel import Choice
from views.kit.layout import caption, column, join_words, sentence_lines
from views.kit.play_move import previews
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import seat_row

PILE = "pile"
"""Target while cards are swapped with the pile. Other targets are seats, by number."""


def move_in_hand(screen: Screen) -> Swap | Exchange | None:
    """Return the move tapped so far, a `Swap` with a seat or an `Exchange` of cards, or None."""
    if screen.target == PILE:
        hand = hand_of(screen)
        return Exchange(hand.exchanged, hand.away)
    return next((Swap(seat) for seat in range(screen.position.count) if str(seat) == screen.target), None)


def point_at(screen: Screen, move: Swap | Exchange) -> None:
    """Point at another seat, or at the pile with a number of cards, none of them named."""
    screen.target = str(move.other) if isinstance(move, Swap) else PILE
    have(screen, replace(hand_of(screen), exchanged=0 if isinstance(move, Swap) else move.count, away=()))


def ask(screen: Screen) -> Choice:
    """Ask for the hand to take, or the number of cards for the pile. The tapped move is in hand."""
    phone, move = screen.phone, move_in_hand(screen)
    return Choice(
        picture=partial(_draw_hands, screen),
        told=previews(screen, move) if move else (),
        moves=moves_in_hand(screen, move, SIGNS["magician"]),
        awaited=ui_text(phone, "tap-swap"),
        back=back_button(screen),
    )


def _draw_hands(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the other seats with the number of their cards, and below them the numbers to exchange."""
    phone, position = screen.phone, screen.position
    seats: list[ft.Control] = [
        _draw_seat(screen, seat) for seat in range(position.count) if seat != screen.seat
    ]
    return column(
        caption(phone, ui_text(phone, "swap-with")),
        *seats,
        ft.Container(height=4),
        *_draw_pile(screen, width),
        spacing=8,
    )


def _is_chosen(screen: Screen, move: Swap | Exchange) -> bool:
    """Check that a move is in hand, whichever cards are named with it."""
    now = move_in_hand(screen)
    return move == (Exchange(now.count) if isinstance(now, Exchange) else now)


def _choose_move(screen: Screen, move: Swap | Exchange) -> None:
    screen.close()
    if not screen.judge(move).legal:
        screen.acts.ask_why(move)
    elif _is_chosen(screen, move):
        screen.target = None
        have(screen, replace(hand_of(screen), exchanged=0, away=()))
    else:
        point_at(screen, move)


def _draw_seat(screen: Screen, seat: int) -> ft.Control:
    phone, move = screen.phone, Swap(seat)
    hand = ui_text(phone, "cards", n=screen.position.players[seat].hand)
    chosen = _is_chosen(screen, move)
    return tappable(
        join_words(phone, (screen.names[seat], hand)),
        seat_row(
            phone,
            screen.seats[seat],
            ft.Text(hand, size=phone.size(15), weight=ft.FontWeight.W_600),
            strong=chosen,
        ),
        lambda: _choose_move(screen, move),
        selected=chosen,
        height=max(TOUCH, phone.size(52)),
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=choice_border(chosen=chosen),
        opacity=1 if screen.judge(move).legal else DIMMED,
        ink=True,
    )


# The pile -------------------------------------------------------------------------------------------------


def _draw_pile(screen: Screen, width: float) -> list[ft.Control | None]:
    phone, position = screen.phone, screen.position
    player = position.players[screen.seat]
    if not player.hand:
        return [sentence_lines(phone, [ui_text(phone, "no-cards")], quiet=True)]
    title = caption(phone, ui_text(phone, "swap-pile"))
    numbers: list[ft.Control] = [_draw_number(screen, count) for count in range(1, player.hand + 1)]
    counts = ft.Row(numbers, wrap=True, spacing=8, run_spacing=8)
    move = move_in_hand(screen)
    if not player.cards or not isinstance(move, Exchange):
        return [title, counts]

    def name_cards(cards: tuple[District, ...]) -> None:
        have(screen, replace(hand_of(screen), away=cards))

    picker = district_picker(screen, width, move.cards, move.count, name_cards, only=player.cards, room=inf)
    return [title, counts, caption(phone, ui_text(phone, "which-away")), picker]


def _draw_number(screen: Screen, count: int) -> ft.Control:
    phone, move = screen.phone, Exchange(count)
    return numeral_button(
        phone,
        count,
        ui_text(phone, "cards", n=count),
        partial(_choose_move, screen, move),
        chosen=_is_chosen(screen, move),
        dim=not screen.judge(move).legal,
    )
