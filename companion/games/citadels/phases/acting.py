"""Phase of a turn: the called seat acts, builds, and uses the powers of its character and its city."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all
from companion.engine.words import Params, Who
from companion.games.citadels import procedures
from companion.games.citadels.drafting import seats_to_call
from companion.games.citadels.moves import (
    Build,
    Destroy,
    Draw,
    End,
    Exchange,
    Income,
    Kill,
    Laboratory,
    Move,
    Rob,
    Swap,
    Take,
    Workshop,
)
from companion.games.citadels.phases.stage import Check, Rules, Stage
from companion.games.citadels.position import Position
from companion.games.citadels.powers import building, characters, destroying, specials
from companion.games.citadels.powers.actions import DRAW, TAKE, apply_draw, apply_take
from companion.games.citadels.powers.building import BUILD, build
from companion.games.citadels.powers.destroying import DESTROY, destroy, name_cell, possible_destructions
from companion.games.citadels.powers.income import INCOME, income_due, take_income
from companion.games.citadels.powers.turn_checks import WHOSE, own_turn, role_word
from companion.games.citadels.printed import DISTRICTS, ROLES

NAMES: Mapping[str, type[Kill] | type[Rob]] = {"assassin": Kill, "thief": Rob}
"""The characters that name another one, and how."""


def _check_acted(position: Position, seat: int, _move: End) -> Findings:
    now = own_turn(position, seat)
    return BROKEN if now and not now.acted else KEPT


END: tuple[Check, ...] = (WHOSE, Rule("end_first", "action", _check_acted))

RULES: Rules = {
    Take: TAKE,
    Draw: DRAW,
    Income: INCOME,
    Build: BUILD,
    Kill: characters.KILL,
    Rob: characters.ROB,
    Swap: characters.SWAP,
    Exchange: characters.EXCHANGE,
    Destroy: DESTROY,
    Laboratory: specials.LABORATORY,
    Workshop: specials.WORKSHOP,
    End: END,
}
"""By type of move, everything that can stand against it in a turn."""


def _end_turn(position: Position, _seat: int, _move: End) -> Position:
    return replace(position, turn=None)


_EFFECTS: Mapping[type[Any], Callable[[Position, int, Any], Position]] = {
    Take: apply_take,
    Draw: apply_draw,
    Income: take_income,
    Build: build,
    Kill: characters.kill,
    Rob: characters.rob,
    Swap: characters.swap,
    Exchange: characters.exchange,
    Destroy: destroy,
    Laboratory: specials.sell_card,
    Workshop: specials.buy_cards,
    End: _end_turn,
}


def _apply_move(position: Position, seat: int, move: Any) -> Position:
    return _EFFECTS[type(move)](position, seat, move)


# What can be done -------------------------------------------------------------------------------------------


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    player = position.players[seat]
    yield from (Take(), Draw(), Income(), End(), Workshop(), Laboratory())
    yield from (Kill(role) for role in ROLES)
    yield from (Rob(role) for role in ROLES)
    yield from (Swap(other) for other in range(position.count))
    yield from (Exchange(count) for count in range(1, min(player.hand + 1, 66) + 1))
    yield from (Exchange(1, (card,)) for card in dict.fromkeys(player.cards))
    for district in DISTRICTS:
        yield Build(district)
        yield Laboratory(district)
        yield from (Destroy(owner, district) for owner in range(position.count))


ALWAYS: tuple[Move, ...] = (Take(), Draw(), Income(), End(), Workshop())
NAMED: Mapping[str, tuple[Move, ...]] = {
    who: tuple(naming(role) for role in ROLES) for who, naming in NAMES.items()
}
BUILDS: tuple[Move, ...] = tuple(map(Build, DISTRICTS))
SALES: tuple[Move, ...] = (Laboratory(), *map(Laboratory, DISTRICTS))


def _legal_moves(position: Position, seat: int) -> Iterator[Move]:
    """Yield the legal moves, without trying candidates that only another turn or city could make legal."""
    now = own_turn(position, seat)
    if now is None:
        return
    yield from _allowed_moves(ALWAYS, position, seat)
    yield from _allowed_moves(NAMED.get(now.role, ()), position, seat)
    if now.role == "magician":
        yield from _allowed_moves(_magician_candidates(position, seat), position, seat)
    if keeps_all(building.WHEN, position, seat, BUILDS[0]):
        yield from (move for move in BUILDS if keeps_all(building.WHAT, position, seat, move))
    if keeps_all(specials.LABORATORY, position, seat, SALES[0]):
        yield from _allowed_moves(SALES, position, seat)
    if keeps_all(destroying.WHEN, position, seat, End()):
        yield from _allowed_moves(possible_destructions(position), position, seat)


def _allowed_moves(moves: Iterable[Move], position: Position, seat: int) -> Iterator[Move]:
    return (move for move in moves if keeps_all(RULES[type(move)], position, seat, move))


def _magician_candidates(position: Position, seat: int) -> Iterator[Move]:
    player = position.players[seat]
    yield from (Swap(other) for other in range(position.count))
    yield from (Exchange(count) for count in range(1, player.hand + 1))
    yield from (Exchange(1, (card,)) for card in dict.fromkeys(player.cards))


# What is asked ----------------------------------------------------------------------------------------------


def _seats_in_turn(position: Position) -> tuple[int, ...]:
    return (position.turn.seat,) if position.turn else ()


def _current_tasks(position: Position) -> tuple[Task, ...]:
    return tuple(task for seat in _seats_in_turn(position) for task in _tasks_of_turn(position, seat))


def _tasks_of_turn(position: Position, seat: int) -> Iterable[Task]:
    now = position.turn
    assert now
    income, left = income_due(position, seat), building.builds_left(position, seat)
    who: Params = {"seat": Who(seat), "role": role_word(now.role), "gold": position.players[seat].gold}
    pieces = ("build",) if left and now.acted else ()
    yield Task("turn", seat, {**who, "acted": int(now.acted), "left": left}, pieces, shared=True)
    if income:
        yield Task("income", seat, {**who, "amount": income}, optional=True)
    if building.worth_a_thought(position, seat):
        yield Task("build", seat, {**who, "left": left}, pieces, optional=True)
    yield from _power_tasks(position, seat, who)
    if keeps_all(specials.LABORATORY, position, seat, Laboratory()):
        yield Task("laboratory", seat, who, optional=True)
    if keeps_all(specials.WORKSHOP, position, seat, Workshop()):
        trade: Params = {
            "price": specials.workshop_price(position),
            "cards": specials.workshop_cards(position),
        }
        yield Task("workshop", seat, {**who, **trade}, optional=True)


def _power_tasks(position: Position, seat: int, seat_params: Params) -> Iterable[Task]:
    """Yield the tasks of the character's power while it is unused."""
    now = position.turn
    if now is None or now.used:
        return
    if now.role == "assassin":
        yield Task(
            "kill", seat, seat_params, ("kill",), _legal_roles_to_name(position, seat, Kill), optional=True
        )
    elif now.role == "thief":
        yield Task(
            "rob", seat, seat_params, ("rob",), _legal_roles_to_name(position, seat, Rob), optional=True
        )
    elif now.role == "magician":
        hand: Params = {"hand": position.players[seat].hand}
        yield Task("magic", seat, {**seat_params, **hand}, ("swap",), optional=True)
    elif now.role == "warlord":
        legal = [one for one in possible_destructions(position) if keeps_all(DESTROY, position, seat, one)]
        cells = tuple(name_cell(one.seat, one.district) for one in legal)
        ready: Params = {"acted": int(now.acted), "count": len(cells)}
        yield Task("destroy", seat, {**seat_params, **ready}, ("destroy",), cells, optional=True)


def _legal_roles_to_name(position: Position, seat: int, names: type[Kill] | type[Rob]) -> tuple[str, ...]:
    return tuple(role for role in ROLES if keeps_all(RULES[names], position, seat, names(role)))


def _seats_to_call(position: Position) -> tuple[int, ...]:
    acting = _seats_in_turn(position)
    return tuple(seat for seat in seats_to_call(position) if seat not in acting)


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_in_turn,
    _current_tasks,
    _legal_moves,
    procedure=procedures.TURN,
    later=_seats_to_call,
)
