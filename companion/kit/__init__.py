"""What games are built of: phases, the wiring of a game, the owner's box. A game may use any of it."""
