"""Other beginnings of numbered tables, so that random plays reach what they seldom do from an empty table.

Every card is dealt from one pile: a city never has a district twice, and the box is never exceeded.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from companion.games.citadels.position import Built, Player, Position
from companion.games.citadels.printed import DISTRICTS, District
from tests.games.citadels.oracle_cards import DECK, in_play

RICH = 12


def shuffled(position: Position, rng: Random, *, purple_first: bool) -> list[District]:
    """Return every card of the box in some order."""
    cards = [one for one in in_play(position) for _ in range(DECK[one][2])]
    rng.shuffle(cards)
    return sorted(cards, key=lambda one: purple_first and DECK[one][0] != "purple")


def handed(cards: list[District], number: int, unlike: Sequence[District] = ()) -> list[District]:
    """Draw cards from the top, as far as there are any, none that is there already if that is asked."""
    taken: list[District] = []
    for card in list(cards):
        if len(taken) == number:
            break
        if unlike and card in (*unlike, *taken):
            continue
        taken.append(card)
        cards.remove(card)
    return taken


def cities(position: Position, rng: Random, cards: list[District], sizes: Sequence[int]) -> Position:
    """Deal every seat a city of some size, its districts around, one at a time."""
    towns: list[list[District]] = [[] for _ in sizes]
    for level in range(max(sizes)):
        for town, size in zip(towns, sizes, strict=True):
            if level < size:
                town += handed(cards, 1, town or ("great_wall",))
    players = tuple(
        replace(player, gold=rng.randrange(RICH), city=tuple(Built(one) for one in town))
        for player, town in zip(position.players, towns, strict=True)
    )
    return replace(position, players=players)


def told(player: Player, rng: Random, hand: Sequence[District]) -> Player:
    """Return a hand of which none, some, or all cards have been told."""
    share = rng.choice((0, len(hand) // 2, len(hand), len(hand)))
    cards = sorted(rng.sample(list(hand), share), key=DISTRICTS.index)
    return replace(player, hand=len(hand), cards=tuple(cards))


def opened(position: Position, number: int) -> Position:
    """Two of three tables begin with cities: purple ones with known hands, or nearly complete ones.

    Of those nearly complete, some leave next to nothing in the pile.
    """
    if number % 3 == 0 or position.phase != "deal":
        return position
    seats = len(position.players)
    rng = Random(f"opened/{seats}/{number}")
    cards = shuffled(position, rng, purple_first=True)
    if number % 3 == 1:
        sizes = [rng.randrange(1, 5) for _ in range(seats)]
    else:
        sizes = [position.city_size - rng.randrange(2, 4) for _ in range(seats)]
    position = cities(position, rng, cards, sizes)
    rng.shuffle(cards)
    hands = [rng.randrange(6) for _ in range(seats)]
    if number % 6 == 5:
        hands = [len(cards) // seats for _ in range(seats)]
    players = tuple(
        told(player, rng, handed(cards, size)) for player, size in zip(position.players, hands, strict=True)
    )
    return replace(position, players=players)
