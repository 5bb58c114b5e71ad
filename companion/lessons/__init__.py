"""Guided first rounds: a sample table, and the moves that lead through it, step by step."""
