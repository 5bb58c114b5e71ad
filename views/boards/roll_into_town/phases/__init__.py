"""Panels of the roll, of each step of a round, and of the end."""
