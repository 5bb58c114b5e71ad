"""How somebody at a phone makes a move."""

from tests.views.small_city_fingers import tapped
from tests.views.small_city_table import Town

FINGERS = (Town, tapped)
"""Who taps at a table, and how."""
