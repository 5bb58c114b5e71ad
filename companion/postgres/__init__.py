"""A home as rows of PostgreSQL, where one process or one machine is not enough for it."""
