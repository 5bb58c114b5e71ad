"""Lines of the log for Citadels' moves and corrections. They contain open information alone."""

from collections.abc import Mapping

from companion.engine.lines import Param, line_of, seat_line
from companion.engine.notice import Notice
from companion.engine.words import Params, Who, Word
from companion.games.citadels import moves, printed
from companion.games.citadels.position import Position
from companion.games.citadels.powers.actions import cards_kept, cards_shown, extra_cards, extra_gold
from companion.games.citadels.powers.building import would_complete_city, would_complete_first
from companion.games.citadels.powers.destroying import RESCUE_PRICE, destruction_price
from companion.games.citadels.powers.income import income_of
from companion.games.citadels.powers.specials import LABORATORY_GOLD, workshop_cards, workshop_price
from companion.games.citadels.powers.turn_checks import district_word, role_word
from companion.games.citadels.printed import numbers
from companion.games.citadels.role_corrections import was_called


def describe(position: Position, seat: int, move: moves.Move) -> Notice:
    """Format a move as a line of the log, given the position before it."""
    match move:
        case moves.Deal():
            return _deal_line(position, seat, move)
        case moves.Pick():
            return seat_line("pick" if move.aside is None else "pick_aside", seat)
        case moves.Answer():
            return _answer_line(position, seat, move)
        case moves.Rescue():
            return line_of(move, seat, district=district_word(position.offer), gold=RESCUE_PRICE)
        case moves.Decline():
            return line_of(move, seat, district=district_word(position.offer))
    now = position.turn if position.turn and position.turn.seat == seat else None
    return _turn_line(position, seat, move, {"role": role_word(now.role if now else None)})


def _deal_line(position: Position, seat: int, move: moves.Deal) -> Notice:
    """Format the line of a new round, with the seat that had the killed character of the last one."""
    whose = position.seat_showing(position.killed) if position.killed else None
    return seat_line(
        "deal" if move.up else "deal_none",
        seat,
        roles=tuple(role_word(role) for role in move.up),
        crown=Who(position.crown),
        killed="no" if position.killed is None else "nobody" if whose is None else "somebody",
        victim=role_word(position.killed) if position.killed else "",
        whose="" if whose is None else Who(whose),
    )


def _answer_line(position: Position, seat: int, move: moves.Answer) -> Notice:
    called: Params = {"role": role_word(move.role)}
    if move.who is None or move.who >= position.count:
        return Notice("answer_nobody", seat, called)
    called = {**called, "seat": Who(move.who)}
    thief = position.seat_showing("thief")
    if move.role == position.robbed and thief not in (None, move.who):
        loot = position.players[move.who].gold
        return Notice("answer_robbed", seat, {**called, "thief": Who(thief or 0), "loot": loot})
    return Notice("answer", seat, called)


def _turn_line(position: Position, seat: int, move: moves.Move, role_params: Mapping[str, Word]) -> Notice:
    """Format the line of a move in a turn. ``role_params`` names the character that makes it."""
    player = position.players[seat]
    match move:
        case moves.Take():
            gold = numbers().income_gold + extra_gold(position, seat)
            cards = extra_cards(position, seat)
            return seat_line(
                "take", seat, **role_params, **_loss_params(position, seat), gold=gold, cards=cards
            )
        case moves.Draw():
            return _draw_line(position, seat, role_params)
        case moves.Income():
            gold = income_of(player, position.turn.role) if position.turn else 0
            return seat_line("income", seat, **role_params, gold=gold)
        case moves.Kill(role=role) | moves.Rob(role=role):
            what = "kill" if isinstance(move, moves.Kill) else "rob"
            return seat_line(what, seat, **role_params, named=role_word(role))
        case moves.Swap(other=other):
            theirs = position.players[other].hand if other < position.count else 0
            return line_of(move, seat, **role_params, gives=player.hand, gets=theirs)
        case moves.Exchange():
            return seat_line("exchange", seat, **role_params, count=move.count)
        case moves.Build(district=district):
            paid = min(printed.cards()[district].cost, player.gold)
            done = (
                "first"
                if would_complete_first(position, seat)
                else "other"
                if would_complete_city(position, seat)
                else "not"
            )
            return line_of(move, seat, **role_params, gold=paid, complete=done)
        case moves.Destroy(seat=owner, district=district):
            paid = min(destruction_price(position, owner, district), player.gold)
            destroyed: dict[str, Param] = {"district": district_word(district), "owner": Who(owner)}
            what = "destroy_own" if owner == seat else "destroy"
            return seat_line(what, seat, **role_params, **destroyed, gold=paid)
        case moves.Laboratory():
            return seat_line("laboratory", seat, **role_params, gold=LABORATORY_GOLD)
        case moves.Workshop():
            paid = min(workshop_price(position), player.gold)
            return seat_line("workshop", seat, **role_params, gold=paid, cards=workshop_cards(position))
    assert isinstance(move, moves.End)
    return line_of(move, seat, **role_params)


def _loss_params(position: Position, seat: int) -> Mapping[str, Param]:
    """Return the Thief and the gold it took from a seat when that seat's character was called.

    If phones are the cards, the line of the seat's action contains the loss. With real cards the line of
    the answer does, and the gold here is 0.
    """
    now, thief = position.turn, position.seat_showing("thief")
    robbed = now is not None and now.seat == seat and now.role == position.robbed
    loot = position.loot if robbed and position.rulings.draft == "phones" else None
    return {"thief": Who(seat if thief is None else thief), "loot": loot or 0}


def _draw_line(position: Position, seat: int, role_params: Mapping[str, Word]) -> Notice:
    keep = cards_kept(position, seat)
    return seat_line(
        "draw",
        seat,
        **role_params,
        **_loss_params(position, seat),
        drawn=cards_shown(position, seat),
        kept=keep,
        more=extra_cards(position, seat, keep),
        gold=extra_gold(position, seat),
    )


# Corrections ----------------------------------------------------------------------------------------------


def hand_line(_position: Position, correction: moves.SetHand) -> Notice:
    """Format the line of a corrected hand by its number of cards. The cards themselves are secret."""
    return seat_line("hand", correction.seat, count=correction.count)


def role_line(position: Position, correction: moves.SetRole) -> Notice:
    """Format the line of a seat's corrected character, named only if it lies open."""
    seat, role = correction.seat, correction.role
    if role is None:
        return seat_line("role_none", seat)
    if was_called(position, role):
        return seat_line("role_shown", seat, role=role_word(role))
    return seat_line("role", seat)


def turn_line(_position: Position, correction: moves.SetTurn) -> Notice:
    """Format the line of a corrected turn: its seat and its character."""
    return seat_line("turn", correction.turn.seat, role=role_word(correction.turn.role))


def district_line(position: Position, correction: moves.SetDistrict) -> Notice:
    """Format the line of a corrected district, with the time it was built."""
    when = "end" if position.phase == "scoring" else "now"
    return seat_line(
        "district" if correction.count else "district_none",
        correction.seat,
        district=district_word(correction.district),
        count=correction.count,
        fresh=when if correction.fresh else "no",
    )
