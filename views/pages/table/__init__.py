"""The page of a table: its board and tabs, the sheets over it, and the coach of a lesson."""
