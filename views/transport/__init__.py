"""What every line to a phone has, whatever carries it: its pace, what may be said on it, its frames."""
