"""An independent referee for Card City: plain dicts of (column, row) to letter, read from the rule text.

Nothing here knows about bit masks or about how the game itself is written. Columns and rows count from 0 at
the top left of the 9x9 canvas, so that the City Hall lies at (4, 4). Functions are sentences of the rules.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

Cell = tuple[int, int]
City = dict[Cell, str]
Broken = frozenset[str]

SIDE = 9
HALL = (4, 4)
KINDS = "RCLIP"
DEFAULTS = {
    "limit": "non_industrial",
    "leisure": "must",
    "unbuildable": "supply",
    "pair": "apart",
    "parking": "counts",
    "growth": "at_least",
    "merge": "may_join",
    "free_card": "all_limits",
    "develop": "forced",
    "price": "by_city",
    "empty": "whole_square",
    "deck": "composition",
    "solo_first": "redraw",
}


def name(cell: Cell) -> str:
    """Format a cell's name: ``a1`` at the top left."""
    return "abcdefghi"[cell[0]] + str(cell[1] + 1)


def cell_named(at: str) -> Cell:
    """Parse a cell's name."""
    return "abcdefghi".index(at[0]), int(at[1:]) - 1


def canvas() -> Iterator[Cell]:
    """Yield all 81 cells, row by row."""
    return ((x, y) for y in range(SIDE) for x in range(SIDE))


def read(cells: str) -> City:
    """Parse a city from an 81-letter string."""
    return {cell: letter for cell, letter in zip(canvas(), cells, strict=True) if letter != "."}


def beside(cell: Cell) -> list[Cell]:
    """List the cells orthogonally adjacent to a cell. Corners do not count."""
    x, y = cell
    around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return [(a, b) for a, b in around if 0 <= a < SIDE and 0 <= b < SIDE]


def districts(city: City, letter: str) -> list[set[Cell]]:
    """Apply the rule: a district is one or more cards of the same colour lying directly side by side."""
    left = [cell for cell in city if city[cell] == letter]
    found: list[set[Cell]] = []
    while left:
        district, edge = {left[0]}, [left[0]]
        while edge:
            cell = edge.pop()
            for other in beside(cell):
                if city.get(other) == letter and other not in district:
                    district.add(other)
                    edge.append(other)
        found.append(district)
        left = [cell for cell in left if cell not in district]
    return found


def surroundings(district: Iterable[Cell]) -> set[Cell]:
    """Collect the cells beside a district, without its own."""
    inside = set(district)
    return {other for cell in inside for other in beside(cell)} - inside


def extent(cells: Iterable[Cell]) -> tuple[int, int]:
    """Count how many columns and rows some cards stretch over."""
    columns = [x for x, _ in cells]
    rows = [y for _, y in cells]
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def count(city: City, letter: str) -> int:
    """Count how many cards of a kind the city has."""
    return sum(1 for other in city.values() if other == letter)


def uncounted(readings: dict[str, str]) -> set[str]:
    """Return the kinds that do not fill the limit: industry, unless every card does.

    Parking, by a reading.
    """
    kinds = {"I"} if readings["limit"] == "non_industrial" else set()
    return kinds | {"P"} if readings["parking"] == "free" else kinds


def counted(city: City, readings: dict[str, str]) -> int:
    """Without industry 5 non-industrial buildings, with one 10, with two 15 (the City Hall included)."""
    return sum(1 for letter in city.values() if letter not in uncounted(readings))


def within_limit(city: City, readings: dict[str, str]) -> bool:
    """Tell if the city holds no more cards than its industries allow."""
    return counted(city, readings) <= 5 * (1 + count(city, "I"))


@dataclass(frozen=True)
class Town:
    """What one seat has in front of it, for the oracle."""

    city: City
    money: int = 0
    hand: tuple[str, ...] = ()
    built: tuple[Cell, ...] = ()
    bought: int = 0
    readings: dict[str, str] = field(default_factory=lambda: dict(DEFAULTS))


def always(town: Town, card: str, at: Cell) -> set[str]:
    """Return the broken rules of every card in a city: one card a square, 5x5, industry off residences."""
    city, broken = town.city, set()
    if at in city:
        broken.add("occupied")
    columns, rows = extent([*city, at])
    if columns > 5 or rows > 5:
        broken.add("square")
    around = {city.get(other) for other in beside(at)}
    if (card == "R" and "I" in around) or (card == "I" and "R" in around):
        broken.add("industry_residence")
    return broken


def over_limit(town: Town, card: str) -> bool:
    """At the limit nothing that counts can be added. What does not count always can."""
    if card in uncounted(town.readings):
        return False
    return counted(town.city, town.readings) + 1 > 5 * (1 + count(town.city, "I") + (card == "I"))


def same_kind_beside(town: Town, card: str, at: Cell) -> set[Cell]:
    """Existing cards of the same kind beside a cell. With the reading, not those of this round."""
    excused = set(town.built) if town.readings["pair"] == "may_touch" else set()
    return {other for other in beside(at) if town.city.get(other) == card and other not in excused}


def building(town: Town, card: str, at: Cell) -> Broken:
    """Collect the rules that forbid building a card of the hand on a cell."""
    broken = always(town, card, at)
    if not any(other in town.city for other in beside(at)):
        broken.add("contact")
    if over_limit(town, card):
        broken.add("limit")
    apart = {"R": "residence_apart", "C": "commerce_apart"}.get(card)
    if apart and same_kind_beside(town, card, at):
        broken.add(apart)
    if card == "L" and town.money < 5:
        broken.add("leisure_cost")
    if card not in town.hand:
        broken.add("not_in_hand")
    return frozenset(broken)


def building_cells(town: Town, card: str) -> set[Cell]:
    """Collect the cells on which a card of the hand may be built."""
    return {at for at in canvas() if not building(town, card, at)}


def returnable(town: Town, card: str) -> bool:
    """Check that a card may go back: nothing else in the hand can be built and has to be."""
    if card not in town.hand:
        return False
    if card == "L" and town.readings["leisure"] == "may":
        return True
    owed = [other for other in town.hand if not (other == "L" and town.readings["leisure"] == "may")]
    return not any(building_cells(town, other) for other in owed)


def enough(has: int, size: int, readings: dict[str, str]) -> bool:
    """N cards need N + 1."""
    return has == size + 1 if readings["growth"] == "exactly" else has >= size + 1


def ready(town: Town, card: str, district: set[Cell]) -> bool:
    """Apply the rule: a residential district needs N + 1 culture cards beside it, a commercial one N + 1
    residential ones.
    """
    around = surroundings(district)
    if card == "R":
        has = sum(1 for cell in around if town.city.get(cell) in ("L", "H"))
    else:
        has = sum(1 for other in districts(town.city, "R") if other & around)
    return enough(has, len(district), town.readings)


def developing(town: Town, card: str, at: Cell, supply: int) -> Broken:
    """Collect the rules that forbid laying a free card on a cell."""
    broken = always(town, card, at)
    if card not in ("R", "C"):
        broken.add("only_develop")
    touched = [one for one in districts(town.city, card) if at in surroundings(one)]
    if card in ("R", "C"):
        if not touched:
            broken.add("no_district")
        elif not any(ready(town, card, one) for one in touched):
            broken.add("culture" if card == "R" else "residences")
    if len(touched) > 1 and town.readings["merge"] == "must_not_join" and card in ("R", "C"):
        broken.add("joins")
    if town.readings["free_card"] == "all_limits" and over_limit(town, card):
        broken.add("limit")
    if supply < 1:
        broken.add("supply")
    return frozenset(broken)


def developing_cells(town: Town, card: str, supply: int) -> set[Cell]:
    """Collect the cells on which a free card of a kind may be laid."""
    return {at for at in canvas() if not developing(town, card, at, supply)}


def price(town: Town) -> int:
    """Apply the rule: the first industry costs $5, the second $10, the third $15."""
    number = town.bought if town.readings["price"] == "by_purchases" else count(town.city, "I")
    return 5 * (number + 1)


def buying(town: Town, at: Cell, supply: int) -> Broken:
    """Collect the rules that forbid buying an industry and laying it on a cell."""
    broken = always(town, "I", at)
    if not any(other in town.city for other in beside(at)):
        broken.add("contact")
    if over_limit(town, "I"):
        broken.add("limit")
    if town.money < price(town):
        broken.add("price")
    if supply < 1:
        broken.add("supply")
    return frozenset(broken)


def worth(size: int) -> int:
    """Sum 1, 2, 3 and so on up to the size of a district."""
    return sum(range(1, size + 1))


def income(city: City) -> int:
    """Add $1 from the City Hall to the worth of each commercial district."""
    return 1 + sum(worth(len(district)) for district in districts(city, "C"))


def empty_squares(city: City, readings: dict[str, str]) -> int:
    """Return each of the 25 squares without a building.

    With the reading, only those in the rectangle spanned.
    """
    if readings["empty"] == "spanned":
        columns, rows = extent(city)
        return columns * rows - len(city)
    return max(0, 25 - len(city))


def score(town: Town) -> dict[str, int]:
    """Count a town's points by category."""
    return {
        "residential": sum(worth(len(district)) for district in districts(town.city, "R")),
        "empty": -empty_squares(town.city, town.readings),
        "money": town.money // 5,
    }


def ranks(towns: list[Town]) -> list[int]:
    """Rank towns by points, then by money. Equal ones share a rank."""
    results = [(sum(score(town).values()), town.money) for town in towns]
    return [1 + sum(1 for other in results if other > mine) for mine in results]
