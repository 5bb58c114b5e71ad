"""The pages, one for each address."""
