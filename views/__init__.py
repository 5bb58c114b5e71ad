"""The screens: draw positions, make moves. No rule lives here."""
