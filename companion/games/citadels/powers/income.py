"""Gold for the districts of a character's colour: all at once, at any time in the turn."""

from companion.engine.rules import KEPT, Findings, Rule
from companion.games.citadels.moves import Income
from companion.games.citadels.phases.stage import Check
from companion.games.citadels.position import Player, Position
from companion.games.citadels.powers.turn_checks import (
    WHOSE,
    once_rule,
    own_turn,
    role_word,
    single_finding,
    with_gold,
)
from companion.games.citadels.printed import PAYS, District, Role, cards


def pays_gold_to(district: District, role: Role) -> bool:
    """Check that a district pays a character. The School of Magic has the colour of every earner."""
    colour = PAYS.get(role)
    return colour is not None and (district == "school_of_magic" or cards()[district].colour == colour)


def income_of(player: Player, role: Role) -> int:
    """Count a character's income from a city: a gold for each district of its colour."""
    return sum(pays_gold_to(built.district, role) for built in player.city)


def income_due(position: Position, seat: int) -> int:
    """Return the income not taken yet in a seat's turn, or 0 outside of it."""
    now = own_turn(position, seat)
    return income_of(position.players[seat], now.role) if now and not now.paid else 0


def _check_income(position: Position, seat: int, _move: Income) -> Findings:
    now = own_turn(position, seat)
    if now is None or income_of(position.players[seat], now.role):
        return KEPT
    return single_finding(role=role_word(now.role), earns=int(now.role in PAYS))


INCOME: tuple[Check, ...] = (
    WHOSE,
    Rule("no_income", "income", _check_income),
    once_rule("paid", "income", lambda now: now.paid),
)
"""The rules of the income, in the order of the rulebook."""


def take_income(position: Position, seat: int, _move: Income) -> Position:
    """Apply `Income`: add all of it, and mark it taken."""
    now = own_turn(position, seat)
    amount = income_of(position.players[seat], now.role) if now else 0
    return with_gold(position, seat, amount).with_turn(paid=True)
