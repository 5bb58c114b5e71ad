"""Buildings: their prices, their legal squares, and their gains."""
