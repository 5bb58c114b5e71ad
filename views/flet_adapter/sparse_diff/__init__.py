"""Flet 1.0.5, at what is set alone: controls made, found and compared without what nobody said of them."""
