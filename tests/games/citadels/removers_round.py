"""Dealing, choosing and calling: for every rule, how the cause a violation names is taken away."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.citadels.drafting import count_faces_up, picking_seat, puts_aside, unseen_seats
from companion.games.citadels.moves import Answer, Deal, Decline, Move, Pick, Rescue
from companion.games.citadels.position import Position, Turn
from companion.games.citadels.printed import ROLES, Role
from tests.conformance.parts import Changed, Remover

Violations = Sequence[Violation]
NAMES_THE_CALLED = 4


def go_to_phase(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Move the table to the phase that the move belongs to."""
    here = replace(position, offer=None, turn=None)
    match move:
        case Deal():
            return replace(here, phase="deal"), move
        case Pick():
            return replace(here, phase="draft", picks=0), move
        case Answer():
            return replace(here, phase="call", calling=NAMES_THE_CALLED), move
        case Rescue() | Decline():
            return replace(here, phase="turn", offer="temple", offered=seat, turn=Turn(seat, "warlord")), move
    return replace(here, phase="turn", turn=Turn(seat, "king")), move


def give_turn(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Give the turn, or the choice, to the seat that moves."""
    if position.offer:
        return replace(position, offered=seat), move
    if position.phase == "draft":
        position = replace(position, crown=(seat - position.picks) % position.count)
        assert picking_seat(position) == seat
        return position, move
    return position.with_turn(seat=seat), move


def _characters_to_lay(position: Position, up: Sequence[Role], needed: int) -> tuple[Role, ...]:
    """Complete or cut characters to the required number, the King not added."""
    kept = [role for role in dict.fromkeys(up) if role in position.roles][:needed]
    spare = [role for role in position.roles if role not in kept and role != "king"]
    return tuple((*kept, *spare)[:needed])


def lay_characters_up(position: Position, _seat: int, move: Deal, _violations: Violations) -> Changed:
    """Lay the required number of characters face up."""
    return position, Deal(_characters_to_lay(position, move.up, count_faces_up(position)), move.down)


def take_king_down(position: Position, _seat: int, move: Deal, _violations: Violations) -> Changed:
    """Take the King out of the characters that lie face up."""
    return position, Deal(tuple(role for role in move.up if role != "king"), move.down)


def remove_doubles(position: Position, _seat: int, move: Deal, _violations: Violations) -> Changed:
    """Lay every character in one place only."""
    up = tuple(role for role in dict.fromkeys(move.up) if role in position.roles)
    spare = next(role for role in position.roles if role not in up)
    return position, Deal(up, spare if move.down else None)


def settle_face_down(position: Position, _seat: int, move: Deal, _violations: Violations) -> Changed:
    """Lay a character face down if the app has the cards, or name none if it has not."""
    spare = next(role for role in position.roles if role not in move.up)
    return position, Deal(move.up, spare if position.rulings.draft == "phones" else None)


def add_to_pool(position: Position, _seat: int, move: Pick, _violations: Violations) -> Changed:
    """Add the picked character to those that go around."""
    return replace(position, pool=(*position.pool, move.role)), move


def put_another_aside(position: Position, _seat: int, move: Pick, _violations: Violations) -> Changed:
    """Put away another character that goes around, or none if none does."""
    if not puts_aside(position):
        return position, Pick(move.role)
    return position, Pick(move.role, next(role for role in position.pool if role != move.role))


def answer_called(position: Position, _seat: int, move: Answer, _violations: Violations) -> Changed:
    """Answer for the character that is called."""
    return position, Answer(ROLES[position.calling - 1], move.who)


def hide_shown(position: Position, _seat: int, move: Answer, _violations: Violations) -> Changed:
    """Forget all characters of the answering seat."""
    assert move.who is not None
    return position.with_player(move.who, roles=(), shown=()), move


def show_every_character(position: Position, _seat: int, move: Answer, _violations: Violations) -> Changed:
    """Show all characters of every seat."""
    for seat in unseen_seats(position):
        position = position.with_player(seat, roles=ROLES[: position.roles_per_seat])
    return position, move


REMOVERS: Mapping[str, Remover] = {
    "phase": go_to_phase,
    "turn": give_turn,
    "deal_up": lay_characters_up,
    "deal_king": take_king_down,
    "deal_same": remove_doubles,
    "deal_down": settle_face_down,
    "not_going_around": add_to_pool,
    "aside": put_another_aside,
    "answer_other": answer_called,
    "answer_seat": hide_shown,
    "somebody": show_every_character,
}
"""By rule."""
