"""How somebody at a phone makes a move."""

from tests.views.sweet_lands_fingers import taps_of
from tests.views.sweet_lands_table import Lands

FINGERS = (Lands, taps_of)
"""Who taps at a table, and how."""
