"""How pages leave the house: files, the line to each phone, and the guard at the door."""
