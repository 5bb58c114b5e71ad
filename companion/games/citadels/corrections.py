"""Corrections that set the mirror to the table, and the changes that follow from them."""

from collections import Counter

from msgspec.structs import replace

from companion.engine.corrections import PLAYED, CorrectionKind, Corrections, Keys
from companion.engine.message import Impossible
from companion.engine.wire import FIRST_LATER
from companion.games.citadels import log, moves, role_corrections
from companion.games.citadels.position import Built, Position, sort_by_kind
from companion.games.citadels.printed import NUMBERS, District

MOST_SIZE = 20
"""Highest city size that is offered."""

MOST_BUILT = 66
"""Most districts that a city can show."""


def _reason_draft_runs(position: Position) -> str:
    return "the characters go around from the crown" if position.phase == "draft" else ""


def _reason_no_call(position: Position) -> str:
    undealt = position.rulings.draft == "phones" and position.phase in ("deal", "draft")
    return "nobody can be called now" if undealt or position.phase == "scoring" else ""


def _callable_numbers(position: Position, _keys: Keys) -> tuple[int, int]:
    """Return the lowest and the highest number that can be called anew.

    If the app holds the characters, a later one is still secret: its call would show whose it is.
    """
    return (1, position.calling if position.rulings.draft == "phones" else max(NUMBERS.values()))


def _deal_again(position: Position, _correction: moves.SetDealing) -> Position:
    """Take back every character, and reset the effects of the characters in this round."""
    players = tuple(replace(player, roles=(), shown=()) for player in position.players)
    position = replace(position, players=players, up=(), down=None, pool=(), aside=(), picks=0, calling=0)
    position = replace(position, killed=None, robbed=None, loot=None, offer=None, offered=None)
    return replace(position, phase="deal", turn=None)


def _set_hand(position: Position, correction: moves.SetHand) -> Position:
    """Set a hand's size and its told cards, and forget the cards known before.

    Raises:
        Impossible: more cards are told than the hand holds, or more of a district than are played with.
    """
    if len(correction.cards) > correction.count:
        raise Impossible(f"{len(correction.cards)} cards of {correction.count}")
    for district, count in Counter(correction.cards).items():
        if count > _count_copies_of(position, district):
            raise Impossible(f"{count} {district}")
    return position.with_player(correction.seat, hand=correction.count, cards=sort_by_kind(correction.cards))


def _count_copies_of(position: Position, district: District) -> int:
    card = position.printed.get(district)
    return card.copies if card else 0


# Cities ---------------------------------------------------------------------------------------------------


def _set_district(position: Position, correction: moves.SetDistrict) -> Position:
    """Set the count of a district in a city: remove the last copies, or append new ones.

    A city that becomes complete counts as the first while no other city is complete. A city that is no longer
    complete is no longer the first.

    Raises:
        Impossible: the district is not played with, or the city gets too many districts.
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
    was = position.is_city_complete(seat)
    position = position.with_player(seat, city=tuple(city))
    if was == position.is_city_complete(seat):
        return position
    if was and position.first == seat:
        position = replace(position, first=None)
    return _record_first(position)


def _review_first(before: Position, position: Position, _correction: moves.SetCitySize) -> Position:
    """Clear the first city if the new size leaves it incomplete, and record an only complete one as first."""
    was = before.first is not None and before.is_city_complete(before.first)
    if was and position.first is not None and not position.is_city_complete(position.first):
        position = replace(position, first=None)
    return _record_first(position)


def _record_first(position: Position) -> Position:
    """Record the only complete city as the first, unless another one is recorded.

    Change nothing once the game is over, for then the order in which cities are put together tells nothing.
    A single complete city counts as the first while it is alone. Once there are several, a person has to
    choose.
    """
    if position.phase == "scoring":
        return position
    done = [seat for seat in range(position.count) if position.is_city_complete(seat)]
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
            apply=lambda position, said: role_corrections.with_role(position, said.seat, said.role),
            modes=PLAYED,
            line=log.role_line,
            lines=("role", "role_none", "role_shown"),
        ),
        CorrectionKind(
            message=moves.SetNamed,
            apply=lambda position, said: role_corrections.with_named_role(position, said.by, said.role),
            modes=PLAYED,
            sentence_key="by",
        ),
        CorrectionKind(
            message=moves.SetTurn,
            apply=lambda position, said: role_corrections.with_turn(position, said.turn),
            control="apart",
            modes=PLAYED,
            line=log.turn_line,
        ),
        CorrectionKind(message=moves.SetCrown, at="crown", modes=PLAYED, reason_against=_reason_draft_runs),
        CorrectionKind(message=moves.SetFirst, at="first"),
        CorrectionKind(
            message=moves.SetCitySize, at="city_size", offers=lambda *_: (1, MOST_SIZE), follows=_review_first
        ),
        CorrectionKind(message=moves.SetRound, at="round", modes=PLAYED),
        CorrectionKind(message=moves.SetDealing, apply=_deal_again, modes=PLAYED, later=FIRST_LATER),
        CorrectionKind(
            message=moves.SetCall,
            at="calling",
            apply=lambda position, said: role_corrections.with_called_number(position, said.number),
            modes=PLAYED,
            bounds=_callable_numbers,
            reason_against=_reason_no_call,
            later=FIRST_LATER,
        ),
    ),
    seats=lambda position: position.count,
)
