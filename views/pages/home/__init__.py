"""The first page: tables that are open, games to begin, and samples to look at."""
