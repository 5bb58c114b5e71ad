"""The display of a table, for a tablet or a TV: all boards and the turn, read from across the room."""
