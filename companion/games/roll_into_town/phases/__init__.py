"""Steps of a round, and the roll before them."""
