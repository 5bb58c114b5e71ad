"""A box of Sweet Lands that is known from end to end: invented for tests, nobody here has seen the real one.

Every number, reward and map below is made up, so that play can reach everything that can be printed: choices,
conditions, points for each of something, industry rewards that lead to others, laboratories that bar the way.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle

from companion.games.sweet_lands.vocabulary import AREAS, CHARACTERS, COLUMNS, ELEMENTS

SIDES = ("A", "B1", "B2", "B3", "B4")
GROUNDS = (
    "wheat", "forest", "vein", "sea", "special", "wheat port", "forest", "vein port", "wheat", "draw",
    "sea", "forest", "special", "vein", "sea port", "wheat", "forest port", "vein", "wheat draw", "special",
)  # fmt: skip
ON_HEX = ("none", "none", "gold", "none", "wheat", "wood/iron", "card", "none", "any", "2 gold", "none")
REWARDS = (
    "2 gold", "wheat+wood", "card", "diamond", "orange", "2 wheat/2 wood", "food", "track", "green+gold",
    "basic", "reward1", "3 victory", "any", "skill", "gold_income", "wheat_income", "disc", "reward2",
    "industry", "grey", "terrain", "road", "2 iron", "city+industry", "reward3", "wood_income", "iron_income",
    "victory:rabbits",
    "rabbit", "2 any", "wonder", "special", "3 terrain>4 gold", "wagon", "gold:tents+card", "2 food", "hand",
    "locomotive", "property",
)  # fmt: skip
CONDITIONS = (
    "2 tents", "2 rabbits+3 roads", "4 terrain", "2 m1", "8 food", "3 properties", "6 food", "2 automated",
    "city", "houses+buildings", "skills", "10 gold",
)  # fmt: skip
FINALS = (
    "roads;6", "terrain;8", "rabbits;3", "gold;9", "city;4", "industry;7", "m1;2", "skills;2", "properties;5",
    "coffees;1",
)  # fmt: skip
PASSING = ("none", "victory:tents", "2 rabbits>3 victory", "city", "2 industry", "none", "gold")


def hexes(most: int) -> list[str]:
    """Return the hexes about the capital up to so many steps away, nearest first."""
    near = range(-most, most + 1)
    every = [(q, r) for q in near for r in near if 0 < max(abs(q), abs(r), abs(q + r)) <= most]
    return [
        f"{q},{r}" for q, r in sorted(every, key=lambda at: (max(abs(at[0]), abs(at[1]), abs(sum(at))), at))
    ]


def _maps() -> Iterator[tuple[str, str]]:
    for number, side in enumerate(SIDES):
        names = hexes(3)[: 30 + number % 2]
        grounds = cycle(GROUNDS[3 * number :] + GROUNDS[: 3 * number])
        drawn = [f"{name} {ground}" for name, ground in zip(names, grounds, strict=False)]
        yield f"map-{side}", ";".join(["0,0 capital", *drawn])
        printed = cycle(ON_HEX[number:] + ON_HEX[:number])
        yield f"{side}:0,0!", "2 gold/card"
        yield from ((f"{side}:{name}!", next(printed)) for name in names)
    tiles = {"wheat": "2 wheat", "forest": "2 wood", "vein": "iron+gold", "sea": "food/2 gold"}
    yield from ((f"tile-{ground}", text) for ground, text in tiles.items())
    yield from ((f"special-{number}", REWARDS[5 * number]) for number in range(1, 7))
    yield "ports", "0;2;5;9;14"


def _areas() -> Iterator[tuple[str, str]]:
    yield from ((f"slots-{area}", str(1 + number % 3)) for number, area in enumerate(AREAS))
    yield from ((f"helpers-{seats}", str(10 + seats)) for seats in (1, 2, 3, 4))
    yield from (("imitation-3", "advanced;basic;none"), ("imitation-4", "both;none;none"))
    yield "cost-D", "6 wood"
    yield from (("X1", "2 gold;3 victory"), ("X2", "card;diamond+card"), ("X3", "iron;2 any/reward2"))
    yield "X4", "none;terrain+road"


AUTOMATIC = (
    ("gold", "wheat", "iron"),
    ("reward2+wood", "reward3", "gold"),
    ("reward3/gold", "wood+reward3", "wheat"),
    ("wheat", "gold", "victory:automated"),
)
"""What the columns do by themselves: an industry reward leads to later ones only, so that it ends."""


def _characters() -> Iterator[tuple[str, str]]:
    rewards = cycle(REWARDS)
    for number, who in enumerate(CHARACTERS):
        yield f"{who}-start", f"{5 + number % 3} gold+3 wheat+3 wood+2 iron+{1 + number % 2} diamond"
        yield f"{who}-spaces", f"{number % 3};{1 + number % 2};1;{number % 2}"
        yield f"{who}-income", ("none", "gold", "wheat/wood", "victory:tents")[number % 4]
        yield f"{who}-ability", f"ability of {who}"
        yield f"{who}-pass", PASSING[number % len(PASSING)]
        yield f"{who}-tower", ("wonder+2 tents", "wonder", "wonder+3 roads", "wonder+rabbits")[number % 4]
        yield f"{who}-tower!", ("5 victory", "reward1+reward2", "2 skill")[number % 3]
        for column, gives in enumerate(AUTOMATIC[number % len(AUTOMATIC)], 1):
            yield f"{who}-auto-{column}", gives
        yield from ((f"{who}-{column}-{n}", next(rewards)) for column in COLUMNS for n in (2, 3))


def _board() -> Iterator[tuple[str, str]]:
    for resource in ("gold", "wheat", "wood", "iron"):
        yield from ((f"income-{resource}-{space}", str(min(9, 1 + space))) for space in range(10))
    prices = ("wood", "wood+gold", "2 wood+gold", "2 wood+iron", "3 wood+2 gold")
    yield from ((f"row-{number}", price) for number, price in enumerate(prices, 1))
    rewards = cycle(REWARDS[::2])
    yield from ((f"{column}-{number}", next(rewards)) for column in COLUMNS for number in (1, 4, 5))


def _industry() -> Iterator[tuple[str, str]]:
    yield "industry", "14"
    for number in range(1, 15):
        orange, green = REWARDS[(3 * number) % 25], REWARDS[(5 * number + 2) % 25]
        lab = "yes" if number in (4, 8, 12) else "no"
        yield f"space-{number}", f"{orange if number % 2 else 'none'};{green};{number % 3};{lab}"
    yield "space-6", "wonder;locomotive;1;no"
    yield "space-3", "locomotive;none;0;no"
    yield "labs", "3"
    yield from ((f"lab-{number}", f"{number} iron") for number in (1, 2, 3))
    yield "coffees", "3"
    yield from ((f"coffee-{number}", f"{1 + number} gold;{number}") for number in (1, 2, 3))
    yield "food", "13"
    yield from (
        (f"food-{number}", REWARDS[(4 * number) % 37] if number % 2 else "none") for number in range(1, 14)
    )
    yield "discount-1", "1"
    yield "discount-2", "2"
    yield "rabbits", "6"
    yield from ((f"rabbit-{number}", f"{2 * number - 2};{REWARDS[number]}") for number in range(1, 7))


def _prosperity() -> Iterator[tuple[str, str]]:
    for track, element in enumerate(ELEMENTS, 1):
        length = 4 + track % 2
        yield f"track-{track}", f"{length};{element}"
        for space in range(length + 1):
            yield (
                f"track-{track}-{space}",
                f"{REWARDS[(2 * space + track) % 20] if space % 2 else 'none'};{space // 2}",
            )
        yield f"track-{track}-last", ("5 victory", "skill+card")[track % 2]


def _tiles() -> Iterator[tuple[str, str]]:
    yield from (
        (f"helper-{number}", ("none", "2 gold", "card", "wood/iron")[number % 4]) for number in range(1, 17)
    )
    for number in range(1, 13):
        flip = "none" if number % 3 == 0 else REWARDS[3 * number % 36]
        yield f"skill-{number}", f"{flip};{PASSING[number % len(PASSING)]};skill {number}"
    for number in range(1, 9):
        yield f"advanced-{number}", f"{REWARDS[4 * number]};{PASSING[number % 5]};advanced {number}"
    yield from ((f"milestone-{number}", text) for number, text in enumerate(CONDITIONS, 1))
    yield from ((f"final-{number}", text) for number, text in enumerate(FINALS, 1))


COSTS = ("none", "2 gold", "wheat+wood", "iron/3 gold", "card", "diamond", "2 wood")
LESS = ("none", "gold:m1", "wood", "none", "gold", "none", "2 m2>wood")


def _cards() -> Iterator[tuple[str, str]]:
    for number in range(1, 31):
        passing = number % 5 == 0
        gives = "victory:m3" if passing else REWARDS[(7 * number) % len(REWARDS)]
        industry = "none" if passing else ("tent", "house", "building", "any", "none")[number % 5 - 1]
        leads = {"tent": "wheat+reward2", "house": "reward3/wood"}
        automation = leads.get(industry, ("gold", "card")[number % 2])
        mark = f"m{1 + number % 6}"
        yield (
            f"card-{number}",
            f"{'passing' if passing else 'instant'};{COSTS[number % 7]};{LESS[number % 7]};{gives};{mark};"
            f"{industry};{automation};card {number}",
        )


@cache
def full_box() -> Mapping[str, str]:
    """Return every entry that play can reach, by name."""
    parts = (_maps, _areas, _characters, _board, _industry, _prosperity, _tiles, _cards)
    return {name: text for part in parts for name, text in part()}


def half_box(number: int) -> Mapping[str, str]:
    """About half of the entries, others for every number."""
    every = sorted(full_box().items())
    return {
        name: text for place, (name, text) in enumerate(every) if (place * 7919 + number * 104729) % 101 < 50
    }


EMPTY: Mapping[str, str] = {}
"""The box that ships: nobody has read anything yet."""
