"""The free actions of a turn, 1 to 8, as many as a seat likes before and after its main action."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Any

from msgspec.structs import replace

from companion.engine.gains import Gain, Gains
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, legal_moves
from companion.engine.verdict import Verdict
from companion.engine.words import Word
from companion.games.sweet_lands import lay_pieces, moves, placing, words
from companion.games.sweet_lands.counting import missing_gains
from companion.games.sweet_lands.free_actions import (
    FREE_ACTIONS,
    Named,
    action_of,
    amounts,
    cost,
    discards,
    names_what_it_needs,
)
from companion.games.sweet_lands.gaining import STOCK, add_stock, owe, pay, sum_costs
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.moves import Basics, Free
from companion.games.sweet_lands.phases.common_rules import Check, cards_to_keep, hand_rules, lacking_of_each
from companion.games.sweet_lands.position import Due, Player, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.vocabulary import BASICS


def _check_named(_position: Position, _seat: int, move: Free) -> Findings:
    """Check that a free action names what it needs, and nothing else."""
    return KEPT if names_what_it_needs(move) else (({"number": move.number}, ()),)


def _no_gold(position: Position, _seat: int, move: Free) -> Findings:
    """Check that gold does not pay as a basic resource."""
    return BROKEN if move.give.gold and position.rulings.resources == "basic" else KEPT


def _check_short(position: Position, seat: int, move: Free) -> Findings:
    return lacking_of_each(position, seat, _needed_gains(move))


@lru_cache(maxsize=1024)
def _needed_gains(move: Free) -> tuple[Gain, ...]:
    return sum_costs(cost(move))


def _cards(_position: Position, _seat: int, move: Free) -> int:
    return sum(gain.count for gain in discards(move) if gain.kind == "card")


@lru_cache(maxsize=1024)
def price(move: Free) -> tuple[Gain, ...]:
    """Sum everything that a free action costs: card, disc, resources, gold."""
    return sum_costs((*discards(move), *cost(move)))


def _no_disc(position: Position, seat: int, move: Free) -> Findings:
    return BROKEN if move.disc and not position.players[seat].discs else KEPT


def _about(move: Free, field: Named) -> bool:
    """Check that a free action is about the object in one field of its move."""
    return action_of(move).names == field


MOST_CLAIMED = 5
"""Most milestones that a seat can show. The game has three to claim."""


def _no_milestone(position: Position, seat: int, move: Free) -> Findings:
    room = len(position.players[seat].milestones) < MOST_CLAIMED
    if not _about(move, "tile") or (move.tile in position.milestones and room):
        return KEPT
    return (({"tile": move.tile, "claimed": position.claimed}, ()),)


Conditions = tuple[tuple[Gain, ...], ...]
"""Conditions of which one has to be met, each of several parts."""


def condition_entries(position: Position, seat: int, move: Free) -> tuple[str, ...]:
    """List the entries with the conditions of a free action: a milestone's, or those of the clock tower."""
    character = position.players[seat].character
    if _about(move, "tile"):
        return (f"milestone-{move.tile}",)
    return (f"{character}-tower",) if _about(move, "at") and character else ()


UNREAD_CONDITION = "unread_condition"
"""Rule that reading a print cures."""


def waits_for_reading(verdict: Verdict) -> bool:
    """Check that nothing stands against a move but a condition that nobody has read."""
    return {violation.rule for violation in verdict.violations} == {UNREAD_CONDITION}


def _unread_milestone(position: Position, seat: int, move: Free) -> Findings:
    lies = _about(move, "tile") and move.tile in position.milestones
    return _unread_findings(position, seat, move) if lies else KEPT


def _unread_tower(position: Position, seat: int, move: Free) -> Findings:
    return _unread_findings(position, seat, move) if _about(move, "at") else KEPT


def _unread_findings(position: Position, seat: int, move: Free) -> Findings:
    """Check that the condition of a free action has been read, as version 3 of the rules asks."""
    if position.rules < 3:
        return KEPT
    names = condition_entries(position, seat, move)
    return tuple(
        ({"what": words.entry(position, name)}, ()) for name in names if not position.printed.knows(name)
    )


def milestone_needs(position: Position, tile: int) -> Conditions:
    """Look up the conditions of a milestone, of which one is enough. A single empty one if unread."""
    return _conditions(position.printed.gains(f"milestone-{tile}"))


def tower_needs(position: Position, seat: int) -> Conditions:
    """Look up the conditions of a seat's clock tower, as far as read. The wonder is always among them."""
    found = _conditions(position.printed.gains(f"{position.players[seat].character}-tower"))
    return tuple(
        each if any(need.kind == "wonder" for need in each) else (Gain("wonder"), *each) for each in found
    )


def _conditions(gains: Gains | None) -> Conditions:
    return gains.options if gains else ((),)


def _milestone_unmet(position: Position, seat: int, move: Free) -> Findings:
    return (
        _unmet_findings(position, seat, milestone_needs(position, move.tile))
        if _about(move, "tile")
        else KEPT
    )


def _tower_unmet(position: Position, seat: int, move: Free) -> Findings:
    return _unmet_findings(position, seat, tower_needs(position, seat)) if _about(move, "at") else KEPT


def _unmet_findings(position: Position, seat: int, needs: Conditions) -> Findings:
    """List the unmet parts of the condition that a seat comes nearest to. None if it meets one."""
    missing = min((missing_gains(position, seat, each) for each in needs), key=len)
    return tuple(
        ({"what": Word(f"element-{need.kind}"), "due": need.count, "there": there}, ())
        for need, there in missing
    )


def _tower_stands(position: Position, seat: int, move: Free) -> Findings:
    return BROKEN if _about(move, "at") and position.players[seat].count_properties("tower") else KEPT


def _place(check: Check) -> Check:
    """Adapt a rule of a property's place to the clock tower."""

    def check_tower(position: Position, seat: int, move: Free) -> Findings:
        return (
            check.check(position, seat, moves.Property("tower", move.at))
            if _about(move, "at") and move.at
            else KEPT
        )

    return Rule(check.id, check.section, check_tower, check.kind)


FREE: tuple[Check, ...] = (
    Rule("named", "free", _check_named, "impossible"),
    Rule("gold_basic", "free", _no_gold),
    *hand_rules("free", _cards),
    Rule("no_disc", "free", _no_disc, "impossible"),
    Rule("short", "free", _check_short),
    Rule("no_milestone", "milestone", _no_milestone, "impossible"),
    Rule(UNREAD_CONDITION, "milestone", _unread_milestone),
    Rule("unmet", "milestone", _milestone_unmet),
    Rule(UNREAD_CONDITION, "property.tower", _unread_tower),
    Rule("unmet", "property.tower", _tower_unmet),
    Rule("tower_stands", "property.tower", _tower_stands, "impossible"),
    *map(_place, placing.checks("tower")),
)
"""The rules of a free action, in the order of the rulebook."""


def take_free_action(position: Position, seat: int, move: Free) -> Position:
    """Apply a free action."""
    position = lay_pieces.end_action(position, seat)
    position = pay(position, seat, price(move))
    for gain in (*amounts(move.get), *action_of(move).fixed):
        position = add_stock(position, seat, STOCK[gain.kind], gain.count)
    match action_of(move).names:
        case "piece":
            return owe(position, seat, (Due("road" if move.piece == "road" else "terrain"),))
        case "tile":
            return claim(position, seat, move.tile)
        case "at":
            return lay_pieces.build(position, seat, moves.Property("tower", move.at), free=True)
    return position


def claim(position: Position, seat: int, tile: int) -> Position:
    """Give a milestone to a seat. The game's third claim removes the others from the table."""
    position = position.with_player(seat, milestones=(*position.players[seat].milestones, tile))
    left = tuple(each for each in position.milestones if each != tile)
    number = position.claimed + 1
    return replace(position, claimed=number, milestones=() if number >= numbers().milestones[1] else left)


def spare_order(player: Player, move: Free) -> tuple[bool, int]:
    """Build the sort key of a free action.

    Real trades come first, then those that leave most of the scarcest resource.
    """
    kinds = [{gain.kind for gain in amounts(each)} for each in (move.give, move.get)]
    left = (
        player.wheat - move.give.wheat + move.get.wheat,
        player.wood - move.give.wood + move.get.wood,
        player.iron - move.give.iron + move.get.iron,
    )
    return bool(kinds[0] & kinds[1]), -min(left)


# What can be done -------------------------------------------------------------------------------------------


def every_free(position: Position, seat: int) -> Iterator[Free]:
    """Yield every free action that a seat could name."""
    kinds = _kinds(position)
    for number, action in FREE_ACTIONS.items():
        match action.names:
            case "tile":
                yield from (Free(number, tile=tile) for tile in (*position.milestones, 40))
            case "at":
                yield from (Free(number, at=at) for at in tower_places(position, seat))
            case _:
                yield from _trades(kinds, number)


def _kinds(position: Position) -> tuple[str, ...]:
    """List the resources that may pay for a free action."""
    return (*BASICS, "gold") if position.rulings.resources == "any" else BASICS


@cache
def _trades(kinds: tuple[str, ...], number: int) -> tuple[Free, ...]:
    """List every way to pay for a trade in the given resources. Cached for all tables."""
    action = FREE_ACTIONS[number]
    given = {gain.kind for gain in action.fixed}
    return tuple(
        Free(number, give=give, get=get, piece=piece, disc=disc)
        for give in _basics_of(kinds, action.paid)
        if given.isdisjoint(gain.kind for gain in amounts(give))
        for get in _basics_of(BASICS, action.got)
        for piece in action.pieces
        for disc in ((False, True) if action.takes_disc else (False,))
    )


def legal_free(position: Position, seat: int) -> Iterator[Free]:
    """Yield the legal free actions of the seat whose turn it is.

    All affordable trades are legal. Stocks are clamped to the dearest trade, so that few are cached.
    """
    player, spare = position.players[seat], position.players[seat].hand > cards_to_keep(position)
    has = (*(min(_MOST, each) for each in (player.wheat, player.wood, player.iron)), min(_DEAR, player.gold))
    paid = _payable_trades(_kinds(position), has, spare=spare, disc=player.discs > 0)
    for number, action in FREE_ACTIONS.items():
        match action.names:
            case "tile":
                claims = (Free(number, tile=tile) for tile in position.milestones)
                yield from legal_moves(_RULES, position, seat, claims)
            case "at":
                if not _unmet_findings(position, seat, tower_needs(position, seat)):
                    towers = (Free(number, at=at) for at in tower_places(position, seat))
                    yield from legal_moves(_RULES, position, seat, towers)
            case _:
                yield from paid[number]


_RULES: Mapping[type[Any], tuple[Check, ...]] = {Free: FREE}
_MOST = max(action.paid for action in FREE_ACTIONS.values())
_DEAR = max(action.gold for action in FREE_ACTIONS.values())
"""Most of a basic resource, and of gold, that a free action takes."""


@lru_cache(maxsize=1024)
def _payable_trades(
    kinds: tuple[str, ...], has: tuple[int, ...], *, spare: bool, disc: bool
) -> Mapping[int, tuple[Free, ...]]:
    """List the trades that a stock can pay, by the numbers of the free actions.

    Args:
        kinds: the resources that pay.
        has: the stocks of wheat, wood, iron and gold.
        spare: true if a card need not be kept.
        disc: true if there is a disc.
    """
    there = {**dict(zip((*BASICS, "gold"), has, strict=True)), "card": spare, "disc": disc}
    return {
        number: tuple(
            move
            for move in _trades(kinds, number)
            if all(gain.count <= there[gain.kind] for gain in price(move))
        )
        for number, action in FREE_ACTIONS.items()
        if action.names not in ("tile", "at")
    }


def tower_places(position: Position, seat: int) -> tuple[str, ...]:
    """List the hexes to name for the clock tower: those with a tile, the capital, and one bare hex."""
    land = seat_land(position, seat)
    bare = land.grid.full & ~land.tiles & ~land.capital
    return land.grid.names_of(land.tiles | land.capital | (bare & -bare))


def _basics_of(kinds: tuple[str, ...], number: int) -> Iterator[Basics]:
    for chosen in combinations_with_replacement(kinds, number):
        yield Basics(**{kind: chosen.count(kind) for kind in set(chosen)})
