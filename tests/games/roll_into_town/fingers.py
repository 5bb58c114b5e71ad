"""How somebody at a phone makes a move."""

from tests.views.roll_into_town_fingers import taps_of
from tests.views.roll_into_town_table import Town

FINGERS = (Town, taps_of)
"""Who taps at a table, and how."""
