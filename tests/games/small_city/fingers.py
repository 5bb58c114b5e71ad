"""How somebody at a phone makes a move."""

from tests.views.small_city_fingers import taps_of
from tests.views.small_city_table import Town

FINGERS = (Town, taps_of)
"""Who taps at a table, and how."""
