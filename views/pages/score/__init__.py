"""The score of a table, while it is played and at its end: the grid, the sums, the ceremony."""
