"""Text made comparable: what people type, what the rules say and what things are called, for every search."""
