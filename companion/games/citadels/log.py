"""Citadels' moves and corrections as lines of the log; they tell nothing that does not lie open."""

from companion.engine.game import Notice
from companion.engine.words import Params, Who, Word
from companion.games.citadels import moves
from companion.games.citadels.position import Position
from companion.games.citadels.powers.actions import extra_cards, extra_gold, kept, seen
from companion.games.citadels.powers.building import completes, leads
from companion.games.citadels.powers.destroying import RESCUE_PRICE, cost
from companion.games.citadels.powers.income import income_of
from companion.games.citadels.powers.specials import LABORATORY_GOLD, workshop_cards, workshop_price
from companion.games.citadels.printed import District, Role, cards, numbers
from companion.games.citadels.recasting import was_called


def role_word(role: Role | None) -> Word:
    """The name of a character, or of none."""
    return Word(f"role-{role}") if role else Word("no_role")


def district_word(district: District | None) -> Word:
    """The name of a district, or of none."""
    return Word(f"district-{district}") if district else Word("no_district")


def described(position: Position, seat: int, move: moves.Move) -> Notice:
    """What a move says in the log, told about the position it is made in."""
    match move:
        case moves.Deal():
            return _dealing(position, seat, move)
        case moves.Pick():
            return Notice("pick" if move.aside is None else "pick_aside", seat, {"seat": Who(seat)})
        case moves.Answer():
            return _answering(position, seat, move)
        case moves.Rescue():
            paid: Params = {
                "seat": Who(seat),
                "district": district_word(position.offer),
                "gold": RESCUE_PRICE,
            }
            return Notice("rescue", seat, paid)
        case moves.Decline():
            return Notice("decline", seat, {"seat": Who(seat), "district": district_word(position.offer)})
    now = position.turn if position.turn and position.turn.seat == seat else None
    who: Params = {"seat": Who(seat), "role": role_word(now.role if now else None)}
    return _playing(position, seat, move, who)


def _dealing(position: Position, seat: int, move: moves.Deal) -> Notice:
    """A new round; and who the killed one of the last round turned out to be."""
    up = tuple(role_word(role) for role in move.up)
    whose = position.shower(position.killed) if position.killed else None
    params: Params = {
        "seat": Who(seat),
        "roles": up,
        "crown": Who(position.crown),
        "killed": "no" if position.killed is None else "nobody" if whose is None else "somebody",
        "victim": role_word(position.killed) if position.killed else "",
        "whose": "" if whose is None else Who(whose),
    }
    return Notice("deal" if up else "deal_none", seat, params)


def _answering(position: Position, seat: int, move: moves.Answer) -> Notice:
    called: Params = {"role": role_word(move.role)}
    if move.who is None or move.who >= position.count:
        return Notice("answer_nobody", seat, called)
    called = {**called, "seat": Who(move.who)}
    thief = position.shower("thief")
    if move.role == position.robbed and thief not in (None, move.who):
        loot = position.players[move.who].gold
        return Notice("answer_robbed", seat, {**called, "thief": Who(thief or 0), "loot": loot})
    return Notice("answer", seat, called)


def _playing(position: Position, seat: int, move: moves.Move, who: Params) -> Notice:
    """A line of somebody's turn; ``who`` says whose, and as which character."""
    match move:
        case moves.Take():
            gold = numbers().income_gold + extra_gold(position, seat)
            got: Params = {"gold": gold, "cards": extra_cards(position, seat)}
            return Notice("take", seat, {**who, **got, **_lost(position, seat)})
        case moves.Draw():
            return _drawing(position, seat, who)
        case moves.Income():
            gold = income_of(position.players[seat], position.turn.role) if position.turn else 0
            return Notice("income", seat, {**who, "gold": gold})
        case moves.Kill() | moves.Rob():
            return Notice(
                "kill" if isinstance(move, moves.Kill) else "rob",
                seat,
                {**who, "named": role_word(move.role)},
            )
        case moves.Swap():
            return _swapping(position, seat, move, who)
        case moves.Exchange():
            return Notice("exchange", seat, {**who, "count": move.count})
        case moves.Build():
            return _building(position, seat, move, who)
        case moves.Destroy():
            return _destroying(position, seat, move, who)
        case moves.Laboratory():
            return Notice("laboratory", seat, {**who, "gold": LABORATORY_GOLD})
        case moves.Workshop():
            paid = min(workshop_price(position), position.players[seat].gold)
            return Notice("workshop", seat, {**who, "gold": paid, "cards": workshop_cards(position)})
    assert isinstance(move, moves.End)
    return Notice("end", seat, who)


def _lost(position: Position, seat: int) -> Params:
    """What the Thief took from a seat when its character was called: told with its action.

    Of real cards it is told with the answer.
    """
    now, thief = position.turn, position.shower("thief")
    robbed = now is not None and now.seat == seat and now.role == position.robbed
    loot = position.loot if robbed and position.rulings.draft == "phones" else None
    return {"thief": Who(seat if thief is None else thief), "loot": loot or 0}


def _drawing(position: Position, seat: int, who: Params) -> Notice:
    keep = kept(position, seat)
    drawn: Params = {
        "drawn": seen(position, seat),
        "kept": keep,
        "more": extra_cards(position, seat, keep),
        "gold": extra_gold(position, seat),
    }
    return Notice("draw", seat, {**who, **drawn, **_lost(position, seat)})


def _swapping(position: Position, seat: int, move: moves.Swap, who: Params) -> Notice:
    theirs = position.players[move.other].hand if move.other < position.count else 0
    hands: Params = {"gives": position.players[seat].hand, "gets": theirs}
    return Notice("swap", seat, {**who, "other": Who(move.other), **hands})


def _building(position: Position, seat: int, move: moves.Build, who: Params) -> Notice:
    paid = min(cards()[move.district].cost, position.players[seat].gold)
    done = "first" if leads(position, seat) else "other" if completes(position, seat) else "not"
    built: Params = {"district": district_word(move.district), "gold": paid, "complete": done}
    return Notice("build", seat, {**who, **built})


def _destroying(position: Position, seat: int, move: moves.Destroy, who: Params) -> Notice:
    paid = min(cost(position, move.seat, move.district), position.players[seat].gold)
    what: Params = {"district": district_word(move.district), "owner": Who(move.seat), "gold": paid}
    return Notice("destroy_own" if move.seat == seat else "destroy", seat, {**who, **what})


# Corrections ----------------------------------------------------------------------------------------------


def described_correction(position: Position, correction: moves.Correction) -> Notice:
    """What a correction says in the log; of cards their number, of characters those that lie open."""
    seat: int | None = getattr(correction, "seat", None)
    who: Params = {} if seat is None else {"seat": Who(seat)}
    match correction:
        case moves.SetGold():
            return Notice("gold", seat, {**who, "gold": correction.gold})
        case moves.SetHand():
            return Notice("hand", seat, {**who, "count": correction.count})
        case moves.SetDistrict():
            return _district(position, correction)
        case moves.SetRole(role=None):
            return Notice("role_none", seat, who)
        case moves.SetRole():
            return _role(position, correction)
        case moves.SetNamed():
            what = f"named_{correction.by}" if correction.role else f"named_{correction.by}_none"
            return Notice(what, None, {"role": role_word(correction.role)})
        case moves.SetTurn():
            turn = correction.turn
            return Notice("turn", turn.seat, {"seat": Who(turn.seat), "role": role_word(turn.role)})
        case moves.SetCrown():
            return Notice("crown", seat, who)
        case moves.SetFirst():
            return Notice("first_none" if seat is None else "first", seat, who)
        case moves.SetCitySize():
            return Notice("city_size", None, {"size": correction.size})
        case moves.SetRound():
            return Notice("round", None, {"round": correction.round})


def _role(position: Position, correction: moves.SetRole) -> Notice:
    """That a character was corrected, and which one only if it lies open."""
    who: Params = {"seat": Who(correction.seat)}
    if correction.role and was_called(position, correction.role):
        return Notice("role_shown", correction.seat, {**who, "role": role_word(correction.role)})
    return Notice("role", correction.seat, who)


def _district(position: Position, correction: moves.SetDistrict) -> Notice:
    when = "end" if position.phase == "scoring" else "now"
    params: Params = {
        "seat": Who(correction.seat),
        "district": district_word(correction.district),
        "count": correction.count,
        "fresh": when if correction.fresh else "no",
    }
    return Notice("district" if correction.count else "district_none", correction.seat, params)
