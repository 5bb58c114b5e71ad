"""What boards on the screen are made of, whatever lies on them; knows no game, no table and no page."""
