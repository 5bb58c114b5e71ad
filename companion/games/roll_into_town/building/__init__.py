"""Buildings: what they cost, where they may stand, and what they bring."""
