"""One line about a seat: crown, gold, hand, city and points. Tap a number to correct it."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.citadels.corrections import CORRECTIONS
from companion.games.citadels.moves import SetGold, SetHand
from views.boards.citadels.cards import coin_mark
from views.boards.citadels.cities import city_words
from views.boards.citadels.look import look_of, ui_text
from views.boards.citadels.marks import draw_sign
from views.boards.citadels.state import Screen
from views.device.phone import Phone
from views.kit.amounts import fact_pill, pill_button, pill_lines, points
from views.kit.steppers import ask_for_number
from views.widgets.table.correcting import ask_number


def facts(
    screen: Screen,
    seat: int,
    *,
    crowned: bool = True,
    middle: bool = True,
    on_size: Callable[[], object] | None = None,
) -> ft.Control:
    """Draw the line about a seat.

    Args:
        screen: the phone's.
        seat: the seat to describe.
        crowned: True to draw the crown of a seat that has it.
        middle: True if the line is centred, and not at the left.
        on_size: the act of a tap on the size of the city, if not to say it in words.
    """
    phone, position = screen.phone, screen.position
    player = position.players[seat]
    about = screen.rules.ask_about
    parts: list[ft.Control] = []
    if crowned and position.crown == seat and not screen.only_scored:
        text = ui_text(phone, "has-crown", name=screen.names[seat])
        parts.append(
            pill_button(text, [crown(phone)], partial(phone.tell, text), hold=partial(about, "setup.crown"))
        )
    parts.append(
        fact_pill(
            phone,
            coin_mark,
            player.gold,
            ui_text(phone, "fact-gold", n=player.gold),
            partial(ask_gold, screen, seat),
            hold=partial(about, "action.gold", "income"),
        )
    )
    if not screen.only_scored:
        parts.append(
            fact_pill(
                phone,
                ft.Icons.STYLE,
                player.hand,
                ui_text(phone, "fact-hand", n=player.hand),
                partial(ask_hand, screen, seat),
                hold=partial(about, "action.cards", "hands"),
            )
        )
    return pill_lines([*parts, _draw_city_size(screen, seat, on_size), points(screen, seat)], middle=middle)


def ask_gold(screen: Screen, seat: int) -> None:
    """Open the sheet that corrects a seat's gold."""
    ask_number(screen, CORRECTIONS.kind_of(SetGold), seat=seat)


def ask_hand(screen: Screen, seat: int) -> None:
    """Open the sheet that corrects the number of a seat's cards.

    Cards that the seat has told, and that are seen here, stay told if there is room for them.
    """
    player = screen.position.players[seat]

    def make_correction(count: int) -> SetHand:
        return SetHand(seat, count, player.cards if len(player.cards) <= count else ())

    title = ui_text(screen.phone, "hand-of", name=screen.names[seat])
    kind = CORRECTIONS.kind_of(SetHand)
    ask_for_number(
        screen,
        title,
        player.hand,
        make_correction,
        steps=kind.steps_of({}),
        most=kind.number_field("count").most,
    )


def crown(phone: Phone, size: float = 20) -> ft.Control:
    """Draw the crown in gold."""
    return draw_sign("crown", phone.size(size), look_of(phone, "yellow").edge)


def crown_mark(phone: Phone, size: float) -> ft.Control:
    """Draw the crown with a label for screen readers if no words beside it name it."""
    said = ui_text(phone, "crown-here")
    return ft.Semantics(label=said, exclude_semantics=True, content=crown(phone, size))


def _draw_city_size(screen: Screen, seat: int, on_size: Callable[[], object] | None) -> ft.Control:
    phone, position = screen.phone, screen.position
    count, size, done = len(position.players[seat].city), position.city_size, position.is_city_complete(seat)
    words = city_words(phone, position, seat)
    icon = ft.Icons.FLAG if done else ft.Icons.LOCATION_CITY
    about = partial(screen.rules.ask_about, "setup.size", "score.complete")
    return fact_pill(phone, icon, f"{count}/{size}", words, on_size or partial(phone.tell, words), hold=about)
