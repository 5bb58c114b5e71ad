"""Payments that a seat decides about: one of several costs, and basic resources of its choice."""

from collections.abc import Sequence

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import industry
from companion.games.sweet_lands.gaining import gains_of, owe, pay, short_of, without_first
from companion.games.sweet_lands.position import Due, Player, Position
from companion.games.sweet_lands.vocabulary import BASICS

Options = tuple[tuple[Gain, ...], ...]
"""Costs of which one is paid."""


def list_options(position: Position, seat: int, due: Due) -> Options:
    """List the costs of which a seat pays one, after its wood discounts. Empty while the print is unread."""
    if due.kind == "price":
        return industry.price_options(position, position.players[seat], due.entry)
    gains = gains_of(position, due)
    return gains.options if gains else ()


def has_choice(gains: Gains | None) -> bool:
    """Check that a cost offers several ways to pay."""
    return gains is not None and len(gains.options) > 1


def charge(position: Position, seat: int, cost: Sequence[Gain], entry: str = "") -> Position:
    """Charge a cost to a seat, and owe the basic resources that it chooses itself."""
    count = min(99, sum(gain.count for gain in cost if gain.kind == "basic"))
    owed = (Due("pay", count, entry),) if count else ()
    return owe(pay(position, seat, cost), seat, owed)


def settle_cost(position: Position, seat: int, due: Due) -> Position | None:
    """Pay the only cost that a print asks for. None if the seat chooses among several."""
    options = list_options(position, seat, due)
    return None if len(options) > 1 else pay_option(position, seat, due, 0)


def pay_option(position: Position, seat: int, due: Due, option: int) -> Position:
    """Pay one of the costs of the first due. Nothing is paid while the print is unread."""
    options = list_options(position, seat, due)
    after = without_first(position, seat)
    return charge(after, seat, options[option], due.entry) if option < len(options) else after


def settle_pay(position: Position, seat: int, _due: Due) -> Position | None:
    """Drop an owed payment that the seat has nothing left for. None if it chooses what it pays."""
    player = position.players[seat]
    return None if any(getattr(player, kind) for kind in BASICS) else without_first(position, seat)


def least_short(player: Player, options: Options) -> tuple[tuple[str, int, int], ...]:
    """List the shortfalls of a player for the cost that it comes nearest to paying, cards aside."""
    short = (short_of(player, tuple(gain for gain in option if gain.kind != "card")) for option in options)
    return min(short, key=lambda found: sum(due - there for _, due, there in found), default=())
