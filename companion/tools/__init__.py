"""Tools for any table, without a game: dice, coins, the starting seat, a countdown, clocks for all seats."""
