"""An independent witness for Roll Into Town: every move, what stands against it and what it leads to.

Nothing here reads the drawing, building, phases or scoring it judges; functions are sentences of the rules,
asked square by square.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from msgspec.structs import replace

from companion.games.roll_into_town.moves import Build, Done, Draw, Fell, Grow, Move, Roll, Rub
from companion.games.roll_into_town.position import Player, Position, Sheet, Step
from companion.games.roll_into_town.printed import Goods
from tests.games.roll_into_town import oracle_build, oracle_draw, oracle_grow
from tests.games.roll_into_town.oracle_draw import DICE, Faults, in_round
from tests.games.roll_into_town.oracle_scores import places, points

ROUNDS = 12
FACES = (1, 2, 3, 4, 5, 6)
NEXT: dict[Step, Step] = {
    "discover": "construct",
    "construct": "gather",
    "gather": "upkeep",
    "upkeep": "done",
}  # fmt: skip
STEP_OF: dict[type[object], Step] = {
    Draw: "discover",
    Build: "construct",
    Fell: "gather",
    Grow: "upkeep",
}  # fmt: skip
REMEMBERED = 40


def rolling(position: Position) -> bool:
    """Tell if the dice have to be rolled."""
    return not position.over and not position.dice


def asked(position: Position, seat: int) -> bool:
    """Tell if a seat is at a step of a running round."""
    return not position.over and bool(position.dice) and position.players[seat].step != "done"


# What stands against a move -------------------------------------------------------------------------------


def faults(position: Position, seat: int, move: Move) -> Faults:
    """Map every rule that a move breaks to its kind."""
    match move:
        case Roll(dice):
            wrong = {} if len(dice) == in_round(DICE, position.round) else {"dice_count": "impossible"}
            return wrong if rolling(position) else {"phase": "impossible"}
    if position.over or not position.dice:
        return {"phase": "impossible"}
    if isinstance(move, Rub):
        return {} if position.players[seat].past else {"nothing_drawn": "impossible"}
    step = position.players[seat].step
    if isinstance(move, Done):
        ended = {} if step == move.step != "done" else {"step": "impossible"}
        forced = move.step == "upkeep" and position.round < ROUNDS and oracle_grow.must_grow(position, seat)
        return ended | ({"growth": "breaks"} if forced else {})
    found = {} if step == STEP_OF[type(move)] else {"step": "impossible"}
    match move:
        case Draw():
            return found | oracle_draw.draw_faults(position, seat, move)
        case Build():
            return found | oracle_build.build_faults(position, seat, move)
        case Fell():
            return found | oracle_grow.fell_faults(position, seat, move)
        case Grow():
            return found | oracle_grow.grow_faults(position, seat, move)


def steps_moves(position: Position, seat: int) -> Iterator[Move]:
    """Yield every legal move of a seat at its step, its end and rubbing out aside."""
    match position.players[seat].step:
        case "discover":
            yield from oracle_draw.draws(position, seat)
        case "construct":
            yield from oracle_build.builds(position, seat)
        case "gather":
            yield from oracle_grow.fells(position, seat)
        case "upkeep":
            yield from oracle_grow.grows(position, seat)


def legal_moves(position: Position, seat: int) -> set[Move]:
    """Return every legal move of a seat. Of dice, each different roll once."""
    if rolling(position):
        rolls = combinations_with_replacement(FACES, in_round(DICE, position.round))
        return {Roll(dice) for dice in rolls}
    if not asked(position, seat):
        return set()
    ends: tuple[Move, ...] = (Done(position.players[seat].step), Rub())
    return {*steps_moves(position, seat), *(end for end in ends if not faults(position, seat, end))}


def waits(position: Position) -> set[int]:
    """Collect the seats that the table waits for. Anybody may roll."""
    everybody = range(len(position.players))
    return {seat for seat in everybody if rolling(position) or asked(position, seat)}


# What a move leads to -------------------------------------------------------------------------------------


def with_seat(position: Position, seat: int, player: Player) -> Position:
    """Return the position with one seat changed."""
    players = list(position.players)
    players[seat] = player
    return replace(position, players=tuple(players))


def rolled(position: Position, dice: tuple[int, ...]) -> Position:
    """Apply the rule: everybody begins to draw with these dice."""
    players = tuple(
        replace(player, step="discover", sheet=replace(player.sheet, used=(), gathered=Goods()), past=())
        for player in position.players
    )
    return replace(position, dice=tuple(sorted(dice)), players=players)


def has_to_decide(position: Position, seat: int) -> bool:
    """Tell if a seat that comes to a step has a choice there."""
    if position.players[seat].step == "upkeep":
        return oracle_grow.must_grow(position, seat)
    return any(True for _ in steps_moves(position, seat))


def stepped_on(position: Position, seat: int) -> Position:
    """Apply the rule: the seat comes to the next step, and goes on if it has nothing to decide."""
    player = position.players[seat]
    to = NEXT[player.step]
    sheet = replace(player.sheet, forests=()) if player.step == "upkeep" else player.sheet
    position = with_seat(position, seat, replace(player, step=to, sheet=sheet, past=()))
    if to == "done":
        return position
    if to == "gather":
        position = oracle_grow.gathered(position, seat)
    if to == "upkeep":
        position = oracle_grow.growing(position, seat)
    return position if has_to_decide(position, seat) else stepped_on(position, seat)


def next_round(position: Position) -> Position:
    """Go to the next round, or end the game, once every seat is done."""
    if any(player.step != "done" for player in position.players):
        return position
    if position.round >= ROUNDS:
        return replace(position, over=True)
    return replace(position, round=position.round + 1, dice=())


def rubbed(position: Position, seat: int) -> Position:
    """Restore the sheet from before the last thing drawn."""
    player = position.players[seat]
    return with_seat(position, seat, replace(player, sheet=player.past[-1], past=player.past[:-1]))


def remembered(position: Position, seat: int, before: Sheet) -> Position:
    """Keep the sheet from before a move, so that it can be restored."""
    player = position.players[seat]
    return with_seat(position, seat, replace(player, past=(*player.past, before)[-REMEMBERED:]))


def after(position: Position, seat: int, move: Move) -> Position:
    """Apply a move that the table can show."""
    before = position.players[seat].sheet
    match move:
        case Roll(dice):
            return rolled(position, dice)
        case Done():
            return next_round(stepped_on(position, seat))
        case Rub():
            return rubbed(position, seat)
        case Draw():
            position = oracle_draw.drawn(position, seat, move)
        case Build():
            position = oracle_build.built(position, seat, move)
        case Fell():
            position = oracle_grow.felled(position, seat, move)
        case Grow():
            position = oracle_grow.grown(position, seat, move)
    return remembered(position, seat, before)


__all__ = ["after", "faults", "legal_moves", "places", "points", "waits"]
