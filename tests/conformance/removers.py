"""Removers that any game can use: most causes are taken away in one of these ways."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.game import Game
from companion.engine.verdict import Repair, Violation
from companion.engine.words import Who, Word
from companion.games import GAMES
from companion.kit import seat_changes
from companion.kit.laying import Laying
from companion.kit.typed_notation import TypedNotation
from tests.conformance.parts import Changed, Remover

Violations = Sequence[Violation]

# What a violation tells -------------------------------------------------------------------------------------


def number_of(violation: Violation, name: str) -> int:
    """Return a number among a violation's params."""
    value = violation.params[name]
    assert isinstance(value, int)
    return value


def word_of(violation: Violation, name: str) -> str:
    """Return a word among a violation's params, without its kind: ``R2`` for ``tile-R2``."""
    word = violation.params[name]
    assert isinstance(word, Word)
    return word.id.partition("-")[2]


def seat_of(violation: Violation, name: str = "seat") -> int:
    """Return the seat among a violation's params."""
    who = violation.params[name]
    assert isinstance(who, Who)
    return who.seat


def cells_of(violations: Violations) -> tuple[str, ...]:
    """Return the cells that the violations name, each once. At least one."""
    cells = tuple(dict.fromkeys(cell for violation in violations for cell in violation.cells))
    assert cells, "no cell is named"
    return cells


# The move, the table, a seat --------------------------------------------------------------------------------


def said(**changes: Any) -> Remover:
    """Replace fields of the move."""

    def remove(position: Any, _seat: int, move: Any, _violations: Violations) -> Changed:
        return position, replace(move, **changes)

    return remove


def instead(other: Any) -> Remover:
    """Replace the move by another one."""

    def remove(position: Any, _seat: int, _move: Any, _violations: Violations) -> Changed:
        return position, other

    return remove


def table_has(**changes: Any) -> Remover:
    """Replace fields of the position."""

    def remove(position: Any, _seat: int, move: Any, _violations: Violations) -> Changed:
        return replace(position, **changes), move

    return remove


def ruled(**changes: str) -> Remover:
    """Replace rulings of the table."""

    def remove(position: Any, _seat: int, move: Any, _violations: Violations) -> Changed:
        return replace(position, rulings=replace(position.rulings, **changes)), move

    return remove


def seat_has(**changes: Any) -> Remover:
    """Replace fields of the seat that moves."""

    def remove(position: Any, seat: int, move: Any, _violations: Violations) -> Changed:
        return with_seat(position, seat, **changes), move

    return remove


def others_have(**changes: Any) -> Remover:
    """Replace fields of every other seat, as if they had had their turn."""

    def remove(position: Any, seat: int, move: Any, _violations: Violations) -> Changed:
        for other in range(len(seats(position))):
            position = position if other == seat else with_seat(position, other, **changes)
        return position, move

    return remove


def seat_has_more(field: str, param: str = "missing") -> Remover:
    """Add to a field of the seat that moves the number that the violation calls missing."""

    def remove(position: Any, seat: int, move: Any, violations: Violations) -> Changed:
        more = getattr(seats(position)[seat], field) + number_of(violations[0], param)
        return with_seat(position, seat, **{field: more}), move

    return remove


def in_phase(belongs: Mapping[type[Any], str], otherwise: str = "", **ready: Any) -> Remover:
    """Put the table into the phase that the move belongs to.

    Args:
        belongs: by type of move, its phase.
        otherwise: the phase of all other moves.
        ready: what is so at the table in any of them.
    """

    def remove(position: Any, _seat: int, move: Any, _violations: Violations) -> Changed:
        phase = belongs.get(type(move), otherwise)
        assert phase, f"nobody says which phase {move} belongs to"
        return replace(position, phase=phase, **ready), move

    return remove


def cleared(empty: Callable[[Any, int, Iterable[str]], Any]) -> Remover:
    """Clear the cells that the violations name.

    Args:
        empty: the position with nothing on some cells of a seat.
    """

    def remove(position: Any, seat: int, move: Any, violations: Violations) -> Changed:
        return empty(position, seat, cells_of(violations)), move

    return remove


def laying_removers(
    laying: Laying[Any], empty: Callable[[Any, int, Iterable[str]], Any]
) -> Mapping[str, Remover]:
    """Map the rules that `Laying` brings to their removers.

    Args:
        laying: the moves.
        empty: the position with nothing on some cells of a seat.
    """

    def lay_as_made(position: Any, _seat: int, _move: Any, _violations: Violations) -> Changed:
        return position, next(iter(laying.targets(position).values()))

    def shrink(position: Any, seat: int, move: Any, _violations: Violations) -> Changed:
        taken = laying.grid(position).names_of(laying.taken(position, seat))
        return empty(position, seat, taken), move

    return {"two_squares": lay_as_made, "shape": lay_as_made, "covered": cleared(empty), "fits": shrink}


def carried_out(
    game: Game[Any, Any, Any], position: Any, seat: int, move: Any, repair: Repair
) -> Iterator[Changed]:
    """Yield what the moves and the correction of a repair come to, each with the move that is legal then."""
    for each in repair.moves:
        yield (position, each) if repair.then is None else (game.apply(position, seat, each), repair.then)
    if repair.correction is not None:
        yield game.correct(position, repair.correction), move


def seats(position: Any) -> tuple[Any, ...]:
    """Return the states of all seats in a position."""
    found: tuple[Any, ...] = getattr(position, _per_seat(position))
    return found


def with_seat(position: Any, seat: int, **changes: Any) -> Any:
    """Return the position with fields of a seat replaced."""
    return seat_changes.with_seat(position, _per_seat(position), seat, **changes)


def _per_seat(position: Any) -> str:
    notation = next(game.notation for game in GAMES.values() if isinstance(position, game.position_type))
    assert isinstance(notation, TypedNotation)
    return notation.per_seat
