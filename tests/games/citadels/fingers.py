"""How somebody at a phone makes a move."""

from tests.views.citadels_fingers import tap_move
from tests.views.citadels_table import Court

FINGERS = (Court, tap_move)
"""Who taps at a table, and how."""
