"""Warnings where the app shows more than the box holds. They forbid nothing."""

from collections import Counter
from collections.abc import Iterator

from companion.engine.notice import Notice
from companion.engine.words import Params, Phrase, Who, Word
from companion.games.sweet_lands import industry, prosperity, rabbits, scoring, words
from companion.games.sweet_lands.counting import count
from companion.games.sweet_lands.land import Land, seat_land
from companion.games.sweet_lands.position import TRACKS, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.procedures import FINALS
from companion.games.sweet_lands.vocabulary import COLUMNS, ELSE, ON_MAP, TERRAINS
from companion.kit.tuples import as_tuple

Found = Iterator[tuple[str, Params]]


@as_tuple
def warnings(position: Position) -> Iterator[Notice]:
    """List the impossible states, seat by seat and of the table."""
    for seat, player in enumerate(position.players):
        who: Params = {"seat": Who(seat)}
        found = [*_numbers(position, seat), *_tracks(position, seat)]
        if player.counted is None:
            found += _map(seat_land(position, seat))
        for id, params in found:
            yield Notice(id, seat, {**who, **params})
    for id, params in (*_find_shared(position), *_table(position)):
        yield Notice(id, None, params)


# One seat ---------------------------------------------------------------------------------------------------


def _too_many(element: str, total: int, most: int) -> tuple[str, Params]:
    has, shown = (Phrase(f"counted-{element}", (("count", count),)) for count in (most, total))
    return "too_many", {"has": has, "shown": shown}


def _numbers(position: Position, seat: int) -> Found:
    """Find pieces beyond their supply, and cards beyond the room of their column."""
    player = position.players[seat]
    for several, kind in ON_MAP.items():
        most, there = industry.most_properties(position, kind), count(position, seat, several)
        if most is not None and there > most:
            yield _too_many(several, there, most)
    most, there = rabbits.places(position), count(position, seat, "rabbits")
    if most is not None and there > most:
        yield _too_many("rabbits", there, most)
    for column, several in zip(COLUMNS, ON_MAP, strict=False):
        there = sum(card.column == column for card in player.automated)
        room = numbers().automation[min(5, count(position, seat, several))]
        if there > room:
            yield "automated", {"column": Word(f"piece-{column}"), "count": there, "most": room}


def _tracks(position: Position, seat: int) -> Found:
    """Find markers beyond the end of their tracks."""
    player = position.players[seat]
    ends = (
        ("food", player.food, position.printed.number("food")),
        ("wagon", player.wagon, industry.length(position)),
        ("locomotive", player.locomotive, industry.length(position)),
    )
    for piece, space, last in ends:
        if last is not None and space > last:
            yield f"beyond_{piece}", {"space": space, "most": last}
    for track in TRACKS:
        last, space = prosperity.length(position, track), player.prosperity[track - 1]
        if last is not None and space > last:
            yield "beyond_track", {"track": words.track(position, track), "space": space, "most": last}


def _map(land: Land) -> Found:
    """Find pieces in places where they cannot have been laid. Unread ground never counts against them."""
    bare = land.ground("off", "draw")
    special = land.grid.mask(*(spot.at for spot in land.spots if spot.special and spot.at in land.grid.index))
    on_tile = land.flipped | land.capital
    found = {
        "no_ground": land.tiles & bare,
        "tiles_apart": land.tiles & ~land.joined & ~bare,
        "special_ground": special & land.ground(*TERRAINS),
        "not_flipped": land.built & ~on_tile,
        "no_property": land.rabbits & ~land.built,
    }
    for id, hexes in found.items():
        if hexes:
            yield id, _cells(land, land.grid.names_of(hexes))
    if loose := _loose_roads(land):
        yield "roads_apart", _cells(land, loose)
    if off := tuple(name for name in land.laid if not land.has_edge(name)):
        yield "road_off", _cells(land, off)
    twice = Counter(
        (spot.property, spot.number) for spot in land.spots if spot.property == "coffee" and spot.number
    )
    for (_kind, number), there in twice.items():
        if there > 1:
            yield "coffee_twice", {"number": number, "count": there}


def _cells(land: Land, names: tuple[str, ...]) -> Params:
    return {"cells": words.name_places(land.grid, names), "count": len(names)}


def _loose_roads(land: Land) -> tuple[str, ...]:
    """Find the roads that no road joins to the capital."""
    begin = land.roads & land.bare.by_capital
    joined = land.edges.region(begin, land.roads) if begin else 0
    return land.edges.names_of(land.roads & ~joined)


# The whole table --------------------------------------------------------------------------------------------


def _find_shared(position: Position) -> Found:
    """Find boards, maps and helper places that two seats share."""
    boards = {seat: player.character[:1] for seat, player in enumerate(position.players)}
    for board, seats in _find_several(boards):
        yield "one_board", {"seats": seats, "board": int(board)}
    maps = {
        seat: player.side if player.side != "A" and player.character else ""
        for seat, player in enumerate(position.players)
    }
    for side, seats in _find_several(maps):
        yield "one_map", {"seats": seats, "map": side}
    helpers = {seat: str(player.helper or "") for seat, player in enumerate(position.players)}
    for place, seats in _find_several(helpers):
        yield "one_helper", {"seats": seats, "place": int(place)}


def _find_several(owners: dict[int, str]) -> Iterator[tuple[str, tuple[Who, ...]]]:
    for value, times in Counter(owners.values()).items():
        if value and times > 1:
            yield value, tuple(Who(seat) for seat, own in owners.items() if own == value)


def _table(position: Position) -> Found:
    claimed, most = sum(len(player.milestones) for player in position.players), numbers().milestones[1]
    if claimed > most:
        yield "milestones", {"count": claimed, "most": most}
    for tile, times in Counter(
        tile for player in position.players for tile in player.milestones if tile
    ).items():
        if times > 1:
            yield "milestone_twice", {"tile": words.with_number("milestone", tile)}
    if position.phase == "scoring":
        for tile in position.finals:
            if scoring.final_element(position, tile) == ELSE:
                yield "final_else", {"tile": words.with_number("final", tile)}
    if position.phase not in ("setup", "place") and len(position.finals) != FINALS:
        yield "finals", {"count": len(position.finals), "most": FINALS}
