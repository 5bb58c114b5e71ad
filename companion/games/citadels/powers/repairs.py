"""Single changes that make a refused move legal. The engine judges each proposal again."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Phrase, Who, Word
from companion.games.citadels import moves, turn
from companion.games.citadels.phases import acting, graveyard
from companion.games.citadels.position import Position
from companion.games.citadels.powers.actions import cards_kept, cards_shown, extra_gold
from companion.games.citadels.powers.destroying import (
    RESCUE_PRICE,
    destruction_price,
    name_cell,
    possible_destructions,
)
from companion.games.citadels.powers.income import income_due
from companion.games.citadels.powers.specials import LABORATORY_GOLD, workshop_price
from companion.games.citadels.powers.turn_checks import district_word, role_word
from companion.games.citadels.printed import ROLES, District, cards, numbers

PRICES = frozenset({"price", "destroy_price", "workshop_price", "rescue_price"})
"""Rules that more gold satisfies."""

EARLY = frozenset({"action_first", "before_action", "end_first"})
"""Rules that taking the action first satisfies."""


def repairs(position: Position, seat: int, move: moves.Move) -> tuple[Repair, ...]:
    """List single changes after which a move is legal, in the order of a turn."""
    stage = turn.stage_of(position)
    if stage not in (acting.STAGE, graveyard.STAGE) or not stage.has(move):
        return ()
    broken = turn.verdict(position, seat, move).violations
    if not broken or any(one.rule == "turn" for one in broken):
        return ()
    against = frozenset(one.rule for one in broken)
    found = (
        *_propose_moves_before(position, seat, move, against),
        *_propose_other_moves(position, seat, move, against),
    )
    return (*found, *_propose_more_gold(position, seat, move)) if against <= PRICES else found


# Something else first ---------------------------------------------------------------------------------------


def _propose_moves_before(
    position: Position, seat: int, move: moves.Move, against: frozenset[str]
) -> Iterator[Repair]:
    """Propose moves to make first, after which the move is legal."""
    gold = numbers().income_gold + extra_gold(position, seat)
    see = {"see": cards_shown(position, seat), "keep": cards_kept(position, seat)}
    income = {"amount": income_due(position, seat)}
    sold = {"gold": LABORATORY_GOLD}
    ways: tuple[tuple[str, str, moves.Move, Mapping[str, int], frozenset[str]], ...] = (
        ("gold_first", "way-gold_first", moves.Take(), {"gold": gold}, EARLY | PRICES),
        ("cards_first", "way-cards_first", moves.Draw(), see, EARLY | {"empty_hand"}),
        ("income_first", "way-income_first", moves.Income(), income, PRICES),
        ("laboratory_first", "way-laboratory_first", moves.Laboratory(), sold, PRICES),
    )
    for what, label, before, params, cures in ways:
        if against <= cures and _is_legal_after(position, seat, before, move):
            yield Repair(what, params, moves=(before,), then=move, labels=(Word(label),))


def _is_legal_after(position: Position, seat: int, first: moves.Move, move: moves.Move) -> bool:
    """Check that a move is legal after another one that is legal now."""
    stage = acting.STAGE
    if (
        type(first) is type(move)
        or turn.stage_of(position) is not stage
        or not turn.legal(position, seat, first)
    ):
        return False
    return turn.legal(turn.after(position, seat, first), seat, move)


def _propose_more_gold(position: Position, seat: int, move: moves.Move) -> Iterator[Repair]:
    needed, there = _gold_needed(position, move), position.players[seat].gold
    if needed > there and turn.legal(position.with_player(seat, gold=needed), seat, move):
        correction, label = moves.SetGold(seat, needed), Word("way-more_gold")
        yield Repair("more_gold", {"missing": needed - there}, labels=(label,), correction=correction)


def _gold_needed(position: Position, move: moves.Move) -> int:
    match move:
        case moves.Build(district=district):
            return cards()[district].cost
        case moves.Destroy(seat=owner, district=district):
            return destruction_price(position, owner, district)
        case moves.Workshop():
            return workshop_price(position)
        case moves.Rescue():
            return RESCUE_PRICE
    return 0


# Something else instead -------------------------------------------------------------------------------------


def _propose_other_moves(
    position: Position, seat: int, move: moves.Move, against: frozenset[str]
) -> Iterator[Repair]:
    match move:
        case moves.Kill() | moves.Rob():
            yield from _propose_other_roles(position, seat, move)
        case moves.Swap():
            yield from _propose_other_players(position, seat)
        case moves.Build():
            yield from _propose_other_cards(
                position, seat, {card: moves.Build(card) for card in position.players[seat].cards}
            )
        case moves.Destroy():
            yield from _propose_other_targets(position, seat)
        case moves.Exchange() if "exchange_many" in against:
            yield from _propose_fewer_cards(position, seat, move)
        case moves.Laboratory():
            held = position.players[seat].cards
            yield from _propose_other_cards(position, seat, {card: moves.Laboratory(card) for card in held})
        case _:
            pass
    if "told" in against:
        yield from _propose_without_told_cards(position, seat, move)


def _propose_other_roles(position: Position, seat: int, move: moves.Kill | moves.Rob) -> Iterator[Repair]:
    others = (replace(move, role=role) for role in ROLES)
    legal = tuple(other for other in others if turn.legal(position, seat, other))
    if legal:
        roles = tuple(other.role for other in legal)
        words = tuple(map(role_word, roles))
        yield Repair("character", cells=roles, moves=legal, labels=words)


def _propose_other_players(position: Position, seat: int) -> Iterator[Repair]:
    swaps = map(moves.Swap, range(position.count))
    legal = tuple(swap for swap in swaps if turn.legal(position, seat, swap))
    if legal:
        cells = tuple(str(swap.other) for swap in legal)
        labels = tuple(Who(swap.other) for swap in legal)
        yield Repair("player", cells=cells, moves=legal, labels=labels)


def _propose_other_cards(
    position: Position, seat: int, moves: Mapping[District, moves.Move]
) -> Iterator[Repair]:
    """Propose the legal moves with another card that the app was told."""
    legal = {card: way for card, way in moves.items() if turn.legal(position, seat, way)}
    if legal:
        words = tuple(map(district_word, legal))
        yield Repair("card", cells=tuple(legal), moves=tuple(legal.values()), labels=words)


def _propose_other_targets(position: Position, seat: int) -> Iterator[Repair]:
    """Propose the legal destructions of other districts, the cheapest first."""
    legal = [one for one in possible_destructions(position) if turn.legal(position, seat, one)]
    legal.sort(key=lambda one: destruction_price(position, one.seat, one.district))
    if legal:
        cells = tuple(name_cell(one.seat, one.district) for one in legal)
        labels = tuple(map(_target_phrase, legal))
        yield Repair("target", cells=cells, moves=tuple(legal), labels=labels)


def _target_phrase(move: moves.Destroy) -> Phrase:
    return Phrase("way-target", (("district", district_word(move.district)), ("owner", Who(move.seat))))


def _propose_fewer_cards(position: Position, seat: int, move: moves.Exchange) -> Iterator[Repair]:
    hand = position.players[seat].hand
    if hand and turn.legal(position, seat, moves.Exchange(hand)):
        label = Phrase("way-fewer", (("count", hand),))
        yield Repair("fewer", {"hand": hand}, moves=(moves.Exchange(hand),), labels=(label,))


def _propose_without_told_cards(position: Position, seat: int, move: moves.Move) -> Iterator[Repair]:
    """Propose the same move without its told cards."""
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
        yield Repair("untold", moves=(bare,), labels=(Word("way-untold"),))
