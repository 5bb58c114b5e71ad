"""The setup: tiles drawn, characters and maps chosen in reverse order, and the first helper places."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import KEPT, Findings, Rule
from companion.engine.words import Who, Word
from companion.games.sweet_lands import moves, procedures
from companion.games.sweet_lands.gaining import owe_last
from companion.games.sweet_lands.phases import due_effects, due_moves, due_rules
from companion.games.sweet_lands.phases.common_rules import Check, Stage, nothing_owed
from companion.games.sweet_lands.position import SIDES, Due, Position
from companion.games.sweet_lands.printed import Printed, numbers
from companion.games.sweet_lands.vocabulary import CHARACTERS
from companion.kit.tasks import later_than, seat_task
from companion.kit.turns import turn_rule


def reverse_order(position: Position) -> tuple[int, ...]:
    """List the seats in reverse order of play, from the one before the start seat to the start seat."""
    return tuple((position.start - 1 - step) % position.count for step in range(position.count))


def busy_seat(position: Position) -> int | None:
    """Find the first seat in reverse order that is owed something, or None."""
    return next((seat for seat in reverse_order(position) if position.players[seat].dues), None)


def chooser(position: Position) -> int | None:
    """Find the seat that chooses its character. None while tiles are to be drawn, or once all have one."""
    if next_to_reveal(position):
        return None
    return next((seat for seat in reverse_order(position) if not position.players[seat].character), None)


def first_seat(position: Position) -> int | None:
    """Find the seat that is asked now. None while any seat may reveal a tile, or once all have chosen."""
    found = busy_seat(position)
    return chooser(position) if found is None else found


def next_to_reveal(position: Position) -> str | None:
    """Find the kind of tile to reveal next: final, milestone or advanced, or None."""
    return next(
        (what for what in REVEALED if len(tiles_on_table(position, what)) < wanted_count(position, what)),
        None,
    )


REVEALED: tuple[Literal["final", "milestone", "advanced"], ...] = ("final", "milestone", "advanced")
"""Kinds of tiles drawn before characters are chosen, in order."""


def tiles_on_table(position: Position, kind: str) -> tuple[int, ...]:
    """List the numbers of the tiles of a kind that lie on the table."""
    found = {"milestone": position.milestones, "final": position.finals, "advanced": position.advanced}
    return found[kind]


def wanted_count(position: Position, kind: str) -> int:
    """Count the tiles of a kind to draw. Advanced skill tiles are one more than the seats."""
    if kind == "advanced":
        return position.count + 1 if position.rulings.advanced == "with" else 0
    return procedures.FINALS if kind == "final" else numbers().milestones[0]


# Rules ------------------------------------------------------------------------------------------------------


def _board_taken(position: Position, seat: int, move: moves.Choose) -> Findings:
    """Check that neither side of a character board is taken, and that the seat has no board yet."""
    return tuple(
        ({"seat": Who(who), "board": int(player.character[0])}, ())
        for who, player in enumerate(position.players)
        if player.character and (who == seat or player.character[0] == move.character[0])
    )


def _other_side(position: Position, _seat: int, move: moves.Choose) -> Findings:
    own = position.rulings.maps == "b"
    return (({"side": move.side}, ()),) if (move.side != "A") != own else KEPT


def _map_taken(position: Position, _seat: int, move: moves.Choose) -> Findings:
    if move.side == "A":
        return KEPT
    there = [
        seat for seat, player in enumerate(position.players) if player.character and player.side == move.side
    ]
    return (({"seat": Who(there[0]), "side": move.side}, ()),) if there else KEPT


def _revealed_twice(position: Position, _seat: int, move: moves.Reveal) -> Findings:
    lies = move.tile in tiles_on_table(position, move.what)
    return (({"what": move.what, "tile": move.tile}, ()),) if lies else KEPT


def _check_unread(position: Position, _seat: int, move: moves.Reveal) -> Findings:
    known = move.tile in tile_numbers(position, move.what)
    return KEPT if known else (({"what": move.what, "tile": move.tile}, ()),)


def tile_numbers(position: Position, kind: str) -> tuple[int, ...]:
    """List the numbers of the tiles of a kind that are read or on the table, and the next one."""
    return _tile_numbers(position.printed, kind, tiles_on_table(position, kind))


@lru_cache(maxsize=64)
def _tile_numbers(own: Printed, kind: str, shown: tuple[int, ...]) -> tuple[int, ...]:
    known = [number for number in range(1, 41) if own.knows(f"{kind}-{number}") or number in shown]
    following = next((number for number in range(1, 41) if number not in known), None)
    return (*known, following) if following else tuple(known)


def _not_wanted(position: Position, _seat: int, move: moves.Reveal) -> Findings:
    most = wanted_count(position, move.what)
    enough = len(tiles_on_table(position, move.what)) >= most
    return (({"what": move.what, "most": most}, ()),) if enough else KEPT


def _tiles_first(position: Position, _seat: int, _move: moves.Choose) -> Findings:
    """Check that all tiles of the table are drawn before a character is chosen."""
    what = next_to_reveal(position)
    return (({"what": Word(f"tile-{what}")}, ()),) if what else KEPT


CHOOSE: tuple[Check, ...] = (
    turn_rule("setup.seats", first_seat),
    nothing_owed("setup.seats"),
    Rule("tiles_first", "setup.table", _tiles_first, "impossible"),
    Rule("board_taken", "setup.seats", _board_taken, "impossible"),
    Rule("other_side", "setup.seats", _other_side),
    Rule("map_taken", "setup.seats", _map_taken),
)
REVEAL: tuple[Check, ...] = (
    turn_rule("setup.table", first_seat),
    Rule("revealed", "setup.table", _revealed_twice, "impossible"),
    Rule("new_tile", "setup.table", _check_unread, "impossible"),
    Rule("enough_tiles", "setup.table", _not_wanted, "impossible"),
)


# What it changes --------------------------------------------------------------------------------------------


def _effect(position: Position, seat: int, move: moves.Move) -> Position:
    match move:
        case moves.Choose(character=character, side=side):
            position = position.with_player(seat, character=character, side=side)
            begins = (Due("spaces", 1, f"{character}-spaces"), Due("print", 1, f"{character}-start"))
            return owe_last(position, seat, begins)
        case moves.Reveal(what="milestone", tile=tile):
            return replace(position, milestones=(*position.milestones, tile))
        case moves.Reveal(what="final", tile=tile):
            return replace(position, finals=(*position.finals, tile))
        case moves.Reveal(tile=tile):
            return replace(position, advanced=(*position.advanced, tile))
    return due_effects.effect(position, seat, move)


def helpers(position: Position) -> Position:
    """Owe a helper place to the next seat without one, in reverse order of play. No change if all have it."""
    for seat in reverse_order(position):
        player = position.players[seat]
        if not player.helper and not player.dues:
            return owe_last(position, seat, (Due("helper"),))
    return position


# What can be done -------------------------------------------------------------------------------------------


def _candidates(position: Position, seat: int) -> Iterable[moves.Move]:
    yield from due_moves.moves_for_due(position, seat)
    sides = SIDES[:1] if position.rulings.maps == "a" else SIDES[1:]
    yield from (moves.Choose(character, side) for character in CHARACTERS for side in sides)
    for what in REVEALED:
        yield from (moves.Reveal(what, tile) for tile in tile_numbers(position, what))


def _actors(position: Position) -> tuple[int, ...]:
    found = first_seat(position)
    if found is not None:
        return (found,)
    return tuple(range(position.count)) if next_to_reveal(position) else ()


def _tasks(position: Position) -> tuple[Task, ...]:
    found = busy_seat(position)
    if found is not None:
        return due_rules.tasks(position, found)
    if what := next_to_reveal(position):
        left = wanted_count(position, what) - len(tiles_on_table(position, what))
        return (Task(f"reveal_{what}", None, {"left": left}, shared=True),)
    chooses = chooser(position)
    return () if chooses is None else (seat_task("choose", chooses),)


RULES: dict[type[Any], tuple[Check, ...]] = {
    moves.Choose: CHOOSE,
    moves.Reveal: REVEAL,
    **{kind: (turn_rule("setup.seats", first_seat), *rules) for kind, rules in due_rules.RULES.items()},
}


def _seats_to_set_up(position: Position) -> tuple[int, ...]:
    """List the seats without a character, a helper place or all dues, once the tiles are drawn."""
    if next_to_reveal(position):
        return ()
    return tuple(
        seat
        for seat in reverse_order(position)
        if not position.players[seat].helper or position.players[seat].dues
    )


STAGE = Stage(
    RULES,
    _effect,
    _candidates,
    _actors,
    _tasks,
    procedure=procedures.SETUP,
    later=later_than(first_seat, _seats_to_set_up),
)
