"""Phase 6, measuring: every town's pollution goes on its track, and deaths follow from it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from companion.engine.agenda import Task
from companion.engine.stage import Confirmation
from companion.games.small_city import procedures
from companion.games.small_city.citizens.people import eliminate_seat
from companion.games.small_city.moves import Measure, Move
from companion.games.small_city.phases.common_rules import (
    OUT,
    Rules,
    Stage,
    mark_all_finished,
    mark_none_finished,
    unfinished_seats,
)
from companion.games.small_city.plan import hall_cells, seat_plan
from companion.games.small_city.position import Position
from companion.games.small_city.printed import family_of
from companion.kit.tasks import seat_task, task_per_actor

# The sums and the reasons -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Smoke:
    """The pollution one town makes in a round.

    Attributes:
        people: citizens and tourists on its squares, those in the City Hall left out.
        spared: the number of them that stand in shops and make none, thanks to the Ecologist.
        goods: cubes made in it this round, by any seat.
        clean: the number of cubes that made none, thanks to the Engineer.
        parks: its squares of park.
    """

    people: int
    spared: int
    goods: int
    clean: int
    parks: int

    @property
    def pollution_made(self) -> int:
        """Pollution added to the track, at least 0."""
        return max(0, self.people - self.spared + self.goods - self.clean - self.parks)


def compute_pollution(position: Position, seat: int) -> Smoke:
    """Compute the pollution a town makes this round (pollution.made, pollution.parks)."""
    plan, town = seat_plan(position, seat), position.towns[seat]
    hall = set(hall_cells(plan))
    out = [one.at for one in town.people if one.at not in hall]
    spared = 0
    if town.action == "K":
        spared = sum((tile := plan.tile_at(at)) is not None and family_of(tile.kind) == "C" for at in out)
    clean = town.produced if town.action == "D" else 0
    return Smoke(len(out), spared, town.produced, clean, plan.squares("P").bit_count())


def measure_pollution(position: Position) -> Position:
    """Add every town's pollution of the round to its track, without putting any seat out."""
    added = {seat: compute_pollution(position, seat).pollution_made for seat in position.order}
    for seat, made in added.items():
        position = position.with_town(seat, made=made).with_added(seat, "pollution", made)
    return position


@dataclass(frozen=True, slots=True)
class Toll:
    """The seats that must let a person die after measuring, and the reason.

    Attributes:
        reached: the seats whose track has reached the limit for deaths; empty for no deaths.
        most: the most pollution a town made this round.
        makers: the seats that made this most.
        highest: the highest track among them.
        dying: the seats that must let a person die.
        why: ``none`` no seat reached the limit; ``most`` a single seat made the most; ``track`` several did,
            and a single one of them has the highest track; ``tied`` they are alike in that, too.
    """

    reached: tuple[int, ...]
    most: int
    makers: tuple[int, ...]
    highest: int
    dying: tuple[int, ...]
    why: Literal["none", "most", "track", "tied"]


def find_dying_seats(position: Position) -> Toll:
    """Find the seats that must let a person die in a measured position (pollution.who, B-12 to B-14).

    Only seats still in the game are compared. It does not matter which seat reached the limit: the one that
    made most this round pays for it, even if all made none.
    """
    limit, order = position.box.number("death_from"), position.order
    reached = tuple(seat for seat in order if position.towns[seat].pollution >= limit)
    most = max((position.towns[seat].made for seat in order), default=0)
    makers = tuple(seat for seat in order if position.towns[seat].made == most)
    highest = max((position.towns[seat].pollution for seat in makers), default=0)
    if not reached:
        return Toll((), most, makers, highest, (), "none")
    dying = tuple(seat for seat in makers if position.towns[seat].pollution == highest)
    why: Literal["most", "track", "tied"] = (
        "most" if len(makers) == 1 else "track" if len(dying) == 1 else "tied"
    )
    return Toll(reached, most, makers, highest, dying, why)


# The phase --------------------------------------------------------------------------------------------------


RULES: Rules = {Measure: (OUT,)}


def _apply_move(position: Position, _seat: int, _move: Measure) -> Position:
    """Apply `Measure`: add all pollution, give up towns at 100 %, and compare the others."""
    position = measure_pollution(position)
    limit = position.box.number("out_at")
    for seat in position.order:
        if position.towns[seat].pollution >= limit:
            position = eliminate_seat(position, seat)
    for seat in find_dying_seats(position).dying:
        position = position.with_town(seat, dying=True)
    return mark_all_finished(position)


def _candidate_moves(_position: Position, _seat: int) -> Iterable[Move]:
    return (Measure(),)


def _confirm(position: Position, seat: int) -> Confirmation[Move]:
    """Find the measuring. It is empty if no town makes pollution, and no person dies of the old one."""
    clean = not any(compute_pollution(position, each).pollution_made for each in position.order)
    after = _apply_move(position, seat, Measure())
    nothing = clean and not any(town.dying for town in after.towns)
    return Confirmation(Measure(), nothing, common=True)


def _task_for_seat(position: Position, seat: int) -> Task:
    made = compute_pollution(position, seat).pollution_made
    return seat_task("measure", seat, shared=True, made=made, total=position.towns[seat].pollution + made)


def _reset_dying(position: Position) -> Position:
    for seat, town in enumerate(position.towns):
        if town.dying:
            position = position.with_town(seat, dying=False)
    return mark_none_finished(position)


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    unfinished_seats,
    task_per_actor(unfinished_seats, _task_for_seat),
    enter=_reset_dying,
    leave=mark_none_finished,
    procedure=procedures.POLLUTION,
    confirm=_confirm,
)
