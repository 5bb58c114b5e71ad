"""Caller of the characters: calls them in order, begins their turns, and closes the round."""

from msgspec.structs import replace

from companion.games.citadels.drafting import is_hidden, unseen_seats
from companion.games.citadels.position import Position, Turn
from companion.games.citadels.printed import NUMBERS, ROLES, Role


def call_next(position: Position) -> Position:
    """Call the next character that somebody may have, or end the round if none is left.

    Skip characters that lie face up and the killed one: no seat may answer for them.
    """
    for role in ROLES[position.calling :]:
        if not is_hidden(position, role) or role == position.killed:
            continue
        if position.rulings.draft == "phones":
            seat = position.seat_holding(role)
            if seat is not None:
                return begin_turn(position, seat, role)
        elif unseen_seats(position):
            return replace(position, phase="call", calling=NUMBERS[role], turn=None)
    return _end_round(position)


def begin_turn(position: Position, seat: int, role: Role) -> Position:
    """Show a called character and begin its turn: the King takes the crown, the Thief collects the gold."""
    position = _show_role(position, seat, role)
    if role == "king":
        position = replace(position, crown=seat)
    if role == position.robbed:
        position = _pay_thief(position, seat)
    return replace(position, phase="turn", calling=NUMBERS[role], turn=Turn(seat, role))


def _show_role(position: Position, seat: int, role: Role) -> Position:
    player = position.players[seat]
    roles = player.roles if role in player.roles else (*player.roles, role)
    shown = player.shown if role in player.shown else (*player.shown, role)
    return position.with_player(seat, roles=roles, shown=shown)


def _pay_thief(position: Position, seat: int) -> Position:
    """Pay all of the called seat's gold to the Thief."""
    thief = position.seat_showing("thief")
    if thief is None:
        return position
    if thief == seat:
        return replace(position, loot=0)
    loot = position.players[seat].gold
    position = position.with_player(seat, gold=0)
    position = position.with_player(thief, gold=min(999, position.players[thief].gold + loot))
    return replace(position, loot=loot)


def _end_round(position: Position) -> Position:
    """Show the killed character and begin the next round, or go to the scoring if a city is complete."""
    killed = position.killed
    seat = _find_killed_seat(position)
    if killed and seat is not None:
        position = _show_role(position, seat, killed)
        if killed == "king":
            position = replace(position, crown=seat)
    position = replace(position, turn=None, pool=(), aside=(), down=None, picks=0, calling=0)
    if any(position.is_city_complete(seat) for seat in range(position.count)):
        return replace(position, phase="scoring")
    players = tuple(
        replace(player, city=tuple(replace(built, fresh=False) for built in player.city))
        for player in position.players
    )
    return replace(position, phase="deal", round=min(999, position.round + 1), players=players)


def _find_killed_seat(position: Position) -> int | None:
    """Find the seat that has the killed character. With real cards, the only seat that has shown too few."""
    killed = position.killed
    if killed is None or not is_hidden(position, killed):
        return None
    seat = position.seat_holding(killed)
    lack = unseen_seats(position)
    if seat is None and position.rulings.draft == "cards" and len(lack) == 1:
        return lack[0]
    return seat
