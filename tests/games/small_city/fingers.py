"""How somebody at a phone makes a move."""

from tests.views.small_city_fingers import tap_move
from tests.views.small_city_table import Town

FINGERS = (Town, tap_move)
"""Who taps at a table, and how."""
