"""The free actions of a turn, 1 to 8, as many as a seat likes before and after its main action."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Any

from msgspec.structs import replace

from companion.engine.gains import Gain, Gains
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, legal_moves
from companion.engine.words import Word
from companion.games.sweet_lands import laying, moves, placing
from companion.games.sweet_lands.counting import missing_gains
from companion.games.sweet_lands.gaining import add_stock, owe, pay, sum_costs
from companion.games.sweet_lands.land import land
from companion.games.sweet_lands.moves import Basics, Free
from companion.games.sweet_lands.phases.asked import Check, cards_to_keep, hand_rules, lacking_of_each
from companion.games.sweet_lands.position import Due, Player, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.vocabulary import BASICS

GIVEN = {1: 3, 5: 1, 6: 3}
"""How many resources are paid for a free action."""

GOT = {3: 1, 6: 1, 7: 2}
"""How many basic resources one gives."""

GOLD = {2: 15, 3: 4}
"""How much gold one costs."""


def _named(_position: Position, _seat: int, move: Free) -> Findings:
    """A free action names just what it needs."""
    needs = (
        move.give.total == GIVEN.get(move.number, 0),
        move.get.total == GOT.get(move.number, 0) and not move.get.gold,
        bool(move.piece) == (move.number == 1),
        not move.disc or move.number == 7,
        bool(move.tile) == (move.number == 4),
        bool(move.at) == (move.number == 8),
    )
    return KEPT if all(needs) else (({"number": move.number}, ()),)


def _no_gold(position: Position, _seat: int, move: Free) -> Findings:
    """Gold is no basic resource."""
    return BROKEN if move.give.gold and position.rulings.resources == "basic" else KEPT


def cost(move: Free) -> tuple[Gain, ...]:
    """The resources and the gold that a free action costs, without the card or the disc."""
    given = tuple(Gain(kind, number) for kind, number in _each(move.give) if number)
    gold = GOLD.get(move.number, 0)
    return (*given, Gain("gold", gold)) if gold else given


def _each(basics: Basics) -> tuple[tuple[str, int], ...]:
    return ("wheat", basics.wheat), ("wood", basics.wood), ("iron", basics.iron), ("gold", basics.gold)


def _short(position: Position, seat: int, move: Free) -> Findings:
    return lacking_of_each(position, seat, _needed(move))


@lru_cache(maxsize=1024)
def _needed(move: Free) -> tuple[Gain, ...]:
    return sum_costs(cost(move))


def _cards(_position: Position, _seat: int, move: Free) -> int:
    return int(move.number == 1 or (move.number == 7 and not move.disc))


@lru_cache(maxsize=1024)
def price(move: Free) -> tuple[Gain, ...]:
    """Everything that a free action costs: card, disc, resources, gold."""
    card = Gain("card", int(move.number == 1 or (move.number == 7 and not move.disc)))
    disc = Gain("disc", int(move.number == 7 and move.disc))
    return sum_costs((card, disc, *cost(move)))


def _no_disc(position: Position, seat: int, move: Free) -> Findings:
    return BROKEN if move.disc and not position.players[seat].discs else KEPT


MOST_CLAIMED = 5
"""So many milestones a seat can show; there are three to claim."""


def _no_milestone(position: Position, seat: int, move: Free) -> Findings:
    room = len(position.players[seat].milestones) < MOST_CLAIMED
    if move.number != 4 or (move.tile in position.milestones and room):
        return KEPT
    return (({"tile": move.tile, "claimed": position.claimed}, ()),)


def milestone_needs(position: Position, tile: int) -> tuple[Gain, ...]:
    """What a milestone asks for, as far as somebody has read it."""
    return _conditions(position.printed.gains(f"milestone-{tile}"))


def tower_needs(position: Position, seat: int) -> tuple[Gain, ...]:
    """What a seat's clock tower asks for, as far as somebody has read it; the wonder in any case."""
    found = _conditions(position.printed.gains(f"{position.players[seat].character}-tower"))
    return found if any(need.kind == "wonder" for need in found) else (Gain("wonder"), *found)


def _conditions(found: Gains | None) -> tuple[Gain, ...]:
    return found.options[0] if found else ()


def _milestone_unmet(position: Position, seat: int, move: Free) -> Findings:
    return _unmet(position, seat, milestone_needs(position, move.tile)) if move.number == 4 else KEPT


def _tower_unmet(position: Position, seat: int, move: Free) -> Findings:
    return _unmet(position, seat, tower_needs(position, seat)) if move.number == 8 else KEPT


def _unmet(position: Position, seat: int, needs: tuple[Gain, ...]) -> Findings:
    """The parts of a condition that are not met."""
    return tuple(
        ({"what": Word(f"element-{need.kind}"), "due": need.count, "there": there}, ())
        for need, there in missing_gains(position, seat, needs)
    )


def _tower_stands(position: Position, seat: int, move: Free) -> Findings:
    return BROKEN if move.number == 8 and position.players[seat].count_properties("tower") else KEPT


def _place(check: Check) -> Check:
    """A rule of a property's place, for the clock tower."""

    def found(position: Position, seat: int, move: Free) -> Findings:
        return (
            check.check(position, seat, moves.Property("tower", move.at))
            if move.number == 8 and move.at
            else KEPT
        )

    return Rule(check.id, check.section, found, check.kind)


FREE: tuple[Check, ...] = (
    Rule("named", "free", _named, "impossible"),
    Rule("gold_basic", "free", _no_gold),
    *hand_rules("free", _cards),
    Rule("no_disc", "free", _no_disc, "impossible"),
    Rule("short", "free", _short),
    Rule("no_milestone", "milestone", _no_milestone, "impossible"),
    Rule("unmet", "milestone", _milestone_unmet),
    Rule("unmet", "property.tower", _tower_unmet),
    Rule("tower_stands", "property.tower", _tower_stands, "impossible"),
    *map(_place, placing.checks("tower")),
)
"""The rules of a free action, in the order of the rulebook."""


def take_free_action(position: Position, seat: int, move: Free) -> Position:
    """The position after a free action."""
    position = laying.rest(position, seat)
    position = add_stock(pay(position, seat, cost(move)), seat, "hand", -_cards(position, seat, move))
    for kind, number in _each(move.get):
        position = add_stock(position, seat, kind, number)
    match move.number:
        case 1:
            return owe(position, seat, (Due("road" if move.piece == "road" else "terrain"),))
        case 2:
            return add_stock(position, seat, "hand", 1)
        case 4:
            return claim(position, seat, move.tile)
        case 5:
            return add_stock(position, seat, "gold", 1)
        case 7:
            return add_stock(position, seat, "discs", -1) if move.disc else position
        case 8:
            return laying.build(position, seat, moves.Property("tower", move.at), free=True)
    return position


def claim(position: Position, seat: int, tile: int) -> Position:
    """A milestone is a seat's; with the third of the game, the others leave the table."""
    position = position.with_player(seat, milestones=(*position.players[seat].milestones, tile))
    left = tuple(each for each in position.milestones if each != tile)
    number = position.claimed + 1
    return replace(position, claimed=number, milestones=() if number >= numbers().milestones[1] else left)


def spare_order(player: Player, move: Free) -> tuple[bool, int]:
    """Return the sort key of a free action: for something else, and with what there is most of, first."""
    kinds = [{kind for kind, number in _each(each) if number} for each in (move.give, move.get)]
    left = (
        player.wheat - move.give.wheat + move.get.wheat,
        player.wood - move.give.wood + move.get.wood,
        player.iron - move.give.iron + move.get.iron,
    )
    return bool(kinds[0] & kinds[1]), -min(left)


# What can be done -------------------------------------------------------------------------------------------


def every_free(position: Position, seat: int) -> Iterator[Free]:
    """Every free action that a seat could name."""
    kinds = _kinds(position)
    yield from _up_to_three(kinds)
    yield from (Free(4, tile=tile) for tile in (*position.milestones, 40))
    yield from _five_to_seven(kinds)
    yield from (Free(8, at=at) for at in tower_places(position, seat))


def _kinds(position: Position) -> tuple[str, ...]:
    """The resources that pay for a free action."""
    return (*BASICS, "gold") if position.rulings.resources == "any" else BASICS


@cache
def _up_to_three(kinds: tuple[str, ...]) -> tuple[Free, ...]:
    """The free actions 1 to 3, with every way to pay them in some resources: the same at every table."""
    pieces = (Free(1, give=give, piece=piece) for give in _some(kinds, 3) for piece in ("terrain", "road"))
    return (*pieces, Free(2), *(Free(3, get=get) for get in _some(BASICS, 1)))


@cache
def _five_to_seven(kinds: tuple[str, ...]) -> tuple[Free, ...]:
    """The free actions 5 to 7, with every way to pay them in some resources: the same at every table."""
    five = (Free(5, give=give) for give in _some(kinds, 1) if not give.gold)
    six = (Free(6, give=give, get=get) for give in _some(kinds, 3) for get in _some(BASICS, 1))
    seven = (Free(7, get=get, disc=disc) for get in _some(BASICS, 2) for disc in (False, True))
    return (*five, *six, *seven)


def legal_free(position: Position, seat: int) -> Iterator[Free]:
    """The legal free actions of the seat whose turn it is.

    Of 1 to 3 and 5 to 7 all that can be paid are legal, and more than the dearest takes makes no difference.
    """
    player, spare = position.players[seat], position.players[seat].hand > cards_to_keep(position)
    has = (*(min(_MOST, each) for each in (player.wheat, player.wood, player.iron)), min(_DEAR, player.gold))
    first, then = _paid(_kinds(position), has, spare=spare, disc=player.discs > 0)
    yield from first
    yield from legal_moves(_RULES, position, seat, (Free(4, tile=tile) for tile in position.milestones))
    yield from then
    if not _unmet(position, seat, tower_needs(position, seat)):
        towers = (Free(8, at=at) for at in tower_places(position, seat))
        yield from legal_moves(_RULES, position, seat, towers)


_RULES: Mapping[type[Any], tuple[Check, ...]] = {Free: FREE}
_MOST, _DEAR = max(GIVEN.values()), max(GOLD.values())
"""The most of a basic resource, and of gold, that a free action takes."""


@lru_cache(maxsize=1024)
def _paid(
    kinds: tuple[str, ...], has: tuple[int, ...], *, spare: bool, disc: bool
) -> tuple[tuple[Free, ...], tuple[Free, ...]]:
    """Of the free actions 1 to 3, and of 5 to 7, those that so much pays for.

    Args:
        kinds: the resources that pay.
        has: how much there is of wheat, wood, iron and gold.
        spare: whether there is a card that need not be kept.
        disc: whether there is a disc.
    """
    there = {**dict(zip((*BASICS, "gold"), has, strict=True)), "card": spare, "disc": disc}
    first, then = (
        tuple(move for move in every if all(gain.count <= there[gain.kind] for gain in price(move)))
        for every in (_up_to_three(kinds), _five_to_seven(kinds))
    )
    return first, then


def tower_places(position: Position, seat: int) -> tuple[str, ...]:
    """The hexes with a tile, the capital, and one without: what can be named for the clock tower."""
    here = land(position, seat)
    bare = here.grid.full & ~here.tiles & ~here.capital
    return here.grid.names_of(here.tiles | here.capital | (bare & -bare))


def _some(kinds: tuple[str, ...], number: int) -> Iterator[Basics]:
    for chosen in combinations_with_replacement(kinds, number):
        yield Basics(**{kind: chosen.count(kind) for kind in set(chosen)})
