"""For every rule of Card City: how the cause a violation names is taken away."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import msgspec
from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.engine.words import Word
from companion.games.card_city.moves import Build, Buy, Choose, Develop, Move, Return, Take
from companion.games.card_city.position import Card, Lots, Position
from tests.conformance.parts import Changed, Remover
from tests.conformance.removers import (
    cleared,
    number_of,
    others_have,
    said,
    seat_has,
    seat_has_more,
    table_has,
)
from tests.games.card_city import oracle

Placing = Build | Develop | Buy
Violations = Sequence[Violation]


def with_cells(position: Position, seat: int, changes: Mapping[str, str]) -> Position:
    """Change some cells of a seat's city, and nothing else."""
    cells = list(position.towns[seat].city)
    for at, letter in changes.items():
        x, y = oracle.cell_named(at)
        cells[9 * y + x] = letter
    return position.with_town(seat, city="".join(cells))


def clear_cells(position: Position, seat: int, cells: Iterable[str]) -> Position:
    """Clear some cells of a seat's city."""
    return with_cells(position, seat, dict.fromkeys(cells, "."))


def city_of(position: Position, seat: int) -> oracle.City:
    """Read a seat's city for the oracle."""
    return oracle.read(position.towns[seat].city)


def _placed_card(move: Move) -> Card:
    assert isinstance(move, Placing | Return)
    return "I" if isinstance(move, Buy) else move.card


def _cells_beside(move: Move) -> list[oracle.Cell]:
    assert isinstance(move, Placing)
    return oracle.beside(oracle.cell_named(move.at))


def go_to_phase(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Put the table into the phase that the move belongs to."""
    needed = violations[0].params["needed"]
    assert isinstance(needed, Word)
    lots = Lots(seat, owed=(seat,)) if isinstance(move, Take) else Lots(seat, waiting=(seat,))
    name = needed.id.removeprefix("phase-")
    return replace(position, phase=name, lots=lots if name == "divide" else None), move


def clear_cell(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Remove the card on the cell.

    The City Hall is moved beside, for there is always one.
    """
    (at,) = violations[0].cells
    city = city_of(position, seat)
    changes = {at: "."}
    if city[oracle.cell_named(at)] == "H":
        changes[next(oracle.name(cell) for cell in oracle.canvas() if cell not in city)] = "H"
    return with_cells(position, seat, changes), move


def lay_beside(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Lay a card beside the cell."""
    return with_cells(position, seat, {oracle.name(_cells_beside(move)[0]): "P"}), move


def remove_excess(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Remove the counted cards that exceed the limit."""
    spare = number_of(violations[0], "count") - number_of(violations[0], "limit")
    kinds = set("RCLP") - oracle.uncounted(msgspec.structs.asdict(position.rulings))
    cells = [oracle.name(cell) for cell, letter in city_of(position, seat).items() if letter in kinds]
    assert len(cells) >= spare > 0
    return with_cells(position, seat, dict.fromkeys(cells[:spare], ".")), move


def put_into_hand(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Put the card into the hand."""
    return position.with_town(seat, hand=(*(position.towns[seat].hand or ()), _placed_card(move))), move


def fill_squares(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Build on every empty square, the named ones among them."""
    assert all(one.cells for one in violations)
    return position.with_town(seat, city=position.towns[seat].city.replace(".", "P")), move


def lay_same_kind_beside(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Lay a card of the same kind beside the cell."""
    return with_cells(position, seat, {oracle.name(_cells_beside(move)[0]): _placed_card(move)}), move


def lay_needed_culture(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Lay exactly the culture cards beside the named district that its size asks for."""
    assert isinstance(move, Placing)
    city, named = city_of(position, seat), violations[0]
    district = {oracle.cell_named(at) for at in named.cells}
    around = [cell for cell in sorted(oracle.surroundings(district)) if city.get(cell) != "H"]
    free = [oracle.name(cell) for cell in around if oracle.name(cell) != move.at]
    halls = sum(1 for cell in oracle.surroundings(district) if city.get(cell) == "H")
    wanted = number_of(named, "needed") - halls
    assert number_of(named, "size") == len(district)
    assert 0 <= wanted <= len(free)
    changes = {at: "L" if i < wanted else "." for i, at in enumerate(free)}
    return with_cells(position, seat, changes), move


def lay_needed_residences(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Lay exactly the residential districts beside the named district that its size asks for."""
    assert isinstance(move, Placing)
    named = violations[0]
    district = {oracle.cell_named(at) for at in named.cells}
    assert number_of(named, "size") == len(district)
    bare = with_cells(
        position, seat, {oracle.name(cell): "." for cell, x in city_of(position, seat).items() if x == "R"}
    )
    free = [
        oracle.name(cell) for cell in sorted(oracle.surroundings(district)) if oracle.name(cell) != move.at
    ]
    free = [at for at in free if at != "e5"]
    for chosen in combinations(free, number_of(named, "needed")):
        fed = with_cells(bare, seat, dict.fromkeys(chosen, "R"))
        if len(oracle.districts(city_of(fed, seat), "R")) == len(chosen):
            return fed, move
    return _shop_between_houses(bare, seat, move), move


def _shop_between_houses(position: Position, seat: int, move: Placing) -> Position:
    """Lay a shop beside the cell, with two houses beside it, for a district that has no room for houses."""
    bare = with_cells(
        position, seat, {oracle.name(cell): "." for cell, x in city_of(position, seat).items() if x == "C"}
    )
    for shop in _cells_beside(move):
        sides = [
            oracle.name(cell) for cell in oracle.beside(shop) if oracle.name(cell) not in ("e5", move.at)
        ]
        if oracle.name(shop) != "e5" and len(sides) >= 2:
            return with_cells(bare, seat, {oracle.name(shop): "C", sides[0]: "R", sides[1]: "R"})
    raise AssertionError(f"no shop fits beside {move.at}")


def leave_one_district(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Remove all but one of the districts that the card would join."""
    found = oracle.districts(city_of(position, seat), _placed_card(move))
    first = next(one for one in found if oracle.cell_named(violations[0].cells[0]) in one)
    gone = {at: "." for at in violations[0].cells if oracle.cell_named(at) not in first}
    assert gone
    return with_cells(position, seat, gone), move


def add_to_supply(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """Put one card of the kind into the supply."""
    return replace(position, supply=position.supply.with_added(_placed_card(move))), move


def put_first_in_choice(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Put the seat first among those that wait to choose."""
    assert position.lots is not None
    assert isinstance(move, Choose)
    others = tuple(other for other in position.lots.waiting if other != seat)
    return replace(position, lots=replace(position.lots, waiting=(seat, *others))), move


def settle_lot(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Settle the seat's lot, with its cards still to be named."""
    assert position.lots is not None
    return replace(position, lots=replace(position.lots, owed=(*position.lots.owed, seat))), move


def put_into_deck(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """Put the named cards into the deck."""
    assert isinstance(move, Take)
    return replace(
        position, deck=position.deck.with_added(move.cards[0], 2).with_added(move.cards[1], 2)
    ), move


REMOVERS: dict[str, Remover] = {
    "phase": go_to_phase,
    "off_canvas": said(at="e4"),
    "occupied": clear_cell,
    "contact": lay_beside,
    "square": cleared(clear_cells),
    "limit": remove_excess,
    "residence_apart": cleared(clear_cells),
    "commerce_apart": cleared(clear_cells),
    "industry_residence": cleared(clear_cells),
    "leisure_cost": seat_has_more("money"),
    "not_in_hand": put_into_hand,
    "must_build": fill_squares,
    "no_district": lay_same_kind_beside,
    "culture": lay_needed_culture,
    "residences": lay_needed_residences,
    "joins": leave_one_district,
    "only_develop": said(card="R"),
    "supply": add_to_supply,
    "must_develop": fill_squares,
    "buy_order": others_have(done=True),
    "bought": seat_has(done=False),
    "price": seat_has_more("money"),
    "choose_turn": put_first_in_choice,
    "owed": settle_lot,
    "gone": put_first_in_choice,
    "not_in_deck": put_into_deck,
    "first_leisure": table_has(round=2),
}
