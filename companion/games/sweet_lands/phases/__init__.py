"""The phases of a round of Sweet Lands, and the parts of a turn."""
