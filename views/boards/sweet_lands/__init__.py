"""Sweet Lands on the screen."""
