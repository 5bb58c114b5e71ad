"""How a table of Sweet Lands is typed by hand, and spelt again: the parts of the game's notation."""
