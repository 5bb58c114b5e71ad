"""Gains of a print, applied: resources and points at once, everything else as dues."""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from msgspec.structs import replace

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import printed
from companion.games.sweet_lands.counting import count, meets
from companion.games.sweet_lands.entry_names import area_letter, is_area
from companion.games.sweet_lands.position import MOST_DUES, Booked, Due, Player, Position
from companion.games.sweet_lands.vocabulary import BASICS, COLOURS, INCOMES, REWARDS, Stock

STOCK: Mapping[str, Stock] = {
    "gold": "gold",
    "wheat": "wheat",
    "wood": "wood",
    "iron": "iron",
    "diamond": "diamonds",
    "card": "hand",
    "disc": "discs",
    "victory": "points",
    "city": "city_points",
    "industry": "industry_points",
}
"""Player's field for each kind of gain that is booked at once."""

STOCK_OR_BASIC = (*STOCK, "basic")
"""Kinds of payment that the app can count."""

LAID = ("terrain", "special", "road", "property", "rabbit")
"""Kinds of dues that are laid on the map."""

MOST = 999


def gains_of(position: Position, due: Due) -> Gains | None:
    """Look up the gains of the print behind a due, or None if unread."""
    return print_gives(position, due.entry, due.part)


def print_gives(position: Position, entry: str, part: int = 0) -> Gains | None:
    """Look up the gains of a print or of one part of it, or None if unread.

    Args:
        position: the current position.
        entry: the name of the print, or ``area-K`` for an area's effect in the rules.
        part: the index of the part, counted from 0, if the print has several.
    """
    if is_area(entry):
        return printed.effect_of(area_letter(entry))
    own = position.printed
    found = own.value(entry)
    return found if isinstance(found, Gains) else own.part_gains(entry, part)


def times(position: Position, seat: int, gain: Gain) -> int:
    """Multiply a gain by the seat's count of the element it is per, if any."""
    return gain.count * (count(position, seat, gain.per) if gain.per else 1)


def grant(position: Position, seat: int, gains: Gains, entry: str, part: int = 0) -> Position:
    """Apply the gains of a print, or owe the choice if it offers several."""
    if not meets(position, seat, gains.needs):
        return book(position, seat, entry, part, unmet=True)
    if len(gains.options) > 1:
        return owe(position, seat, (Due("choose", 1, entry, "", part),))
    return give(book(position, seat, entry, part), seat, gains.options[0], entry)


def book(
    position: Position, seat: int, entry: str, part: int = 0, option: int = 0, *, unmet: bool = False
) -> Position:
    """Note that a print, or one of its options, was booked once more.

    Args:
        position: the current position.
        seat: the seat that books the print.
        entry: the print. An area's effect in the rules is not noted.
        part: the index of its part.
        option: the index of the chosen option.
        unmet: true if its condition failed, so that it gave nothing.
    """
    if not entry or is_area(entry):
        return position
    more = Booked(entry, part, option, unmet=unmet)
    return position.with_player(seat, booked=merge_notes([*position.players[seat].booked, more]))


def merge_notes(notes: Sequence[Booked]) -> tuple[Booked, ...]:
    """Merge notes of booked prints: each use once with its number, in a fixed order."""
    found: dict[tuple[str, int, int, bool], int] = {}
    for each in notes:
        key = (each.entry, each.part, each.option, each.unmet)
        found[key] = min(99, found.get(key, 0) + each.times)
    return tuple(Booked(*key[:3], number, key[3]) for key, number in sorted(found.items()))


def give(position: Position, seat: int, gains: Sequence[Gain], entry: str = "") -> Position:
    """Apply gains. Those that need a decision, or lead on, are owed next, in order."""
    dues: list[Due] = []
    later: list[Due] = []
    for gain in gains:
        number = min(99, times(position, seat, gain))
        if number < 1:
            continue
        if gain.kind in STOCK:
            position = add_stock(position, seat, STOCK[gain.kind], number)
        elif gain.kind in INCOMES:
            position = more_income(position, seat, INCOMES.index(gain.kind), number)
        elif gain.kind == "locomotive":
            position = position.with_player(seat, locomotive=max(1, position.players[seat].locomotive))
        elif gain.kind == "wonder":
            position, skills = _wonder(position, seat, number)
            dues += [Due("skill", skills, entry)] if skills else []
        elif gain.kind in REWARDS:
            later += [Due("reward", 1, entry, gain.kind)] * number
        elif gain.kind != "hand":
            dues.append(_due(gain.kind, number, entry))
    return owe_rewards(owe(position, seat, dues), seat, later, len(dues))


def _due(kind: str, number: int, entry: str) -> Due:
    if kind in (*COLOURS, "any"):
        return Due("prosperity", number, entry, kind)
    return Due(kind, number, entry)  # type: ignore[arg-type]


def add_stock(position: Position, seat: int, field: str, number: int) -> Position:
    """Add `number` to a field of a seat's stock, clamped to 0 and `MOST`. Negative numbers subtract."""
    had: int = getattr(position.players[seat], field)
    return position.with_player(seat, **{field: min(max(MOST, had), max(0, had + number))})


def more_income(position: Position, seat: int, resource: int, number: int) -> Position:
    """Move a seat's income marker of a resource by `number` spaces, clamped to 0 and 99."""
    spaces = list(position.players[seat].spaces)
    spaces[resource] = min(99, max(0, spaces[resource] + number))
    return position.with_player(seat, spaces=tuple(spaces))


def _wonder(position: Position, seat: int, number: int) -> tuple[Position, int]:
    """Give the wonder if the seat lacks it. Return the rest as a number of skill tiles."""
    had = position.players[seat].wonder
    return position.with_player(seat, wonder=True), number if had else number - 1


# What is owed -----------------------------------------------------------------------------------------------


def owe(position: Position, seat: int, dues: Sequence[Due]) -> Position:
    """Put dues before all others of a seat."""
    player = position.players[seat]
    return position.with_player(seat, dues=(*dues, *player.dues)[:MOST_DUES]) if dues else position


def owe_last(position: Position, seat: int, dues: Sequence[Due]) -> Position:
    """Put dues behind all others of a seat."""
    player = position.players[seat]
    return position.with_player(seat, dues=(*player.dues, *dues)[:MOST_DUES]) if dues else position


def owe_rewards(position: Position, seat: int, rewards: Sequence[Due], index: int = 0) -> Position:
    """Owe industry rewards: at once, or after the reward that is being resolved.

    Args:
        position: the current position.
        seat: the seat with the rewards.
        rewards: the dues to add.
        index: the number of other dues from the same print, which come first.
    """
    dues = position.players[seat].dues
    ends = [number for number, due in enumerate(dues) if due.kind == "end"]
    if position.rules > 1 and ends:
        rewards = _next_rewards(rewards, dues[ends[0]].part + 1)
    first = ends[0] + 1 if ends else index
    while ends and first < len(dues) and dues[first].kind == "reward":
        first += 1
    after = (*dues[:first], *rewards, *dues[first:])[:MOST_DUES]
    return position.with_player(seat, dues=after) if rewards else position


MOST_REWARDS = 3
"""Most industry rewards of which each leads to the next. One more comes round to the same industry."""


def count_rewards_anew(position: Position, seat: int) -> Position:
    """Forget which rewards led to those that a seat is owed: what it decides now may lead on differently."""
    dues = position.players[seat].dues
    if not any(due.part and due.kind in COUNTED_REWARDS for due in dues):
        return position
    anew = tuple(replace(due, part=0) if due.kind in COUNTED_REWARDS else due for due in dues)
    return position.with_player(seat, dues=anew)


COUNTED_REWARDS = ("reward", "end")
"""Kinds of dues that count the rewards that led to them."""


def _next_rewards(rewards: Sequence[Due], led: int) -> Sequence[Due]:
    """Number rewards by those that led to them. Rewards that come round become one notice."""
    if led < MOST_REWARDS or not rewards:
        return [replace(each, part=led) for each in rewards]
    return [Due("endless", 1, rewards[0].entry, rewards[0].what)]


def without_first(position: Position, seat: int, count: int = 99) -> Position:
    """Take `count` off the count of the first due, and drop it once nothing is left."""
    first, *others = position.players[seat].dues
    left = (replace(first, count=first.count - count),) if first.count > count else ()
    return position.with_player(seat, dues=(*left, *others))


def first_due(player: Player) -> Due | None:
    """Return a player's next due, or None."""
    return player.dues[0] if player.dues else None


def pieces_due(player: Player) -> tuple[Due, ...]:
    """List the pieces that a player may lay next, in any order: those that one print gives side by side."""
    first = first_due(player)
    if first is None or not first.entry:
        return player.dues[:1] if first and first.kind in LAID else ()
    print_ = (first.entry, first.part)
    return tuple(takewhile(lambda due: due.kind in LAID and (due.entry, due.part) == print_, player.dues))


def without_piece(position: Position, seat: int, *kinds: str) -> Position:
    """Take one off the first open piece due of the given kinds. No change if none is owed."""
    owing = pieces_due(position.players[seat])
    place = next((place for kind in kinds for place, due in enumerate(owing) if due.kind == kind), None)
    if place is None:
        return position
    dues, due = position.players[seat].dues, owing[place]
    left = (replace(due, count=due.count - 1),) if due.count > 1 else ()
    return position.with_player(seat, dues=(*dues[:place], *left, *dues[place + 1 :]))


def short_of(player: Player, cost: Sequence[Gain]) -> tuple[tuple[str, int, int], ...]:
    """List the shortfalls of a player for a cost: kind, amount due, amount there.

    What only the players know is never short.
    """
    return tuple(
        [
            (gain.kind, gain.count, there)
            for gain in cost
            if gain.kind in STOCK_OR_BASIC and (there := _count_stock(player, gain.kind, cost)) < gain.count
        ]
    )


def _count_stock(player: Player, kind: str, cost: Sequence[Gain]) -> int:
    """Count what a player can pay of a kind. Basic resources are those that the rest of the cost leaves."""
    if kind != "basic":
        return int(getattr(player, STOCK[kind]))
    paid = {gain.kind: gain.count for gain in cost}
    return sum(max(0, getattr(player, each) - paid.get(each, 0)) for each in BASICS)


def pay(position: Position, seat: int, cost: Sequence[Gain]) -> Position:
    """Charge a cost to a seat. Amounts that it lacks are not taken, nor what only the players know."""
    for gain in cost:
        if gain.kind not in STOCK:
            continue
        position = add_stock(position, seat, STOCK[gain.kind], -gain.count)
    return position


def sum_costs(costs: Sequence[Gain]) -> tuple[Gain, ...]:
    """Sum costs, each kind once."""
    total: dict[str, int] = {}
    for gain in costs:
        total[gain.kind] = total.get(gain.kind, 0) + gain.count
    return tuple(Gain(kind, number) for kind, number in total.items() if number)
