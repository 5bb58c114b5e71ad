"""Building blocks of games: typed notation, log lines, tasks, turns, drawings. A game may use any of them."""
