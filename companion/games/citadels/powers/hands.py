"""Hands are numbers; which cards they are is known as far as somebody has told it."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.memo import by_identity
from companion.engine.rules import BROKEN, KEPT, Finding, Findings, Rule
from companion.games.citadels.phases.stage import Check
from companion.games.citadels.position import Player, Position, by_kind
from companion.games.citadels.powers.own import district_word, finding
from companion.games.citadels.printed import District

Cards = Sequence[District]

MOST_HELD = 66
"""What a hand is kept below, whatever is typed."""


def gain_cards(player: Player, count: int, told: Cards = ()) -> Player:
    """The player with so many more cards in the hand, some of them told."""
    hand = min(MOST_HELD, player.hand + count)
    return replace(player, hand=hand, cards=by_kind((*player.cards, *told))[:hand])


def lose_cards(player: Player, count: int, told: Cards = ()) -> Player:
    """The player with so many cards less, some of them told.

    When cards leave untold, nobody knows which of the known ones are still there: all are forgotten. So they
    are when a card leaves that cannot have been among those held.
    """
    hand = max(0, player.hand - count)
    if len(told) < count or unheld(player, told):
        return replace(player, hand=hand, cards=())
    return replace(player, hand=hand, cards=without(player.cards, told)[:hand])


def without(cards: Cards, gone: Cards) -> tuple[District, ...]:
    """Cards less those of some others that are among them, each as often as it is there."""
    return by_kind(tuple((Counter(cards) - Counter(gone)).elements()))


def unheld(player: Player, cards: Cards) -> tuple[District, ...]:
    """Of some cards, those that cannot all be in a hand: more unknown ones than it has."""
    unknown = player.hand - len(player.cards)
    if len(cards) <= unknown:
        return ()
    foreign = without(cards, player.cards)
    return foreign if len(foreign) > unknown else ()


def count_standing(position: Position, district: District) -> int:
    """How many of a district stand in all cities; duplicates are counted."""
    return _count_standing(position.players).get(district, 0)


@by_identity(256)
def _count_standing(players: tuple[Player, ...]) -> Counter[District]:
    return Counter(built.district for player in players for built in player.city)


def copies(position: Position, district: District) -> int:
    """How many of a district are played with."""
    card = position.printed.get(district)
    return card.copies if card else 0


def with_hand(position: Position, seat: int, player: Player) -> Position:
    """The position with a player in another state."""
    players = list(position.players)
    players[seat] = player
    return replace(position, players=tuple(players))


# Rules ------------------------------------------------------------------------------------------------------


def has_card(section: str) -> Check:
    """The rule that something needs a card in the hand."""

    def check(position: Position, seat: int, _move: Any) -> Findings:
        return KEPT if position.players[seat].hand else BROKEN

    return Rule("empty_hand", section, check, "impossible")


def held_rule(named: Callable[[Any], Cards]) -> Check:
    """The rule that cards which leave a hand are among those that the app was told, if it knows them all."""

    def check(position: Position, seat: int, move: Any) -> Findings:
        player = position.players[seat]
        strange = unheld(player, named(move)) if player.hand else ()
        return tuple(({"district": district_word(one)}, ()) for one in _each(strange)) if strange else KEPT

    return Rule("not_in_hand", "hands", check)


def _each(cards: Cards) -> tuple[District, ...]:
    return tuple(dict.fromkeys(cards))


def told_rule(
    comes: Callable[[Position, int, Any], tuple[int, Cards]],
    goes: Callable[[Any], tuple[int, Cards]] | None = None,
) -> Check:
    """The rule that no more cards are told than come or leave, nor more of a kind than there can be.

    What others hold is not looked at: nobody is to learn it from a refusal.

    Args:
        comes: given position, seat and move, how many cards it brings and which are told.
        goes: given the move, how many it takes away and which are told.
    """

    def check(position: Position, seat: int, move: Any) -> Findings:
        leaving = goes(move) if goes else (0, ())
        coming = comes(position, seat, move)
        found = _too_many(position, *leaving, ())
        if not coming[1]:
            return found
        known = leaving[0] == len(leaving[1])
        stays = without(position.players[seat].cards, leaving[1]) if known else ()
        return (*found, *_too_many(position, *coming, stays))

    return Rule("told", "hands", check, "impossible")


def _too_many(position: Position, count: int, cards: Cards, beside: Cards) -> Findings:
    """What is wrong with telling some cards of so many, beside others that are known to be held."""
    found: list[Finding] = []
    if len(cards) > count:
        found += finding(why="many", named=len(cards), most=count, district=district_word(cards[0]))
    for district in _each(cards):
        named = cards.count(district)
        most = copies(position, district) - count_standing(position, district) - beside.count(district)
        if named > most:
            word = district_word(district)
            found += finding(why="box", named=named, most=max(0, most), district=word)
    return found
