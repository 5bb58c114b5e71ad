"""Redaction of a table for a seat: it sees its own characters and cards, and all that lies open."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.redaction import Secret
from companion.games.citadels import turn
from companion.games.citadels.drafting import picking_seat
from companion.games.citadels.moves import Correction, Deal, Move, Pick, SetRole, SetTurn, Swap
from companion.games.citadels.position import Player, Position
from companion.kit.tuples import as_tuple


def view(position: Position, seat: int | None) -> Position:
    """Redact a position for a seat, or for a watcher if seat is None.

    Others' cards stay hidden, and their characters until they are called. Characters going around are visible
    to the choosing seat, those face down to no seat. With real cards the app knows only what the table told.
    """
    if position.phase == "scoring":
        return position
    phones = position.rulings.draft == "phones"
    players = tuple(
        player if other == seat else _hide_hand(player, phones=phones)
        for other, player in enumerate(position.players)
    )
    chooses = seat is not None and picking_seat(position) == seat
    return replace(position, players=players, pool=position.pool if chooses else (), down=None, aside=())


def _hide_hand(player: Player, *, phones: bool) -> Player:
    return replace(player, cards=(), roles=player.shown if phones else player.roles)


def is_choosing_secretly(position: Position, seat: int) -> bool:
    """Check that a seat chooses its character now.

    Cards told to the app are shown on demand instead: a curtain over some hands would tell that the app
    knows them.
    """
    return picking_seat(position) == seat


def hides(
    position: Position, viewer: int | None, seat: int | None, change: Move | Correction, current: Position
) -> bool:
    """Check that a viewer must not see a move or correction. A hidden correction is refused to everyone.

    Nobody assigns characters while the app holds them. The assigned one would come from another seat's hand,
    which would get another one in return and learn the first one's place. A shown character is no secret.
    """
    if not isinstance(change, SetRole | SetTurn) or current.phase == "scoring":
        return False
    who, role = (
        (change.turn.seat, change.turn.role) if isinstance(change, SetTurn) else (change.seat, change.role)
    )
    if role is None or position.rulings.draft == "cards" or who >= position.count:
        return False
    return role not in position.players[who].shown


def reveals(position: Position, seat: int, move: Move) -> bool:
    """Check that a move reveals secrets for good: hands, or characters that the app holds."""
    if isinstance(move, Swap):
        return True
    if position.rulings.draft == "cards":
        return False
    if isinstance(move, Deal | Pick):
        return True
    shown = [player.shown for player in position.players]
    return shown != [player.shown for player in turn.after(position, seat, move).players]


@as_tuple
def secrets(position: Position, viewer: int | None, seat: int) -> Iterator[Secret]:
    """Yield the kinds of things of a seat that a viewer may not see, given the position as it sees it."""
    if position.phase == "scoring" or seat == viewer:
        return
    player = position.players[seat]
    hidden = len(player.roles) < position.roles_per_seat or position.phase in ("deal", "draft")
    if position.rulings.draft == "phones" and hidden:
        shown = {role for one in position.players for role in one.shown}
        unseen = frozenset(set(position.roles) - shown - set(position.up))
        yield Secret("role", "draft", ("pick",), unseen, whole=True)
        yield Secret("down", "deal.down")
    yield Secret("cards", "hands")
