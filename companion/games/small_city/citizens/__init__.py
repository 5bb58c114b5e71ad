"""Citizens and tourists: where they stand, where they may go, what they bring."""
