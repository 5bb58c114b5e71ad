"""Specimens of a game's parts for the conformance suite: every field once, on a line of its own."""

from typing import Any

from fruit.game import GAME
from fruit.position import Keep, Market, Sell, SetCoins, Stall, Take
from tests.conformance.parts import Parts, Refused, fitting
from tests.conformance.removers import (
    carried_out,
    cleared,
    in_phase,
    instead,
    laying_removers,
    others_have,
    ruled,
    said,
    seat_has,
    seat_has_more,
    table_has,
)
from tests.conformance.ties import Tie, Ties
from tests.docs.reference.specimens.shown import laying

MARKET = Market((Stall(), Stall()))

PARTS = Parts(
    tier="silver",
    rulings=({}, {"single": "yes"}),
    holdings=lambda market: {"plum": market.row.count("plum")},
    box={"plum": 6},
    corrections=fitting("fruit", lambda market, rng: [SetCoins(0, rng.randrange(9))]),
    picture=15,
    placement=lambda market, seat, piece, target: Take("plum"),
    codes_since=10,
    categories=lambda market: ("coins",),
    printed={"card-1": "2 coins"},
    boxes={"unread": {"card-1": ""}},
    worked=("last_round",),
    unanswered=frozenset({"count"}),
    plays=0.5,
    looks=0.2,
    opened=lambda market, number: market,
    crowded=lambda market, rng: market,
    by_hand=lambda: [Market((Stall(("plum",) * 6), Stall()), phase="sell")],
    misses_turn=lambda market, seat: False,
    left_open=frozenset({"sell"}),
    still=lambda market: market,
    acted=lambda market, seat: False,
    called_back=lambda market, seat: False,
    removers={"row": said(kind="apple"), "phase": in_phase({Take: "take"}), "pair": ruled(single="yes")},
    repaired=lambda market, seat, move, repair: carried_out(GAME, market, seat, move, repair),
    refused=lambda: [Refused("row", MARKET, 0, Take("plum"))],
    points=lambda market: [{"coins": stall.coins} for stall in market.stalls],
    places=lambda market: [1, 2],
    waits=lambda market: {0},
    legal=lambda market, seat: {Take("plum")},
    after=lambda market, seat, move: market,
    after_broken=False,
    faults=lambda market, seat, move: {"row": "impossible"},
    alike=lambda market: market,
    strange=lambda market, seat, rng: [Take("pear")],
    allowed=lambda market, seat, move: False,
    dull=frozenset({"keep"}),
    odd=("card-1",),
)

REFUSED = Refused(
    rule="row",
    position=MARKET,
    seat=0,
    move=Take("plum"),
)


TIES = Ties(
    figures=lambda market: [{"cards": len(stall.cards)} for stall in market.stalls],
    ends=(Tie(decides=("cards",), file='game = "fruit"', said=("Ann wins over Ben.",)),),
)


def empty_cells(table: Any, seat: int, cells: Any) -> Any:
    """Return the table with nothing on some cells."""
    return table


REMOVERS = {
    "three": said(kind="plum"),
    "none": instead(Keep()),
    "over": table_has(round=1),
    "pair": ruled(single="yes"),
    "poor": seat_has(coins=9),
    "wait": others_have(coins=0),
    "dear": seat_has_more("coins"),
    "phase": in_phase({Sell: "sell"}),
    "covered": cleared(empty_cells),
    **laying_removers(laying, empty_cells),
}
