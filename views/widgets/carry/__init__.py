"""A table carried to another device: its code, its files, and what somebody brought."""
