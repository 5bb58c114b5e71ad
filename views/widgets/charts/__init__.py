"""Charts of the history, each with its numbers for a screen reader."""
