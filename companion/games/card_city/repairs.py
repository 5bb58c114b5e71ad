"""Single changes that make a refused move legal. The engine judges each proposal again."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Word
from companion.games.card_city.city import GRID, cells_beside, cells_within_frame, compute_layout
from companion.games.card_city.laying import Laying, laid_card, lay_and_pay
from companion.games.card_city.log import card_word
from companion.games.card_city.moves import Build, Buy, Develop, Move, Return, SetMoney
from companion.games.card_city.phases.build import buildable_cells, kinds_to_build
from companion.games.card_city.placements import PLACES
from companion.games.card_city.placing import industry_price
from companion.games.card_city.position import PRINTED, Card, Position, place_card
from companion.games.card_city.site import free_cells_for
from companion.games.card_city.turn import PHASES, position_to_judge, verdict
from companion.geometry.bits import bits
from companion.kit.tuples import as_tuple

NEARBY = 3
"""Most other cells that are proposed."""


@as_tuple
def repairs(position: Position, seat: int, move: Move) -> Iterator[Repair]:
    """Yield single changes after which the move is legal. None for a legal move or one of another phase."""
    position = position_to_judge(position, move)
    if verdict(position, seat, move).legal or not PHASES.stage_of(position).has(move):
        return
    if isinstance(move, Return):
        yield from _propose_build_before(position, seat, move)
    if not isinstance(move, Build | Develop | Buy):
        return
    yield from _propose_other_cells(position, seat, move)
    yield from _propose_more_money(position, seat, move)
    if isinstance(move, Build):
        yield from _propose_other_card(position, seat, move)
    if isinstance(move, Build | Develop):
        yield from _propose_card_before(position, seat, move, "I")
    if isinstance(move, Develop):
        yield from _propose_card_before(position, seat, move, "L" if move.card == "R" else "R")


def _propose_other_cells(position: Position, seat: int, move: Laying) -> Iterator[Repair]:
    free = free_cells_for(PLACES[type(move)], position, seat, laid_card(move))
    here = GRID.index.get(move.at, GRID.index["e5"])
    nearest = sorted(bits(free), key=lambda cell: (GRID.distance(cell, here), cell))
    if nearest:
        cells = tuple(GRID.names[cell] for cell in nearest[:NEARBY])
        moves = tuple(replace(move, at=at) for at in cells)
        yield Repair("cell", cells=cells, moves=moves, labels=cells)


def _propose_more_money(position: Position, seat: int, move: Laying) -> Iterator[Repair]:
    price = industry_price(position, seat) if isinstance(move, Buy) else PRINTED.leisure_price
    missing = price - position.towns[seat].money
    if missing > 0 and verdict(position.with_town(seat, money=price), seat, move).legal:
        correction, label = SetMoney(seat, price), Word("way-money")
        yield Repair("money", {"missing": missing}, labels=(label,), correction=correction)


def _propose_other_card(position: Position, seat: int, move: Build) -> Iterator[Repair]:
    for card in kinds_to_build(position.towns[seat]):
        other = replace(move, card=card)
        if card != move.card and verdict(position, seat, other).legal:
            word = card_word(card)
            yield Repair("card", {"card": word}, (move.at,), (other,), labels=(word,))


ONE_MORE: dict[Card, str] = {"I": "industry", "L": "culture", "R": "residence"}
"""Cards that one more of in the city may mend a move, and the repair that says so."""


def _propose_card_before(
    position: Position, seat: int, move: Build | Develop, card: Card
) -> Iterator[Repair]:
    """Propose one more card to lay first, on a cell where it is allowed and the move is legal afterwards."""
    town = position.towns[seat]
    city = compute_layout(town.city)
    apart = {"I": city.R, "R": city.I | city.R}.get(card, 0)
    room = cells_beside(city.all) & cells_within_frame(city.all) & ~cells_beside(apart) & ~city.all
    for cell in bits(room):
        grown = position.with_town(seat, city=place_card(town.city, cell, card))
        if verdict(grown, seat, move).legal:
            yield Repair(ONE_MORE[card], {"n": 1}, (GRID.names[cell],))
            return


def _propose_build_before(position: Position, seat: int, move: Return) -> Iterator[Repair]:
    """Propose another card to build first, on cells after which the returned card has no place."""
    for card in kinds_to_build(position.towns[seat]):
        if card == move.card:
            continue
        cells = GRID.names_of(buildable_cells(position, seat, card))
        builds = tuple(
            build
            for build in (Build(card, at) for at in cells)
            if verdict(lay_and_pay(position, seat, build), seat, move).legal
        )
        if builds:
            cells = tuple(build.at for build in builds)
            yield Repair("first", {"card": card_word(card)}, cells, builds, then=move, labels=cells)
