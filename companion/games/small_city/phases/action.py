"""Phase 1, the choice: from the mayor clockwise everybody takes a card of the ring."""

from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.memo import by_identity
from companion.engine.rules import KEPT, Findings, Rule
from companion.engine.words import Who, Word
from companion.games.small_city.moves import Choose, Move
from companion.games.small_city.phases.asked import OUT, is_gone
from companion.games.small_city.phases.prices import price, start_of, taken_cards
from companion.games.small_city.phases.rows import earn
from companion.games.small_city.phases.stage import Rules, Stage
from companion.games.small_city.plan import plan
from companion.games.small_city.position import CARDS, Errand, Position
from companion.kit.tasks import each, only, seat_task
from companion.kit.turns import turn

SUPPORT = {"votes": 2, "money": 1}
"""What the Supporter gives."""


@by_identity(64)
def chooser(position: Position) -> int | None:
    """The seat that chooses now; None when all have, or no card is left."""
    if set(position.ring) <= set(taken_cards(position)):
        return None
    return next((seat for seat in position.order if position.towns[seat].action is None), None)


def _chosen(position: Position, seat: int, _move: Choose) -> Findings:
    card = position.towns[seat].action
    return (({"card": Word(f"card-{card}")}, ()),) if card else KEPT


def _not_in_ring(position: Position, _seat: int, move: Choose) -> Findings:
    return KEPT if move.card in position.ring else (({"card": Word(f"card-{move.card}")}, ()),)


def _taken(position: Position, seat: int, move: Choose) -> Findings:
    owner = taken_cards(position).get(move.card)
    if owner is None or owner == seat:
        return KEPT
    return (({"card": Word(f"card-{move.card}"), "seat": Who(owner)}, ()),)


def _too_dear(position: Position, seat: int, move: Choose) -> Findings:
    if move.card not in position.ring:
        return KEPT
    found, money = price(position, seat, move.card), position.towns[seat].money
    if found.dollars <= money:
        return KEPT
    return (
        (
            {
                "card": Word(f"card-{move.card}"),
                "price": found.dollars,
                "money": money,
                "missing": found.dollars - money,
                "skipped": tuple(Word(f"card-{card}") for card in found.skipped),
            },
            (),
        ),
    )


RULES: Rules = {
    Choose: (
        OUT,
        turn("action.price", chooser, "breaks", is_gone),
        Rule("chosen", "action", _chosen, "impossible"),
        Rule("not_in_ring", "action.ring", _not_in_ring, "impossible"),
        Rule("card_taken", "action", _taken),
        Rule("card_price", "action.price", _too_dear),
    )
}


def biggest(position: Position, seat: int) -> int:
    """The last step of a seat's building area."""
    return len(plan(position, seat).ground.areas) - 1


def _effect(position: Position, seat: int, move: Choose) -> Position:
    town = position.towns[seat]
    paid = max(0, town.money - price(position, seat, move.card).dollars)
    position = position.with_town(seat, action=move.card, money=paid)
    match move.card:
        case "E":
            return earn(position, seat, move.gain, SUPPORT[move.gain])
        case "F":
            return position.with_town(seat, size=min(town.size + 1, max(town.size, biggest(position, seat))))
        case "G":
            return replace(position, errand=Errand(seat, "council"))
        case _:
            return position


def _candidates(_position: Position, _seat: int) -> Iterable[Move]:
    for card in CARDS:
        yield Choose(card)
    yield Choose("E", "money")


def _task(position: Position, seat: int) -> Task:
    origin = start_of(position, seat)
    if origin is None:
        return seat_task("choose_first", seat)
    return seat_task("choose", seat, card=Word(f"card-{origin}"), money=position.towns[seat].money)


ACTORS = only(chooser)

STAGE = Stage(RULES, _effect, _candidates, ACTORS, each(ACTORS, _task))
