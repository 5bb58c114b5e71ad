"""Common checks of all powers: whose turn it is, its progress, and the gold to pay."""

from collections.abc import Callable
from typing import Any

from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.words import Word
from companion.games.citadels.phases.stage import Check
from companion.games.citadels.position import Position, Turn
from companion.games.citadels.printed import District, Role
from companion.kit.turns import turn_rule

MOST_GOLD = 999
"""Maximum to which a seat's gold is clamped."""


def _turn_seat(position: Position) -> int | None:
    return position.turn.seat if position.turn else None


WHOSE: Check = turn_rule("turn", _turn_seat)
"""Only the one who was called plays."""


def own_turn(position: Position, seat: int) -> Turn | None:
    """Return the running turn if it is this seat's, else None.

    Rules on a turn's progress apply to its own seat only: for others `WHOSE` says enough.
    """
    return position.turn if position.turn and position.turn.seat == seat else None


def single_finding(**params: Any) -> Findings:
    """Build a single finding with these params and without cells."""
    return ((params, ()),)


def once_rule(id: str, section: str, done: Callable[[Turn], bool]) -> Check:
    """Build the rule that an act happens at most once a turn."""

    def check(position: Position, seat: int, _move: Any) -> Findings:
        now = own_turn(position, seat)
        return BROKEN if now and done(now) else KEPT

    return Rule(id, section, check)


def price_rule(id: str, section: str, amount: Callable[[Position, int, Any], int]) -> Check:
    """Build the rule that the seat can pay a price. Its sentence has the price, the gold, and the lack."""

    def check(position: Position, seat: int, move: Any) -> Findings:
        cost, gold = amount(position, seat, move), position.players[seat].gold
        return KEPT if gold >= cost else single_finding(price=cost, gold=gold, missing=cost - gold)

    return Rule(id, section, check)


def with_gold(position: Position, seat: int, amount: int) -> Position:
    """Add `amount` to a seat's gold, clamped to 0 and `MOST_GOLD`."""
    gold = position.players[seat].gold + amount
    return position.with_player(seat, gold=min(MOST_GOLD, max(0, gold)))


def role_word(role: Role | None) -> Word:
    """Return the word for a character's name, or for no character."""
    return Word(f"role-{role}") if role else Word("no_role")


def district_word(district: District | None) -> Word:
    """Return the word for a district's name, or for no district."""
    return Word(f"district-{district}") if district else Word("no_district")
