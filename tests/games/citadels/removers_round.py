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


def other_phase(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that the table is where the move belongs."""
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


def other_turn(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that it is this seat that is asked."""
    if position.offer:
        return replace(position, offered=seat), move
    if position.phase == "draft":
        position = replace(position, crown=(seat - position.picks) % position.count)
        assert picking_seat(position) == seat
        return position, move
    return position.with_turn(seat=seat), move


def _laid(position: Position, up: Sequence[Role], needed: int) -> tuple[Role, ...]:
    kept = [role for role in dict.fromkeys(up) if role in position.roles][:needed]
    spare = [role for role in position.roles if role not in kept and role != "king"]
    return tuple((*kept, *spare)[:needed])


def faces(position: Position, _seat: int, move: Deal, _violations: Violations) -> Changed:
    """Lay the required number of characters face up."""
    return position, Deal(_laid(position, move.up, count_faces_up(position)), move.down)


def king(position: Position, _seat: int, move: Deal, _violations: Violations) -> Changed:
    """Change the case so that the King does not lie face up."""
    return position, Deal(tuple(role for role in move.up if role != "king"), move.down)


def same(position: Position, _seat: int, move: Deal, _violations: Violations) -> Changed:
    """Change the case so that every character lies in one place only."""
    up = tuple(role for role in dict.fromkeys(move.up) if role in position.roles)
    spare = next(role for role in position.roles if role not in up)
    return position, Deal(up, spare if move.down else None)


def down(position: Position, _seat: int, move: Deal, _violations: Violations) -> Changed:
    """Change the case so that one lies face down if the app has the cards, and none is told if it has not."""
    spare = next(role for role in position.roles if role not in move.up)
    return position, Deal(move.up, spare if position.rulings.draft == "phones" else None)


def going_around(position: Position, _seat: int, move: Pick, _violations: Violations) -> Changed:
    """Change the case so that the character goes around."""
    return replace(position, pool=(*position.pool, move.role)), move


def aside(position: Position, _seat: int, move: Pick, _violations: Violations) -> Changed:
    """Put away another character that goes around, or none if none does."""
    if not puts_aside(position):
        return position, Pick(move.role)
    return position, Pick(move.role, next(role for role in position.pool if role != move.role))


def other_called(position: Position, _seat: int, move: Answer, _violations: Violations) -> Changed:
    """Change the case so that the character called is the one answered for."""
    return position, Answer(ROLES[position.calling - 1], move.who)


def own_shown(position: Position, _seat: int, move: Answer, _violations: Violations) -> Changed:
    """Change the case so that the seat has not shown a character yet."""
    assert move.who is not None
    return position.with_player(move.who, roles=(), shown=()), move


def nobody_lacks(position: Position, _seat: int, move: Answer, _violations: Violations) -> Changed:
    """Change the case so that everybody has shown all characters."""
    for seat in unseen_seats(position):
        position = position.with_player(seat, roles=ROLES[: position.roles_per_seat])
    return position, move


REMOVERS: Mapping[str, Remover] = {
    "phase": other_phase,
    "turn": other_turn,
    "deal_up": faces,
    "deal_king": king,
    "deal_same": same,
    "deal_down": down,
    "not_going_around": going_around,
    "aside": aside,
    "answer_other": other_called,
    "answer_seat": own_shown,
    "somebody": nobody_lacks,
}
"""By rule."""
