"""Replacements for steps of Flet 1.0.5 that make, find and compare controls by their set properties."""
