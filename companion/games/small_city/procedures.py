"""The procedures of Small City: steps by hand from the setup of the table to the mayor's next visit."""

from companion.engine.procedure import Handling, Procedure
from companion.engine.words import Params, Who
from companion.games.small_city.position import BASIC, CARDS, RING, ROUNDS, Position

BASIC_PROMISES = 16
"""Last promise card of the basic game."""

DISCS = 7
"""Discs of each colour."""

PILES = 3
"""Piles of promise cards, by their worth."""


def _mayor_params(position: Position) -> Params:
    return {"mayor": Who(position.mayor)}


# Setup ----------------------------------------------------------------------------------------------------


def _plays_basic_cards(position: Position) -> bool:
    return position.rulings.starred == "out"


def _plays_all_cards(position: Position) -> bool:
    return not _plays_basic_cards(position)


def _plays_basic_promises(position: Position) -> bool:
    return position.rulings.promises == "basic"


def _plays_all_promises(position: Position) -> bool:
    return not _plays_basic_promises(position)


def _limit_params(position: Position) -> Params:
    return {"copies": len(position.towns) - 1}


def _citizens_params(position: Position) -> Params:
    box = position.box
    hall, career, central = (box.number(name) for name in ("hall_citizens", "career", "central"))
    return {"hall": hall, "career": career, "central": central, "all": hall + career + central}


def _own_pieces_params(position: Position) -> Params:
    return {"citizens": _citizens_params(position)["all"], "discs": DISCS}


def _start_money_params(position: Position) -> Params:
    amounts = position.box.numbers["start_money"]
    first, second, third, fourth = (amounts[min(place, len(amounts) - 1)] for place in range(4))
    return {
        "mayor": Who(position.mayor),
        "seats": len(position.towns),
        "first": first,
        "second": second,
        "third": third,
        "fourth": fourth,
    }


SETUP: Procedure[Position] = (
    Handling("table_cards", "setup.council", _plays_basic_cards, lambda _: {"cards": len(BASIC)}, lead=True),
    Handling(
        "table_all_cards", "setup.advanced", _plays_all_cards, lambda _: {"cards": len(CARDS)}, lead=True
    ),
    Handling("table_promises", "setup.council", _plays_basic_promises, lambda _: {"last": BASIC_PROMISES}),
    Handling("table_all_promises", "setup.advanced", _plays_all_promises),
    Handling("table_limited", "setup.limited", params=_limit_params),
    Handling("own_tiles", "setup.town"),
    Handling("own_pieces", "setup.town", params=_own_pieces_params),
    Handling("own_hall", "setup.hall"),
    Handling("own_citizens", "setup.citizens", params=_citizens_params),
    Handling("own_money", "setup.money", params=_start_money_params),
    Handling("own_promise", "setup.promises", params=lambda _: {"piles": PILES}),
)
"""Before the first round: the middle of the table, then what each player has."""


# A round --------------------------------------------------------------------------------------------------


def _has_screens(position: Position) -> bool:
    return position.rulings.screens == "hidden"


def _has_next_round(position: Position) -> bool:
    return position.round < ROUNDS


STREET: Procedure[Position] = (
    Handling("mayor_comes", "mayor", lambda position: position.round > 1, _mayor_params, lead=True),
    Handling("mayor_stands", "street.place", params=_mayor_params),
)
THE_RING: Procedure[Position] = (
    Handling("shuffle_cards", "action.ring", _plays_basic_cards, lambda _: {"cards": len(BASIC)}),
    Handling("shuffle_all_cards", "action.starred", _plays_all_cards, lambda _: {"cards": len(CARDS)}),
    Handling("lay_ring", "action.ring", params=lambda _: {"ring": RING}),
)
ACTION: Procedure[Position] = (
    Handling("choose_card", "action.price", params=_mayor_params),
    Handling("pay_skipped", "action.price"),
)
BUILD: Procedure[Position] = (
    Handling("screens_up", "build.screens", _has_screens, lead=True),
    Handling("pay_tiles", "build.cost"),
    Handling("cover_tile", "upgrade.cover"),
    Handling("last_copies", "build.order", params=_mayor_params),
)
MOVE: Procedure[Position] = (Handling("move_in_turn", "move.order", params=_mayor_params),)
INCOME: Procedure[Position] = (
    Handling("take_tourists", "income.tourists"),
    Handling("use_shops", "income.shops"),
    Handling("make_cubes", "income.factories"),
    Handling("store_cubes", "income.storage"),
)
VOTES: Procedure[Position] = (Handling("move_votes", "votes"),)
POLLUTION: Procedure[Position] = (Handling("move_pollution", "pollution"),)
DEATH: Procedure[Position] = (Handling("dig_grave", "pollution.graves"),)
COUNCILOR: Procedure[Position] = (Handling("step_disc", "council"), Handling("pay_step", "council.pay"))
"""The step of one council disc."""

COUNCIL: Procedure[Position] = (*COUNCILOR, Handling("next_round", "mayor", _has_next_round))
GRANT: Procedure[Position] = (Handling("lay_granted", "council.construction"),)
"""A tile that the council gives."""

STAFF: Procedure[Position] = (Handling("move_in", "tiles.police"),)
"""The citizen of a station that the council has laid."""
