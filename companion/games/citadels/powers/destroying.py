"""Destruction by the Warlord: its price, the protected cities, and the Graveyard's rescue."""

from typing import Any

from msgspec.structs import replace

from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.words import Who
from companion.games.citadels.moves import Destroy
from companion.games.citadels.phases.stage import Check
from companion.games.citadels.position import Position
from companion.games.citadels.powers.characters import power_rules
from companion.games.citadels.powers.turn_checks import (
    district_word,
    own_turn,
    price_rule,
    single_finding,
    with_gold,
)
from companion.games.citadels.printed import District, cards

RESCUE_PRICE = 1
"""Price of a rescue for the Graveyard's owner, in gold."""


def destruction_price(position: Position, seat: int, district: District) -> int:
    """Return the price of destroying a district: its cost less one, one more behind another Great Wall."""
    wall = (
        district != "great_wall"
        and _is_seat(position, seat)
        and position.players[seat].has_district("great_wall")
    )
    return cards()[district].cost - 1 + wall


def find_rescuer(position: Position, seat: int, owner: int, district: District) -> int | None:
    """Find the seat that may take a district destroyed by a Warlord: the Graveyard's owner, if it can pay.

    The Warlord itself may not. The Graveyard is of no use once it is gone, unless ruling ``graveyard`` lets
    it save itself.

    Args:
        position: before the destruction.
        seat: the Warlord's.
        owner: the seat whose district it is.
        district: the destroyed district.
    """
    if district == "graveyard":
        guard = owner if position.rulings.graveyard == "itself" else None
    else:
        guard = next(
            (one for one, player in enumerate(position.players) if player.has_district("graveyard")), None
        )
    if guard is None or guard == seat or position.players[guard].gold < RESCUE_PRICE:
        return None
    return guard


def possible_destructions(position: Position) -> tuple[Destroy, ...]:
    """List the destructions of every standing district, by seat, each kind once."""
    return tuple(
        dict.fromkeys(
            Destroy(seat, built.district)
            for seat, player in enumerate(position.players)
            for built in player.city
        )
    )


def _is_seat(position: Position, seat: int) -> bool:
    return seat < position.count


def name_cell(seat: int, district: District) -> str:
    """Name a district of a city as a cell and target. Inverse of `read_cell`."""
    return f"{seat}.{district}"


def read_cell(name: str) -> tuple[int | None, str]:
    """Parse a cell's name into its seat and district, with no seat for a bare district. Inverse of `cell`."""
    seat, dot, district = name.partition(".")
    return (int(seat), district) if dot else (None, name)


# Rules ------------------------------------------------------------------------------------------------------


def _check_owner(position: Position, _seat: int, move: Destroy) -> Findings:
    return KEPT if _is_seat(position, move.seat) else BROKEN


def _check_district(position: Position, _seat: int, move: Destroy) -> Findings:
    if not _is_seat(position, move.seat) or position.players[move.seat].has_district(move.district):
        return KEPT
    return single_finding(seat=Who(move.seat), district=district_word(move.district))


def _price_of_move(position: Position, _seat: int, move: Destroy) -> int:
    return destruction_price(position, move.seat, move.district)


def _check_not_keep(_position: Position, _seat: int, move: Destroy) -> Findings:
    return BROKEN if move.district == "keep" else KEPT


def _check_bishop(position: Position, _seat: int, move: Destroy) -> Findings:
    """Judge the Bishop's protection. A killed Bishop protects nothing."""
    lives = position.killed != "bishop" and position.seat_showing("bishop") == move.seat
    return single_finding(seat=Who(move.seat)) if lives else KEPT


def _check_incomplete_city(position: Position, _seat: int, move: Destroy) -> Findings:
    if not _is_seat(position, move.seat) or not position.is_city_complete(move.seat):
        return KEPT
    count = len(position.players[move.seat].city)
    return single_finding(seat=Who(move.seat), count=count, size=position.city_size)


def _check_acted(position: Position, seat: int, _move: Any) -> Findings:
    now = own_turn(position, seat)
    return BROKEN if now and not now.acted else KEPT


BEFORE_ACTION: Check = Rule("before_action", "destroy.last", _check_acted)

WHEN: tuple[Check, ...] = (*power_rules("warlord"), BEFORE_ACTION)
"""Rules against destroying at all now."""

DESTROY: tuple[Check, ...] = (
    *WHEN[:-1],
    Rule("no_seat", "destroy", _check_owner, "impossible"),
    Rule("nothing_there", "destroy", _check_district, "impossible"),
    price_rule("destroy_price", "destroy.price", _price_of_move),
    Rule("keep", "destroy.protected", _check_not_keep),
    Rule("bishop", "destroy.protected", _check_bishop),
    Rule("complete", "destroy.protected", _check_incomplete_city),
    BEFORE_ACTION,
)
"""The rules of destroying, in the order of the rulebook."""


def destroy(position: Position, seat: int, move: Destroy) -> Position:
    """Apply `Destroy`: pay, and put the district under the pile or offer it to the Graveyard's owner."""
    guard = find_rescuer(position, seat, move.seat, move.district)
    position = with_gold(position, seat, -destruction_price(position, move.seat, move.district))
    city = list(position.players[move.seat].city)
    last = max(i for i, built in enumerate(city) if built.district == move.district)
    del city[last]
    position = position.with_player(move.seat, city=tuple(city)).with_turn(used=True)
    return position if guard is None else replace(position, offer=move.district, offered=guard)
