"""Phases of a round of Citadels, each with its rules, effects and tasks."""
