"""What people hand over as files: positions typed from the table, and records."""
