"""Preview of a move's changes in a turn, before it is made. Contains no secrets."""

from collections.abc import Iterator

from companion.engine.notice import Notice
from companion.engine.rules import keeps_all
from companion.engine.words import Who
from companion.games.citadels import moves
from companion.games.citadels.phases import acting, graveyard
from companion.games.citadels.position import Position
from companion.games.citadels.powers import building
from companion.games.citadels.powers.actions import cards_kept, cards_shown, extra_cards, extra_gold
from companion.games.citadels.powers.destroying import (
    DESTROY,
    RESCUE_PRICE,
    destruction_price,
    find_rescuer,
    possible_destructions,
)
from companion.games.citadels.powers.income import income_due, pays_gold_to
from companion.games.citadels.powers.specials import LABORATORY_GOLD, workshop_cards, workshop_price
from companion.games.citadels.powers.turn_checks import district_word, own_turn, role_word
from companion.games.citadels.printed import cards, numbers


def preview(position: Position, seat: int, move: moves.Move) -> tuple[Notice, ...]:
    """List the changes that a possible move would make for the seat, none outside of a turn."""
    if position.offer:
        return tuple(_preview_rescue(position, seat, move)) if graveyard.STAGE.has(move) else ()
    if position.phase != "turn" or not acting.STAGE.has(move):
        return ()
    return tuple(_preview_turn(position, seat, move))


def _preview_rescue(position: Position, seat: int, move: moves.Move) -> Iterator[Notice]:
    assert position.offer
    word = district_word(position.offer)
    if isinstance(move, moves.Rescue):
        left = max(0, position.players[seat].gold - RESCUE_PRICE)
        yield Notice("rescues", seat, {"district": word, "price": RESCUE_PRICE, "left": left})
    elif isinstance(move, moves.Decline):
        yield Notice("lets_go", seat, {"district": word})


def _preview_turn(position: Position, seat: int, move: moves.Move) -> Iterator[Notice]:
    match move:
        case moves.Take():
            yield _gold_notice(position, seat, numbers().income_gold + extra_gold(position, seat))
            yield from _notice_extra_cards(position, seat, 0)
        case moves.Draw():
            keep = cards_kept(position, seat)
            yield Notice("draw", seat, {"see": cards_shown(position, seat), "keep": keep})
            yield from _notice_extra_cards(position, seat, keep)
            if gain := extra_gold(position, seat):
                yield _gold_notice(position, seat, gain)
        case moves.Income():
            yield _gold_notice(position, seat, income_due(position, seat))
        case moves.Kill() | moves.Rob():
            yield from _preview_named_role(position, seat, move)
        case moves.Swap():
            yield from _preview_swap(position, seat, move)
        case moves.Exchange():
            yield Notice(
                "exchange", seat, {"count": move.count, "left": _count_left(position, seat, move.count)}
            )
            yield from _warn_forgotten(position, seat, len(move.cards) < move.count)
        case moves.Build():
            yield from _preview_build(position, seat, move)
        case moves.Destroy():
            yield from _preview_destroy(position, seat, move)
        case moves.Laboratory():
            yield _gold_notice(position, seat, LABORATORY_GOLD)
            yield from _warn_forgotten(position, seat, move.card is None)
        case moves.Workshop():
            yield _price_notice(position, seat, workshop_price(position))
            yield Notice("buys", seat, {"cards": workshop_cards(position)})
        case moves.End():
            yield from _preview_end(position, seat)


def _gold_notice(position: Position, seat: int, gain: int) -> Notice:
    return Notice("gold", seat, {"gain": gain, "gold": position.players[seat].gold + gain})


def _price_notice(position: Position, seat: int, price: int) -> Notice:
    return Notice("price", seat, {"price": price, "left": max(0, position.players[seat].gold - price)})


def _count_left(position: Position, seat: int, count: int) -> int:
    """Count the cards that stay in the hand after `count` leave it."""
    return max(0, position.players[seat].hand - count)


def _notice_extra_cards(position: Position, seat: int, kept: int) -> Iterator[Notice]:
    if count := extra_cards(position, seat, kept):
        yield Notice("extra_cards", seat, {"cards": count})


def _warn_forgotten(position: Position, seat: int, untold: bool) -> Iterator[Notice]:
    """Yield a notice if cards that leave untold make the app forget the known ones."""
    if untold and position.players[seat].cards:
        yield Notice("forgets", seat)


def _preview_named_role(position: Position, seat: int, move: moves.Kill | moves.Rob) -> Iterator[Notice]:
    nobody = move.role in position.up or move.role not in position.roles
    what = "nobody_has" if nobody else "kills" if isinstance(move, moves.Kill) else "robs"
    yield Notice(what, seat, {"role": role_word(move.role)})


def _preview_swap(position: Position, seat: int, move: moves.Swap) -> Iterator[Notice]:
    if move.other < position.count:
        mine, theirs = position.players[seat].hand, position.players[move.other].hand
        yield Notice("swap", seat, {"mine": mine, "theirs": theirs, "seat": Who(move.other)})


def _preview_build(position: Position, seat: int, move: moves.Build) -> Iterator[Notice]:
    yield _price_notice(position, seat, cards()[move.district].cost)
    count = len(position.players[seat].city) + 1
    yield Notice("city", seat, {"count": count, "size": position.city_size})
    if building.would_complete_city(position, seat):
        yield Notice("completes", seat, {"first": int(building.would_complete_first(position, seat))})
    now = own_turn(position, seat)
    if now and not now.paid and pays_gold_to(move.district, now.role):
        yield Notice("adds_income", seat, {"amount": income_due(position, seat) + 1})
    last = any(position.is_city_complete(one) for one in range(position.count))
    if move.district == "haunted_city" and (last or building.would_complete_city(position, seat)):
        yield Notice("haunted_late", seat)


def _preview_destroy(position: Position, seat: int, move: moves.Destroy) -> Iterator[Notice]:
    if move not in possible_destructions(position):
        return
    yield _price_notice(position, seat, destruction_price(position, move.seat, move.district))
    guard = find_rescuer(position, seat, move.seat, move.district)
    if guard is not None:
        yield Notice("may_rescue", seat, {"seat": Who(guard), "price": RESCUE_PRICE})


def _preview_end(position: Position, seat: int) -> Iterator[Notice]:
    """Yield notices for everything still undone at the turn's end."""
    now = own_turn(position, seat)
    if now is None:
        return
    if income := income_due(position, seat):
        yield Notice("leaves_income", seat, {"amount": income})
    if building.worth_a_thought(position, seat):
        left = building.builds_left(position, seat)
        yield Notice("leaves_build", seat, {"left": left, "gold": position.players[seat].gold})
    targeted = any(keeps_all(DESTROY, position, seat, one) for one in possible_destructions(position))
    if not now.used and (now.role in ("assassin", "thief", "magician") or targeted):
        yield Notice("leaves_power", seat, {"role": role_word(now.role)})
