"""Setting the mirror to what the table shows; what hangs on it follows."""

from collections import Counter

from msgspec.structs import replace

from companion.engine.corrections import PLAYED, CorrectionKind, Corrections, Keys
from companion.engine.message import Impossible
from companion.games.citadels import log, moves, recasting
from companion.games.citadels.position import Built, Position, by_kind
from companion.games.citadels.printed import NUMBERS, District

MOST_SIZE = 20
"""A city of more districts is not offered."""

MOST_BUILT = 66
"""So many districts a city can show."""


def _goes_around(position: Position) -> str:
    return "the characters go around from the crown" if position.phase == "draft" else ""


def _nobody_called(position: Position) -> str:
    undealt = position.rulings.draft == "phones" and position.phase in ("deal", "draft")
    return "nobody can be called now" if undealt or position.phase == "scoring" else ""


def _callable_numbers(position: Position, _keys: Keys) -> tuple[int, int]:
    """Return the lowest and the highest number that can be called anew.

    Where the app holds the characters, a later one is still secret: its call would show whose it is.
    """
    return (1, position.calling if position.rulings.draft == "phones" else max(NUMBERS.values()))


def _deal_again(position: Position, _correction: moves.SetDealing) -> Position:
    """Take every character back, and what was done with them."""
    players = tuple(replace(player, roles=(), shown=()) for player in position.players)
    position = replace(position, players=players, up=(), down=None, pool=(), aside=(), picks=0, calling=0)
    position = replace(position, killed=None, robbed=None, loot=None, offer=None, offered=None)
    return replace(position, phase="deal", turn=None)


def _set_hand(position: Position, correction: moves.SetHand) -> Position:
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


def _set_district(position: Position, correction: moves.SetDistrict) -> Position:
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


def _resized(before: Position, position: Position, _correction: moves.SetCitySize) -> Position:
    """Forget who was first where its city is complete no more; find who is where only one city is."""
    was = before.first is not None and before.complete(before.first)
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


CORRECTIONS: Corrections[Position] = Corrections(
    (
        CorrectionKind(message=moves.SetGold, at="players[seat].gold", steps=(1, 5)),
        CorrectionKind(
            message=moves.SetHand, apply=_set_hand, steps=(1, 4), control="apart", line=log.hand_line
        ),
        CorrectionKind(
            message=moves.SetDistrict,
            apply=_set_district,
            control="brush",
            line=log.district_line,
            lines=("district", "district_none"),
        ),
        CorrectionKind(
            message=moves.SetRole,
            apply=lambda position, said: recasting.with_role(position, said.seat, said.role),
            modes=PLAYED,
            line=log.role_line,
            lines=("role", "role_none", "role_shown"),
        ),
        CorrectionKind(
            message=moves.SetNamed,
            apply=lambda position, said: recasting.with_named(position, said.by, said.role),
            modes=PLAYED,
            said_by="by",
        ),
        CorrectionKind(
            message=moves.SetTurn,
            apply=lambda position, said: recasting.with_turn(position, said.turn),
            control="apart",
            modes=PLAYED,
            line=log.turn_line,
        ),
        CorrectionKind(message=moves.SetCrown, at="crown", modes=PLAYED, unless=_goes_around),
        CorrectionKind(message=moves.SetFirst, at="first"),
        CorrectionKind(
            message=moves.SetCitySize, at="city_size", offers=lambda *_: (1, MOST_SIZE), follows=_resized
        ),
        CorrectionKind(message=moves.SetRound, at="round", modes=PLAYED),
        CorrectionKind(message=moves.SetDealing, apply=_deal_again, modes=PLAYED, later=True),
        CorrectionKind(
            message=moves.SetCall,
            at="calling",
            apply=lambda position, said: recasting.with_call(position, said.number),
            modes=PLAYED,
            bounds=_callable_numbers,
            unless=_nobody_called,
            later=True,
        ),
    ),
    seats=lambda position: position.count,
)
