"""How somebody at a phone makes a move."""

from tests.views.roll_into_town_fingers import tap_move
from tests.views.roll_into_town_table import Town

FINGERS = (Town, tap_move)
"""Who taps at a table, and how."""
