"""Building districts: after the action, one a turn, for their price, each kind once in a city."""

from msgspec.structs import replace

from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.games.citadels.moves import Build
from companion.games.citadels.phases.stage import Check
from companion.games.citadels.position import Built, Position
from companion.games.citadels.powers import hands
from companion.games.citadels.powers.hands import (
    count_standing,
    held_card_rule,
    known_cards_rule,
    lose_cards,
    with_hand,
)
from companion.games.citadels.powers.income import income_due
from companion.games.citadels.powers.turn_checks import (
    WHOSE,
    district_word,
    own_turn,
    price_rule,
    single_finding,
    with_gold,
)
from companion.games.citadels.printed import Role, cards, numbers


def build_limit(role: Role) -> int:
    """Return the number of districts that a character may build in its turn."""
    return numbers().architect_builds if role == "architect" else 1


def builds_left(position: Position, seat: int) -> int:
    """Count the districts that a seat may still build in its turn after its action, or 0 outside of it."""
    now = own_turn(position, seat)
    if now is None or _has_destroyed(position, seat):
        return 0
    return max(0, build_limit(now.role) - now.built)


def worth_a_thought(position: Position, seat: int) -> bool:
    """Check that a seat that has acted may still build, holds a card, and has gold or income."""
    now, player = own_turn(position, seat), position.players[seat]
    if now is None or not now.acted or not player.hand:
        return False
    return builds_left(position, seat) > 0 and player.gold + income_due(position, seat) > 0


def would_complete_city(position: Position, seat: int) -> bool:
    """Check that the next district of a city completes it."""
    return len(position.players[seat].city) + 1 == position.city_size


def would_complete_first(position: Position, seat: int) -> bool:
    """Check that the next district would make a city the first complete one."""
    others = any(position.is_city_complete(other) for other in range(position.count))
    return would_complete_city(position, seat) and position.first is None and not others


def _has_destroyed(position: Position, seat: int) -> bool:
    now = own_turn(position, seat)
    return now is not None and now.role == "warlord" and now.used


# Rules ------------------------------------------------------------------------------------------------------


def _check_copies_left(position: Position, _seat: int, move: Build) -> Findings:
    count = hands.copies_in_play(position, move.district)
    if count_standing(position, move.district) < count:
        return KEPT
    return single_finding(district=district_word(move.district), copies=count)


def _check_acted(position: Position, seat: int, _move: Build) -> Findings:
    now = own_turn(position, seat)
    return BROKEN if now and not now.acted else KEPT


def _check_build_limit(position: Position, seat: int, _move: Build) -> Findings:
    now = own_turn(position, seat)
    if now is None or now.built < build_limit(now.role):
        return KEPT
    return single_finding(built=now.built, most=build_limit(now.role))


def _check_no_duplicate(position: Position, seat: int, move: Build) -> Findings:
    if not position.players[seat].has_district(move.district):
        return KEPT
    return (({"district": district_word(move.district)}, (f"{seat}.{move.district}",)),)


def _check_not_destroyed(position: Position, seat: int, _move: Build) -> Findings:
    return BROKEN if _has_destroyed(position, seat) else KEPT


COPIES = Rule("copies", "contents", _check_copies_left, "impossible")
AFTER_ACTION: Check = Rule("action_first", "build", _check_acted)
BUILDS: Check = Rule("builds", "build.count", _check_build_limit)
AFTER_DESTROYING: Check = Rule("after_destroying", "destroy.last", _check_not_destroyed)
HAS_CARD = held_card_rule("build")

WHEN: tuple[Check, ...] = (WHOSE, AFTER_ACTION, HAS_CARD, BUILDS, AFTER_DESTROYING)
"""Rules against building at all now."""

BUILD: tuple[Check, ...] = (
    WHOSE,
    COPIES,
    AFTER_ACTION,
    HAS_CARD,
    BUILDS,
    price_rule("price", "build.price", lambda _position, _seat, move: cards()[move.district].cost),
    Rule("duplicate", "build.twice", _check_no_duplicate),
    AFTER_DESTROYING,
    known_cards_rule(lambda move: (move.district,)),
)
"""The rules of building, in the order of the rulebook."""


WHAT: tuple[Check, ...] = tuple(rule for rule in BUILD if rule not in WHEN)
"""Rules that depend on the district."""


def build(position: Position, seat: int, move: Build) -> Position:
    """Apply `Build`: pay, remove the card from the hand, and append the district to the city."""
    first = seat if would_complete_first(position, seat) else position.first
    city = (*position.players[seat].city, Built(move.district, fresh=True))
    position = with_gold(position, seat, -cards()[move.district].cost)
    position = with_hand(
        position, seat, replace(lose_cards(position.players[seat], 1, (move.district,)), city=city)
    )
    now = own_turn(position, seat)
    return replace(position, first=first).with_turn(built=now.built + 1 if now else 1)
