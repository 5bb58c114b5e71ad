"""The four rows of the council: the moves of a disc, the price of a step, and its effect."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from msgspec.structs import replace

from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all
from companion.engine.words import Word
from companion.games.small_city.citizens.people import add_new_citizens, store_goods
from companion.games.small_city.moves import Advance
from companion.games.small_city.phases.common_rules import Check
from companion.games.small_city.position import Disc, Errand, Position, Town
from companion.games.small_city.printed import COLOURS, Colour

INDUSTRY, CONSTRUCTION, ECONOMY, TOURISM = 1, 2, 3, 4
ROWS = (INDUSTRY, CONSTRUCTION, ECONOMY, TOURISM)
DISCS = 2
LAST_STEP = 4
"""The last step of a row: a disc there stays for the rest of the game."""

Take = Literal["", "w", "g", "b", "votes", "money"]
TAKES: tuple[Take, ...] = get_args(Take)
Pay = Literal["money", "votes"]
PAYS: tuple[Pay, ...] = get_args(Pay)

GOODS: tuple[Mapping[Take, int], ...] = ({"w": 1}, {"w": 2, "g": 1}, {"g": 2, "b": 1}, {"b": 2})
"""The goods of the industry row by step: one colour of them is taken (council.industry)."""

SIZES = (1, 2, 3, 0)
"""Squares of the free tile of the construction row by step; 0 for up to four (council.construction)."""


# How a disc moves -----------------------------------------------------------------------------------------


def disc_step(town: Town, row: int) -> int:
    """Return the step of a seat's disc in a row, 0 without a disc there."""
    for disc in town.discs:
        if disc.row == row:
            return disc.step
    return 0


def step_after_move(town: Town, move: Advance) -> int:
    """Compute the step a disc comes to: 1 for one that begins anew, else one further."""
    return 1 if move.leaves else disc_step(town, move.row) + 1


def effects_to_choose(row: int, step: int) -> tuple[Take, ...]:
    """List the effects to choose from on a step, empty without a choice."""
    if row == INDUSTRY:
        return tuple(GOODS[step - 1])
    return ("votes", "money") if row == ECONOMY else ()


def step_price(position: Position, step: int) -> int:
    """Look up the price of a step, in dollars or in votes (council.pay)."""
    return position.box.numbers["council_cost"][step - 1]


def economy_gain(position: Position, step: int) -> int:
    """Look up the votes or dollars of a step of the economy row (council.economy)."""
    return position.box.numbers["economy"][step - 1]


def tourism_citizens(position: Position, step: int) -> int:
    """Look up the citizens of a step of the tourism row (council.tourism)."""
    return position.box.numbers["tourism"][step - 1]


# What stands against it -----------------------------------------------------------------------------------


def _check_disc_to_leave(position: Position, seat: int, move: Advance) -> Findings:
    town = position.towns[seat]
    if move.leaves:
        missing = not disc_step(town, move.leaves)
        return (({"row": Word(f"row-{move.leaves}")}, ()),) if missing else KEPT
    return KEPT


def _check_discs_left(position: Position, seat: int, move: Advance) -> Findings:
    town = position.towns[seat]
    if move.leaves or disc_step(town, move.row) or len(town.discs) < DISCS:
        return KEPT
    rows = tuple(Word(f"row-{disc.row}") for disc in town.discs)
    return (({"row": Word(f"row-{move.row}"), "rows": rows}, ()),)


def _check_row_not_ended(position: Position, seat: int, move: Advance) -> Findings:
    if step_after_move(position.towns[seat], move) <= LAST_STEP:
        return KEPT
    return (({"row": Word(f"row-{move.row}")}, ()),)


def _check_not_locked(position: Position, seat: int, move: Advance) -> Findings:
    if not move.leaves or disc_step(position.towns[seat], move.leaves) < LAST_STEP:
        return KEPT
    return (({"row": Word(f"row-{move.leaves}")}, ()),)


def _check_single_disc_in_row(position: Position, seat: int, move: Advance) -> Findings:
    if move.leaves in (0, move.row) or not disc_step(position.towns[seat], move.row):
        return KEPT
    return (({"row": Word(f"row-{move.row}")}, ()),)


def _check_choice_exists(position: Position, seat: int, move: Advance) -> Findings:
    step = step_after_move(position.towns[seat], move)
    if step > LAST_STEP or move.take in ("", *effects_to_choose(move.row, step)):
        return KEPT
    what = f"cube-{move.take}" if move.take in COLOURS else f"civic-{move.take}"
    return (({"row": Word(f"row-{move.row}"), "step": step, "what": Word(what)}, ()),)


def _check_affordable(position: Position, seat: int, move: Advance) -> Findings:
    town = position.towns[seat]
    step = step_after_move(town, move)
    have: int = getattr(town, move.pay)
    if step > LAST_STEP or have >= (price := step_price(position, step)):
        return KEPT
    what = Word(f"civic-{move.pay}")
    return (({"step": step, "price": price, "have": have, "missing": price - have, "what": what}, ()),)


MOVING: tuple[Check, ...] = (
    Rule("no_disc", "council.restart", _check_disc_to_leave, "impossible"),
    Rule("no_more_discs", "council.step", _check_discs_left, "impossible"),
    Rule("end_of_row", "council.locked", _check_row_not_ended, "impossible"),
    Rule("disc_locked", "council.locked", _check_not_locked),
    Rule("two_in_row", "council.step", _check_single_disc_in_row, "impossible"),
    Rule("council_choice", "council.step", _check_choice_exists, "impossible"),
    Rule("council_cost", "council.pay", _check_affordable),
)
"""The rules of moving a disc, in the council phase and for the City Councilor alike."""

WHERE_TO = MOVING[:5]
"""The rules of `MOVING` that regard neither the effect chosen nor the price."""


def check_not_done(position: Position, seat: int, _move: object) -> Findings:
    """Report a seat that has already moved a disc, or passed, in this round."""
    return BROKEN if position.towns[seat].done else KEPT


# What it does ---------------------------------------------------------------------------------------------


def apply_advance(position: Position, seat: int, move: Advance) -> Position:
    """Apply `Advance`: charge for the step, move the disc, and give the step's effect at once."""
    town = position.towns[seat]
    step = step_after_move(town, move)
    position = position.with_added(seat, move.pay, -step_price(position, step))
    gone = (move.row, move.leaves)
    discs = (*(disc for disc in town.discs if disc.row not in gone), Disc(move.row, step))
    position = position.with_town(seat, discs=tuple(sorted(discs, key=lambda disc: disc.row)))
    return _apply_gain(position, seat, move, step)


def _apply_gain(position: Position, seat: int, move: Advance, step: int) -> Position:
    taken = move.take or next(iter(effects_to_choose(move.row, step)), "")
    match move.row:
        case 1:
            colour = next(one for one in COLOURS if one == taken)
            return _take_goods(position, seat, colour, GOODS[step - 1][colour])
        case 2:
            return replace(position, errand=Errand(seat, "build", SIZES[step - 1]))
        case 3:
            what = "votes" if taken == "votes" else "money"
            return position.with_added(seat, what, economy_gain(position, step))
        case _:
            return add_new_citizens(position, seat, tourism_citizens(position, step), "central")


def _take_goods(position: Position, seat: int, colour: Colour, count: int) -> Position:
    """Move goods from the stock into a seat's stores, as far as there is room."""
    given = (colour,) * min(count, position.stock[colour])
    position, lost = store_goods(position, seat, given)
    return position.with_stock(colour, count=len(lost) - len(given))


# What can be done -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Option:
    """A possible move of a disc, for the screen.

    Attributes:
        row: the row it comes to.
        leaves: the row of the disc that begins anew; 0 for one that goes on, or a new one.
        step: the step it comes to.
        price: in dollars or votes.
        takes: the effects to choose from; empty without a choice.
    """

    row: int
    leaves: int
    step: int
    price: int
    takes: tuple[Take, ...]


def possible_advances(position: Position, seat: int) -> Iterator[Option]:
    """Yield every possible move of a seat's discs, whether the seat can pay for it or not."""
    town = position.towns[seat]
    for row in ROWS:
        for leaves in (0, *(disc.row for disc in town.discs)):
            move = Advance(row, leaves)
            if keeps_all(WHERE_TO, position, seat, move):
                step = step_after_move(town, move)
                yield Option(row, leaves, step, step_price(position, step), effects_to_choose(row, step))


def payable_advances(position: Position, seat: int) -> Iterator[Advance]:
    """Yield every disc move a seat can pay for, with the chosen effect if there is a choice."""
    town = position.towns[seat]
    for one in possible_advances(position, seat):
        takes: tuple[Take, ...] = one.takes if len(one.takes) > 1 else ("",)
        for pay in PAYS:
            if getattr(town, pay) >= one.price:
                yield from (Advance(one.row, one.leaves, pay, take) for take in takes)


def candidate_advances(position: Position, seat: int) -> Iterator[Advance]:
    """Yield every disc move a seat could name, legal or not, without two names for the same effect."""
    town = position.towns[seat]
    for row in ROWS:
        for leaves in (0, *ROWS):
            step = step_after_move(town, Advance(row, leaves))
            open_to = effects_to_choose(row, step) if step <= LAST_STEP else ()
            left_out: tuple[Take, ...] = ("",) if len(open_to) > 1 else open_to
            for pay in PAYS:
                yield from (Advance(row, leaves, pay, take) for take in TAKES if take not in left_out)
