"""Defaults of a position file: the characters going around, the running turn, its character and progress.

An unstated character is the one whose power the moves use, if the seat can have it; else the one stated for
the seat; after several builds the Architect; after taking income the one whose colour brings most; else the
first free one, beginning with the Warlord and the King.
"""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from companion.games.citadels import moves
from companion.games.citadels.position import Phase, Player, Position, Turn
from companion.games.citadels.powers.income import income_of
from companion.games.citadels.printed import NUMBERS, PAYS, ROLES, Role
from companion.kit.typed_notation import OMITTED

PLAYED = ("call", "turn")
"""Phases in which characters are called."""

PHASES: Mapping[type[moves.Move], Phase] = {moves.Deal: "deal", moves.Pick: "draft", moves.Answer: "call"}
"""The phase a move belongs to; every other one belongs to a turn."""

POWERS: Mapping[type[moves.Move], Role] = {
    moves.Kill: "assassin",
    moves.Rob: "thief",
    moves.Swap: "magician",
    moves.Exchange: "magician",
    moves.Destroy: "warlord",
}
"""The only character that makes a move."""

HINTS: Mapping[str, tuple[moves.Move, ...]] = {
    "build": (moves.Build("temple"),),
    "destroy": (moves.Destroy(0, "temple"),),
    "kill": (moves.Kill("king"),),
    "rob": (moves.Rob("king"),),
    "swap": (moves.Swap(0),),
}
"""By piece, a move that is made with it."""

ASKED = (moves.Rescue, moves.Decline)
"""Moves that the Graveyard's owner makes in somebody else's turn."""


def infer_pool(position: Position) -> tuple[Role, ...]:
    """List the characters that go around in the draft: those that are nowhere else."""
    away = (*position.up, *position.aside, position.down, *_taken_roles(position))
    return tuple(role for role in position.roles if role not in away) if position.phase == "draft" else ()


def count_picks(position: Position) -> int:
    """Count the picks made in the draft: the characters that the seats have."""
    return min(7, len(_taken_roles(position))) if position.phase == "draft" else 0


def _taken_roles(position: Position) -> tuple[Role, ...]:
    return tuple(role for player in position.players for role in player.roles)


def turn_moves(next_moves: Sequence[moves.Move]) -> tuple[moves.Move, ...]:
    """List the moves of a file up to the end of the current turn."""
    return tuple(takewhile(lambda move: not isinstance(move, moves.End), next_moves))


def playing_seat(position: Position, role: Role | None, next_moves: Sequence[moves.Move], first: int) -> int:
    """Infer the playing seat: that of the stated character, else the first to move.

    Without a stated character and without moves it is the only seat with any character. If the Graveyard's
    owner is asked it is the turn of the Warlord, or of the next seat.
    """
    asked = bool(next_moves) and isinstance(next_moves[0], ASKED)
    holder = position.seat_holding(role or ("warlord" if asked else "king"))
    if (role or asked) and holder is not None:
        return holder
    if asked:
        return (first + 1) % position.count
    named = [seat for seat, player in enumerate(position.players) if player.roles]
    return named[0] if not next_moves and len(named) == 1 else first


def infer_role(position: Position, seat: int, next_moves: Sequence[moves.Move]) -> Role:
    """Infer the character a seat plays as. ``position`` has the stated characters."""
    mine = turn_moves(next_moves)
    hints = [POWERS[type(move)] for move in mine if type(move) in POWERS]
    if mine and isinstance(mine[0], ASKED):
        hints = ["warlord"]
    if own := [role for role in ROLES if role in position.players[seat].roles]:
        called = [role for role in own if NUMBERS[role] == position.calling]
        return next((role for role in (*hints, *called) if role in own), own[0])
    free = [role for role in position.roles if _is_free(position, role)] or list(position.roles)
    if sum(isinstance(move, moves.Build) for move in mine) > 1:
        hints.append("architect")
    if any(isinstance(move, moves.Income) for move in mine):
        hints += _earners(position.players[seat])
    order: tuple[Role, ...] = ("warlord", "king", "bishop", "merchant", "architect", "magician", "thief")
    return next((role for role in (*hints, *order) if role in free), free[0])


def _is_free(position: Position, role: Role) -> bool:
    """Check that a character's place is unstated."""
    laid = (*position.up, *position.aside, position.down, position.killed)
    return role not in laid and position.seat_holding(role) is None


def _earners(player: Player) -> list[Role]:
    """List the characters that a city pays, most gold first."""
    earners = [role for role in PAYS if income_of(player, role)]
    return sorted(earners, key=lambda role: -income_of(player, role))


def infer_acted(turn: Turn, next_moves: Sequence[moves.Move], *, default: bool) -> bool:
    """Infer the action's state: as stated, else done unless the moves take it before they need it.

    Args:
        turn: the stated fields.
        next_moves: the file's moves; none for a survey, whose question assumes a done action.
        default: true if the Graveyard's owner is asked; the Warlord has acted then.
    """
    if turn.acted is not OMITTED:
        return turn.acted
    if turn.built or default or not next_moves:
        return True
    kinds = (
        move
        for move in next_moves
        if isinstance(
            move,
            moves.Take | moves.Draw | moves.Build | moves.Destroy | moves.End | moves.Rescue | moves.Decline,
        )
    )
    return not isinstance(next(kinds, moves.Take()), moves.Take | moves.Draw)


def roles_seen_by_all(position: Position, seat: int) -> tuple[Role, ...]:
    """List a seat's characters that everybody has seen: the called and not killed ones, and the playing."""
    if position.phase not in PLAYED:
        return ()
    last, turn = position.calling - (position.phase == "call"), position.turn
    roles = position.players[seat].roles
    called = tuple(role for role in roles if NUMBERS[role] <= last and role != position.killed)
    plays = turn and turn.seat == seat and turn.role not in called
    return (*called, turn.role) if turn and plays else called
