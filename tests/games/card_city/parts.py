"""Card City's witnesses for the conformance suite, told from the rule text by the oracle."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from random import Random
from typing import get_args

import msgspec
from msgspec.structs import replace

from companion.engine.setup import Setup, make_seats
from companion.engine.verdict import Repair
from companion.engine.words import Word
from companion.games.card_city import GAME, moves
from companion.games.card_city.position import CARDS, Card, Phase, Position
from tests.conformance.parts import Parts, Refused
from tests.games.card_city import oracle
from tests.games.card_city.removers import REMOVERS, with_cells

READINGS: tuple[dict[str, str], ...] = (
    {},
    {"limit": "all_cards", "growth": "exactly", "price": "by_purchases"},
    {"leisure": "may", "parking": "free", "develop": "optional", "empty": "spanned"},
    {"pair": "may_touch", "merge": "must_not_join", "free_card": "iron_rule", "unbuildable": "box"},
    {"deck": "count", "solo_first": "keep", "develop": "optional", "merge": "must_not_join"},
)

PHASES: tuple[Phase, ...] = get_args(Phase)

BOX = {"R": 34, "C": 24, "L": 12, "I": 20, "P": 16}


def readings_of(position: Position) -> dict[str, str]:
    """Return the table's readings by name."""
    return msgspec.structs.asdict(position.rulings)


def town_of(position: Position, seat: int) -> oracle.Town:
    """Return one seat's town, for the oracle."""
    town = position.towns[seat]
    built = tuple(oracle.cell_named(at) for at in town.built)
    hand = town.hand or ()
    return oracle.Town(oracle.read(town.city), town.money, hand, built, town.bought, readings_of(position))


def placement(position: Position, _seat: int, piece: str, target: str) -> moves.Move:
    """Return what laying a card on a cell means in a phase."""
    card: Card = next(one for one in CARDS if one == piece)
    if position.phase == "develop":
        return moves.Develop(card, target)
    if position.phase in ("income", "buy") and piece == "I":
        return moves.Buy(target)
    return moves.Build(card, target)


def holdings(position: Position) -> dict[str, int]:
    """Return every card of each kind, wherever it lies."""
    return {
        card: position.deck[card]
        + position.supply[card]
        + position.aside[card]
        + sum(town.city.count(card) + (town.hand or ()).count(card) for town in position.towns)
        for card in CARDS
    }


def points(position: Position) -> list[dict[str, int]]:
    """Return every seat's points by category."""
    return [oracle.score(town_of(position, seat)) for seat in range(len(position.towns))]


def places(position: Position) -> list[int]:
    """Return every seat's rank."""
    return oracle.ranks([town_of(position, seat) for seat in range(len(position.towns))])


def order(position: Position) -> list[int]:
    """Return the seats from the start marker to the left."""
    seats = list(range(len(position.towns)))
    return seats[position.start :] + seats[: position.start]


def buying_cells(position: Position, seat: int) -> set[str]:
    """Tell where a seat may lay an industry it buys, were it its turn."""
    town, supply = town_of(position, seat), position.supply.I
    return {oracle.name(at) for at in oracle.canvas() if not oracle.buying(town, at, supply)}


def buyers(position: Position) -> list[int]:
    """Return the seats that still may buy in this round, in the order of play."""
    return [
        seat for seat in order(position) if not position.towns[seat].done and buying_cells(position, seat)
    ]


def growing_cells(position: Position, seat: int, card: Card) -> set[str]:
    """Tell where a free card may be laid."""
    cells = oracle.developing_cells(town_of(position, seat), card, position.supply[card])
    return {oracle.name(at) for at in cells}


def developers(position: Position) -> list[int]:
    """Return the seats with a district that can grow."""
    return [
        seat
        for seat, town in enumerate(position.towns)
        if not town.done and (growing_cells(position, seat, "R") or growing_cells(position, seat, "C"))
    ]


def waits(position: Position) -> set[int]:
    """Tell whom the table waits for: whoever divides or chooses, names cards, builds, grows, collects, may
    buy.
    """
    lots = position.lots
    match position.phase:
        case "divide" if lots:
            return {*lots.owed, *((lots.divider, lots.waiting[0]) if lots.waiting else ())}
        case "build":
            return {seat for seat, town in enumerate(position.towns) if town.hand}
        case "develop":
            return set(developers(position))
        case "income":
            return set(range(len(position.towns)))
        case "buy":
            return set(buyers(position))
    return set()


def collected(position: Position) -> Position:
    """Return the position after the income phase: whoever buys or passes has taken the money before."""
    towns = tuple(
        replace(town, money=town.money + oracle.income(oracle.read(town.city))) for town in position.towns
    )
    return replace(position, towns=towns, phase="buy")


def legal(position: Position, seat: int) -> set[moves.Move]:
    """Return every legal move of a seat."""
    match position.phase:
        case "divide":
            return set(_dividing(position, seat))
        case "build":
            return set(_building(position, seat))
        case "develop":
            return set(_developing(position, seat))
        case "income":
            return {moves.Collect(), *_buying(collected(position), seat)}
        case "buy":
            return set(_buying(position, seat))
    return set()


def _dividing(position: Position, seat: int) -> Iterator[moves.Move]:
    lots = position.lots
    assert lots is not None
    if seat in lots.waiting[:1]:
        yield from (moves.Choose("open"), moves.Choose("other"))
    if seat not in lots.owed:
        return
    alone = len(position.towns) == 1
    redrawn = position.round == 1 and not (alone and position.rulings.solo_first == "keep")
    for one, other in combinations_with_replacement(CARDS, 2):
        enough = all(position.deck[card] >= (one, other).count(card) for card in (one, other))
        if enough and not (redrawn and "L" in (one, other)):
            yield moves.Take((one, other))


def _building(position: Position, seat: int) -> Iterator[moves.Move]:
    town = town_of(position, seat)
    for card in dict.fromkeys(position.towns[seat].hand or ()):
        for at in oracle.building_cells(town, card):
            yield moves.Build(card, oracle.name(at))
        if oracle.returnable(town, card):
            yield moves.Return(card)


def _developing(position: Position, seat: int) -> Iterator[moves.Move]:
    cards: tuple[Card, ...] = ("R", "C")
    found = [moves.Develop(card, at) for card in cards for at in growing_cells(position, seat, card)]
    yield from found
    if not found or position.rulings.develop == "optional":
        yield moves.Stop()


def _buying(position: Position, seat: int) -> Iterator[moves.Move]:
    if position.towns[seat].done:
        return
    yield moves.Pass()
    ahead = order(position)[: order(position).index(seat)]
    if not set(ahead) & set(buyers(position)):
        yield from (moves.Buy(at) for at in buying_cells(position, seat))


def corrections(position: Position, rng: Random) -> Sequence[moves.Correction]:
    """Return one random correction of each sort."""
    seat = rng.randrange(len(position.towns))
    at = oracle.name((rng.randrange(9), rng.randrange(9)))
    card = rng.choice(CARDS)
    found: list[moves.Correction] = [
        moves.SetMoney(seat, rng.randrange(60)),
        moves.SetPile(rng.choice(("deck", "supply")), card, rng.randrange(12)),
    ]
    if at != "e5":
        found.append(moves.SetCell(seat, at, rng.choice((*CARDS, None))))
    if position.phase == "build":
        found.append(moves.SetHand(seat, tuple(rng.choices(CARDS, k=rng.randrange(3)))))
    found += [
        moves.SetStart(rng.randrange(len(position.towns))),
        moves.SetRound(rng.randrange(1, 11)),
        moves.SetBought(seat, rng.randrange(6)),
        moves.SetPhase(rng.choice(PHASES)),
    ]
    return found


def repaired(
    position: Position, seat: int, move: moves.Move, repair: Repair
) -> Iterator[tuple[Position, moves.Move]]:
    """Yield the position and move after a repair was carried out."""
    town = position.towns[seat]
    match repair.id:
        case "cell":
            for at in repair.cells:
                yield position, replace(move, at=at)
        case "money":
            missing = repair.params["missing"]
            assert isinstance(missing, int)
            yield position.with_town(seat, money=town.money + missing), move
        case "card":
            yield position, replace(move, card=_card(repair))
        case "industry" | "culture" | "residence":
            assert repair.cells
            laid = {"industry": "I", "culture": "L", "residence": "R"}[repair.id]
            for at in repair.cells:
                yield with_cells(position, seat, {at: laid}), move
        case "first":
            assert repair.cells
            for at in repair.cells:
                yield _built(position, seat, _card(repair), at), move
        case _:
            raise AssertionError(f"nobody knows how to carry out {repair}")


def _card(repair: Repair) -> Card:
    return next(card for card in CARDS if repair.params["card"] == Word(f"card-{card}"))


def _built(position: Position, seat: int, card: Card, at: str) -> Position:
    """Return the position after a card of the hand was built on a cell."""
    town = position.towns[seat]
    left = list(town.hand or ())
    left.remove(card)
    return with_cells(position, seat, {at: card}).with_town(
        seat, hand=tuple(left), built=(*town.built, at), money=town.money - 5 * (card == "L")
    )


def refused() -> Sequence[Refused]:
    """Candidates name cells of the canvas."""
    building = replace(GAME.start(Setup(make_seats("Ann"))), phase="build", lots=None)
    return (Refused("off_canvas", building, 0, moves.Build("R", "z9")),)


PARTS = Parts(
    tier="gold",
    rulings=READINGS,
    picture=10,
    codes_since=1,
    placement=placement,
    holdings=holdings,
    box=BOX,
    points=points,
    places=places,
    waits=waits,
    legal=legal,
    corrections=corrections,
    removers=REMOVERS,
    repaired=repaired,
    unanswered=frozenset({"count_deck"}),
    refused=refused,
)
