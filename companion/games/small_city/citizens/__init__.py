"""Citizens and tourists: their squares, their ways, and their earnings."""
