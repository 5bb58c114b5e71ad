"""Parts of the game's notation: reading and writing a table as typed by hand."""
