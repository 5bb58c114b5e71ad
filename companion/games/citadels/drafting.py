"""How the characters of a round are handed out: how many lie aside, who chooses next, who still lacks one."""

from companion.games.citadels.position import Position
from companion.games.citadels.printed import NUMBERS, Role

FACE_UP = {3: 2, 4: 2, 5: 1}
"""Characters laid aside face up where everybody has one, by seats; none with more."""

SEVENTH = 6
"""The pick, counted from 0, at which the seventh seat also looks at the character laid aside face down."""


def faces_up(position: Position) -> int:
    """How many characters are laid aside face up; none where seats have two."""
    return FACE_UP.get(position.count, 0) if position.each == 1 else 0


def all_picks(position: Position) -> int:
    """How many characters are taken in a round."""
    return position.count * position.each


def picker(position: Position) -> int | None:
    """The seat that chooses a character now, clockwise from the crown; None where nobody does."""
    if position.phase != "draft" or position.picks >= all_picks(position):
        return None
    return position.from_crown[position.picks % position.count]


def puts_aside(position: Position) -> bool:
    """Whether who chooses now also puts a character face down: with two seats, the second and third time."""
    return position.count == 2 and position.picks in (1, 2)


def dealt_around(position: Position) -> int:
    """How many characters go around before anybody has chosen; one lies face down."""
    return len(position.roles) - faces_up(position) - 1


def going_around(position: Position) -> int:
    """How many characters whoever chooses now can choose from; known to everybody."""
    put = {0: 0, 1: 0, 2: 1}.get(position.picks, 2) if position.count == 2 else 0
    passed = len(position.roles) - len(position.up) - 1 - position.picks - put
    return passed + (position.count > SEVENTH and position.picks == SEVENTH)


def unseen_seats(position: Position) -> tuple[int, ...]:
    """The seats some of whose characters nobody has seen yet, clockwise from the crown.

    One that lacks two is named twice.
    """
    missing = [position.each - len(player.roles) for player in position.players]
    return tuple(seat for seat in position.from_crown for _ in range(missing[seat]))


def is_hidden(position: Position, role: Role) -> bool:
    """Whether a character is in play and does not lie face up, so that somebody may have it."""
    return role in position.roles and role not in position.up


def room(position: Position) -> tuple[Role, ...]:
    """The characters that those who lack one may still have, after the called one.

    The later ones; and the killed one, which does not answer.
    """
    later = (role for role in position.roles if NUMBERS[role] > position.calling)
    found = [role for role in later if role != position.killed and is_hidden(position, role)]
    if position.killed and is_hidden(position, position.killed) and position.holder(position.killed) is None:
        found.append(position.killed)
    return tuple(found)
