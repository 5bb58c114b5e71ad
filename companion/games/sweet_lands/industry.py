"""The industry board: wagon and locomotive, labs, the food track, columns of properties and their prices."""

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
"""Greatest number of coffee shops in a copy."""

UNREAD_COFFEES = 4
"""Coffee shops that a move can name while their number is unread."""


def length(position: Position) -> int | None:
    """Look up the number of spaces of the industry track, or None if unread."""
    return position.printed.number("industry")


def at_end(position: Position, space: int) -> bool:
    """Check that a space is the last of the industry track."""
    last = length(position)
    return last is not None and space >= last


def labs_before(position: Position, space: int) -> int:
    """Count the laboratories known to bar the way from the first space up to `space`."""
    own = position.printed
    return sum(own.part_word(f"space-{number}", 3) == "yes" for number in range(2, space + 1))


def is_barred(position: Position, seat: int, space: int) -> bool:
    """Check that an unbuilt laboratory bars a seat's way to the next space."""
    if at_end(position, space) or position.printed.part_word(f"space-{space + 1}", 3) != "yes":
        return False
    return labs_before(position, space + 1) > position.players[seat].count_properties("lab")


def movable_trains(position: Position, seat: int) -> tuple[str, ...]:
    """List the trains that a seat can move. At the end of the track a step gives a point instead."""
    player = position.players[seat]
    there = (("wagon", player.wagon), ("locomotive", player.locomotive))
    return tuple(piece for piece, space in there if space and not is_barred(position, seat, space))


def marks_passed(position: Position, seat: int) -> int:
    """Sum the industry points of the score markers that wagon and locomotive have passed."""
    player, own = position.players[seat], position.printed
    return sum(
        own.part_number(f"space-{number}", 2) or 0
        for space in (player.wagon, player.locomotive)
        for number in range(2, space + 1)
    )


def discount(position: Position, player: Player) -> int:
    """Sum the wood discounts that a player's food marker has reached. Unread ones count as 0."""
    own = position.printed
    reached = sum(player.food >= space for space in DISCOUNTS)
    return sum(own.number(f"discount-{number}") or 0 for number in range(1, reached + 1))


def price_entry(player: Player, kind: Kind, number: int) -> str:
    """Name the entry with the price of the next property of a type. Empty for the clock tower.

    Args:
        player: the builder.
        kind: its type.
        number: the number of the coffee shop, or 0 for other types, which are taken in order.
    """
    if kind == "tower":
        return ""
    if kind == "coffee":
        return f"coffee-{number}"
    following = player.count_properties(kind) + 1
    return f"lab-{following}" if kind == "lab" else f"row-{min(5, following)}"


def price(position: Position, seat: int, kind: Kind, number: int = 0) -> tuple[Gain, ...] | None:
    """Compute the price of a property for a seat after wood discounts, or None if unread."""
    player = position.players[seat]
    entry = price_entry(player, kind, number)
    return price_at(position, player, entry) if entry else ()


def asked_price(position: Position, seat: int, piece: str) -> Price | None:
    """Build the price of a seat's next property of a type. None for the clock tower and other pieces."""
    kind = next((kind for kind in PROPERTIES if kind == piece and kind != "tower"), None)
    if kind is None:
        return None
    player = position.players[seat]
    entry = price_entry(player, kind, next_coffee(player) if kind == "coffee" else 0)
    cost = price_at(position, player, entry)
    return Price("property.price", cost, (entry,))


def discounts(player: Player) -> tuple[str, ...]:
    """List the entries of the wood discounts that a player's food marker has reached."""
    return tuple(f"discount-{number + 1}" for number, space in enumerate(DISCOUNTS) if player.food >= space)


def price_at(position: Position, player: Player, entry: str) -> tuple[Gain, ...] | None:
    """Compute the price of a property by its print, after the player's discounts.

    None if unread, or if the builder chooses among several prices.
    """
    options = price_options(position, player, entry)
    return options[0] if len(options) == 1 else None


def price_options(position: Position, player: Player, entry: str) -> tuple[tuple[Gain, ...], ...]:
    """List the prices of a property by its print, after the player's discounts. Empty if unread.

    An unread discount takes nothing off.
    """
    found = position.printed.value(entry)
    cost = found if isinstance(found, Gains) else position.printed.part_gains(entry, 0)
    off = discount(position, player)
    return tuple(_less_wood(option, off) for option in cost.options) if cost else ()


def _less_wood(cost: tuple[Gain, ...], off: int) -> tuple[Gain, ...]:
    """Take a discount off the wood of a cost."""
    return sum_costs(
        [
            Gain("wood", max(0, gain.count - off)) if gain.kind == "wood" else gain
            for gain in cost
            if gain.kind != "wood" or gain.count > off
        ]
    )


def most_properties(position: Position, kind: Kind) -> int | None:
    """Look up the number of properties of a type that a seat begins with, or None if unread."""
    if kind in COLUMNS:
        return 5
    return 1 if kind == "tower" else position.printed.number("labs" if kind == "lab" else "coffees")


def room(player: Player, column: Column) -> int:
    """Count the free places below a column.

    It takes one card, two from its second property, three from its fourth.
    """
    built = min(5, player.count_properties(column))
    there = sum(card.column == column for card in player.automated)
    return max(0, numbers().automation[built] - there)


def coffee_numbers(position: Position) -> range:
    """Return the numbers of the coffee shops that a move can name."""
    return range(1, (most_properties(position, "coffee") or UNREAD_COFFEES) + 1)


def next_coffee(player: Player) -> int:
    """Find the number of a player's first unbuilt coffee shop, or the last number if all are built."""
    stand = {spot.number for spot in player.spots if spot.property == "coffee"}
    return next((number for number in range(1, MOST_COFFEES) if number not in stand), MOST_COFFEES)
