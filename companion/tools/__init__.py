"""What helps at any table and knows no game: dice, coins, who starts, a countdown, a clock for every seat."""
