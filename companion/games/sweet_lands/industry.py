"""The industry board: wagon and locomotive, labs, the food track, columns of properties, their prices."""

from companion.engine.gains import Gain, Gains
from companion.engine.price import Price
from companion.games.sweet_lands.gaining import sum_costs
from companion.games.sweet_lands.position import Player, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.vocabulary import COLUMNS, PROPERTIES, Column, Kind

DISCOUNTS = (7, 11)
"""The spaces of the food track with a wood discount."""

PIECES = ("wagon", "locomotive")

MOST_COFFEES = 9
"""No copy has more coffee shops."""


def length(position: Position) -> int | None:
    """How many spaces the industry track has; None where nobody knows."""
    return position.printed.number("industry")


def at_end(position: Position, space: int) -> bool:
    """Whether a space is the last of the industry track."""
    last = length(position)
    return last is not None and space >= last


def labs_before(position: Position, space: int) -> int:
    """How many laboratories bar the way from the first space to one, as far as anybody has read it."""
    own = position.printed
    return sum(own.part_word(f"space-{number}", 3) == "yes" for number in range(2, space + 1))


def is_barred(position: Position, seat: int, space: int) -> bool:
    """Whether a laboratory that the seat has not built bars the way to the next space."""
    if at_end(position, space) or position.printed.part_word(f"space-{space + 1}", 3) != "yes":
        return False
    return labs_before(position, space + 1) > position.players[seat].count_properties("lab")


def movable_trains(position: Position, seat: int) -> tuple[str, ...]:
    """Which of a seat's wagon and locomotive can be moved; one at the end can be, for a point."""
    player = position.players[seat]
    there = (("wagon", player.wagon), ("locomotive", player.locomotive))
    return tuple(piece for piece, space in there if space and not is_barred(position, seat, space))


def marks_passed(position: Position, seat: int) -> int:
    """The industry points of the score markers that wagon and locomotive have passed, both added up."""
    player, own = position.players[seat], position.printed
    return sum(
        own.part_number(f"space-{number}", 2) or 0
        for space in (player.wagon, player.locomotive)
        for number in range(2, space + 1)
    )


def discount(position: Position, player: Player) -> int:
    """How much wood a player need not pay for a property."""
    own = position.printed
    reached = sum(player.food >= space for space in DISCOUNTS)
    return sum(own.number(f"discount-{number}") or 0 for number in range(1, reached + 1))


def price_entry(player: Player, kind: Kind, number: int) -> str:
    """The entry that tells what the next property of a type costs; empty for the clock tower.

    Args:
        player: who builds it.
        kind: its type.
        number: which coffee shop; 0 for other types, which are taken in order.
    """
    if kind == "tower":
        return ""
    if kind == "coffee":
        return f"coffee-{number}"
    following = player.count_properties(kind) + 1
    return f"lab-{following}" if kind == "lab" else f"row-{min(5, following)}"


def price(position: Position, seat: int, kind: Kind, number: int = 0) -> tuple[Gain, ...] | None:
    """What a property costs a seat, its wood discounts taken off; None where nobody knows."""
    player = position.players[seat]
    entry = price_entry(player, kind, number)
    return price_at(position, player, entry) if entry else ()


def asked_price(position: Position, seat: int, piece: str) -> Price | None:
    """What the next property of a type costs a seat, as the box says it; None for what is no property."""
    kind = next((kind for kind in PROPERTIES if kind == piece and kind != "tower"), None)
    if kind is None:
        return None
    player = position.players[seat]
    entry = price_entry(player, kind, next_coffee(player) if kind == "coffee" else 0)
    cost = price_at(position, player, entry)
    return Price("property.price", cost, (entry,))


def discounts(player: Player) -> tuple[str, ...]:
    """The entries of the wood discounts that a player's food marker has reached."""
    return tuple(f"discount-{number + 1}" for number, space in enumerate(DISCOUNTS) if player.food >= space)


def price_at(position: Position, player: Player, entry: str) -> tuple[Gain, ...] | None:
    """What a print says that a property costs, a player's discounts taken off; None where nobody knows.

    A discount that nobody has read takes nothing off.
    """
    found = position.printed.value(entry)
    cost = found if isinstance(found, Gains) else position.printed.part_gains(entry, 0)
    if cost is None:
        return None
    off = discount(position, player)
    return sum_costs(
        [
            Gain("wood", max(0, gain.count - off)) if gain.kind == "wood" else gain
            for gain in cost.options[0]
            if gain.kind != "wood" or gain.count > off
        ]
    )


def most_of(position: Position, kind: Kind) -> int | None:
    """How many properties of a type a seat has; None where nobody knows."""
    if kind in COLUMNS:
        return 5
    return 1 if kind == "tower" else position.printed.number("labs" if kind == "lab" else "coffees")


def room(player: Player, column: Column) -> int:
    """How many more cards fit below a column: one, two after its second property, three after its fourth."""
    built = min(5, player.count_properties(column))
    there = sum(card.column == column for card in player.automated)
    return max(0, numbers().automation[built] - there)


def next_coffee(player: Player) -> int:
    """The number of the first coffee shop that a player has not built; the last one where all are built."""
    stand = {spot.number for spot in player.spots if spot.property == "coffee"}
    return next((number for number in range(1, MOST_COFFEES) if number not in stand), MOST_COFFEES)
