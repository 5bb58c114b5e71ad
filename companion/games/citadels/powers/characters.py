"""Powers of Assassin, Thief and Magician: at most once in their turn, at any time of it."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.games.citadels.moves import Exchange, Kill, Rob, Swap
from companion.games.citadels.phases.stage import Check
from companion.games.citadels.position import Position
from companion.games.citadels.powers import hands
from companion.games.citadels.powers.turn_checks import WHOSE, own_turn, role_word, single_finding
from companion.games.citadels.printed import Role


def power_rules(role: Role) -> tuple[Check, ...]:
    """List the rules against using a character's power: another turn, another character, used already."""
    section = f"roles.{role}"

    def check_role(position: Position, seat: int, _move: Any) -> Findings:
        now = own_turn(position, seat)
        if now is None or now.role == role:
            return KEPT
        return single_finding(role=role_word(role), yours=role_word(now.role))

    def check_unused(position: Position, seat: int, _move: Any) -> Findings:
        now = own_turn(position, seat)
        return single_finding(role=role_word(now.role)) if now and now.used else KEPT

    return WHOSE, Rule("not_role", section, check_role), Rule("used", section, check_unused)


def _forbid_role(role: Role) -> Callable[[Position, int, Any], Findings]:
    def check(_position: Position, _seat: int, move: Kill | Rob) -> Findings:
        return BROKEN if move.role == role else KEPT

    return check


def _check_not_killed(position: Position, _seat: int, move: Rob) -> Findings:
    return single_finding(role=role_word(move.role)) if move.role == position.killed else KEPT


def _check_opponent(position: Position, _seat: int, move: Swap) -> Findings:
    return KEPT if move.other < position.count else BROKEN


def _check_not_own_hand(_position: Position, seat: int, move: Swap) -> Findings:
    return BROKEN if move.other == seat else KEPT


def _check_cards_in_hand(position: Position, seat: int, move: Exchange) -> Findings:
    hand = position.players[seat].hand
    return KEPT if move.count <= hand else single_finding(count=move.count, hand=hand)


def _cards_in(_position: Position, _seat: int, move: Exchange) -> tuple[int, hands.Cards]:
    return move.count, move.drawn


def _cards_out(move: Exchange) -> tuple[int, hands.Cards]:
    return move.count, move.cards


ASSASSIN, THIEF, MAGICIAN = power_rules("assassin"), power_rules("thief"), power_rules("magician")

KILL: tuple[Check, ...] = (*ASSASSIN, Rule("kill_self", "roles.assassin", _forbid_role("assassin")))
ROB: tuple[Check, ...] = (
    *THIEF,
    Rule("rob_assassin", "roles.thief", _forbid_role("assassin")),
    Rule("rob_self", "roles.thief", _forbid_role("thief")),
    Rule("rob_killed", "roles.thief", _check_not_killed),
)
SWAP: tuple[Check, ...] = (
    *MAGICIAN,
    Rule("no_seat", "roles.magician", _check_opponent, "impossible"),
    Rule("swap_self", "roles.magician", _check_not_own_hand, "impossible"),
)
EXCHANGE: tuple[Check, ...] = (
    *MAGICIAN,
    Rule("exchange_many", "roles.magician", _check_cards_in_hand, "impossible"),
    hands.known_cards_rule(lambda move: move.cards),
    hands.told_cards_rule(_cards_in, _cards_out),
)
"""The rules of these powers, in the order of the rulebook."""


def kill(position: Position, _seat: int, move: Kill) -> Position:
    """Apply `Kill`: record the named character, which will not be called."""
    return replace(position, killed=move.role).with_turn(used=True)


def rob(position: Position, _seat: int, move: Rob) -> Position:
    """Apply `Rob`: record the named character, which loses its gold when called."""
    return replace(position, robbed=move.role).with_turn(used=True)


def swap(position: Position, seat: int, move: Swap) -> Position:
    """Apply `Swap`: exchange two hands, with their known cards."""
    one, check_role = position.players[seat], position.players[move.other]
    position = position.with_player(seat, hand=check_role.hand, cards=check_role.cards)
    return position.with_player(move.other, hand=one.hand, cards=one.cards).with_turn(used=True)


def exchange(position: Position, seat: int, move: Exchange) -> Position:
    """Apply `Exchange`: put cards under the pile, and draw as many from it."""
    player = hands.gain_cards(
        hands.lose_cards(position.players[seat], move.count, move.cards), move.count, move.drawn
    )
    return hands.with_hand(position, seat, player).with_turn(used=True)
