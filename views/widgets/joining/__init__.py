"""The ways to a table for other phones: codes to scan, letters to type, one-time passes."""
