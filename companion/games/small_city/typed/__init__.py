"""A town typed by hand, and spelt again: the parts of the game's notation."""
