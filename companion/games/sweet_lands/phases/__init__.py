"""The phases of a round of Sweet Lands, and what a turn is made of."""
