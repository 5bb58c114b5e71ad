"""A turn and the Graveyard: for every rule, how the cause a violation names is taken away."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.engine.words import Word
from companion.games.citadels import moves
from companion.games.citadels.position import Built, Position
from companion.games.citadels.printed import DISTRICTS, ROLES, District, Role
from tests.conformance.parts import Changed, Remover
from tests.conformance.removers import number_of, seat_has, seat_has_more, seat_of

Violations = Sequence[Violation]


def set_turn(**changes: Any) -> Remover:
    """Make a remover that sets fields of the turn."""

    def remove(position: Position, _seat: int, move: moves.Move, _violations: Violations) -> Changed:
        return position.with_turn(**changes), move

    return remove


def _named_role(violation: Violation, name: str) -> Role:
    word = violation.params[name]
    assert isinstance(word, Word)
    return ROLES[ROLES.index(word.id.removeprefix("role-"))]


def _named_district(violation: Violation) -> District:
    word = violation.params["district"]
    assert isinstance(word, Word)
    return DISTRICTS[DISTRICTS.index(word.id.removeprefix("district-"))]


def _remove_district(position: Position, seat: int, district: District) -> Position:
    city = position.players[seat].city
    return position.with_player(seat, city=tuple(built for built in city if built.district != district))


def _add_district(position: Position, seat: int, district: District) -> Position:
    return position.with_player(seat, city=(*position.players[seat].city, Built(district)))


def bring_gold(position: Position, seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Build a district that earns gold, or take the turn as a character that gets gold for one."""
    position = _add_district(position, seat, "school_of_magic")
    return (position if number_of(violations[0], "earns") else position.with_turn(role="king")), move


def count_one_less(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Count one building less in this turn than the limit."""
    return position.with_turn(built=number_of(violations[0], "most") - 1), move


def remove_duplicate(position: Position, seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Remove the named district from the city."""
    return _remove_district(position, seat, _named_district(violations[0])), move


def remove_copies(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Remove the named district from every city, and play with the Great Wall."""
    for seat in range(position.count):
        position = _remove_district(position, seat, _named_district(violations[0]))
    return replace(position, rulings=replace(position.rulings, great_wall="in")), move


def add_to_hand(position: Position, seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Add as many cards to the hand as the violations name."""
    player = position.players[seat]
    return position.with_player(seat, hand=player.hand + len(violations)), move


def name_no_cards(position: Position, _seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Name no cards in the move."""
    match move:
        case moves.Take() | moves.Draw() | moves.Workshop():
            return position, replace(move, cards=())
        case moves.Exchange():
            return position, replace(move, cards=(), drawn=())
    assert isinstance(move, moves.Laboratory)
    return position, moves.Laboratory()


def take_role(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Take the turn as the character whose power is used."""
    return position.with_turn(role=_named_role(violations[0], "role")), move


def name_another_role(position: Position, _seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Name another character."""
    assert isinstance(move, moves.Kill | moves.Rob)
    return position, replace(move, role="warlord")


def revive_killed(position: Position, _seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Let no character be killed."""
    return replace(position, killed=None), move


def name_another_player(position: Position, seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Name another player at the table, who has the district."""
    other = (seat + 1) % position.count
    if isinstance(move, moves.Destroy):
        return _add_district(position, other, move.district), replace(move, seat=other)
    assert isinstance(move, moves.Swap)
    return position, moves.Swap(other)


def hold_exchanged_cards(position: Position, seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Set the hand to the number of cards exchanged."""
    assert isinstance(move, moves.Exchange)
    return position.with_player(seat, hand=move.count), move


def add_named_district(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Add the named district to the named city."""
    return _add_district(position, seat_of(violations[0]), _named_district(violations[0])), move


def name_temple(position: Position, _seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Destroy a Temple instead of the Keep."""
    assert isinstance(move, moves.Destroy)
    return _add_district(position, move.seat, "temple"), replace(move, district="temple")


def remove_bishop(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Take the Bishop from the named seat."""
    seat = seat_of(violations[0])
    shown = tuple(role for role in position.players[seat].shown if role != "bishop")
    return position.with_player(seat, shown=shown), move


def make_incomplete(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Raise the size of a complete city above the named one."""
    assert number_of(violations[0], "count") >= number_of(violations[0], "size")
    return replace(position, city_size=number_of(violations[0], "count") + 1), move


def add_own_building(position: Position, seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Add the named district to the seat's own city."""
    return _add_district(position, seat, _named_district(violations[0])), move


def free_building(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Forget that the named district was used in this turn."""
    return position.with_turn(**{_named_district(violations[0]): False}), move


ACT: Callable[..., Changed] = set_turn(acted=True)

REMOVERS: Mapping[str, Remover] = {
    "acted": set_turn(acted=False),
    "end_first": ACT,
    "no_income": bring_gold,
    "paid": set_turn(paid=False),
    "copies": remove_copies,
    "action_first": ACT,
    "empty_hand": seat_has(hand=1),
    "builds": count_one_less,
    "price": seat_has_more("gold"),
    "duplicate": remove_duplicate,
    "after_destroying": set_turn(used=False),
    "not_in_hand": add_to_hand,
    "told": name_no_cards,
    "not_role": take_role,
    "used": set_turn(used=False),
    "kill_self": name_another_role,
    "rob_assassin": name_another_role,
    "rob_self": name_another_role,
    "rob_killed": revive_killed,
    "no_seat": name_another_player,
    "swap_self": name_another_player,
    "exchange_many": hold_exchanged_cards,
    "nothing_there": add_named_district,
    "destroy_price": seat_has_more("gold"),
    "keep": name_temple,
    "bishop": remove_bishop,
    "complete": make_incomplete,
    "before_action": ACT,
    "no_building": add_own_building,
    "building_used": free_building,
    "workshop_price": seat_has_more("gold"),
    "rescue_price": seat_has_more("gold"),
}
"""By rule."""
