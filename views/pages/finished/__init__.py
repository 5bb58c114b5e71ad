"""The page of a finished table: its result, and the game once more, entry by entry."""
