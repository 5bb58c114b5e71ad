"""How many districts complete a city."""

from companion.games.citadels.position import Readings

SIZES = {"seven": 7, "eight": 8, "ten": 10}


def city_size(seats: int, readings: Readings) -> int:
    """The one number that ends the game, protects a city and brings the bonus.

    Eight by default; ten with three seats that have one character each.
    """
    long = seats == 3 and readings.three_seats == "one_each"
    standard = "ten" if long else "eight"
    return SIZES[standard if readings.city_size == "standard" else readings.city_size]
