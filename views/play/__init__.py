"""A table on one phone: the state of its screen, and the commands of its taps."""
