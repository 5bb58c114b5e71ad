"""Dues of a seat, resolved in order.

Dues that need no decision are resolved at once. An unread print stops the queue until it is read or booked by
hand. The kinds of `position.DueKind`:

* ``print``: the gains of a print; ``choose``: one of the options that it offers
* ``basic``, ``skill``: a basic resource, a skill tile of one's choice
* ``terrain``, ``special``, ``road``, ``property``, ``rabbit``: pieces that may be laid, at most `count`
* ``food``, ``track``, ``wagon``, ``prosperity``: `count` steps; ``what`` is the prosperity track's colour
* ``coffee``: a coffee shop's industry reward; ``reward``: an industry reward; ``end``: its end
* ``automate``: the card just played may go below a column
* ``which``: the number of the special tile on a hex that was read after the tile was laid
* ``cost``: what an area's print costs; ``pay``: basic resources of one's choice; ``turned``: an extra-action
  tile that was just turned up; ``endless``: rewards that lead to themselves, of which the seat is told
* ``ground``: the print of a hex; ``tile``: the gains of the flipped tile of that ground
* ``price``: the price of a property that was built while it was unread, or that offers several ways to pay
* ``discard``: the cards that an area's slot costs, discarded after all gains of the area
* ``spaces``: first spaces of the income markers; ``income``: this round's income; ``helper``: a helper place
* ``city``, ``marks``, ``ahead``: points at a pass for cities, score markers and the helper tiles
"""

from collections.abc import Callable, Mapping

from companion.games.sweet_lands import cards, costs, income, industry, placing, prosperity, special_tiles
from companion.games.sweet_lands.counting import UNREAD, active_draws, city_groups, spots_of
from companion.games.sweet_lands.entries import is_asked
from companion.games.sweet_lands.entry_names import map_hex
from companion.games.sweet_lands.gaining import (
    add_stock,
    book,
    first_due,
    gains_of,
    grant,
    owe,
    owe_rewards,
    pieces_due,
    without_first,
)
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.position import Due, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.rabbits import none_left, open_places
from companion.games.sweet_lands.tracked_prints import is_tracked
from companion.games.sweet_lands.vocabulary import COLUMNS, REWARDS, TERRAINS

LONGEST = 500
"""Upper bound of dues resolved in a row. A box with endless rewards is cut short."""


def asked_entries(position: Position, seat: int) -> tuple[str, ...]:
    """List the entries that must be read before a seat's first due can be resolved."""
    player = position.players[seat]
    due = first_due(player)
    if due is None:
        return ()
    own = position.printed
    return tuple(
        name
        for name in _needed_entries(position, seat, due)
        if is_asked(name, "due")
        and not own.knows(name)
        and name not in player.waived
        and name not in player.blank
        and not is_tracked(position, name)
    )


def settle(position: Position, seat: int) -> Position:
    """Resolve every due of a seat that needs no decision."""
    for _ in range(LONGEST):
        due = first_due(position.players[seat])
        if due is None or asked_entries(position, seat):
            return position
        after = _ALONE.get(due.kind, _waits)(position, seat, due)
        if after is None:
            return position
        position = after
    return stop_rewards(position, seat)


def _needed_entries(position: Position, seat: int, due: Due) -> tuple[str, ...]:
    player = position.players[seat]
    match due.kind:
        case "print" | "choose" | "coffee" | "spaces" | "turned" | "cost":
            return (due.entry,)
        case "price":
            return (due.entry, *industry.discounts(player))
        case "ground" | "tile":
            return () if position.printed.is_drawn(player.side) else (due.entry,)
        case "food":
            return ("food",) if player.food >= 11 else ()
        case "track" | "wagon":
            waived = "industry" in player.waived or is_tracked(position, "industry")
            if not position.printed.knows("industry") and not waived:
                return ("industry",)
            both = due.kind == "track" and player.locomotive
            spaces = (player.wagon, player.locomotive) if both else (player.wagon,)
            ahead = (space for space in spaces if not industry.at_end(position, space))
            return tuple(f"space-{space + 1}" for space in ahead)
        case "income":
            rest = due.what == income.REST
            return income.rest_entries(position, seat) if rest else income.entries(position, seat)
        case _:
            return ()


Alone = Callable[[Position, int, Due], Position | None]
"""Handler of a due: the position after it, or None if the seat decides."""


def _waits(_position: Position, _seat: int, _due: Due) -> None:
    """Wait for the seat's decision."""


def _print(position: Position, seat: int, due: Due) -> Position:
    gains = gains_of(position, due)
    position = without_first(position, seat)
    return position if gains is None else grant(position, seat, gains, due.entry, due.part)


def _choose(position: Position, seat: int, due: Due) -> Position | None:
    gains = gains_of(position, due)
    return without_first(position, seat) if gains is None or len(gains.options) < 2 else None


def _piece(position: Position, seat: int, due: Due) -> Position | None:
    """Drop a piece due if no place is free. A rabbit waits for a property of the same print."""
    kinds = [due.kind]
    if due.kind == "rabbit":
        kinds += [each.kind for each in pieces_due(position.players[seat]) if each.kind == "property"]
    land = seat_land(position, seat)
    pieces = [piece for kind in kinds for piece in _LAID_AS.get(kind, (kind,))]
    return None if any(placing.free(land, piece) for piece in pieces) else without_first(position, seat)


_LAID_AS: Mapping[str, tuple[str, ...]] = {"property": ("tent",), "terrain": ("terrain", "special")}
"""Pieces to look for places of, by kind of due. Other kinds name their piece."""


def _rabbit(position: Position, seat: int, due: Due) -> Position | None:
    """Drop a rabbit due if no rabbit can be taken. Pay points instead if none is left at all."""
    if not none_left(position, seat):
        return _piece(position, seat, due) if open_places(position, seat) else without_first(position, seat)
    return add_stock(without_first(position, seat, 1), seat, "points", numbers().points["no_rabbit"])


def _food(position: Position, seat: int, due: Due) -> Position:
    player, last = position.players[seat], position.printed.number("food")
    if last is not None and player.food >= last:
        return add_stock(without_first(position, seat), seat, "wheat", 2 * due.count)
    after = without_first(position, seat, 1).with_player(seat, food=min(99, player.food + 1))
    return owe(after, seat, (Due("print", 1, f"food-{player.food + 1}"),)) if player.food < 40 else after


def _track(position: Position, seat: int, due: Due) -> Position | None:
    pieces = [
        piece for piece in industry.movable_trains(position, seat) if due.kind == "track" or piece == "wagon"
    ]
    if not pieces:
        return without_first(position, seat)
    return roll(position, seat, pieces[0]) if len(pieces) == 1 else None


def roll(position: Position, seat: int, piece: str) -> Position:
    """Apply one owed step: move the train and owe the print it reaches, or give a point at the end."""
    space: int = getattr(position.players[seat], piece)
    after = without_first(position, seat, 1)
    if industry.at_end(position, space):
        return add_stock(after, seat, "points", 1)
    moved = after.with_player(seat, **{piece: min(99, space + 1)})
    return owe(moved, seat, (Due("print", 1, f"space-{space + 1}", "", industry.PIECES.index(piece)),))


def _prosperity(position: Position, seat: int, due: Due) -> Position | None:
    return None if prosperity.open_tracks(position, seat, due.what) else without_first(position, seat)


def _reward(position: Position, seat: int, due: Due) -> Position:
    """Owe an industry reward: the print above the cards, then the column's cards from the top.

    Other rewards wait behind an end mark. Cards without a name are asked for like any other.
    """
    column = COLUMNS[REWARDS.index(due.what)]
    position = cards.number_unnamed(position, seat)
    player = position.players[seat]
    below = [
        Due("print", 1, f"card-{card.card}", "", cards.AUTOMATION)
        for card in player.automated
        if card.column == column and card.card
    ]
    default = (
        [Due("print", 1, f"{player.character}-auto-{COLUMNS.index(column) + 1}")] if player.character else []
    )
    end = Due("end", part=due.part)
    return owe(without_first(position, seat, 1), seat, (*default, *below, end))


def _coffee(position: Position, seat: int, due: Due) -> Position:
    """Owe the industry reward of a coffee shop's colour."""
    number = position.printed.part_number(due.entry, 1)
    after = without_first(position, seat)
    return (
        after
        if number is None
        else owe_rewards(after, seat, (Due("reward", 1, due.entry, f"reward{number}"),))
    )


def _ground(position: Position, seat: int, due: Due) -> Position:
    """Resolve a hex that has been read.

    Draw a card if it is an active extra-draw area. Ask which special tile lies there if nobody has said.
    """
    after = without_first(position, seat)
    if special_tiles.is_unnamed(position, seat, due.entry):
        return owe(after, seat, (Due("which", 1, due.entry),))
    active = spots_of(position, seat, active_draws(position, seat)) if due.what == UNREAD else ()
    return add_stock(after, seat, "hand", 1) if map_hex(due.entry)[1] in active else after


def _tile(position: Position, seat: int, due: Due) -> Position:
    """Owe the gains of a hex's flipped terrain tile if its ground is known."""
    side, at = map_hex(due.entry)
    ground = position.printed.ground(side, at)
    after = without_first(position, seat)
    if due.what != special_tiles.ASKED and special_tiles.is_unnamed(position, seat, due.entry):
        again = Due("tile", 1, due.entry, special_tiles.ASKED)
        return owe(after, seat, (Due("which", 1, due.entry), again))
    if position.rules > 1 and (number := special_tiles.number_on(position, seat, at)):
        return owe(after, seat, (Due("print", 1, f"special-{number}"),))
    known = ground is not None and ground[0] in TERRAINS
    return owe(after, seat, (Due("print", 1, f"tile-{ground[0]}"),)) if ground and known else after


def _spaces(position: Position, seat: int, due: Due) -> Position:
    """Set a character's income markers on their first spaces."""
    parts = position.printed.parts(due.entry)
    after = without_first(position, seat)
    return book(after.with_player(seat, spaces=parts), seat, due.entry) if parts else after


def _income(position: Position, seat: int, due: Due) -> Position | None:
    """Collect the tracks and the deck at once. Wait for the seat if its income has not begun."""
    rest = due.what == income.REST
    return income.collect_rest(without_first(position, seat), seat) if rest else None


def _end(position: Position, seat: int, _due: Due) -> Position:
    return without_first(position, seat)


def stop_rewards(position: Position, seat: int) -> Position:
    """Stop dues that never end. The first version of the rules drops everything that is owed."""
    if position.rules < 2:
        return position.with_player(seat, dues=())
    owing = position.players[seat].dues
    return position if owing[0].kind == "endless" else owe(position, seat, (Due("endless"),))


def _automate(position: Position, seat: int, due: Due) -> Position | None:
    return None if columns(position, seat, due) else without_first(position, seat)


def columns(position: Position, seat: int, due: Due) -> tuple[str, ...]:
    """List the columns that the card just played fits below. None without a diamond to pay."""
    player = position.players[seat]
    if not player.diamonds:
        return ()
    read = bool(due.entry) and position.printed.knows(due.entry)
    where = position.printed.part_word(due.entry, cards.INDUSTRY) if read else "any"
    return tuple(column for column in COLUMNS if where in (column, "any") and industry.room(player, column))


def _city(position: Position, seat: int, _due: Due) -> Position:
    return add_stock(without_first(position, seat), seat, "city_points", len(city_groups(position, seat)))


def _marks(position: Position, seat: int, _due: Due) -> Position:
    return add_stock(
        without_first(position, seat), seat, "industry_points", industry.marks_passed(position, seat)
    )


def _discard(position: Position, seat: int, due: Due) -> Position:
    """Discard the cards that the slot costs, after the area's effect."""
    return add_stock(without_first(position, seat), seat, "hand", -due.count)


_ALONE: Mapping[str, Alone] = {
    "print": _print,
    "choose": _choose,
    **dict.fromkeys(("terrain", "special", "road", "property"), _piece),
    "rabbit": _rabbit,
    "food": _food,
    "track": _track,
    "wagon": _track,
    "prosperity": _prosperity,
    "reward": _reward,
    "coffee": _coffee,
    **dict.fromkeys(("end", "turned"), _end),
    "discard": _discard,
    **dict.fromkeys(("price", "cost"), costs.settle_cost),
    "pay": costs.settle_pay,
    "ground": _ground,
    "tile": _tile,
    "spaces": _spaces,
    "income": _income,
    "automate": _automate,
    "city": _city,
    "marks": _marks,
}
"""Handlers by kind of due. Every other kind waits for the seat."""
