"""What single change would make a refused move legal. Every proposal is judged again before it is made."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Word
from companion.games.citadels import moves, turn
from companion.games.citadels.phases import acting, graveyard
from companion.games.citadels.position import Position
from companion.games.citadels.powers.actions import cards_kept, cards_shown, extra_gold
from companion.games.citadels.powers.destroying import cell, cost, targets
from companion.games.citadels.powers.income import income_due
from companion.games.citadels.powers.own import district_word, role_word
from companion.games.citadels.powers.specials import LABORATORY_GOLD
from companion.games.citadels.printed import ROLES, District, numbers

PRICES = frozenset({"price", "destroy_price", "workshop_price", "rescue_price"})
"""The rules that gold cures."""

EARLY = frozenset({"action_first", "before_action", "end_first"})
"""The rules that the action cures."""


def repairs(position: Position, seat: int, move: moves.Move) -> tuple[Repair, ...]:
    """Single changes after which a move would be legal, those that come first in a turn first."""
    stage = turn.stage_of(position)
    if stage not in (acting.STAGE, graveyard.STAGE) or not stage.has(move):
        return ()
    broken = turn.verdict(position, seat, move).violations
    if not broken or any(one.rule == "turn" for one in broken):
        return ()
    against = frozenset(one.rule for one in broken)
    missing = sum(int(str(one.params["missing"])) for one in broken if one.rule in PRICES)
    found = (*_first(position, seat, move, against), *_others(position, seat, move, against))
    return (*found, *_more_gold(position, seat, move, missing)) if against <= PRICES else found


# Something else first ---------------------------------------------------------------------------------------


def _first(position: Position, seat: int, move: moves.Move, against: frozenset[str]) -> Iterator[Repair]:
    """What may be done before, so that the move is legal afterwards."""
    gold = numbers().income_gold + extra_gold(position, seat)
    see = {"see": cards_shown(position, seat), "keep": cards_kept(position, seat)}
    ways: tuple[tuple[str, moves.Move, Mapping[str, int], frozenset[str]], ...] = (
        ("gold_first", moves.Take(), {"gold": gold}, EARLY | PRICES),
        ("cards_first", moves.Draw(), see, EARLY | {"empty_hand"}),
        ("income_first", moves.Income(), {"amount": income_due(position, seat)}, PRICES),
        ("laboratory_first", moves.Laboratory(), {"gold": LABORATORY_GOLD}, PRICES),
    )
    for what, before, params, cures in ways:
        if against <= cures and _then(position, seat, before, move):
            yield Repair(what, params)


def _then(position: Position, seat: int, before: moves.Move, move: moves.Move) -> bool:
    """Whether a move is legal after another one that is legal now."""
    stage = acting.STAGE
    if (
        type(before) is type(move)
        or turn.stage_of(position) is not stage
        or not turn.legal(position, seat, before)
    ):
        return False
    return turn.legal(stage.effect(position, seat, before), seat, move)


def _more_gold(position: Position, seat: int, move: moves.Move, missing: int) -> Iterator[Repair]:
    richer = position.with_player(seat, gold=position.players[seat].gold + missing)
    if turn.legal(richer, seat, move):
        yield Repair("more_gold", {"missing": missing})


# Something else instead -------------------------------------------------------------------------------------


def _others(position: Position, seat: int, move: moves.Move, against: frozenset[str]) -> Iterator[Repair]:
    match move:
        case moves.Kill() | moves.Rob():
            yield from _characters(position, seat, move)
        case moves.Swap():
            yield from _players(position, seat)
        case moves.Build():
            yield from _cards(
                position, seat, {card: moves.Build(card) for card in position.players[seat].cards}
            )
        case moves.Destroy():
            yield from _targets(position, seat)
        case moves.Exchange() if "exchange_many" in against:
            yield from _fewer(position, seat, move)
        case moves.Laboratory():
            held = position.players[seat].cards
            yield from _cards(position, seat, {card: moves.Laboratory(card) for card in held})
        case _:
            pass
    if "told" in against:
        yield from _untold(position, seat, move)


def _characters(position: Position, seat: int, move: moves.Kill | moves.Rob) -> Iterator[Repair]:
    legal = tuple(role for role in ROLES if turn.legal(position, seat, replace(move, role=role)))
    if legal:
        words = tuple(role_word(role) for role in legal)
        yield Repair("character", {"roles": words, "n": len(legal)}, legal)


def _players(position: Position, seat: int) -> Iterator[Repair]:
    legal = tuple(other for other in range(position.count) if turn.legal(position, seat, moves.Swap(other)))
    if legal:
        yield Repair("player", {"n": len(legal)}, tuple(str(other) for other in legal))


def _cards(position: Position, seat: int, ways: Mapping[District, moves.Move]) -> Iterator[Repair]:
    """Another card that the seat has told the app."""
    legal = tuple(card for card, way in ways.items() if turn.legal(position, seat, way))
    if legal:
        yield Repair("card", {"districts": _words(legal), "n": len(legal)}, legal)


def _words(districts: Sequence[District]) -> tuple[Word, ...]:
    return tuple(district_word(district) for district in districts)


def _targets(position: Position, seat: int) -> Iterator[Repair]:
    """Another district that stands, the cheapest first."""
    legal = [one for one in targets(position) if turn.legal(position, seat, one)]
    legal.sort(key=lambda one: cost(position, one.seat, one.district))
    if legal:
        yield Repair("target", {"n": len(legal)}, tuple(cell(one.seat, one.district) for one in legal))


def _fewer(position: Position, seat: int, move: moves.Exchange) -> Iterator[Repair]:
    hand = position.players[seat].hand
    if hand and turn.legal(position, seat, replace(move, count=hand, cards=(), drawn=())):
        yield Repair("fewer", {"hand": hand})


def _untold(position: Position, seat: int, move: moves.Move) -> Iterator[Repair]:
    """The same without saying which cards they are."""
    match move:
        case moves.Take() | moves.Draw() | moves.Workshop():
            bare: moves.Move = replace(move, cards=())
        case moves.Exchange():
            bare = replace(move, cards=(), drawn=())
        case moves.Laboratory():
            bare = moves.Laboratory()
        case _:
            return
    if turn.legal(position, seat, bare):
        yield Repair("untold")
