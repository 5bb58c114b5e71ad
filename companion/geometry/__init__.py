"""Grids as sets of bits: neighbours, halos, regions, placements."""
