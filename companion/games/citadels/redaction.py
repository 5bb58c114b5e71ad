"""What a seat may see of a table: its own characters and cards, and all that lies open."""

from msgspec.structs import replace

from companion.games.citadels import turn
from companion.games.citadels.drafting import picker
from companion.games.citadels.moves import Correction, Deal, Move, Pick, SetRole, SetTurn, Swap
from companion.games.citadels.position import Player, Position


def view(position: Position, seat: int | None) -> Position:
    """What a seat, or a watcher, may see.

    Others' cards stay hidden, and their characters until they are called. What goes around is seen by who
    chooses now, what lies face down by nobody. Of real characters the app knows no more than the table told.
    """
    if position.phase == "scoring":
        return position
    phones = position.rulings.draft == "phones"
    players = tuple(
        player if other == seat else _from_outside(player, phones=phones)
        for other, player in enumerate(position.players)
    )
    chooses = seat is not None and picker(position) == seat
    return replace(position, players=players, pool=position.pool if chooses else (), down=None, aside=())


def _from_outside(player: Player, *, phones: bool) -> Player:
    return replace(player, cards=(), roles=player.shown if phones else player.roles)


def private(position: Position, seat: int) -> bool:
    """Whether a seat chooses its character now.

    Cards that it has told the app are shown on demand: were there a curtain where there are some, everybody
    would know.
    """
    return picker(position) == seat


def hides(
    position: Position, viewer: int | None, seat: int | None, said: Move | Correction, now: Position
) -> bool:
    """Whether a viewer must not be told what was said; if it is a correction, nobody makes it then.

    Nobody gives out characters while the app holds them: the one given would come from somebody's hand, and
    that hand would get another for it and know where that one was. What everybody has seen is no secret.
    """
    if not isinstance(said, SetRole | SetTurn) or now.phase == "scoring":
        return False
    who, role = (said.turn.seat, said.turn.role) if isinstance(said, SetTurn) else (said.seat, said.role)
    if role is None or position.rulings.draft == "cards" or who >= position.count:
        return False
    return role not in position.players[who].shown


def reveals(position: Position, seat: int, move: Move) -> bool:
    """Whether a move shows what cannot be forgotten: hands, and characters that the app holds."""
    if isinstance(move, Swap):
        return True
    if position.rulings.draft == "cards":
        return False
    if isinstance(move, Deal | Pick):
        return True
    shown = [player.shown for player in position.players]
    return shown != [player.shown for player in turn.after(position, seat, move).players]
