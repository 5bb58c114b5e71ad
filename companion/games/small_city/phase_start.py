"""Taking up a table in the middle of a round: a phase begins anew, and nothing of another one is left."""

from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.games.small_city.moves import SetPhase
from companion.games.small_city.position import RING, Position, Town
from companion.games.small_city.turn import enter_phase


def with_phase(position: Position, correction: SetPhase) -> Position:
    """Begin a phase for every seat, with the earlier phases of the round as the table shows them.

    Cards are chosen among a ring of eight: an incomplete ring is laid first.

    Raises:
        Impossible: a town has no City Hall yet, or screens are up.
    """
    phase = correction.phase
    if phase == position.phase:
        return position
    if position.screened:
        raise Impossible(f"{phase} shows what is hidden")
    if not all(town.out or _is_founded(town) for town in position.towns):
        raise Impossible("a town without a City Hall")
    position = _without_errands(position)
    if phase == "scoring":
        return replace(position, phase=phase)
    if phase in ("street", "ring", "action"):
        position = replace(position, towns=tuple(replace(town, action=None) for town in position.towns))
    if phase == "street":
        position = replace(position, street=())
    if phase == "action" and len(position.ring) < RING:
        return replace(position, phase="ring")
    return enter_phase(position, phase)


def _is_founded(town: Town) -> bool:
    return any(tile.kind == "CH" for tile in town.tiles)


def _without_errands(position: Position) -> Position:
    towns = tuple(replace(town, done=False, dying=False, left=()) for town in position.towns)
    return replace(position, errand=None, screened=(), middle=None, collected=False, towns=towns)
