"""Types and rules that several phases of Sweet Lands share: open dues, and shortage of stock or cards."""

from collections.abc import Callable, Sequence
from typing import Any

from companion.engine import stage
from companion.engine.gains import Gain
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.words import Word
from companion.games.sweet_lands import gaining
from companion.games.sweet_lands.moves import Move
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.printed import numbers

Check = Rule[Position, Any]
Stage = stage.Stage[Position, Move]


def nothing_owed(section: str) -> Check:
    """Build the rule that a seat's dues come first. The table cannot overrule it."""

    def check(position: Position, seat: int, _move: object) -> Findings:
        due = gaining.first_due(position.players[seat])
        return KEPT if due is None else (({"due": Word(f"due-{due.kind}")}, ()),)

    return Rule("owed_first", section, check, "impossible")


def not_acted(section: str) -> Check:
    """Build the rule of one main action per turn."""

    def check(position: Position, seat: int, _move: object) -> Findings:
        return BROKEN if position.players[seat].acted else KEPT

    return Rule("acted", section, check)


def find_lacking(position: Position, seat: int, cost: Sequence[Gain]) -> Findings:
    """List a seat's shortfalls of a cost as findings, one for each kind."""
    return lacking_of_each(position, seat, gaining.sum_costs(cost))


def lacking_of_each(position: Position, seat: int, cost: Sequence[Gain]) -> Findings:
    """List a seat's shortfalls of a cost that names each kind once and no amount of 0."""
    return lacking_findings(gaining.short_of(position.players[seat], cost))


def lacking_findings(short: Sequence[tuple[str, int, int]]) -> Findings:
    """Report shortfalls, each with its kind, the amount due and the amount there."""
    return tuple(
        (
            {
                "what": Word(f"gain-{kind}"),
                "kind": kind,
                "due": due,
                "there": there,
                "missing": due - there,
            },
            (),
        )
        for kind, due, there in short
    )


def count_cards(cost: Sequence[Gain]) -> int:
    """Count the cards of the hand that a cost takes."""
    return sum(gain.count for gain in cost if gain.kind == "card")


def not_in_cards(cost: Sequence[Gain]) -> list[Gain]:
    """Keep the part of a cost that is not cards of the hand."""
    return [gain for gain in cost if gain.kind != "card"]


def cards_due(position: Position, seat: int, number: int) -> Findings:
    """Report that a seat has fewer cards than `number`."""
    there = position.players[seat].hand
    return (({"due": number, "there": there}, ()),) if there < number else KEPT


def hand_emptied(position: Position, seat: int, number: int) -> Findings:
    """Report that a payment would empty a seat's hand, if only for a moment. The last round allows it.

    The cards for the slot of the current area count as gone, though its effect may still draw some.
    """
    player = position.players[seat]
    slot = sum(due.count for due in player.dues if due.kind == "discard")
    emptied = 0 < number <= player.hand < number + slot + cards_to_keep(position)
    return (({"round": position.round, "cards": number, "slot": slot}, ()),) if emptied else KEPT


def cards_to_keep(position: Position) -> int:
    """Count the cards that must stay in a hand: one, or none in the last round."""
    return int(position.round < numbers().rounds)


def hand_rules(section: str, number: Callable[[Position, int, Any], int]) -> tuple[Check, Check]:
    """Build the rules of enough cards, and of one card left in rounds 1 to 4.

    `number` counts the cards that go.
    """

    def check_cards(position: Position, seat: int, move: Any) -> Findings:
        return cards_due(position, seat, number(position, seat, move))

    def hand_left(position: Position, seat: int, move: Any) -> Findings:
        return hand_emptied(position, seat, number(position, seat, move))

    return Rule("cards", section, check_cards, "impossible"), Rule("hand_empty", "turn.hand", hand_left)
