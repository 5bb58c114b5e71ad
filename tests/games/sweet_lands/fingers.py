"""How somebody at a phone makes a move."""

from tests.views.sweet_lands_fingers import tapped
from tests.views.sweet_lands_table import Lands

FINGERS = (Lands, tapped)
"""Who taps at a table, and how."""
