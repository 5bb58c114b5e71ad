"""Open tables: one ordering authority for each, durable before any device is told."""
