"""Setting the mirror to what the table shows; nothing follows but what waited for a print."""

from typing import Any

from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.engine.owners_box import entries_with
from companion.games.sweet_lands import corrections, printed
from companion.games.sweet_lands.land import land
from companion.games.sweet_lands.position import CAPITAL, Automated, Counts, Disc, Player, Position, Skill
from companion.games.sweet_lands.rebooking import rebook
from companion.games.sweet_lands.vocabulary import ELEMENTS, RESOURCES


def correct(position: Position, correction: corrections.Correction) -> Position:
    """The position with one thing set to what the table shows.

    Raises:
        Impossible: there is no such seat, hex or entry here, or it cannot be shown.
    """
    seat: int | None = getattr(correction, "seat", None)
    if seat is not None and seat >= position.count:
        raise Impossible(f"seat {seat}")
    match correction:
        case corrections.SetPrinted():
            return _with_printed(position, correction)
        case corrections.SetTurn():
            return _with_turn(position, correction)
        case corrections.SetTiles(what=what, tiles=tiles):
            return _with_tiles(position, what, _each_once(tiles))
        case corrections.SetClaimed(count=count):
            return replace(position, claimed=count)
        case corrections.SetDisc(area=area, slot=slot, seat=owner):
            others = tuple(disc for disc in position.discs if (disc.area, disc.slot) != (area, slot))
            more = () if owner is None else (Disc(area, slot, owner),)
            return replace(position, discs=(*others, *more))
        case corrections.SetEnd(track=track, seat=owner):
            return replace(position, ends=_at(position.ends, track - 1, owner))
    assert seat is not None
    changed = position.with_player(seat, **_changes(position, position.players[seat], correction))
    _check_on_map(changed, seat)
    return changed


def _each_once(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The same tiles, as there is one of each; those that nobody has named, 0, may be several.

    Raises:
        Impossible: one of them is named twice.
    """
    named = [tile for tile in tiles if tile]
    if len(set(named)) < len(named):
        raise Impossible("a tile twice")
    return tiles


def _with_tiles(position: Position, what: str, tiles: tuple[int, ...]) -> Position:
    if what == "milestone":
        return replace(position, milestones=tiles)
    if what == "advanced":
        return replace(position, advanced=tiles)
    if len(tiles) > 4:
        raise Impossible(f"{len(tiles)} final tiles")
    return replace(position, finals=tiles)


def _at(values: tuple[Any, ...], place: int, value: Any) -> Any:
    return (*values[:place], value, *values[place + 1 :])


def _changes(position: Position, player: Player, correction: corrections.Correction) -> dict[str, Any]:
    """What a correction changes of one player."""
    match correction:
        case corrections.SetStock(what=what, count=count):
            if what in ("food", "wagon", "locomotive") and count > 99:
                raise Impossible(f"{what} {count}")
            return {what: count}
        case corrections.SetSpace(resource=resource, space=space):
            return {"spaces": _at(player.spaces, RESOURCES.index(resource), space)}
        case corrections.SetTrack(track=track, space=space):
            return {"prosperity": _at(player.prosperity, track - 1, space)}
        case corrections.SetMultiplier(element=element, value=value):
            said = None if value < 0 else value
            return {"multipliers": _at(player.multipliers, ELEMENTS.index(element), said)}
        case corrections.SetMark(mark=mark, count=count):
            return {"marks": _at(player.marks, mark - 1, count)}
        case corrections.SetFlag(what=what, on=on):
            return {what: on}
        case corrections.SetCharacter(character=character, side=side):
            return {"character": character, "side": side}
        case corrections.SetHelper(place=place):
            return {"helper": place}
        case corrections.SetMilestones(count=count):
            kept = player.milestones[:count]
            return {"milestones": (*kept, *(0,) * (count - len(kept)))}
        case corrections.SetOwnMilestones(tiles=tiles):
            return {"milestones": _each_once(tiles)}
        case corrections.SetSkill():
            return {"skills": _skills(player, correction)}
        case corrections.SetAutomated() | corrections.SetAutomatedCards():
            return {"automated": _automated_cards(player, correction)}
        case corrections.SetPassingCards(cards=cards):
            return {"passing": cards}
        case corrections.SetRabbitPlace(place=place, taken=taken):
            places = {*player.taken, place} if taken else {*player.taken} - {place}
            return {"taken": tuple(sorted(places))}
        case corrections.SetCount(what=what, count=count):
            if player.spots or player.roads:
                raise Impossible("a map that is drawn is not counted")
            return {"counted": replace(player.counted or Counts(), **{what: count})}
        case corrections.SetSpot() | corrections.ClearSpot() | corrections.SetRoad():
            return _on_map(position, player, correction)
    raise Impossible(type(correction).__name__)


def _skills(player: Player, correction: corrections.SetSkill) -> tuple[Skill, ...]:
    named = (correction.tile, correction.advanced)
    others = tuple(each for each in player.skills if (each.tile, each.advanced) != named)
    if correction.state == "gone":
        return others
    return (*others, Skill(*named, down=correction.state == "down"))


def _automated_cards(
    player: Player, correction: corrections.SetAutomated | corrections.SetAutomatedCards
) -> tuple[Automated, ...]:
    """The cards of a column as named; or counted: its first ones stay, new ones are unnamed."""
    column = correction.column
    others = [card for card in player.automated if card.column != column]
    if isinstance(correction, corrections.SetAutomatedCards):
        return (*others, *(Automated(column, card) for card in correction.cards))
    here = [card for card in player.automated if card.column == column][: correction.count]
    return (*others, *here, *[Automated(column)] * (correction.count - len(here)))


def _on_map(position: Position, player: Player, correction: Any) -> dict[str, Any]:
    """Something on a map: from now on the map is drawn, and no longer counted."""
    here = land(position, correction.seat)
    match correction:
        case corrections.SetSpot(spot=spot):
            if spot.at not in here.grid.index or (spot.at == CAPITAL) != (spot.tile == "none"):
                raise Impossible(f"something on {spot.at}")
            if spot.number and not spot.property:
                raise Impossible("the number of a property that is not there")
            others = [each for each in player.spots if each.at != spot.at]
            spots = tuple(sorted([*others, spot], key=lambda each: each.at))
            return {"spots": spots, "counted": None}
        case corrections.ClearSpot(at=at):
            return {"spots": tuple(spot for spot in player.spots if spot.at != at), "counted": None}
    if not here.has_edge(correction.at):
        raise Impossible(f"no edge {correction.at}")
    (name,) = here.edges.names_of(1 << here.edges.number(correction.at))
    roads = {*player.roads, name} if correction.there else {*player.roads} - {name}
    return {"roads": tuple(sorted(roads)), "counted": None}


def _check_on_map(position: Position, seat: int) -> None:
    """Whether a seat's map has every place where something of it lies.

    Raises:
        Impossible: it has not.
    """
    player, here = position.players[seat], land(position, seat)
    gone = [spot.at for spot in player.spots if spot.at not in here.grid.index]
    gone += [name for name in player.roads if not here.has_edge(name)]
    if gone:
        raise Impossible(f"something lies on {gone[0]}")


def _with_turn(position: Position, correction: corrections.SetTurn) -> Position:
    """Another round, phase or seat's turn: whatever was owed is forgotten, and nobody has acted or passed."""
    if correction.turn >= position.count or correction.start >= position.count:
        raise Impossible("no such seat")
    players = tuple(replace(each, dues=(), acted=False, passed=False, waived=()) for each in position.players)
    return replace(
        position,
        players=players,
        round=correction.round,
        phase=correction.phase,
        turn=correction.turn,
        start=correction.start,
        passed=(),
        order=(),
        discs=(),
    )


# What is printed --------------------------------------------------------------------------------------------


def _with_printed(position: Position, correction: corrections.SetPrinted) -> Position:
    """Another print; sums that rest on it follow.

    Raises:
        Impossible: there is no such entry, its text is not of its form, or something lies on a hex that the
            map would not have any more.
    """
    own = entries_with(position.own, correction.name, correction.text, printed.check)
    changed = replace(position, own=own)
    for seat in range(changed.count):
        _check_on_map(changed, seat)
    return rebook(position, changed, correction.name)
