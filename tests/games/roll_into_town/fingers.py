"""How somebody at a phone makes a move."""

from tests.views.roll_into_town_fingers import tapped
from tests.views.roll_into_town_table import Town

FINGERS = (Town, tapped)
"""Who taps at a table, and how."""
