"""Ends with equal points: nothing separates them, so they share a rank."""

from tests.conformance.ties import Tie, Ties

SHARED = """
game = "counting"

[[seats]]
name = "Ann"
laid = 5

[[seats]]
name = "Ben"
laid = 5
"""

TIES = Ties(
    figures=lambda heap: [{} for _ in heap.laid],
    ends=(Tie(("shared",), SHARED, ("Ann and Ben share rank 1.",)),),
)
