"""The page of a finished table: its result, and a replay of the game, entry by entry."""
