"""Ends with equal points: more cards decide, else the place is shared."""

from fruit.position import Market
from tests.conformance.ties import Tie, Ties

FILE = """
game = "fruit"

[[seats]]
name = "Ann"
coins = 9
cards = [{ann}]

[[seats]]
name = "Ben"
coins = 9
"""


def count_figures(market: Market) -> list[dict[str, int]]:
    """Count the cards of every seat."""
    return [{"cards": len(stall.cards)} for stall in market.stalls]


TIES = Ties(
    figures=count_figures,
    ends=(
        Tie(("cards",), FILE.format(ann='"plum"'), ("Ann wins over Ben: 1 card left against 0.",)),
        Tie(("shared",), FILE.format(ann=""), ("Ann and Ben share place 1: nothing parts them.",)),
    ),
)
