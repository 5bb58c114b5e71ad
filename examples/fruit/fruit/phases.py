"""The phases, each with its moves, and with the rules that judge them."""

from msgspec.structs import replace

from companion.engine.phases import Phases
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.words import Word
from companion.kit.phase_parts import MoveKind, make_phases, make_stage
from companion.kit.piece_parts import make_repairs, propose_others
from companion.kit.seat_changes import with_seat
from fruit.position import KINDS, PRINTED, Keep, Kind, Market, Move, Open, Sell, Take


def _find_actor(market: Market) -> int | None:
    return market.turn


def _list_waiting(market: Market) -> tuple[int, ...]:
    """List the seats whose turn is still to come in this phase, and the one that acts."""
    count = len(market.stalls)
    return tuple((market.round - 1 + number) % count for number in range(market.acted, count))


# Turning cards up


def _count_out(market: Market, kind: Kind) -> int:
    """Count the cards of a fruit that lie open or are in somebody's hands."""
    return market.row.count(kind) + sum(stall.cards.count(kind) for stall in market.stalls)


def _check_in_deck(market: Market, _seat: int, move: Open) -> Findings:
    return KEPT if _count_out(market, move.kind) < PRINTED.cards else BROKEN


def _apply_open(market: Market, _seat: int, move: Open) -> Market:
    return replace(market, row=(*market.row, move.kind))


DECK = (Rule("deck", "row", _check_in_deck, "impossible"),)

OPEN = make_stage(
    "open",
    {Open: MoveKind(_apply_open, lambda *_: map(Open, KINDS), DECK)},
    actors=lambda market: tuple(range(len(market.stalls))),
    params=lambda market, _seat: {"missing": market.wide - len(market.row)},
)


# Taking one


def _check_in_row(market: Market, _seat: int, move: Take) -> Findings:
    return KEPT if move.kind in market.row else BROKEN


def _apply_take(market: Market, seat: int, move: Take) -> Market:
    row = list(market.row)
    row.remove(move.kind)
    cards = tuple(sorted((*market.stalls[seat].cards, move.kind)))
    after = with_seat(market, "stalls", seat, cards=cards)
    return replace(after, row=tuple(row), acted=market.acted + 1)


ROW = (Rule("row", "take", _check_in_row, "impossible"),)

TAKE = make_stage(
    "take",
    {Take: MoveKind(_apply_take, lambda *_: map(Take, KINDS), ROW)},
    turn=_find_actor,
    section="order",
    unfinished=_list_waiting,
)


# Selling


def price_of(market: Market, seat: int, kind: Kind) -> int:
    """Compute what all cards of a fruit bring: their number times itself."""
    return market.stalls[seat].cards.count(kind) ** 2


def _check_has_some(market: Market, seat: int, move: Sell) -> Findings:
    return KEPT if move.kind in market.stalls[seat].cards else BROKEN


def _check_pair(market: Market, seat: int, move: Sell) -> Findings:
    if market.stalls[seat].cards.count(move.kind) != 1 or market.rulings.single == "yes":
        return KEPT
    return (({"kind": Word(f"kind-{move.kind}")}, ()),)


def _apply_sell(market: Market, seat: int, move: Sell) -> Market:
    stall = market.stalls[seat]
    left = tuple(card for card in stall.cards if card != move.kind)
    coins = stall.coins + price_of(market, seat, move.kind)
    return replace(with_seat(market, "stalls", seat, cards=left, coins=coins), acted=market.acted + 1)


def _apply_keep(market: Market, _seat: int, _move: Keep) -> Market:
    return replace(market, acted=market.acted + 1)


SELL = make_stage(
    "sell",
    {
        Sell: MoveKind(
            _apply_sell,
            lambda *_: map(Sell, KINDS),
            (Rule("none", "sell", _check_has_some, "impossible"), Rule("pair", "sell", _check_pair)),
        ),
        Keep: MoveKind(_apply_keep, lambda *_: [Keep()]),
    },
    turn=_find_actor,
    section="order",
    unfinished=_list_waiting,
)


# Their order


def _settle(market: Market) -> Market:
    """Go on to the next phase, and to the next round, once nobody has anything to do."""
    if market.phase == "open" and len(market.row) == market.wide:
        return replace(market, phase="take", acted=0)
    if market.phase == "take" and market.turn is None:
        return replace(market, phase="sell", acted=0)
    if market.phase == "sell" and market.turn is None:
        over = market.round == PRINTED.rounds
        following = (
            replace(market, phase="scoring")
            if over
            else replace(market, phase="open", round=market.round + 1)
        )
        return replace(following, row=(), acted=0)
    return market


PHASES: Phases[Market, Move] = make_phases(
    {"open": OPEN, "take": TAKE, "sell": SELL},
    settle=_settle,
    rounds=lambda _market: PRINTED.rounds,
    section="order",
)


OTHERS = propose_others(PHASES, lambda move: Word(f"kind-{move.kind}"))

list_repairs = make_repairs(PHASES, {Take: OTHERS, Sell: OTHERS})
"""Proposes the fruit that can be taken or sold in place of a refused one."""
