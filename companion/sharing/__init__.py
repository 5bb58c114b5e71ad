"""Carrying a whole table in a code: the record coder, its text and parts, and how two records relate."""
