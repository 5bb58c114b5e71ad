"""How a round of Card City runs: what a move changes, when a phase ends, and who is asked for what."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from companion.engine.agenda import Agenda, Task
from companion.engine.game import Impossible
from companion.engine.words import Params, Who, Word
from companion.games.card_city.city import GRID, districts, layout, triangular
from companion.games.card_city.moves import (
    Build,
    Buy,
    Choose,
    Collect,
    Develop,
    Move,
    Pass,
    Return,
    Stop,
    Take,
)
from companion.games.card_city.placing import industry_price
from companion.games.card_city.position import (
    MOST_MONEY,
    MOST_OWED,
    PRINTED,
    Card,
    Lots,
    Position,
    Town,
    placed,
)
from companion.games.card_city.rules import (
    buildable,
    buyable,
    enough_to_take,
    growing,
    hand_of,
    in_order,
    may_buy,
)

# What a move changes --------------------------------------------------------------------------------------


def brought(position: Position, move: Move) -> Position:
    """The position in which a move is judged: steps that need nobody's decision are taken first.

    Whoever buys or passes has collected; whoever develops has built, where nobody has said which cards
    the hands hold.
    """
    phase = position.phase
    if phase == "income" and isinstance(move, Buy | Pass):
        return _collected(position)
    if phase == "build" and isinstance(move, Develop | Stop):
        unknown = any(town.hand is None for town in position.towns)
        return replace(position, phase="develop") if unknown else position
    return position


def after(position: Position, seat: int, move: Move) -> Position:
    """The position after a move that the mirror can show, every finished phase ended."""
    position = brought(position, move)
    match move:
        case Build() | Develop() | Buy():
            position = laid_by(position, seat, move)
        case Take():
            position = _taken(position, seat, move.cards)
        case Choose():
            position = _chosen(position, seat, move.lot)
        case Return():
            position = _returned(position, seat, move.card)
        case Stop() | Pass():
            position = position.with_town(seat, done=True)
        case Collect():
            position = _collected(position)
    return settled(position)


def laid_by(position: Position, seat: int, move: Build | Develop | Buy) -> Position:
    """The position with a card laid, and paid where it costs; no phase is ended."""
    match move:
        case Build():
            return _built(position, seat, move)
        case Develop():
            return _developed(position, seat, move)
        case Buy():
            return _bought(position, seat, move.at)


def _laid(town: Town, card: Card, at: str) -> Town:
    return replace(town, city=placed(town.city, GRID.index[at], card), built=(*town.built, at))


def _without(hand: tuple[Card, ...] | None, card: Card) -> tuple[Card, ...] | None:
    if hand is None:
        return None
    i = hand.index(card)
    return hand[:i] + hand[i + 1 :]


def _with(position: Position, seat: int, town: Town, **changes: object) -> Position:
    towns = list(position.towns)
    towns[seat] = town
    return replace(position, towns=tuple(towns), **changes)


def _built(position: Position, seat: int, move: Build) -> Position:
    town = _laid(position.towns[seat], move.card, move.at)
    price = PRINTED.leisure_price if move.card == "L" else 0
    town = replace(town, hand=_without(town.hand, move.card), money=max(0, town.money - price))
    return _with(position, seat, town)


def _developed(position: Position, seat: int, move: Develop) -> Position:
    town = _laid(position.towns[seat], move.card, move.at)
    return _with(position, seat, town, supply=position.supply.plus(move.card, -1))


def _returned(position: Position, seat: int, card: Card) -> Position:
    town = position.towns[seat]
    town = replace(town, hand=_without(town.hand, card))
    if position.rulings.unbuildable == "box":
        return _with(position, seat, town, aside=position.aside.plus(card))
    return _with(position, seat, town, supply=position.supply.plus(card))


def _bought(position: Position, seat: int, at: str) -> Position:
    price = industry_price(position, seat)
    town = _laid(position.towns[seat], "I", at)
    town = replace(town, money=max(0, town.money - price), bought=town.bought + 1, done=True)
    return _with(position, seat, town, supply=position.supply.plus("I", -1))


def _lots(position: Position) -> Lots:
    if position.lots is None:
        raise Impossible("nobody divides now")
    return position.lots


def _chosen(position: Position, seat: int, lot: str) -> Position:
    lots = _lots(position)
    waiting = tuple(other for other in lots.waiting if other != seat)
    divider, settled_seat = (lots.divider, seat) if lot == "open" else (seat, lots.divider)
    owed = (*lots.owed, settled_seat) if waiting else (*lots.owed, settled_seat, divider)
    return replace(position, lots=Lots(divider, waiting, _with_room(owed)))


def _with_room(owed: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that are owed cards; each once, where there is no room for all that are named.

    Typed lots can owe cards to a seat that waits as well. As long as there is room it is named twice: so it
    was in records that began with such lots.
    """
    return owed if len(owed) <= MOST_OWED else tuple(dict.fromkeys(owed))


def _taken(position: Position, seat: int, cards: tuple[Card, Card]) -> Position:
    lots = _lots(position)
    deck = position.deck
    for card in cards:
        deck = deck.plus(card, -1)
    owed = tuple(other for other in lots.owed if other != seat)
    town = replace(position.towns[seat], hand=cards)
    return _with(position, seat, town, deck=deck, lots=replace(lots, owed=owed))


def income(town: Town) -> int:
    """What a town earns in a round, in dollars: the grant, and each commercial district by its size."""
    shops = districts(layout(town.city).C)
    return PRINTED.grant + sum(triangular(district.bit_count()) for district in shops)


def _collected(position: Position) -> Position:
    towns = tuple(replace(town, money=min(MOST_MONEY, town.money + income(town))) for town in position.towns)
    return replace(position, towns=towns, phase="buy")


# When a phase ends ----------------------------------------------------------------------------------------


def opened(position: Position) -> Position:
    """The position at the beginning of its round: the start player is about to divide, or to draw alone."""
    first, *others = in_order(position)
    lots = Lots(first, tuple(others)) if others else Lots(first, owed=(first,))
    towns = tuple(replace(town, hand=(), built=(), done=False) for town in position.towns)
    return replace(position, phase="divide", lots=lots, towns=towns)


def settled(position: Position) -> Position:
    """The position with every phase ended in which nobody has anything left to do."""
    while True:
        match position.phase:
            case "divide" if position.lots and not (position.lots.waiting or position.lots.owed):
                position = replace(position, phase="build", lots=None)
            case "build" if all(town.hand == () for town in position.towns):
                position = _fresh(replace(position, phase="develop"))
            case "develop" if next(developing(position), None) is None:
                position = _fresh(replace(position, phase="income"))
            case "buy" if not any(may_buy(position, seat) for seat in range(len(position.towns))):
                position = _next_round(position)
            case _:
                return position


def _fresh(position: Position) -> Position:
    if not any(town.done for town in position.towns):
        return position
    return replace(position, towns=tuple(replace(town, done=False) for town in position.towns))


def _next_round(position: Position) -> Position:
    position = replace(position, start=(position.start + 1) % len(position.towns))
    if position.round == PRINTED.rounds:
        return _fresh(replace(position, phase="scoring"))
    return opened(replace(position, round=position.round + 1))


# Who is asked ---------------------------------------------------------------------------------------------


def developing(position: Position) -> Iterator[int]:
    """The seats whose city still has a district to develop."""
    for seat, town in enumerate(position.towns):
        if not town.done and any(growing(position, seat)):
            yield seat


def actors(position: Position) -> tuple[int, ...]:
    """The seats that are asked to do something now."""
    match position.phase:
        case "divide":
            lots = position.lots
            return () if lots is None else (*lots.waiting[:1], *lots.owed)
        case "build":
            return tuple(seat for seat, town in enumerate(position.towns) if town.hand != ())
        case "develop":
            return tuple(developing(position))
        case "income":
            return (position.start,)
        case "buy":
            return next(((seat,) for seat in in_order(position) if may_buy(position, seat)), ())
        case _:
            return ()


def agenda(position: Position) -> Agenda:
    """What the table is waiting for, seat by seat."""
    tasks = TASKS.get(position.phase)
    return Agenda(position.round, PRINTED.rounds, position.phase, tuple(tasks(position)) if tasks else ())


def _dividing(position: Position) -> Iterator[Task]:
    lots = position.lots
    if lots is None:
        return
    if lots.waiting:
        yield from _division(lots)
    yield from (_taking(position, seat) for seat in lots.owed)


def _taking(position: Position, seat: int) -> Task:
    """Taking two cards; or counting the deck, where the mirror shows none that could be taken."""
    who: Params = {"seat": Who(seat)}
    if not enough_to_take(position):
        return Task("count_deck", seat, who)
    if len(position.towns) > 1:
        return Task("take", seat, who)
    draw = min(PRINTED.solo_draw, position.deck.total)
    return Task("draw", seat, {**who, "draw": draw, "keep": PRINTED.cards_taken})


def _division(lots: Lots) -> Iterator[Task]:
    holders = len(lots.waiting) + 1
    chooser = lots.waiting[0]
    params: Params = {
        "seat": Who(lots.divider),
        "chooser": Who(chooser),
        "total": holders * PRINTED.cards_taken,
        "open": PRINTED.cards_taken,
        "up": holders - 1,
        "down": holders - 1,
    }
    yield Task("divide", lots.divider, params, shared=True)
    yield Task("choose", chooser, {"seat": Who(chooser), "divider": Who(lots.divider)})


def _building(position: Position) -> Iterator[Task]:
    for seat, town in enumerate(position.towns):
        if town.hand == ():
            continue
        cards = tuple(town.hand or ())
        to = Word(f"place-{position.rulings.unbuildable}")
        params: Params = {"seat": Who(seat), "cards": len(cards), "to": to}
        can = any(buildable(position, seat, card) for card in hand_of(town))
        yield Task("build" if can else "return", seat, params, pieces=cards)


def _development(position: Position) -> Iterator[Task]:
    optional = position.rulings.develop == "optional"
    for seat in developing(position):
        found = list(growing(position, seat))
        cells = 0
        for _, where in found:
            cells |= where
        params: Params = {
            "seat": Who(seat),
            "districts": _ready_count(position, seat),
            "cells": cells.bit_count(),
        }
        pieces = tuple(card for card, _ in found)
        yield Task("develop", seat, params, pieces, GRID.named(cells), optional)


def _ready_count(position: Position, seat: int) -> int:
    city = layout(position.towns[seat].city)
    return sum(
        1
        for card, cells in growing(position, seat)
        for district in districts(city.of(card))
        if GRID.orthogonal(district) & cells
    )


def _collecting(position: Position) -> Iterator[Task]:
    for seat, town in enumerate(position.towns):
        yield Task("collect", seat, {"seat": Who(seat), "amount": income(town)})


def _buying(position: Position) -> Iterator[Task]:
    for seat in in_order(position):
        if may_buy(position, seat):
            params: Params = {"seat": Who(seat), "price": industry_price(position, seat)}
            cells = GRID.named(buyable(position, seat))
            yield Task("buy", seat, params, ("I",), cells, optional=True)


TASKS: dict[str, Callable[[Position], Iterator[Task]]] = {
    "divide": _dividing,
    "build": _building,
    "develop": _development,
    "income": _collecting,
    "buy": _buying,
}
