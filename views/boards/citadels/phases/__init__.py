"""Panels of the phases of Citadels."""
