"""Phases of a round of Card City."""
