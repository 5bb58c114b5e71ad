"""Differences between two positions of a table, as the corrections that lead from one to the other."""

from collections.abc import Callable, Iterator
from typing import Any, get_args

from companion.engine.lines import seat_line
from companion.engine.refolding import Difference
from companion.games.sweet_lands import corrections as said
from companion.games.sweet_lands.correction_kinds import CORRECTIONS
from companion.games.sweet_lands.move_effects import due_name, due_phrases
from companion.games.sweet_lands.position import Due, Player, Position, Skill
from companion.games.sweet_lands.vocabulary import COLUMNS, RESOURCES, Stock
from companion.kit.tuples import as_tuple


@as_tuple
def differences(before: Position, after: Position) -> Iterator[Difference]:
    """List the values that differ, seat by seat, then those of the table, each with its sentence."""
    for correction in corrections_between(before, after):
        kind = CORRECTIONS.kind_of(type(correction))
        notice = CORRECTIONS.describe(after, correction)
        yield Difference(notice, _number_before(before, kind, correction))
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        owed = _count_new_dues(was.dues, now.dues)
        if owed:
            yield Difference(seat_line("owed", seat, what=due_phrases(owed)))


def _number_before(position: Position, kind: Any, correction: Any) -> int | None:
    """Look up the number that a correction replaces, or None if it sets no number."""
    if not isinstance(correction, said.SetStock | said.SetSpace | said.SetTrack | said.SetMark):
        return None
    keys = {field.name: getattr(correction, field.name) for field in kind.fields[:-1]}
    number = kind.current_value(position, **keys)
    return number if isinstance(number, int) else None


UNTOLD = ("end", "discard")
"""Kinds of dues that no seat decides about."""


def _count_new_dues(was: tuple[Due, ...], now: tuple[Due, ...]) -> dict[str, int]:
    """Count the dues that only the second position has, by name."""
    found: dict[str, int] = {}
    for due in now:
        if due.kind not in UNTOLD:
            found[due_name(due)] = found.get(due_name(due), 0) + due.count
    for due in was:
        if due_name(due) in found:
            found[due_name(due)] -= due.count
    return {name: number for name, number in found.items() if number > 0}


@as_tuple
def corrections_between(before: Position, after: Position) -> Iterator[Any]:
    """List the corrections that make the first position show what the second one shows, dues aside."""
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if was != now:
            for differ in _OF_A_SEAT:
                yield from differ(seat, was, now)
    yield from _of_the_table(before, after)


def _stock(seat: int, was: Player, now: Player) -> Iterator[Any]:
    for what in get_args(Stock):
        if getattr(was, what) != getattr(now, what):
            yield said.SetStock(seat, what, getattr(now, what))


def _markers(seat: int, was: Player, now: Player) -> Iterator[Any]:
    for resource, old, new in zip(RESOURCES, was.spaces, now.spaces, strict=True):
        if old != new:
            yield said.SetSpace(seat, resource, new)
    for track, (old, new) in enumerate(zip(was.prosperity, now.prosperity, strict=True), 1):
        if old != new:
            yield said.SetTrack(seat, track, new)
    for mark, (old, new) in enumerate(zip(was.marks, now.marks, strict=True), 1):
        if old != new:
            yield said.SetMark(seat, mark, new)
    if was.helper != now.helper:
        yield said.SetHelper(seat, now.helper)


def _flags(seat: int, was: Player, now: Player) -> Iterator[Any]:
    if was.wonder != now.wonder:
        yield said.SetFlag(seat, "wonder", now.wonder)
    if was.ability_used != now.ability_used:
        yield said.SetFlag(seat, "ability_used", now.ability_used)


def _cards(seat: int, was: Player, now: Player) -> Iterator[Any]:
    for column in COLUMNS:
        old, new = (
            tuple(card.card for card in each.automated if card.column == column) for each in (was, now)
        )
        if old != new:
            yield said.SetAutomatedCards(seat, column, new)
    if was.passing != now.passing:
        yield said.SetPassingCards(seat, now.passing)


def _tiles(seat: int, was: Player, now: Player) -> Iterator[Any]:
    def name_skill(skill: Skill) -> tuple[int, bool]:
        return skill.tile, skill.advanced

    for skill in now.skills:
        if skill not in was.skills:
            yield said.SetSkill(seat, *name_skill(skill), "down" if skill.down else "up")
    for gone in {*map(name_skill, was.skills)} - {*map(name_skill, now.skills)}:
        yield said.SetSkill(seat, *gone, "gone")
    for place in sorted({*was.taken} ^ {*now.taken}):
        yield said.SetRabbitPlace(seat, place, place in now.taken)
    if was.milestones != now.milestones:
        yield said.SetOwnMilestones(seat, now.milestones)


def _map(seat: int, was: Player, now: Player) -> Iterator[Any]:
    for spot in now.spots:
        if was.spot(spot.at) != spot:
            yield said.SetSpot(seat, spot)
    for spot in was.spots:
        if now.spot(spot.at) is None:
            yield said.ClearSpot(seat, spot.at)
    for road in sorted({*was.roads} ^ {*now.roads}):
        yield said.SetRoad(seat, road, road in now.roads)


_OF_A_SEAT: tuple[Callable[[int, Player, Player], Iterator[Any]], ...] = (
    _stock,
    _markers,
    _flags,
    _cards,
    _tiles,
    _map,
)


def _of_the_table(before: Position, after: Position) -> Iterator[Any]:
    turn = ("round", "phase", "turn", "start")
    if any(getattr(before, name) != getattr(after, name) for name in turn):
        yield said.SetTurn(after.round, after.phase, after.turn, after.start)
    if before.milestones != after.milestones:
        yield said.SetTiles("milestone", after.milestones)
    if before.advanced != after.advanced:
        yield said.SetTiles("advanced", after.advanced)
    if before.claimed != after.claimed:
        yield said.SetClaimed(after.claimed)
    was, now = _discs(before), _discs(after)
    for area, slot in sorted({*was} | {*now}):
        if was.get((area, slot)) != now.get((area, slot)):
            yield said.SetDisc(area, slot, now.get((area, slot)))
    for track, (old, new) in enumerate(zip(before.ends, after.ends, strict=True), 1):
        if old != new:
            yield said.SetEnd(track, new)


def _discs(position: Position) -> dict[tuple[str, int], int]:
    return {(disc.area, disc.slot): disc.seat for disc in position.discs}
