"""The phases of a round, each in a file of its own, in the order of the rulebook."""
