"""How somebody at a phone makes a move."""

from tests.views.sweet_lands_fingers import tap_move
from tests.views.sweet_lands_table import Lands

FINGERS = (Lands, tap_move)
"""Who taps at a table, and how."""
