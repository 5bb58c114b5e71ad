"""Phase 2: where a tile may lie, what it takes, what it changes; upgrades, demolition, stations."""
