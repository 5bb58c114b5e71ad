"""Other worlds: positions that a seat cannot tell from its own, because they differ in secrets only."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.games.citadels.drafting import picking_seat
from companion.games.citadels.moves import Deal, Draw, Exchange, Laboratory, Move, Pick, Take, Workshop
from companion.games.citadels.position import Player, Position, sort_by_kind
from companion.games.citadels.printed import NUMBERS, District, Role


def other_world(position: Position, seat: int | None, rng: Random) -> Position:
    """Return the position with everything changed that a seat, or a watcher, must not know.

    Characters that nobody has shown are dealt anew among the others' hands, what goes around, and the places
    where they lie face down; what others told the app of their hands is made up. What comes out could be:
    every character is somewhere once, those that were called in vain lie face down, and no more cards are
    told than a hand holds and the box has.
    """
    if position.phase == "scoring":
        return position
    if position.rulings.draft == "phones" and position.phase != "deal":
        position = _recast(position, seat, rng)
    return _retold(position, seat, rng)


# Characters -----------------------------------------------------------------------------------------------


def _recast(position: Position, seat: int | None, rng: Random) -> Position:
    """Return the characters that a seat cannot see, dealt anew: first those that nobody can have any more."""
    chooses = seat is not None and picking_seat(position) == seat
    unknown = list(_unseen(position, seat, position.pool if chooses else ()))
    rng.shuffle(unknown)
    unknown.sort(key=lambda role: called_in_vain(position, role), reverse=True)
    take = iter(unknown)
    count = len(position.aside)
    down = next(take, None) if position.down else None
    aside = tuple(role for _, role in zip(range(count), take, strict=False))
    rest = list(take)
    rng.shuffle(rest)
    take = iter(rest)
    pool = (
        position.pool
        if chooses
        else tuple(role for _, role in zip(range(len(position.pool)), take, strict=False))
    )
    players = tuple(
        player if other == seat else _redealt(player, take) for other, player in enumerate(position.players)
    )
    return replace(position, players=players, pool=pool, down=down, aside=aside)


def _unseen(position: Position, seat: int | None, seen: Sequence[Role]) -> Iterable[Role]:
    known = {*position.up, *seen}
    for other, player in enumerate(position.players):
        known.update(player.roles if other == seat else player.shown)
    return (role for role in position.roles if role not in known)


def _redealt(player: Player, take: Iterable[Role]) -> Player:
    """Return a player who has as many characters as before, those nobody has seen from a new deal."""
    new = iter(take)
    return replace(player, roles=tuple(role if role in player.shown else next(new) for role in player.roles))


def called_in_vain(position: Position, role: Role) -> bool:
    """Tell if nobody answered when a character was called: it lies face down, and everybody knows that."""
    return position.phase == "turn" and NUMBERS[role] <= position.calling and role != position.killed


# Hands ----------------------------------------------------------------------------------------------------


def _retold(position: Position, seat: int | None, rng: Random) -> Position:
    """Hands of which other cards were told, more of them, or none."""
    left = cards_left(position, () if seat is None else position.players[seat].cards)
    rng.shuffle(left)
    players = []
    for other, player in enumerate(position.players):
        if other != seat:
            told = min(rng.randrange(player.hand + 1), len(left)) if rng.random() < 0.7 else 0
            cards = sort_by_kind(left[:told]) if told else ()
            del left[:told]
            player = replace(player, cards=cards)
        players.append(player)
    return replace(position, players=tuple(players))


def cards_left(position: Position, known: Iterable[District] = ()) -> list[District]:
    """Return every card that stands in no city, and is not among those known."""
    gone = Counter(built.district for player in position.players for built in player.city)
    gone.update(known)
    return [
        district for district, card in position.printed.items() for _ in range(card.copies - gone[district])
    ]


def retold(position: Position, move: Move, rng: Random) -> Move:
    """Return the move as it might be made in this world: other cards told, another character taken."""
    match move:
        case Deal() if move.down:
            return Deal(move.up, rng.choice([role for role in position.roles if role not in move.up]))
        case Pick():
            pool = rng.sample(position.pool, 2 if move.aside else 1)
            return Pick(*pool)
        case Exchange():
            most = min(move.count, 3)
            return Exchange(move.count, _made_up(position, most, rng), _made_up(position, most, rng))
        case Laboratory():
            return Laboratory(rng.choice((None, *position.printed)))
        case Take() | Draw() | Workshop():
            return type(move)(_made_up(position, 4, rng))
    return move


def _made_up(position: Position, most: int, rng: Random) -> tuple[District, ...]:
    return sort_by_kind(rng.sample(list(position.printed), rng.randrange(most + 1)))


def untold(move: Move) -> Move:
    """Return the move without the cards that it tells."""
    match move:
        case Exchange():
            return Exchange(move.count)
        case Take() | Draw() | Workshop() | Laboratory():
            return type(move)()
    return move


# What a world can be --------------------------------------------------------------------------------------


def flaws(position: Position) -> list[Any]:
    """Return what cannot be: a character in two places, one called in vain but held, more told
    than there is.
    """
    found: list[Any] = []
    if position.rulings.draft == "phones" and position.phase in ("draft", "turn"):
        down = (position.down,) if position.down else ()
        held = [role for player in position.players for role in player.roles]
        everywhere = sorted((*position.up, *down, *position.pool, *position.aside, *held))
        if everywhere != sorted(position.roles):
            found.append(everywhere)
        shown = {role for player in position.players for role in player.shown}
        found += [role for role in held if role not in shown and called_in_vain(position, role)]
    for player in position.players:
        if len(player.cards) > player.hand or not set(player.shown) <= set(player.roles):
            found.append(player)
    told = Counter(card for player in position.players for card in player.cards)
    there = Counter(cards_left(position))
    return [*found, *(told - there)]
