"""Who sits where: marks, names, lists, and the seats of a table being set up."""
