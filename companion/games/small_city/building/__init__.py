"""Phase 2: the places, prices and effects of tiles, with upgrades, demolition and stations."""
