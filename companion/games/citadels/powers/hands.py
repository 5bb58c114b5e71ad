"""Hands as numbers of cards, with the cards that the app was told."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.memo import cache_by_identity
from companion.engine.rules import BROKEN, KEPT, Finding, Findings, Rule
from companion.games.citadels.phases.stage import Check
from companion.games.citadels.position import Player, Position, sort_by_kind
from companion.games.citadels.powers.turn_checks import district_word, single_finding
from companion.games.citadels.printed import District

Cards = Sequence[District]

MOST_HELD = 66
"""Maximum to which a hand is clamped."""


def gain_cards(player: Player, count: int, cards: Cards = ()) -> Player:
    """Add `count` cards to a player's hand, some of them told. The hand is clamped to `MOST_HELD`."""
    hand = min(MOST_HELD, player.hand + count)
    return replace(player, hand=hand, cards=sort_by_kind((*player.cards, *cards))[:hand])


def lose_cards(player: Player, count: int, cards: Cards = ()) -> Player:
    """Remove `count` cards from a player's hand, some of them told. The hand is clamped to 0.

    Cards that leave untold may be any of the known ones, so all known ones are forgotten. The same holds
    if a told card cannot have been in the hand.
    """
    hand = max(0, player.hand - count)
    if len(cards) < count or cards_not_held(player, cards):
        return replace(player, hand=hand, cards=())
    return replace(player, hand=hand, cards=remove_cards(player.cards, cards)[:hand])


def remove_cards(cards: Cards, removed: Cards) -> tuple[District, ...]:
    """Subtract `removed` from `cards`, with multiplicity."""
    return sort_by_kind(tuple((Counter(cards) - Counter(removed)).elements()))


def cards_not_held(player: Player, cards: Cards) -> tuple[District, ...]:
    """List the cards that cannot all be in a hand: more unknown ones than it has."""
    unknown = player.hand - len(player.cards)
    if len(cards) <= unknown:
        return ()
    foreign = remove_cards(cards, player.cards)
    return foreign if len(foreign) > unknown else ()


def count_standing(position: Position, district: District) -> int:
    """Count the copies of a district that stand in all cities, duplicates included."""
    return _count_standing(position.players).get(district, 0)


@cache_by_identity(256)
def _count_standing(players: tuple[Player, ...]) -> Counter[District]:
    return Counter(built.district for player in players for built in player.city)


def copies_in_play(position: Position, district: District) -> int:
    """Count the copies of a district that are played with."""
    card = position.printed.get(district)
    return card.copies if card else 0


def with_hand(position: Position, seat: int, player: Player) -> Position:
    """Replace a seat's player."""
    players = list(position.players)
    players[seat] = player
    return replace(position, players=tuple(players))


# Rules ------------------------------------------------------------------------------------------------------


def held_card_rule(section: str) -> Check:
    """Build the rule that a move requires a card in the hand."""

    def check(position: Position, seat: int, _move: Any) -> Findings:
        return KEPT if position.players[seat].hand else BROKEN

    return Rule("empty_hand", section, check, "impossible")


def known_cards_rule(cards_of: Callable[[Any], Cards]) -> Check:
    """Build the rule that cards leaving a hand are among its known ones, if all are known."""

    def check(position: Position, seat: int, move: Any) -> Findings:
        player = position.players[seat]
        strange = cards_not_held(player, cards_of(move)) if player.hand else ()
        return (
            tuple(({"district": district_word(one)}, ()) for one in _drop_repeated_cards(strange))
            if strange
            else KEPT
        )

    return Rule("not_in_hand", "hands", check)


def _drop_repeated_cards(cards: Cards) -> tuple[District, ...]:
    return tuple(dict.fromkeys(cards))


def told_cards_rule(
    comes: Callable[[Position, int, Any], tuple[int, Cards]],
    goes: Callable[[Any], tuple[int, Cards]] | None = None,
) -> Check:
    """Build the rule that limits the told cards to those that move, and to the copies of each kind.

    Others' hands are not checked: a refusal would tell their cards.

    Args:
        comes: given position, seat and move, the number of cards it brings and the told ones.
        goes: given the move, the number of cards it takes away and the told ones.
    """

    def check(position: Position, seat: int, move: Any) -> Findings:
        leaving = goes(move) if goes else (0, ())
        coming = comes(position, seat, move)
        found = _find_told_in_excess(position, *leaving, ())
        if not coming[1]:
            return found
        known = leaving[0] == len(leaving[1])
        stays = remove_cards(position.players[seat].cards, leaving[1]) if known else ()
        return (*found, *_find_told_in_excess(position, *coming, stays))

    return Rule("told", "hands", check, "impossible")


def _find_told_in_excess(position: Position, count: int, cards: Cards, extra: Cards) -> Findings:
    """Find told cards beyond `count`, or beyond the copies left by the cities and by `extra`."""
    found: list[Finding] = []
    if len(cards) > count:
        found += single_finding(why="many", named=len(cards), most=count, district=district_word(cards[0]))
    for district in _drop_repeated_cards(cards):
        named = cards.count(district)
        most = copies_in_play(position, district) - count_standing(position, district) - extra.count(district)
        if named > most:
            word = district_word(district)
            found += single_finding(why="box", named=named, most=max(0, most), district=word)
    return found
