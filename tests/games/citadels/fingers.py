"""How somebody at a phone makes a move."""

from tests.views.citadels_fingers import tapped
from tests.views.citadels_table import Court

FINGERS = (Court, tapped)
"""Who taps at a table, and how."""
