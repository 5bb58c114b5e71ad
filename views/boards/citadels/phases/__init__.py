"""What each phase of Citadels shows."""
