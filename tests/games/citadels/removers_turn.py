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


def undone(**changes: Any) -> Remover:
    """Change the case so that the turn has not come so far yet, or has come further."""

    def remove(position: Position, _seat: int, move: moves.Move, _violations: Violations) -> Changed:
        return position.with_turn(**changes), move

    return remove


def _role(violation: Violation, name: str) -> Role:
    word = violation.params[name]
    assert isinstance(word, Word)
    return ROLES[ROLES.index(word.id.removeprefix("role-"))]


def _district(violation: Violation) -> District:
    word = violation.params["district"]
    assert isinstance(word, Word)
    return DISTRICTS[DISTRICTS.index(word.id.removeprefix("district-"))]


def _without(position: Position, seat: int, district: District) -> Position:
    city = position.players[seat].city
    return position.with_player(seat, city=tuple(built for built in city if built.district != district))


def _with(position: Position, seat: int, district: District) -> Position:
    return position.with_player(seat, city=(*position.players[seat].city, Built(district)))


def earning(position: Position, seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that there is a district that brings gold, and a character that gets it."""
    position = _with(position, seat, "school_of_magic")
    return (position if number_of(violations[0], "earns") else position.with_turn(role="king")), move


def builds(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that one less was built than may be."""
    return position.with_turn(built=number_of(violations[0], "most") - 1), move


def duplicate(position: Position, seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that the named district does not stand in the city."""
    return _without(position, seat, _district(violations[0])), move


def copies(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that the named district stands nowhere, and is played with."""
    for seat in range(position.count):
        position = _without(position, seat, _district(violations[0]))
    return replace(position, rulings=replace(position.rulings, great_wall="in")), move


def in_hand(position: Position, seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that the named cards are in the hand too."""
    player = position.players[seat]
    return position.with_player(seat, hand=player.hand + len(violations)), move


def named_less(position: Position, _seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Change the case so that no cards are named."""
    match move:
        case moves.Take() | moves.Draw() | moves.Workshop():
            return position, replace(move, cards=())
        case moves.Exchange():
            return position, replace(move, cards=(), drawn=())
    assert isinstance(move, moves.Laboratory)
    return position, moves.Laboratory()


def right_role(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that it is the turn of the character whose power it is."""
    return position.with_turn(role=_role(violations[0], "role")), move


def another_role(position: Position, _seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Name another character."""
    assert isinstance(move, moves.Kill | moves.Rob)
    return position, replace(move, role="warlord")


def not_killed(position: Position, _seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Change the case so that nobody was killed."""
    return replace(position, killed=None), move


def another_player(position: Position, seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Change the case so that somebody else is named who is at the table."""
    other = (seat + 1) % position.count
    if isinstance(move, moves.Destroy):
        return _with(position, other, move.district), replace(move, seat=other)
    assert isinstance(move, moves.Swap)
    return position, moves.Swap(other)


def fewer(position: Position, seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Change the case so that there are so many cards."""
    assert isinstance(move, moves.Exchange)
    return position.with_player(seat, hand=move.count), move


def there(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that the named district stands in the named city."""
    return _with(position, seat_of(violations[0]), _district(violations[0])), move


def another_district(position: Position, _seat: int, move: moves.Move, _violations: Violations) -> Changed:
    """Change the case so that it is not the Keep."""
    assert isinstance(move, moves.Destroy)
    return _with(position, move.seat, "temple"), replace(move, district="temple")


def no_bishop(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that the named seat is not the Bishop."""
    seat = seat_of(violations[0])
    shown = tuple(role for role in position.players[seat].shown if role != "bishop")
    return position.with_player(seat, shown=shown), move


def incomplete(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that the named city has one district less than it takes."""
    assert number_of(violations[0], "count") >= number_of(violations[0], "size")
    return replace(position, city_size=number_of(violations[0], "count") + 1), move


def building(position: Position, seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that the named district stands in one's own city."""
    return _with(position, seat, _district(violations[0])), move


def unused(position: Position, _seat: int, move: moves.Move, violations: Violations) -> Changed:
    """Change the case so that the named district was not used in this turn."""
    return position.with_turn(**{_district(violations[0]): False}), move


ACT: Callable[..., Changed] = undone(acted=True)

REMOVERS: Mapping[str, Remover] = {
    "acted": undone(acted=False),
    "end_first": ACT,
    "no_income": earning,
    "paid": undone(paid=False),
    "copies": copies,
    "action_first": ACT,
    "empty_hand": seat_has(hand=1),
    "builds": builds,
    "price": seat_has_more("gold"),
    "duplicate": duplicate,
    "after_destroying": undone(used=False),
    "not_in_hand": in_hand,
    "told": named_less,
    "not_role": right_role,
    "used": undone(used=False),
    "kill_self": another_role,
    "rob_assassin": another_role,
    "rob_self": another_role,
    "rob_killed": not_killed,
    "no_seat": another_player,
    "swap_self": another_player,
    "exchange_many": fewer,
    "nothing_there": there,
    "destroy_price": seat_has_more("gold"),
    "keep": another_district,
    "bishop": no_bishop,
    "complete": incomplete,
    "before_action": ACT,
    "no_building": building,
    "building_used": unused,
    "workshop_price": seat_has_more("gold"),
    "rescue_price": seat_has_more("gold"),
}
"""By rule."""
