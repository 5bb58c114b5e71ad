"""Parts of boards on the screen, for any game. The kit knows no game, no table and no page."""
