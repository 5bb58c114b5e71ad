"""The phases of a round of Card City."""
