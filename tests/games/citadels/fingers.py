"""How somebody at a phone makes a move."""

from tests.views.citadels_fingers import taps_of
from tests.views.citadels_table import Court

FINGERS = (Court, taps_of)
"""Who taps at a table, and how."""
