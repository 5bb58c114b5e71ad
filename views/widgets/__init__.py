"""Pieces every page is made of."""
