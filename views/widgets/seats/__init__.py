"""Seats on the screen: marks, names, lists, and the seats of a table being set up."""
