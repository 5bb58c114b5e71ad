"""Common rules of several steps: the seat's step, the named square, and the rules about places."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from companion.engine.agenda import Task
from companion.engine.rules import KEPT, AreaRule, Findings, Place, Rule, rules_for_moves
from companion.engine.words import Who
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.phases.stage import Check
from companion.games.roll_into_town.position import Position, Step
from companion.games.roll_into_town.words import step_word

S = TypeVar("S")


def step_rule(step: Step) -> Check:
    """Build the rule that a move belongs to a step of the round. The table cannot overrule it."""

    def check(position: Position, seat: int, _move: Move) -> Findings:
        return check_step(position, seat, step)

    return Rule("step", "round", check, "impossible")


def check_step(position: Position, seat: int, step: Step) -> Findings:
    """Judge the seat's step, and find it broken if it is another one."""
    return KEPT if position.players[seat].step == step else step_finding(position, seat)


def step_finding(position: Position, seat: int) -> Findings:
    """Return a finding that names the seat's step."""
    return (({"now": step_word(position.players[seat].step)}, ()),)


def on_map_rule(section: str) -> Check:
    """Build the rule that a move names a square of the map. The table cannot overrule it."""

    def check(position: Position, _seat: int, move: Any) -> Findings:
        return KEPT if move.at in position.printed.grid.index else (({"at": move.at}, ()),)

    return Rule("off_map", section, check, "impossible")


def rules_on_square(
    rules: Iterable[AreaRule[S]], site: Callable[[Position, int, Any], S]
) -> tuple[Rule[Position, Any], ...]:
    """Turn area rules into rules about the square that a move names. A square off the map breaks none.

    Args:
        rules: each computes all the squares that it forbids.
        site: given position, seat and move, the subject of the rules.
    """

    def square(position: Position, seat: int, move: Any) -> tuple[Place[S], ...]:
        grid = position.printed.grid
        number = grid.index.get(move.at)
        return () if number is None else ((grid, site(position, seat, move), 1 << number),)

    return rules_for_moves(rules, square)


def actors_at_step(step: Step) -> Callable[[Position], tuple[int, ...]]:
    """Build the function that lists the seats at a step."""

    def find_actors(position: Position) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(position.players) if player.step == step)

    return find_actors


def create_task(id: str, seat: int, **params: int | str) -> Task:
    """Build a seat's task, with the seat among the params."""
    return Task(id, seat, {"seat": Who(seat), **params})
