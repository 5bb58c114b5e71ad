"""Other worlds: positions that a seat cannot tell from its own, because they differ in secrets only."""

from random import Random

from msgspec.structs import replace

from companion.games.citadels.drafting import picker
from companion.games.citadels.moves import Draw, Exchange, Laboratory, Move, Pick, Take, Workshop
from companion.games.citadels.position import Position, by_kind
from companion.games.citadels.printed import ROLES, District, Role


def other_world(position: Position, seat: int | None, rng: Random) -> Position:
    """The position with everything changed that a seat, or a watcher, must not know.

    Characters that nobody has shown are dealt anew among the others' hands and the places where they lie
    face down; what others told the app of their hands is made up.
    """
    if position.phase == "scoring":
        return position
    chooses = seat is not None and picker(position) == seat
    known = {role for player in position.players for role in player.shown} | set(position.up)
    if seat is not None:
        known |= set(position.players[seat].roles)
    if chooses:
        known |= set(position.pool)
    unknown: list[Role] = [role for role in ROLES if role not in known]
    rng.shuffle(unknown)
    players = []
    for other, player in enumerate(position.players):
        if other == seat:
            players.append(player)
            continue
        hidden = sum(role not in player.shown for role in player.roles)
        drawn = tuple(unknown.pop() if unknown else "king" for _ in range(hidden))
        cards = _made_up(position, player.hand, rng) if rng.random() < 0.5 else ()
        players.append(replace(player, roles=(*player.shown, *drawn), cards=cards))
    pool = position.pool if chooses else tuple(unknown.pop() for _ in position.pool if unknown)
    down = unknown.pop() if position.down and unknown else position.down
    aside = tuple(unknown.pop() for _ in position.aside if unknown)
    return replace(position, players=tuple(players), pool=pool, down=down, aside=aside)


def _made_up(position: Position, hand: int, rng: Random) -> tuple[District, ...]:
    names = list(position.printed)
    return by_kind([rng.choice(names) for _ in range(rng.randint(0, hand))])


def retold(position: Position, move: Move, rng: Random) -> Move:
    """The move as somebody else could have made it, who kept other cards, or took another character."""
    names: list[District] = list(position.printed)
    match move:
        case Pick():
            return Pick(rng.choice(ROLES), move.aside and rng.choice(ROLES))
        case Take() | Draw() | Workshop():
            return type(move)((rng.choice(names),))
        case Exchange():
            return Exchange(move.count, (rng.choice(names),), (rng.choice(names),))
        case Laboratory():
            return Laboratory(rng.choice((None, *names)))
    return move
