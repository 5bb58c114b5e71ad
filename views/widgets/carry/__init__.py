"""A table carried to another device: its code, its files, and a table that was brought."""
