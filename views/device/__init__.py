"""One phone: what it prefers, remembers, shows and can do, at whatever table it is."""
