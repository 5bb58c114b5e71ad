"""What the roll, each step of a round, and the end show."""
