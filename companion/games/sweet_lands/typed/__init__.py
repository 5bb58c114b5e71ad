"""Parts of the notation in which a table of Sweet Lands is typed and written."""
