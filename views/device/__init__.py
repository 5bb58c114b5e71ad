"""One phone: its preferences, memory, look and abilities, at any table."""
