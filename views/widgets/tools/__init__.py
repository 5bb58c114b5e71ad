"""The sheet of what helps at any table: dice, coins, who starts, a countdown, a clock for every seat."""
