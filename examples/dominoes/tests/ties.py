"""Ends with equal points: nothing separates them, so they share a place."""

from tests.conformance.ties import Tie, Ties

SHARED = """
game = "dominoes"

[[seats]]
name = "Ann"
paved = [["a1", "b1"]]

[[seats]]
name = "Ben"
paved = [["a1", "a2"]]
"""

TIES = Ties(
    figures=lambda table: [{} for _ in table.courts],
    ends=(Tie(("shared",), SHARED, ("Ann and Ben share place 1: nothing parts them.",)),),
)
