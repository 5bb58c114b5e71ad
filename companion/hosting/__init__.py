"""Open tables: one ordering authority each, durable before anybody is told."""
