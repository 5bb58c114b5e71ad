"""Parts around every board: bars, banners, the menu, the log, the score."""
