"""Handing out the characters of a round: those laid aside, the order of choosing, and the unseen ones."""

from companion.games.citadels.position import Position
from companion.games.citadels.printed import NUMBERS, Role

FACE_UP = {3: 2, 4: 2, 5: 1}
"""Characters laid aside face up where everybody has one, by seats; none with more."""

SEVENTH = 6
"""The pick, counted from 0, at which the seventh seat also looks at the character laid aside face down."""


def count_faces_up(position: Position) -> int:
    """Count the characters laid aside face up, or 0 if each seat has two."""
    return FACE_UP.get(position.count, 0) if position.roles_per_seat == 1 else 0


def count_all_picks(position: Position) -> int:
    """Compute the number of characters that all seats together take in a round."""
    return position.count * position.roles_per_seat


def picking_seat(position: Position) -> int | None:
    """Find the seat that chooses a character now, clockwise from the crown, or None outside of the draft."""
    if position.phase != "draft" or position.picks >= count_all_picks(position):
        return None
    return position.from_crown[position.picks % position.count]


def puts_aside(position: Position) -> bool:
    """Check that the choosing seat also puts a character face down: two seats' second and third pick."""
    return position.count == 2 and position.picks in (1, 2)


def count_dealt_around(position: Position) -> int:
    """Count the characters that go around before the first pick. One more lies face down."""
    return len(position.roles) - count_faces_up(position) - 1


def count_going_around(position: Position) -> int:
    """Count the characters that the choosing seat can choose from. The number is public."""
    put = {0: 0, 1: 0, 2: 1}.get(position.picks, 2) if position.count == 2 else 0
    passed = len(position.roles) - len(position.up) - 1 - position.picks - put
    return passed + (position.count > SEVENTH and position.picks == SEVENTH)


def unseen_seats(position: Position) -> tuple[int, ...]:
    """List the seats with characters still unseen, clockwise from the crown.

    A seat that lacks two is listed twice.
    """
    missing = [position.roles_per_seat - len(player.roles) for player in position.players]
    return tuple(seat for seat in position.from_crown for _ in range(missing[seat]))


def seats_to_call(position: Position) -> tuple[int, ...]:
    """List the seats that may still be called in this round, clockwise from the crown, by public knowledge.

    The seat with the killed character is among them until no character is left to call.
    """
    left = any(
        NUMBERS[role] > position.calling and role != position.killed and is_hidden(position, role)
        for role in position.roles
    )
    most = position.roles_per_seat
    return tuple(seat for seat in position.from_crown if left and len(position.players[seat].shown) < most)


def is_hidden(position: Position, role: Role) -> bool:
    """Check that a character is in play and not face up, so that a seat may have it."""
    return role in position.roles and role not in position.up


def roles_left(position: Position) -> tuple[Role, ...]:
    """List the characters that seats with unseen ones may still have after the current call.

    These are the later ones, and the killed one if no seat is known to have it, as it does not answer.
    """
    later = (role for role in position.roles if NUMBERS[role] > position.calling)
    found = [role for role in later if role != position.killed and is_hidden(position, role)]
    if (
        position.killed
        and is_hidden(position, position.killed)
        and position.seat_holding(position.killed) is None
    ):
        found.append(position.killed)
    return tuple(found)
