"""The page of a rulebook: asking it, its sections, and what the board says to an answer."""
