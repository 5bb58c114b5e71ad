"""What lies in the box of Citadels, written down from the rules, and plain facts about a position.

Nothing in these witnesses reads the code they judge: of the game they know only what a position looks like
and which moves there are.
"""

from companion.games.citadels.position import Position
from companion.games.citadels.printed import District, Role

DECK: dict[District, tuple[str, int, int, int]] = {
    "manor": ("yellow", 3, 5, 3), "castle": ("yellow", 4, 4, 4), "palace": ("yellow", 5, 3, 5),
    "temple": ("blue", 1, 3, 1), "church": ("blue", 2, 3, 2), "monastery": ("blue", 3, 3, 3),
    "cathedral": ("blue", 5, 2, 5),
    "tavern": ("green", 1, 5, 1), "trading_post": ("green", 2, 3, 2), "market": ("green", 2, 4, 2),
    "docks": ("green", 3, 3, 3), "harbor": ("green", 4, 3, 4), "town_hall": ("green", 5, 2, 5),
    "watchtower": ("red", 1, 3, 1), "prison": ("red", 2, 3, 2), "battlefield": ("red", 3, 3, 3),
    "fortress": ("red", 5, 2, 5),
    "haunted_city": ("purple", 2, 1, 2), "keep": ("purple", 3, 2, 3), "laboratory": ("purple", 5, 1, 5),
    "workshop": ("purple", 5, 1, 5), "observatory": ("purple", 5, 1, 5), "graveyard": ("purple", 5, 1, 5),
    "library": ("purple", 6, 1, 6), "school_of_magic": ("purple", 6, 1, 6),
    "dragon_gate": ("purple", 6, 1, 8), "university": ("purple", 6, 1, 8), "great_wall": ("purple", 6, 1, 6),
}  # fmt: skip
"""Colour, cost, copies, and points at the end; the Great Wall is the 66th card."""

FIVE = frozenset({"blue", "red", "yellow", "green", "purple"})

CALLED: tuple[Role, ...] = (
    "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord",
)  # fmt: skip
"""Number 1 to 8."""


def in_play(position: Position) -> list[District]:
    """Return the kinds of districts played with."""
    return [one for one in DECK if one != "great_wall" or position.rulings.great_wall == "in"]


def copies(position: Position, district: District) -> int:
    """Count how many of a district there are on the table."""
    return DECK[district][2] if district in in_play(position) else 0


def names(position: Position, seat: int) -> list[District]:
    """Return the districts of a city."""
    return [built.district for built in position.players[seat].city]


def standing(position: Position, district: District) -> int:
    """Count how many of a district stand in all the cities."""
    return sum(names(position, seat).count(district) for seat in range(len(position.players)))


def in_pile(position: Position) -> int:
    """Count how many cards are left to draw."""
    cards = sum(DECK[one][2] for one in in_play(position))
    return max(0, cards - sum(player.hand + len(player.city) for player in position.players))


def characters_each(position: Position) -> int:
    """Two with two seats, and with three if the table wants so. Else one."""
    seats = len(position.players)
    return 2 if seats == 2 or (seats == 3 and position.rulings.three_seats == "two_each") else 1


def characters(position: Position) -> list[Role]:
    """Return those in the game: three players with one each leave the Assassin in the box."""
    return [
        role
        for role in CALLED
        if role != "assassin" or len(position.players) != 3 or characters_each(position) == 2
    ]


def finished(position: Position, seat: int) -> bool:
    """Tell if a city is complete."""
    return len(position.players[seat].city) >= position.city_size


def size_of_cities(seats: int, city_size: str, three_seats: str) -> int:
    """Count how many districts complete a city: 8, 10 with three seats of one character, 7 in the
    short game.
    """
    standard = 10 if seats == 3 and three_seats == "one_each" else 8
    return {"standard": standard, "seven": 7, "eight": 8, "ten": 10}[city_size]
