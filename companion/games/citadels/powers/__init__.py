"""Powers of characters and cities in a turn of Citadels, and the rules against them."""
