"""What the witness lets a seat do in its turn: areas, cards, skill tiles and free actions."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from companion.engine.gains import read_gains
from companion.games.sweet_lands.moves import Area, Basics, Flip, Free, Move, Play
from companion.games.sweet_lands.position import Player, Position
from companion.games.sweet_lands.vocabulary import COSTS
from tests.games.sweet_lands import oracle_box as box
from tests.games.sweet_lands import oracle_places as places
from tests.games.sweet_lands.oracle_counts import count
from tests.games.sweet_lands.oracle_scores import room

BASICS = ("wheat", "wood", "iron")
COPIED = "ABCDEFMNOPQ"


def area_costs(position: Position, letter: str) -> list[dict[str, int]]:
    """Return what stands left of an area's arrow, every way to pay it. Nothing if nobody knows."""
    if letter in box.AREAS:
        text = box.AREAS[letter][0]
        printed = box.value(position, "cost-D") if letter == "D" else read_gains(text, COSTS)
    else:
        printed = box.part(position, letter, 0)
    if printed is None:
        return [{}]
    return [box.amounts(printed, option) for option in range(len(printed.options))]


def is_open(position: Position, letter: str) -> bool:
    """Tell if an area lies there: L with three or four seats. Extra actions from round 2 and from round 3."""
    if letter == "L":
        return len(position.players) > 2
    if letter in ("X1", "X2"):
        return position.round >= 2
    if letter in ("X3", "X4"):
        return position.round >= 3
    return True


def free_slot(position: Position, letter: str) -> int | None:
    """Return the leftmost slot without a disc. None if all are taken."""
    most = box.value(position, f"slots-{letter}")
    if letter == "L" and (sides := copies(position)):
        most = len(sides)
    for slot in range(1, 1 + (3 if most is None else int(most))):
        if not any((disc.area, disc.slot) == (letter, slot) for disc in position.discs):
            return slot
    return None


def copies(position: Position) -> list[str]:
    """Return what each slot of L copies, on the side for so many seats. Nothing if nobody knows."""
    sides = box.value(position, f"imitation-{len(position.players)}")
    return [kind for kind in sides if kind != "none"] if sides else []


def is_copied(position: Position, slot: int, copied: str) -> bool:
    """Tell if a slot of L copies areas of that kind."""
    sides = copies(position)
    kind = sides[slot - 1] if slot <= len(sides) else "both"
    return not copied or kind in ("both", "basic" if copied in "ABCDEF" else "advanced")


def has_site(position: Position, player: Player, letter: str) -> bool:
    """Tell if there is a place for a property or a rabbit, where the area is for laying them.

    A seat without any rabbit left gets points instead, wherever it is.
    """
    if letter in ("C", "O") and places.rabbits_left(position, player):
        site = any(spot.property and not spot.rabbit for spot in player.spots)
        return site and places.reachable(position, player) != []
    return letter not in ("E", "P") or bool(places.building_sites(player))


def cards_drawn(position: Position, letter: str) -> int:
    """Return the cards that an area draws whatever is chosen and whatever there is."""
    printed = box.part(position, letter, 1) if letter[0] == "X" else None
    if printed is None or printed.needs:
        return 2 if letter == "J" else 0
    least: int = 99
    for option in printed.options:
        cards = sum(gain.count for gain in option if gain.kind == "card" and not gain.per)
        least = min(least, cards)
    return least


def slot_payable(position: Position, player: Player, move: Area, paid: int) -> bool:
    """Tell if there are cards for the slot when the area is done, and one is left before the last round.

    What the area draws counts, as far as nobody decides anything about it.
    """
    least = 1 if position.round < 5 else 0
    sure = cards_drawn(position, move.copied or move.letter)
    if player.hand - paid + sure - move.slot >= least:
        return True
    from tests.games.sweet_lands.oracle_after import after

    seat = next(number for number, each in enumerate(position.players) if each is player)
    rich = position.with_player(seat, hand=player.hand + 50)
    then = after(rich, seat, move).players[seat]
    return not then.dues and then.hand - 50 >= least


def area_moves(position: Position, player: Player) -> Iterator[Move]:
    """Yield every area with a free slot whose slot and cost can be paid."""
    for letter in (*box.AREAS, "X1", "X2", "X3", "X4"):
        slot = free_slot(position, letter)
        if slot is None or not is_open(position, letter):
            continue
        for copied in COPIED if letter == "L" else [""]:
            own = area_costs(position, letter)
            more = area_costs(position, copied) if copied else [{}]
            if not is_copied(position, slot, copied) or not has_site(position, player, copied or letter):
                continue
            for disc in (False, True):
                if disc and not player.discs:
                    continue
                ways = [box.together(one, other) for one in own for other in more]
                if any(box.can_pay(position, player, cost) for cost in ways):
                    move = Area(letter, slot, disc, copied)
                    if disc or slot_payable(position, player, move, ways[0].get("card", 0)):
                        yield move


def card_cost(position: Position, player: Player, card: int, option: int) -> dict[str, int]:
    """Return what a card costs, less what the cards that were played before take off.

    The card itself with it.
    """
    cost = box.amounts(box.part(position, f"card-{card}", 1), option)
    less = box.part(position, f"card-{card}", 2)
    for gain in less.options[0] if less else ():
        off = gain.count * (count(position, player, gain.per) if gain.per else 1)
        if all(count(position, player, need.kind) >= need.count for need in less.needs):
            cost[gain.kind] = max(0, cost.get(gain.kind, 0) - off)
    return box.together(cost, {"card": 1})


def card_moves(position: Position, player: Player) -> Iterator[Move]:
    """Yield every card that somebody has read and the seat can pay, and one that is booked by hand, by its
    mark.
    """
    if box.can_pay(position, player, {"card": 1}):
        yield from (Play(0, 0, mark, passing) for mark in range(1, 7) for passing in (False, True))
    for card in box.known(position, "card"):
        for option in range(len(box.part(position, f"card-{card}", 1).options)):
            if box.can_pay(position, player, card_cost(position, player, card, option)):
                yield Play(card, option)


def flip_moves(position: Position, player: Player) -> Iterator[Move]:
    """Yield every skill tile that lies face up and has a flip ability, as far as anybody knows."""
    for skill in player.skills:
        gives = box.part(position, f"{'advanced' if skill.advanced else 'skill'}-{skill.tile}", 0)
        if not skill.down and (gives is None or not gives.nothing):
            yield Flip(skill.tile, skill.advanced)


def _handfuls(kinds: tuple[str, ...], total: int) -> list[dict[str, int]]:
    """Return every way to take so many of some kinds."""
    return [
        {kind: taken.count(kind) for kind in kinds} for taken in combinations_with_replacement(kinds, total)
    ]


def free_moves(position: Position, player: Player) -> Iterator[Move]:
    """Yield the free actions, by their numbers."""
    paid = BASICS if position.rulings.resources == "basic" else (*BASICS, "gold")
    threes = [each for each in _handfuls(paid, 3) if box.can_pay(position, player, each)]
    card = box.can_pay(position, player, {"card": 1})
    if card:
        for three in threes:
            yield from (Free(1, give=Basics(**three), piece=piece) for piece in ("terrain", "road"))
    if player.gold >= 15:
        yield Free(2)
    if player.gold >= 4:
        yield from (Free(3, get=Basics(**{kind: 1})) for kind in BASICS)
    for tile in position.milestones:
        condition = box.value(position, f"milestone-{tile}")
        met = not needs_reading(position) if condition is None else fulfilled(position, player, condition)
        if met:
            yield Free(4, tile=tile)
    for one in _handfuls(BASICS, 1):
        if box.can_pay(position, player, one):
            yield Free(5, give=Basics(**one))
    for three in threes:
        yield from (Free(6, give=Basics(**three), get=Basics(**{kind: 1})) for kind in BASICS)
    for disc in (False, True):
        if player.discs if disc else card:
            yield from (Free(7, get=Basics(**two), disc=disc) for two in _handfuls(BASICS, 2))
    if tower_ready(position, player):
        yield from (Free(8, at=at) for at in places.tower(player))


def fulfilled(position: Position, player: Player, condition: object) -> bool:
    """Tell if everything that a print asks for is there."""
    return all(count(position, player, gain.kind) >= gain.count for gain in box.needs(condition))  # type: ignore[arg-type]


def tower_ready(position: Position, player: Player) -> bool:
    """Tell if the condition for the clock tower is fulfilled. The wonder is always a part of it."""
    condition = box.value(position, f"{player.character}-tower")
    if condition is None:
        return player.wonder and not (player.character and needs_reading(position))
    return player.wonder and fulfilled(position, player, condition)


def needs_reading(position: Position) -> bool:
    """Tell if a condition that nobody has read forbids what depends on it, as it does since version 3."""
    return position.rules > 2


def automate_columns(position: Position, player: Player, card: int) -> list[str]:
    """Return the columns that a card fits and that have room, for a diamond."""
    if not player.diamonds:
        return []
    industry = (box.part(position, f"card-{card}", 5) if card else None) or "any"
    fits = places.COLUMNS if industry == "any" else (industry,)
    return [
        column
        for column in fits
        if column in places.COLUMNS
        and sum(each.column == column for each in player.automated) < room(player, column)
    ]


def next_seat(position: Position, seat: int) -> int:
    """Tell whose turn comes next: clockwise, or as seats passed the round before, whoever has not passed."""
    order = position.order or tuple(range(len(position.players)))
    place = order.index(seat)
    for other in (*order[place + 1 :], *order[: place + 1]):
        if not position.players[other].passed:
            return other
    return seat
