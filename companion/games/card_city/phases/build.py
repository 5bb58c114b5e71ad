"""Second phase: each seat builds both cards of its hand. Unbuildable ones go back."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import KEPT, AreaRule, Finding, Findings, Rule, keeps_all
from companion.engine.words import Params, Who, Word
from companion.games.card_city import placing, procedures
from companion.games.card_city.city import GRID
from companion.games.card_city.laying import lay_and_pay, remove_card
from companion.games.card_city.moves import Build, Move, Return
from companion.games.card_city.phases.stage import Check, Rules, Stage, place_checks
from companion.games.card_city.position import CARDS, Card, Position, Town
from companion.games.card_city.site import Site, all_cells_if, card_params, cell_names, free_cells_for
from companion.geometry.bits import Mask, bits
from companion.kit.tasks import task_per_actor

HAND = AreaRule[Site](
    "not_in_hand",
    "divide.take",
    lambda s: all_cells_if(s.town.hand is not None and s.card not in s.town.hand),
    "impossible",
    params=card_params,
)
PLACES = (
    HAND,
    placing.OCCUPIED,
    placing.CONTACT,
    placing.SQUARE,
    placing.LIMIT,
    placing.RESIDENCE_APART,
    placing.COMMERCE_APART,
    placing.INDUSTRY_RESIDENCE,
    placing.LEISURE_COST,
)
"""Rules against building a card on a cell."""


def buildable_cells(position: Position, seat: int, card: Card) -> Mask:
    """Compute the cells where a seat may build a card of its hand now."""
    return free_cells_for(PLACES, position, seat, card)


def kinds_to_build(town: Town) -> tuple[Card, ...]:
    """List the kinds that a seat may still build, each once. Every kind if its hand is unknown."""
    if town.hand is None:
        return CARDS
    return tuple(dict.fromkeys(town.hand))


def _check_card_in_hand(position: Position, seat: int, move: Return) -> Findings:
    hand = position.towns[seat].hand
    if hand is None or move.card in hand:
        return KEPT
    return (({"card": Word(f"card-{move.card}")}, ()),)


def _check_unbuildable(position: Position, seat: int, move: Return) -> Findings:
    may_decline = position.rulings.leisure == "may"
    if move.card == "L" and may_decline:
        return KEPT
    town = position.towns[seat]
    found: list[Finding] = []
    for card in (move.card,) if town.hand is None else kinds_to_build(town):
        if card == "L" and may_decline:
            continue
        if cells := buildable_cells(position, seat, card):
            found.append(({"card": Word(f"card-{card}"), "cells": cell_names(cells)}, GRID.names_of(cells)))
    return found


RETURN: tuple[Check, ...] = (
    Rule("not_in_hand", "divide.take", _check_card_in_hand, "impossible"),
    Rule("must_build", "build.must", _check_unbuildable),
)
RULES: Rules = {Build: place_checks(PLACES), Return: RETURN}


def _apply_move(position: Position, seat: int, move: Build | Return) -> Position:
    if isinstance(move, Build):
        return lay_and_pay(position, seat, move)
    town = position.towns[seat]
    position = position.put_town(seat, replace(town, hand=remove_card(town.hand, move.card)))
    if position.rulings.unbuildable == "box":
        return replace(position, aside=position.aside.with_added(move.card))
    return replace(position, supply=position.supply.with_added(move.card))


def _legal_moves(position: Position, seat: int) -> Iterator[Move]:
    hand = kinds_to_build(position.towns[seat])
    built = [
        Build(card, GRID.names[cell]) for card in hand for cell in bits(buildable_cells(position, seat, card))
    ]
    yield from built
    if not built or position.rulings.leisure == "may":
        yield from (back for back in map(Return, hand) if keeps_all(RETURN, position, seat, back))


def _candidate_moves(_position: Position, _seat: int) -> Iterable[Move]:
    for card in CARDS:
        yield Return(card)
        yield from (Build(card, at) for at in GRID.names)


def _seats_to_act(position: Position) -> tuple[int, ...]:
    return tuple(seat for seat, town in enumerate(position.towns) if town.hand != ())


def _task_for_seat(position: Position, seat: int) -> Task:
    town = position.towns[seat]
    cards = tuple(town.hand or ())
    to = Word(f"place-{position.rulings.unbuildable}")
    params: Params = {"seat": Who(seat), "cards": len(cards), "to": to}
    can = any(buildable_cells(position, seat, card) for card in kinds_to_build(town))
    return Task("build" if can else "return", seat, params, pieces=cards)


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    task_per_actor(_seats_to_act, _task_for_seat),
    _legal_moves,
    procedure=procedures.BUILD,
)
