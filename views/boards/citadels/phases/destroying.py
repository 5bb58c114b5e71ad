"""The Warlord destroys: every city with the price of each district, and reasons for the safe ones."""

from functools import partial

import flet as ft

from companion.games.citadels.moves import Destroy
from companion.games.citadels.powers import destroying
from companion.games.citadels.printed import District
from views.boards.citadels.cards import Face
from views.boards.citadels.cities import city_cards, size_mark
from views.boards.citadels.look import SIGNS, ask_district, district_name, district_power, ui_text
from views.boards.citadels.parts import back_button, moves_in_hand
from views.boards.citadels.reasons import Reasons
from views.boards.citadels.state import Screen
from views.kit.choice_panel import Choice
from views.kit.layout import column, sentence_lines
from views.kit.play_move import previews
from views.widgets.seats.seat_marks import seat_row


def move_in_hand(screen: Screen) -> Destroy | None:
    """Return the move that destroys the tapped district, or None."""
    return next(
        (
            move
            for move in destroying.possible_destructions(screen.position)
            if _target_of(move) == screen.target
        ),
        None,
    )


def _target_of(move: Destroy) -> str:
    return destroying.name_cell(move.seat, move.district)


def ask(screen: Screen) -> Choice:
    """Ask for the district that is destroyed. The one tapped is in hand."""
    phone, move = screen.phone, move_in_hand(screen)
    power = district_power(phone, screen.position.rulings, move.district) if move else ""
    return Choice(
        heading=ui_text(phone, "destroy-which"),
        picture=partial(_draw_cities, screen),
        told=(power, *previews(screen, move)) if move else (),
        moves=moves_in_hand(screen, move, SIGNS["warlord"]),
        awaited=ui_text(phone, "tap-district"),
        back=back_button(screen),
    )


def _draw_cities(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the cities with something to destroy, one's own last, and then those that are safe.

    The safe ones are not folded away: each of their districts says why not, and the table may still allow it.
    """
    count = screen.position.count
    seats = [(screen.seat + i) % count for i in (*range(1, count), 0)]
    built = [seat for seat in seats if screen.position.players[seat].city]
    reasons = Reasons(screen.game.survey(screen.position, screen.seat, "destroy"))
    built.sort(key=lambda seat: not _can_destroy(screen, seat, reasons))
    cities = [_draw_city(screen, seat, width, reasons) for seat in built]
    return column(reasons.banner(screen), *cities, spacing=14)


def _can_destroy(screen: Screen, seat: int, reasons: Reasons) -> bool:
    """Check that at least one district of a city can be destroyed."""
    city = screen.position.players[seat].city
    return any(not reasons.is_faint(_target_of(Destroy(seat, built.district))) for built in city)


def _draw_city(screen: Screen, seat: int, width: float, reasons: Reasons) -> ft.Control:
    phone, position = screen.phone, screen.position
    city = position.players[seat].city
    faces = {built.district: _target_face(screen, Destroy(seat, built.district), reasons) for built in city}

    def tap_district(district: District) -> None:
        move = Destroy(seat, district)
        screen.close()
        if reasons.is_legal(_target_of(move)):
            screen.target = None if screen.target == _target_of(move) else _target_of(move)
        else:
            screen.acts.ask_why(move)

    def describe_target(district: District) -> str:
        price = destroying.destruction_price(position, seat, district)
        return ui_text(
            phone,
            "destroy-for",
            name=screen.names[seat],
            district=district_name(phone, district),
            n=price,
        )

    head = seat_row(phone, screen.seats[seat], size_mark(phone, position, seat), strong=True)
    safe = reasons.reasons_against(screen, [_target_of(Destroy(seat, built.district)) for built in city])
    drawn = city_cards(
        phone,
        city,
        width,
        faces,
        tap=tap_district,
        hold=partial(ask_district, screen),
        label=describe_target,
    )
    return column(head, sentence_lines(phone, safe, quiet=True) if safe else None, drawn, spacing=6)


def _target_face(screen: Screen, move: Destroy, reasons: Reasons) -> Face:
    price = destroying.destruction_price(screen.position, move.seat, move.district)
    return Face(
        chosen=_target_of(move) == screen.target,
        faded=reasons.is_faint(_target_of(move)),
        note=ui_text(screen.phone, "price", n=price),
    )
