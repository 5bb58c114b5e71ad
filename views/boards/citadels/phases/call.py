"""Calling with real cards: a character is called, and the app asks for its seat."""

from companion.games.citadels.moves import Answer
from companion.games.citadels.phases.call import called_role
from companion.games.citadels.printed import NUMBERS
from views.boards.citadels.look import game_text, role_name, ui_text
from views.boards.citadels.role_cards import role_badge
from views.boards.citadels.state import Screen
from views.device.theme import TOUCH
from views.kit.choice_panel import Choice, Offer, offer
from views.kit.layout import grow
from views.widgets.seats.seat_marks import colour_of, seat_face

TALL = 60
"""Height of a seat's button, in pixels."""

FEW = 3
"""Most seats that stand one below the other."""


def ask(screen: Screen) -> Choice:
    """Ask for the seat that has the called character. Passing means that no seat has it."""
    phone, role, seats = screen.phone, called_role(screen.position), screen.position.from_crown
    return Choice(
        heading=ui_text(phone, "who-is", number=NUMBERS[role], role=role_name(phone, role)),
        sign=role_badge(phone, role, 64),
        notes=(game_text(phone, f"power-{role}"),),
        moves=[_offer_seat(screen, seat) for seat in seats],
        abreast=1 if len(seats) <= FEW else 2,
        passing=offer(screen, Answer(role), mark=None),
    )


def _offer_seat(screen: Screen, seat: int) -> Offer:
    phone, move = screen.phone, Answer(called_role(screen.position), seat)
    return offer(
        screen,
        move,
        screen.names[seat],
        face=seat_face(phone, screen.seats[seat]),
        height=TOUCH if screen.panes.tight else grow(phone, TALL),
        tone=colour_of(screen.seats[seat].colour, phone.dark),
    )
