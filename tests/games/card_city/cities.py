"""Random cities: grown by the rules, overruled, and odd ones such as corrections make."""

from random import Random

from companion.games.card_city.position import Card, Cells, Pile, Position, Readings, Town
from tests.games.card_city import oracle

RULINGS: dict[str, tuple[str, ...]] = {
    "limit": ("non_industrial", "all_cards"),
    "leisure": ("must", "may"),
    "unbuildable": ("supply", "box"),
    "pair": ("apart", "may_touch"),
    "parking": ("counts", "free"),
    "growth": ("at_least", "exactly"),
    "merge": ("may_join", "must_not_join"),
    "free_card": ("all_limits", "iron_rule"),
    "develop": ("forced", "optional"),
    "price": ("by_city", "by_purchases"),
    "empty": ("whole_square", "spanned"),
    "deck": ("composition", "count"),
    "solo_first": ("redraw", "keep"),
}


def written(city: oracle.City) -> Cells:
    """Return the 81-letter form of a city."""
    return "".join(city.get(cell, ".") for cell in oracle.canvas())


def clump(rng: Random, cards: int, letters: str) -> oracle.City:
    """Return a city in one piece, its letters at random: mostly one the rules would not allow."""
    city: oracle.City = {oracle.HALL: "H"}
    while len(city) <= cards:
        free = sorted(cell for cell in oracle.surroundings(city) if max(oracle.extent([*city, cell])) <= 5)
        if not free:
            break
        city[rng.choice(free)] = rng.choice(letters)
    return city


def scatter(rng: Random, cards: int, letters: str) -> oracle.City:
    """Cards anywhere on the canvas."""
    free = [cell for cell in oracle.canvas() if cell != oracle.HALL]
    return {oracle.HALL: "H"} | {cell: rng.choice(letters) for cell in rng.sample(free, cards)}


def tidy(rng: Random, cards: int) -> oracle.City:
    """Return a city as the building rules let it grow."""
    city: oracle.City = {oracle.HALL: "H"}
    for _ in range(cards):
        card = rng.choice("RRRCCLIIP")
        cells = oracle.building_cells(oracle.Town(city, money=99, hand=(card,)), card)
        if cells:
            city[rng.choice(sorted(cells))] = card
    return city


def random_city(rng: Random) -> oracle.City:
    """Return a city of any of the three sorts, some rich in what develops."""
    letters = rng.choice(("RCLIP", "RRLL", "RRCCL", "RRRRCC", "RCLIPPPP"))
    sort = rng.randrange(4)
    if sort == 0:
        return scatter(rng, rng.randrange(0, 40), letters)
    return tidy(rng, rng.randrange(0, 25)) if sort == 1 else clump(rng, rng.randrange(0, 25), letters)


def random_readings(rng: Random) -> dict[str, str]:
    """Return the defaults, or one reading changed, or any of them."""
    chosen = dict(oracle.DEFAULTS)
    some = rng.choice(([], [rng.choice(list(RULINGS))], list(RULINGS)))
    for ruling in some:
        chosen[ruling] = rng.choice(RULINGS[ruling])
    return chosen


def random_position(rng: Random, phase: str) -> Position:
    """Return a position in a phase with one or two odd towns."""
    towns = []
    for _ in range(rng.randrange(1, 3)):
        city = random_city(rng)
        cards = [oracle.name(cell) for cell, letter in city.items() if letter != "H"]
        hand = tuple(rng.choices("RCLIP", k=rng.randrange(1, 3)))
        town = Town(
            city=written(city),
            money=rng.choice((0, 4, 5, 9, 10, 40)),
            hand=hand if phase == "build" else (),  # type: ignore[arg-type]
            built=tuple(rng.sample(cards, min(len(cards), rng.randrange(3)))),
            bought=rng.randrange(3),
        )
        towns.append(town)
    supply: dict[Card, int] = {"R": 3, "C": 3, "L": 3, "I": rng.choice((0, 2)), "P": 3}
    if rng.random() < 0.1:
        supply[rng.choice(("R", "C"))] = 0
    return Position(
        round=rng.randrange(1, 11),
        phase=phase,  # type: ignore[arg-type]
        start=rng.randrange(len(towns)),
        deck=Pile(6, 3, 3, 4, 4),
        supply=Pile(**supply),
        towns=tuple(towns),
        rulings=Readings(**random_readings(rng)),  # type: ignore[arg-type]
    )
