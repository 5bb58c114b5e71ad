"""Preview of a move: its changes for the seat, told before the move is made."""

from collections.abc import Iterator

from companion.engine.notice import Notice
from companion.engine.words import Params, Phrase, Who, Word
from companion.games.sweet_lands import areas, industry, move_effects, moves, prosperity, turn, words
from companion.games.sweet_lands.counting import active_draws, city_groups, count
from companion.games.sweet_lands.gaining import short_of
from companion.games.sweet_lands.land import land
from companion.games.sweet_lands.move_effects import Outcome
from companion.games.sweet_lands.phases import action
from companion.games.sweet_lands.position import Due, Position
from companion.games.sweet_lands.printed import numbers
from companion.games.sweet_lands.vocabulary import COLUMNS, ELEMENTS, REWARDS, Column

FULL = 5
"""Number of tents, houses or buildings in a full set."""

Found = Iterator[tuple[str, Params]]


def preview(position: Position, seat: int, move: moves.Move) -> tuple[Notice, ...]:
    """List the changes that a possible move would bring to the seat. Empty for an impossible move.

    The move is tried, and its changes are told: the payment, the effects on the map, the gains and the new
    dues. Unread prints are named, and the rest is told without them.
    """
    if not turn.verdict(position, seat, move).possible:
        return ()
    found = move_effects.outcome(position, seat, move, by_hand=True)
    lines = (*_paying(found, move), *_itself(found, move), *_getting(found, move), *_unread(found, move))
    return tuple(Notice(id, seat, params) for id, params in lines)


def _paying(found: Outcome, move: moves.Move) -> Found:
    price = move_effects.cost(found.before, found.seat, move)
    if found.paid:
        yield "pays", {"paid": words.amounts(found.paid)}
    lacking = {kind: due - there for kind, due, there in short_of(found.was, price) if kind != "card"}
    if lacking:
        yield "short", {"missing": move_effects.amount_phrases(lacking)}
    if isinstance(move, moves.Property) and (saved := _saved(found, move)):
        yield "discount", {"count": saved}


def _saved(found: Outcome, move: moves.Property) -> int:
    """Count the wood that the food track's discounts save."""
    if found.before.phase == "place":
        return 0
    hungry = found.before.with_player(found.seat, food=0)
    full = industry.price(hungry, found.seat, move.kind, move.number) or ()
    less = industry.price(found.before, found.seat, move.kind, move.number) or ()
    return sum(gain.count for gain in full if gain.kind == "wood") - sum(
        gain.count for gain in less if gain.kind == "wood"
    )


def _getting(found: Outcome, move: moves.Move) -> Found:
    """Tell the immediate gains that no other line tells, then the new dues."""
    got = found.amounts_gained()
    for kind, number in _told(found, move).items():
        got[kind] = got.get(kind, 0) - number
    got = {kind: number for kind, number in got.items() if number > 0}
    if got:
        yield "gets", {"got": move_effects.amount_phrases(got)}
    follows = found.follows()
    if follows and not isinstance(move, moves.Skip | moves.Done):
        yield "follows", {"what": move_effects.due_said(follows)}


def _told(found: Outcome, move: moves.Move) -> dict[str, int]:
    match move:
        case moves.Terrain() | moves.Special() | moves.Road():
            return {"card": _draws(found)}
        case moves.Pass():
            return {"city": _groups(found.before, found.seat), "industry": _marks(found)}
        case moves.Step(piece=piece):
            return {"wagon" if piece == "wagon" else "train": 1}
    return {}


def _unread(found: Outcome, move: moves.Move) -> Found:
    """Tell the unread prints that the move depends on."""
    names = list(found.unread)
    own = found.before.printed
    if isinstance(move, moves.Property) and found.before.phase != "place":
        names.insert(0, industry.price_entry(found.was, move.kind, move.number))
    if isinstance(move, moves.Area):
        names += areas.entries(move)[1:]
    missing = [name for name in dict.fromkeys(names) if name and not own.knows(name)]
    if missing:
        yield "unread", {"count": len(missing), "what": words.entries_said(found.before, missing)}


# What the move itself does ----------------------------------------------------------------------------------


def _itself(found: Outcome, move: moves.Move) -> Found:
    match move:
        case moves.Terrain() | moves.Special() | moves.Road():
            yield from _flipping(found)
        case moves.Property() | moves.Free(number=8):
            yield from _building(found)
        case moves.Step(piece=piece):
            yield "moves", {"piece": Word(f"piece-{piece}"), "space": getattr(found.now, piece)}
        case moves.Advance(track=track):
            yield from _advancing(found, track)
        case moves.Automate(column=column):
            yield from _automating(found, column)
        case moves.Pass():
            yield from _passing(found)
        case moves.Done() if found.before.count > 1:
            yield "next", {"seat": Who(action.following_seat(found.before, found.seat))}
        case moves.Skip():
            yield "gives_up", {"what": move_effects.due_said(found.due())}
        case moves.ByHand():
            yield "by_hand", {}


def _flipping(found: Outcome) -> Found:
    """Tell flipped tiles, newly active extra-draw areas and newly joined ports."""
    down = {spot.at for spot in found.was.spots if spot.tile == "flipped"}
    flipped = tuple(spot.at for spot in found.now.spots if spot.tile == "flipped" and spot.at not in down)
    if flipped:
        grid = land(found.before, found.seat).grid
        yield "flips", {"cells": words.places_said(grid, flipped), "count": len(flipped)}
    if found.before.phase != "place" and (draws := _draws(found)):
        yield "draws", {"count": draws}
    more = count(found.after, found.seat, "ports") - count(found.before, found.seat, "ports")
    if more > 0:
        yield "port", {"count": count(found.after, found.seat, "ports")}


def _draws(found: Outcome) -> int:
    """Count the newly active extra-draw areas, each of which draws a card at once."""
    new = active_draws(found.after, found.seat) & ~active_draws(found.before, found.seat)
    return new.bit_count()


def _building(found: Outcome) -> Found:
    """Tell cities, room for cards, full sets and trains freed by a laboratory."""
    before, after = (_groups(each, found.seat) for each in (found.before, found.after))
    if before != after:
        yield "cities", {"count": after, "before": before}
    for column in COLUMNS:
        room = _room(found, column)
        if room:
            yield "room", {"column": Word(f"piece-{column}"), "count": room}
    for column in COLUMNS:
        if found.was.count_properties(column) < FULL <= found.now.count_properties(column):
            yield "set", {"set": Word(f"element-{column}s")}
    opened = set(industry.movable_trains(found.after, found.seat)) - set(
        industry.movable_trains(found.before, found.seat)
    )
    if opened and found.now.count_properties("lab") > found.was.count_properties("lab"):
        yield "opens", {"pieces": tuple(Word(f"piece-{piece}") for piece in sorted(opened))}


def _room(found: Outcome, column: Column) -> int:
    """Count the cards that fit below a column after a property is built, or 0 without an increase."""
    most = numbers().automation
    was, now = (most[min(FULL, each.count_properties(column))] for each in (found.was, found.now))
    return now if now > was else 0


def _groups(position: Position, seat: int) -> int:
    return len(city_groups(position, seat))


def _advancing(found: Outcome, track: int) -> Found:
    """Tell the new space, the new multiplier, and the last reward if this seat is the first there."""
    yield "advances", {"track": words.track(found.before, track), "space": found.now.prosperity[track - 1]}
    element = prosperity.counts(found.before, track)
    if element in ELEMENTS:
        times = prosperity.multiplier(found.after, found.seat, element)
        if times is not None and times != prosperity.multiplier(found.before, found.seat, element):
            there = count(found.after, found.seat, element)
            yield "multiplies", {"element": Word(f"element-{element}"), "times": times, "count": there}
    if found.before.ends[track - 1] is None and found.after.ends[track - 1] == found.seat:
        yield "first", {}


def _automating(found: Outcome, column: Column) -> Found:
    """Tell the gains of a column's industry reward with the new card below it, as things stand."""
    reward = REWARDS[COLUMNS.index(column)]
    start = found.after.with_player(found.seat, dues=(Due("reward", 1, "", reward),))
    after, unread = move_effects.settle(start, found.seat)
    then = Outcome(found.seat, start, after, ())
    gives: tuple[Phrase, ...] = (
        *move_effects.amount_phrases(then.amounts_gained()),
        *move_effects.due_said(then.follows()),
    )
    params: Params = {
        "column": Word(f"piece-{column}"),
        "number": COLUMNS.index(column) + 1,
        "gives": gives,
        "count": len(gives),
        "unread": len(unread),
    }
    yield "automates", params


def _passing(found: Outcome) -> Found:
    """Tell the gains for cities and score markers, and the losses at the clean-up."""
    if cities := _groups(found.before, found.seat):
        yield "passes_cities", {"count": cities}
    if marks := _marks(found):
        yield "passes_marks", {"count": marks}
    lost = {"card": max(0, found.now.hand - 1), "disc": found.now.discs}
    if found.before.round < numbers().rounds and any(lost.values()):
        yield "loses", {"lost": move_effects.amount_phrases({kind: n for kind, n in lost.items() if n})}


def _marks(found: Outcome) -> int:
    return industry.marks_passed(found.before, found.seat)
