"""Setting the mirror to what the table shows; what hangs on it follows."""

from collections import Counter

from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.games.citadels import moves, recasting
from companion.games.citadels.position import Built, Position, by_kind
from companion.games.citadels.printed import District

MOST_BUILT = 66
"""So many districts a city can show."""


def correct(position: Position, correction: moves.Correction) -> Position:
    """The position with one thing set to what the table shows; nothing is ended by it.

    Raises:
        Impossible: there is no such seat, district or character here, or it cannot be shown now.
    """
    seat = getattr(correction, "seat", None)
    if seat is not None and seat >= position.count:
        raise Impossible(f"seat {seat}")
    match correction:
        case moves.SetGold():
            return position.with_player(correction.seat, gold=correction.gold)
        case moves.SetHand():
            return _with_hand(position, correction)
        case moves.SetDistrict():
            return _with_district(position, correction)
        case moves.SetRole():
            return recasting.with_role(position, correction.seat, correction.role)
        case moves.SetNamed():
            return recasting.with_named(position, correction.by, correction.role)
        case moves.SetTurn():
            return recasting.with_turn(position, correction.turn)
        case moves.SetCrown():
            if position.phase == "draft":
                raise Impossible("the characters go around from the crown")
            return replace(position, crown=correction.seat)
        case moves.SetFirst():
            return replace(position, first=correction.seat)
        case moves.SetCitySize():
            return _with_size(position, correction)
        case moves.SetDealing():
            return _with_dealing(position)
        case moves.SetRound():
            return replace(position, round=correction.round)


def _with_dealing(position: Position) -> Position:
    """Take every character back, and what was done with them.

    Raises:
        Impossible: the game is over.
    """
    if position.phase == "scoring":
        raise Impossible("the game is over")
    players = tuple(replace(player, roles=(), shown=()) for player in position.players)
    position = replace(position, players=players, up=(), down=None, pool=(), aside=(), picks=0, calling=0)
    position = replace(position, killed=None, robbed=None, loot=None, offer=None, offered=None)
    return replace(position, phase="deal", turn=None)


def _with_hand(position: Position, correction: moves.SetHand) -> Position:
    """The number of cards, and those of them that are told; what was known before is forgotten."""
    if len(correction.cards) > correction.count:
        raise Impossible(f"{len(correction.cards)} cards of {correction.count}")
    for district, count in Counter(correction.cards).items():
        if count > _copies(position, district):
            raise Impossible(f"{count} {district}")
    return position.with_player(correction.seat, hand=correction.count, cards=by_kind(correction.cards))


def _copies(position: Position, district: District) -> int:
    card = position.printed.get(district)
    return card.copies if card else 0


# Cities ---------------------------------------------------------------------------------------------------


def _with_district(position: Position, correction: moves.SetDistrict) -> Position:
    """The city with so many of a district, the last ones taken away or new ones at its end.

    The city that becomes complete while no other is, was the first; one that was the first and is not
    complete any more was not.
    """
    seat, district = correction.seat, correction.district
    if district not in position.printed:
        raise Impossible(f"{district} is not played with")
    city, there = list[Built](), 0
    for built in position.players[seat].city:
        if built.district != district:
            city.append(built)
        elif there < correction.count:
            city.append(Built(district, correction.fresh))
            there += 1
    city += [Built(district, correction.fresh)] * (correction.count - there)
    if len(city) > MOST_BUILT:
        raise Impossible(f"{len(city)} districts")
    was = position.complete(seat)
    position = position.with_player(seat, city=tuple(city))
    if was == position.complete(seat):
        return position
    if was and position.first == seat:
        position = replace(position, first=None)
    return _first_found(position)


def _with_size(position: Position, correction: moves.SetCitySize) -> Position:
    was = position.first is not None and position.complete(position.first)
    position = replace(position, city_size=correction.size)
    if was and position.first is not None and not position.complete(position.first):
        position = replace(position, first=None)
    return _first_found(position)


def _first_found(position: Position) -> Position:
    """The only complete city was the first, where nobody has said otherwise.

    Once the game is over, the order in which cities are put together tells nothing, and nothing is kept:
    while one city alone is complete it counts as the first, and when another is, somebody has to say.
    """
    if position.phase == "scoring":
        return position
    done = [seat for seat in range(position.count) if position.complete(seat)]
    if position.first is None and len(done) == 1:
        return replace(position, first=done[0])
    return position
