"""Tools for any table: dice, coins, the start player, a countdown, a clock for every seat."""
