"""Telling a box what is printed on the cardboard: drawn, painted and composed by tapping."""
