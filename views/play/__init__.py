"""A table as one phone sees it: where it looks, and the commands that it gives there."""
