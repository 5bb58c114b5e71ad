"""Procedures of a round of Citadels: shuffle, lay aside, choose, show, take gold and cards."""

from functools import partial

from msgspec.structs import replace

from companion.engine.procedure import Handling, Procedure
from companion.engine.words import Params, Who, Word
from companion.games.citadels.drafting import SEVENTH, count_dealt_around, count_faces_up, count_going_around
from companion.games.citadels.position import Position
from companion.games.citadels.powers.actions import cards_kept, cards_shown
from companion.games.citadels.printed import ROLES, Role, numbers


def has_character_cards(position: Position) -> bool:
    """Check that the character cards lie on the table."""
    return position.rulings.draft == "cards"


def _is_first_round(position: Position) -> bool:
    return position.round == 1


def _no_start_params(_position: Position) -> Params:
    return {"cards": numbers().start_hand, "gold": numbers().start_gold}


def _crown_params(position: Position) -> Params:
    return {"crown": Who(position.crown)}


def _seat_from_crown(position: Position, offset: int) -> Who:
    return Who(position.from_crown[offset])


def _shuffle_params(position: Position) -> Params:
    return {"crown": Who(position.crown), "characters": len(position.roles)}


def _face_up_params(position: Position) -> Params:
    return {"up": count_faces_up(position)}


def _dealt_around_params(position: Position) -> Params:
    return {"crown": Who(position.crown), "around": count_dealt_around(position)}


def _last_seat_params(position: Position) -> Params:
    return {"last": _seat_from_crown(position, -1)}


def _pass_params(position: Position, number: int) -> Params:
    """Return the choosing seat of a two-seat draft, the seat that gets the rest, and the rest's size.

    Args:
        position: the table.
        number: the index of the choice among the four, 0 for the first.
    """
    after = replace(position, up=(), picks=number + 1)
    who, other = (_seat_from_crown(position, place % 2) for place in (number, number + 1))
    return {"who": who, "other": other, "passed": count_going_around(after)}


def _has_two_seats(position: Position) -> bool:
    return has_character_cards(position) and position.count == 2


def _has_three_seats_of_two_roles(position: Position) -> bool:
    return has_character_cards(position) and position.count == 3 and position.roles_per_seat > 1


def _has_one_role_each(position: Position) -> bool:
    return has_character_cards(position) and position.roles_per_seat == 1


def _starts_without_assassin(position: Position) -> bool:
    return _has_one_role_each(position) and _is_first_round(position) and "assassin" not in position.roles


def _has_seven_seats(position: Position) -> bool:
    return has_character_cards(position) and position.count > SEVENTH


def _last_seat_gets_two_roles(position: Position) -> bool:
    return _has_one_role_each(position) and not _has_seven_seats(position)


DEAL: Procedure[Position] = (
    Handling("setup_hand", "setup", _is_first_round, _no_start_params, setup=True),
    Handling("setup_crown", "setup.crown", _is_first_round, _crown_params, setup=True),
    Handling("setup_assassin", "setup.three", _starts_without_assassin, setup=True),
    Handling("shuffle", "deal", has_character_cards, _shuffle_params),
    Handling(
        "face_up",
        "deal.up",
        lambda position: has_character_cards(position) and count_faces_up(position) > 0,
        _face_up_params,
    ),
    Handling("face_down", "deal.down", has_character_cards),
    Handling("hand_over", "deal", has_character_cards, _dealt_around_params),
    Handling("keep_one", "draft", _has_one_role_each),
    Handling("last_of_two", "draft", _last_seat_gets_two_roles, _last_seat_params),
    Handling("seventh", "draft.seven", _has_seven_seats, _last_seat_params),
    Handling("two_keep", "draft.two", _has_two_seats, partial(_pass_params, number=0)),
    Handling("two_lay", "draft.two", _has_two_seats, partial(_pass_params, number=1)),
    Handling("two_lay_again", "draft.two", _has_two_seats, partial(_pass_params, number=2)),
    Handling("two_last", "draft.two", _has_two_seats, partial(_pass_params, number=3)),
    Handling("three_keep", "draft.three", _has_three_seats_of_two_roles),
    Handling("three_again", "draft.three", _has_three_seats_of_two_roles),
    Handling("three_last", "draft.three", _has_three_seats_of_two_roles),
)
"""Dealing and choosing; where the phones are the cards, the setup alone."""


# Calling --------------------------------------------------------------------------------------------------


def _called_role(position: Position) -> Role:
    return ROLES[position.calling - 1]


def _role_params(position: Position) -> Params:
    return {"role": Word(f"role-{_called_role(position)}")}


def _is_robbed(position: Position) -> bool:
    return position.robbed == _called_role(position) and position.seat_holding("thief") is not None


def _robbed_role_params(position: Position) -> Params:
    return {"thief": Who(position.seat_holding("thief") or 0), **_role_params(position)}


CALL: Procedure[Position] = (
    Handling("show", "call", params=_role_params),
    Handling("hand_gold", "roles.thief", _is_robbed, _robbed_role_params),
)
"""Answering a call with real cards."""


# A turn ---------------------------------------------------------------------------------------------------


def _is_role_in_turn(role: Role, position: Position) -> bool:
    return position.turn is not None and position.turn.role == role


def _seat_in_turn_params(position: Position) -> Params:
    return {"seat": Who(position.turn.seat if position.turn else position.crown)}


def _income_gold_params(_position: Position) -> Params:
    return {"gold": numbers().income_gold}


def _drawn_cards_params(position: Position) -> Params:
    seat = position.turn.seat if position.turn else position.crown
    return {"look": cards_shown(position, seat), "keep": cards_kept(position, seat)}


TURN: Procedure[Position] = (
    Handling("take_crown", "roles.king", partial(_is_role_in_turn, "king"), _seat_in_turn_params),
    Handling("take_gold", "action", params=_income_gold_params),
    Handling("take_cards", "action.cards", lambda position: position.pile > 0, _drawn_cards_params),
    Handling(
        "merchant",
        "roles.merchant",
        partial(_is_role_in_turn, "merchant"),
        lambda _: {"gold": numbers().merchant_gold},
    ),
    Handling(
        "architect",
        "roles.architect",
        partial(_is_role_in_turn, "architect"),
        lambda _: {"cards": numbers().architect_cards},
    ),
    Handling("build", "build.price"),
    Handling("put_away", "call", has_character_cards),
)
"""A turn of the one who was called."""

GRAVEYARD: Procedure[Position] = (Handling("graveyard", "special.graveyard"),)
"""Buying a district that was destroyed."""
