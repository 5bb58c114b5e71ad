"""The Magician swaps hands with somebody, or cards with the pile."""

import flet as ft

from companion.games.citadels.moves import Exchange, Swap
from companion.games.citadels.printed import District
from views.boards.citadels.hand import district_picker
from views.boards.citadels.look import SIGNS, ui
from views.boards.citadels.parts import (
    DIMMED,
    doing,
    label,
    lines,
    stacked,
    waiting_for,
    with_way_back,
)
from views.screen import Screen
from views.theme import CENTER, RADIUS, TOUCH
from views.widgets.picks import jot, note
from views.widgets.seats import seat_name
from views.widgets.tap import tappable


def move_in_hand(screen: Screen) -> Swap | Exchange | None:
    """What has been tapped so far: whose hand, or how many cards."""
    what, _, number = (screen.target or "").partition(" ")
    if what == "swap":
        return Swap(int(number))
    if what == "exchange":
        return Exchange(int(number), _away(screen))
    return None


def _away(screen: Screen) -> tuple[District, ...]:
    names = note(screen, "away").split()
    return tuple(card for card in screen.position.printed for name in names if name == card)


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """The other seats with the number of their cards; below, how many cards go to the pile."""
    phone, position = screen.phone, screen.position
    seats: list[ft.Control] = [_seat(screen, seat) for seat in range(position.count) if seat != screen.seat]
    return stacked(
        label(phone, ui(phone, "swap-with")), *seats, ft.Container(height=4), *_pile(screen, width), spacing=8
    )


def _choose(screen: Screen, target: str, move: Swap | Exchange) -> None:
    screen.close()
    if not screen.judge(move).legal:
        screen.ask_why(move)
    else:
        screen.target = None if screen.target == target else target
        jot(screen, away="")


def _seat(screen: Screen, seat: int) -> ft.Control:
    phone, move, target = screen.phone, Swap(seat), f"swap {seat}"
    hand = ui(phone, "cards", n=screen.position.players[seat].hand)
    chosen = screen.target == target
    return tappable(
        f"{screen.names[seat]}, {hand}",
        ft.Row(
            [
                ft.Container(seat_name(phone, screen.seats[seat], strong=chosen), expand=True),
                ft.Text(hand, size=phone.size(15), weight=ft.FontWeight.W_600),
            ],
            spacing=10,
        ),
        lambda: _choose(screen, target, move),
        selected=chosen,
        height=max(TOUCH, phone.size(52)),
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=_edge(chosen=chosen),
        opacity=1 if screen.judge(move).legal else DIMMED,
        ink=True,
    )


def _edge(*, chosen: bool) -> ft.Border:
    return ft.Border.all(3 if chosen else 1, ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE_VARIANT)


# The pile -------------------------------------------------------------------------------------------------


def _pile(screen: Screen, width: float) -> list[ft.Control]:
    phone, position = screen.phone, screen.position
    player = position.players[screen.seat]
    if not player.hand:
        return [lines(phone, [ui(phone, "no-cards")], quiet=True)]
    title = label(phone, ui(phone, "swap-pile"))
    numbers: list[ft.Control] = [_number(screen, count) for count in range(1, player.hand + 1)]
    counts = ft.Row(numbers, wrap=True, spacing=8, run_spacing=8)
    move = move_in_hand(screen)
    if not player.cards or not isinstance(move, Exchange):
        return [title, counts]

    def choose(cards: tuple[District, ...]) -> None:
        jot(screen, away=" ".join(cards))

    picker = district_picker(screen, width, move.cards, move.count, choose, only=player.cards)
    return [title, counts, label(phone, ui(phone, "which-away")), picker]


def _number(screen: Screen, count: int) -> ft.Control:
    phone, target = screen.phone, f"exchange {count}"
    chosen = screen.target == target
    size = max(TOUCH, phone.size(TOUCH))
    return tappable(
        ui(phone, "cards", n=count),
        ft.Text(str(count), size=phone.size(18), weight=ft.FontWeight.W_700),
        lambda: _choose(screen, target, Exchange(count)),
        selected=chosen,
        width=size,
        height=size,
        alignment=CENTER,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=_edge(chosen=chosen),
        opacity=1 if screen.judge(Exchange(count)).legal else DIMMED,
        ink=True,
    )


def hands(screen: Screen, width: float) -> ft.Control:
    """The button that swaps."""
    phone, move = screen.phone, move_in_hand(screen)
    if move is None:
        return with_way_back(screen, waiting_for(phone, ui(phone, "tap-swap")))
    if isinstance(move, Swap):
        title = ui(phone, "swap-it", name=screen.names[move.other])
    else:
        title = ui(phone, "exchange-it", n=move.count)
    return doing(screen, title, move, SIGNS["magician"])
