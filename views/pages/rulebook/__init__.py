"""The page of a rulebook: its question box, its sections, and the referee's answers."""
