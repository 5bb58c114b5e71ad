"""Corrections of a seat's character, of the named characters, and of the running turn.

There is one card of each character. Where a seat gets another one, its former one goes to that one's place.
"""

from typing import Literal

from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.games.citadels.position import Position, Turn
from companion.games.citadels.printed import NUMBERS, Role


def was_called(position: Position, role: Role) -> bool:
    """Check that a character had its call in this round, so that it lies open if any seat has it."""
    if position.phase not in ("call", "turn") or role == position.killed:
        return False
    now = position.turn is not None and position.turn.role == role
    return now or NUMBERS[role] < position.calling


def with_role(position: Position, seat: int, role: Role | None) -> Position:
    """Give a seat a character, shown if it has had its call. None removes the seat's characters.

    Raises:
        Impossible: characters are not in play now or still go around, that one lies face up or another seat
            has shown it; of real cards, it was not called yet; or the seat plays its turn as another one.
    """
    _check_playing(position)
    playing = position.turn is not None and position.turn.seat == seat
    if role is None:
        if playing:
            raise Impossible("its turn is running")
        return _remove_roles(position, seat)
    _check_free(position, seat, role)
    if position.rulings.draft == "cards" and not was_called(position, role) and role != position.killed:
        raise Impossible(f"{role} has not been called yet")
    return _give_role(position, seat, role, shown=was_called(position, role))


def with_named_role(position: Position, namer: Literal["assassin", "thief"], role: Role | None) -> Position:
    """Set the character named by the Assassin or the Thief. In its own turn, mark its power used or unused.

    A character that is being called and gets killed is not asked about any longer.

    Raises:
        Impossible: nobody plays now, the character is not in play, or a killed one has shown itself.
    """
    _check_playing(position)
    for one in (namer, role) if role else ():
        if one not in position.roles:
            raise Impossible(f"{one} is not played with")
    if namer == "thief":
        same = role == position.robbed
        position = replace(position, robbed=role, loot=position.loot if same else None)
    else:
        if role is not None and position.seat_showing(role) is not None:
            raise Impossible(f"{role} has shown itself")
        if role != position.killed:
            position = _without_killed_role(position)
        position = replace(position, killed=role)
        if position.phase == "call" and role is not None and NUMBERS[role] == position.calling:
            return replace(position, phase="turn", turn=None)
    if position.turn is not None and position.turn.role == namer:
        return position.with_turn(used=role is not None)
    return position


def _without_killed_role(position: Position) -> Position:
    """Remove the no longer killed character from its seat: with real cards, its unseen holder is unknown."""
    role = position.killed
    seat = None if role is None else position.seat_holding(role)
    if seat is None or position.rulings.draft == "phones" or role in position.players[seat].shown:
        return position
    return position.with_player(seat, roles=tuple(one for one in position.players[seat].roles if one != role))


def with_turn(position: Position, turn: Turn) -> Position:
    """Set the running turn and show its character. Characters with later numbers are called again.

    Raises:
        Impossible: nobody plays now, there is no such seat, the character is killed or not in play, lies face
            up, or another seat has shown it.
    """
    _check_playing(position)
    if turn.seat >= position.count:
        raise Impossible(f"seat {turn.seat}")
    if turn.role == position.killed:
        raise Impossible(f"{turn.role} is killed")
    before = position.turn
    if before is None or before.role != turn.role:
        _check_free(position, turn.seat, turn.role)
    for seat in range(position.count):
        position = _hide_called_after(position, seat, turn.role)
    position = _give_role(replace(position, turn=None), turn.seat, turn.role, shown=True)
    if turn.role == "king":
        position = replace(position, crown=turn.seat)
    if before is None or (before.seat, before.role) != (turn.seat, turn.role):
        position = replace(position, offer=None, offered=None)
    return replace(position, phase="turn", calling=NUMBERS[turn.role], turn=turn)


def with_called_number(position: Position, number: int) -> Position:
    """Call a character anew: end any turn, and hide the characters from that number on.

    With real cards the app may know no seat's characters, so that a round can be entered at any call.
    """
    if position.phase in ("deal", "draft"):
        players = tuple(replace(player, roles=(), shown=()) for player in position.players)
        position = replace(position, players=players, up=(), killed=None, robbed=None, loot=None)
    for seat in range(position.count):
        position = _hide_from(position, seat, number)
    return replace(position, phase="turn", turn=None, offer=None, offered=None, calling=number - 1)


# Where a card is --------------------------------------------------------------------------------------------


def _check_playing(position: Position) -> None:
    if position.phase not in ("call", "turn"):
        raise Impossible(f"nobody is called in phase {position.phase}")


def _check_free(position: Position, seat: int, role: Role) -> None:
    """Check that a seat can have a character at all.

    Raises:
        Impossible: the character is not played with, lies face up, or another seat has shown it.
    """
    if role not in position.roles:
        raise Impossible(f"{role} is not played with")
    if role in position.up:
        raise Impossible(f"{role} lies face up")
    if position.seat_showing(role) not in (None, seat):
        raise Impossible(f"somebody else has shown {role}")


def _remove_roles(position: Position, seat: int) -> Position:
    """Remove a seat's characters. Those that the app holds go face down."""
    roles = position.players[seat].roles
    put = roles if position.rulings.draft == "phones" else ()
    return replace(position.with_player(seat, roles=(), shown=()), aside=(*position.aside, *put))


def _give_role(position: Position, seat: int, role: Role, *, shown: bool) -> Position:
    """Give a seat a character. A full seat gives up its spare one for it."""
    player = position.players[seat]
    if role not in player.roles:
        spare = _spare_role(position, seat) if len(player.roles) >= position.roles_per_seat else None
        position = _exchange_role(position, role, spare, shown=spare in player.shown)
        roles = [one for one in player.roles if one != spare]
        at = player.roles.index(spare) if spare else len(roles)
        seen = tuple(one for one in player.shown if one != spare)
        position = position.with_player(seat, roles=(*roles[:at], role, *roles[at:]), shown=seen)
    player = position.players[seat]
    if shown and role not in player.shown:
        return position.with_player(seat, shown=(*player.shown, role))
    return position


def _spare_role(position: Position, seat: int) -> Role:
    """Choose the character that a seat gives up for another one: an unseen one, else the one called last.

    Raises:
        Impossible: the seat is playing as its only character.
    """
    player, turn = position.players[seat], position.turn
    held = [role for role in player.roles if turn is None or (turn.seat, turn.role) != (seat, role)]
    if not held:
        raise Impossible("its turn is running")
    unseen = [role for role in held if role not in player.shown]
    return unseen[-1] if unseen else max(held, key=lambda role: NUMBERS[role] == position.calling)


def _exchange_role(position: Position, role: Role, spare: Role | None, *, shown: bool) -> Position:
    """Replace a character by another one where it lies now.

    The other one is shown there only if both were shown: else everybody would learn the first one's place.
    With real cards the other one's new place is unknown.
    """
    new = () if spare is None or position.rulings.draft == "cards" else (spare,)
    for seat, player in enumerate(position.players):
        if role in player.roles:
            at = player.roles.index(role)
            roles = (*player.roles[:at], *new, *player.roles[at + 1 :])
            seen = tuple(one for one in player.shown if one != role)
            if shown and role in player.shown:
                seen = (*seen, *new)
            return position.with_player(seat, roles=roles, shown=seen)
    if role == position.down:
        return replace(position, down=new[0] if new else None)
    if role in position.aside:
        at = position.aside.index(role)
        return replace(position, aside=(*position.aside[:at], *new, *position.aside[at + 1 :]))
    return position


def _hide_called_after(position: Position, seat: int, role: Role) -> Position:
    """Hide a seat's characters that are called after `role`. With real cards they become unknown."""
    return _hide_from(position, seat, NUMBERS[role] + 1)


def _hide_from(position: Position, seat: int, number: int) -> Position:
    """Hide a seat's characters from a number on. With real cards they become unknown."""
    player = position.players[seat]
    back = [one for one in player.shown if NUMBERS[one] >= number]
    known = position.rulings.draft == "phones"
    roles = player.roles if known else tuple(one for one in player.roles if one not in back)
    seen = tuple(one for one in player.shown if one not in back)
    return position.with_player(seat, roles=roles, shown=seen)
