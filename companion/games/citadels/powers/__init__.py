"""What a character and its city can do in a turn of Citadels, and what stands against it."""
